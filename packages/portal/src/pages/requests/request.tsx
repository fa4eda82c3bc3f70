import { ApiError } from '@atrium/contract/errors';
import type { Request } from '@atrium/contract/requests';
import { RequestPage, type RequestPageProps } from '@atrium/ui';
import { useQuery, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, type Params } from 'react-router-dom';
import { requestQuery, useMarkSeen, useToggleFavorite } from '../../api/requests.ts';
import { useUser } from '../../api/users.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { lastBoard } from './addresses.ts';

export function prefetch(queries: QueryClient, params: Params) {
  if (params['requestId']) void queries.prefetchQuery(requestQuery(params['requestId']));
}

export function Component() {
  const { t } = useTranslation('requests');
  const { requestId = '' } = useParams();
  const user = useUser();
  const query = useQuery(requestQuery(requestId));
  const favorite = useToggleFavorite();
  const markSeen = useMarkSeen();

  const { mutate } = markSeen;
  const isUnseen = query.data?.unseen === true || query.data?.neverSeen === true;
  useEffect(() => {
    if (isUnseen) mutate(requestId);
  }, [isUnseen, mutate, requestId]);

  return (
    <>
      <PageTitle>{query.data?.title ?? t('request')}</PageTitle>
      <RequestPage
        state={stateOf(query)}
        backHref={lastBoard()}
        side={user.contactInformation.isInternal ? 'bank' : 'client'}
        onFavoriteChange={(next) => favorite.mutate({ id: requestId, favorite: next })}
      />
    </>
  );
}

function stateOf({ data, error, isFetching, refetch }: UseQueryResult<Request>): RequestPageProps['state'] {
  if (data) return { status: 'ready', request: data };
  if (!error) return { status: 'loading' };
  // An id that is no id is as unknown as one of nobody's.
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
  if (isUnknown) return { status: 'not-found' };
  return {
    status: 'error',
    ...(error instanceof ApiError && { supportId: error.supportId }),
    onRetry: () => void refetch(),
    retrying: isFetching,
  };
}
