import type { GridState } from '@atrium/ui';
import { useMemo, useState } from 'react';
import type { GridFilters } from './grid-filters.ts';
import { columnsOf, recallColumns, rememberColumns, type GridColumns } from './grid-memory.ts';

/** The view in the URL and its setters, as returned by `useAddressView`. */
interface GridAddress {
  view: GridFilters;
  search: string;
  go: (change: Partial<GridFilters>) => void;
  type: (text: string) => void;
}

/**
 * Returns the state of a grid: search, filters and sorting are in the URL, the user's column settings in browser
 * storage. `columns` are those of the grid, undefined until known; must be a stable reference.
 */
export function useGridState(
  { view, search, go, type }: GridAddress,
  { userId, gridId }: { userId: string; gridId: string },
  columns: readonly { id: string }[] | undefined,
): [state: Partial<GridState>, change: (next: Partial<GridState>) => void] {
  const [changed, setChanged] = useState<GridColumns>();
  const set = useMemo(
    () => changed ?? (columns ? recallColumns(userId, gridId, columns) : {}),
    [changed, columns, userId, gridId],
  );
  const state = useMemo((): Partial<GridState> => {
    const isKnown = (one: { id: string }) => columns?.some(({ id }) => id === one.id) ?? false;
    return {
      ...set,
      globalFilter: search,
      sorting: view.sorting.filter(isKnown),
      columnFilters: view.rules.filter(isKnown),
    };
  }, [set, search, view, columns]);
  const change = (next: Partial<GridState>) => {
    const sorting = next.sorting ?? state.sorting!;
    const rules = next.columnFilters ?? state.columnFilters!;
    const text = next.globalFilter ?? search;
    if (sorting !== state.sorting || rules !== state.columnFilters || (text === '' && search !== ''))
      go({ sorting, rules, search: text });
    else if (text !== search) type(text);
    const nextSet = columnsOf(next);
    if (JSON.stringify(nextSet) === JSON.stringify(set)) return;
    setChanged(nextSet);
    rememberColumns(userId, gridId, nextSet);
  };
  return [state, change];
}
