import type { ProfileTab } from '@atrium/ui';

/** The address of a tab of the profile (PROF-002), of the first without one. */
export function profileHref(tab?: ProfileTab): string {
  return tab ? `/profile?${new URLSearchParams({ tab })}` : '/profile';
}
