import { expect, test } from 'vitest';
import { activitySeries } from './activity.ts';

test('CONT-019 sign-ins are counted by day, by week starting on Monday and by month, up to today', () => {
  // A Sunday.
  const series = activitySeries('2026-11-22', [
    { day: '2026-11-22', count: 2 },
    { day: '2026-11-16', count: 3 },
    { day: '2026-11-15', count: 4 },
    { day: '2026-11-09', count: 5 },
    { day: '2026-11-08', count: 6 },
    { day: '2026-10-31', count: 7 },
    { day: '2026-06-01', count: 8 },
    { day: '2026-05-31', count: 9 },
  ]);
  expect(series.daysActivityData).toEqual([5, 0, 0, 0, 0, 0, 4, 3, 0, 0, 0, 0, 0, 2]);
  expect(series.weeksActivityData).toEqual([0, 0, 0, 0, 7, 6, 9, 5]);
  expect(series.monthsActivityData).toEqual([8, 0, 0, 0, 7, 20]);
});
