import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WIDGET_WIDTHS } from '@atrium/contract/dashboard-layouts';
import {
  anyBoard,
  anyWidget,
  board,
  expectNormal,
  idsOf,
  THOUSAND,
  widthsOf,
  wordsOf,
} from './boards.fixture.js';
import { capWidth, move, moveBehind, addWidget, remove, resize, setSettings, stepWidth } from './changes.js';
import { available } from './config.js';
import { compact, rowsOf } from './rows.js';
import type { Layout } from './types.js';
import { moveInView } from './view.js';

/** Allowed widths of the example widgets: one to three columns by default. */
const widths: Readonly<Record<string, readonly number[]>> = { N: [1], R: [1, 3], W: [3], F: [4] };
const taking = (id: string) => widths[id] ?? [1, 2, 3];

describe('nearest allowed width', () => {
  it.each([
    ['HOME-037 the requested width, if allowed', 2, [1, 2, 3], 2],
    ['HOME-037 the next smaller allowed width', 4, [1, 2], 2],
    ['skips a width that is not allowed', 2, [1, 3], 1],
    ['the smallest, if all are larger', 1, [2, 3], 2],
    ['HOME-053 at most four columns', 9, [1, 4, 6], 4],
    ['the smallest, for zero and below', 0, [1, 2], 1],
    ['the smallest, for a negative width', -3, [1, 2], 1],
  ])('%s: %i of %j is %i', (_rule, wished, allowed, width) => {
    expect(capWidth(wished, allowed)).toBe(width);
  });
});

describe('width step', () => {
  it.each([
    [1, 1, [1, 2, 3], 2],
    [1, 1, [1, 3], 3],
    [3, -1, [1, 3], 1],
    [3, 1, [1, 3], 3],
    [1, -1, [1, 3], 1],
    [1, 1, [1], 1],
  ] as const)('WID-012 from %i by %i in %j is %i', (width, direction, allowed, next) => {
    expect(stepWidth(width, direction, allowed)).toBe(next);
  });
});

describe('adding a widget', () => {
  it.each([
    ['HOME-033 first in an empty layout', '', 'A', undefined, 'A1'],
    ['HOME-033 after the last widget', 'B2', 'A', undefined, 'B2 A1'],
    [
      'HOME-033 after the last widget of the last row, not in an earlier gap',
      'B1 / C2',
      'A',
      undefined,
      'B1 / C2 A1',
    ],
    ['HOME-034 in the next row if the last widget ends at column 4', 'B3 C1', 'A', undefined, 'B3 C1 / A1'],
    ['HOME-034 in the next row if its width does not fit', 'B3', 'A', 2, 'B3 / A2'],
    ['HOME-034 in the next row if its smallest width does not fit', 'B2', 'W', undefined, 'B2 / W3'],
    ['HOME-037 with an allowed width', 'B1', 'N', 3, 'B1 N1'],
    ['once only', 'A2 B1', 'A', 3, 'A2 B1'],
  ] as const)('%s', (_rule, before, i, w, after) => {
    expect(wordsOf(addWidget(board(before), { i, ...(w && { w }) }, taking))).toBe(after);
  });

  it('HOME-056 keeps the given settings', () => {
    const settings = { status: 'FAVORITE' };
    expect(addWidget(board('B1'), { i: 'A', settings }, taking).at(-1)).toMatchObject({ i: 'A', settings });
  });
});

describe('removing a widget', () => {
  it.each([
    ['HOME-035 closes the gap in the row', 'A2 B1 C1 / D1', 'A', 'B1 C1 / D1'],
    ['HOME-035 moves no widget up from the row below', 'A3 B1 / C1', 'A', 'B1 / C1'],
    ['HOME-036 removes an empty row', 'A1 / B1 / C1', 'B', 'A1 / C1'],
    ['removing the last widget leaves an empty layout', 'A1', 'A', ''],
    ['an unknown widget changes nothing', 'A1 B1', 'X', 'A1 B1'],
  ])('%s', (_rule, before, id, after) => {
    expect(wordsOf(remove(board(before), id))).toBe(after);
  });
});

describe('resizing a widget', () => {
  it.each([
    ['HOME-037 limits to the maximum allowed width', 'N1 B1', 'N', 4, 'N1 B1'],
    ['skips a width that is not allowed', 'R1', 'R', 2, 'R1'],
    ['and uses the next allowed one', 'R1', 'R', 3, 'R3'],
    [
      'a widget that does not fit moves to the next row if it fits there',
      'A2 B1 C1 / D1',
      'A',
      3,
      'A3 B1 / C1 D1',
    ],
    ['or to a new row', 'A2 B1 C1 / F4', 'A', 3, 'A3 B1 / C1 / F4'],
    [
      'the widget itself moves if it does not fit after the previous ones',
      'B2 A2 / C1',
      'A',
      3,
      'B2 / A3 C1',
    ],
    ['HOME-035 a narrower widget closes the gap to the next', 'A3 B1', 'A', 1, 'A1 B1'],
    ['an unknown widget changes nothing', 'A1 B1', 'X', 3, 'A1 B1'],
  ] as const)('%s', (_rule, before, id, wished, after) => {
    expect(wordsOf(resize(board(before), id, wished, taking))).toBe(after);
  });
});

it.each([
  ['WID-023', 'DOCUMENTS', [1, 2]],
  ['WID-026', 'CONTACTS', [1]],
  ['WID-030', 'GLOBAL_MARKETS_RESEARCH', [1, 3]],
] as const)('%s %s only gets the widths %j', (_row, code, allowed) => {
  const taken = [-1, 0, 1, 2, 3, 4, 9].map(
    (wished) => resize(board('X1'), 'X', wished, () => WIDGET_WIDTHS[code])[0]!.w,
  );
  expect([...new Set(taken)]).toEqual(allowed);
});

describe('moving a widget', () => {
  const target = (row: number, index: number, isNewRow = false) => ({ row, index, isNewRow });
  it.each([
    ['within its row', 'A1 B1 C1', 'A', target(0, 2), 'B1 C1 A1'],
    ['into a row with space', 'A2 / B2 C1', 'C', target(0, 1), 'A2 C1 / B2'],
    ['HOME-036 removes the row it leaves empty', 'A1 / B1', 'B', target(0, 0), 'B1 A1'],
    ['creates a row', 'A3 B1 / C2 D2', 'D', target(0, 0), 'D2 / A3 B1 / C2'],
    ['swaps with the row below', 'A3 B1 / C1 D3', 'C', target(0, 1), 'A3 C1 / B1 D3'],
    ['into a new row between two', 'A2 B1 C1 / D1', 'B', target(1, 0, true), 'A2 C1 / B1 / D1'],
    ['into a new row at the top', 'A1 B1', 'B', target(0, 0, true), 'B1 / A1'],
    ['below the last row', 'A1 B1', 'A', target(1, 0), 'B1 / A1'],
    ['far below the last row', 'A1 B1', 'A', target(99, 5), 'B1 / A1'],
    ['far above the first', 'A1 / B1', 'B', target(-5, -5), 'B1 A1'],
    ['an unknown widget moves nothing', 'A1 B1', 'X', target(0, 0), 'A1 B1'],
  ])('%s', (_rule, before, id, to, after) => {
    expect(wordsOf(move(board(before), id, to))).toBe(after);
  });

  it.each([
    ['behind another', 'A1 B1 / C1', 'A', 'C', 'B1 / C1 A1'],
    ['after its predecessor it stays in its row', 'A1 B1 / C1', 'C', 'B', 'A1 B1 / C1'],
    ['to the start of its row, if it is already there', 'A1 / B1', 'A', null, 'A1 / B1'],
    ['to the start of the layout', 'A1 B1 / C1', 'C', null, 'C1 A1 B1'],
  ])('in reading order %s', (_rule, before, id, previous, after) => {
    expect(wordsOf(moveBehind(board(before), id, previous))).toBe(after);
  });
});

it('HOME-044 settings are set for one widget only', () => {
  const [a, b] = setSettings(board('A1 B1'), 'A', { status: 'FAVORITE' });
  expect(a).toMatchObject({ i: 'A', settings: { status: 'FAVORITE' } });
  expect(b).toEqual(board('A1 B1')[1]);
});

describe('properties of 1,000 random layouts', () => {
  const anyTarget = fc.record({
    row: fc.integer({ min: -1, max: 30 }),
    index: fc.nat(5),
    isNewRow: fc.boolean(),
  });
  const others = (layout: Layout, id: string) => idsOf(layout).filter((i) => i !== id);
  const step = fc.oneof(
    fc.record({ do: fc.constant('add' as const), i: anyWidget }),
    fc.record({ do: fc.constant('remove' as const), i: anyWidget }),
    fc.record({ do: fc.constant('resize' as const), i: anyWidget, w: fc.integer({ min: -1, max: 9 }) }),
    fc.record({
      do: fc.constant('move' as const),
      i: anyWidget,
      columns: fc.constantFrom(1, 2, 4),
      target: anyTarget,
    }),
  );

  it('HOME-037 HOME-053 after any edits the layout is normalized and complete, with allowed widths only', () => {
    fc.assert(
      fc.property(anyBoard, fc.array(step, { maxLength: 12 }), (any, steps) => {
        let layout = available(any, widthsOf, () => true);
        for (const one of steps) {
          const wanted = new Set(idsOf(layout));
          if (one.do === 'add') {
            layout = addWidget(layout, one, widthsOf);
            wanted.add(one.i);
          }
          if (one.do === 'remove') {
            layout = remove(layout, one.i);
            wanted.delete(one.i);
          }
          if (one.do === 'resize') layout = resize(layout, one.i, one.w, widthsOf);
          if (one.do === 'move') layout = moveInView(layout, one.columns, one.i, one.target);
          expectNormal(layout);
          expect(layout.filter(({ i, w }) => !widthsOf(i).includes(w))).toEqual([]);
          expect(idsOf(layout).toSorted().join()).toBe([...wanted].toSorted().join());
        }
      }),
      THOUSAND,
    );
  });

  it('HOME-033 adding and removing a widget restores the layout', () => {
    fc.assert(
      fc.property(anyBoard, anyWidget, (any, id) => {
        const before = remove(any, id);
        const added = addWidget(before, { i: id }, widthsOf);
        expect(added.at(-1)!.i).toBe(id);
        expect(added.slice(0, -1)).toEqual(before);
        expect(remove(added, id)).toEqual(before);
      }),
      THOUSAND,
    );
  });

  it('moving or removing one widget keeps the order of the others', () => {
    fc.assert(
      fc.property(anyBoard, anyWidget, anyTarget, fc.nat(5), (any, id, to, wished) => {
        const before = compact(any);
        for (const after of [move(before, id, to), resize(before, id, wished, widthsOf), remove(before, id)])
          expect(others(after, id)).toEqual(others(before, id));
      }),
      THOUSAND,
    );
  });

  it('a dropped widget is placed before its target', () => {
    fc.assert(
      fc.property(anyBoard, fc.nat(), fc.nat(30), fc.nat(5), (any, pick, row, index) => {
        fc.pre(any.length > 0);
        const before = compact(any);
        const { i: id } = before[pick % before.length]!;
        const rows = rowsOf(before).map((items) => others(items, id));
        const after = idsOf(move(before, id, { row, index }));
        const above = rows.slice(0, row).flat().length;
        expect(after.indexOf(id)).toBe(above + Math.min(index, rows[row]?.length ?? 0));
      }),
      THOUSAND,
    );
  });

  it('dropping a widget at its position, or resizing it to its width, changes nothing', () => {
    fc.assert(
      fc.property(anyBoard, (any) => {
        const before = available(any, widthsOf, () => true);
        for (const { i, y, w } of before) {
          const index = rowsOf(before)[y]!.findIndex((item) => item.i === i);
          expect(move(before, i, { row: y, index })).toEqual(before);
          expect(resize(before, i, w, widthsOf)).toEqual(before);
        }
      }),
      { numRuns: 200 },
    );
  });
});
