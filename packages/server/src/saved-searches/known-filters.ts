import type { SavedQuery } from '@atrium/contract/saved-searches';
import { SEARCH_TYPES } from '@atrium/contract/search-rules';
import type { User } from '@atrium/contract/users';
import type { Reads } from '../database/index.ts';
import type { Language } from '../http/index.ts';
import { contractNames, entityNames, tagNames } from '../filters/index.ts';
import { maySearch } from '../search/index.ts';
import { knownTags } from '../documents/index.ts';

interface Reader {
  readonly user: User;
  readonly language: Language;
}

/** The filters of a saved search as one user may use them. */
interface KnownFilters {
  /** The filters that the user may know of. */
  readonly query: SavedQuery;
  /** Number of saved filters; each value counts as one. */
  readonly filterCount: number;
  /** Number of these that apply. */
  readonly appliedCount: number;
}

/** Fields with values that not every user may know of. */
const PRIVATE_FIELDS = ['services', 'contracts', 'ricosCodes', 'tags'] as const;

function countFilters({ timeLine, ...others }: SavedQuery): number {
  const period = timeLine.dateFrom !== null || timeLine.dateTo !== null ? 1 : 0;
  return Object.values(others).reduce(
    (sum, value) => sum + (typeof value === 'string' ? 1 : (value?.length ?? 0)),
    period,
  );
}

/**
 * Returns the filters of these searches that the user may know of, in the same order: a shared search may name
 * contracts, legal entities, tags and services that its receiver may not know of, and rights may have been removed
 * since it was saved.
 */
export async function knownFilters(
  db: Reads,
  reader: Reader,
  queries: readonly SavedQuery[],
): Promise<KnownFilters[]> {
  const values = (field: (typeof PRIVATE_FIELDS)[number]) => ({
    counted: [],
    chosen: [...new Set(queries.flatMap((query) => query[field] ?? []))],
  });
  const [contracts, ricosCodes, tags] = await Promise.all([
    contractNames(db, reader, values('contracts')),
    entityNames(db, reader, values('ricosCodes')),
    tagNames(db, reader, values('tags'), knownTags(db, reader.user)),
  ]);
  const services = new Set<string>(SEARCH_TYPES.filter((type) => maySearch(reader.user, type)));
  const known = { services, contracts, ricosCodes, tags };
  return queries.map((saved) => {
    const query = { ...saved };
    for (const field of PRIVATE_FIELDS) {
      const kept = saved[field]?.filter((value) => known[field].has(value)) ?? [];
      if (kept.length > 0) query[field] = kept;
      else delete query[field];
    }
    return { query, filterCount: countFilters(saved), appliedCount: countFilters(query) };
  });
}
