import { NOTIFICATION_PAGE_SIZE } from '@atrium/contract/notification-rules';
import type { notifications as notificationsContract } from '@atrium/contract/notifications';
import type { CallOutput } from '@atrium/contract/endpoint';
import {
  infiniteQueryOptions,
  useMutation,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { callKey, callQuery } from './calls.ts';
import { api } from './client.ts';

type NotificationPage = CallOutput<(typeof notificationsContract)['list']>;

/** Polling interval of the bar and the list, in milliseconds. */
const REFRESH = 60_000;

/** The number of unread notifications: the total of a page of size 1. */
export const unreadQuery = () => ({
  ...callQuery('notifications', 'list', { query: { notSeenOnly: true, size: 1 } }),
  refetchInterval: REFRESH,
});

/** All notifications, or the unread ones, page by page (PROF-024, PROF-026). */
export const notificationsQuery = (unreadOnly: boolean) => {
  const query = { ...(unreadOnly && { notSeenOnly: true }), size: NOTIFICATION_PAGE_SIZE };
  return infiniteQueryOptions({
    queryKey: [...callKey('notifications', 'list', { query }), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      api().notifications.list({ query: { ...query, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last: NotificationPage, _pages, page) =>
      page < last.totalPages ? page + 1 : undefined,
    refetchInterval: REFRESH,
  });
};

/** Marks a notification as seen or unseen in all cached queries, and updates the unread count. */
function showSeen(queries: QueryClient, id: string, isSeen: boolean): void {
  for (const unreadOnly of [false, true]) {
    queries.setQueryData<InfiniteData<NotificationPage, number>>(
      notificationsQuery(unreadOnly).queryKey,
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            pageRecords: page.pageRecords.map((each) =>
              each.notificationId === id ? { ...each, isSeen } : each,
            ),
          })),
        },
    );
  }
  queries.setQueryData<NotificationPage>(
    unreadQuery().queryKey,
    (data) => data && { ...data, totalRecords: Math.max(0, data.totalRecords + (isSeen ? -1 : 1)) },
  );
}

/** Marks one notification as seen (PROF-028); optimistic, rolled back on failure. */
export function useMarkNotificationSeen() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api().notifications.markSeen({ params: { id } }),
    onMutate: async (id) => {
      await queries.cancelQueries({ queryKey: callKey('notifications') });
      showSeen(queries, id, true);
    },
    onError: (_error, id) => showSeen(queries, id, false),
    onSettled: () => queries.invalidateQueries({ queryKey: callKey('notifications') }),
  });
}

/** Marks all notifications as seen (PROF-029). */
export function useMarkAllNotificationsSeen() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api().notifications.markAllSeen(),
    onSettled: () => queries.invalidateQueries({ queryKey: callKey('notifications') }),
  });
}
