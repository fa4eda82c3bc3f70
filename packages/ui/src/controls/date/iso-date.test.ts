import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addDays, clampDate, countDays, fromLocalDate, isoDate, toLocalDate } from './iso-date.js';

afterEach(() => vi.unstubAllEnvs());

const day = fc
  .integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2199, 11, 31) })
  .map((time) => new Date(time).toISOString().slice(0, 10));

/** Zones far east and far west, with half-hour offsets, and with DST changes at midnight. */
const ZONES = [
  'Europe/Paris',
  'America/Sao_Paulo',
  'America/St_Johns',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];

describe.each(ZONES)('a date in the time zone %s', (zone) => {
  it('is never shifted by conversion', () => {
    vi.stubEnv('TZ', zone);
    expect(new Date().getTimezoneOffset()).toBe(zoneOffset(zone));
    fc.assert(
      fc.property(day, (iso) => {
        const local = toLocalDate(iso);
        expect(fromLocalDate(local)).toBe(iso);
        // In the calendar a day starts at local midnight, whatever the hour of DST changes.
        local.setHours(0, 0, 0, 0);
        expect(fromLocalDate(local)).toBe(iso);
        // It ends just before the next midnight, which is not always 23:59: Paris had no such hour on 1 March 1919.
        const next = toLocalDate(addDays(iso, 1)).setHours(0, 0, 0, 0);
        expect(fromLocalDate(new Date(next - 1))).toBe(iso);
      }),
    );
  });

  it('has the same neighbours and distance as in other time zones', () => {
    vi.stubEnv('TZ', zone);
    expect(addDays('2026-03-28', 1)).toBe('2026-03-29');
    expect(addDays('2026-10-25', 1)).toBe('2026-10-26');
    expect(addDays('2018-11-04', -1)).toBe('2018-11-03');
    expect(countDays('2026-01-01', '2026-12-31')).toBe(365);
  });
});

/** Returns the minutes from the zone to UTC, computed independently of the code under test. */
function zoneOffset(zone: string): number {
  const now = new Date();
  now.setSeconds(0, 0);
  const there = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  return (now.getTime() - Date.parse(`${there.format(now).replace(' ', 'T')}:00Z`)) / 60_000;
}

describe('date arithmetic', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2024-02-29', 366, '2025-03-01'],
    ['2026-11-20', 0, '2026-11-20'],
  ])('%s plus %i days is %s', (iso, days, then) => {
    expect(addDays(iso, days)).toBe(then);
  });

  it('adding and subtracting returns the same day', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -40_000, max: 40_000 }), (iso, days) => {
        expect(addDays(addDays(iso, days), -days)).toBe(iso);
      }),
    );
  });

  it('counting includes both ends, and is one for a single day', () => {
    expect(countDays('2026-11-20', '2026-11-20')).toBe(1);
    expect(countDays('2024-02-01', '2024-03-01')).toBe(30);
  });
});

describe('PLAT-125 limiting a date', () => {
  it('returns a date within the limits: the date itself or a limit', () => {
    fc.assert(
      fc.property(day, day, day, (iso, one, other) => {
        const [min = '', max = ''] = [one, other].sort();
        const nearest = clampDate(iso, min, max);
        expect(nearest >= min && nearest <= max).toBe(true);
        expect(nearest).toBe(iso < min ? min : iso > max ? max : iso);
        expect(clampDate(nearest, min, max)).toBe(nearest);
      }),
    );
  });

  it('works with one limit, or two equal ones', () => {
    expect(clampDate('2020-01-01', '2024-11-20')).toBe('2024-11-20');
    expect(clampDate('2030-01-01', undefined, '2026-11-20')).toBe('2026-11-20');
    expect(clampDate('2030-01-01', '2026-11-20', '2026-11-20')).toBe('2026-11-20');
  });
});

it.each([
  [2026, 0, 1],
  [2026, 13, 1],
  [2026, 1, 0],
  [2026, 1, 32],
  [2026, 6, 31],
  [2100, 2, 29],
  [999, 1, 1],
  [10_000, 1, 1],
  [2026, 1.5, 1],
  [Number.NaN, 1, 1],
])('year %d, month %d, day %d is refused', (year, month, date) => {
  expect(isoDate(year, month, date)).toBeNull();
});
