import type { KeyboardEvent } from 'react';
import type { ActiveCell, GridController } from './grid-controller.js';

/** The grid actions triggered by keys, besides moving. */
export interface KeyboardActions {
  toggleRow: (position: number, range: boolean) => void;
  toggleAll: () => void;
  /** Returns false when a row has nothing to open. */
  open: (position: number) => boolean;
  /** Shows or hides the children of a line; returns false when it has none. */
  expand: (position: number, expanded?: boolean) => boolean;
  sort: (column: string, multi: boolean) => void;
  openFilter: (column: string) => void;
  resizeBy: (column: string, px: number) => void;
  moveBy: (column: string, steps: number) => void;
  selectable: boolean;
}

const WIDGETS = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex]';
const TEXT_FIELDS = 'input:not([type=checkbox]):not([type=radio]), select, textarea, [contenteditable]';
const RESIZE_STEP = 16;

export const widgetsOf = (cell: HTMLElement): HTMLElement[] => [
  ...cell.querySelectorAll<HTMLElement>(WIDGETS),
];

/**
 * Handles the keys of a grid (ARIA grid pattern): arrows, Home, End, Page Up and Down move between cells; Enter acts on
 * the cell or opens the row; F2 enters the cell, Escape leaves it; Space selects, with Shift from the last selected
 * row. In the header: Enter sorts, Shift+Enter adds a level, Alt+Down filters, Shift+arrows resize, Ctrl+Shift+arrows
 * move.
 */
export function handleGridKey<Row>(
  event: KeyboardEvent<HTMLElement>,
  grid: GridController<Row>,
  actions: KeyboardActions,
): void {
  const target = event.target as HTMLElement;
  const cell = target.closest<HTMLElement>('[aria-colindex]');
  if (event.defaultPrevented || !cell || !event.currentTarget.contains(cell)) return;
  const here = grid.currentCell();
  if (target !== cell && insideCell(event, target, cell)) return;
  const done = here.position === -1 ? headKey(event, here, actions) : bodyKey(event, here, cell, actions);
  if (done || move(event, here, grid)) event.preventDefault();
}

/** Handles a key pressed in a widget of a cell; returns true when the grid must ignore it. */
function insideCell(event: KeyboardEvent, target: HTMLElement, cell: HTMLElement): boolean {
  if (event.key === 'Escape' || event.key === 'F2') {
    cell.focus({ preventScroll: true });
    event.preventDefault();
    return true;
  }
  if (target.matches(TEXT_FIELDS)) return true;
  if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
    const widgets = widgetsOf(cell);
    const next = widgets[widgets.indexOf(target) + (event.key === 'ArrowRight' ? 1 : -1)];
    if (next) {
      next.focus();
      event.preventDefault();
      return true;
    }
  }
  return !(event.key.startsWith('Arrow') || event.key.startsWith('Page'));
}

function headKey(event: KeyboardEvent, { column }: ActiveCell, actions: KeyboardActions): boolean {
  const sideways = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (sideways !== 0 && event.shiftKey) {
    if (event.ctrlKey || event.metaKey) actions.moveBy(column, sideways);
    else actions.resizeBy(column, sideways * RESIZE_STEP);
    return true;
  }
  if (event.key === 'ArrowDown' && event.altKey) {
    actions.openFilter(column);
    return true;
  }
  if (event.key === 'Enter' || event.key === ' ') {
    if (column.startsWith('__')) actions.toggleAll();
    else actions.sort(column, event.shiftKey);
    return true;
  }
  if (event.key === 'F2') return enterCell(event.target as HTMLElement);
  return selectAllKey(event, actions);
}

function bodyKey(
  event: KeyboardEvent,
  { position }: ActiveCell,
  cell: HTMLElement,
  actions: KeyboardActions,
): boolean {
  switch (event.key) {
    case 'Enter': {
      if (cell.hasAttribute('aria-colspan')) {
        actions.expand(position);
        return true;
      }
      // Links are ignored because Enter opens the row; the arrow keys expand and collapse its children.
      const widgets = widgetsOf(cell).filter((widget) => !widget.matches('a[href], [data-grid-expand]'));
      if (widgets.length === 0) {
        if (!actions.open(position)) actions.expand(position);
      } else if (widgets.length === 1 && !widgets[0]!.matches(TEXT_FIELDS)) widgets[0]!.click();
      else widgets[0]!.focus();
      return true;
    }
    case 'F2':
      return enterCell(cell);
    case ' ':
      if (!actions.selectable) return false;
      actions.toggleRow(position, event.shiftKey);
      return true;
    case 'ArrowRight':
    case 'ArrowLeft':
      // In the title of a tree row or a group header, arrows expand and collapse before they move.
      return (
        (cell.matches('[role=rowheader]') || cell.hasAttribute('aria-colspan')) &&
        !event.ctrlKey &&
        actions.expand(position, event.key === 'ArrowRight')
      );
    default:
      return selectAllKey(event, actions);
  }
}

function selectAllKey(event: KeyboardEvent, actions: KeyboardActions): boolean {
  if (!actions.selectable || event.key.toLowerCase() !== 'a' || !(event.ctrlKey || event.metaKey))
    return false;
  actions.toggleAll();
  return true;
}

function enterCell(cell: HTMLElement): boolean {
  const [first] = widgetsOf(cell);
  first?.focus();
  return first !== undefined;
}

function move<Row>(event: KeyboardEvent, here: ActiveCell, grid: GridController<Row>): boolean {
  const { view, layout, rowHeight, headHeight } = grid.frame!;
  const columns = layout.columns;
  const at = Math.max(
    0,
    columns.findIndex(({ id }) => id === here.column),
  );
  const page = Math.max(1, Math.floor((grid.height - headHeight) / rowHeight) - 1);
  const all = event.ctrlKey || event.metaKey;
  const last = view.length - 1;
  let { position } = here;
  let column = at;
  switch (event.key) {
    case 'ArrowDown':
      position = all ? last : position + 1;
      break;
    case 'ArrowUp':
      position = all ? Math.min(position, 0) : position - 1;
      break;
    case 'ArrowRight':
      column = all ? columns.length - 1 : at + 1;
      break;
    case 'ArrowLeft':
      column = all ? 0 : at - 1;
      break;
    case 'PageDown':
      position += page;
      break;
    case 'PageUp':
      position = position === -1 ? -1 : Math.max(0, position - page);
      break;
    case 'Home':
      column = 0;
      if (all) position = Math.min(0, last);
      break;
    case 'End':
      column = columns.length - 1;
      if (all) position = last;
      break;
    default:
      return false;
  }
  position = Math.min(Math.max(position, -1), last);
  const target = columns[Math.min(Math.max(column, 0), columns.length - 1)];
  if (target) grid.focus({ position, column: target.id });
  return true;
}
