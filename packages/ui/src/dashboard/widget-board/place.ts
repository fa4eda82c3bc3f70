import type { CSSProperties } from 'react';
import { cn } from '../../foundations/cn.js';

/** The place of a cell as custom properties: the style sheet decides from which width on they count. */
export const placeStyle = (x: number, y: number, w: number, order: number) =>
  ({
    '--place-column': `${x + 1} / span ${w}`,
    '--place-row': y + 1,
    '--place-order': order,
  }) as CSSProperties;

export const placeClasses = (w: number) =>
  cn(
    'min-w-0 max-md:order-(--place-order) md:not-print:[grid-column:var(--place-column)] md:not-print:[grid-row:var(--place-row)]',
    // Paper cannot be scrolled: a table gets the whole width.
    'print:order-(--place-order) print:break-inside-avoid print:has-[table]:col-span-2',
    w > 1 && 'sm:max-md:col-span-2 print:col-span-2',
  );

/** Four columns, two below 1280 px and on paper of any size, one below 1024 (HOME-003, HOME-052). */
export const boardClasses =
  'relative grid grid-cols-1 items-start gap-x-32 gap-y-40 sm:grid-cols-2 md:grid-cols-4 print:grid-cols-2';
