import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clampPage,
  END_SPACE,
  layoutPages,
  offsetOf,
  PAGE_GAP,
  pageAt,
  pagesWithin,
  positionAt,
  type PageSize,
} from './page-layout.js';

const A4 = { width: 595, height: 842 };
const pages = (count: number, size: PageSize = A4) => Array.from({ length: count }, () => size);
const anySizes = fc.array(
  fc.record({ width: fc.integer({ min: 10, max: 3000 }), height: fc.integer({ min: 10, max: 3000 }) }),
  { minLength: 1, maxLength: 200 },
);

describe('page layout', () => {
  it('places pages below each other, with a margin below the last', () => {
    const { tops, height } = layoutPages(pages(3), 1, 0);
    expect(tops).toEqual([PAGE_GAP, PAGE_GAP * 2 + 842, PAGE_GAP * 3 + 842 * 2]);
    expect(height).toBe(tops[2]! + 842 + END_SPACE);
  });
  it('swaps width and height for a quarter rotation', () => {
    expect(layoutPages(pages(1), 1, 90).sizes[0]).toEqual({ width: 842, height: 595 });
    expect(layoutPages(pages(1), 1, 180).sizes[0]).toEqual(A4);
  });
  it('renders few of 500 pages', () => {
    const layout = layoutPages(pages(500), 1, 0);
    const [first, last] = pagesWithin(layout, layout.tops[250]! + 100, layout.tops[250]! + 900);
    expect([first, last]).toEqual([250, 251]);
  });
  it('contains exactly the pages in view', () => {
    fc.assert(
      fc.property(
        anySizes,
        fc.double({ min: 0.25, max: 5, noNaN: true }),
        fc.nat(1_000_000),
        (sizes, scale, at) => {
          const layout = layoutPages(sizes, scale, 0);
          const from = at % layout.height;
          const to = from + 800;
          const [first, last] = pagesWithin(layout, from, to);
          const touching = [...layout.tops.keys()].filter(
            (page) => layout.tops[page]! <= to && layout.tops[page]! + layout.sizes[page]!.height >= from,
          );
          expect(touching.filter((page) => page < first || page > last)).toEqual([]);
          expect(first).toBeLessThanOrEqual(last);
        },
      ),
    );
  });
  it('keeps the position after zooming and rotating', () => {
    fc.assert(
      fc.property(anySizes, fc.nat(1_000_000), (sizes, at) => {
        const before = layoutPages(sizes, 1, 0);
        const position = positionAt(before, at % before.height);
        const after = layoutPages(sizes, 2.5, 90);
        const again = positionAt(after, offsetOf(after, { ...position, share: Math.min(position.share, 1) }));
        expect(again.page).toBe(position.page);
      }),
    );
  });
  it('assigns the gap below a page to that page', () => {
    const layout = layoutPages(pages(3), 1, 0);
    expect(pageAt(layout, layout.tops[1]! - 1)).toBe(0);
    expect(pageAt(layout, layout.tops[1]!)).toBe(1);
    expect(pageAt(layout, 1_000_000)).toBe(2);
  });
});

describe('DOC-029 typed page number', () => {
  it.each([
    ['0', 1],
    ['-4', 1],
    ['1', 1],
    ['18', 18],
    ['19', 18],
    ['1\u202f000', 18],
    ['999999999999999999999', 18],
    ['7.9', 7],
    ['', 5],
    ['abc', 5],
  ])('“%s” of 18 is %i', (typed, page) => {
    expect(clampPage(typed, 18, 5)).toBe(page);
  });
});
