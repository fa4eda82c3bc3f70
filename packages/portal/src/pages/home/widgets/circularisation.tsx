import { Circularisation } from '@atrium/ui';
import { holdsService } from '@atrium/contract/access';
import { requestsQuery } from '../../../api/requests.ts';
import { useUser } from '../../../api/users.ts';
import { useNewRequestHref } from '../../../app/router/use-live-href.ts';
import { requestHref } from '../../../app/addresses/requests.ts';
import { stateOf, useRows } from './read.ts';
import { useServiceHref } from './use-service-href.ts';
import type { WidgetProps } from './widget.ts';

const SERVICE = 'AUDIT_REPORT_REQUEST';
const SHOWN_ON_BOARD = 4;

const pageOf = (page: number, limit: number) => requestsQuery({ services: [SERVICE], page, limit });

export function Component({ width }: WidgetProps) {
  const user = useUser();
  const { isInternal } = user.contactInformation;
  const hasBoard = holdsService('REQUESTS_BOARD').allows(user);
  const { read, rows, more } = useRows(width, pageOf, { onBoard: SHOWN_ON_BOARD, enabled: hasBoard });
  const newHref = useNewRequestHref(SERVICE);
  return (
    <Circularisation
      {...(hasBoard ? stateOf(read) : {})}
      {...useServiceHref(SERVICE)}
      requests={rows}
      more={more}
      hrefOf={requestHref}
      // Bank users do not request confirmations (AUD-004).
      newHref={isInternal ? undefined : newHref}
      audience={isInternal ? 'bank' : 'client'}
    />
  );
}
