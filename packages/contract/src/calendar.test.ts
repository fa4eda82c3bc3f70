import { describe, expect, it } from 'vitest';
import { addDays, addMonths, dayOf } from './calendar.ts';

describe('calendar days', () => {
  it('takes the UTC date of a timestamp', () => {
    expect(dayOf(new Date('2026-11-20T23:59:59Z'))).toBe('2026-11-20');
  });

  it.each([
    ['2026-11-20', 11, '2026-12-01'],
    ['2027-03-01', -1, '2027-02-28'],
  ])('moves %s by %i days to %s', (day, days, moved) => {
    expect(addDays(day, days)).toBe(moved);
  });

  it.each([
    ['2026-11-20', 2, '2027-01-20'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2027-11-30', 3, '2028-02-29'],
    ['2027-01-31', -1, '2026-12-31'],
  ])('moves %s by %i months to %s', (day, months, moved) => {
    expect(addMonths(day, months)).toBe(moved);
  });
});
