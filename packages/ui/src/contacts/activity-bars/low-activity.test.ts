import { expect, test } from 'vitest';
import { isLow } from './low-activity.js';

test.each([
  [0, 10, true],
  [4, 10, true],
  [5, 10, false],
  [2, 5, true],
  [10, 10, false],
  [0, 0, false],
])('CONT-020 %i of at most %i sign-ins is low: %s', (value, best, low) => {
  expect(isLow(value, best)).toBe(low);
});
