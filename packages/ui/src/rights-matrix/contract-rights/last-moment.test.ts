import { expect, it } from 'vitest';
import { createFormats } from '../../foundations/index.js';
import { lastMomentOf } from './last-moment.js';

it('the end of a day is in local time, also with daylight saving', () => {
  const ends = (day: string, timeZone: string) =>
    lastMomentOf(day, createFormats({ language: 'en', timeZone }));
  expect(ends('2026-11-20', 'UTC')).toBe('2026-11-20T23:59:59.999Z');
  expect(ends('2026-11-20', 'Europe/Paris')).toBe('2026-11-20T22:59:59.999Z');
  expect(ends('2026-07-01', 'Europe/Paris')).toBe('2026-07-01T21:59:59.999Z');
  expect(ends('2026-03-29', 'Europe/Paris')).toBe('2026-03-29T21:59:59.999Z');
  expect(ends('2026-11-20', 'Pacific/Kiritimati')).toBe('2026-11-20T09:59:59.999Z');
  expect(ends('2026-11-20', 'Pacific/Pago_Pago')).toBe('2026-11-21T10:59:59.999Z');
});
