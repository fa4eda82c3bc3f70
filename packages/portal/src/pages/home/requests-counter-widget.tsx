import { RequestsCounter } from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
import { requestCountersQuery } from '../../api/requests.ts';
import { boardHref } from '../requests/addresses.ts';
import { useRequestsStanding } from './requests-standing.ts';

export function RequestsCounterWidget() {
  const isOpen = useRequestsStanding() === 'open';
  const { data, isPending } = useQuery({ ...requestCountersQuery(), enabled: isOpen });
  return (
    <RequestsCounter
      status={!isOpen ? 'unavailable' : isPending ? 'loading' : undefined}
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
