import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  centerInView,
  isMovable,
  isResizable,
  layoutColumns,
  VIRTUAL_COLUMNS,
  type SizedColumn,
} from './layout.js';
import type { DataGridColumn } from '../types.js';

const sized = (prefix: string): fc.Arbitrary<SizedColumn<unknown>[]> =>
  fc
    .array(fc.record({ width: fc.integer({ min: 40, max: 400 }), grow: fc.nat(2) }), { maxLength: 20 })
    .map((list) =>
      list.map(({ width, grow }, i) => ({ column: { id: `${prefix}${i}`, header: '' }, width, grow })),
    );
const regions = fc.record({ start: sized('s'), center: sized('c'), end: sized('e') });
const viewport = fc.integer({ min: 200, max: 3_000 });

describe('column layout', () => {
  it('places columns side by side in each region, numbered in order', () => {
    fc.assert(
      fc.property(regions, viewport, (regions, width) => {
        const layout = layoutColumns(regions, width);
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

  it('gives spare width to growing columns, and never shrinks one', () => {
    fc.assert(
      fc.property(regions, viewport, (regions, width) => {
        const all = [...regions.start, ...regions.center, ...regions.end];
        const layout = layoutColumns(regions, width);
        layout.columns.forEach((column, i) => expect(column.width).toBeGreaterThanOrEqual(all[i]!.width));
        const shares = all.reduce((sum, { grow }) => sum + grow, 0);
        const used = layout.columns.reduce((sum, column) => sum + column.width, 0);
        expect(shares === 0 || used > width - all.length).toBe(true);
      }),
    );
  });

  it('gives an edge to the pinned columns that others scroll under, and to no other column', () => {
    fc.assert(
      fc.property(regions, viewport, (regions, width) => {
        const layout = layoutColumns(regions, width);
        const edges = [
          [layout.start.at(-1), 'border-r-2'],
          [layout.end[0], 'border-l-2'],
        ] as const;
        const expected = edges.flatMap(([column, edge]) => (column ? [[column.id, edge]] : []));
        const drawn = layout.columns.flatMap(({ id, edge }) => (edge ? [[id, edge.split(' ')[0]]] : []));
        expect(drawn).toEqual(layout.width > width ? expected : []);
        for (const { className, edge } of layout.columns)
          expect(/border-[lr]-2/.exec(className)?.[0] ?? '').toBe(edge.split(' ')[0]);
      }),
    );
  });

  it('renders every column with a visible pixel between the pinned ones', () => {
    fc.assert(
      fc.property(regions, viewport, fc.nat(4_000), (regions, width, scroll) => {
        const layout = layoutColumns(regions, width);
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

  it('renders few columns beyond the view, and all if there are few', () => {
    const center = (count: number) =>
      Array.from({ length: count }, (_, i) => ({ column: { id: `c${i}`, header: '' }, width: 100, grow: 0 }));
    const few = layoutColumns({ start: [], center: center(VIRTUAL_COLUMNS), end: [] }, 300);
    expect(centerInView(few, 0, 300)).toEqual([0, VIRTUAL_COLUMNS]);
    const many = layoutColumns({ start: [], center: center(200), end: [] }, 300);
    expect(centerInView(many, 0, 300)).toEqual([0, 3]);
    expect(centerInView(many, 50, 300)).toEqual([0, 4]);
    expect(centerInView(many, 19_700, 300)).toEqual([197, 200]);
  });

  it('shares spare width by weight, except with resized columns', () => {
    const column = (id: string, width: number, grow: number) => ({ column: { id, header: '' }, width, grow });
    const layout = layoutColumns(
      { start: [column('a', 100, 0)], center: [column('b', 100, 1), column('c', 100, 3)], end: [] },
      700,
    );
    expect(layout.columns.map(({ width }) => width)).toEqual([100, 200, 400]);
  });

  it('shrinks growing columns to their minimum if space is short, and no others', () => {
    const column = (id: string, grow: number, minWidth?: number) => ({
      column: { id, header: '', ...(minWidth !== undefined && { minWidth }) },
      width: 300,
      grow,
    });
    const widths = (width: number, minWidth?: number) =>
      layoutColumns(
        { start: [], center: [column('a', 0), column('b', 1, minWidth)], end: [] },
        width,
      ).columns.map((layoutColumn) => layoutColumn.width);
    expect(widths(550, 200)).toEqual([300, 250]);
    expect(widths(400, 200)).toEqual([300, 200]);
    expect(widths(400)).toEqual([300, 300]);
  });

  it('places pinned columns completely at both edges of the viewport', () => {
    const column = (id: string) => ({ column: { id, header: '' }, width: 100, grow: 0 });
    const layout = layoutColumns(
      { start: [column('a')], center: [column('b')], end: [column('c'), column('d')] },
      900,
    );
    const rest = layout.columns.map(({ style }) => (style as Record<string, unknown>)['--rest']);
    expect(rest).toEqual(['0px', undefined, '700px', '800px']);
    expect(layout.end.map(({ headStyle }) => headStyle)).toEqual([
      { right: 100, width: 100, marginLeft: 'auto' },
      { right: 0, width: 100 },
    ]);
  });
});

describe('user actions on a column', () => {
  it.each<[Partial<DataGridColumn<unknown>>, boolean, boolean]>([
    [{}, true, true],
    [{ headerHidden: true }, false, false],
    [{ headerHidden: true, movable: true, resizable: true }, true, true],
    [{ movable: false }, false, true],
    [{ resizable: false }, true, false],
  ])('%j: move %s, resize %s', (own, moves, resizes) => {
    const layoutColumn = { column: { id: 'a', header: 'A', ...own } };
    expect([isMovable(layoutColumn), isResizable(layoutColumn)]).toEqual([moves, resizes]);
  });
});
