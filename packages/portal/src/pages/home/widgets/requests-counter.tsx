import { RequestsCounter } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { requestCountersQuery } from '../../../api/requests.ts';
import { boardHref } from '../../../app/addresses/requests.ts';
import { quietStateOf } from './read.ts';

export const prefetch = (queries: QueryClient) => queries.prefetchQuery(requestCountersQuery());

export function Component() {
  const read = useQuery(requestCountersQuery());
  return (
    <RequestsCounter
      {...quietStateOf(read)}
      counters={read.data}
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
