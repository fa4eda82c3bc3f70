import type { RequestCounters } from '@atrium/contract/requests';
import type { ServiceCode } from '@atrium/contract/services';
import type { HomeFact, HomePageProps } from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { homeChangesQuery } from '../../api/home.ts';
import { requestCountersQuery } from '../../api/requests.ts';
import { useUser } from '../../api/users.ts';
import { heldService, standingOf } from '../../app/router/standing.ts';
import { useServiceNavigation } from '../../app/router/use-service-navigation.ts';
import { CHANGED_REQUESTS_HREF, boardHref } from '../requests/addresses.ts';
import { useRequestsStanding } from '../requests/requests-standing.ts';

/** What waits for the person, as far as it is known; for the bank, what waits for its clients. Undefined while it loads. */
export function useFacts(): HomeFact[] | undefined {
  const { t } = useTranslation('home');
  const { isInternal } = useUser().contactInformation;
  const hasBoard = useRequestsStanding() === 'open';
  const counters = useQuery({ ...requestCountersQuery(), enabled: hasBoard });
  if (hasBoard && counters.isPending) return undefined;
  return counters.data ? requestFacts(counters.data, isInternal, t) : [];
}

type Text = ReturnType<typeof useTranslation<'home'>>['t'];

function requestFacts(
  { actionRequired, toClose, unseen }: RequestCounters,
  isInternal: boolean,
  t: Text,
): HomeFact[] {
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

/** What others changed since the visit before this one, each with the way to it where its page exists. */
export function useChanges(): HomePageProps['changes'] {
  const { t } = useTranslation('home');
  const user = useUser();
  const services = useServiceNavigation();
  const { data } = useQuery(homeChangesQuery());
  if (!data?.since) return undefined;
  const hrefOf = (code: ServiceCode, href?: string) => {
    const held = heldService(user, code);
    const service = services.find(({ id }) => id === code);
    // A service that is offered, or switched off, has a page of another kind.
    const isOpen = held !== undefined && standingOf(held) === 'open';
    return isOpen && service && !service.external ? { href: href ?? service.href } : {};
  };
  const ways = {
    requests: hrefOf('REQUESTS_BOARD', CHANGED_REQUESTS_HREF),
    documents: hrefOf('DOCUMENTS'),
    articles: hrefOf('HIGHLIGHTS'),
  };
  const items = (['requests', 'documents', 'articles'] as const)
    .filter((id) => data[id] > 0)
    .map((id) => ({ id, label: t(`changes.${id}`, { count: data[id] }), ...ways[id] }));
  return { since: data.since, items };
}
