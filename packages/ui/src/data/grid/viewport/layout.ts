import type { CSSProperties } from 'react';
import { cellClasses } from '../rows/classes.js';
import type { DataGridColumn } from '../types.js';

/** A column with its position. */
export interface LayoutColumn<Row> {
  column: DataGridColumn<Row>;
  id: string;
  pinned: 'start' | 'end' | false;
  /** aria-colindex, from 1, over all visible columns. */
  index: number;
  /** Width in px. */
  width: number;
  /** Distance in px from the start of the row; for a column pinned at the end, from the end of the row. */
  offset: number;
  /** Position and width of its cells; a stable object per layout, so that React skips it when rows are refilled. */
  style: CSSProperties;
  /** Position and width of its header, which is sticky when pinned. */
  headStyle: CSSProperties;
  /** CSS classes of its cells. */
  className: string;
  /** CSS classes of its edge, if it is pinned and others scroll under it; also among those of its cells. */
  edge: string;
}

export interface GridLayout<Row> {
  start: LayoutColumn<Row>[];
  center: LayoutColumn<Row>[];
  end: LayoutColumn<Row>[];
  /** All columns in display order. */
  columns: LayoutColumn<Row>[];
  startWidth: number;
  endWidth: number;
  /** Width of the whole row in px, at least that of the viewport. */
  width: number;
}

export interface SizedColumn<Row> {
  column: DataGridColumn<Row>;
  width: number;
  /** Share of the spare width; 0 for a column the user has resized. */
  grow: number;
}

/** Whether the user may move the column; checkboxes, stars and actions are fixed. */
export const isMovable = <Row>({ column }: Pick<LayoutColumn<Row>, 'column'>): boolean =>
  column.movable ?? column.headerHidden !== true;

/** Whether the user may resize the column. */
export const isResizable = <Row>({ column }: Pick<LayoutColumn<Row>, 'column'>): boolean =>
  column.resizable ?? column.headerHidden !== true;

/** Above this many unpinned columns, only those in view are rendered. */
export const VIRTUAL_COLUMNS = 12;

/**
 * Lays out the columns of the three regions. Spare width goes to growing columns; if width is lacking, growing columns
 * with a minimum width shrink to it.
 */
export function layoutColumns<Row>(
  regions: Record<'start' | 'center' | 'end', readonly SizedColumn<Row>[]>,
  viewportWidth: number,
): GridLayout<Row> {
  const all = [...regions.start, ...regions.center, ...regions.end];
  const natural = all.reduce((sum, column) => sum + column.width, 0);
  const shares = all.reduce((sum, column) => sum + column.grow, 0);
  const spare = viewportWidth - natural;
  const widthOf = ({ column, width, grow }: SizedColumn<Row>) => {
    if (grow === 0) return width;
    const fitting = width + Math.floor((spare * grow) / shares);
    return spare >= 0 ? fitting : Math.max(Math.min(column.minWidth ?? width, width), fitting);
  };
  let index = 0;
  const layoutRegion = (
    columns: readonly SizedColumn<Row>[],
    pinned: LayoutColumn<Row>['pinned'],
    from: number,
  ) => {
    let offset = from;
    return columns.map((sized): LayoutColumn<Row> => {
      const width = widthOf(sized);
      const { column } = sized;
      index++;
      const className = cellClasses({ column, pinned, index });
      const layoutColumn = {
        column,
        id: column.id,
        pinned,
        index,
        width,
        offset,
        className,
        edge: '',
        style: {},
        headStyle: {},
      };
      offset += width;
      return layoutColumn;
    });
  };
  const total = (columns: readonly LayoutColumn<Row>[]) => columns.reduce((sum, { width }) => sum + width, 0);
  const start = layoutRegion(regions.start, 'start', 0);
  const startWidth = total(start);
  const center = layoutRegion(regions.center, false, startWidth);
  const end = layoutRegion(regions.end, 'end', 0);
  const endWidth = total(end);
  let after = endWidth;
  for (const column of end) {
    after -= column.width;
    column.offset = after;
  }
  for (const column of [...start, ...center]) {
    const { offset, width } = column;
    column.headStyle = { left: offset, width };
    column.style = column.pinned ? pinnedStyle(offset, offset, width) : column.headStyle;
  }
  end.forEach((column, i) => {
    const { offset, width } = column;
    // In the row's flex flow; columns pinned at the start come first.
    const push = i === 0 ? { marginLeft: 'auto' } : {};
    column.headStyle = { right: offset, width, ...push };
    column.style = { ...pinnedStyle(viewportWidth - offset - width, offset, width), ...push };
  });
  const width = Math.max(startWidth + total(center) + endWidth, viewportWidth);
  if (width > viewportWidth) {
    // Without them, a text that is cut there would seem complete. They take their 2 px from the padding.
    drawEdge(start.at(-1), 'border-r-2 border-line-2 pr-10');
    drawEdge(end[0], 'border-l-2 border-line-2 pl-10');
  }
  return { start, center, end, columns: [...start, ...center, ...end], startWidth, endWidth, width };
}

function drawEdge(column: { edge: string; className: string } | undefined, edge: string): void {
  if (!column) return;
  column.edge = edge;
  column.className += ` ${edge}`;
}

/** `rest`: px from the left of the viewport; `edge`: px from the edge it is pinned to. */
const pinnedStyle = (rest: number, edge: number, width: number) =>
  ({ '--rest': `${rest}px`, '--edge': `${edge}px`, width }) as CSSProperties;

/** Returns the range of unpinned columns in view; the end is exclusive. */
export function centerInView<Row>(
  { center, startWidth, endWidth }: GridLayout<Row>,
  scrollLeft: number,
  viewportWidth: number,
): [first: number, end: number] {
  if (center.length <= VIRTUAL_COLUMNS) return [0, center.length];
  const left = startWidth + scrollLeft;
  const right = scrollLeft + viewportWidth - endWidth;
  let first = center.findIndex((column) => column.offset + column.width > left);
  if (first === -1) first = center.length;
  let end = first;
  while (end < center.length && center[end]!.offset < right) end++;
  return [first, end];
}
