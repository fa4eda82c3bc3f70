import { expect, test } from 'vitest';
import { lastWarnedDay } from './power-of-attorney-rules.ts';

test.each([
  ['2026-11-21', '2027-01-21'],
  ['2026-01-31', '2026-03-31'],
  ['2026-12-31', '2027-02-28'],
  ['2023-12-31', '2024-02-29'],
])('PLAT-107 on %s a warning is given for what ends until %s, two months later', (today, last) => {
  expect(lastWarnedDay(today)).toBe(last);
});
