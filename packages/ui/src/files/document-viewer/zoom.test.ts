import { describe, expect, it } from 'vitest';
import { MAX_ZOOM, MIN_ZOOM, parseZoom, stepZoom, zoomFactor } from './zoom.js';

describe('DOC-033 the zoom', () => {
  it.each([
    ['125', 1.25],
    ['125 %', 1.25],
    ['87,5%', 0.875],
    ['150\u202f%', 1.5],
    ['2', MIN_ZOOM],
    ['99999', MAX_ZOOM],
  ])('reads “%s” as %d', (typed, factor) => {
    expect(parseZoom(typed)).toBe(factor);
  });
  it.each(['', 'large', '0', '-50', '1/2'])('reads nothing in “%s”', (typed) => {
    expect(parseZoom(typed)).toBeUndefined();
  });
  it('steps from any factor and stops at the ends', () => {
    expect(stepZoom(1, 1)).toBe(1.1);
    expect(stepZoom(0.93, -1)).toBe(0.9);
    expect(stepZoom(MAX_ZOOM, 1)).toBe(MAX_ZOOM);
    expect(stepZoom(MIN_ZOOM, -1)).toBe(MIN_ZOOM);
  });
  it('fits the width, or a whole page, and by itself grows only so far', () => {
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
