import { cn } from '../../../foundations/cn.js';

const BOX =
  'relative size-18 shrink-0 cursor-pointer appearance-none rounded-tag border-check border-line-control bg-surface outline-none ' +
  'after:absolute after:-inset-6 ' +
  'checked:border-brand checked:bg-brand indeterminate:border-brand indeterminate:bg-brand ' +
  'before:absolute before:hidden checked:before:block checked:before:top-1 checked:before:left-5 checked:before:h-9 checked:before:w-5 checked:before:rotate-45 checked:before:border-r-2 checked:before:border-b-2 checked:before:border-on-brand ' +
  'indeterminate:before:top-6 indeterminate:before:left-3 indeterminate:before:block indeterminate:before:h-2 indeterminate:before:w-9 indeterminate:before:bg-on-brand';

export const checkboxClasses = cn('focus-ring', BOX);

const ignore = () => undefined;

/** A light check box: the grid listens to clicks once, at its root, and knows Shift. */
export function RowCheckbox({ gridId, rowId, checked }: { gridId: string; rowId: string; checked: boolean }) {
  return (
    <input
      type="checkbox"
      data-grid-select
      tabIndex={-1}
      checked={checked}
      onChange={ignore}
      aria-labelledby={`${gridId}-select ${rowId}`}
      className={checkboxClasses}
    />
  );
}
