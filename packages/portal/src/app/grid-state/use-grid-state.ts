import type { FilterRule, GridState } from '@atrium/ui';
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

interface GridColumn {
  id: string;
  /** For a column of codes: what its cells contain for each code. */
  labels?: Readonly<Record<string, string>> | undefined;
}

/**
 * Returns the filters with what the cells contain in place of the codes of the address. Addresses of before contain
 * what the cells contained; what is neither is left out, as it may be in the other language.
 */
const shownRules = (rules: readonly FilterRule[], columns: readonly GridColumn[] | undefined): FilterRule[] =>
  rules.flatMap(({ id, value }): FilterRule[] => {
    const column = columns?.find((one) => one.id === id);
    if (!column) return [];
    const { labels } = column;
    if (!labels || value.kind !== 'set') return [{ id, value }];
    const known = new Map([
      ...Object.values(labels).map((label) => [label, label] as const),
      ...Object.entries(labels),
    ]);
    const values = value.values.flatMap((one) => known.get(one) ?? []);
    return values.length > 0 ? [{ id, value: { kind: 'set', values } }] : [];
  });

/** Returns the filters with codes in place of what the cells contain, the same in both languages. */
const codedRules = (rules: readonly FilterRule[], columns: readonly GridColumn[] | undefined): FilterRule[] =>
  rules.map(({ id, value }) => {
    const labels = columns?.find((one) => one.id === id)?.labels;
    if (!labels || value.kind !== 'set') return { id, value };
    const codes = new Map(Object.entries(labels).map(([code, label]) => [label, code]));
    return { id, value: { kind: 'set', values: value.values.map((one) => codes.get(one) ?? one) } };
  });

/**
 * Returns the state of a grid: search, filters and sorting are in the URL, the user's column settings in browser
 * storage. `columns` are those of the grid, undefined until known; must be a stable reference.
 */
export function useGridState(
  { view, search, go, type }: GridAddress,
  { userId, gridId }: { userId: string; gridId: string },
  columns: readonly GridColumn[] | undefined,
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
      columnFilters: shownRules(view.rules, columns),
    };
  }, [set, search, view, columns]);
  const change = (next: Partial<GridState>) => {
    const sorting = next.sorting ?? state.sorting!;
    const rules = next.columnFilters ?? state.columnFilters!;
    const text = next.globalFilter ?? search;
    if (sorting !== state.sorting || rules !== state.columnFilters || (text === '' && search !== ''))
      go({ sorting, rules: codedRules(rules, columns), search: text });
    else if (text !== search) type(text);
    const nextSet = columnsOf(next);
    if (JSON.stringify(nextSet) === JSON.stringify(set)) return;
    setChanged(nextSet);
    rememberColumns(userId, gridId, nextSet);
  };
  return [state, change];
}
