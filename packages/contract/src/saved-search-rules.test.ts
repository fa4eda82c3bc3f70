import { expect, test } from 'vitest';
import { cleanName } from './name-rules.ts';
import { freeSearchName, nextAlertDay, SAVED_SEARCH_NAME_MAX, searchNameKey } from './saved-search-rules.ts';

test.each([
  ['DAILY', '2027-02-28', 31, '2027-03-01'],
  ['WEEKLY', '2027-12-28', 28, '2028-01-04'],
  ['MONTHLY', '2027-03-15', 15, '2027-04-15'],
  // Saved before the day of the month was stored.
  ['MONTHLY', '2027-02-28', null, '2027-03-28'],
  // The run was later than the due day.
  ['MONTHLY', '2027-03-01', 31, '2027-04-01'],
  // Set on the last day of a short month: repeats on that day number.
  ['MONTHLY', '2027-02-28', 28, '2027-03-28'],
] as const)(
  'PROF-043 the next alert is %s after %s, for alerts on the %s of the month: %s',
  (frequency, day, setOn, next) => {
    expect(nextAlertDay(frequency, day, setOn)).toBe(next);
  },
);

test('PROF-043 a monthly alert on the 29th, 30th or 31st is sent on the last day of shorter months, and on its own day again afterwards', () => {
  const year = (first: string) => {
    const days = [first];
    while (days.length < 13) days.push(nextAlertDay('MONTHLY', days.at(-1)!, Number(first.slice(8))));
    return days.map((day) => day.slice(5));
  };
  expect(year('2027-12-31')).toEqual([
    '12-31',
    '01-31',
    '02-29',
    '03-31',
    '04-30',
    '05-31',
    '06-30',
    '07-31',
    '08-31',
    '09-30',
    '10-31',
    '11-30',
    '12-31',
  ]);
  expect(year('2026-11-30').slice(0, 6)).toEqual(['11-30', '12-30', '01-30', '02-28', '03-30', '04-30']);
  expect(year('2026-11-29').slice(2, 6)).toEqual(['01-29', '02-28', '03-29', '04-29']);
});

test('SRCH-033 a shared search keeps its name if available, or else gets the first free number', () => {
  const taken = (...names: string[]) => new Set(names.map(searchNameKey));
  expect(freeSearchName('Fees', taken('Other'))).toBe('Fees');
  expect(freeSearchName('Fees', taken('FEES'))).toBe('Fees (2)');
  expect(freeSearchName('Fees', taken('fees', 'Fees (2)', 'Fees (4)'))).toBe('Fees (3)');
  expect(freeSearchName('Fees (2)', taken('fees (2)'))).toBe('Fees (2) (2)');
});

test.each([
  ['letters', 'x'.repeat(SAVED_SEARCH_NAME_MAX)],
  ['a space at the cut', `${'x'.repeat(SAVED_SEARCH_NAME_MAX - 5)} tail`],
  ['a surrogate pair at the cut', `x${'😀'.repeat((SAVED_SEARCH_NAME_MAX - 2) / 2)}x`],
])('SRCH-031 SRCH-033 a number makes the longest name no longer and leaves it whole: %s', (_, name) => {
  const free = freeSearchName(name, new Set([searchNameKey(name)]));
  expect(free.length).toBeLessThanOrEqual(SAVED_SEARCH_NAME_MAX);
  expect(free).toMatch(/\S \(2\)$/);
  expect(free.isWellFormed()).toBe(true);
  expect(cleanName(free)).toBe(free);
});
