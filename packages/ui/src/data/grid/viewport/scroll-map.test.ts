import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ScrollMap } from './scroll-map.js';

const MAX = 100_000;
const END = 10_000;
const VIEWPORT = 500;
const content = fc.integer({ min: 120_000, max: 5_000_000 });

describe('scroll map', () => {
  it('is the identity for content that fits', () => {
    const map = new ScrollMap();
    map.resize(3_200_000, 600);
    expect(map.height).toBe(3_200_000);
    expect(map.scrolled(1_234)).toBe(1_234);
    expect(map.shift).toBe(0);
    expect(map.anchor()).toBeUndefined();
  });

  it('reaches both ends and any position of content of any height', () => {
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

  it('moves by the wheel distance everywhere, and does not jump when it stops', () => {
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

  it('stays within shorter content after filtering', () => {
    const map = new ScrollMap(MAX, END);
    map.resize(1_000_000, VIEWPORT);
    map.goTo(900_000);
    map.resize(2_000, VIEWPORT);
    expect(map.offset).toBe(1_500);
    expect(map.shift).toBe(0);
  });

  it('is synchronised with the browser after any change of content', () => {
    const step = fc.record({
      height: fc.integer({ min: 0, max: 400_000 }),
      viewport: fc.integer({ min: 100, max: 900 }),
      to: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), (steps) => {
        const map = new ScrollMap(MAX, END);
        for (const { height, viewport, to } of steps) {
          map.resize(height, viewport);
          const last = Math.max(0, height - viewport);
          expect(map.offset).toBeGreaterThanOrEqual(0);
          expect(map.offset).toBeLessThanOrEqual(last);
          expect(height > MAX || map.shift === 0).toBe(true);
          map.goTo(to * last);
        }
      }),
    );
  });

  it('renders the visible lines inside the scroll area after wheel, keys and scroll bar', () => {
    const move = fc.oneof(
      fc.integer({ min: -300, max: 300 }).map((wheel) => ({ wheel })),
      fc.double({ min: 0, max: 1, noNaN: true }).map((bar) => ({ bar })),
      fc.double({ min: 0, max: 1, noNaN: true }).map((key) => ({ key })),
      fc.constant({ rest: true }),
    );
    fc.assert(
      fc.property(content, fc.array(move, { maxLength: 40 }), (height, moves) => {
        const map = new ScrollMap(MAX, END);
        map.resize(height, VIEWPORT);
        let position = 0;
        const within = (at: number) => Math.min(Math.max(at, 0), MAX - VIEWPORT);
        for (const step of moves) {
          if ('wheel' in step) map.scrolled((position = within(position + step.wheel)));
          else if ('bar' in step) map.scrolled((position = within(step.bar * MAX)));
          else if ('key' in step) position = map.goTo(step.key * height);
          else position = map.anchor() ?? position;
          // The first visible row is rendered at the scroll position of the browser.
          expect(map.offset + map.shift).toBeCloseTo(position, 5);
          expect(map.offset).toBeGreaterThanOrEqual(0);
          expect(map.offset).toBeLessThanOrEqual(height - VIEWPORT);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('limits the position to the content', () => {
    const map = new ScrollMap();
    map.resize(1_000, 400);
    expect(map.goTo(-50)).toBe(0);
    expect(map.goTo(5_000)).toBe(600);
    map.resize(100, 400);
    expect(map.goTo(50)).toBe(0);
  });
});
