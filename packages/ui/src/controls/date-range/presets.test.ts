import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countDays } from '../date/iso-date.js';
import { COMMON_RANGES, extendRange, isComplete, limitRange, setRangeEnd } from './presets.js';

const day = fc
  .integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2099, 11, 31) })
  .map((time) => new Date(time).toISOString().slice(0, 10));
const end = fc.option(day);
const draft = fc
  .record({ from: end, to: end })
  .map(({ from, to }) => (from !== null && to !== null && from > to ? { from: to, to: from } : { from, to }));
const common = (id: string, today: string) => COMMON_RANGES.find((each) => each.id === id)!.range(today);

describe('preset ranges', () => {
  it('include today and have ordered ends, on any day', () => {
    fc.assert(
      fc.property(day, fc.constantFrom(...COMMON_RANGES), (today, { range }) => {
        const { from, to } = range(today);
        expect(from <= today && today <= to).toBe(true);
      }),
    );
  });

  it.each([
    ['today', 1],
    ['last7', 7],
    ['last30', 30],
  ])('%s has %i days including today', (id, days) => {
    fc.assert(
      fc.property(day, (today) => {
        const { from, to } = common(id, today);
        expect(to).toBe(today);
        expect(countDays(from, to)).toBe(days);
      }),
    );
  });

  it.each([
    ['2024-01-01', '2024-01-01', '2024-03-31'],
    ['2024-03-31', '2024-01-01', '2024-03-31'],
    ['2026-04-01', '2026-04-01', '2026-06-30'],
    ['2026-08-15', '2026-07-01', '2026-09-30'],
    ['2026-12-31', '2026-10-01', '2026-12-31'],
  ])('the quarter of %s is from %s to %s', (today, from, to) => {
    expect(common('quarter', today)).toEqual({ from, to });
  });

  it('the year to date on the first of January is one day', () => {
    expect(common('yearToDate', '2026-01-01')).toEqual({ from: '2026-01-01', to: '2026-01-01' });
  });
});

describe('range within limits', () => {
  it('is inside both the limits and the range, or there is none', () => {
    fc.assert(
      fc.property(day, day, day, day, (a, b, c, d) => {
        const [from = '', to = ''] = [a, b].sort();
        const [min = '', max = ''] = [c, d].sort();
        const inBoth = (iso: string) => iso >= min && iso <= max && iso >= from && iso <= to;
        const ends = [from > min ? from : min, to < max ? to : max];
        const held = limitRange({ from, to }, min, max);
        expect(held === null ? [] : [held.from, held.to]).toEqual(ends.every(inBoth) ? ends : []);
      }),
    );
  });

  it('that overlaps a limit by one day keeps that day', () => {
    expect(limitRange({ from: '2026-01-01', to: '2026-11-20' }, '2026-11-20')).toEqual({
      from: '2026-11-20',
      to: '2026-11-20',
    });
  });
});

describe('incomplete range', () => {
  it('takes the clicked day as an end, in order, whichever end was set', () => {
    fc.assert(
      fc.property(draft, day, (before, clicked) => {
        const after = extendRange(before, clicked);
        expect([after.from, after.to]).toContain(clicked);
        expect(isComplete(after) && after.from > after.to).toBe(false);
        // With one end set, the click completes the range; with none or both, it starts a new one.
        expect(isComplete(after)).toBe((before.from === null) !== (before.to === null));
      }),
    );
  });

  it('keeps a typed last day when the first is clicked', () => {
    expect(extendRange({ from: null, to: '2026-11-20' }, '2026-11-02')).toEqual({
      from: '2026-11-02',
      to: '2026-11-20',
    });
  });

  it('keeps a typed end unchanged and never swaps the ends', () => {
    fc.assert(
      fc.property(draft, fc.constantFrom('from', 'to'), end, (before, which, typed) => {
        const other = which === 'from' ? 'to' : 'from';
        const after = setRangeEnd(before, which, typed);
        expect(after[which]).toBe(typed);
        expect([before[other], null]).toContain(after[other]);
        expect(isComplete(after) && after.from > after.to).toBe(false);
      }),
    );
  });

  it.each([
    ['to', '2026-11-30', { from: '2026-11-10', to: '2026-11-30' }],
    ['to', '2026-11-10', { from: '2026-11-10', to: '2026-11-10' }],
    ['to', '2026-11-01', { from: null, to: '2026-11-01' }],
    ['to', null, { from: '2026-11-10', to: null }],
    ['from', '2026-11-01', { from: '2026-11-01', to: '2026-11-20' }],
    ['from', '2026-11-30', { from: '2026-11-30', to: null }],
    ['from', null, { from: null, to: '2026-11-20' }],
  ] as const)('setting %s to %s keeps the other end if possible', (which, typed, after) => {
    expect(setRangeEnd({ from: '2026-11-10', to: '2026-11-20' }, which, typed)).toEqual(after);
  });
});
