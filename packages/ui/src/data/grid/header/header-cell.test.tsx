import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { accountColumns, accounts, renderGrid, type Account, type GridProps } from '../grid.fixture.js';
import type { DataGridColumn } from '../index.js';

const withOwn = (id: string, own: Partial<DataGridColumn<Account>>) =>
  accountColumns.map((column) => (column.id === id ? { ...column, ...own } : column));

describe('column header', () => {
  it.each<[string, Partial<DataGridColumn<Account>>, boolean]>([
    ['with a value', {}, true],
    ['without one', { value: undefined }, false],
    ['that refuses', { sortable: false }, false],
    ['that shows no label', { headerHidden: true }, false],
  ])('sorts a column %s: %s', (_, own, sorts) => {
    const { head } = renderGrid({ columns: withOwn('amount', own) });
    expect(head('amount').querySelector('[data-grid-sort]') !== null).toBe(sorts);
  });

  it.each<[string, string[]]>([
    ['amount', ['ascending', 'descending', 'none', 'ascending']],
    // Dates sort newest first.
    ['opened', ['descending', 'ascending', 'none', 'descending']],
  ])('%s turns its order at each press', (id, orders) => {
    const { head, sortButton } = renderGrid();
    const seen = orders.map(() => {
      fireEvent.click(sortButton(id));
      return head(id).ariaSort ?? 'none';
    });
    expect(seen).toEqual(orders);
  });

  it('announces its sort level if there are several', () => {
    const { sortButton } = renderGrid();
    fireEvent.click(sortButton('name'));
    expect(sortButton('name')).toHaveAccessibleName('Name');
    fireEvent.click(sortButton('amount'), { shiftKey: true });
    expect(sortButton('name')).toHaveAccessibleName('Name, sort level 1');
    expect(sortButton('amount')).toHaveAccessibleName('Amount, sort level 2');
  });

  it('leaves the focus to what the user clicks while its filter is open', async () => {
    const field = document.body.appendChild(document.createElement('input'));
    const { user, filterButton } = renderGrid();
    fireEvent.click(filterButton('state'));
    await screen.findByRole('dialog', { name: 'Filter by State' });
    await user.click(field);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The layer restores the focus in a later task.
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(field).toHaveFocus();
    field.remove();
  });

  it('announces that its column is filtered', () => {
    const { filterButton, rerender } = renderGrid();
    expect(filterButton('state')).toHaveAccessibleName('Filter State');
    rerender({ state: { columnFilters: [{ id: 'state', value: { kind: 'set', values: ['open'] } }] } });
    expect(filterButton('state')).toHaveAccessibleName('Filter State, filtered');
    expect(filterButton('amount')).toHaveAccessibleName('Filter Amount');
  });

  it('has a filter button only if the column has a filter', () => {
    const { head } = renderGrid();
    const funnels = ['star', 'name', 'state', 'amount'].map(
      (id) => head(id).querySelector('[data-grid-filter]') !== null,
    );
    expect(funnels).toEqual([false, false, true, true]);
  });

  it.each<[number[], boolean, boolean]>([
    [[], false, false],
    [[1], false, true],
    [[0, 1, 2], true, false],
  ])('with %j of three rows selected its box is checked %s, in between %s', (chosen, checked, between) => {
    const { allBox } = renderGrid({
      rows: accounts(3),
      selectable: true,
      selectedIds: chosen.map((row) => `a${row}`),
    });
    expect([allBox().checked, allBox().indeterminate]).toEqual([checked, between]);
  });
});

describe('filter of a column header', () => {
  // The popover loads on first use; here it is preloaded.
  beforeAll(async () => void (await import('../filter/filter-popover.js')));

  it('opens by Alt and Down with the focus in its field, and returns it to the header', async () => {
    const { user, head } = renderGrid({ columns: withOwn('name', { filterable: true }) });
    fireEvent.mouseDown(head('name'));
    head('name').focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const panel = await screen.findByRole('dialog', { name: 'Filter by Name' });
    const field = panel.querySelector('input')!;
    await waitFor(() => expect(field).toHaveFocus());
    await user.type(field, '0012{Enter}');
    await waitFor(() => expect(head('name')).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.querySelectorAll('[role=rowheader]')).toHaveLength(1);
  });

  it('opens by its button, and Escape closes it without a change', async () => {
    const onStateChange = vi.fn();
    const { user, filterButton, head } = renderGrid({ onStateChange });
    fireEvent.click(filterButton('state'));
    await screen.findByRole('dialog', { name: 'Filter by State' });
    expect(filterButton('state')).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(head('state')).toHaveFocus());
    expect(filterButton('state')).toHaveAttribute('aria-expanded', 'false');
    expect(onStateChange).not.toHaveBeenCalled();
  });
});

describe('REQ-017 dragging a column header', () => {
  afterEach(() => vi.restoreAllMocks());

  /** Mocks the layout of the headers: side by side, with their own widths. */
  async function dragged(props: GridProps = {}) {
    const grid = renderGrid(props);
    await grid.dragsReady();
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      const left = Number.parseFloat(this.style.left) || 0;
      const width = Number.parseFloat(this.style.width) || 0;
      return { left, right: left + width, width } as DOMRect;
    });
    const middle = (id: string) => {
      const { left, width } = grid.head(id).getBoundingClientRect();
      return left + width / 2;
    };
    const drag = (from: string, to: string, how: Record<string, unknown> = {}, end = 'pointerUp') => {
      const at = (clientX: number) => ({
        clientX,
        isPrimary: true,
        pointerId: 5,
        button: 0,
        pointerType: 'mouse',
        ...how,
      });
      const start = middle(from);
      fireEvent.pointerDown(grid.head(from), at(start));
      // The first move starts the drag.
      fireEvent.pointerMove(document.body, at(start + 5));
      fireEvent.pointerMove(document.body, at(middle(to)));
      const marked = grid.head(to).className.includes('before:bg-brand');
      if (end === 'Escape') fireEvent.keyDown(document.body, { key: 'Escape' });
      fireEvent.pointerUp(document.body, at(middle(to)));
      return marked;
    };
    return { ...grid, drag };
  }

  it.each([
    ['state', 'opened', ['star', 'name', 'amount', 'opened', 'state']],
    ['opened', 'name', ['star', 'opened', 'name', 'state', 'amount']],
  ])('moves %s to the position of %s, which is marked', async (from, to, order) => {
    const { drag, columns } = await dragged();
    expect(drag(from, to)).toBe(true);
    expect(columns()).toEqual(order);
  });

  it.each<[string, string, string, Record<string, unknown>, string]>([
    ['onto a column that stays', 'state', 'star', {}, 'pointerUp'],
    ['of a column that stays', 'star', 'state', {}, 'pointerUp'],
    ['given up by Escape', 'state', 'opened', {}, 'Escape'],
    ['by touch, which scrolls', 'state', 'opened', { pointerType: 'touch' }, 'pointerUp'],
    ['by another button', 'state', 'opened', { button: 2 }, 'pointerUp'],
  ])('%s moves nothing', async (_, from, to, how, end) => {
    const { drag, columns } = await dragged();
    drag(from, to, how, end);
    expect(columns()).toEqual(['star', 'name', 'state', 'amount', 'opened']);
  });

  it('stays inside its region', async () => {
    const { drag, columns } = await dragged({
      initialState: { columnPinning: { start: ['amount'], end: [] } },
    });
    expect(drag('state', 'amount')).toBe(false);
    expect(columns()).toEqual(['amount', 'star', 'name', 'state', 'opened']);
  });
});

it('hovering prepares the sort of the column in idle time', () => {
  const idle: IdleRequestCallback[] = [];
  vi.stubGlobal('requestIdleCallback', (callback: IdleRequestCallback) => idle.push(callback));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  let reads = 0;
  const columns = withOwn('name', {
    value: (row) => {
      reads++;
      return row.name;
    },
    cell: () => null,
  });
  const { sortButton } = renderGrid({ columns });
  fireEvent.pointerEnter(sortButton('name'));
  expect(reads).toBe(0);
  idle.at(-1)!({ didTimeout: false, timeRemaining: () => 50 });
  expect(reads).toBe(12);
  fireEvent.click(sortButton('name'));
  expect(reads).toBe(12);
});
