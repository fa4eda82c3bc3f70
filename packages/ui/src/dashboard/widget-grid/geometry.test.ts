import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBoard, board, THOUSAND, wordsOf } from '../layout-engine/boards.fixture.js';
import { compact, moveInView, reflow, rowsOf, type Layout } from '../layout-engine/index.js';
import { targetAt, type Geometry } from './geometry.js';

/** Columns of 280 px with gutters of 32; rows of 200 px with gaps of 40. */
const STEP = 312;
const ROW = 240;

const geometryOf = (layout: Layout, columns: number): Geometry => ({
  columns,
  step: STEP,
  rows: rowsOf(reflow(layout, columns)).map((items, row) => ({
    top: row * ROW,
    bottom: row * ROW + 200,
    items,
  })),
});
/** Returns the board after a drop with the pointer at a row and the card edge at a column; both may be fractions. */
function drop(layout: Layout, columns: number, id: string, row: number, column: number) {
  const point = { pointerY: row * ROW, cardLeft: column * STEP };
  return moveInView(layout, columns, id, targetAt(geometryOf(layout, columns), id, point));
}

describe('drop target on four columns', () => {
  it.each([
    ['is before the widget whose left half is covered', 0.5, 0.4, 'D1 A2 B1 / C1'],
    ['is after the widget whose right half is covered', 0.5, 1.4, 'A2 D1 B1 / C1'],
    ['is the end of the row', 0.5, 9, 'A2 B1 D1 / C1'],
    ['is the start of the row, however far left', 0.5, -9, 'D1 A2 B1 / C1'],
    ['is a new row between two', 0.92, 2, 'A2 B1 C1 / D1'],
    ['is a new row at the top', -0.1, 2, 'D1 / A2 B1 C1'],
    ['is a new row at the bottom', 7, 0, 'A2 B1 C1 / D1'],
  ])('%s', (_rule, row, column, after) => {
    expect(wordsOf(drop(board('A2 B1 C1 / D1'), 4, 'D', row, column))).toBe(after);
  });
});

describe('drop target on fewer columns', () => {
  it.each([
    ['one column, upwards: before the widget under the pointer', 1, 'C', 0.5, 'C1 A2 B1 / D1'],
    ['one column, downwards: after it', 1, 'A', 2.5, 'B1 C1 A2 / D1'],
    ['one column, in the gap between two widgets', 1, 'D', 0.92, 'A2 D1 B1 / C1'],
    ['one column, below all widgets', 1, 'A', 9, 'B1 C1 / D1 A2'],
    ['two columns, into the row under the pointer', 2, 'D', 1.5, 'A2 D1 B1 / C1'],
  ])('%s', (_rule, columns, id, row, after) => {
    expect(wordsOf(drop(board('A2 B1 C1 / D1'), columns, id, row, 0))).toBe(after);
  });
});

it('is none for a widget dragged to its own position, on any number of columns', () => {
  fc.assert(
    fc.property(anyBoard, fc.nat(), fc.constantFrom(1, 2, 4), (any, pick, columns) => {
      fc.pre(any.length > 0);
      const layout = compact(any);
      const { i, x, y } = reflow(layout, columns)[pick % layout.length]!;
      expect(wordsOf(drop(layout, columns, i, y + 0.5, x))).toBe(wordsOf(layout));
    }),
    THOUSAND,
  );
});
