import { describe, expect, it } from 'vitest';
import { moveColumn } from './move-column.js';

const order = ['a', 'b', 'c', 'd'];
const free = { columnPinning: { start: [], end: [] } };

describe('REQ-017 moving a column', () => {
  it('takes the place of the other one, in both directions', () => {
    expect(moveColumn(free, order, 'a', 'c')).toEqual({ columnOrder: ['b', 'c', 'a', 'd'] });
    expect(moveColumn(free, order, 'd', 'b')).toEqual({ columnOrder: ['a', 'd', 'b', 'c'] });
  });

  it('moves a pinned column among the pinned ones', () => {
    const state = { columnPinning: { start: ['a', 'b'], end: ['d'] } };
    expect(moveColumn(state, order, 'b', 'a')).toEqual({
      columnPinning: { start: ['b', 'a'], end: ['d'] },
    });
  });

  it('does not leave its region, and does nothing on itself', () => {
    const state = { columnPinning: { start: ['a'], end: [] } };
    expect(moveColumn(state, order, 'a', 'c')).toBeUndefined();
    expect(moveColumn(state, order, 'c', 'a')).toBeUndefined();
    expect(moveColumn(free, order, 'b', 'b')).toBeUndefined();
  });
});
