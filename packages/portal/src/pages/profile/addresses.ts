import { PROFILE_TABS, type NotificationFilter, type ProfileTab } from '@atrium/ui';

/** The address of a tab of the profile (PROF-002), of the first without one. */
export function profileHref(tab?: ProfileTab): string {
  return tab ? `/profile?${new URLSearchParams({ tab })}` : '/profile';
}

/** The tab an address names; the first without one, or with one that does not exist (PROF-003). */
export function profileTabOf(search: URLSearchParams): ProfileTab {
  const named = search.get('tab');
  return PROFILE_TABS.find((tab) => tab === named) ?? PROFILE_TABS[0];
}

/** The filter of the notifications, as the address has it. */
export const notificationFilterOf = (search: URLSearchParams): NotificationFilter =>
  search.get('filter') === 'unread' ? 'unread' : 'all';
