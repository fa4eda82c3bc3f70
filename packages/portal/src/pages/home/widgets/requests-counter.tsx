import { RequestsCounter } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { requestCountersQuery } from '../../../api/requests.ts';
import { useUser } from '../../../api/users.ts';
import { boardHref } from '../../../app/addresses/requests.ts';
import { quietStateOf } from './read.ts';

export const prefetch = (queries: QueryClient) => queries.prefetchQuery(requestCountersQuery());

export function Component() {
  const user = useUser();
  const read = useQuery(requestCountersQuery());
  return (
    <RequestsCounter
      {...quietStateOf(read)}
      counters={read.data}
      audience={user.contactInformation.isInternal ? 'bank' : 'client'}
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
