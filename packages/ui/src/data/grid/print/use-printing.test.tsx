import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accounts, renderGrid } from '../grid.fixture.js';

const table = () => screen.getByRole('table');
const print = () => act(() => void dispatchEvent(new Event('beforeprint')));
const printed = () => act(() => void dispatchEvent(new Event('afterprint')));

describe('printed grid', () => {
  it('has every row and visible column as a table, which is removed afterwards', async () => {
    const { grid } = renderGrid({ rows: accounts(80), selectable: true });
    print();
    // The first print of a page can precede the code of the table.
    await screen.findByRole('table');
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
    printed();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('is rendered before the browser captures the page, and only while it prints', () => {
    const { container } = renderGrid();
    const root = container.querySelector('[data-lines]');
    expect(root).not.toHaveAttribute('data-printing');
    print();
    expect(root).toHaveAttribute('data-printing');
    expect(table()).toBeInTheDocument();
    printed();
    expect(root).not.toHaveAttribute('data-printing');
  });

  it('has at most a thousand rows, and states how many of how many', () => {
    renderGrid({ rows: accounts(1_200) });
    print();
    expect(within(table()).getAllByRole('row')).toHaveLength(1_001);
    expect(table()).toHaveTextContent('1,000 of 1,200 rows are printed.');
  });

  it('with windows has the loaded rows, and counts them', () => {
    const rows = accounts(100).map((row, index) => (index < 20 ? row : undefined));
    renderGrid({ rows: rows as ReturnType<typeof accounts>, windows: { onRange: () => {} } });
    print();
    expect(within(table()).getAllByRole('row')).toHaveLength(21);
    expect(table()).toHaveTextContent('20 of 100 rows are printed.');
  });
});
