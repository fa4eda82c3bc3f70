import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../../feedback/announcer/index.js';
import { useFormats, useStrings } from '../../../foundations/provider/index.js';
import type { DataGridColumn, GridState } from '../types.js';
import type { GridController } from './grid-controller.js';
import { hiddenSelected } from './selected-rows.js';
import { selectionWords } from './selection-words.js';
import { sameSlice } from './state.js';

/** Announces the result of sorting and filtering, whatever triggered it: a column header, a toolbar or the URL. */
export function useGridAnnouncements<Row>(
  grid: GridController<Row>,
  { sorting, columnFilters, globalFilter }: GridState,
  columns: readonly DataGridColumn<Row>[],
  matches: number,
  manual: boolean,
): void {
  const announce = useAnnounce();
  const t = useStrings();
  const formats = useFormats();
  const sorted = useRef(sorting);
  useEffect(() => {
    if (sorted.current === sorting) return;
    const before = sorted.current;
    sorted.current = sorting;
    const name = (id: string) => columns.find((column) => column.id === id)?.header ?? id;
    const changed = sorting.find(
      (rule) => !before.some((old) => old.id === rule.id && old.desc === rule.desc),
    );
    const removed = before.find((old) => !sorting.some((rule) => rule.id === old.id));
    if (changed) {
      announce(
        t(changed.desc ? 'grid.sortedDescending' : 'grid.sortedAscending', { column: name(changed.id) }),
      );
    } else if (removed) {
      announce(t('grid.unsorted', { column: name(removed.id) }));
    }
  }, [sorting, columns, announce, t]);

  const filtered = useRef<{ columnFilters: unknown; globalFilter: string }>({ columnFilters, globalFilter });
  useEffect(() => {
    const last = filtered.current;
    filtered.current = { columnFilters, globalFilter };
    if (last.globalFilter === globalFilter && sameSlice(last.columnFilters, columnFilters)) return;
    if (manual) return;
    const found = t('grid.found', { count: matches, total: formats.integer(matches) });
    // Selected rows that are now hidden are still affected by bulk actions.
    const out = hiddenSelected(grid).length > 0;
    announce(out ? `${found}. ${selectionWords(grid, t, formats)}` : found);
  }, [grid, columnFilters, globalFilter, matches, manual, announce, t, formats]);
}
