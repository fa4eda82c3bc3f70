import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heightOf, scaleOf } from './scale.js';

describe('chart scale', () => {
  it.each([
    [
      [15, 22.5, -31],
      [-20, 0, 20],
    ],
    [
      [4, 10, 12.8],
      [0, 5, 10],
    ],
    [
      [0.4, 0.1],
      [0, 0.1, 0.2, 0.3, 0.4],
    ],
    [[-3], [-3, -2, -1, 0]],
    [[], [0]],
    [[0, 0], [0]],
  ])('%j has grid lines at %j', (values, ticks) => {
    expect(scaleOf(values).ticks.map((tick) => tick + 0)).toEqual(ticks);
  });

  it('includes every value and zero, with at most four lines besides zero', () => {
    const values = fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1, maxLength: 24 });
    fc.assert(
      fc.property(values, (figures) => {
        const scale = scaleOf(figures);
        expect(scale.ticks).toContain(0);
        expect(scale.ticks.length).toBeLessThanOrEqual(6);
        for (const value of [0, ...figures]) {
          expect(heightOf(scale, value)).toBeGreaterThanOrEqual(0);
          expect(heightOf(scale, value)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});
