import { NOTIFICATION_RULES, NOTIFICATION_TYPES } from '@atrium/contract/notification-rules';
import { uiStringsEn, uiStringsFr } from '@atrium/ui';
import { expect, test } from 'vitest';

test('PROF-031 the portal and emails use the same text for every notification type', () => {
  for (const [language, strings] of [
    ['en', uiStringsEn],
    ['fr', uiStringsFr],
  ] as const) {
    const sentences = NOTIFICATION_TYPES.map((type) => [type, NOTIFICATION_RULES[type].text[language]]);
    expect(strings.profile.notifications.types).toEqual(Object.fromEntries(sentences));
  }
});
