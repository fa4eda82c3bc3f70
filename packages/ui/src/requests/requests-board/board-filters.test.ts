import { describe, expect, it } from 'vitest';
import { REQUESTS } from '../requests.fixture.js';
import { QUICK_FILTERS, passing } from './board-filters.js';

describe('REQ-023 additional filters of the board', () => {
  it('show everything when none is active', () => {
    expect(passing(REQUESTS, [])).toBe(REQUESTS);
  });
  it.each([
    ['unread' as const, 2],
    ['favorite' as const, 2],
    ['mine' as const, 1],
    ['neverSeen' as const, 1],
  ])('%s shows only matching requests', (filter, count) => {
    expect(passing(REQUESTS, [filter])).toHaveLength(count);
  });
  it('can be combined', () => {
    expect(passing(REQUESTS, ['unread', 'favorite']).map(({ id }) => id)).toEqual([REQUESTS[0]!.id]);
    expect(passing(REQUESTS, QUICK_FILTERS)).toEqual([]);
  });
});
