import { PROFILE_TABS, type NotificationFilter, type ProfileTab } from '@atrium/ui';

/** The tab an address names; the first without one, or with one that does not exist (PROF-003). */
export function profileTabOf(search: URLSearchParams): ProfileTab {
  const named = search.get('tab');
  return PROFILE_TABS.find((tab) => tab === named) ?? PROFILE_TABS[0];
}

/** The filter of the notifications, as the address has it. */
export const notificationFilterOf = (search: URLSearchParams): NotificationFilter =>
  search.get('filter') === 'unread' ? 'unread' : 'all';
