import type { ReactNode } from 'react';

export interface MessageRowProps {
  columns: number;
  /** Width of the viewport in px, so that the message stays in view during horizontal scrolling. */
  width: number;
  children: ReactNode;
}

/** One row over all columns: no rows, no match, or an error. */
export function MessageRow({ columns, width, children }: MessageRowProps) {
  return (
    <div role="rowgroup">
      <div role="row" aria-rowindex={2}>
        <div
          role="gridcell"
          aria-colindex={1}
          aria-colspan={columns}
          className="sticky left-0 px-12 py-16"
          style={{ width }}
        >
          {children}
        </div>
      </div>
    </div>
  );
}
