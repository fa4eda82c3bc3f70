import { describe, expect, it, vi } from 'vitest';
import { flatView } from '../engine/index.js';
import { layoutColumns, type SizedColumn } from '../viewport/layout.js';
import { GridController } from './grid-controller.js';
import { EMPTY_STATE } from './state.js';

const ROW = 50;
const HEAD = 40;
const HEIGHT = 540; // ten rows below the header
const WIDTH = 1_000;

const columnsOf = (prefix: string, count: number, width = 200): SizedColumn<number>[] =>
  Array.from({ length: count }, (_, i) => ({
    column: { id: `${prefix}${i}`, header: '' },
    width,
    grow: 0,
  }));

/** Creates a scroller with a size, which clamps its scroll position as a browser does. */
function scrollerOf(content: () => number): HTMLElement {
  const scroller = document.createElement('div');
  let top = 0;
  Object.defineProperties(scroller, {
    clientWidth: { value: WIDTH },
    clientHeight: { value: HEIGHT },
    scrollTop: {
      get: () => top,
      set: (value: number) => {
        top = Math.min(Math.max(value, 0), Math.max(0, content() - HEIGHT));
      },
    },
  });
  return scroller;
}

function controllerOf(rows: number, center = 5, start = 0) {
  const grid = new GridController<number>(String);
  const frame = {
    rows: Array.from({ length: rows }, (_, i) => i),
    view: flatView(null, rows),
    matches: null,
    layout: layoutColumns({ start: columnsOf('s', start), center: columnsOf('c', center), end: [] }, WIDTH),
    rowHeight: ROW,
    pinned: 0,
    headHeight: HEAD,
    state: EMPTY_STATE,
  };
  grid.commit(grid.prepare(frame));
  const scroller = scrollerOf(() => grid.scroll.height + HEAD);
  grid.measure(scroller);
  const drawn = vi.fn();
  grid.subscribe(() => {
    drawn();
    grid.drew(grid.range(), []);
  });
  grid.drew(grid.range(), []);
  const scrollTo = (top: number) => {
    scroller.scrollTop = top;
    grid.onScroll();
  };
  return { grid, frame, scroller, drawn, scrollTo };
}

describe('rendering without commit', () => {
  it('changes nothing, as React may discard it', () => {
    const { grid, frame, scrollTo } = controllerOf(100);
    scrollTo(1_000);
    grid.selection.set(3, true);
    const before = { height: grid.scroll.height, range: grid.range() };
    const sorting = [{ id: 'c0', desc: true }];
    const draft = grid.prepare({
      ...frame,
      rows: [7, 3],
      view: flatView(null, 2),
      state: { ...EMPTY_STATE, sorting },
    });
    expect(grid.frame).toBe(frame);
    expect({ height: grid.scroll.height, range: grid.range() }).toEqual(before);
    expect(grid.selection.rows()).toEqual([3]);
    expect(grid.range(draft)).toMatchObject({ first: 0, end: 2 });
    expect([draft.selection.has(0), draft.selection.has(1)]).toEqual([false, true]);
    grid.commit(draft);
    expect(grid.scroll.height).toBe(2 * ROW);
    expect(grid.selection).toBe(draft.selection);
  });

  it('keeps a selection made meanwhile', () => {
    const { grid, frame } = controllerOf(100);
    const draft = grid.prepare({ ...frame, rows: frame.rows.toReversed() });
    grid.selection.set(2, true);
    grid.commit(draft);
    expect(grid.selection.rows()).toEqual([2]);
    expect(grid.selection.has(97)).toBe(true);
  });

  it('keeps selection and scroll position for equal rows', () => {
    const { grid, frame } = controllerOf(100);
    const draft = grid.prepare({ ...frame });
    expect(draft.selection).toBe(grid.selection);
    expect(draft.scroll).toBe(grid.scroll);
  });
});

describe('lines to render', () => {
  it('are none before the scroll container is measured', () => {
    const grid = new GridController<number>(String);
    grid.commit(grid.prepare(controllerOf(100).frame));
    expect(grid.range()).toMatchObject({ first: 0, end: 0 });
  });

  it('are those in view and two more beyond both edges', () => {
    const { grid, scrollTo } = controllerOf(100);
    expect(grid.range()).toMatchObject({ first: 0, end: 13 });
    scrollTo(1_000);
    expect(grid.range()).toMatchObject({ first: 18, end: 33 });
  });

  it('end with the last row', () => {
    const { grid, scrollTo } = controllerOf(100);
    scrollTo(1_000_000);
    expect(grid.range()).toMatchObject({ first: 88, end: 100 });
    expect(controllerOf(3).grid.range()).toMatchObject({ first: 0, end: 3 });
  });

  it('cover the view at every position, for any number of rows', () => {
    for (const rows of [11, 5_000, 2_000_000]) {
      const { grid, scroller, scrollTo } = controllerOf(rows);
      for (let part = 0; part <= 40; part++) {
        scrollTo((grid.scroll.height * part) / 40);
        const { first, end, shift } = grid.range();
        expect(first * ROW + shift).toBeLessThanOrEqual(scroller.scrollTop);
        const bottom = Math.min(scroller.scrollTop + HEIGHT - HEAD, grid.scroll.height);
        expect(end * ROW + shift).toBeGreaterThanOrEqual(bottom - 0.01);
      }
    }
  });

  it('change only when another line comes into view', () => {
    const { drawn, scrollTo } = controllerOf(1_000);
    scrollTo(20);
    expect(drawn).not.toHaveBeenCalled();
    scrollTo(60);
    expect(drawn).toHaveBeenCalledTimes(1);
    scrollTo(90);
    expect(drawn).toHaveBeenCalledTimes(1);
  });

  it('are unchanged with the header, unlike the columns', () => {
    const { grid, scroller, scrollTo } = controllerOf(1_000, 30);
    const before = [grid.version(), grid.headVersion()];
    scrollTo(500);
    expect([grid.version(), grid.headVersion()]).toEqual([before[0]! + 1, before[1]]);
    scroller.scrollLeft = 900;
    grid.onScroll();
    expect(grid.headVersion()).toBe(before[1]! + 1);
    expect(grid.range()).toMatchObject({ firstColumn: 4, endColumn: 10 });
  });
});

describe('scrolling to a cell', () => {
  it.each([
    [0, 5, 0],
    [0, 9, 0],
    [0, 10, 50],
    [1_000, 20, 1_000],
    [1_000, 19, 950],
    [1_000, 30, 1_050],
    [1_000, 99, 4_500],
  ])('from %i px, line %i needs the minimal scroll to %i px', (from, position, to) => {
    const { grid, scroller, scrollTo } = controllerOf(100);
    scrollTo(from);
    grid.reveal({ position, column: 'c0' });
    expect(scroller.scrollTop).toBe(to);
  });

  it('scrolls sideways until the cell is visible beside the pinned columns', () => {
    const { grid, scroller } = controllerOf(10, 30, 1);
    // Pinned: 200 px. Visible between 200 and 1,000: the first four.
    grid.reveal({ position: 0, column: 'c3' });
    expect(scroller.scrollLeft).toBe(0);
    grid.reveal({ position: 0, column: 'c4' });
    expect(scroller.scrollLeft).toBe(200);
    grid.reveal({ position: 0, column: 'c0' });
    expect(scroller.scrollLeft).toBe(0);
  });

  it('does not scroll sideways for a pinned cell, nor down for a header', () => {
    const { grid, scroller, scrollTo } = controllerOf(100, 30, 1);
    scrollTo(1_000);
    scroller.scrollLeft = 600;
    grid.onScroll();
    grid.reveal({ position: -1, column: 's0' });
    expect([scroller.scrollTop, scroller.scrollLeft]).toEqual([1_000, 600]);
  });
});

describe('active cell', () => {
  it('is the first cell, or a header without rows', () => {
    expect(controllerOf(3).grid.currentCell()).toEqual({ position: 0, column: 'c0' });
    expect(controllerOf(0).grid.currentCell()).toEqual({ position: -1, column: 'c0' });
  });

  it('stays within existing rows and columns', () => {
    const { grid, frame } = controllerOf(10);
    grid.activate({ position: 8, column: 'c3' });
    expect(grid.currentCell()).toEqual({ position: 8, column: 'c3' });
    grid.commit(grid.prepare({ ...frame, view: flatView(null, 4) }));
    expect(grid.currentCell()).toEqual({ position: 3, column: 'c3' });
    grid.commit(grid.prepare({ ...frame, view: flatView(null, 0), layout: controllerOf(0, 2).frame.layout }));
    expect(grid.currentCell()).toEqual({ position: -1, column: 'c0' });
  });

  it('is reported once', () => {
    const { grid, drawn } = controllerOf(10);
    grid.activate({ position: 2, column: 'c1' });
    grid.activate({ position: 2, column: 'c1' });
    expect(drawn).toHaveBeenCalledTimes(1);
  });
});

describe('size', () => {
  it('is reported as wider only when columns move', () => {
    const { grid, scroller } = controllerOf(10);
    expect(grid.measure(scroller)).toBe(false);
    const wider = document.createElement('div');
    Object.defineProperties(wider, { clientWidth: { value: 1_200 }, clientHeight: { value: HEIGHT } });
    expect(grid.measure(wider)).toBe(true);
    const higher = document.createElement('div');
    Object.defineProperties(higher, { clientWidth: { value: 1_200 }, clientHeight: { value: 900 } });
    expect(grid.measure(higher)).toBe(false);
    expect(grid.range().end).toBe(10);
  });

  it('defaults to a common screen size without layout', () => {
    const { grid } = controllerOf(100);
    grid.measure(document.createElement('div'));
    expect([grid.width, grid.height]).toEqual([1_280, 800]);
  });
});

describe('sideways scroll', () => {
  it('keeps pinned cells in place during scrolling, and positions them afterwards', () => {
    const { grid, scroller } = controllerOf(10, 30, 1);
    scroller.scrollLeft = 120;
    grid.onScroll();
    expect(scroller).toHaveAttribute('data-sideways');
    grid.onScrollEnd();
    expect(scroller).not.toHaveAttribute('data-sideways');
    expect(scroller.style.getPropertyValue('--x')).toBe('120px');
  });
});

describe('rows above the maximum scroll height', () => {
  it('the scroll bar is synchronised with the lines after scrolling, without moving a line', () => {
    const { grid, scroller, scrollTo } = controllerOf(2_000_000);
    grid.reveal({ position: 1_000_000, column: 'c0' });
    scrollTo(scroller.scrollTop + 900);
    const before = grid.scroll.offset;
    grid.onScrollEnd();
    expect(grid.scroll.offset).toBe(before);
    expect(scroller.scrollTop).toBeCloseTo(before + grid.scroll.shift, 5);
  });

  it('the last line can be reached', () => {
    const { grid, scrollTo } = controllerOf(2_000_000);
    scrollTo(Number.MAX_SAFE_INTEGER);
    expect(grid.range().end).toBe(2_000_000);
  });
});
