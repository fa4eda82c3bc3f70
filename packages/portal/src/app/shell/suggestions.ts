import {
  ALL_TYPES,
  firstOfEach,
  SUGGESTIONS_MAX,
  SUGGESTIONS_PER_SERVICE,
} from '@atrium/contract/search-rules';
import type { SearchType } from '@atrium/contract/search-rules';
import type { SearchSuggestions } from '@atrium/ui';
import type { RouteObject } from 'react-router-dom';
import { api } from '../../api/client.ts';
import { leadsToPage } from '../router/prefetch.ts';

/**
 * Records whose hit is a name, not an event: the last review of a legal entity or the day of a power, without a label,
 * would be taken for the date of the hit.
 */
const UNDATED: ReadonlySet<SearchType> = new Set(['kyc', 'powers', 'contracts', 'contacts']);

/** Returns the first hits for the typed text, of each service or of one, that lead to a page of the user. */
export async function suggestionsFor(
  routes: RouteObject[],
  query: string,
  signal: AbortSignal,
  type: SearchType | typeof ALL_TYPES = ALL_TYPES,
): Promise<SearchSuggestions[]> {
  const { groups } = await api().search.search({
    params: { type },
    body: { query, advanced: false, limit: SUGGESTIONS_PER_SERVICE },
    signal,
  });
  const hits = groups.map(({ results }) => results.filter(({ link }) => leadsToPage(routes, link)));
  return firstOfEach(hits, SUGGESTIONS_MAX).flatMap((results, index) => {
    const { type: id, label } = groups[index]!;
    const items = results.map(({ id: hit, title, link, utcDate }) => ({
      id: hit,
      title,
      href: link,
      date: UNDATED.has(id) ? null : utcDate,
    }));
    return items.length > 0 ? [{ id, label, items }] : [];
  });
}
