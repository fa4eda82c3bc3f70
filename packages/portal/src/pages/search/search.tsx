import { countryName } from '@atrium/contract/countries';
import { ApiError } from '@atrium/contract/errors';
import { countryCodeOf } from '@atrium/contract/tag-rules';
import { fold, matchesAll } from './match.ts';
import { SearchPage, useLanguage, useStrings, type SearchPageProps } from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { requestsQuery } from '../../api/requests.ts';
import { useUser } from '../../api/users.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { useServiceNavigation } from '../../app/router/use-service-navigation.ts';
import { useRequestsStanding } from '../requests/requests-standing.ts';
import { requestHref } from '../requests/addresses.ts';

/** Parameter of the address that holds the words. */
export const QUERY = 'q';
const SHOWN = 50;

/** Search over the services and requests of the person. */
export function Component() {
  const t = useStrings();
  const user = useUser();
  const [params, setParams] = useSearchParams();
  const query = (params.get(QUERY) ?? '').trim();
  const tag = useSearchedTag(params);
  return (
    <>
      <PageTitle>{t('shell.search.title')}</PageTitle>
      <SearchPage
        query={query}
        onSearch={(text) => setParams({ ...(text && { [QUERY]: text }), ...tag?.params })}
        taggedWith={tag && { ...tag.shown, onRemove: () => setParams(query ? { [QUERY]: query } : {}) }}
        results={useResults(query, tag?.filter)}
        hrefOf={requestHref}
        side={user.contactInformation.isInternal ? 'bank' : 'client'}
      />
    </>
  );
}

type TagFilter = { countries: string[] } | { currencies: string[] };

interface SearchedTag {
  /** The part of the address. */
  params: Record<string, string>;
  filter: TagFilter;
  shown: { label: string; code?: string };
}

/** What the address asks the requests to be tagged with: a country or a currency (TAG-017, TAG-018). */
function useSearchedTag(params: URLSearchParams): SearchedTag | undefined {
  const language = useLanguage();
  const country = countryCodeOf(params.get('country') ?? '');
  const currency = /^[A-Z]{3}$/i.exec(params.get('currency') ?? '')?.[0].toUpperCase();
  return useMemo((): SearchedTag | undefined => {
    if (country) {
      const label = countryName(country, language);
      return {
        params: { country },
        filter: { countries: [country] },
        shown: { label, ...(label !== country && { code: country }) },
      };
    }
    return currency
      ? { params: { currency }, filter: { currencies: [currency] }, shown: { label: currency } }
      : undefined;
  }, [country, currency, language]);
}

function useResults(query: string, filter?: TagFilter): SearchPageProps['results'] {
  const canReadRequests = useRequestsStanding() === 'open';
  const isAsked = query !== '' || filter !== undefined;
  const all = useQuery({
    ...requestsQuery({ limit: 100_000, ...filter }),
    enabled: canReadRequests && isAsked,
  });
  const held = useServiceNavigation();
  const language = useLanguage();

  return useMemo(() => {
    if (!isAsked) return { status: 'idle' };
    if (canReadRequests && all.isPending) return { status: 'loading' };
    if (canReadRequests && all.error) {
      return {
        status: 'error',
        ...(all.error instanceof ApiError && { supportId: all.error.supportId }),
        onRetry: () => void all.refetch(),
      };
    }
    const words = fold(query, language).split(/\s+/).filter(Boolean);
    // Services bear no tags.
    const services = (filter ? [] : held)
      .filter((service) => matchesAll(words, fold(service.label, language)))
      .map(({ id, label, href, newTab }) => ({ id, label, href, external: newTab }));
    const requests = (all.data?.pageRecords ?? []).filter((request) =>
      matchesAll(
        words,
        fold(
          [
            request.title,
            request.reference,
            request.serviceName,
            request.createdBy,
            ...request.legalEntities.map((entity) => entity.longName),
          ].join(' '),
          language,
        ),
      ),
    );
    return {
      status: 'ready',
      services,
      requests: requests.slice(0, SHOWN),
      totalRequests: requests.length,
    };
  }, [query, filter, isAsked, canReadRequests, all, held, language]);
}
