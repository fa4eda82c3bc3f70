import type { RequestCounters } from '@atrium/contract/requests';
import type { HomeFact, HomePageProps } from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { homeChangesQuery } from '../../api/home.ts';
import { requestCountersQuery } from '../../api/requests.ts';
import { useUser } from '../../api/users.ts';
import { CHANGED_REQUESTS_HREF, boardHref } from '../../app/addresses/requests.ts';
import { useRequestsAccess } from '../requests/requests-access.ts';
import { useServiceHref } from './widgets/use-service-href.ts';

/** Returns what waits for the user, as far as known; undefined while loading. */
export function useFacts(): HomeFact[] | undefined {
  const { t } = useTranslation('home');
  const { isInternal } = useUser().contactInformation;
  const hasBoard = useRequestsAccess() === 'open';
  const counters = useQuery({ ...requestCountersQuery(), enabled: hasBoard });
  if (hasBoard && counters.isPending) return undefined;
  return counters.data ? requestFacts(counters.data, isInternal, t) : [];
}

type Text = ReturnType<typeof useTranslation<'home'>>['t'];

/** The first two add up to the count in the bar: open requests waiting for the user, and closures they must confirm. */
function requestFacts(
  { yourTurn, actionRequired, unseen }: RequestCounters,
  isInternal: boolean,
  t: Text,
): HomeFact[] {
  const closures = yourTurn - actionRequired;
  const isAction = !isInternal;
  return [
    ...(yourTurn === 0 ? [{ id: 'actionRequired', label: t('facts.nothingWaits') }] : []),
    ...(actionRequired > 0
      ? [
          {
            id: 'actionRequired',
            label: t('facts.actionRequired', { count: actionRequired }),
            href: boardHref({ status: 'ACTION_REQUIRED' }),
            isAction,
          },
        ]
      : []),
    ...(closures > 0
      ? [
          {
            id: 'closures',
            label: t('facts.closures', { count: closures }),
            href: boardHref({ tab: 'to-close' }),
            isAction,
          },
        ]
      : []),
    ...(unseen > 0
      ? [{ id: 'unseen', label: t('facts.unseen', { count: unseen }), href: boardHref({ unread: 'true' }) }]
      : []),
  ];
}

/**
 * Returns what others changed since the user's previous visit, each with a link if its page exists. Null without a
 * previous visit, undefined while loading.
 */
export function useChanges(): HomePageProps['changes'] | null {
  const { t } = useTranslation('home');
  const board = useServiceHref('REQUESTS_BOARD');
  const documents = useServiceHref('DOCUMENTS');
  const articles = useServiceHref('HIGHLIGHTS');
  const { data, isPending } = useQuery(homeChangesQuery());
  if (isPending) return undefined;
  if (!data?.since) return null;
  const ways = {
    requests: board && { href: CHANGED_REQUESTS_HREF },
    documents: documents && !documents.external && { href: documents.href },
    articles: articles && !articles.external && { href: articles.href },
  };
  const items = (['requests', 'documents', 'articles'] as const)
    .filter((id) => data[id] > 0)
    .map((id) => ({ id, label: t(`changes.${id}`, { count: data[id] }), ...ways[id] }));
  return { since: data.since, items };
}
