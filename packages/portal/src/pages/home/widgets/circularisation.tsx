import { Circularisation } from '@atrium/ui';
import { holdsService } from '@atrium/contract/access';
import { useQuery } from '@tanstack/react-query';
import { requestsQuery } from '../../../api/requests.ts';
import { useUser } from '../../../api/users.ts';
import { useNewRequestHref } from '../../../app/router/use-live-href.ts';
import { requestHref } from '../../requests/addresses.ts';
import { stateOf } from './read.ts';
import { useServiceHref } from './use-service-href.ts';
import type { WidgetProps } from './widget.ts';

const SERVICE = 'AUDIT_REPORT_REQUEST';
/** Requests on the board, and opened full width. */
const SHOWN = { board: 4, whole: 50 } as const;

export function Component({ width }: WidgetProps) {
  const user = useUser();
  const { isInternal } = user.contactInformation;
  const hasBoard = holdsService('REQUESTS_BOARD').allows(user);
  const limit = width === 4 ? SHOWN.whole : SHOWN.board;
  const found = useQuery({ ...requestsQuery({ services: [SERVICE], limit }), enabled: hasBoard });
  const newHref = useNewRequestHref(SERVICE);
  return (
    <Circularisation
      {...(hasBoard ? stateOf(found) : {})}
      {...useServiceHref(SERVICE)}
      requests={found.data?.pageRecords}
      hrefOf={requestHref}
      // The bank's staff do not ask for confirmations (AUD-004).
      newHref={isInternal ? undefined : newHref}
      side={isInternal ? 'bank' : 'client'}
    />
  );
}
