import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accountColumns, accounts, renderGrid, type Account, type GridProps } from '../grid.fixture.js';

const onRowOpen = vi.fn<(row: Account) => void>();
const opened = () => onRowOpen.mock.calls.map(([row]) => row.id);
const opening = (props: GridProps = {}) => {
  onRowOpen.mockClear();
  return renderGrid({ onRowOpen, selectable: true, ...props });
};
const linked: GridProps = { getRowHref: (row) => (row.id === 'a2' ? undefined : `/accounts/${row.id}`) };

/** Records the clicks on links of the grid, and prevents jsdom from navigating. */
function followed(grid: HTMLElement) {
  const heard: (MouseEvent & { href: string | null })[] = [];
  grid.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    event.preventDefault();
    heard.push(Object.assign(event, { href: link.getAttribute('href') }));
  });
  return heard;
}

afterEach(() => vi.restoreAllMocks());

describe('REQ-013 click on a row', () => {
  it('opens it unless a control was clicked', () => {
    const { cell } = opening();
    fireEvent.click(cell(1, 'amount')!);
    fireEvent.click(cell(3, 'name')!);
    expect(opened()).toEqual(['a1', 'a3']);
  });

  it('makes the cell the tab stop before the browser moves the focus', () => {
    const { cell, stops } = opening();
    fireEvent.mouseDown(cell(4, 'state')!);
    expect(stops()).toEqual([cell(4, 'state')]);
  });

  it.each(['button', 'input', 'label', 'select'])('on a %s is handled by that element', (tag) => {
    const columns = accountColumns.map((column) =>
      column.id === 'star'
        ? {
            ...column,
            cell: () => {
              const Tag = tag as 'div';
              return <Tag />;
            },
          }
        : column,
    );
    const { cell } = opening({ columns });
    fireEvent.click(cell(1, 'star')!.querySelector(tag)!);
    expect(opened()).toEqual([]);
  });

  it('does not open it after selecting text', () => {
    const { cell } = opening();
    const range = document.createRange();
    range.selectNodeContents(cell(1, 'name')!);
    getSelection()!.addRange(range);
    fireEvent.click(cell(1, 'name')!);
    expect(opened()).toEqual([]);
    getSelection()!.removeAllRanges();
    fireEvent.click(cell(1, 'name')!);
    expect(opened()).toEqual(['a1']);
  });

  it('with Shift neither opens it nor selects text', () => {
    const { cell } = opening();
    expect(fireEvent.mouseDown(cell(1, 'name')!, { shiftKey: true })).toBe(false);
    fireEvent.click(cell(1, 'name')!, { shiftKey: true });
    expect(opened()).toEqual([]);
  });

  it('on its checkbox cell selects it, with Shift a range', () => {
    const { cell, selected } = opening();
    fireEvent.click(cell(1, '__select')!);
    fireEvent.click(cell(3, '__select')!, { shiftKey: true });
    expect(selected()).toEqual([1, 2, 3]);
    expect(opened()).toEqual([]);
  });

  it('on the message of an empty grid has no effect', () => {
    const { row } = opening({ rows: [] });
    fireEvent.click(row(0)!.firstElementChild!);
    expect(opened()).toEqual([]);
  });
});

describe('REQ-013 click on a row with a URL', () => {
  it('follows the link in its title, with modifier keys', () => {
    const { cell, grid } = opening(linked);
    const clicks = followed(grid());
    fireEvent.click(cell(1, 'amount')!);
    fireEvent.click(cell(1, 'amount')!, { ctrlKey: true });
    fireEvent.click(cell(1, 'amount')!, { metaKey: true });
    expect(clicks.map(({ href, ctrlKey, metaKey }) => [href, ctrlKey, metaKey])).toEqual([
      ['/accounts/a1', false, false],
      ['/accounts/a1', true, false],
      ['/accounts/a1', false, true],
    ]);
    expect(opened()).toEqual([]);
  });

  it('on the link itself follows it once', () => {
    const { cell, grid } = opening(linked);
    const clicks = followed(grid());
    fireEvent.click(cell(1, 'name')!.querySelector('a')!);
    expect(clicks).toHaveLength(1);
  });

  it('without a URL calls the host', () => {
    const { cell } = opening(linked);
    fireEvent.click(cell(2, 'amount')!);
    expect(opened()).toEqual(['a2']);
  });

  it('with the middle button opens a new tab if there is a URL', () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { cell } = opening(linked);
    const middle = (element: Element) =>
      fireEvent(element, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    middle(cell(1, 'amount')!);
    expect(open.mock.calls).toEqual([[`${location.origin}/accounts/a1`, '_blank', 'noopener']]);
    // A link opens its own tab; a button and a row without an address open none.
    middle(cell(1, 'name')!.querySelector('a')!);
    middle(cell(1, 'star')!.querySelector('button')!);
    middle(cell(2, 'amount')!);
    expect(open).toHaveBeenCalledTimes(1);
  });
});

describe('click on a header', () => {
  it.each([
    [{}, ['amount']],
    [{ shiftKey: true }, ['name', 'amount']],
    [{ ctrlKey: true }, ['name', 'amount']],
    [{ metaKey: true }, ['name', 'amount']],
  ])('with %j sorts by %j', (held, sorted) => {
    const onStateChange = vi.fn();
    const { sortButton } = opening({ onStateChange });
    fireEvent.click(sortButton('name'));
    fireEvent.click(sortButton('amount'), held);
    expect(onStateChange.mock.lastCall?.[0].sorting.map(({ id }: { id: string }) => id)).toEqual(sorted);
  });

  it('beside its label makes it the tab stop without sorting', () => {
    const onStateChange = vi.fn();
    const { head, stops } = opening({ onStateChange });
    fireEvent.mouseDown(head('amount'));
    fireEvent.click(head('amount'));
    expect(stops()).toEqual([head('amount')]);
    expect(onStateChange).not.toHaveBeenCalled();
  });
});

describe('click to expand and collapse', () => {
  it('works anywhere on a group heading', () => {
    const { row, rowcount } = opening({ initialState: { grouping: ['state'] } });
    fireEvent.click(row(0)!.firstElementChild!);
    expect(rowcount()).toBe(12);
    fireEvent.click(row(0)!);
    expect(rowcount()).toBe(16);
    expect(opened()).toEqual([]);
  });

  it('works on the arrow of a row with children, not on its title', () => {
    const getChildren = (row: Account) =>
      row.id.includes('.') ? undefined : [{ ...row, id: `${row.id}.1` }];
    const { cell, rowcount } = opening({ rows: accounts(2), getChildren });
    fireEvent.click(cell(0, 'name')!.querySelector('[data-grid-expand]')!);
    expect([rowcount(), opened()]).toEqual([4, []]);
    fireEvent.click(cell(0, 'name')!);
    expect([rowcount(), opened()]).toEqual([4, ['a0']]);
  });
});

describe('prefetch of a row', () => {
  it('is reported once for each row under the pointer or with focus', () => {
    const onRowIntent = vi.fn<(row: Account) => void>();
    const { cell, head } = opening({ onRowIntent });
    fireEvent.mouseOver(cell(1, 'name')!);
    fireEvent.mouseOver(cell(1, 'amount')!);
    fireEvent.mouseOver(head('name'));
    fireEvent.mouseOver(cell(2, 'name')!);
    fireEvent.focus(cell(5, 'name')!);
    expect(onRowIntent.mock.calls.map(([row]) => row.id)).toEqual(['a1', 'a2', 'a5']);
  });
});
