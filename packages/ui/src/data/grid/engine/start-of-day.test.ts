import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startOfDayIn } from './start-of-day.js';

const HOUR = 3_600_000;
const startOfDay = startOfDayIn();

describe('start of a day', () => {
  it('handles the ends of months and years and 29 February', () => {
    expect(startOfDay('2026-12-31', 1)).toBe(startOfDay('2027-01-01'));
    expect(startOfDay('2028-02-28', 1)).toBe(startOfDay('2028-02-29'));
    expect(startOfDay('2026-03-01', -1)).toBe(startOfDay('2026-02-28'));
  });

  it('is the next midnight even if daylight saving makes the day 23 or 25 hours', () => {
    for (const day of ['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25']) {
      const hours = (startOfDay(day, 1) - startOfDay(day)) / HOUR;
      expect([23, 24, 25]).toContain(hours);
      expect(new Date(startOfDay(day, 1)).getHours()).toBe(0);
    }
  });

  it.each(['', 'soon', '2026'])('is NaN for %j', (day) => {
    expect(startOfDay(day)).toBeNaN();
  });
});

describe('start of a day in a time zone', () => {
  const utc = (text: string) => Date.parse(`${text}:00Z`);

  it.each([
    ['Europe/Paris', '2026-01-15', '2026-01-14T23:00'],
    ['Europe/Paris', '2026-07-15', '2026-07-14T22:00'],
    ['America/New_York', '2026-07-15', '2026-07-15T04:00'],
    ['Asia/Kolkata', '2026-07-15', '2026-07-14T18:30'],
    ['Pacific/Kiritimati', '2026-07-15', '2026-07-14T10:00'],
    // The days on which the clock changes, and those after them.
    ['Europe/Paris', '2026-03-29', '2026-03-28T23:00'],
    ['Europe/Paris', '2026-03-30', '2026-03-29T22:00'],
    ['Europe/Paris', '2026-10-25', '2026-10-24T22:00'],
    ['Europe/Paris', '2026-10-26', '2026-10-25T23:00'],
    // Midnight does not exist: the clock goes from 23:59 to 01:00.
    ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00'],
    ['America/Santiago', '2026-09-06', '2026-09-06T04:00'],
    // Midnight exists twice: the clock goes from 00:59 back to 00:00.
    ['America/Havana', '2026-11-01', '2026-11-01T04:00'],
    ['Asia/Amman', '2021-10-29', '2021-10-28T21:00'],
  ])('%s %s begins at %s UTC', (zone, day, start) => {
    expect(new Date(startOfDayIn(zone)(day)).toISOString()).toBe(new Date(utc(start)).toISOString());
  });

  it('counts days forwards and backwards, and is NaN for no day', () => {
    const start = startOfDayIn('Europe/Paris');
    expect(start('2026-12-31', 1)).toBe(start('2027-01-01'));
    expect(start('2026-03-01', -1)).toBe(start('2026-02-28'));
    expect(start('soon')).toBeNaN();
  });

  it('is the first moment that has the day as its date', () => {
    const zones = fc.constantFrom(
      'Europe/Paris',
      'America/St_Johns',
      'Australia/Lord_Howe',
      'Asia/Beirut',
      'UTC',
    );
    fc.assert(
      fc.property(zones, fc.integer({ min: 0, max: 3 * 365 }), (timeZone, days) => {
        const day = new Date(Date.UTC(2025, 0, 1 + days)).toISOString().slice(0, 10);
        const start = startOfDayIn(timeZone)(day);
        const dayAt = (moment: number) => new Date(moment).toLocaleDateString('sv-SE', { timeZone });
        expect(dayAt(start)).toBe(day);
        expect(dayAt(start - 1) < day).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});
