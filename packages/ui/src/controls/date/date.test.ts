import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, clampDate, countDays, fromLocalDate, isoDate, toLocalDate } from './iso-date.js';
import { parseDate, typedDate } from './parse-date.js';
import { COMMON_RANGES, extendRange, limitRange } from '../date-range/presets.js';

const day = fc
  .integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2199, 11, 31) })
  .map((time) => new Date(time).toISOString().slice(0, 10));

describe('typed dates', () => {
  it('PLAT-123 are dd/MM/yyyy in French', () => {
    expect(parseDate('20/11/2026', 'fr')).toBe('2026-11-20');
    expect(parseDate('03/04/2026', 'fr')).toBe('2026-04-03');
    expect(parseDate('11/20/2026', 'fr')).toBeNull();
  });
  it('PLAT-124 are MM/dd/yyyy in English', () => {
    expect(parseDate('11/20/2026', 'en')).toBe('2026-11-20');
    expect(parseDate('03/04/2026', 'en')).toBe('2026-03-04');
    expect(parseDate('20/11/2026', 'en')).toBeNull();
  });
  it('PLAT-125 are limited to the allowed dates', () => {
    expect(clampDate('2020-01-01', '2024-11-20', '2026-11-20')).toBe('2024-11-20');
    expect(clampDate('2030-01-01', '2024-11-20', '2026-11-20')).toBe('2026-11-20');
    expect(clampDate('2025-01-01', '2024-11-20', '2026-11-20')).toBe('2025-01-01');
    expect(clampDate('2025-01-01')).toBe('2025-01-01');
  });
  it('accept other separators, short years, ISO and the displayed format', () => {
    expect(parseDate(' 1.2.26 ', 'fr')).toBe('2026-02-01');
    expect(parseDate('20112026', 'fr')).toBe('2026-11-20');
    expect(parseDate('112026', 'en')).toBe('2026-11-20');
    expect(parseDate('2026-11-20', 'en')).toBe('2026-11-20');
    expect(parseDate('20 Nov 2026', 'en')).toBe('2026-11-20');
    expect(parseDate('1er févr. 2026', 'fr')).toBe('2026-02-01');
    expect(parseDate('1 ju 2026', 'fr')).toBeNull();
  });
  it('refuse invalid dates', () => {
    for (const text of ['', '31/02/2026', '00/01/2026', '29/02/2025', '1/1/1', 'tomorrow', '20/11/2026x'])
      expect(parseDate(text, 'fr')).toBeNull();
  });
  it('parse every formatted date, in both languages', () => {
    fc.assert(
      fc.property(day, fc.constantFrom('en' as const, 'fr' as const), (iso, language) => {
        expect(parseDate(typedDate(iso, language), language)).toBe(iso);
      }),
    );
  });
  it('never result in a date outside the calendar', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789/ -.'), maxLength: 10 }), (text) => {
        const iso = parseDate(text, 'en');
        const day = iso === null ? null : new Date(`${iso}T00:00:00Z`).toISOString().slice(0, 10);
        expect(day).toBe(iso);
      }),
    );
  });
});

describe('calendar days', () => {
  it('are not shifted by local time', () => {
    fc.assert(
      fc.property(day, (iso) => {
        expect(fromLocalDate(toLocalDate(iso))).toBe(iso);
      }),
    );
  });
  it('are added and counted as whole days', () => {
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    fc.assert(fc.property(day, fc.nat(400), (iso, days) => countDays(iso, addDays(iso, days)) === days + 1));
  });
  it('are valid or null', () => {
    expect(isoDate(2024, 2, 29)).toBe('2024-02-29');
    expect(isoDate(2026, 2, 29)).toBeNull();
    expect(isoDate(26, 1, 1)).toBeNull();
  });
});

describe('date ranges', () => {
  const range = (id: string, today = '2026-11-20') =>
    COMMON_RANGES.find((each) => each.id === id)?.range(today);
  it('have the usual presets', () => {
    expect(range('last7')).toEqual({ from: '2026-11-14', to: '2026-11-20' });
    expect(range('last30')).toEqual({ from: '2026-10-22', to: '2026-11-20' });
    expect(range('quarter')).toEqual({ from: '2026-10-01', to: '2026-12-31' });
    expect(range('quarter', '2024-02-10')).toEqual({ from: '2024-01-01', to: '2024-03-31' });
    expect(range('yearToDate')).toEqual({ from: '2026-01-01', to: '2026-11-20' });
  });
  it('are limited to the allowed dates, and null if outside', () => {
    expect(limitRange({ from: '2026-10-01', to: '2026-12-31' }, undefined, '2026-11-20')).toEqual({
      from: '2026-10-01',
      to: '2026-11-20',
    });
    expect(limitRange({ from: '2020-01-01', to: '2020-02-01' }, '2024-01-01')).toBeNull();
  });
  it('are created from two days in either order', () => {
    fc.assert(
      fc.property(day, day, (first, second) => {
        const made = extendRange(extendRange(null, first), second);
        expect(made).toEqual({ from: [first, second].sort()[0], to: [first, second].sort()[1] });
        expect(extendRange(made, first)).toEqual({ from: first, to: null });
      }),
    );
  });
});
