import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TEMPLATE_LAYOUTS } from '@atrium/contract/dashboard-layouts';
import { anyBoard, board, expectNormal, idsOf, THOUSAND, wordsOf } from './boards.fixture.js';
import { compact, rowsOf } from './rows.js';
import type { Layout } from './types.js';

describe('normalized layout', () => {
  it.each([
    ['an empty layout', '', ''],
    ['a normalized layout', 'A2 B1 / C3', 'A2 B1 / C3'],
    ['an exactly full row', 'A2 B2', 'A2 B2'],
    ['an overflowing widget moves to the start of the next row if it fits', 'A3 B2 / C1', 'A3 / B2 C1'],
    ['or to a new row', 'A3 B2 / C3', 'A3 / B2 / C3'],
    ['several overflowing widgets stay together', 'A4 B1 C1 / D2', 'A4 / B1 C1 D2'],
    ['overflowing widgets fill several rows if needed', 'A4 B3 C3 D3', 'A4 / B3 / C3 / D3'],
    ['overflow of the last row creates a new one', 'A1 / B2 C2 D2', 'A1 / B2 C2 / D2'],
    [
      'overflow does not displace widgets of a row it does not fit into',
      'A4 B2 / C4 / D1',
      'A4 / B2 / C4 / D1',
    ],
  ])('%s: %s → %s', (_rule, before, after) => {
    expect(wordsOf(compact(board(before)))).toBe(after);
  });

  it('HOME-035 has no gaps inside a row', () => {
    const gaps: Layout = [
      { i: 'A', x: 1, y: 0, w: 1, h: 1 },
      { i: 'B', x: 3, y: 0, w: 1, h: 1 },
    ];
    expect(wordsOf(compact(gaps))).toBe('A1 B1');
  });

  it('HOME-036 has consecutive row numbers', () => {
    const scattered = board('A1 / B1 / C1').map((item) => ({ ...item, y: item.y * 7 + 3 }));
    expect(compact(scattered).map(({ y }) => y)).toEqual([0, 1, 2]);
  });

  it('HOME-049 has cells of a height of one row', () => {
    expect(compact([{ i: 'A', x: 0, y: 0, w: 1, h: 3 }])).toEqual(board('A1'));
  });

  it.each(Object.entries(TEMPLATE_LAYOUTS))('HOME-048 is the form of the template %s', (_name, layout) => {
    expect(compact(layout)).toEqual(layout);
  });
});

it('rows are ordered from top to bottom and left to right, whatever the input order', () => {
  const mixed = board('A2 B1 / C1 D2').toReversed();
  expect(rowsOf(mixed).map(idsOf)).toEqual([
    ['A', 'B'],
    ['C', 'D'],
  ]);
});

describe('properties of 1,000 random layouts', () => {
  it('HOME-035 HOME-036 compacting leaves no gap, overlap or missing row', () => {
    fc.assert(
      fc.property(anyBoard, (any) => expectNormal(compact(any))),
      THOUSAND,
    );
  });

  it('compacting keeps all widgets, widths and the reading order', () => {
    const content = (layout: Layout) => layout.map(({ i, w }) => `${i} ${w}`);
    fc.assert(
      fc.property(anyBoard, (any) => {
        expect(content(compact(any))).toEqual(content(rowsOf(any).flat()));
      }),
      THOUSAND,
    );
  });

  it('compacting is idempotent and then returns the same object', () => {
    fc.assert(
      fc.property(anyBoard, (any) => {
        const once = compact(any);
        const twice = compact(once);
        expect(twice).toHaveLength(once.length);
        twice.forEach((widget, index) => expect(widget).toBe(once[index]));
      }),
      THOUSAND,
    );
  });
});
