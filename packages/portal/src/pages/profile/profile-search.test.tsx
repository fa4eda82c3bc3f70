import { describe, expect, it } from 'vitest';
import { profileHref } from '../../app/addresses/profile.ts';
import { notificationFilterOf, profileTabOf } from './profile-search.ts';

const search = (address: string) => new URL(address, 'http://localhost').searchParams;

describe('URL of the profile', () => {
  it('PROF-002 contains the tab', () => {
    for (const tab of ['profile-information', 'notifications', 'user-preferences'] as const)
      expect(profileTabOf(search(profileHref(tab)))).toBe(tab);
  });
  it('PROF-003 opens the first tab if the tab is missing or unknown', () => {
    expect(profileTabOf(search(profileHref()))).toBe('profile-information');
    expect(profileTabOf(search('/profile?tab=nothing'))).toBe('profile-information');
  });
  it('PROF-024 contains the filter of the notifications', () => {
    expect(notificationFilterOf(search('/profile?tab=notifications&filter=unread'))).toBe('unread');
    expect(notificationFilterOf(search('/profile?tab=notifications&filter=other'))).toBe('all');
  });
});
