import { ApiError } from '@atrium/contract/errors';
import { LastRequests } from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
import { requestsQuery } from '../../api/requests.ts';
import { useUser } from '../../api/users.ts';
import { boardHref, requestHref } from '../requests/addresses.ts';
import { useRequestsStanding } from './requests-standing.ts';

/** Filter DEFAULT: in progress and action required, five of them (WID-039). */
export const lastRequestsQuery = requestsQuery({ status: 'DEFAULT', limit: 5 });

export function LastRequestsWidget() {
  const user = useUser();
  const isOpen = useRequestsStanding() === 'open';
  const { data, error, isPending, isFetching, refetch } = useQuery({ ...lastRequestsQuery, enabled: isOpen });
  const status = !isOpen ? 'unavailable' : isPending ? 'loading' : data ? undefined : 'error';
  return (
    <LastRequests
      status={status}
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
