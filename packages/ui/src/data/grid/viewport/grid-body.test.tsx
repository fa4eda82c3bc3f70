import { act, fireEvent } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountColumns, accounts, renderGrid, type Account, type GridProps } from '../grid.fixture.js';
import type { DataGridColumn } from '../index.js';

const ROW = 50;
/** Number of rows at least partly in view: 800 px minus the header. */
const IN_VIEW = Math.ceil(760 / ROW);
const THOUSAND = accounts(1_000);

/** Renders a grid with a column that records the rows it is rendered for. */
function counting(props: GridProps = {}) {
  const drawn: string[] = [];
  const columns = accountColumns.map((column) =>
    column.id === 'amount'
      ? {
          ...column,
          cell: ({ row }: { row: Account }) => {
            drawn.push(row.id);
            return row.amount;
          },
        }
      : column,
  );
  const grid = renderGrid({ rows: THOUSAND, columns, ...props });
  drawn.length = 0;
  return { ...grid, drawn };
}

describe('scrolling', () => {
  it('renders only lines that come into view', () => {
    const { drawn, scrollTo } = counting();
    scrollTo(ROW * 5);
    drawn.length = 0;
    scrollTo(ROW * 6);
    expect(drawn).toHaveLength(1);
    drawn.length = 0;
    scrollTo(ROW * 6 + 10);
    expect(drawn).toEqual([]);
    scrollTo(ROW * 100);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('reuses the existing elements', () => {
    const { grid, scrollTo, row } = counting();
    // At the top there are no overscan rows above; from here on the number of rows is constant.
    scrollTo(ROW * 20);
    const rows = () => new Set(grid().querySelectorAll('[role=row]'));
    const before = rows();
    for (let top = 20; top < 300; top += 7) scrollTo(ROW * top);
    expect(row(300)).toBeInTheDocument();
    expect([...rows()].every((one) => before.has(one))).toBe(true);
  });

  it('leaves no blank or duplicate line, at any position and focus', () => {
    const { grid, row, scrollTo } = renderGrid({ rows: THOUSAND });
    const step = fc.record({
      top: fc.nat(ROW * 1_000 - 760),
      press: fc.option(fc.nat(IN_VIEW - 1)),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 6 }), (steps) => {
        for (const { top, press } of steps) {
          scrollTo(top);
          const first = Math.floor(top / ROW);
          const shown = [...grid().querySelectorAll('[role=row]')].map((one) => Number(one.ariaRowIndex) - 2);
          expect(new Set(shown).size).toBe(shown.length);
          for (let line = first; line < Math.min(first + IN_VIEW, 1_000); line++)
            expect(shown).toContain(line);
          for (const line of shown.filter((one) => one >= 0)) {
            expect(row(line)!.style.transform).toBe(`translateY(${line * ROW}px)`);
          }
          if (press !== null) fireEvent.mouseDown(row(Math.min(first + press, 999))!.children[1]!);
        }
      }),
      { numRuns: 15 },
    );
  });
});

describe('click on a cell', () => {
  it('renders only the rows that the tab stop leaves and enters', () => {
    const { drawn, cell } = counting();
    fireEvent.mouseDown(cell(3, 'name')!);
    expect(drawn).toEqual(['a0', 'a3']);
    drawn.length = 0;
    fireEvent.mouseDown(cell(3, 'state')!);
    expect(drawn).toEqual(['a3']);
  });
});

describe('many columns', () => {
  const columns: DataGridColumn<Account>[] = [
    ...accountColumns,
    ...Array.from({ length: 60 }, (_, i) => ({
      id: `extra${i}`,
      header: `Extra ${i}`,
      value: (row: Account) => `${row.id} ${i}`,
      width: 150,
    })),
  ];
  const wide = () => {
    const grid = renderGrid({
      columns,
      initialState: { columnPinning: { start: ['name'], end: ['opened'] } },
    });
    const scrollSideways = (left: number) =>
      act(() => {
        grid.grid().scrollLeft = left;
        fireEvent.scroll(grid.grid());
      });
    const indexes = (position: number) =>
      [...(position < 0 ? grid.head('name').parentElement! : grid.row(position)!).children].map((one) =>
        Number(one.ariaColIndex),
      );
    return { ...grid, scrollSideways, indexes };
  };

  it('are rendered only in view or pinned, in headers and rows', () => {
    const { grid, scrollSideways, indexes } = wide();
    expect(grid()).toHaveAttribute('aria-colcount', '65');
    expect(indexes(0)).toHaveLength(9);
    scrollSideways(3_000);
    expect(indexes(0)[0]).toBe(1);
    expect(indexes(0).at(-1)).toBe(65);
    expect(indexes(0)).toContain(24);
    expect(indexes(0)).not.toContain(2);
    expect(indexes(-1)).toEqual(indexes(0));
  });

  it('keep the focus in a cell whose column scrolls out of view', () => {
    const { cell, scrollSideways } = wide();
    const focused = cell(2, 'state')!;
    fireEvent.mouseDown(focused);
    focused.focus();
    scrollSideways(5_000);
    expect(focused).toHaveFocus();
    expect(cell(1, Number(focused.ariaColIndex))).toBeNull();
  });

  it('keep the focus in a header whose column scrolls out of view', () => {
    const { head, scrollSideways } = wide();
    fireEvent.mouseDown(head('state'));
    head('state').focus();
    scrollSideways(5_000);
    expect(head('state')).toHaveFocus();
    expect(head('amount')).toBeNull();
  });

  it('are reached by keyboard, to the last and back', async () => {
    const { user, cell, scrollSideways } = wide();
    fireEvent.mouseDown(cell(0, 'name')!);
    cell(0, 'name')!.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toHaveAttribute('aria-colindex', '4');
    scrollSideways(5_000);
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toHaveAttribute('aria-colindex', '5');
    await user.keyboard('{End}{ArrowLeft}');
    expect(document.activeElement).toHaveTextContent('a0 59');
  });
});
