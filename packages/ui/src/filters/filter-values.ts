import type { DateFilter, Filters, FilterValue } from '@atrium/contract/filter-rules';
import type { FilterBlock, FilterItem } from '@atrium/contract/filters';
import { normalizeText, searchTerms } from '../foundations/index.js';

export const isValues = (value: FilterValue | undefined): value is readonly string[] => Array.isArray(value);
export const isPeriod = (value: FilterValue | undefined): value is DateFilter =>
  typeof value === 'object' && !isValues(value);

/** Whether a filter lets only some pass. */
export function isApplied(value: FilterValue | undefined): value is FilterValue {
  if (value === undefined || value === '') return false;
  if (isPeriod(value)) return Boolean(value.dateFrom ?? value.dateTo);
  return value.length > 0;
}

/** Number of fields that filter. */
export const countApplied = (filters: Filters): number =>
  Object.values(filters).filter((value) => isApplied(value)).length;

/** The filters with another value for one field; a value that filters nothing takes the field away. */
export function withFilter(filters: Filters, field: string, value: FilterValue | undefined): Filters {
  const { [field]: _replaced, ...others } = filters;
  return isApplied(value) ? { ...others, [field]: value } : others;
}

/** The entries that a block shows: children only where it has several levels (SRCH-012). */
export const shownItems = ({ items, isMultiLevel }: FilterBlock): readonly FilterItem[] =>
  isMultiLevel ? items : items.map((item) => ({ ...item, children: [] }));

/** The values that an entry stands for: its own, or those under it. */
const leavesOf = (item: FilterItem): string[] =>
  item.children.length === 0 ? [item.value] : item.children.flatMap((child) => leavesOf(child));

/** The entries of all levels, by their value. */
function byValue(items: readonly FilterItem[]): Map<string, FilterItem> {
  const found = new Map<string, FilterItem>();
  const visit = (item: FilterItem) => {
    found.set(item.value, item);
    for (const child of item.children) visit(child);
  };
  for (const item of items) visit(item);
  return found;
}

/** The chosen values without those of entries that stand for others: these are replaced by the values under them. */
export const chosenLeaves = (items: readonly FilterItem[], values: readonly string[]): string[] => {
  const entries = byValue(items);
  const expanded = values.flatMap((value) => {
    const entry = entries.get(value);
    return entry ? leavesOf(entry) : [value];
  });
  return [...new Set(expanded)];
};

/** What an entry’s box shows: chosen, not chosen, or some of what is under it. */
export type ItemState = 'on' | 'off' | 'mixed';

/**
 * The state of entries under the chosen values; a parent in an address means all that is under it. An entry that a
 * search has narrowed is in the state of the whole one.
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

/** The chosen values once an entry is chosen or taken back; values that no entry has stay. */
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

/** The entries whose label holds every word of a text, and those above them; below a match all stays. */
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

/** Entries of all levels. */
export const countItems = (items: readonly FilterItem[]): number =>
  items.reduce((sum, { children }) => sum + 1 + countItems(children), 0);

/** The first entries in their order, and every chosen one; parents come with what is kept under them. */
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

/** The labels of the entries that have nothing under them, by their value. */
export const leafLabels = (items: readonly FilterItem[]): Map<string, string> =>
  new Map(
    [...byValue(items).values()]
      .filter(({ children }) => children.length === 0)
      .map(({ value, label }) => [value, label]),
  );

/** The results of each month, by the block of the period; none while the blocks load. */
export const monthsOf = (blocks: readonly FilterBlock[] | undefined): readonly FilterItem[] =>
  blocks?.find(({ field }) => field === 'date')?.items ?? [];
