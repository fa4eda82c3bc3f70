import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clearPosition, type Box } from './clear-position.js';

const AREA = { left: 24, top: 24, right: 1416, bottom: 876 };
const SIZE = { width: 360, height: 60 };
const obstacle = (left: number, top: number, right: number, bottom: number): Box => ({
  left,
  top,
  right,
  bottom,
});
const covers = (position: { left: number; top: number }, box: Box) =>
  position.left < box.right &&
  box.left < position.left + SIZE.width &&
  position.top < box.bottom &&
  box.top < position.top + SIZE.height;

describe('toast position', () => {
  it('is the bottom right corner if there are no actions', () => {
    expect(clearPosition(SIZE, AREA, [obstacle(24, 800, 200, 840)])).toEqual({ left: 1056, top: 816 });
  });

  it('is above an action in that corner', () => {
    expect(clearPosition(SIZE, AREA, [obstacle(1300, 830, 1416, 866)])).toEqual({ left: 1056, top: 762 });
  });

  it('is in the middle if the right side has actions in the lower half', () => {
    const column = Array.from({ length: 20 }, (_, row) => obstacle(1380, 40 + row * 44, 1410, 70 + row * 44));
    expect(clearPosition(SIZE, AREA, column)).toEqual({ left: 540, top: 816 });
  });

  it('is in the upper half if the lower one is occupied', () => {
    expect(clearPosition(SIZE, AREA, [obstacle(0, 300, 1440, 900)])?.top).toBe(232);
  });

  it('does not exist on a page full of actions', () => {
    expect(clearPosition(SIZE, AREA, [obstacle(0, 0, 1440, 900)])).toBeNull();
  });

  it('covers no action if one of the three columns has space', () => {
    const boxes = fc.array(
      fc.record({ left: fc.integer({ min: 0, max: 1400 }), top: fc.integer({ min: 0, max: 880 }) }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(boxes, (corners) => {
        const page = corners.map(({ left, top }) => obstacle(left, top, left + 120, top + 36));
        // Six small boxes cannot cover a column of 852 px completely.
        const position = clearPosition(SIZE, AREA, page)!;
        expect(page.filter((box) => covers(position, box))).toEqual([]);
      }),
    );
  });
});
