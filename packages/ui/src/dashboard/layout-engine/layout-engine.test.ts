import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRESET_TEMPLATES, TEMPLATE_LAYOUTS, WIDGET_WIDTHS } from '@atrium/contract/dashboard-layouts';
import { WIDGET_CODES, type WidgetCode } from '@atrium/contract/widget-catalogue';
import {
  COLUMNS,
  available,
  commit,
  compact,
  edit,
  layoutOnLoad,
  move,
  moveInView,
  neighbourTarget,
  parseConfig,
  place,
  redo,
  reflow,
  remove,
  resize,
  rowsOf,
  sameLayout,
  serialiseConfig,
  startHistory,
  stepInView,
  undo,
  type Layout,
  type LayoutItem,
} from './index.js';

const widthsOf = (id: string) => WIDGET_WIDTHS[id as WidgetCode];
const item = (i: string, x: number, y: number, w = 1): LayoutItem => ({ i, x, y, w, h: 1 });
const ids = (layout: Layout) => rowsOf(layout).map((row) => row.map(({ i, w }) => `${i}${w}`).join(' '));
const [A, B, C, D] = ['LAST_REQUESTS', 'REQUESTS_COUNTER', 'DOCUMENTS', 'CONTACTS'] as const;

/** Any board, also broken ones: overlapping, scattered, too far down. */
const boards = fc.uniqueArray(
  fc.record({
    i: fc.constantFrom(...WIDGET_CODES),
    x: fc.nat(3),
    y: fc.nat(40),
    w: fc.integer({ min: 1, max: 4 }),
    h: fc.constant(1),
  }),
  { selector: ({ i }) => i, maxLength: WIDGET_CODES.length },
);
const steps = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('place' as const), i: fc.constantFrom(...WIDGET_CODES) }),
    fc.record({ do: fc.constant('remove' as const), i: fc.constantFrom(...WIDGET_CODES) }),
    fc.record({
      do: fc.constant('resize' as const),
      i: fc.constantFrom(...WIDGET_CODES),
      w: fc.integer({ min: -1, max: 9 }),
    }),
    fc.record({
      do: fc.constant('move' as const),
      i: fc.constantFrom(...WIDGET_CODES),
      columns: fc.constantFrom(1, 2, 4),
      target: fc.record({
        row: fc.integer({ min: -1, max: 30 }),
        index: fc.nat(5),
        isNewRow: fc.boolean(),
      }),
    }),
  ),
  { maxLength: 12 },
);
const RUNS = { numRuns: 1000 };

function expectNormal(layout: Layout) {
  rowsOf(layout).forEach((row, y) => {
    let x = 0;
    for (const widget of row) {
      // No gap, no overlap, no row left out (HOME-035, HOME-036).
      expect([widget.x, widget.y, widget.h]).toEqual([x, y, 1]);
      x += widget.w;
    }
    expect(x).toBeLessThanOrEqual(COLUMNS);
  });
  expect(rowsOf(layout).flat()).toEqual(layout);
}

describe('properties of 1,000 random boards', () => {
  it('HOME-035 HOME-036 compacting leaves no gap, no overlap and no missing row', () => {
    fc.assert(
      fc.property(boards, (board) => {
        expectNormal(compact(board));
      }),
      RUNS,
    );
  });
  it('compacting loses nothing and changes no width', () => {
    const content = (layout: Layout) => layout.map(({ i, w }) => `${i} ${w}`).sort();
    fc.assert(
      fc.property(boards, (board) => {
        expect(content(compact(board))).toEqual(content(board));
      }),
      RUNS,
    );
  });
  it('compacting twice changes nothing', () => {
    fc.assert(
      fc.property(boards, (board) => {
        const once = compact(board);
        const twice = compact(once);
        expect(twice).toEqual(once);
        twice.forEach((widget, index) => expect(widget).toBe(once[index]));
      }),
      RUNS,
    );
  });
  it('HOME-037 HOME-053 after any edits the board is in normal form and no widget wider than allowed', () => {
    fc.assert(
      fc.property(boards, steps, (board, edits) => {
        let layout = available(board, widthsOf, () => true);
        for (const step of edits) {
          const before = layout;
          if (step.do === 'place') layout = place(layout, step, widthsOf);
          if (step.do === 'remove') layout = remove(layout, step.i);
          if (step.do === 'resize') layout = resize(layout, step.i, step.w, widthsOf);
          if (step.do === 'move') layout = moveInView(layout, step.columns, step.i, step.target);
          expectNormal(layout);
          for (const { i, w } of layout) expect(widthsOf(i)).toContain(w);
          const kept = new Set(before.map(({ i }) => i));
          if (step.do === 'place') kept.add(step.i);
          if (step.do === 'remove') kept.delete(step.i);
          expect(new Set(layout.map(({ i }) => i))).toEqual(kept);
          expect(layout).toHaveLength(kept.size);
        }
      }),
      RUNS,
    );
  });
  it('HOME-055 fewer columns show every widget in the same order, none wider than the columns', () => {
    fc.assert(
      fc.property(boards, fc.constantFrom(1, 2), (board, columns) => {
        const layout = compact(board);
        const shown = reflow(layout, columns);
        expect(shown.map(({ i }) => i)).toEqual(layout.map(({ i }) => i));
        expect(shown.every(({ x, w }) => x + w <= columns)).toBe(true);
        expect(columns === 2 || shown.every(({ w }) => w === 1)).toBe(true);
      }),
      RUNS,
    );
  });
  it('HOME-056 a saved board reads back as it was', () => {
    fc.assert(
      fc.property(boards, (board) => {
        const layout = compact(board);
        expect(parseConfig(serialiseConfig(layout))).toEqual(layout);
      }),
      RUNS,
    );
  });
  it('parseConfig never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const layout = parseConfig(text);
        expect(layout === null || Array.isArray(layout)).toBe(true);
      }),
      RUNS,
    );
  });
});

describe('placing', () => {
  it('HOME-033 puts a new widget after the last one', () => {
    expect(place([item(A, 0, 0, 2)], { i: B }, widthsOf).at(-1)).toEqual(item(B, 2, 0));
    expect(place([], { i: B }, widthsOf)).toEqual([item(B, 0, 0)]);
  });
  it('HOME-034 wraps when the last one ends at column 4', () => {
    expect(place([item(A, 0, 0, 3), item(B, 3, 0)], { i: C }, widthsOf).at(-1)).toEqual(item(C, 0, 1));
  });
  it('HOME-034 wraps when the wished width has no room', () => {
    expect(place([item(A, 0, 0, 3)], { i: C, w: 2 }, widthsOf).at(-1)).toEqual(item(C, 0, 1, 2));
  });
  it('does not place a widget twice', () => {
    expect(place([item(A, 0, 0, 3)], { i: A }, widthsOf)).toEqual([item(A, 0, 0, 3)]);
  });
});

describe('removing, resizing, moving', () => {
  const board = [item(A, 0, 0, 2), item(B, 2, 0), item(C, 3, 0), item(D, 0, 1)];
  it('HOME-035 closes up after a removal', () => {
    expect(ids(remove(board, A))).toEqual([`${B}1 ${C}1`, `${D}1`]);
  });
  it('HOME-036 renumbers rows when one empties', () => {
    expect(remove([item(A, 0, 0), item(B, 0, 1), item(C, 0, 2)], B).map(({ y }) => y)).toEqual([0, 1]);
  });
  it('HOME-037 caps a resize at the widest allowed width', () => {
    expect(resize(board, D, 4, widthsOf).find(({ i }) => i === D)?.w).toBe(1);
    expect(resize(board, A, 4, widthsOf).find(({ i }) => i === A)?.w).toBe(3);
  });
  it('WID-030 skips a width that is not allowed', () => {
    const research = [item('GLOBAL_MARKETS_RESEARCH', 0, 0, 1)];
    expect(resize(research, 'GLOBAL_MARKETS_RESEARCH', 2, widthsOf)[0]?.w).toBe(1);
    expect(resize(research, 'GLOBAL_MARKETS_RESEARCH', 3, widthsOf)[0]?.w).toBe(3);
  });
  it('sends what has no room to the start of the next row, if it has room', () => {
    expect(ids(resize(board, A, 3, widthsOf))).toEqual([`${A}3 ${B}1`, `${C}1 ${D}1`]);
  });
  it('gives what has no room a row of its own when the next is full', () => {
    const full = [item(A, 0, 0, 3), item(B, 3, 0), item(C, 0, 1, 2), item('KYC_LIST', 2, 1, 2)];
    expect(ids(move(full, 'KYC_LIST', { row: 0, index: 0 }))).toEqual(['KYC_LIST2', `${A}3 ${B}1`, `${C}2`]);
  });
  it('trades places with the row below when both are full', () => {
    const full = [item(A, 0, 0, 3), item(B, 3, 0), item(C, 0, 1), item('FORECAST', 1, 1, 3)];
    expect(ids(move(full, C, { row: 0, index: 1 }))).toEqual([`${A}3 ${C}1`, `${B}1 FORECAST3`]);
  });
  it('opens a new row between two', () => {
    expect(ids(move(board, B, { row: 1, index: 0, isNewRow: true }))).toEqual([
      `${A}2 ${C}1`,
      `${B}1`,
      `${D}1`,
    ]);
  });
  it('walks with the arrow keys and stops at the ends', () => {
    expect(neighbourTarget(board, A, 'left')).toBeNull();
    expect(neighbourTarget(board, A, 'right')).toEqual({ row: 0, index: 1 });
    expect(neighbourTarget(board, C, 'right')).toEqual({ row: 1, index: 0 });
    expect(neighbourTarget(board, D, 'left')).toEqual({ row: 0, index: 3 });
    expect(neighbourTarget(board, C, 'down')).toEqual({ row: 1, index: 1 });
    expect(neighbourTarget(board, D, 'down')).toBeNull();
    expect(neighbourTarget(board, A, 'up')).toEqual({ row: 0, index: 0, isNewRow: true });
  });
  it('steps into a full row before its last widget', () => {
    const full = [item(A, 0, 0, 3), item(B, 3, 0), item(C, 0, 1)];
    expect(ids(stepInView(full, 4, C, 'left')!)).toEqual([`${A}3 ${C}1`, `${B}1`]);
  });
  it('steps through the order of reading on one column, and stops at its ends', () => {
    expect(stepInView(board, 1, B, 'left')?.map(({ i }) => i)).toEqual([B, A, C, D]);
    expect(stepInView(board, 1, B, 'down')?.map(({ i }) => i)).toEqual([A, C, B, D]);
    expect(stepInView(board, 1, A, 'up')).toBeNull();
    expect(stepInView(board, 2, D, 'right')).toBeNull();
  });
  it('moves in the order of reading on one column', () => {
    expect(moveInView(board, 1, D, { row: 0, index: 0 }).map(({ i }) => i)).toEqual([D, A, B, C]);
  });
});

describe('what a person opens with', () => {
  const templates = TEMPLATE_LAYOUTS as Readonly<Record<string, Layout>>;
  const own = serialiseConfig([item(D, 0, 0)]);
  const load = (template: string | null, config: string | null, isInternal: boolean) =>
    layoutOnLoad({ template, config }, { isInternal, templates });
  it('HOME-038 the default for internal people whose template is not their own', () => {
    expect(load('TRADE_FINANCE', null, true)).toBe(TEMPLATE_LAYOUTS.DEFAULT);
  });
  it('HOME-039 the saved config when the template is CUSTOM', () => {
    expect(load('CUSTOM', own, true)).toEqual([item(D, 0, 0)]);
    expect(load('CUSTOM', own, false)).toEqual([item(D, 0, 0)]);
  });
  it.each([null, '', '{', '{}', 'null'])('HOME-040 the default when the config is %j', (config) => {
    expect(load('CUSTOM', config, false)).toBe(TEMPLATE_LAYOUTS.DEFAULT);
  });
  it.each(PRESET_TEMPLATES)('HOME-041 the layout of the template %s for clients', (template) => {
    expect(load(template, null, false)).toBe(TEMPLATE_LAYOUTS[template]);
  });
  it('leaves out broken entries and keeps what can be read', () => {
    const text = JSON.stringify([item(D, 0, 0), { i: A }, 7, null, { ...item(B, 1, 0), x: -1 }]);
    expect(parseConfig(text)).toEqual([item(D, 0, 0)]);
  });
  it('HOME-022 hides unknown widgets and those the person may not have, and closes up', () => {
    const saved = [item('RETIRED_WIDGET', 0, 0), item(A, 1, 0, 2), item(A, 0, 1), item(D, 3, 0)];
    expect(available(saved, widthsOf, (id) => id === A || id === D)).toEqual([
      item(A, 0, 0, 2),
      item(D, 2, 0),
    ]);
  });
  it('HOME-012 a board that was compacted equals the default it came from; one with settings does not', () => {
    const standard = TEMPLATE_LAYOUTS.DEFAULT;
    expect(
      sameLayout(
        standard,
        standard.map((widget) => ({ ...widget, y: widget.y * 3 })),
      ),
    ).toBe(true);
    const withSettings = standard.map((widget) => ({ ...widget, settings: { status: 'FAVORITE' } }));
    expect(sameLayout(standard, withSettings)).toBe(false);
  });
});

describe('undo and redo', () => {
  const first = { layout: [item(A, 0, 0)], template: 'DEFAULT' };
  it('HOME-025 HOME-029 a change by hand makes the template CUSTOM, and undo gives it back', () => {
    const changed = edit(startHistory(first), [item(A, 0, 0, 2)]);
    expect(changed.present.template).toBe('CUSTOM');
    expect(undo(changed).present).toBe(first);
    expect(redo(undo(changed)).present).toBe(changed.present);
  });
  it('HOME-030 choosing a template is one step', () => {
    const chosen = commit(startHistory(first), { layout: [item(B, 0, 0)], template: 'TRADE_FINANCE' });
    expect(chosen.present).toEqual({ layout: [item(B, 0, 0)], template: 'TRADE_FINANCE' });
    expect(undo(chosen).present).toBe(first);
  });
  it('a change that changes nothing is no step; a new one forgets what was undone', () => {
    const history = startHistory(first);
    expect(edit(history, [item(A, 0, 0)])).toBe(history);
    const other = edit(undo(edit(history, [item(B, 0, 0)])), [item(C, 0, 0)]);
    expect(redo(other)).toEqual(other);
    expect(undo(undo(other)).present).toBe(first);
  });
});
