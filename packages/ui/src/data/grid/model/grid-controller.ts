import { flushSync } from 'react-dom';
import type { RowView } from '../engine/index.js';
import type { GridState } from '../types.js';
import { centerInView, type GridLayout } from '../viewport/layout.js';
import { ScrollMap } from '../viewport/scroll-map.js';
import { SelectionSet, type SelectionScope } from './selection-set.js';
import { sameSlice } from './state.js';

/** A cell by its line (−1 is the head) and its column. */
export interface ActiveCell {
  position: number;
  column: string;
}

/** What of the grid is drawn: lines and unpinned columns from, to before. */
export interface DrawnRange {
  first: number;
  end: number;
  firstColumn: number;
  endColumn: number;
  /** px to add to the place of a line. */
  shift: number;
}

/** What the controller knows of the last render. */
export interface GridFrame<Row> extends SelectionScope<Row> {
  rows: readonly Row[];
  view: RowView;
  /** Rows that pass the filters, ascending; null when all do. */
  matches: Uint32Array | null;
  layout: GridLayout<Row>;
  /** Lines at the top that stay in sight. */
  pinned: number;
  rowHeight: number;
  /** px that the head takes of the height, and the totals where there are some. */
  headHeight: number;
  state: GridState;
}

/** What a render draws: a frame, and the selection and the scroll position that its rows lead to. */
export interface GridDraft<Row> {
  readonly frame: GridFrame<Row>;
  readonly selection: SelectionSet<Row>;
  /** How often the selection before it had changed. */
  readonly edits: number;
  readonly scroll: ScrollMap;
  /** A new order or other matches start at the first line. */
  readonly toTop: boolean;
}

/** Lines drawn beyond both edges, so that a frame painted before the scroll event shows no gap. */
const OVERSCAN = 2;

/**
 * What of a grid changes too often for React state: scroll position, selection, active cell. Components subscribe to it;
 * a scroll that shows no new line renders nothing.
 */
export class GridController<Row> {
  selection: SelectionSet<Row>;
  scroll = new ScrollMap();
  active: ActiveCell | null = null;
  scroller: HTMLElement | null = null;
  width = 0;
  height = 0;
  frame: GridFrame<Row> | null = null;
  /** Id of the row where the next range of a selection starts: sorts and new rows move it. */
  #anchor: string | undefined;
  #scrollLeft = 0;
  #toTop = false;
  #hadFocus = false;
  #version = 0;
  #headVersion = 0;
  #drawn: DrawnRange | null = null;
  #slots: readonly number[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #idOf: (row: Row) => string;

  constructor(idOf: (row: Row) => string) {
    this.#idOf = idOf;
    this.selection = new SelectionSet(idOf);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  version = (): number => this.#version;
  /** Version of what the head shows: a scroll down leaves it. */
  headVersion = (): number => this.#headVersion;

  /** Tells the components that something has changed: all, or other lines alone. */
  changed(what: 'all' | 'lines' = 'all'): void {
    this.#version++;
    if (what === 'all') this.#headVersion++;
    for (const listener of this.#listeners) listener();
  }

  /** What a frame leads to, for a render to draw: changes nothing, as a render may be thrown away. */
  prepare(frame: GridFrame<Row>): GridDraft<Row> {
    const last = this.frame?.state;
    const { state } = frame;
    const toTop =
      last !== undefined &&
      this.scroll.offset > 0 &&
      !(
        sameSlice(last.sorting, state.sorting) &&
        sameSlice(last.columnFilters, state.columnFilters) &&
        last.globalFilter === state.globalFilter &&
        sameSlice(last.grouping, state.grouping)
      );
    const content = frame.view.length * frame.rowHeight;
    const viewport = this.#bodyHeight(frame);
    const isSame = !toTop && this.scroll.hasSize(content, viewport);
    const scroll = isSame ? this.scroll : this.scroll.resized(content, viewport);
    if (toTop) scroll.goTo(0);
    const { edits } = this.selection;
    return { frame, selection: this.selection.withRows(frame.rows, frame), edits, scroll, toTop };
  }

  /** Takes what has been drawn, before anything else hears of it; `hadFocus`: the focus was in the rows before. */
  commit({ frame, selection, edits, scroll, toTop }: GridDraft<Row>, hadFocus = false): void {
    const last = this.selection;
    // A render that React put off: rows were selected while it was made.
    const isOutdated = selection !== last && edits !== last.edits;
    this.frame = frame;
    this.selection = selection;
    this.scroll = scroll;
    this.#toTop ||= toTop;
    this.#hadFocus ||= hadFocus;
    if (!isOutdated) return;
    selection.setIds(new Set(last.ids()), last.every);
    this.changed();
  }

  /** Whether the focus is in the rows or the head. */
  hasFocus(): boolean {
    return this.scroller?.contains(document.activeElement) ?? false;
  }

  /** After a render: scrolls the scroller to where the lines have been drawn, and keeps a focus that lost its row. */
  settle(): void {
    if (this.#toTop && this.scroller) this.scroller.scrollTop = 0;
    this.#toTop = false;
    if (this.#hadFocus && document.activeElement === document.body) this.takeFocus();
    this.#hadFocus = false;
  }

  /** Moves the focus to the tab stop of the grid, which is always drawn, without scrolling. */
  takeFocus(): void {
    this.cellElement(this.currentCell())?.focus({ preventScroll: true });
  }

  /** Starts the next range of the selection at a row of the frame; undefined at none. */
  anchorAt(line: number | undefined): void {
    const row = line === undefined ? undefined : this.frame!.rows[line];
    this.#anchor = row === undefined ? undefined : this.#idOf(row);
  }

  /** Where the row that starts the next range stands now; undefined when there is none, or it is not shown. */
  anchorPosition(): number | undefined {
    if (this.#anchor === undefined || !this.frame) return undefined;
    const { view, rows } = this.frame;
    for (let position = 0; position < view.length; position++) {
      const line = view.line(position);
      const row = line >= 0 ? rows[line] : undefined;
      if (row !== undefined && this.#idOf(row) === this.#anchor) return position;
    }
    return undefined;
  }

  /** The range to draw now, of what a render draws or of what stands. */
  range({ frame, scroll }: Pick<GridDraft<Row>, 'frame' | 'scroll'> = this.#drawnLast): DrawnRange {
    const { view, layout, rowHeight } = frame;
    if (this.width === 0) return { first: 0, end: 0, firstColumn: 0, endColumn: 0, shift: 0 };
    const { offset, shift } = scroll;
    const top = Math.floor(offset / rowHeight);
    const lines = Math.ceil(this.#bodyHeight(frame) / rowHeight) + 1;
    const [firstColumn, endColumn] = centerInView(layout, this.#scrollLeft, this.width);
    const first = Math.max(0, top - OVERSCAN);
    return { first, end: Math.min(view.length, top + lines + OVERSCAN), firstColumn, endColumn, shift };
  }

  /** The line of each row slot, as last drawn. */
  get slots(): readonly number[] {
    return this.#slots;
  }

  /** After a render: what was drawn, to know when a scroll needs a new range, and which slots its lines have. */
  drew(range: DrawnRange, slots: readonly number[]): void {
    this.#drawn = range;
    this.#slots = slots;
  }

  /** Follows the scroller; draws within the same frame when new lines or columns come into view. */
  onScroll = (): void => {
    const { scroller } = this;
    if (!scroller || !this.frame) return;
    this.scroll.scrolled(scroller.scrollTop);
    if (scroller.scrollLeft !== this.#scrollLeft) {
      this.#scrollLeft = scroller.scrollLeft;
      this.sideways();
    }
    this.#draw();
  };

  /** Pinned cells hold on to the edges by themselves while the grid scrolls sideways. */
  sideways = (): void => {
    this.scroller?.setAttribute('data-sideways', '');
  };

  /** The scrolling rests: pinned cells stand still, and both scroll scales of a very high grid meet. */
  onScrollEnd = (): void => {
    this.#rest();
    const position = this.scroll.anchor();
    if (position === undefined || !this.scroller) return;
    this.scroller.scrollTop = position;
    this.#draw();
  };

  /** Measures the scroller; true when its width has changed, which moves columns. */
  measure(scroller: HTMLElement): boolean {
    if (scroller !== this.scroller) this.#moveInto(scroller);
    // A page without layout (tests, a hidden tab) draws as a usual screen would.
    const width = scroller.clientWidth || 1_280;
    const height = scroller.clientHeight || 800;
    const widened = width !== this.width;
    if (!widened && height === this.height) return false;
    const wasInView = height < this.height && this.#isActiveInView(scroller);
    this.width = width;
    this.height = height;
    if (this.frame) {
      const { view, rowHeight } = this.frame;
      this.scroll.resize(view.length * rowHeight, this.#bodyHeight());
    }
    // The row that a person is in stays in view when a bar takes a part of the height.
    if (wasInView && this.active && scroller.contains(document.activeElement)) this.reveal(this.active);
    return widened;
  }

  /** Whether a part of the active row is visible; a person who has scrolled away is not scrolled back. */
  #isActiveInView(scroller: HTMLElement): boolean {
    if (!this.active || !this.frame) return false;
    const { rowHeight } = this.frame;
    const top = this.active.position * rowHeight;
    const offset = this.scroll.scrolled(scroller.scrollTop);
    return top + rowHeight > offset && top < offset + this.#bodyHeight();
  }

  /** Scrolls as little as needed to show a cell whole, then draws. */
  reveal({ position, column }: ActiveCell): void {
    const { scroller, frame } = this;
    if (!scroller || !frame) return;
    const { layout, rowHeight, pinned } = frame;
    if (position >= pinned) {
      // What is pinned covers the lines under it.
      const top = (position - pinned) * rowHeight;
      const { offset } = this.scroll;
      const bottom = (position + 1) * rowHeight - this.#bodyHeight();
      if (top < offset) scroller.scrollTop = this.scroll.goTo(top);
      else if (bottom > offset) scroller.scrollTop = this.scroll.goTo(bottom);
    }
    const layoutColumn = layout.center.find(({ id }) => id === column);
    if (layoutColumn) {
      const left = layoutColumn.offset - layout.startWidth;
      const right = layoutColumn.offset + layoutColumn.width + layout.endWidth - this.width;
      if (left < this.#scrollLeft) this.#scrollLeft = left;
      else if (right > this.#scrollLeft) this.#scrollLeft = Math.min(left, right);
      if (scroller.scrollLeft !== this.#scrollLeft) scroller.scrollLeft = this.#scrollLeft;
      this.#rest();
    }
    this.#draw();
  }

  /** Makes a cell the active one: the tab stop of the grid. */
  activate(cell: ActiveCell): void {
    if (this.active?.position === cell.position && this.active.column === cell.column) return;
    this.active = cell;
    flushSync(() => this.changed());
  }

  /** Shows a cell, makes it the active one and moves the focus to it. */
  focus(cell: ActiveCell): void {
    this.reveal(cell);
    this.activate(cell);
    this.cellElement(cell)?.focus({ preventScroll: true });
  }

  /** The element of a drawn cell; the head of a group is one cell over all columns. */
  cellElement({ position, column }: ActiveCell): HTMLElement | null {
    const index = this.frame?.layout.columns.find(({ id }) => id === column)?.index;
    const row = this.scroller?.querySelector(`[aria-rowindex="${position + 2}"]`);
    return (
      row?.querySelector<HTMLElement>(`[aria-colindex="${index}"]`) ??
      row?.querySelector<HTMLElement>('[aria-colspan]') ??
      null
    );
  }

  /** The active cell in the current view: inside it, and in an existing column. */
  currentCell({ view, layout }: GridFrame<Row> = this.frame!): ActiveCell {
    const first = layout.columns[0]?.id ?? '';
    if (!this.active) return { position: view.length > 0 ? 0 : -1, column: first };
    const known = layout.columns.some(({ id }) => id === this.active?.column);
    return {
      position: Math.min(this.active.position, view.length - 1),
      column: known ? this.active.column : first,
    };
  }

  /** Takes a new scroller to where the last one was: the grid stood as a list, and is wide again. */
  #moveInto(scroller: HTMLElement): void {
    this.scroller = scroller;
    if (this.scroll.offset > 0) scroller.scrollTop = this.scroll.goTo(this.scroll.offset);
    if (this.#scrollLeft > 0) scroller.scrollLeft = this.#scrollLeft;
    this.#rest();
  }

  /** Puts the pinned cells in their places in the rows, where they cost nothing. */
  #rest(): void {
    this.scroller?.style.setProperty('--x', `${this.#scrollLeft}px`);
    this.scroller?.removeAttribute('data-sideways');
  }

  #draw(): void {
    const next = this.range();
    const drawn = this.#drawn;
    const sameColumns = drawn?.firstColumn === next.firstColumn && drawn.endColumn === next.endColumn;
    if (sameColumns && drawn.first === next.first && drawn.end === next.end && drawn.shift === next.shift) {
      return;
    }
    flushSync(() => this.changed(sameColumns ? 'lines' : 'all'));
  }

  get #drawnLast(): Pick<GridDraft<Row>, 'frame' | 'scroll'> {
    return { frame: this.frame!, scroll: this.scroll };
  }

  #bodyHeight(frame = this.frame): number {
    return Math.max(0, this.height - (frame?.headHeight ?? 0));
  }
}
