import { ApiError } from '@atrium/contract/errors';
import { LastRequests } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { requestsQuery } from '../../../api/requests.ts';
import { useUser } from '../../../api/users.ts';
import { boardHref, requestHref } from '../../requests/addresses.ts';
import { readLastRequestsPreference, type LastRequestsPreference } from './last-requests-preference.ts';
import type { WidgetProps, WidgetSettings } from './widget.ts';

/** Five of them, more when it stands alone; filter and services as set (WID-038 to WID-043). */
const queryOf = (settings: WidgetSettings, limit = 5) => {
  const { status, services } = readLastRequestsPreference(settings);
  return requestsQuery({ status, limit, ...(services.length > 0 && { services }) });
};

export const prefetch = (queries: QueryClient, settings: WidgetSettings) =>
  queries.prefetchQuery(queryOf(settings));

/** The board filtered as the widget is (WID-015). */
function boardOf({ status, services }: LastRequestsPreference): string {
  const search = new URLSearchParams(services.map((service) => ['service', service]));
  if (status === 'ACTION_REQUIRED') search.set('status', status);
  if (status === 'FAVORITE') search.set('favorite', 'true');
  return boardHref(search);
}

export function Component({ width, settings }: WidgetProps) {
  const user = useUser();
  const { data, error, isPending, isFetching, refetch } = useQuery(queryOf(settings, width === 4 ? 50 : 5));
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
      boardHref={boardOf(readLastRequestsPreference(settings))}
      side={user.contactInformation.isInternal ? 'bank' : 'client'}
    />
  );
}
