import { RequestsCounter } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { requestCountersQuery } from '../../../api/requests.ts';
import { boardHref } from '../../requests/addresses.ts';

export const prefetch = (queries: QueryClient) => queries.prefetchQuery(requestCountersQuery());

export function Component() {
  const { data, isPending } = useQuery(requestCountersQuery());
  return (
    <RequestsCounter
      status={isPending ? 'loading' : undefined}
      counters={data}
      hrefs={{
        board: boardHref(),
        actionRequired: boardHref({ status: 'ACTION_REQUIRED' }),
        inProgress: boardHref({ status: 'INPROGRESS' }),
        toClose: boardHref({ tab: 'to-close' }),
        favorite: boardHref({ tab: 'favorite' }),
      }}
    />
  );
}
