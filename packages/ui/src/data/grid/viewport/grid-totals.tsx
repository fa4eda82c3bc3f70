import type { ReactNode } from 'react';
import { cn } from '../../../foundations/cn.js';
import type { LayoutColumn } from './layout.js';

/** What the totals row needs to know about a column, whatever the row type. */
type TotalsColumn = Pick<
  LayoutColumn<unknown>,
  'id' | 'index' | 'pinned' | 'edge' | 'width' | 'headStyle'
> & {
  column: { primary?: boolean; align?: 'start' | 'end' };
};

/** The totals row by column id: a label, and sums. Text extends over following columns that have no total. */
export type GridTotals = Readonly<Record<string, ReactNode>>;

export interface GridTotalsRowProps {
  layout: { width: number; columns: readonly TotalsColumn[] };
  totals: GridTotals;
  /** Height in px. */
  height: number;
  /** aria-rowindex of the totals row, after the last row. */
  rowIndex: number;
}

interface TotalsCell extends TotalsColumn {
  /** Number of columns it spans. */
  span: number;
}

/** Returns the cells of the row: text spans the empty columns after it, up to the pinned columns. */
function cellsOf(columns: readonly TotalsColumn[], totals: GridTotals): TotalsCell[] {
  const cells: TotalsCell[] = [];
  for (const column of columns) {
    const last = cells.at(-1);
    const isEmpty = totals[column.id] === undefined;
    const isCovered =
      isEmpty &&
      last !== undefined &&
      totals[last.id] !== undefined &&
      last.column.align !== 'end' &&
      last.pinned === column.pinned &&
      last.index + last.span === column.index;
    if (isCovered) {
      last.width += column.width;
      last.span++;
      last.edge ||= column.edge;
    } else if (!isEmpty || column.pinned) cells.push({ ...column, span: 1 });
  }
  return cells;
}

/** The totals row; it is sticky at the bottom edge. */
export function GridTotalsRow({ layout, totals, height, rowIndex }: GridTotalsRowProps) {
  // Pinned cells are rendered even without a total, to cover what scrolls under them.
  const cells = cellsOf(layout.columns, totals);
  return (
    <div role="rowgroup" className="sticky bottom-0 z-sticky-header" style={{ width: layout.width }}>
      <div
        role="row"
        aria-rowindex={rowIndex}
        className="total-row relative box-border flex bg-bg"
        style={{ height }}
      >
        {cells.map(({ id, column, index, span, width, pinned, edge, headStyle }) => (
          <div
            key={id}
            role={column.primary ? 'rowheader' : 'gridcell'}
            aria-colindex={index}
            aria-colspan={span > 1 ? span : undefined}
            className={cn(
              'box-border flex h-full items-center overflow-hidden bg-bg px-12 whitespace-nowrap',
              pinned ? 'sticky z-1' : 'absolute top-0',
              edge,
              column.align === 'end' && 'justify-end',
            )}
            style={span > 1 ? { ...headStyle, width } : headStyle}
          >
            {/* An amount that does not fit ends in an ellipsis, so that no digit is missing without a sign. */}
            <span className="min-w-0 truncate">{totals[id]}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
