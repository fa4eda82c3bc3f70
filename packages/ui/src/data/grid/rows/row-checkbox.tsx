const BOX = [
  'focus-ring relative size-18 shrink-0 cursor-pointer appearance-none rounded-tag border-check border-line-control bg-surface',
  // The hit area is 30 px.
  'after:absolute after:-inset-6',
  'checked:border-brand checked:bg-brand indeterminate:border-brand indeterminate:bg-brand',
  'before:absolute before:hidden checked:before:top-1 checked:before:left-5 checked:before:block checked:before:h-9 checked:before:w-5 checked:before:rotate-45 checked:before:border-r-2 checked:before:border-b-2 checked:before:border-on-brand',
  'aria-disabled:cursor-not-allowed aria-disabled:border-line-2 aria-disabled:bg-sunken',
  'indeterminate:before:top-6 indeterminate:before:left-3 indeterminate:before:block indeterminate:before:h-2 indeterminate:before:w-9 indeterminate:before:bg-on-brand',
];

/** Classes of a native checkbox in the grid: it looks like Checkbox but needs fewer elements. */
export const checkboxClasses = BOX.join(' ');

const ignore = () => undefined;

export interface RowCheckboxProps {
  gridId: string;
  /** Id of the element that labels the row. */
  rowId: string;
  checked: boolean;
  /** Why the row cannot be selected. The checkbox stays reachable by keyboard, so that the reason can be read. */
  whyFixed?: string | undefined;
  /** In a grid the cell is the tab stop; in a list the checkbox is. */
  tabIndex?: 0 | -1;
}

/** A lightweight checkbox: the grid handles its clicks, also with Shift, in one listener at its root. */
export function RowCheckbox({ gridId, rowId, checked, whyFixed, tabIndex = -1 }: RowCheckboxProps) {
  return (
    <input
      type="checkbox"
      data-grid-select
      tabIndex={tabIndex}
      checked={checked}
      onChange={ignore}
      aria-labelledby={`${gridId}-select ${rowId}`}
      aria-disabled={whyFixed !== undefined || undefined}
      title={whyFixed}
      className={checkboxClasses}
    />
  );
}
