import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { SEARCH_TYPES } from '@atrium/contract/search-rules';
import type { SearchType } from '@atrium/contract/search-rules';
import type { SearchFilters } from '@atrium/contract/search';
import type { Reads } from '../database/index.ts';
import { lastVisit } from '../users/index.ts';
import type { Visit } from '../users/index.ts';
import type { Language } from '../http/index.ts';
import { passes } from './conditions.ts';
import { foundOf, named } from './parts.ts';
import type { Search } from './parts.ts';
import { readText } from './terms.ts';

/** The user who searches, their language and the time. */
export type Searcher = Visit & { readonly language: Language; readonly now: Date };

/** Builds a search: splits the query into terms, and resolves `changed` and `since` for the user. */
export async function readSearch(
  db: Reads,
  searcher: Searcher,
  { query, changed, since }: Pick<SearchFilters, 'query' | 'changed' | 'since'>,
  advanced = true,
): Promise<Search> {
  const { user, language, now } = searcher;
  return {
    user,
    language,
    now,
    ...readText(query),
    advanced,
    // The link of an alert shows what the alert counted, regardless of later visits.
    ...(changed && { changedSince: since === undefined ? await lastVisit(db, searcher) : new Date(since) }),
    ...(since !== undefined && { news: { since: new Date(since) } }),
  };
}

/** One result: the key of its record, and its sub-category. */
export interface FoundRecord {
  readonly key: string;
  readonly category: string;
}

/** The results of one type. */
export interface FoundGroup {
  readonly type: SearchType;
  readonly total: number;
  readonly categories: readonly { readonly id: string; readonly count: number }[];
  /** The first results, by sub-category; in each, those with all words in the title first, then the newest. */
  readonly records: readonly FoundRecord[];
}

/** Returns the results of these types that match the filters, counted and listed in one statement, by type. */
export async function findGroups(
  db: Reads,
  search: Search,
  filter: SearchFilters,
  types: readonly SearchType[],
  limit: number,
): Promise<FoundGroup[]> {
  const found = foundOf(db, await named(db, search), types);
  if (!found) return [];
  const where = passes(db, search, filter);
  // Keys and codes use the byte-wise collation "C": sorting by a language's rules would cost more than all the rest.
  const order = sql`rank, category, in_title desc, at desc nulls last, key`;
  const firstOf = (type: SearchType): SQL =>
    sql`(select type, category, key, 0 as count, rank, in_title, at from listed where type = ${type} order by ${order} limit ${limit})`;
  const { rows } = await db.execute<{
    type: SearchType;
    category: string;
    key: string | null;
    count: number;
  }>(sql`
    with listed as materialized (
      select type, key collate "C" as key, category collate "C" as category, rank, in_title, at from (${found}) as found ${where ? sql`where ${where}` : sql``}
    ), counted as (
      select type, category, count(*)::int as count, min(rank) as rank from listed group by type, category
    )
    select type, category, null as key, count, rank, null as in_title, null as at from counted
    union all ${sql.join(types.map(firstOf), sql` union all `)}
    order by ${order}`);
  return SEARCH_TYPES.flatMap((type) => {
    const own = rows.filter((row) => row.type === type);
    const categories = own.flatMap(({ category, key, count }) =>
      key === null ? [{ id: category, count }] : [],
    );
    const records = own.flatMap(({ category, key }) => (key === null ? [] : [{ key, category }]));
    const total = categories.reduce((sum, { count }) => sum + count, 0);
    return total > 0 ? [{ type, total, categories, records }] : [];
  });
}
