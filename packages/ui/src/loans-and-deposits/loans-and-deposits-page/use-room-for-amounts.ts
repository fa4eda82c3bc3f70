import type { DataGridColumn, GridState } from '../../data/grid/index.js';
import { useMedia } from '../../foundations/use-media.js';

/** px: the margins of the page, and a scroll bar. */
const MARGINS = 64;

/**
 * Returns whether the window has room for the first column and the `amounts`, all of them pinned, and any other column
 * beside them, with the widths that the user gave them.
 */
export function useRoomForAmounts(
  columns: readonly Pick<DataGridColumn<never>, 'id' | 'width'>[],
  { columnSizing, columnVisibility }: Partial<GridState>,
  amounts: readonly string[],
): boolean {
  let pinned = 0;
  let widest = 0;
  columns.forEach(({ id, width = 0 }, index) => {
    if (columnVisibility?.[id] === false) return;
    const shown = columnSizing?.[id] ?? width;
    if (index === 0 || amounts.includes(id)) pinned += shown;
    else widest = Math.max(widest, shown);
  });
  return useMedia(`(width >= ${pinned + widest + MARGINS}px)`, true);
}
