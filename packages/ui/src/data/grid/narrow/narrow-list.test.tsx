import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accounts, renderGrid, strings, type Account, type GridProps } from '../grid.fixture.js';

/** Width of the grid container in px. */
let containerWidth = 360;
beforeEach(() => {
  containerWidth = 360;
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => containerWidth);
});
afterEach(() => vi.restoreAllMocks());

const narrow: NonNullable<GridProps['narrow']> = ({ row, unread, href }) =>
  href === undefined ? (
    <span>{`${row.name}${unread ? ' unread' : ''}`}</span>
  ) : (
    <a href={href}>{`${row.name}${unread ? ' unread' : ''}`}</a>
  );
const listed = (props: GridProps = {}) => {
  const { container, ...grid } = renderGrid({ narrow, ...props });
  const items = () => [...container.querySelectorAll('li')];
  return { ...grid, container, items, texts: () => items().map((item) => item.textContent) };
};

describe('grid too narrow for columns', () => {
  it.each([
    [767, 0, 1],
    [768, 1, 0],
    // Without a layout it is rendered as a grid.
    [0, 1, 0],
  ])('at %i px there are %i grids and %i lists', (width, grids, lists) => {
    containerWidth = width;
    const { container } = listed();
    expect(container.querySelectorAll('[role=grid]')).toHaveLength(grids);
    expect(container.querySelectorAll('ul')).toHaveLength(lists);
  });

  it('the grid stays if the host has no list rendering', () => {
    const { container } = renderGrid();
    expect(container.querySelector('[role=grid]')).not.toBeNull();
  });

  it('the list has a name, its length and the rows in grid order', () => {
    const { items, texts, container } = listed({
      initialState: { globalFilter: '001', sorting: [{ id: 'name', desc: false }] },
      isUnread: (row) => row.id === 'a2',
    });
    expect(container.querySelector('ul')).toHaveAccessibleName('Accounts');
    expect(texts()).toEqual(['Account 0001', 'Account 0010 unread', 'Account 0011', 'Account 0012']);
    expect(items().map((item) => [item.ariaPosInSet, item.ariaSetSize])).toEqual(
      ['1', '2', '3', '4'].map((position) => [position, '4']),
    );
  });

  it('groups have headings with their row counts', () => {
    const { items, texts } = listed({ rows: accounts(4), initialState: { grouping: ['state'] } });
    expect(texts()).toEqual([
      'New',
      'Account 0004',
      'Account 0001',
      'Open',
      'Account 0003',
      'Closed',
      'Account 0002',
    ]);
    expect(items().map((item) => item.ariaPosInSet)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  });

  it('groups are expanded and collapsed by mouse and keyboard, as in the grid', async () => {
    const { user, items, texts } = listed({
      rows: accounts(4),
      initialState: { grouping: ['state'] },
      defaultCollapsed: ['z-new'],
    });
    expect(texts()).toEqual(['New', 'Open', 'Account 0003', 'Closed', 'Account 0002']);
    const head = (position: number) => items()[position]!.querySelector('button')!;
    expect(head(0)).toHaveAttribute('aria-expanded', 'false');
    head(0).focus();
    await user.keyboard('{Enter}');
    expect(texts().slice(0, 3)).toEqual(['New', 'Account 0004', 'Account 0001']);
    expect(head(0)).toHaveFocus();
    fireEvent.click(head(3));
    expect(texts().slice(3)).toEqual(['Open', 'Closed', 'Account 0002']);
  });

  it('rows with children expand and collapse without being opened', () => {
    const onRowOpen = vi.fn();
    const { items, texts } = listed({
      rows: accounts(2),
      getChildren: (row) => (row.id === 'a0' ? [{ ...row, id: 'a0.1', name: 'Child' }] : undefined),
      onRowOpen,
    });
    expect(texts()).toEqual(['Account 0002', 'Child', 'Account 0001']);
    expect(items().map((item) => item.querySelectorAll('button').length)).toEqual([1, 0, 0]);
    fireEvent.click(items()[0]!.querySelector('button')!);
    expect(texts()).toEqual(['Account 0002', 'Account 0001']);
    expect(items()[0]!.querySelector('button')).toHaveAccessibleName(strings.expand);
    expect(onRowOpen).not.toHaveBeenCalled();
  });

  it('a group of blanks has a name', () => {
    const rows = accounts(1).map((row) => ({ ...row, state: null }));
    expect(listed({ rows, initialState: { grouping: ['state'] } }).texts()[0]).toBe(strings.blank);
  });

  it.each<[string, GridProps, string]>([
    ['no row', { rows: [] }, strings.empty],
    ['no match', { state: { globalFilter: 'nothing' } }, strings.emptyFiltered],
    ['an error', { error: 'No connection' }, 'No connection'],
  ])('says %s in place of the list', (_, props, text) => {
    const { container } = listed(props);
    expect(container).toHaveTextContent(text);
    expect(container.querySelector('ul')).toBeNull();
  });
});

it('is replaced by the grid at its scroll position when widened', () => {
  containerWidth = 1_280;
  const { container, resize, grid, row, scrollTo } = renderGrid({ rows: accounts(200), narrow });
  scrollTo(5_000);
  expect(row(100)).toBeInTheDocument();
  containerWidth = 500;
  resize();
  expect(container.querySelector('ul')).not.toBeNull();
  containerWidth = 1_280;
  resize();
  expect(container.querySelector('ul')).toBeNull();
  expect(grid().scrollTop).toBe(5_000);
  expect(row(100)).toBeInTheDocument();
});

describe('list rows', () => {
  it('are loaded in steps near the end', () => {
    const { items, reachEnd } = listed({ rows: accounts(150) });
    expect(items()).toHaveLength(60);
    reachEnd();
    expect(items()).toHaveLength(120);
    reachEnd();
    expect(items()).toHaveLength(150);
    expect(items()[149]).toHaveAttribute('aria-posinset', '150');
  });

  it('open by a click anywhere, by their link or by the host', () => {
    const onRowOpen = vi.fn<(row: Account) => void>();
    const { items } = listed({
      onRowOpen,
      getRowHref: (row) => (row.id === 'a1' ? undefined : `#${row.id}`),
    });
    const followed = vi.fn();
    items()[0]!
      .querySelector('a')!
      .addEventListener('click', (event) => {
        event.preventDefault();
        followed();
      });
    fireEvent.click(items()[0]!);
    fireEvent.click(items()[0]!.querySelector('a')!);
    expect(followed).toHaveBeenCalledTimes(2);
    expect(onRowOpen).not.toHaveBeenCalled();
    fireEvent.click(items()[1]!);
    expect(onRowOpen.mock.lastCall?.[0].id).toBe('a1');
  });

  it('are selected by checkboxes with row names, in ranges and by keyboard', async () => {
    const onSelectionChange = vi.fn();
    const onRowOpen = vi.fn();
    const { user, items } = listed({ selectable: true, onSelectionChange, onRowOpen });
    const box = (position: number) => items()[position]!.querySelector('input')!;
    expect(box(1)).toHaveAccessibleName(`${strings.selectRow} Account 0011`);
    box(1).focus();
    await user.keyboard(' ');
    expect(box(1)).toBeChecked();
    fireEvent.click(box(3), { shiftKey: true });
    expect(onSelectionChange.mock.lastCall?.[0].ids()).toEqual(['a1', 'a2', 'a3']);
    expect(items().filter((item) => 'selected' in item.dataset)).toHaveLength(3);
    expect(onRowOpen).not.toHaveBeenCalled();
  });

  it('have no checkbox if rows are not selectable', () => {
    expect(listed().container.querySelector('input')).toBeNull();
  });

  it('focus moves to the first checkbox when the selection bar disappears', async () => {
    const { user, items } = listed({ selectable: true, bulkActions: () => null });
    fireEvent.click(items()[2]!.querySelector('input')!);
    screen.getByLabelText(strings.clearSelection).focus();
    await user.keyboard('{Enter}');
    expect(items()[0]!.querySelector('input')).toHaveFocus();
  });

  it('a click that ends a selection of text opens nothing', () => {
    const onRowOpen = vi.fn<NonNullable<GridProps['onRowOpen']>>();
    const { items } = listed({ onRowOpen });
    const [item] = items();
    const range = document.createRange();
    range.selectNodeContents(item!);
    getSelection()!.removeAllRanges();
    getSelection()!.addRange(range);
    fireEvent.click(item!);
    expect(onRowOpen).not.toHaveBeenCalled();
    getSelection()!.removeAllRanges();
    fireEvent.click(item!);
    expect(onRowOpen).toHaveBeenCalledTimes(1);
  });
});
