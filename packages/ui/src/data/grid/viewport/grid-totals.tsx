import type { ReactNode } from 'react';
import { cn } from '../../../foundations/cn.js';
import type { LayoutColumn } from './layout.js';

/** What the totals need to know of a column, whatever its rows are. */
type TotalsColumn = Pick<LayoutColumn<unknown>, 'id' | 'index' | 'pinned' | 'headStyle'> & {
  column: { primary?: boolean; align?: 'start' | 'end' };
};

/** The totals row by column id: its label in one column, sums in others. */
export type GridTotals = Readonly<Record<string, ReactNode>>;

export interface GridTotalsRowProps {
  layout: { width: number; columns: readonly TotalsColumn[] };
  totals: GridTotals;
  /** px. */
  height: number;
  /** aria-rowindex: after the last row. */
  rowIndex: number;
}

/** The row that closes the others; it stays in sight at the lower edge. */
export function GridTotalsRow({ layout, totals, height, rowIndex }: GridTotalsRowProps) {
  // The pinned ones are drawn without a total too, as they cover what scrolls under them.
  const drawn = layout.columns.filter(({ id, pinned }) => pinned || totals[id] !== undefined);
  return (
    <div role="rowgroup" className="sticky bottom-0 z-sticky-header" style={{ width: layout.width }}>
      <div
        role="row"
        aria-rowindex={rowIndex}
        className="total-row relative box-border flex bg-bg"
        style={{ height }}
      >
        {drawn.map(({ id, column, index, pinned, headStyle }) => (
          <div
            key={id}
            role={column.primary ? 'rowheader' : 'gridcell'}
            aria-colindex={index}
            className={cn(
              'box-border flex h-full items-center overflow-hidden bg-bg px-12 whitespace-nowrap',
              pinned ? 'sticky z-1' : 'absolute top-0',
              column.align === 'end' && 'justify-end',
            )}
            style={headStyle}
          >
            {totals[id]}
          </div>
        ))}
      </div>
    </div>
  );
}
