import type { ProfileTab } from '@atrium/ui';

/** Returns the address of a profile tab (PROF-002); without a tab, of the first one. */
export function profileHref(tab?: ProfileTab): string {
  return tab ? `/profile?${new URLSearchParams({ tab })}` : '/profile';
}
