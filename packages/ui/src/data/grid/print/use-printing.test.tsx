import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accounts, renderGrid } from '../grid.fixture.js';

const table = () => screen.getByRole('table');
const print = () => act(() => void dispatchEvent(new Event('beforeprint')));

describe('a print', () => {
  it('has every row and every visible column as a table, whatever is drawn, and goes after it', () => {
    const { grid } = renderGrid({ rows: accounts(80), selectable: true });
    print();
    const rows = within(table()).getAllByRole('row');
    expect(rows).toHaveLength(81);
    expect(table()).toHaveTextContent('80 rows');
    const heads = within(rows[0]!)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    const drawn = within(grid())
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    // Without checkboxes and stars, which are controls.
    expect(drawn).toEqual(expect.arrayContaining(heads));
    expect(within(table()).queryByRole('checkbox')).toBeNull();
    act(() => void dispatchEvent(new Event('afterprint')));
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('ends after a thousand rows, and says how many of how many: more is a job for an export', () => {
    renderGrid({ rows: accounts(1_200) });
    print();
    expect(within(table()).getAllByRole('row')).toHaveLength(1_001);
    expect(table()).toHaveTextContent('1,000 of 1,200 rows are printed.');
  });

  it('of windows has the rows that are loaded, and counts them', () => {
    const rows = accounts(100).map((row, index) => (index < 20 ? row : undefined));
    renderGrid({ rows: rows as ReturnType<typeof accounts>, windows: { onRange: () => {} } });
    print();
    expect(within(table()).getAllByRole('row')).toHaveLength(21);
    expect(table()).toHaveTextContent('20 of 100 rows are printed.');
  });
});
