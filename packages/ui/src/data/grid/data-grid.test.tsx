import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { announce } from '../../feedback/announcer/index.js';
import { accountColumns, accounts, renderGrid, said, strings, type Account } from './grid.fixture.js';
import type { GridSelection, GridState } from './index.js';

beforeEach(() => announce(''));

const HUNDRED_THOUSAND = accounts(100_000);

describe('DS-016 the tree of a screen reader', () => {
  it('has the counts of all rows and columns, and the places of those that are drawn', () => {
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

  it('has a pinned row first, in every order and wherever it has scrolled', () => {
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

  it('has no pinned row where the filters hide it', () => {
    const { row } = renderGrid({ pinnedRowId: 'nobody' });
    expect(row(0)).not.toHaveAttribute('data-pinned');
  });

  it('names rows by their titles, and their boxes with them', () => {
    renderGrid({ selectable: true });
    expect(screen.getByRole('rowheader', { name: 'Account 0012' })).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: `${strings.selectRow} Account 0012` })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: strings.selectAll })).not.toBeChecked();
  });

  it('reads a head without a visible label', () => {
    renderGrid();
    expect(screen.getByRole('columnheader', { name: 'Favourite' })).toBeInTheDocument();
  });

  it('says which rows are selected only where rows can be', () => {
    const { grid, row, rerender } = renderGrid();
    expect(grid()).not.toHaveAttribute('aria-multiselectable');
    expect(row(0)).not.toHaveAttribute('aria-selected');
    rerender({ selectable: true, selectedIds: ['a1'] });
    expect(grid()).toHaveAttribute('aria-multiselectable', 'true');
    expect([0, 1].map((position) => row(position)?.ariaSelected)).toEqual(['false', 'true']);
  });

  it('is a tree of levels with groups: heads at the first, rows at the second', () => {
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

  it('is a tree of levels with children, open or closed where a row has some', () => {
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

  it('speaks French in French', () => {
    renderGrid({ selectable: true, rows: [] }, 'fr');
    expect(screen.queryByText(strings.empty)).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox')).not.toHaveAccessibleName(strings.selectAll);
  });
});

describe('DS-022 in place of the rows', () => {
  it('stands what the host gives, in one row over all columns', () => {
    const { grid, row, rerender } = renderGrid({ rows: [], empty: 'No account yet' });
    expect(row(0)).toHaveTextContent('No account yet');
    expect(row(0)!.firstElementChild).toHaveAttribute('aria-colspan', '5');
    expect(grid()).toHaveAttribute('aria-rowcount', '2');
    rerender({ error: 'No connection' });
    expect(row(0)).toHaveTextContent('No connection');
  });

  it('stands its own message for no rows, and another for no match', () => {
    const { rerender } = renderGrid({ rows: [] });
    expect(screen.getByText(strings.empty)).toBeInTheDocument();
    rerender({ rows: accounts(3), state: { globalFilter: 'nothing' } });
    expect(screen.getByText(strings.emptyFiltered)).toBeInTheDocument();
    rerender({ rows: accounts(3), state: { globalFilter: 'nothing' }, emptyFiltered: 'Not found' });
    expect(screen.getByText('Not found')).toBeInTheDocument();
  });

  it('stand skeletons that nobody reads while loading, and the number of rows is not known', () => {
    const { grid } = renderGrid({ rows: [], loading: true });
    expect(grid()).toHaveAttribute('aria-busy', 'true');
    expect(grid()).toHaveAttribute('aria-rowcount', '-1');
    expect(screen.getAllByRole('row')).toHaveLength(1);
    expect(screen.queryByText(strings.empty)).not.toBeInTheDocument();
  });

  it('stay the rows that are there while more are fetched', () => {
    const { grid, row } = renderGrid({ loading: true });
    expect(grid()).toHaveAttribute('aria-busy', 'true');
    expect(row(0)).toHaveTextContent('Account 0012');
  });

  it('leaves the heads within reach of the keyboard when an error covers rows that are there', async () => {
    const { user, stops, head } = renderGrid({ error: 'No connection' });
    expect(stops()).toEqual([head('star')]);
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(head('name')).toHaveFocus();
  });
});

describe('the state', () => {
  it('is the own of the grid from an initial one, each change told whole', async () => {
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

  it('is the host’s where the host owns a slice: nothing changes until it says so', async () => {
    const onStateChange = vi.fn<(state: GridState) => void>();
    const { user, texts, rerender, head, sortButton } = renderGrid({ onStateChange, state: { sorting: [] } });
    await user.click(sortButton('name'));
    expect(texts('name', 1)).toEqual(['Account 0012']);
    expect(head('name')).not.toHaveAttribute('aria-sort');
    rerender({ state: onStateChange.mock.lastCall![0] });
    expect(texts('name', 1)).toEqual(['Account 0001']);
    expect(head('name')).toHaveAttribute('aria-sort', 'ascending');
  });

  it('takes a remembered one that names columns which are gone', () => {
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

  it('hides columns, whose numbers close up', () => {
    const { grid, head } = renderGrid({ initialState: { columnVisibility: { state: false } } });
    expect(grid()).toHaveAttribute('aria-colcount', '4');
    expect(head('amount')).toHaveAttribute('aria-colindex', '3');
  });

  it('keeps widths within the limits of a column, whatever is remembered', () => {
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

describe('rows that the host sorts and filters', () => {
  it('stand as they come, and are not said to be found', () => {
    const onMatchesChange = vi.fn();
    const { texts, rowcount, rerender } = renderGrid({ manual: true, rows: accounts(3), onMatchesChange });
    rerender({ state: { globalFilter: 'nothing', sorting: [{ id: 'name', desc: false }] } });
    expect(texts('name', 3)).toEqual(['Account 0003', 'Account 0002', 'Account 0001']);
    expect(rowcount()).toBe(4);
    expect(said()).not.toContain('found');
    expect(onMatchesChange.mock.lastCall?.[0]).toBe(3);
  });
});

describe('the rows that pass', () => {
  it('are counted for the host at first and after each change, and listed in their order', () => {
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

  it('are counted also in closed groups, whose rows are not listed', () => {
    const onMatchesChange = vi.fn<(count: number, rows: () => Account[]) => void>();
    renderGrid({ onMatchesChange, initialState: { grouping: ['state'] }, defaultCollapsed: ['open'] });
    const [count, list] = onMatchesChange.mock.lastCall!;
    expect([count, list().length]).toEqual([12, 8]);
  });
});

describe('new rows', () => {
  it('leave the scroll, the focus and the selection where they are', async () => {
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

  it('move the selection with their ids, not with their places', () => {
    const rows = accounts(5);
    const { rerender, selected } = renderGrid({ rows, selectable: true, selectedIds: ['a3'] });
    rerender({ rows: rows.toReversed(), selectedIds: undefined });
    expect(selected()).toEqual([1]);
  });

  it.each([
    ['the last row goes', accounts(3), 1, 'name'],
    ['every row goes', [], -1, 'name'],
  ] as const)('keep the focus in the grid when %s under it', async (_, rows, position, column) => {
    const { user, rerender, cell, head } = renderGrid({ rows: accounts(4) });
    await user.click(cell(3, column)!);
    rerender({ rows: rows.slice(0, 2) });
    expect(position === -1 ? head(column) : cell(position, column)).toHaveFocus();
  });

  it('take no focus that stood elsewhere', async () => {
    const { user, rerender, cell } = renderGrid({ rows: accounts(4) });
    await user.click(cell(3, 'name')!);
    act(() => (document.activeElement as HTMLElement).blur());
    rerender({ rows: accounts(2) });
    expect(document.body).toHaveFocus();
  });
});

describe('a state that says the same', () => {
  const slices = (): Partial<GridState> => ({
    sorting: [{ id: 'name', desc: false }],
    columnFilters: [{ id: 'amount', value: { kind: 'number', min: 1 } }],
    globalFilter: '',
    grouping: [],
  });

  it('in new objects at each render scrolls nothing and says nothing', () => {
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

describe('rows that the host selects', () => {
  it('are selected when they come, also later than their ids', () => {
    const { rerender, row } = renderGrid({ rows: [], selectable: true, selectedIds: ['a1'] });
    rerender({ rows: accounts(3) });
    expect(row(1)).toHaveAttribute('aria-selected', 'true');
  });

  it('are exactly those: a choice that the host does not take is given back', async () => {
    const onSelectionChange = vi.fn<(selection: GridSelection<Account>) => void>();
    const heard: string[][] = [];
    onSelectionChange.mockImplementation((selection) => heard.push(selection.ids()));
    const { user, selected, box } = renderGrid({ selectable: true, selectedIds: ['a1'], onSelectionChange });
    await user.click(box(2));
    expect(heard).toEqual([['a1', 'a2']]);
    expect(selected()).toEqual([1]);
  });
});
