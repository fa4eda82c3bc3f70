import { flushSync } from 'react-dom';
import type { RowView } from '../engine/index.js';
import type { GridState } from '../types.js';
import { centerInView, type GridLayout } from '../viewport/layout.js';
import { ScrollMap } from '../viewport/scroll-map.js';
import { SelectionSet, type SelectionScope } from './selection-set.js';
import { sameSlice } from './state.js';

/** A cell, by its line (−1 is the header) and its column. */
export interface ActiveCell {
  position: number;
  column: string;
}

/** The rendered part of the grid: lines and unpinned columns, with exclusive ends. */
export interface DrawnRange {
  first: number;
  end: number;
  firstColumn: number;
  endColumn: number;
  /** px to add to the position of a line. */
  shift: number;
}

/** What the controller knows about the last render. */
export interface GridFrame<Row> extends SelectionScope<Row> {
  rows: readonly Row[];
  view: RowView;
  /** Indexes of the rows that pass the filters, ascending; null when all do. */
  matches: Uint32Array | null;
  layout: GridLayout<Row>;
  /** Number of lines pinned at the top. */
  pinned: number;
  rowHeight: number;
  /** Height in px of the header, and of the totals row if there is one. */
  headHeight: number;
  state: GridState;
}

/** The input of a render: a frame, with the selection and scroll position derived for its rows. */
export interface GridDraft<Row> {
  readonly frame: GridFrame<Row>;
  readonly selection: SelectionSet<Row>;
  /** Edit counter of the previous selection when the draft was made. */
  readonly edits: number;
  readonly scroll: ScrollMap;
  /** Whether to scroll to the first line, because the order or the matches have changed. */
  readonly toTop: boolean;
}

/** Lines rendered beyond both edges, so that a frame painted before the scroll event shows no gap. */
const OVERSCAN = 2;

/**
 * Grid state that changes too often for React state: scroll position, selection, active cell. Components subscribe to
 * it; a scroll that shows no new line renders nothing.
 */
export class GridController<Row> {
  selection: SelectionSet<Row>;
  scroll = new ScrollMap();
  active: ActiveCell | null = null;
  scroller: HTMLElement | null = null;
  width = 0;
  height = 0;
  frame: GridFrame<Row> | null = null;
  /** Id of the row where the next range selection starts; an id, because sorts and new rows move the row. */
  #anchor: string | undefined;
  #scrollLeft = 0;
  #toTop = false;
  #hadFocus = false;
  /** Whether new rows have moved the active row. */
  #hasMoved = false;
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
  /** Version of the header's content, unaffected by vertical scrolling. */
  headVersion = (): number => this.#headVersion;

  /** Notifies subscribers of a change: of everything, or only of the lines in view. */
  changed(what: 'all' | 'lines' = 'all'): void {
    this.#version++;
    if (what === 'all') this.#headVersion++;
    for (const listener of this.#listeners) listener();
  }

  /** Prepares a frame for rendering. Has no side effects, because React may discard the render. */
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

  /** Applies a committed render before other effects use it; `hadFocus`: the grid had the focus before the update. */
  commit({ frame, selection, edits, scroll, toTop }: GridDraft<Row>, hadFocus = false): void {
    const last = this.selection;
    // React deferred this render, and rows were selected in the meantime.
    const isOutdated = selection !== last && edits !== last.edits;
    const active = this.activeIn(frame);
    const hasMoved = active !== this.active;
    const isFollowed = hasMoved && hadFocus && this.#isActiveInView();
    this.active = active;
    this.frame = frame;
    this.selection = selection;
    this.scroll = scroll;
    this.#toTop ||= toTop;
    this.#hadFocus ||= hadFocus;
    this.#hasMoved ||= hasMoved;
    if (isFollowed) this.#scrollTo(active!.position);
    if (!isOutdated) return;
    selection.setIds(new Set(last.ids()), last.every);
    this.changed();
  }

  /** Whether the focus is in the rows or the header. */
  hasFocus(): boolean {
    return this.scroller?.contains(document.activeElement) ?? false;
  }

  /** Runs after a render: scrolls to the top if required, and restores a focus whose row was removed or has moved. */
  settle(): void {
    if (this.#toTop && this.scroller) this.scroller.scrollTop = 0;
    if (this.#hadFocus && (this.#hasMoved || document.activeElement === document.body)) this.takeFocus();
    this.#toTop = this.#hadFocus = this.#hasMoved = false;
  }

  /** Moves the focus to the tab stop of the grid, which is always rendered, without scrolling. */
  takeFocus(): void {
    this.cellElement(this.currentCell())?.focus({ preventScroll: true });
  }

  /** Sets the row of the frame where the next range selection starts; undefined for none. */
  anchorAt(line: number | undefined): void {
    const row = line === undefined ? undefined : this.frame!.rows[line];
    this.#anchor = row === undefined ? undefined : this.#idOf(row);
  }

  /** Returns the current position of the next range's start row; undefined if there is none or it is not shown. */
  anchorPosition(): number | undefined {
    return this.frame ? this.#positionOf(this.#anchor, this.frame) : undefined;
  }

  /** Returns the active cell in a frame that may not be committed yet: its row may have another position there. */
  activeIn(frame: GridFrame<Row>): ActiveCell | null {
    const { active, frame: last } = this;
    if (!active || !last || last.rows === frame.rows) return active;
    const id = this.#idAt(active.position, last);
    if (this.#idAt(active.position, frame) === id) return active;
    const position = this.#positionOf(id, frame);
    return position === undefined ? active : { ...active, position };
  }

  #idAt(position: number, { view, rows }: GridFrame<Row>): string | undefined {
    // Header and group lines are negative, and have no row.
    const row = rows[position >= 0 && position < view.length ? view.line(position) : -1];
    return row === undefined ? undefined : this.#idOf(row);
  }

  #positionOf(id: string | undefined, frame: GridFrame<Row>): number | undefined {
    if (id === undefined) return undefined;
    for (let position = 0; position < frame.view.length; position++)
      if (this.#idAt(position, frame) === id) return position;
    return undefined;
  }

  /** Returns the range to render, for a draft or for the last committed frame. */
  range(
    { frame, scroll }: Pick<GridDraft<Row>, 'frame' | 'scroll'> = { frame: this.frame!, scroll: this.scroll },
  ): DrawnRange {
    const { view, layout, rowHeight } = frame;
    if (this.width === 0) return { first: 0, end: 0, firstColumn: 0, endColumn: 0, shift: 0 };
    const { offset, shift } = scroll;
    const top = Math.floor(offset / rowHeight);
    const lines = Math.ceil(this.#bodyHeight(frame) / rowHeight) + 1;
    const [firstColumn, endColumn] = centerInView(layout, this.#scrollLeft, this.width);
    const first = Math.max(0, top - OVERSCAN);
    return { first, end: Math.min(view.length, top + lines + OVERSCAN), firstColumn, endColumn, shift };
  }

  /** The line of each row slot, as last rendered. */
  get slots(): readonly number[] {
    return this.#slots;
  }

  /** Records what was rendered, to know when a scroll needs a new range, and the slots of its lines. */
  drew(range: DrawnRange, slots: readonly number[]): void {
    this.#drawn = range;
    this.#slots = slots;
  }

  /** Follows the scroller; renders synchronously when new lines or columns come into view. */
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

  /** Makes pinned cells sticky while the grid scrolls horizontally. */
  sideways = (): void => {
    this.scroller?.setAttribute('data-sideways', '');
  };

  /** Runs when scrolling ends: pinned cells stop being sticky, and a very tall grid realigns its scroll position. */
  onScrollEnd = (): void => {
    this.#rest();
    const position = this.scroll.anchor();
    if (position === undefined || !this.scroller) return;
    this.scroller.scrollTop = position;
    this.#draw();
  };

  /** Measures the scroller; returns true when its width has changed, which moves columns. */
  measure(scroller: HTMLElement): boolean {
    if (scroller !== this.scroller) this.#moveInto(scroller);
    // Without layout (tests, a hidden tab) the size of a usual screen is assumed.
    const width = scroller.clientWidth || 1_280;
    const height = scroller.clientHeight || 800;
    const widened = width !== this.width;
    if (!widened && height === this.height) return false;
    const wasInView = height < this.height && this.#isActiveInView();
    this.width = width;
    this.height = height;
    if (this.frame) {
      const { view, rowHeight } = this.frame;
      this.scroll.resize(view.length * rowHeight, this.#bodyHeight());
    }
    // The active row stays in view when a bar takes part of the height.
    if (wasInView && this.active && scroller.contains(document.activeElement)) this.reveal(this.active);
    return widened;
  }

  /** Whether part of the active row is visible; a user who has scrolled away is not scrolled back. */
  #isActiveInView(): boolean {
    if (!this.active || !this.frame || !this.scroller) return false;
    const { rowHeight } = this.frame;
    const top = this.active.position * rowHeight;
    const offset = this.scroll.scrolled(this.scroller.scrollTop);
    return top + rowHeight > offset && top < offset + this.#bodyHeight();
  }

  /** Scrolls by the minimum needed to show the whole cell, then renders. */
  reveal({ position, column }: ActiveCell): void {
    const { scroller, frame } = this;
    if (!scroller || !frame) return;
    const { layout } = frame;
    this.#scrollTo(position);
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

  /** Scrolls by the minimum needed to show the whole line. */
  #scrollTo(position: number): void {
    const { rowHeight, pinned } = this.frame!;
    if (position < pinned) return;
    // Pinned lines cover the lines under them.
    const top = (position - pinned) * rowHeight;
    const { offset } = this.scroll;
    const bottom = (position + 1) * rowHeight - this.#bodyHeight();
    if (top < offset) this.scroller!.scrollTop = this.scroll.goTo(top);
    else if (bottom > offset) this.scroller!.scrollTop = this.scroll.goTo(bottom);
  }

  /** Makes a cell the active one, the tab stop of the grid. */
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

  /** Returns the element of a rendered cell; a group header is one cell over all columns. */
  cellElement({ position, column }: ActiveCell): HTMLElement | null {
    const index = this.frame?.layout.columns.find(({ id }) => id === column)?.index;
    const row = this.scroller?.querySelector(`[aria-rowindex="${position + 2}"]`);
    return (
      row?.querySelector<HTMLElement>(`[aria-colindex="${index}"]`) ??
      row?.querySelector<HTMLElement>('[aria-colspan]') ??
      null
    );
  }

  /** Returns the active cell, limited to the current lines and to an existing column. */
  currentCell(frame: GridFrame<Row> = this.frame!): ActiveCell {
    const { view, layout } = frame;
    const active = this.activeIn(frame);
    const first = layout.columns[0]?.id ?? '';
    if (!active) return { position: view.length > 0 ? 0 : -1, column: first };
    const known = layout.columns.some(({ id }) => id === active.column);
    return {
      position: Math.min(active.position, view.length - 1),
      column: known ? active.column : first,
    };
  }

  /** Restores the scroll position in a new scroller, after the grid was shown as a list and is wide again. */
  #moveInto(scroller: HTMLElement): void {
    this.scroller = scroller;
    if (this.scroll.offset > 0) scroller.scrollTop = this.scroll.goTo(this.scroll.offset);
    if (this.#scrollLeft > 0) scroller.scrollLeft = this.#scrollLeft;
    this.#rest();
  }

  /** Positions pinned cells within their rows again, which makes scrolling cheaper than sticky cells. */
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

  #bodyHeight(frame = this.frame): number {
    return Math.max(0, this.height - (frame?.headHeight ?? 0));
  }
}
