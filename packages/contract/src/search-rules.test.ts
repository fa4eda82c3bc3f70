import { expect, it } from 'vitest';
import { firstOfEach } from './search-rules.ts';

it('results are distributed evenly over the groups, and unused places go to groups with more results', () => {
  const groups = ['abcd', 'e', '', 'xyz'].map((each) => [...each]);
  expect(firstOfEach(groups, 6).map((each) => each.join(''))).toEqual(['abc', 'e', '', 'xy']);
  expect(firstOfEach([[1, 2]], 10)).toEqual([[1, 2]]);
  expect(firstOfEach([[1], [2], [3]], 2)).toEqual([[1], [2], []]);
  expect(firstOfEach([], 10)).toEqual([]);
});
