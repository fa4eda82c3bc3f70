import { PROFILE_TABS, type NotificationFilter, type ProfileTab } from '@atrium/ui';

/** Returns the tab in the URL; the first one by default or if it does not exist (PROF-003). */
export function profileTabOf(search: URLSearchParams): ProfileTab {
  const named = search.get('tab');
  return PROFILE_TABS.find((tab) => tab === named) ?? PROFILE_TABS[0];
}

/** Returns the filter of the notifications in the URL. */
export const notificationFilterOf = (search: URLSearchParams): NotificationFilter =>
  search.get('filter') === 'unread' ? 'unread' : 'all';
