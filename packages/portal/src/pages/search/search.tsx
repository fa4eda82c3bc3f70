import { ApiError } from '@atrium/contract/errors';
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
  return (
    <>
      <PageTitle>{t('shell.search.title')}</PageTitle>
      <SearchPage
        query={query}
        onSearch={(text) => setParams(text ? { [QUERY]: text } : {})}
        results={useResults(query)}
        hrefOf={requestHref}
        side={user.contactInformation.isInternal ? 'bank' : 'client'}
      />
    </>
  );
}

function useResults(query: string): SearchPageProps['results'] {
  const canReadRequests = useRequestsStanding() === 'open';
  const all = useQuery({ ...requestsQuery({ limit: 100_000 }), enabled: canReadRequests && query !== '' });
  const held = useServiceNavigation();
  const language = useLanguage();

  return useMemo(() => {
    if (query === '') return { status: 'idle' };
    if (canReadRequests && all.isPending) return { status: 'loading' };
    if (canReadRequests && all.error) {
      return {
        status: 'error',
        ...(all.error instanceof ApiError && { supportId: all.error.supportId }),
        onRetry: () => void all.refetch(),
      };
    }
    const words = fold(query, language).split(/\s+/);
    const services = held
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
  }, [query, canReadRequests, all, held, language]);
}
