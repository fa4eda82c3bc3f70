import type { CSSProperties } from 'react';
import { cn } from '../../foundations/cn.js';

/** Returns the position of a cell as custom properties; the style sheet decides at which widths they apply. */
export const cellStyle = (x: number, y: number, w: number, order: number) =>
  ({
    '--cell-column': `${x + 1} / span ${w}`,
    '--cell-row': y + 1,
    '--cell-order': order,
  }) as CSSProperties;

export const cellClasses = (w: number) =>
  cn(
    'min-w-0 max-md:order-(--cell-order) md:not-print:[grid-column:var(--cell-column)] md:not-print:[grid-row:var(--cell-row)]',
    // Print cannot scroll: a table gets the full width.
    'print:order-(--cell-order) print:break-inside-avoid print:has-[table]:col-span-2',
    w > 1 && 'sm:max-md:col-span-2 print:col-span-2',
  );

/** Four columns, two below 1280 px and in print of any size, one below 1024 px (HOME-003, HOME-052). */
export const boardClasses =
  'relative grid grid-cols-1 items-start gap-x-32 gap-y-40 sm:grid-cols-2 md:grid-cols-4 print:grid-cols-2';
