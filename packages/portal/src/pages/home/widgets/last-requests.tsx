import { ApiError } from '@atrium/contract/errors';
import { LastRequests } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { requestsQuery } from '../../../api/requests.ts';
import { useUser } from '../../../api/users.ts';
import { boardHref, requestHref } from '../../requests/addresses.ts';

/** Filter DEFAULT: in progress and action required, five of them (WID-039). */
const query = requestsQuery({ status: 'DEFAULT', limit: 5 });

export const prefetch = (queries: QueryClient) => queries.prefetchQuery(query);

export function Component() {
  const user = useUser();
  const { data, error, isPending, isFetching, refetch } = useQuery(query);
  return (
    <LastRequests
      status={isPending ? 'loading' : data ? undefined : 'error'}
      requests={data?.pageRecords}
      error={{
        ...(error instanceof ApiError && { supportId: error.supportId }),
        onRetry: () => void refetch(),
        retrying: isFetching,
      }}
      hrefOf={requestHref}
      boardHref={boardHref()}
      side={user.contactInformation.isInternal ? 'bank' : 'client'}
    />
  );
}
