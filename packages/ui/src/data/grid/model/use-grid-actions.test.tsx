import { fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { announce } from '../../../feedback/announcer/index.js';
import { accountColumns, accounts, renderGrid, said, type Account, type GridProps } from '../grid.fixture.js';
import type { GridSelection, GridState } from '../index.js';

beforeEach(() => announce(''));

const onSelectionChange = vi.fn<(selection: GridSelection<Account>) => void>();
const ids = () => onSelectionChange.mock.lastCall?.[0].ids();
const selecting = (props: GridProps = {}) => {
  onSelectionChange.mockClear();
  const grid = renderGrid({ selectable: true, onSelectionChange, ...props });
  const press = (position: number, shiftKey = false) => fireEvent.click(grid.box(position), { shiftKey });
  return { ...grid, press };
};

describe('row selection', () => {
  it('toggles one row, reported to the host and announced', () => {
    const { press, selected } = selecting();
    press(2);
    expect([selected(), ids(), said()]).toEqual([[2], ['a2'], '1 selected']);
    press(4);
    expect([selected(), ids(), said()]).toEqual([[2, 4], ['a2', 'a4'], '2 selected']);
    press(2);
    press(4);
    expect([selected(), ids(), said()]).toEqual([[], [], '0 selected']);
  });

  it('selects a range from the last pressed row in both directions, and keeps the selection', () => {
    const { press, selected } = selecting();
    press(0);
    press(5);
    press(7, true);
    expect(selected()).toEqual([0, 5, 6, 7]);
    // The anchor of the range does not move.
    press(3, true);
    expect(selected()).toEqual([0, 3, 4, 5, 6, 7]);
  });

  it('with Shift selects one row if none was pressed before', () => {
    const { press, selected } = selecting();
    press(5, true);
    expect(selected()).toEqual([5]);
    press(7, true);
    expect(selected()).toEqual([5, 6, 7]);
  });

  it('selects a range by the current order', () => {
    const { press, selected, sortButton } = selecting();
    press(1); // Account 0011
    fireEvent.click(sortButton('name')); // … now second to last
    expect(selected()).toEqual([10]);
    press(8, true);
    expect(selected()).toEqual([8, 9, 10]);
  });

  it('selects a range in replaced rows from the row with the same id', () => {
    const rows = accounts(12);
    const { press, selected, rerender } = selecting({ rows });
    press(1);
    rerender({ rows: rows.slice(1) });
    press(2, true);
    expect(selected()).toEqual([0, 1, 2]);
  });

  it('selects one row if the start of the range is filtered out', () => {
    const { press, selected, rerender } = selecting();
    press(0); // Account 0012
    rerender({ state: { globalFilter: '000' } });
    press(3, true);
    expect(selected()).toEqual([3]);
    expect(ids()).toEqual(['a0', 'a6']);
  });

  it('selects rows of a range without group headings and rows of collapsed groups', () => {
    const { press, selected, row } = selecting({ initialState: { grouping: ['state'] } });
    press(3);
    press(7, true);
    expect(selected()).toEqual([3, 4, 6, 7]);
    fireEvent.click(row(0)!.firstElementChild!);
    expect(ids()).toHaveLength(4);
    expect(selected()).toEqual([2, 3]);
  });

  it('selects and deselects all filtered rows, keeping the others', () => {
    const { allBox, press, rerender } = selecting();
    press(0);
    rerender({ state: { globalFilter: '000' } });
    fireEvent.click(allBox());
    expect(ids()).toHaveLength(10);
    expect(said()).toBe('10 selected, 1 hidden by the filters');
    fireEvent.click(allBox());
    expect(ids()).toEqual(['a0']);
  });

  it('renders only the selected row', () => {
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
    const { press } = selecting({ columns });
    press(3);
    drawn.length = 0;
    press(5);
    expect(drawn).toEqual(['a5']);
  });
});

describe('REQ-017 column width', () => {
  const onStateChange = vi.fn<(state: GridState) => void>();
  const resizing = (column: string, props: GridProps = {}) => {
    onStateChange.mockClear();
    const grid = renderGrid({ onStateChange, ...props });
    const head = grid.head(column);
    fireEvent.mouseDown(head);
    const press = (key: string) => fireEvent.keyDown(head, { key, shiftKey: true });
    const width = () => Number.parseFloat(grid.head(column).style.width);
    return { ...grid, press, width };
  };

  it('changes in keyboard steps, each announced', () => {
    const { press, width } = resizing('state');
    press('ArrowRight');
    expect([width(), said()]).toEqual([176, 'State: 176 pixels wide']);
    press('ArrowLeft');
    press('ArrowLeft');
    expect([width(), said()]).toEqual([144, 'State: 144 pixels wide']);
  });

  it.each([
    ['ArrowLeft', { width: 70 }, 64],
    ['ArrowLeft', { width: 100, minWidth: 90 }, 90],
    ['ArrowRight', { width: 950 }, 960],
    ['ArrowRight', { width: 200, maxWidth: 210 }, 210],
    // A column may set a width below the usual minimum.
    ['ArrowLeft', { width: 50 }, 50],
  ])('%s on %j is limited to %i, and the result is announced', (key, own, limit) => {
    const columns = accountColumns.map((column) => (column.id === 'state' ? { ...column, ...own } : column));
    const { press, width } = resizing('state', { columns });
    press(key);
    press(key);
    expect([width(), said()]).toEqual([limit, `State: ${limit} pixels wide`]);
  });

  it.each(['star', '__select'])('of %s is unchanged, without an announcement', (column) => {
    const { press } = resizing(column, { selectable: true });
    press('ArrowRight');
    expect(onStateChange).not.toHaveBeenCalled();
    expect(said()).toBe('');
  });
});

describe('REQ-017 column order', () => {
  const moving = (column: string, props: GridProps = {}) => {
    const grid = renderGrid(props);
    fireEvent.mouseDown(grid.head(column));
    const press = (key: string) =>
      fireEvent.keyDown(grid.head(column), { key, shiftKey: true, ctrlKey: true });
    return { ...grid, press };
  };

  it('changes by keyboard, with the new position announced', () => {
    const { press, columns, head } = moving('state');
    press('ArrowRight');
    expect(columns()).toEqual(['star', 'name', 'amount', 'state', 'opened']);
    expect(said()).toBe('State: column 4 of 5');
    press('ArrowRight');
    expect(columns()).toEqual(['star', 'name', 'amount', 'opened', 'state']);
    expect(said()).toBe('State: column 5 of 5');
    press('ArrowRight');
    expect(columns().at(-1)).toBe('state');
    expect(head('state')).toHaveAttribute('tabindex', '0');
  });

  it('does not pass fixed columns', () => {
    const { press, columns } = moving('name');
    press('ArrowLeft');
    expect(columns()).toEqual(['star', 'name', 'state', 'amount', 'opened']);
    expect(said()).toBe('');
  });

  it.each(['star', '__select'])('of %s cannot be changed', (column) => {
    const { press, columns } = moving(column, { selectable: true });
    press('ArrowRight');
    expect(columns().slice(0, 2)).toEqual(['__select', 'star']);
  });

  it('changes among pinned columns at their edge', () => {
    const { press, columns } = moving('amount', {
      initialState: { columnPinning: { start: ['state', 'amount'], end: [] } },
    });
    press('ArrowLeft');
    expect(columns().slice(0, 3)).toEqual(['amount', 'state', 'star']);
    press('ArrowRight');
    press('ArrowRight');
    expect(columns().slice(0, 3)).toEqual(['state', 'amount', 'star']);
  });

  it('skips hidden columns', () => {
    const { press, columns } = moving('opened', { initialState: { columnVisibility: { amount: false } } });
    press('ArrowLeft');
    expect(columns()).toEqual(['star', 'name', 'opened', 'state']);
  });
});
