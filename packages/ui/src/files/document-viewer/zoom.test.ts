import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LISTED_ZOOMS, MAX_ZOOM, MIN_ZOOM, parseZoom, stepZoom, zoomFactor } from './zoom.js';

describe('DOC-033 zoom', () => {
  it.each([
    ['125', 1.25],
    ['125 %', 1.25],
    ['87,5%', 0.875],
    ['150\u202f%', 1.5],
    ['2', MIN_ZOOM],
    ['99999', MAX_ZOOM],
  ])('parses “%s” as %d', (typed, factor) => {
    expect(parseZoom(typed)).toBe(factor);
  });
  it.each(['', 'large', '0', '-50', '1/2'])('refuses “%s”', (typed) => {
    expect(parseZoom(typed)).toBeUndefined();
  });
  it('steps from any factor and stops at the limits', () => {
    expect(stepZoom(1, 1)).toBe(1.1);
    expect(stepZoom(0.93, -1)).toBe(0.9);
    expect(stepZoom(MAX_ZOOM, 1)).toBe(MAX_ZOOM);
    expect(stepZoom(MIN_ZOOM, -1)).toBe(MIN_ZOOM);
  });
  it('always steps in the right direction, even from a fit below the minimum, and reaches the limits', () => {
    fc.assert(
      fc.property(fc.double({ min: MIN_ZOOM / 2, max: MAX_ZOOM, noNaN: true }), (factor) => {
        const shown = (zoom: number) =>
          zoomFactor(zoom, { width: 1, height: 1 }, { width: 1, height: 1 }, { fit: 'page', largest: 1 });
        expect(shown(stepZoom(factor, -1))).toBeLessThanOrEqual(factor);
        expect(shown(stepZoom(factor, 1))).toBeGreaterThanOrEqual(factor);
        let up = factor;
        let down = factor;
        for (let step = 0; step < 20; step += 1) [up, down] = [stepZoom(up, 1), stepZoom(down, -1)];
        expect(up).toBeCloseTo(MAX_ZOOM, 1);
        expect(down).toBeLessThanOrEqual(MIN_ZOOM + 0.005);
      }),
    );
  });
  it('a listed factor can be left and reached again by stepping', () => {
    for (const factor of LISTED_ZOOMS) expect(stepZoom(stepZoom(factor, 1), -1)).toBe(factor);
  });
  it('a fit never exceeds the space, down to the minimum', () => {
    const box = fc.record({
      width: fc.integer({ min: 1, max: 5000 }),
      height: fc.integer({ min: 1, max: 5000 }),
    });
    fc.assert(
      fc.property(box, box, (content, view) => {
        const auto = { fit: 'page', largest: 1 } as const;
        const tiny = MIN_ZOOM / 2;
        const [width, page] = [
          zoomFactor('width', content, view, auto),
          zoomFactor('page', content, view, auto),
        ];
        expect(width === tiny || width * content.width <= view.width + 1e-6).toBe(true);
        expect(page === tiny || page * content.height <= view.height + 1e-6).toBe(true);
        expect(page).toBeLessThanOrEqual(width);
        expect(zoomFactor('auto', content, view, auto)).toBeLessThanOrEqual(1);
      }),
    );
  });
  it('fits the width or a page, and the automatic fit has a maximum', () => {
    const page = { width: 800, height: 1200 };
    const auto = { fit: 'width', largest: 1.25 } as const;
    expect(zoomFactor('width', page, { width: 400, height: 300 }, auto)).toBe(0.5);
    expect(zoomFactor('page', page, { width: 400, height: 300 }, auto)).toBe(0.25);
    expect(zoomFactor('auto', page, { width: 400, height: 300 }, auto)).toBe(0.5);
    expect(zoomFactor('auto', page, { width: 4000, height: 300 }, auto)).toBe(1.25);
    expect(zoomFactor('width', page, { width: 1600, height: 300 }, auto)).toBe(2);
    expect(zoomFactor('width', page, { width: 0, height: 0 }, auto)).toBe(1);
  });
});
