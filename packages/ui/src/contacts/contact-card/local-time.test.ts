import { expect, test } from 'vitest';
import { aheadOfParis, localTime } from './local-time.js';

const winter = new Date('2026-11-22T07:05:00Z');
const summer = new Date('2026-07-01T07:05:00Z');

test.each([
  ['Europe/Paris', winter, null],
  ['Europe/Berlin', winter, null],
  ['Europe/London', winter, { time: '07:05', difference: '−1\u00a0h' }],
  ['America/New_York', winter, { time: '02:05', difference: '−6\u00a0h' }],
  ['Asia/Kolkata', winter, { time: '12:35', difference: '+4\u00a0h\u00a030' }],
  ['Asia/Kolkata', summer, { time: '12:35', difference: '+3\u00a0h\u00a030' }],
  ['Mars/Olympus', winter, null],
])('CONT-018 in %s at %s: %o', (zone, moment, shown) => {
  expect(localTime(zone, moment, 'en')).toEqual(shown);
});

test('the time difference follows daylight saving time, which changes on different dates', () => {
  const between = new Date('2026-10-28T12:00:00Z');
  expect(aheadOfParis('America/New_York', between)).toBe(-300);
  expect(aheadOfParis('America/New_York', winter)).toBe(-360);
});
