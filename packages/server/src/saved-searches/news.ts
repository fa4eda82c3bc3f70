import { SEARCH_SERVICES, SEARCH_TYPES } from '@atrium/contract/search-rules';
import { filtersOfSavedQuery, searchFilterBody } from '@atrium/contract/search-filter-rules';
import type { SavedQuery } from '@atrium/contract/saved-searches';
import { SearchFilters } from '@atrium/contract/search';
import type { ServiceCode } from '@atrium/contract/services';
import type { User } from '@atrium/contract/users';
import type { Reads } from '../database/index.ts';
import type { Language } from '../http/index.ts';
import { findGroups, readText } from '../search/index.ts';
import { knownFilters } from './known-filters.ts';

interface Reader {
  readonly user: User;
  readonly language: Language;
  readonly now: Date;
}

/** What is new in a saved search for a user. */
interface News {
  readonly count: number;
  /** The service with the highest weight that has new results. */
  readonly service: ServiceCode;
  /** The filters of the search that the user may know of. */
  readonly query: SavedQuery;
}

/**
 * Returns what is new in a saved search within a period, among what the user may see now, with relative filters
 * (`recent`, `own`) resolved for them; null if there is nothing. Filters that they may no longer know of are left out,
 * as when they apply the search (decision 62); a search without any filter left finds nothing.
 */
export async function newsOf(
  db: Reads,
  reader: Reader,
  saved: SavedQuery,
  span: { readonly since: Date; readonly until?: Date },
): Promise<News | null> {
  const [known] = await knownFilters(db, reader, [saved]);
  const { query, appliedCount } = known!;
  if (appliedCount === 0) return null;
  const filter = SearchFilters.parse(searchFilterBody(filtersOfSavedQuery(query)));
  const search = {
    ...reader,
    ...readText(filter.query),
    advanced: true,
    news: span,
    // Here `changed` means: since the alert last searched.
    ...(filter.changed && { changedSince: span.since }),
  };
  const groups = await findGroups(db, search, filter, SEARCH_TYPES, 1);
  const [first] = groups;
  if (!first) return null;
  const count = groups.reduce((sum, { total }) => sum + total, 0);
  return { count, service: SEARCH_SERVICES[first.type], query };
}
