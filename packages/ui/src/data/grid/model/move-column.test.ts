import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveColumn } from './move-column.js';

const order = ['a', 'b', 'c', 'd'];
const free = { columnPinning: { start: [], end: [] } };

describe('REQ-017 moving a column', () => {
  it('takes the position of the target, in both directions', () => {
    expect(moveColumn(free, order, 'a', 'c')).toEqual({ columnOrder: ['b', 'c', 'a', 'd'] });
    expect(moveColumn(free, order, 'd', 'b')).toEqual({ columnOrder: ['a', 'd', 'b', 'c'] });
  });

  it('moves a pinned column among pinned ones', () => {
    const state = { columnPinning: { start: ['a', 'b'], end: ['d'] } };
    expect(moveColumn(state, order, 'b', 'a')).toEqual({
      columnPinning: { start: ['b', 'a'], end: ['d'] },
    });
  });

  it('stays inside its region, and has no effect on itself', () => {
    const state = { columnPinning: { start: ['a'], end: [] } };
    expect(moveColumn(state, order, 'a', 'c')).toBeUndefined();
    expect(moveColumn(state, order, 'c', 'a')).toBeUndefined();
    expect(moveColumn(free, order, 'b', 'b')).toBeUndefined();
  });

  it('skips hidden columns, which stay beside their neighbours', () => {
    // b is hidden: the user sees a, c, d, and moves c before a.
    expect(moveColumn(free, order, 'c', 'a')).toEqual({ columnOrder: ['c', 'a', 'b', 'd'] });
  });

  it('keeps the order for an unknown target', () => {
    expect(moveColumn(free, order, 'a', 'gone')).toEqual({ columnOrder: order });
  });

  it('keeps every column once and in order, except for the moved one', () => {
    const pins = fc
      .shuffledSubarray(order)
      .chain((pinned) =>
        fc.nat(pinned.length).map((cut) => ({ start: pinned.slice(0, cut), end: pinned.slice(cut) })),
      );
    const column = fc.constantFrom(...order);
    fc.assert(
      fc.property(pins, column, column, (columnPinning, id, target) => {
        const moved = moveColumn({ columnPinning }, order, id, target);
        const region = (one: string) =>
          columnPinning.start.includes(one) ? 'start' : columnPinning.end.includes(one) ? 'end' : 'center';
        expect(moved === undefined).toBe(id === target || region(id) !== region(target));
        if (!moved) return;
        const side = region(id);
        const [before, after] =
          side === 'center'
            ? [order, moved.columnOrder ?? []]
            : [columnPinning[side], moved.columnPinning?.[side] ?? []];
        expect(after.indexOf(id)).toBe(before.indexOf(target));
        const rest = (list: readonly string[]) => list.filter((one) => one !== id);
        expect(rest(after)).toEqual(rest(before));
      }),
    );
  });
});
