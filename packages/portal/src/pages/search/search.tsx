import { newTag } from '@atrium/contract/tag-rules';
import { searchFilterBody } from '@atrium/contract/search-filter-rules';
import type { SearchResult } from '@atrium/contract/search';
import { SEARCH_SERVICES, type SearchType } from '@atrium/contract/search-rules';
import { SERVICES } from '@atrium/contract/services';
import {
  lazyPart,
  normalizeText,
  SearchPage,
  searchTerms,
  useStrings,
  useToast,
  type SearchPageProps,
} from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Params } from 'react-router-dom';
import { savedSearchesQuery } from '../../api/saved-searches.ts';
import { searchFiltersQuery, searchQuery } from '../../api/search.ts';
import { searchTags, useTagResult } from '../../api/tags.ts';
import { useUser } from '../../api/users.ts';
import { FiltersFailed } from '../../app/filters-failed.tsx';
import { PageTitle } from '../../app/page-title.tsx';
import { leadsToPage } from '../../app/router/prefetch.ts';
import { usePortalRoutes } from '../../app/router/routes-context.ts';
import { useServiceNavigation } from '../../app/router/use-service-navigation.ts';
import { tagHref } from '../../app/tag-href.ts';
import { useAddress } from '../../app/use-address.ts';
import { readView, writeView, type SearchView } from './address.ts';
import { isAsked, useResults } from './use-results.ts';
import { useSavedSearches } from './use-saved-searches.tsx';
import { useTagSearch } from './use-tag-search.ts';

const KycPanel = lazyPart(async () => (await import('./kyc-panel.tsx')).default);

const NO_BLOCKS: readonly [] = [];

export function prefetch(queries: QueryClient, _params: Params, address: URLSearchParams) {
  const view = readView(address);
  const body = searchFilterBody(view.filters);
  if (isAsked(view)) void queries.prefetchQuery(searchQuery(body));
  void queries.prefetchQuery(searchFiltersQuery(body));
  void queries.prefetchQuery(savedSearchesQuery());
}

/** The search over everything that the user may see (SRCH-001 to SRCH-009). */
export function Component() {
  const t = useStrings();
  const [address, changeAddress] = useAddress();
  const view = useMemo(() => readView(address), [address]);
  const go = (change: Partial<SearchView>) =>
    changeAddress(
      (now) => writeView({ ...readView(now), ...('filters' in change && { pages: {} }), ...change }),
      { flushSync: true },
    );
  const { filters } = view;
  const onFiltersChange = (next: SearchView['filters']) => go({ filters: next });
  const blocks = useQuery(searchFiltersQuery(searchFilterBody(filters)));
  const results = useResults(view);
  const { dialogs, ...saving } = useSavedSearches(filters);
  const tagSearch = useTagSearch(filters, blocks.data ?? NO_BLOCKS, onFiltersChange);
  const routes = usePortalRoutes();
  const taggingOf = useTagging();
  const { openOf, panel } = useKycPanel();
  return (
    <>
      <PageTitle>{t('search.title')}</PageTitle>
      <SearchPage
        {...results}
        services={useFoundServices(view)}
        blocks={blocks.data ?? (blocks.isError ? NO_BLOCKS : undefined)}
        filters={filters}
        onFiltersChange={onFiltersChange}
        {...saving}
        tagSearch={tagSearch}
        notice={<FiltersFailed read={blocks} />}
        hrefOf={({ link }) => (leadsToPage(routes, link) ? link : undefined)}
        openOf={openOf}
        groupHref={(type) => {
          const href = serviceHref(type, filters);
          return href !== undefined && leadsToPage(routes, href) ? href : undefined;
        }}
        tagHref={tagHref}
        taggingOf={taggingOf}
        onShowMore={(type) => go({ pages: { ...view.pages, [type]: (view.pages[type] ?? 1) + 1 } })}
      />
      {dialogs}
      {panel}
    </>
  );
}

/** The URL parameter of the search text on the page of each service. */
const WORDS: Readonly<Partial<Record<SearchType, string>>> = {
  documents: 'query',
  requests: 'q',
  contacts: 'query',
  kyc: 'query',
  powers: 'query',
};

/** Returns the page of a service with the search text. */
function serviceHref(type: SearchType, { query }: SearchView['filters']): string | undefined {
  const { url } = SERVICES[SEARCH_SERVICES[type]];
  const parameter = WORDS[type];
  return typeof query === 'string' && parameter
    ? `${url}?${new URLSearchParams({ [parameter]: query })}`
    : url;
}

/** Returns the user's services whose name contains all search terms; none if other filters are set. */
function useFoundServices({ filters }: SearchView): SearchPageProps['services'] {
  const held = useServiceNavigation();
  return useMemo(() => {
    const { query, ...others } = filters;
    if (typeof query !== 'string' || Object.keys(others).length > 0) return [];
    const terms = searchTerms(query);
    return held
      .filter(({ label }) => terms.every((term) => normalizeText(label).includes(term)))
      .map(({ id, label, href, newTab }) => ({ id, label, href, external: newTab }));
  }, [filters, held]);
}

/** Opens KYC records beside the results for bank users; others go to the page of the record (SRCH-042). */
function useKycPanel() {
  const { isInternal } = useUser().contactInformation;
  const [shown, setShown] = useState<SearchResult>();
  const openOf: SearchPageProps['openOf'] = isInternal
    ? (result) => (result.id.startsWith('kyc:') ? () => setShown(result) : undefined)
    : undefined;
  const panel = shown ? <KycPanel result={shown} onClose={() => setShown(undefined)} /> : null;
  return { openOf, panel };
}

/** Returns how the tags of a result are searched and saved (SRCH-041). */
function useTagging(): SearchPageProps['taggingOf'] {
  const { t } = useTranslation('search');
  const toast = useToast();
  const change = useTagResult();
  return ({ entityId, details: { tagEntityType: type, contractId } }: SearchResult) =>
    type === null || entityId === null
      ? undefined
      : {
          onSearch: searchTags(contractId ?? undefined),
          newTag,
          onSave: async (changes) => {
            await change.mutateAsync({ type, id: entityId, changes });
            toast.success(t('tagged'));
          },
        };
}
