import { expect, test } from 'vitest';
import { NOTIFICATION_RULES, NOTIFICATION_TYPES, notificationRule } from './notification-rules.ts';
import { NOTIFICATION_IDS } from './preference-catalogue.ts';

test('PROF-032 every offered preference controls a notification, and every notification has a preference', () => {
  // Exceptions: saved search alerts and calendar reminders are configured where they are set up, and an access request
  // expects an answer.
  const elsewhere = new Set<string>(['SAVED_SEARCH_NEWS', 'EXPIRY_REMINDER', 'ACCESS_REQUESTED']);
  const decided = new Set(
    NOTIFICATION_TYPES.filter((type) => !elsewhere.has(type)).map(
      (type) => notificationRule(type).preference,
    ),
  );
  expect(decided).toEqual(new Set(NOTIFICATION_IDS));
});

test('PROF-031 every notification type has a sentence in both languages', () => {
  for (const { text } of Object.values(NOTIFICATION_RULES)) {
    expect(text.en).toMatch(/^[A-Z].*[^.]$/);
    expect(text.fr).toMatch(/^[A-Z].*[^.]$/);
    expect(text.fr).not.toBe(text.en);
  }
});
