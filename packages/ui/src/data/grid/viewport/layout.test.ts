import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centerInView, placeColumns, type SizedColumn } from './layout.js';

const sized = (prefix: string): fc.Arbitrary<SizedColumn<unknown>[]> =>
  fc
    .array(fc.record({ width: fc.integer({ min: 40, max: 400 }), grow: fc.nat(2) }), { maxLength: 20 })
    .map((list) =>
      list.map(({ width, grow }, i) => ({ column: { id: `${prefix}${i}`, header: '' }, width, grow })),
    );
const regions = fc.record({ start: sized('s'), center: sized('c'), end: sized('e') });
const viewport = fc.integer({ min: 200, max: 3_000 });

describe('the place of columns', () => {
  it('puts columns side by side in each region, numbered in the order they stand', () => {
    fc.assert(
      fc.property(regions, viewport, (regions, width) => {
        const layout = placeColumns(regions, width);
        expect(layout.columns.map(({ index }) => index)).toEqual(layout.columns.map((_, i) => i + 1));
        let at = 0;
        for (const column of [...layout.start, ...layout.center]) {
          expect(column.offset).toBe(at);
          at += column.width;
        }
        let fromEnd = 0;
        for (const column of layout.end.toReversed()) {
          expect(column.offset).toBe(fromEnd);
          fromEnd += column.width;
        }
        expect(layout.width).toBe(Math.max(at + fromEnd, width));
      }),
    );
  });

  it('gives the spare width to the columns that grow, and never shrinks one', () => {
    fc.assert(
      fc.property(regions, viewport, (regions, width) => {
        const all = [...regions.start, ...regions.center, ...regions.end];
        const layout = placeColumns(regions, width);
        layout.columns.forEach((column, i) => expect(column.width).toBeGreaterThanOrEqual(all[i]!.width));
        const shares = all.reduce((sum, { grow }) => sum + grow, 0);
        const used = layout.columns.reduce((sum, column) => sum + column.width, 0);
        expect(shares === 0 || used > width - all.length).toBe(true);
      }),
    );
  });

  it('draws every column of which a pixel is in view between the pinned ones', () => {
    fc.assert(
      fc.property(regions, viewport, fc.nat(4_000), (regions, width, scroll) => {
        const layout = placeColumns(regions, width);
        const scrollLeft = Math.min(scroll, layout.width - width);
        const [first, end] = centerInView(layout, scrollLeft, width);
        layout.center.forEach((column, i) => {
          const left = column.offset - scrollLeft;
          const seen = left + column.width > layout.startWidth && left < width - layout.endWidth;
          expect(!seen || (i >= first && i < end)).toBe(true);
        });
      }),
    );
  });
});
