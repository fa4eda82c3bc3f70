import { expect, test } from 'vitest';
import { builtIn, registerStrings } from './built-in.js';

registerStrings(
  'sample',
  {
    one: 'One',
    left_zero: 'None',
    left_other: '{{count}} left',
    of: { rows_one: '{{count}} row of {{name}}', rows_other: '{{count}} rows of {{name}}' },
  },
  {
    one: 'Un',
    left_zero: 'Aucun',
    left_other: '{{count}} de plus',
    of: { rows_one: '{{count}} ligne de {{name}}', rows_other: '{{count}} lignes de {{name}}' },
  },
);

test.each([
  ['en', 'sample.one', {}, 'One'],
  ['fr', 'sample.one', {}, 'Un'],
  ['en', 'sample.of.rows', { count: 0, name: 'A' }, '0 rows of A'],
  ['fr', 'sample.of.rows', { count: 0, name: 'A' }, '0 ligne de A'],
  ['fr', 'sample.of.rows', { count: 1_000_000, name: '{{name}}' }, '1000000 lignes de {{name}}'],
  ['en', 'sample.left', { count: 0 }, 'None'],
  ['fr', 'sample.left', { count: 0 }, 'Aucun'],
  ['fr', 'sample.left', { count: 1 }, '1 de plus'],
  ['en', 'sample.of', {}, undefined],
  ['en', 'sample.two', {}, undefined],
  ['en', 'other.one', {}, undefined],
] as const)('PLAT-010 in %s %s with %o is %s', (language, key, variables, text) => {
  expect(builtIn(language, key, variables)).toBe(text);
});
