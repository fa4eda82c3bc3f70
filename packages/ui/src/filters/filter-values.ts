import type { DateFilter, Filters, FilterValue } from '@atrium/contract/filter-rules';
import type { FilterBlock, FilterItem } from '@atrium/contract/filters';
import { normalizeText, searchTerms } from '../foundations/index.js';

export const isValues = (value: FilterValue | undefined): value is readonly string[] => Array.isArray(value);
export const isPeriod = (value: FilterValue | undefined): value is DateFilter =>
  typeof value === 'object' && !isValues(value);

/** Whether a filter value restricts the results. */
export function isApplied(value: FilterValue | undefined): value is FilterValue {
  if (value === undefined || value === '') return false;
  if (isPeriod(value)) return Boolean(value.dateFrom ?? value.dateTo);
  return value.length > 0;
}

/** Returns the number of applied filters. */
export const countApplied = (filters: Filters): number =>
  Object.values(filters).filter((value) => isApplied(value)).length;

/** Returns the filters with a new value for one field; a value without effect removes the field. */
export function withFilter(filters: Filters, field: string, value: FilterValue | undefined): Filters {
  const { [field]: _replaced, ...others } = filters;
  return isApplied(value) ? { ...others, [field]: value } : others;
}

/** Returns the entries that a block shows: children only if it has several levels (SRCH-012). */
export const shownItems = ({ items, isMultiLevel }: FilterBlock): readonly FilterItem[] =>
  isMultiLevel ? items : items.map((item) => ({ ...item, children: [] }));

/** Returns the leaf values of an entry: its own, or those of its descendants. */
const leavesOf = (item: FilterItem): string[] =>
  item.children.length === 0 ? [item.value] : item.children.flatMap((child) => leavesOf(child));

/** Returns the entries of all levels by value. */
function byValue(items: readonly FilterItem[]): Map<string, FilterItem> {
  const found = new Map<string, FilterItem>();
  const visit = (item: FilterItem) => {
    found.set(item.value, item);
    for (const child of item.children) visit(child);
  };
  for (const item of items) visit(item);
  return found;
}

/** Returns the chosen values with parent values replaced by their leaf values, without duplicates. */
export const chosenLeaves = (items: readonly FilterItem[], values: readonly string[]): string[] => {
  const entries = byValue(items);
  const expanded = values.flatMap((value) => {
    const entry = entries.get(value);
    return entry ? leavesOf(entry) : [value];
  });
  return [...new Set(expanded)];
};

/** The checkbox state of an entry: chosen, not chosen, or some of its children chosen. */
export type ItemState = 'on' | 'off' | 'mixed';

/**
 * Returns a function for the state of an entry; a parent value in a URL selects all its children. An entry
 * narrowed by a search has the state of the complete entry.
 */
export function createItemStates(
  items: readonly FilterItem[],
  values: readonly string[],
): (item: FilterItem) => ItemState {
  const entries = byValue(items);
  const chosen = new Set(chosenLeaves(items, values));
  return (item) => {
    const leaves = leavesOf(entries.get(item.value) ?? item);
    const on = leaves.filter((leaf) => chosen.has(leaf)).length;
    if (on === 0) return 'off';
    return on === leaves.length ? 'on' : 'mixed';
  };
}

/** Returns the chosen values after an entry is checked or unchecked; values without an entry are kept. */
export function toggleItem(
  items: readonly FilterItem[],
  values: readonly string[],
  item: FilterItem,
  on: boolean,
): string[] {
  const chosen = new Set(chosenLeaves(items, values));
  for (const leaf of leavesOf(byValue(items).get(item.value) ?? item)) {
    if (on) chosen.add(leaf);
    else chosen.delete(leaf);
  }
  return [...chosen];
}

/** Returns the entries whose label contains every search word, with their ancestors and all their descendants. */
export function searchItems(items: readonly FilterItem[], query: string): readonly FilterItem[] {
  const terms = searchTerms(query);
  const search = (list: readonly FilterItem[]): FilterItem[] =>
    list.flatMap((item) => {
      const label = normalizeText(item.label);
      if (terms.every((term) => label.includes(term))) return [item];
      const children = search(item.children);
      return children.length > 0 ? [{ ...item, children }] : [];
    });
  return terms.length === 0 ? items : search(items);
}

/** Returns the number of entries on all levels. */
export const countItems = (items: readonly FilterItem[]): number =>
  items.reduce((sum, { children }) => sum + 1 + countItems(children), 0);

/** Returns the first entries in order, and every chosen one; parents are kept with their children. */
export function limitItems(
  items: readonly FilterItem[],
  limit: number,
  stateOf: (item: FilterItem) => ItemState,
): readonly FilterItem[] {
  let left = limit;
  const keep = (list: readonly FilterItem[]): FilterItem[] =>
    list.flatMap((item) => {
      const fits = left > 0;
      left -= 1;
      const children = keep(item.children);
      return fits || stateOf(item) !== 'off' ? [{ ...item, children }] : [];
    });
  return countItems(items) <= limit ? items : keep(items);
}

/** Returns the labels of the leaf entries by value. */
export const leafLabels = (items: readonly FilterItem[]): Map<string, string> =>
  new Map(
    [...byValue(items).values()]
      .filter(({ children }) => children.length === 0)
      .map(({ value, label }) => [value, label]),
  );

/** Returns the entries of the period block, with the number of results per month; empty while the blocks load. */
export const monthsOf = (blocks: readonly FilterBlock[] | undefined): readonly FilterItem[] =>
  blocks?.find(({ field }) => field === 'date')?.items ?? [];
