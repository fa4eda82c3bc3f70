import { searchFilterBody } from '@atrium/contract/search-filter-rules';
import type { SearchGroup } from '@atrium/contract/search';
import { SEARCH_TYPES } from '@atrium/contract/search-rules';
import type { ListState } from '@atrium/ui';
import { useQueries, useQuery } from '@tanstack/react-query';
import { moreResultsQuery, searchQuery } from '../../api/search.ts';
import { errorFacts } from '../../app/error-facts.ts';
import type { SearchView } from './address.ts';

/** Whether there is a search: without text and filters there is nothing to find. */
export const isAsked = ({ filters }: SearchView): boolean => Object.keys(filters).length > 0;

/** Returns the results of a view: the first ones of every service, and more of those with further pages. */
export function useResults(view: SearchView) {
  const asked = isAsked(view);
  const body = searchFilterBody(view.filters);
  const first = useQuery({ ...searchQuery(body), enabled: asked });
  const further = SEARCH_TYPES.filter((type) => (view.pages[type] ?? 1) > 1);
  const more = useQueries({
    queries: further.map((type) => ({
      ...moreResultsQuery(type, body, view.pages[type] ?? 1),
      enabled: asked,
    })),
  });
  const longer = new Map<string, SearchGroup>();
  for (const { data, isPlaceholderData } of more)
    if (!isPlaceholderData || !first.isPlaceholderData)
      for (const group of data?.groups ?? []) longer.set(group.type, group);
  const groups = asked ? (first.data?.groups ?? []).map((group) => longer.get(group.type) ?? group) : [];
  const isLoadingMore = more.some(
    ({ isFetching, isPlaceholderData, data }) => isFetching && (isPlaceholderData || !data),
  );
  const state = (): ListState => {
    if (!asked) return { status: 'ready', total: 0 };
    if (first.data)
      return { status: 'ready', total: first.data.total, busy: first.isPlaceholderData || isLoadingMore };
    return first.isError ? { status: 'error', ...errorFacts(first)! } : { status: 'loading' };
  };
  return { groups, state: state(), isForgiving: first.data?.isForgiving === true };
}
