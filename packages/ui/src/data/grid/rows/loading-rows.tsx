import { Skeleton } from '../../../feedback/skeleton/index.js';
import type { GridLayout } from '../viewport/layout.js';

export interface LoadingRowsProps<Row> {
  layout: GridLayout<Row>;
  rowHeight: number;
  /** Width of the viewport in px. */
  width: number;
  rows: number;
}

const SHARES = ['w-3/4', 'w-1/2', 'w-2/3'];

/** Skeletons in place of the cells, with the final row height; shown after 300 ms, without shimmer. */
export function LoadingRows<Row>({ layout, rowHeight, width, rows }: LoadingRowsProps<Row>) {
  const columns = layout.columns.filter((column) => column.pinned || column.offset < width);
  return (
    <div
      aria-hidden
      className="animate-[fade-in_var(--duration-enter)_var(--duration-skeleton-delay)_backwards]"
      style={{ width: layout.width }}
    >
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="relative flex border-b border-line" style={{ height: rowHeight }}>
          {columns.map((layoutColumn, i) => (
            <div
              key={layoutColumn.id}
              className={`flex h-full items-center px-12 ${layoutColumn.pinned ? 'sticky' : 'absolute top-0'} ${layoutColumn.column.align === 'end' ? 'justify-end' : ''}`}
              style={layoutColumn.headStyle}
            >
              <Skeleton className={layoutColumn.width < 80 ? 'w-18' : SHARES[(row + i) % SHARES.length]} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
