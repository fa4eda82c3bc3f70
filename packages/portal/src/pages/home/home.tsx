import { cleanFirstName } from '@atrium/contract/person-rules';
import type { RequestCounters } from '@atrium/contract/requests';
import { TEMPLATE_LAYOUTS } from '@atrium/contract/dashboard-layouts';
import type { User } from '@atrium/contract/users';
import { HomePage, type HomeFact, type HomeWidget } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { requestCountersQuery } from '../../api/requests.ts';
import { userQuery, useUser } from '../../api/users.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { heldService, standingOf } from '../../app/router/standing.ts';
import { boardHref } from '../requests/addresses.ts';
import { WidgetSlotContent } from './widget-slot.tsx';
import { availableWidgets } from './widgets/available.ts';

/** The widgets at their default places (HOME-003). */
const shownWidgets = (user: User) => {
  const available = new Map(availableWidgets(user).map((widget) => [widget.code, widget]));
  return TEMPLATE_LAYOUTS.DEFAULT.flatMap(({ i, w }) => {
    const widget = available.get(i);
    return widget ? [{ ...widget, width: w as HomeWidget['width'] }] : [];
  });
};

export function prefetch(queries: QueryClient) {
  void queries.prefetchQuery(requestCountersQuery());
  const user = queries.getQueryData(userQuery.queryKey);
  for (const { entry } of user ? shownWidgets(user) : []) {
    void entry.load().then((module) => module.prefetch?.(queries, {}));
  }
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
        widgets={shownWidgets(user).map((widget) => ({
          id: widget.code,
          width: widget.width,
          content: <WidgetSlotContent widget={widget} />,
        }))}
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
