import fc from 'fast-check';
import { expect } from 'vitest';
import { rowsOf } from './rows.js';
import { COLUMNS, type Layout } from './types.js';

/** Widgets with all kinds of allowed widths; as many widgets as in the real catalogue. */
const WIDTHS = [[1, 2], [1, 2, 3], [1], [1, 3], [2, 3], [4]];
const WIDGETS = [...'ABCDEFGHIJKLMNOPQRSTUVWXY'];
export const widthsOf = (id: string): readonly number[] => WIDTHS[WIDGETS.indexOf(id) % WIDTHS.length]!;

/** Builds a board: `A2 B1 / C1` is A, two columns wide, then B, and C in a row below. A row may be too wide. */
export function board(words: string): Layout {
  const rows = words.split('/').map((row) => row.split(' ').filter(Boolean));
  return rows.flatMap((row, y) => {
    let x = 0;
    return row.map((word) => {
      const item = { i: word.slice(0, -1), x, y, w: Number(word.at(-1)), h: 1 };
      x += item.w;
      return item;
    });
  });
}

/** Returns a board as text, after checking that it is in normal form: no gap, no overlap, no row left out. */
export function wordsOf(layout: Layout): string {
  expectNormal(layout);
  return rowsOf(layout)
    .map((row) => row.map(({ i, w }) => `${i}${w}`).join(' '))
    .join(' / ');
}

/** Expects rows packed to the left, none too wide, numbered from 0, in order (HOME-035, HOME-036, HOME-049). */
export function expectNormal(layout: Layout): void {
  const packed = rowsOf(layout).flatMap((row, y) => {
    let x = 0;
    return row.map(({ i, w }) => {
      x += w;
      return x > COLUMNS ? `no room for ${i}` : `${i} ${x - w} ${y} 1`;
    });
  });
  expect(layout.map(({ i, x, y, h }) => `${i} ${x} ${y} ${h}`).join()).toBe(packed.join());
}

export const idsOf = (layout: Layout): string[] => layout.map(({ i }) => i);

export const anyWidget = fc.constantFrom(...WIDGETS);

/** Any board, including invalid ones: overlapping, scattered, too far down, and with widths that are not allowed. */
export const anyBoard: fc.Arbitrary<Layout> = fc.uniqueArray(
  fc.record({
    i: anyWidget,
    x: fc.nat(3),
    y: fc.nat(40),
    w: fc.integer({ min: 1, max: 4 }),
    h: fc.constant(1),
  }),
  { selector: ({ i }) => i, maxLength: WIDGETS.length },
);

/** Number of random boards for each property. */
export const THOUSAND = { numRuns: 1000 };
