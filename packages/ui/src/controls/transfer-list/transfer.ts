import { normalizeText, searchTerms } from '../../foundations/index.js';

/** The ids of the items in each column, by the id of the column, in display order. */
export type TransferValue = Readonly<Record<string, readonly string[]>>;

export interface TransferItem {
  id: string;
  label: string;
  /** Codes at the end of the row, such as a country and an identifier; searched with the label. */
  details?: readonly string[];
  /** What the row says of itself, such as “by default activated”. */
  note?: string;
  /** Why it stays in its column; without it, it can be moved. */
  fixedReason?: string;
}

/**
 * The value with some things taken to a column: before the thing `before`, in the order they are in now. Without `before`
 * a column that is in the order of `rank` stays so, and any other has them at its end. A thing is always in one column.
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

/** The texts that a search reads, normalized once for all columns. */
export const searchTexts = (items: readonly TransferItem[]): ReadonlyMap<string, string> =>
  new Map(items.map(({ id, label, details = [] }) => [id, normalizeText([label, ...details].join(' '))]));

/** The ids whose text has every word of the query. */
export function found(
  ids: readonly string[],
  query: string,
  texts: ReadonlyMap<string, string>,
): readonly string[] {
  const terms = searchTerms(query);
  if (terms.length === 0) return ids;
  return ids.filter((id) => terms.every((term) => texts.get(id)?.includes(term)));
}
