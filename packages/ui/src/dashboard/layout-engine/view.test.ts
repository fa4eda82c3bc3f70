import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBoard, board, expectNormal, idsOf, THOUSAND, wordsOf } from './boards.fixture.js';
import { compact, rowsOf } from './rows.js';
import {
  indexAt,
  moveInView,
  neighbourTarget,
  positionOf,
  reflow,
  stepInView,
  type Direction,
} from './view.js';

const words = (layout: ReturnType<typeof reflow>) =>
  rowsOf(layout)
    .map((row) => row.map(({ i, w }) => `${i}${w}`).join(' '))
    .join(' / ');

describe('layout on fewer columns', () => {
  const four = board('A2 B1 C1 / D3 E1');
  it.each([
    [4, 'A2 B1 C1 / D3 E1'],
    [2, 'A2 / B1 C1 / D2 / E1'],
    [1, 'A1 / B1 / C1 / D1 / E1'],
  ])('HOME-055 %i show %s', (columns, shown) => {
    expect(words(reflow(four, columns))).toBe(shown);
  });

  it('HOME-055 does not change the saved layout, which is restored on four columns', () => {
    reflow(four, 1);
    expect(reflow(four, 4)).toBe(four);
    expect(wordsOf(four)).toBe('A2 B1 C1 / D3 E1');
  });

  it('HOME-055 shows every widget of a random layout in order, limited to the number of columns', () => {
    fc.assert(
      fc.property(anyBoard, fc.constantFrom(1, 2), (any, columns) => {
        const layout = compact(any);
        const shown = reflow(layout, columns);
        expect(idsOf(shown)).toEqual(idsOf(layout));
        expect(shown.every(({ x, w }) => x + w <= columns)).toBe(true);
        expect(columns === 2 || shown.every(({ w }) => w === 1)).toBe(true);
        // Widgets never overlap.
        expect(new Set(shown.map(({ x, y }) => `${x} ${y}`)).size).toBe(shown.length);
      }),
      THOUSAND,
    );
  });
});

describe('target of an arrow key', () => {
  const shown = board('A2 B1 C1 / D1');
  it.each([
    ['A', 'left', null],
    ['A', 'right', { row: 0, index: 1 }],
    ['C', 'right', { row: 1, index: 0 }],
    ['D', 'left', { row: 0, index: 3 }],
    ['C', 'down', { row: 1, index: 1 }],
    ['B', 'down', { row: 1, index: 1 }],
    ['D', 'up', { row: 0, index: 0 }],
    ['D', 'down', null],
    ['A', 'up', { row: 0, index: 0, isNewRow: true }],
    ['X', 'up', null],
  ] as const)('%s moved %s: %j', (id, direction, target) => {
    expect(neighbourTarget(shown, id, direction)).toEqual(target);
  });

  it('down from the last row with other widgets creates a new row', () => {
    expect(neighbourTarget(board('A1 B1'), 'B', 'down')).toEqual({ row: 1, index: 0, isNewRow: true });
  });

  it.each([
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 2],
  ])('column %i of a row of two and one is position %i', (x, index) => {
    expect(indexAt(board('A2 B1'), x)).toBe(index);
  });
});

describe('arrow key step', () => {
  it.each([
    ['sideways', 'A1 B1', 4, 'A', 'right', 'B1 A1'],
    ['into a full row, before its last widget', 'A3 B1 / C1', 4, 'C', 'left', 'A3 C1 / B1'],
    ['past a row where it does not fit', 'A2 / B3', 4, 'A', 'right', 'B3 / A2'],
    ['down past a row where it does not fit', 'A2 / B3', 4, 'A', 'down', 'B3 / A2'],
    ['down to the same column', 'A2 B1 / C1 D1', 4, 'B', 'down', 'A2 / C1 D1 B1'],
    ['up from a shared row to a new row', 'A2 B1', 4, 'B', 'up', 'B1 / A2'],
    ['on one column up is one position back', 'A1 B1 / C1', 1, 'B', 'up', 'B1 A1 / C1'],
    ['on one column left is one position back', 'A1 B1 / C1', 1, 'C', 'left', 'A1 C1 B1'],
    ['on one column down is one position forward', 'A1 B1 / C1', 1, 'B', 'down', 'A1 / C1 B1'],
    ['on two columns right is one position forward', 'A1 B1 / C1', 2, 'B', 'right', 'A1 / C1 B1'],
    ['on two columns down is one displayed row', 'A1 B1 C1 D1', 2, 'A', 'down', 'B1 A1 C1 D1'],
  ] as const)('%s', (_rule, before, columns, id, direction, after) => {
    expect(wordsOf(stepInView(board(before), columns, id, direction)!)).toBe(after);
  });

  it.each([
    ['A', 'left', 4],
    ['A', 'up', 1],
    ['A', 'left', 2],
    ['C', 'right', 1],
    ['C', 'right', 2],
    ['C', 'right', 4],
    ['C', 'down', 4],
    ['X', 'down', 1],
    ['X', 'down', 4],
  ] as const)('%s cannot move %s on %i columns', (id, direction, columns) => {
    expect(stepInView(board('A1 B1 / C1'), columns, id, direction)).toBeNull();
  });

  const anyColumns = fc.constantFrom(1, 2, 4);
  /** Presses one arrow key until the widget cannot move; each step is a normal board that has not occurred before. */
  function walk(from: ReturnType<typeof compact>, columns: number, id: string, direction: Direction) {
    let layout = from;
    const seen = new Set([wordsOf(layout)]);
    for (;;) {
      const next = stepInView(layout, columns, id, direction);
      if (!next) return layout;
      expectNormal(next);
      expect(idsOf(next).toSorted()).toEqual(idsOf(from).toSorted());
      // A repeated board would be an endless loop.
      expect(seen).not.toContain(wordsOf(next));
      seen.add(wordsOf(next));
      layout = next;
    }
  }

  it('moving sideways repeatedly reaches the first or last position', () => {
    fc.assert(
      fc.property(anyBoard, fc.nat(), anyColumns, (any, pick, columns) => {
        fc.pre(any.length > 0);
        const layout = compact(any);
        const { i: id } = layout[pick % layout.length]!;
        expect(walk(layout, columns, id, 'left')[0]!.i).toBe(id);
        expect(walk(layout, columns, id, 'right').at(-1)!.i).toBe(id);
      }),
      { numRuns: 300 },
    );
  });

  it('moving vertically repeatedly reaches the first or last row', () => {
    fc.assert(
      fc.property(anyBoard, fc.nat(), anyColumns, (any, pick, columns) => {
        fc.pre(any.length > 0);
        const layout = compact(any);
        const { i: id } = layout[pick % layout.length]!;
        const rowOf = (shown: ReturnType<typeof compact>) => shown.find(({ i }) => i === id)!.y;
        expect(rowOf(reflow(walk(layout, columns, id, 'up'), columns))).toBe(0);
        const low = reflow(walk(layout, columns, id, 'down'), columns);
        expect(rowOf(low)).toBe(low.at(-1)!.y);
      }),
      { numRuns: 300 },
    );
  });
});

describe('move in displayed rows', () => {
  it.each([
    ['before another on one column', 1, 'D', { row: 0, index: 0 }, 'D1 A2 B1 / C1'],
    ['after another on one column', 1, 'A', { row: 2, index: 1 }, 'B1 C1 A2 / D1'],
    ['between two rows of two columns', 2, 'D', { row: 1, index: 0, isNewRow: true }, 'A2 D1 B1 / C1'],
    ['on four columns as in the saved rows', 4, 'D', { row: 0, index: 1 }, 'A2 D1 B1 / C1'],
  ])('%s', (_rule, columns, id, target, after) => {
    expect(wordsOf(moveInView(board('A2 B1 C1 / D1'), columns, id, target))).toBe(after);
  });
});

it('positions start at 1, and exist only for displayed widgets', () => {
  expect(positionOf(board('A2 B1 / C1'), 'B')).toEqual({ row: 1, column: 3 });
  expect(positionOf(board('A2 B1 / C1'), 'C')).toEqual({ row: 2, column: 1 });
  expect(positionOf(board('A2'), 'X')).toBeNull();
});
