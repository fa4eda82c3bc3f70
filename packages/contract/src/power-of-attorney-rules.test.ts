import { expect, test } from 'vitest';
import {
  areInForce,
  categoriesOf,
  lastWarnedDay,
  powerFileName,
  powerStatus,
} from './power-of-attorney-rules.ts';

test.each([
  ['2026-11-21', '2027-01-21'],
  ['2026-01-31', '2026-03-31'],
  ['2026-12-31', '2027-02-28'],
  ['2023-12-31', '2024-02-29'],
])('PLAT-107 on %s a warning is shown for powers that end by %s, two months later', (today, last) => {
  expect(lastWarnedDay(today)).toBe(last);
});

test.each([
  [null, 'valid'],
  ['2026-11-20', 'ended'],
  ['2026-11-21', 'ending'],
  ['2027-01-21', 'ending'],
  ['2027-01-22', 'valid'],
] as const)('POA-020 on 2026-11-21 a power that ends on %s is %s', (day, status) => {
  expect(powerStatus(day, '2026-11-21')).toBe(status);
});

test.each([
  ['2026-11-20', true],
  ['2026-11-21', true],
  ['2026-11-22', false],
])('POA-013 on 2026-11-21 powers executed on %s are in force: %s', (executionDate, isInForce) => {
  expect(areInForce(executionDate, '2026-11-21')).toBe(isInForce);
});

test.each([
  ['A', ['A']],
  ['A+B', ['A', 'B']],
  ['B+B', ['B', 'B']],
  ['A with a director', null],
  ['A+B+C', null],
  ['', null],
])('POA-021 the category %o has the label %o', (category, named) => {
  expect(categoriesOf(category)).toEqual(named);
});

test('POA-023 the file name contains the code', () => {
  expect(powerFileName('DE118207')).toBe('poa_DE118207.pdf');
});
