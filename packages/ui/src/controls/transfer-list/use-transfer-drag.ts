import { useState, type RefObject } from 'react';
import type { BeginDrag, DragMoment, DropPosition } from '../drag/index.js';

/** A drag of one row, or of all checked rows of its column. */
export interface TransferDrag {
  /** The row whose handle is dragged. */
  id: string;
  ids: ReadonlySet<string>;
  from: string;
  to: string;
  /** Index in the column `to`, among its visible rows that are not being dragged. */
  index: number;
  /** The row before which they would be dropped; null at the end. */
  before: string | null;
  isPointer: boolean;
}

interface Options {
  root: RefObject<HTMLElement | null>;
  card: RefObject<HTMLElement | null>;
  columns: readonly string[];
  /** Height of a row in px. */
  rowHeight: number;
  /** The ids a column currently shows. */
  shownOf: (column: string) => readonly string[];
  /** The rows that move with a row: itself, or all rows checked with it. */
  takenWith: (id: string, column: string) => ReadonlySet<string>;
  onDrop: (drag: TransferDrag) => void;
  words: (moment: DragMoment, drag: TransferDrag) => string;
}

/** Distance in px from the pointer to the card that follows it. */
const GAP = 8;

/** Returns the distance from a point to a box; 0 inside. */
const distance = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

/** Returns where an arrow key moves the lifted rows: null at the edge, undefined for other keys. */
function stepFrom(
  key: string,
  columns: readonly string[],
  { to, index }: TransferDrag,
  others: (column: string) => readonly string[],
): { to: string; index: number } | null | undefined {
  const last = others(to).length;
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight': {
      const column = columns[columns.indexOf(to) + (key === 'ArrowLeft' ? -1 : 1)];
      return column === undefined ? null : { to: column, index: Math.min(index, others(column).length) };
    }
    case 'ArrowUp':
      return index > 0 ? { to, index: index - 1 } : null;
    case 'ArrowDown':
      return index < last ? { to, index: index + 1 } : null;
    case 'Home':
      return index > 0 ? { to, index: 0 } : null;
    case 'End':
      return index < last ? { to, index: last } : null;
    default:
      return undefined;
  }
}

/** Scrolls by the minimum needed to show a row of a column; `height` is the height of a row in px. */
export function reveal(rows: HTMLElement | null | undefined, index: number, height: number): void {
  if (!rows) return;
  rows.scrollIntoView({ block: 'nearest' });
  const top = index * height;
  if (top < rows.scrollTop) rows.scrollTop = top;
  else if (top + height > rows.scrollTop + rows.clientHeight)
    rows.scrollTop = top + height - rows.clientHeight;
}

/** Drag and drop for a transfer list. Drop positions are computed from the fixed height of the rows. */
export function useTransferDrag({
  root,
  card,
  columns,
  rowHeight,
  shownOf,
  takenWith,
  onDrop,
  words,
}: Options) {
  const [drag, setDrag] = useState<TransferDrag | null>(null);
  const scrollerOf = (column: string) =>
    root.current?.querySelector<HTMLElement>(`[data-transfer-rows="${CSS.escape(column)}"]`);

  const begin: BeginDrag = (id, start) => {
    const from = columns.find((column) => shownOf(column).includes(id))!;
    const measure = () =>
      columns.map((column) => ({
        column,
        box: scrollerOf(column)!.closest('section')!.getBoundingClientRect(),
        rows: scrollerOf(column)!.getBoundingClientRect(),
      }));
    let boxes = measure();
    const ids = takenWith(id, from);
    const others = (column: string, rows = shownOf(column)) => rows.filter((one) => !ids.has(one));
    const own = shownOf(from);
    const index = others(from, own.slice(0, own.indexOf(id))).length;
    const at = (to: string, position: number) => ({
      to,
      index: position,
      before: others(to)[position] ?? null,
    });
    let now: TransferDrag = { id, ids, from, ...at(from, index), isPointer: start !== null };
    const dropPosition = (): DropPosition => ({ over: now.to, key: `${now.to} ${now.index}` });
    const go = (to: string, position: number) => {
      if (to === now.to && position === now.index) return dropPosition();
      now = { ...now, ...at(to, position) };
      setDrag(now);
      return dropPosition();
    };
    setDrag(now);
    return {
      start: dropPosition(),
      moveTo({ x, y }, hasScrolled) {
        if (hasScrolled) boxes = measure();
        if (card.current) card.current.style.transform = `translate(${x + GAP}px, ${y + GAP}px)`;
        const nearest = boxes.toSorted((a, b) => distance(a.box, x, y) - distance(b.box, x, y))[0]!;
        const rows = shownOf(nearest.column);
        const scrollTop = scrollerOf(nearest.column)?.scrollTop ?? 0;
        const line = Math.max(0, Math.floor((y - nearest.rows.top + scrollTop) / rowHeight));
        return go(nearest.column, others(nearest.column, rows.slice(0, line)).length);
      },
      step({ key }) {
        const next = stepFrom(key, columns, now, others);
        if (!next) return next;
        const position = go(next.to, next.index);
        reveal(scrollerOf(next.to), next.index, rowHeight);
        return position;
      },
      end() {
        setDrag(null);
        onDrop(now);
      },
      cancel: () => setDrag(null),
      words: (moment) => words(moment, now),
    };
  };
  return { drag, begin };
}
