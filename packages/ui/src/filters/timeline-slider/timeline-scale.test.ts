import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, countDays } from '../../controls/date/iso-date.js';
import {
  barsOf,
  dayAt,
  dayOfHandle,
  endsOf,
  markDays,
  MARKS,
  nextMark,
  periodOf,
  positionOf,
} from './timeline-scale.js';

const TODAY = '2026-11-20';
const anyDay = fc.integer({ min: 0, max: 20_000 }).map((offset) => addDays('1990-01-01', offset));

describe('timeline scale', () => {
  it('SRCH-022 SRCH-023 has marks at 0, 40, 70, 90 and 100', () => {
    const days = markDays(TODAY);
    expect(days).toEqual({
      start: '2024-11-20',
      sixMonths: '2026-05-20',
      oneMonth: '2026-10-20',
      oneWeek: '2026-11-13',
      now: TODAY,
    });
    expect(MARKS.map(({ id }) => positionOf(days[id], TODAY))).toEqual([0, 40, 70, 90, 100]);
    expect([0, 40, 70, 90, 100].map((position) => dayAt(position, TODAY))).toEqual(Object.values(days));
  });
  it('uses the last day of a shorter month', () => {
    expect(markDays('2026-03-31').oneMonth).toBe('2026-02-28');
    expect(markDays('2024-02-29').start).toBe('2022-02-28');
  });
  it('has ascending marks on distinct days, for any current date', () => {
    fc.assert(
      fc.property(anyDay, (today) => {
        const days = Object.values(markDays(today));
        expect(days).toEqual([...new Set(days)].sort());
      }),
    );
  });
  it('converts a day to a position and back to the same day or the nearest mark', () => {
    fc.assert(
      fc.property(anyDay, fc.nat({ max: 729 }), (today, back) => {
        const day = addDays(today, -back);
        const again = dayAt(positionOf(day, today), today);
        const isMark = Object.values(markDays(today)).includes(again);
        expect(again === day || isMark).toBe(true);
      }),
    );
  });
  it('is monotonic', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.double({ min: 0, max: 100, noNaN: true }),
        fc.double({ min: 0, max: 100, noNaN: true }),
        (today, one, other) => {
          const [low, high] = one <= other ? [one, other] : [other, one];
          expect(dayAt(low, today) <= dayAt(high, today)).toBe(true);
        },
      ),
    );
  });
  it('SRCH-025 has one value with the dates; an open end is null', () => {
    expect(endsOf({}, TODAY)).toEqual(['2024-11-20', TODAY]);
    expect(periodOf('2024-11-20', TODAY, TODAY)).toEqual({});
    expect(periodOf('2026-05-20', TODAY, TODAY)).toEqual({ dateFrom: '2026-05-20' });
    fc.assert(
      fc.property(anyDay, fc.nat({ max: 700 }), fc.nat({ max: 700 }), (today, one, other) => {
        const [from, to] = [one, other].sort((a, b) => b - a).map((back) => addDays(today, -back));
        expect(endsOf(periodOf(from!, to!, today), today)).toEqual([from, to]);
      }),
    );
  });
  it('clamps days outside the scale, in order', () => {
    expect(endsOf({ dateFrom: '1999-01-01', dateTo: '2099-01-01' }, TODAY)).toEqual(['2024-11-20', TODAY]);
    expect(endsOf({ dateFrom: '2099-01-01' }, TODAY)).toEqual([TODAY, TODAY]);
  });
  it('SRCH-022 SRCH-023 has a bar for each month with results, over its days', () => {
    const month = (value: string, count: number) => ({ value, label: value, count });
    const bars = barsOf(
      [
        month('2024-10', 9),
        month('2024-11', 2),
        month('2026-05', 4),
        month('2026-06', 0),
        month('2026-11', 1),
      ],
      TODAY,
    );
    // No bar before the start of the line, or for a month without results.
    expect(bars.map((bar) => bar.month)).toEqual(['2024-11', '2026-05', '2026-11']);
    expect(bars.map(({ height }) => height)).toEqual([0.5, 1, 0.25]);
    expect(bars[0]).toMatchObject({ start: 0 });
    expect(bars[1]!.start).toBeCloseTo(positionOf('2026-05-01', TODAY));
    expect(bars[1]!.start + bars[1]!.width).toBeCloseTo(positionOf('2026-06-01', TODAY));
    expect(bars[2]!.start + bars[2]!.width).toBe(100);
  });
  it('steps from mark to mark', () => {
    expect(nextMark('2026-11-15', -1, TODAY)).toBe('2026-11-13');
    expect(nextMark('2026-11-13', -1, TODAY)).toBe('2026-10-20');
    expect(nextMark('2026-11-15', 1, TODAY)).toBe(TODAY);
    expect(nextMark(TODAY, 1, TODAY)).toBe(TODAY);
    expect(countDays('2026-11-13', TODAY)).toBe(8);
  });
});

describe('the day of a handle', () => {
  const ends = ['2026-11-14', '2026-11-19'] as const;
  it('is kept while only the other handle moves, also close to a mark', () => {
    expect(dayOfHandle(positionOf(ends[1], '2026-11-20'), ends, '2026-11-20')).toBe('2026-11-19');
  });
  it('is the nearest mark or day of a handle that moves', () => {
    expect(dayOfHandle(70.4, ends, '2026-11-20')).toBe('2026-10-20');
    expect(dayOfHandle(99.2, ends, '2026-11-20')).toBe('2026-11-20');
  });
});
