import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ScrollMap } from './scroll-map.js';

const MAX = 100_000;
const END = 10_000;
const VIEWPORT = 500;
const content = fc.integer({ min: 120_000, max: 5_000_000 });

describe('the scroll map', () => {
  it('does nothing for content that fits', () => {
    const map = new ScrollMap();
    map.resize(3_200_000, 600);
    expect(map.height).toBe(3_200_000);
    expect(map.scrolled(1_234)).toBe(1_234);
    expect(map.shift).toBe(0);
    expect(map.anchor()).toBeUndefined();
  });

  it('reaches both ends of content of any height, and goes where it is told', () => {
    fc.assert(
      fc.property(content, fc.double({ min: 0, max: 1, noNaN: true }), (height, share) => {
        const map = new ScrollMap(MAX, END);
        map.resize(height, VIEWPORT);
        expect(map.height).toBe(MAX);
        expect(map.scrolled(MAX - VIEWPORT)).toBe(height - VIEWPORT);
        expect(map.scrolled(0)).toBe(0);
        const offset = share * (height - VIEWPORT);
        const position = map.goTo(offset);
        expect(map.offset).toBeCloseTo(offset, 6);
        expect(position).toBeGreaterThanOrEqual(0);
        expect(position).toBeLessThanOrEqual(MAX - VIEWPORT);
      }),
    );
  });

  it('moves by what a wheel moves, everywhere, and never jumps when it rests', () => {
    fc.assert(
      fc.property(
        content,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.array(fc.integer({ min: -300, max: 300 }), { maxLength: 40 }),
        (height, share, wheel) => {
          const map = new ScrollMap(MAX, END);
          map.resize(height, VIEWPORT);
          let position = map.goTo(share * (height - VIEWPORT));
          for (const delta of wheel) {
            const before = map.offset;
            const next = Math.min(Math.max(position + delta, 0), MAX - VIEWPORT);
            const moved = map.scrolled(next) - before;
            expect(Math.abs(moved - (next - position))).toBeLessThanOrEqual(1);
            position = next;
            const offset = map.offset;
            position = map.anchor() ?? position;
            expect(map.offset).toBe(offset);
          }
        },
      ),
    );
  });

  it('keeps within shorter content after a filter', () => {
    const map = new ScrollMap(MAX, END);
    map.resize(1_000_000, VIEWPORT);
    map.goTo(900_000);
    map.resize(2_000, VIEWPORT);
    expect(map.offset).toBe(1_500);
    expect(map.shift).toBe(0);
  });
});
