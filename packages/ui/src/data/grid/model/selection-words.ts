import type { useFormats, useStrings } from '../../../foundations/provider/index.js';
import type { GridController } from './grid-controller.js';
import { hiddenSelected } from './selected-rows.js';

/** Returns a text with the number of selected rows, and how many of them the filters hide. */
export function selectionWords<Row>(
  grid: GridController<Row>,
  t: ReturnType<typeof useStrings>,
  { integer }: ReturnType<typeof useFormats>,
): string {
  const { count } = grid.selection;
  const hidden = hiddenSelected(grid).length;
  return [
    t('grid.selected', { count, total: integer(count) }),
    ...(hidden > 0 ? [t('grid.hiddenSelected', { count: hidden, total: integer(hidden) })] : []),
  ].join(', ');
}
