import { NOTIFICATION_PAGE_SIZE } from '@atrium/contract/notification-rules';
import { announce, NotificationList, useLanguage, useStrings, type NotificationFilter } from '@atrium/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  notificationsQuery,
  unreadQuery,
  useMarkAllNotificationsSeen,
  useMarkNotificationSeen,
} from '../../api/notifications.ts';
import { useUser } from '../../api/users.ts';
import { catalogueEntry } from '../../app/router/service-access.ts';
import { errorFacts } from '../../app/error-facts.ts';
import { useAddress } from '../../app/use-address.ts';
import { fetchMore } from './fetch-more.ts';

/** The tab of the notifications (PROF-024 to PROF-031). */
export function Notifications({ filter }: { filter: NotificationFilter }) {
  const strings = useStrings();
  const language = useLanguage();
  const { isImpersonated } = useUser();
  const [, changeAddress] = useAddress();
  const list = useInfiniteQuery(notificationsQuery(filter === 'unread'));
  const unread = useQuery(unreadQuery());
  const markSeen = useMarkNotificationSeen();
  const markAll = useMarkAllNotificationsSeen();

  const pages = list.data?.pages;
  // New notifications shift others to the next page, where they may appear again.
  const notifications = pages && [
    ...new Map(pages.flatMap((page) => page.pageRecords).map((each) => [each.notificationId, each])).values(),
  ];
  return (
    <NotificationList
      filter={filter}
      onFilterChange={(next) =>
        changeAddress(() => ({ tab: 'notifications', ...(next === 'unread' && { filter: next }) }))
      }
      notifications={notifications}
      total={pages?.at(-1)?.totalRecords ?? 0}
      unread={unread.data?.totalRecords}
      pageSize={NOTIFICATION_PAGE_SIZE}
      serviceName={(service) => catalogueEntry(service).label[language]}
      onShowMore={() => void fetchMore(list)}
      loadingMore={list.isFetchingNextPage}
      onOpen={({ notificationId, isSeen }) => {
        if (!isSeen && !isImpersonated) markSeen.mutate(notificationId);
      }}
      onMarkSeen={({ notificationId }) => markSeen.mutate(notificationId)}
      onMarkAllSeen={() =>
        markAll.mutate(undefined, {
          onSuccess: () => announce(strings('profile.notifications.allMarked')),
        })
      }
      markingAll={markAll.isPending}
      inNameOf={isImpersonated}
      error={errorFacts(list)}
    />
  );
}
