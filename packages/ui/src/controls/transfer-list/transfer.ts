import { normalizeText, searchTerms } from '../../foundations/index.js';

/** The ids of the items in each column, keyed by column id, in display order. */
export type TransferValue = Readonly<Record<string, readonly string[]>>;

export interface TransferItem {
  id: string;
  label: string;
  /** Codes at the end of the row, such as a country and an identifier; searched along with the label. */
  details?: readonly string[];
  /** A note in the row, such as “by default activated”. */
  note?: string;
  /** Why the item cannot leave its column; absent for items that can be moved. */
  fixedReason?: string;
}

/**
 * Returns the value with some items moved to a column, before the item `before`, in their current order. Without
 * `before`, a column sorted by `rank` stays sorted; others get them at the end. An item is always in one column.
 */
export function transfer(
  value: TransferValue,
  ids: ReadonlySet<string>,
  to: string,
  before: string | null,
  rank: ReadonlyMap<string, number>,
): TransferValue {
  const moved = Object.values(value).flatMap((column) => column.filter((id) => ids.has(id)));
  const rest = Object.fromEntries(
    Object.entries(value).map(([column, all]) => [column, all.filter((id) => !ids.has(id))]),
  );
  const target = rest[to] ?? [];
  const byRank = (a: string, b: string) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0);
  const isRanked = target.every((id, index) => index === 0 || byRank(target[index - 1]!, id) <= 0);
  const at = before === null ? -1 : target.indexOf(before);
  if (at >= 0) rest[to] = target.toSpliced(at, 0, ...moved);
  else if (before === null && isRanked) rest[to] = [...target, ...moved].toSorted(byRank);
  else rest[to] = [...target, ...moved];
  return rest;
}

/** The searchable texts, normalized once for all columns. */
export const searchTexts = (items: readonly TransferItem[]): ReadonlyMap<string, string> =>
  new Map(items.map(({ id, label, details = [] }) => [id, normalizeText([label, ...details].join(' '))]));

/** Returns the ids whose text contains every word of the query. */
export function found(
  ids: readonly string[],
  query: string,
  texts: ReadonlyMap<string, string>,
): readonly string[] {
  const terms = searchTerms(query);
  if (terms.length === 0) return ids;
  return ids.filter((id) => terms.every((term) => texts.get(id)?.includes(term)));
}
