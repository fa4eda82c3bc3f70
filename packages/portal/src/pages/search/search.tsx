import { countryName } from '@atrium/contract/countries';
import { ApiError } from '@atrium/contract/errors';
import { countryCodeOf } from '@atrium/contract/tag-rules';
import { LIST_TEXT_LENGTH } from '@atrium/contract/list-rules';
import {
  normalizeText,
  SearchPage,
  searchTerms,
  useLanguage,
  useStrings,
  type SearchPageProps,
} from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { requestWindowQuery } from '../../api/request-list.ts';
import { useUser } from '../../api/users.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { useServiceNavigation } from '../../app/router/use-service-navigation.ts';
import { useRequestsAccess } from '../requests/requests-access.ts';
import { requestHref } from '../../app/addresses/requests.ts';

/** Parameter of the address that holds the words. */
export const QUERY = 'q';
const CHANGED = 'changed';
const SHOWN = 50;

/** Search over the services and requests of the person. */
export function Component() {
  const t = useStrings();
  const user = useUser();
  const [params, setParams] = useSearchParams();
  const query = (params.get(QUERY) ?? '').trim();
  const narrowed = useNarrowed(params);
  return (
    <>
      <PageTitle>{t('shell.search.title')}</PageTitle>
      <SearchPage
        query={query}
        onSearch={(text) => setParams({ ...(text && { [QUERY]: text }), ...narrowed?.params })}
        filter={narrowed && { ...narrowed.shown, onRemove: () => setParams(query ? { [QUERY]: query } : {}) }}
        results={useResults(query, narrowed?.filter)}
        hrefOf={requestHref}
        audience={user.contactInformation.isInternal ? 'bank' : 'client'}
      />
    </>
  );
}

type RequestFilter = { countries: string[] } | { currencies: string[] } | { changedSinceLastVisit: true };

interface Narrowed {
  /** The part of the address. */
  params: Record<string, string>;
  filter: RequestFilter;
  shown: { kind: 'tag'; label: string; code?: string } | { kind: 'changed' };
}

/**
 * What the address narrows the requests to: a country or a currency they are tagged with (TAG-017, TAG-018), or what
 * changed since the last visit.
 */
function useNarrowed(params: URLSearchParams): Narrowed | undefined {
  const language = useLanguage();
  const country = countryCodeOf(params.get('country') ?? '');
  const currency = /^[A-Z]{3}$/i.exec(params.get('currency') ?? '')?.[0].toUpperCase();
  const changed = params.get(CHANGED) === 'true';
  return useMemo((): Narrowed | undefined => {
    if (country) {
      const label = countryName(country, language);
      return {
        params: { country },
        filter: { countries: [country] },
        shown: { kind: 'tag', label, ...(label !== country && { code: country }) },
      };
    }
    if (currency) {
      return {
        params: { currency },
        filter: { currencies: [currency] },
        shown: { kind: 'tag', label: currency },
      };
    }
    return changed
      ? {
          params: { [CHANGED]: 'true' },
          filter: { changedSinceLastVisit: true },
          shown: { kind: 'changed' },
        }
      : undefined;
  }, [country, currency, changed, language]);
}

function useResults(query: string, filter?: RequestFilter): SearchPageProps['results'] {
  const canReadRequests = useRequestsAccess() === 'open';
  const isAsked = query !== '' || filter !== undefined;
  const found = useQuery({
    ...requestWindowQuery(
      { filters: { ...(query && { search: query.slice(0, LIST_TEXT_LENGTH) }), ...filter }, order: [] },
      0,
      SHOWN,
    ),
    enabled: canReadRequests && isAsked,
  });
  const held = useServiceNavigation();

  return useMemo(() => {
    if (!isAsked) return { status: 'idle' };
    if (canReadRequests && found.isPending) return { status: 'loading' };
    if (canReadRequests && found.error) {
      return {
        status: 'error',
        ...(found.error instanceof ApiError && { supportId: found.error.supportId }),
        onRetry: () => void found.refetch(),
      };
    }
    const terms = searchTerms(query);
    // What narrows requests says nothing of services.
    const services = (filter ? [] : held)
      .filter(({ label }) => terms.every((term) => normalizeText(label).includes(term)))
      .map(({ id, label, href, newTab }) => ({ id, label, href, external: newTab }));
    return {
      status: 'ready',
      services,
      requests: found.data?.records ?? [],
      totalRequests: found.data?.totals?.matching ?? 0,
    };
  }, [query, filter, isAsked, canReadRequests, found, held]);
}
