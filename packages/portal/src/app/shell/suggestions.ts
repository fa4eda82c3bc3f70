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
    const items = results.map(({ id, title, link, utcDate }) => ({ id, title, href: link, date: utcDate }));
    return items.length > 0 ? [{ id, label, items }] : [];
  });
}
