import { sql } from 'drizzle-orm';
import { SEARCH_TYPES } from '@atrium/contract/search-rules';
import type { SearchType } from '@atrium/contract/search-rules';
import type { SearchFilters } from '@atrium/contract/search';
import type { Reads } from '../database/open.ts';
import { lastVisit } from '../users/last-visit.ts';
import type { Visit } from '../users/last-visit.ts';
import type { Language } from '../http/language.ts';
import { passes } from './conditions.ts';
import { foundOf } from './parts.ts';
import type { Search } from './parts.ts';
import { termsOf } from './terms.ts';

/** Who searches, in which language and when. */
export type Searcher = Visit & { readonly language: Language; readonly now: Date };

/** Reads the words of a search, and what the rest of it means for who makes it. */
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
    terms: termsOf(query),
    advanced,
    // The link of an alert shows what the alert counted, however often the person came since.
    ...(changed && { changedSince: since === undefined ? await lastVisit(db, searcher) : new Date(since) }),
    ...(since !== undefined && { news: { since: new Date(since) } }),
  };
}

/** One result: of which record, in which sub-category. */
export interface FoundRecord {
  readonly key: string;
  readonly category: string;
}

/** The results of one type. */
export interface FoundGroup {
  readonly type: SearchType;
  readonly total: number;
  readonly categories: readonly { readonly id: string; readonly count: number }[];
  /** The first ones, sub-category by sub-category: where the title holds the words first, then the newest. */
  readonly records: readonly FoundRecord[];
}

/** The results of these types that pass the filters, counted and listed in one statement, in the order of the types. */
export async function findGroups(
  db: Reads,
  search: Search,
  filter: SearchFilters,
  types: readonly SearchType[],
  limit: number,
): Promise<FoundGroup[]> {
  const found = foundOf(db, search, types);
  if (!found) return [];
  const where = passes(db, search, filter);
  const { rows } = await db.execute<{
    type: SearchType;
    category: string;
    key: string | null;
    count: number;
  }>(sql`
    with listed as materialized (
      select * from (${found}) as found ${where ? sql`where ${where}` : sql``}
    ), ordered as (
      select *, row_number() over (partition by type order by rank, category, in_title desc, at desc nulls last, key) as position
      from listed
    )
    select type, category, null as key, count(*)::int as count, 0 as position, min(rank) as rank from listed group by type, category
    union all
    select type, category, key, 0, position, rank from ordered where position <= ${limit}
    order by position, rank, category`);
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
