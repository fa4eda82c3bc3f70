import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexAt, moveTo, rangeOf } from './order.js';

const anyList = fc.array(fc.boolean(), { minLength: 1, maxLength: 12 });

describe('list order', () => {
  it('every move keeps each item exactly once', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.nat(), fc.nat(), (items, a, b) => {
        const [from, to] = [a % items.length, b % items.length];
        const moved = moveTo(items, from, to);
        expect(moved.toSorted()).toEqual(items.toSorted());
        expect(moved[to]).toBe(items[from]);
        // The other items keep their order.
        expect(moved.toSpliced(to, 1)).toEqual(items.toSpliced(from, 1));
      }),
    );
  });

  it('NEW-050 locked items and items beyond them never move', () => {
    fc.assert(
      fc.property(anyList, fc.nat(), (isFixed, pick) => {
        const index = pick % isFixed.length;
        const [first, last] = rangeOf(isFixed, index);
        expect(first).toBeLessThanOrEqual(index);
        expect(last).toBeGreaterThanOrEqual(index);
        const others = isFixed.slice(first, last + 1).filter((_, at) => first + at !== index);
        expect(others).not.toContain(true);
        for (const to of [first, last]) {
          const moved = moveTo(
            isFixed.map((fixed, at) => ({ fixed, at })),
            index,
            to,
          );
          const strayed = moved.filter((item, at) => item.fixed && item.at !== at);
          expect(strayed).toEqual([]);
        }
      }),
    );
  });
});

describe('target of a dragged row', () => {
  const boxes = [40, 200, 40].map((height, index, all) => ({
    top: all.slice(0, index).reduce((sum, one) => sum + one, 0),
    height,
  }));
  it.each([
    ['is none over itself', 0, 20, 0],
    ['is none before the middle of a tall row', 0, 130, 0],
    ['is after the middle of a tall row', 0, 150, 1],
    ['is the end, far below', 0, 900, 2],
    ['is the start, far above', 2, -50, 0],
    ['is above a tall row, before its middle', 2, 100, 1],
  ])('%s', (_rule, from, y, to) => {
    expect(indexAt(boxes, from, y, [0, 2])).toBe(to);
  });

  it('is within the limits', () => {
    expect(indexAt(boxes, 2, -50, [1, 2])).toBe(1);
  });
});
