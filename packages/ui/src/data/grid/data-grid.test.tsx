import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { announce } from '../../feedback/announcer/index.js';
import { accountColumns, accounts, renderGrid, said, strings, type Account } from './grid.fixture.js';
import type { GridSelection, GridState } from './index.js';

beforeEach(() => announce(''));

const HUNDRED_THOUSAND = accounts(100_000);

describe('DS-016 accessibility tree', () => {
  it('has the total number of rows and columns, and the positions of the rendered ones', () => {
    const { grid, row, cell, scrollTo } = renderGrid({ rows: HUNDRED_THOUSAND, selectable: true });
    expect(grid()).toHaveAccessibleName('Accounts');
    expect(grid()).toHaveAccessibleDescription(strings.keys);
    expect(grid()).toHaveAttribute('aria-rowcount', '100001');
    expect(grid()).toHaveAttribute('aria-colcount', '6');
    const drawn = () => [...grid().querySelectorAll('[role=row]')].map((one) => Number(one.ariaRowIndex));
    expect(drawn().length).toBeLessThan(25);
    scrollTo(2_000_000);
    expect(row(40_000)).toBeInTheDocument();
    expect(new Set(drawn()).size).toBe(drawn().length);
    expect(cell(40_000, 'name')).toHaveTextContent('Account 60000');
    expect([...row(40_000)!.children].map((one) => one.ariaColIndex)).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  it('lists a pinned row first, in every order and at every scroll position', () => {
    const { row, cell, scrollTo } = renderGrid({
      rows: HUNDRED_THOUSAND,
      pinnedRowId: 'a7',
      initialState: { sorting: [{ id: 'name', desc: true }] },
    });
    const name = cell(0, 'name')!.textContent;
    expect(name).toBe(HUNDRED_THOUSAND.find(({ id }) => id === 'a7')!.name);
    expect(row(0)).toHaveAttribute('data-pinned');
    expect(row(1)).not.toHaveAttribute('data-pinned');
    scrollTo(2_000_000);
    expect(cell(0, 'name')).toHaveTextContent(name);
    expect(row(40_000)).toBeInTheDocument();
  });

  it('omits a pinned row hidden by filters', () => {
    const { row } = renderGrid({ pinnedRowId: 'nobody' });
    expect(row(0)).not.toHaveAttribute('data-pinned');
  });

  it('names rows and their checkboxes by their titles', () => {
    renderGrid({ selectable: true });
    expect(screen.getByRole('rowheader', { name: 'Account 0012' })).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: `${strings.selectRow} Account 0012` })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: strings.selectAll })).not.toBeChecked();
  });

  it('has a name for a column without a visible label', () => {
    renderGrid();
    expect(screen.getByRole('columnheader', { name: 'Favourite' })).toBeInTheDocument();
  });

  it('has a selected state only for selectable rows', () => {
    const { grid, row, rerender } = renderGrid();
    expect(grid()).not.toHaveAttribute('aria-multiselectable');
    expect(row(0)).not.toHaveAttribute('aria-selected');
    rerender({ selectable: true, selectedIds: ['a1'] });
    expect(grid()).toHaveAttribute('aria-multiselectable', 'true');
    expect([0, 1].map((position) => row(position)?.ariaSelected)).toEqual(['false', 'true']);
  });

  it('has grouped rows on two levels: group headings and rows', () => {
    const { grid, row, cell } = renderGrid({ initialState: { grouping: ['state'] } });
    expect(grid()).toHaveAttribute('role', 'treegrid');
    // Groups follow the order of the options, which is not that of their values or labels.
    const head = row(0)!;
    expect(head).toHaveTextContent('New4');
    expect(head).toHaveAttribute('aria-level', '1');
    expect(head).toHaveAttribute('aria-expanded', 'true');
    expect(head.querySelector('[role=gridcell]')).toHaveAttribute('aria-colspan', '5');
    expect(row(1)).toHaveAttribute('aria-level', '2');
    expect(row(1)).not.toHaveAttribute('aria-expanded');
    expect(cell(5, 1)).toHaveTextContent('Open4');
    expect(grid()).toHaveAttribute('aria-rowcount', '16');
  });

  it('has child rows on their level, and an expanded state for parents', () => {
    const childrenOf = (row: Account) =>
      row.id.includes('.')
        ? undefined
        : row.id === 'a1'
          ? []
          : [{ ...row, id: `${row.id}.1`, name: 'Child' }];
    const { row } = renderGrid({ rows: accounts(3), getChildren: childrenOf, defaultCollapsed: ['a2'] });
    const seen = [0, 1, 2, 3].map((position) => [row(position)?.ariaLevel, row(position)?.ariaExpanded]);
    expect(seen).toEqual([
      ['1', 'true'],
      ['2', null],
      ['1', null],
      ['1', 'false'],
    ]);
    expect(row(4)).toBeNull();
  });

  it('is translated into French', () => {
    renderGrid({ selectable: true, rows: [] }, 'fr');
    expect(screen.queryByText(strings.empty)).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox')).not.toHaveAccessibleName(strings.selectAll);
  });
});

describe('DS-022 message instead of rows', () => {
  it('is the host’s content in one row over all columns', () => {
    const { grid, row, rerender } = renderGrid({ rows: [], empty: 'No account yet' });
    expect(row(0)).toHaveTextContent('No account yet');
    expect(row(0)!.firstElementChild).toHaveAttribute('aria-colspan', '5');
    expect(grid()).toHaveAttribute('aria-rowcount', '2');
    rerender({ error: 'No connection' });
    expect(row(0)).toHaveTextContent('No connection');
  });

  it('differs between no rows and no matches', () => {
    const { rerender } = renderGrid({ rows: [] });
    expect(screen.getByText(strings.empty)).toBeInTheDocument();
    rerender({ rows: accounts(3), state: { globalFilter: 'nothing' } });
    expect(screen.getByText(strings.emptyFiltered)).toBeInTheDocument();
    rerender({ rows: accounts(3), state: { globalFilter: 'nothing' }, emptyFiltered: 'Not found' });
    expect(screen.getByText('Not found')).toBeInTheDocument();
  });

  it('skeletons are hidden from assistive technology during loading, with an unknown row count', () => {
    const { grid } = renderGrid({ rows: [], loading: true });
    expect(grid()).toHaveAttribute('aria-busy', 'true');
    expect(grid()).toHaveAttribute('aria-rowcount', '-1');
    expect(screen.getAllByRole('row')).toHaveLength(1);
    expect(screen.queryByText(strings.empty)).not.toBeInTheDocument();
  });

  it('existing rows stay while more are loading', () => {
    const { grid, row } = renderGrid({ loading: true });
    expect(grid()).toHaveAttribute('aria-busy', 'true');
    expect(row(0)).toHaveTextContent('Account 0012');
  });

  it('column headers stay accessible by keyboard when an error replaces the rows', async () => {
    const { user, stops, head } = renderGrid({ error: 'No connection' });
    expect(stops()).toEqual([head('star')]);
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(head('name')).toHaveFocus();
  });
});

describe('grid state', () => {
  it('starts from the initial state, and each change reports the full state', async () => {
    const onStateChange = vi.fn<(state: GridState) => void>();
    const { user, texts, sortButton } = renderGrid({
      onStateChange,
      initialState: { globalFilter: 'account 001' },
    });
    expect(texts('name', 2)).toEqual(['Account 0012', 'Account 0011']);
    await user.click(sortButton('name'));
    expect(texts('name', 2)).toEqual(['Account 0001', 'Account 0010']);
    expect(onStateChange.mock.lastCall?.[0]).toMatchObject({
      sorting: [{ id: 'name', desc: false }],
      globalFilter: 'account 001',
      columnOrder: [],
    });
  });

  it('controlled parts only change when the host changes them', async () => {
    const onStateChange = vi.fn<(state: GridState) => void>();
    const { user, texts, rerender, head, sortButton } = renderGrid({ onStateChange, state: { sorting: [] } });
    await user.click(sortButton('name'));
    expect(texts('name', 1)).toEqual(['Account 0012']);
    expect(head('name')).not.toHaveAttribute('aria-sort');
    rerender({ state: onStateChange.mock.lastCall![0] });
    expect(texts('name', 1)).toEqual(['Account 0001']);
    expect(head('name')).toHaveAttribute('aria-sort', 'ascending');
  });

  it('a stored state may contain removed columns', () => {
    const { columns, texts } = renderGrid({
      initialState: {
        sorting: [{ id: 'gone', desc: true }],
        columnFilters: [{ id: 'gone', value: { kind: 'text', text: 'x' } }],
        columnOrder: ['gone', 'amount'],
        columnPinning: { start: ['gone', 'state'], end: [] },
        grouping: ['gone'],
      },
    });
    expect(columns()).toEqual(['state', 'amount', 'star', 'name', 'opened']);
    expect(texts('name', 1)).toEqual(['Account 0012']);
  });

  it('columns can be hidden, and the column indexes close up', () => {
    const { grid, head } = renderGrid({ initialState: { columnVisibility: { state: false } } });
    expect(grid()).toHaveAttribute('aria-colcount', '4');
    expect(head('amount')).toHaveAttribute('aria-colindex', '3');
  });

  it('stored widths are limited to the minimum and maximum of the column', () => {
    const columns = accountColumns.map((column) =>
      column.id === 'amount' ? { ...column, minWidth: 100, maxWidth: 200 } : column,
    );
    const widthOf = (amount: number) => {
      const view = renderGrid({ columns, initialState: { columnSizing: { amount } } });
      return view.head('amount').style.width;
    };
    expect([1, 150, 5_000].map(widthOf)).toEqual(['100px', '150px', '200px']);
  });
});

describe('rows sorted and filtered by the host', () => {
  it('keep their order, and no result count is announced', () => {
    const onMatchesChange = vi.fn();
    const { texts, rowcount, rerender } = renderGrid({ manual: true, rows: accounts(3), onMatchesChange });
    rerender({ state: { globalFilter: 'nothing', sorting: [{ id: 'name', desc: false }] } });
    expect(texts('name', 3)).toEqual(['Account 0003', 'Account 0002', 'Account 0001']);
    expect(rowcount()).toBe(4);
    expect(said()).not.toContain('found');
    expect(onMatchesChange.mock.lastCall?.[0]).toBe(3);
  });
});

describe('filtered rows', () => {
  it('are counted for the host initially and after each change, and listed in order', () => {
    const onMatchesChange = vi.fn<(count: number, rows: () => Account[]) => void>();
    const { rerender } = renderGrid({ onMatchesChange });
    expect(onMatchesChange).toHaveBeenCalledTimes(1);
    expect(onMatchesChange.mock.lastCall?.[0]).toBe(12);
    const state = { globalFilter: '001', sorting: [{ id: 'name', desc: false }] };
    rerender({ state });
    const [count, list] = onMatchesChange.mock.lastCall!;
    expect(count).toBe(4);
    expect(list().map(({ name }) => name.slice(-2))).toEqual(['01', '10', '11', '12']);
    rerender({ state });
    expect(onMatchesChange).toHaveBeenCalledTimes(2);
  });

  it('in collapsed groups are counted and not listed', () => {
    const onMatchesChange = vi.fn<(count: number, rows: () => Account[]) => void>();
    renderGrid({ onMatchesChange, initialState: { grouping: ['state'] }, defaultCollapsed: ['open'] });
    const [count, list] = onMatchesChange.mock.lastCall!;
    expect([count, list().length]).toEqual([12, 8]);
  });
});

describe('replaced rows', () => {
  it('keep scroll position, focus and selection', async () => {
    const { user, rerender, cell, row, grid } = renderGrid({ rows: accounts(200), selectable: true });
    await user.click(cell(12, 'name')!);
    await user.keyboard(' ');
    grid().scrollTop = 300;
    rerender({ rows: accounts(200).map((account) => ({ ...account, amount: 7 })) });
    expect(grid().scrollTop).toBe(300);
    expect(cell(12, 'name')).toHaveFocus();
    expect(row(12)).toHaveAttribute('aria-selected', 'true');
    expect(cell(12, 'amount')).toHaveTextContent('7');
  });

  it('keep the selection by id, not by position', () => {
    const rows = accounts(5);
    const { rerender, selected } = renderGrid({ rows, selectable: true, selectedIds: ['a3'] });
    rerender({ rows: rows.toReversed(), selectedIds: undefined });
    expect(selected()).toEqual([1]);
  });

  it.each([
    ['the last row is removed', accounts(3), 1, 'name'],
    ['every row is removed', [], -1, 'name'],
  ] as const)('keep the focus in the grid when %s', async (_, rows, position, column) => {
    const { user, rerender, cell, head } = renderGrid({ rows: accounts(4) });
    await user.click(cell(3, column)!);
    rerender({ rows: rows.slice(0, 2) });
    expect(position === -1 ? head(column) : cell(position, column)).toHaveFocus();
  });

  it('do not take the focus from elsewhere', async () => {
    const { user, rerender, cell } = renderGrid({ rows: accounts(4) });
    await user.click(cell(3, 'name')!);
    act(() => (document.activeElement as HTMLElement).blur());
    rerender({ rows: accounts(2) });
    expect(document.body).toHaveFocus();
  });
});

describe('equal state', () => {
  const slices = (): Partial<GridState> => ({
    sorting: [{ id: 'name', desc: false }],
    columnFilters: [{ id: 'amount', value: { kind: 'number', min: 1 } }],
    globalFilter: '',
    grouping: [],
  });

  it('in new objects on each render neither scrolls nor announces anything', () => {
    const { rerender, scrollTo, grid } = renderGrid({ rows: HUNDRED_THOUSAND, state: slices() });
    scrollTo(5_000);
    announce('');
    rerender({ state: slices() });
    expect(grid().scrollTop).toBe(5_000);
    expect(said()).toBe('');
  });

  it.each<[string, Partial<GridState>]>([
    ['another order', { sorting: [{ id: 'name', desc: true }] }],
    ['another filter', { columnFilters: [] }],
    ['another search', { globalFilter: 'acc' }],
    ['other groups', { grouping: ['state'] }],
  ])('no more: %s starts at the first line', (_, change) => {
    const { rerender, scrollTo, grid, row } = renderGrid({ rows: HUNDRED_THOUSAND, state: slices() });
    scrollTo(5_000);
    rerender({ state: { ...slices(), ...change } });
    expect(grid().scrollTop).toBe(0);
    expect(row(0)).toBeInTheDocument();
  });
});

describe('rows selected by the host', () => {
  it('are selected when they are loaded, even after their ids', () => {
    const { rerender, row } = renderGrid({ rows: [], selectable: true, selectedIds: ['a1'] });
    rerender({ rows: accounts(3) });
    expect(row(1)).toHaveAttribute('aria-selected', 'true');
  });

  it('are exactly those: a selection refused by the host is reverted', async () => {
    const onSelectionChange = vi.fn<(selection: GridSelection<Account>) => void>();
    const heard: string[][] = [];
    onSelectionChange.mockImplementation((selection) => heard.push(selection.ids()));
    const { user, selected, box } = renderGrid({ selectable: true, selectedIds: ['a1'], onSelectionChange });
    await user.click(box(2));
    expect(heard).toEqual([['a1', 'a2']]);
    expect(selected()).toEqual([1]);
  });
});
