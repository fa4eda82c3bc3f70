import { describe, expect, it } from 'vitest';
import { eachOnce } from './read.ts';

describe('rows of several pages', () => {
  it('contain a row once if a new row has moved it to the next page', () => {
    const [first, last, next] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
    expect(eachOnce([first, last, { ...last, seen: true }, next])).toEqual([
      first,
      { ...last, seen: true },
      next,
    ]);
  });
  it.each([
    ['envelopes', [{ envelopeId: 'a' }, { envelopeId: 'b' }]],
    ['legal entities', [{ ricosCode: 'a' }, { ricosCode: 'b' }]],
    ['articles of two sources', [{ source: 'x', id: 'a' }, { source: 'y', id: 'a' }]], // prettier-ignore
    ['rows without an id', [{ amount: 1 }, { amount: 1 }]],
  ])('are distinguished by id, or by position without an id: %s', (_what, rows) => {
    expect(eachOnce<object>(rows)).toEqual(rows);
  });
});
