import type { MouseEvent } from 'react';
import type { GridController } from './grid-controller.js';

/** The grid actions triggered by clicks. */
export interface PointerActions {
  toggleRow: (position: number, range: boolean) => void;
  toggleAll: () => void;
  open: (position: number, event: MouseEvent) => boolean;
  expand: (position: number) => boolean;
  sort: (column: string, multi: boolean) => void;
}

export const INTERACTIVE =
  'a, button, input, select, textarea, label, [role=button], [role=menuitem], [role=separator], [role=dialog], [popover]';

export const positionOf = (element: Element | null): number =>
  Number(element?.closest('[role=row]')?.getAttribute('aria-rowindex') ?? Number.NaN) - 2;

/** Runs before the browser moves the focus: makes the pressed cell the tab stop, so that it can be focused. */
export function handleMouseDown<Row>(event: MouseEvent<HTMLElement>, grid: GridController<Row>): void {
  const target = event.target as Element;
  const cell = target.closest('[aria-colindex]');
  if (!cell) return;
  // Shift selects rows here, not text.
  if (event.shiftKey) event.preventDefault();
  const index = Number(cell.getAttribute('aria-colindex'));
  const column = grid.frame?.layout.columns.find((one) => one.index === index);
  const position = positionOf(cell);
  if (column && !Number.isNaN(position)) grid.activate({ position, column: column.id });
}

/** Handles clicks on all cells: checkboxes, sorts, groups, and clicks that open a row. */
export function handleClick<Row>(
  event: MouseEvent<HTMLElement>,
  grid: GridController<Row>,
  actions: PointerActions,
): void {
  const target = event.target as HTMLElement;
  if (!event.currentTarget.contains(target)) return; // from a cell's menu, through the React tree
  const position = positionOf(target);
  if (target.matches('[data-grid-select]')) return actions.toggleRow(position, event.shiftKey);
  if (target.matches('[data-grid-select-all]')) return actions.toggleAll();
  if (target.closest('[data-grid-expand], [data-grid-group]')) return void actions.expand(position);
  const sort = target.closest('[data-grid-sort]');
  if (sort) {
    const index = Number(sort.closest('[aria-colindex]')?.getAttribute('aria-colindex'));
    const column = grid.frame?.layout.columns.find((one) => one.index === index);
    if (column) actions.sort(column.id, event.shiftKey || event.ctrlKey || event.metaKey);
    return undefined;
  }
  if (position < 0 || Number.isNaN(position) || target.closest(INTERACTIVE)) return undefined;
  // The whole cell of a checkbox is its click target.
  if (target.closest('[aria-colindex]')?.querySelector('[data-grid-select]')) {
    return actions.toggleRow(position, event.shiftKey);
  }
  if (event.shiftKey || hasSelectedText()) return undefined;
  return void actions.open(position, event);
}

/** Whether the user has selected text: the click that ends the selection opens nothing. */
export const hasSelectedText = () => {
  const selection = getSelection();
  return selection !== null && !selection.isCollapsed && selection.toString().trim() !== '';
};

/** Follows the link of a row as a click on it would, with the same modifier keys (a new tab, a new window). */
export function followLink(link: HTMLAnchorElement, event?: MouseEvent): void {
  link.dispatchEvent(
    new globalThis.MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      ctrlKey: event?.ctrlKey ?? false,
      metaKey: event?.metaKey ?? false,
    }),
  );
}
