import { cleanFirstName } from '@atrium/contract/person-rules';
import type { RequestCounters } from '@atrium/contract/requests';
import type { ServiceCode } from '@atrium/contract/services';
import type { WidgetCode } from '@atrium/contract/widget-catalogue';
import { HomePage, type HomeFact, type HomeWidget } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { requestCountersQuery } from '../../api/requests.ts';
import { useUser } from '../../api/users.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { heldService, standingOf } from '../../app/router/standing.ts';
import { boardHref } from '../requests/addresses.ts';
import { LastRequestsWidget, lastRequestsQuery } from './last-requests-widget.tsx';
import { RequestsCounterWidget } from './requests-counter-widget.tsx';

interface DefaultWidget {
  code: WidgetCode;
  /** The service whose data it shows; without it, the widget says nothing. */
  service: ServiceCode;
  width: HomeWidget['width'];
  Widget: ComponentType;
}

/** The widgets that exist, at their default places (HOME-003). */
const WIDGETS: readonly DefaultWidget[] = [
  { code: 'LAST_REQUESTS', service: 'REQUESTS_BOARD', width: 2, Widget: LastRequestsWidget },
  { code: 'REQUESTS_COUNTER', service: 'REQUESTS_BOARD', width: 1, Widget: RequestsCounterWidget },
];

export function prefetch(queries: QueryClient) {
  void queries.prefetchQuery(requestCountersQuery());
  void queries.prefetchQuery(lastRequestsQuery);
}

export function Component() {
  const { t } = useTranslation('home');
  const user = useUser();
  const board = heldService(user, 'REQUESTS_BOARD');
  const hasBoard = board !== undefined && standingOf(board) === 'open';
  const counters = useQuery({ ...requestCountersQuery(), enabled: hasBoard });
  const facts = useFacts(counters.data, user.contactInformation.isInternal);
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <HomePage
        firstName={cleanFirstName(user.contactInformation.firstName)}
        facts={hasBoard && counters.isPending ? undefined : facts}
        widgets={WIDGETS.filter(
          ({ code, service }) => heldService(user, service) && user.widgets.some(({ name }) => name === code),
        ).map(({ code, width, Widget }) => ({ id: code, width, content: <Widget /> }))}
      />
    </>
  );
}

/** What waits for the person, as far as it is known; for the bank, what waits for its clients. */
function useFacts(counters: RequestCounters | undefined, isInternal: boolean): HomeFact[] {
  const { t } = useTranslation('home');
  if (!counters) return [];
  const { actionRequired, toClose, unseen } = counters;
  return [
    actionRequired > 0
      ? {
          id: 'actionRequired',
          label: t(isInternal ? 'facts.waitsForClient' : 'facts.actionRequired', { count: actionRequired }),
          href: boardHref({ status: 'ACTION_REQUIRED' }),
          isAction: !isInternal,
        }
      : { id: 'actionRequired', label: t('facts.nothingWaits') },
    ...(toClose > 0
      ? [
          {
            id: 'toClose',
            label: t('facts.toClose', { count: toClose }),
            href: boardHref({ tab: 'to-close' }),
          },
        ]
      : []),
    ...(unseen > 0
      ? [{ id: 'unseen', label: t('facts.unseen', { count: unseen }), href: boardHref({ unread: 'true' }) }]
      : []),
  ];
}
