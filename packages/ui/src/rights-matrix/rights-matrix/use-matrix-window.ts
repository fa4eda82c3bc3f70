import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '../../foundations/use-latest.js';
import { columnAt, type MatrixCell, type RightsColumn } from '../engine/index.js';

/** Height in px of both header rows. */
export const HEAD_HEIGHT = 72;
/** Width in px of the name column; smaller if the matrix is narrow. */
const NAMES_WIDTH = 220;
const NARROW_NAMES_WIDTH = 132;
const NARROW = 640;
/** Rows and columns rendered beyond the edges, so that a frame painted before the scroll event shows no gap. */
const OVERSCAN = 1;

/** The rendered part of the matrix; `end` and `endColumn` are exclusive. */
export interface MatrixWindow {
  readonly first: number;
  readonly end: number;
  readonly firstColumn: number;
  readonly endColumn: number;
}

interface Box {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}
const UNMEASURED: Box = { top: 0, left: 0, width: 0, height: 0 };

interface Content {
  rows: number;
  rowHeight: number;
  columns: readonly RightsColumn[];
}

const namesWidth = ({ width }: Box) => (width > 0 && width < NARROW ? NARROW_NAMES_WIDTH : NAMES_WIDTH);

function windowOf(box: Box, { rows, rowHeight, columns }: Content): MatrixWindow {
  if (box.width === 0) return { first: 0, end: 0, firstColumn: 0, endColumn: 0 };
  const right = box.left + box.width - namesWidth(box);
  return {
    first: Math.max(0, Math.min(Math.floor(box.top / rowHeight) - OVERSCAN, rows - 1)),
    end: Math.min(rows, Math.ceil((box.top + box.height - HEAD_HEIGHT) / rowHeight) + OVERSCAN),
    firstColumn: Math.max(0, columnAt(columns, box.left) - OVERSCAN),
    endColumn: Math.min(columns.length, columnAt(columns, right) + 1 + OVERSCAN),
  };
}

const sameWindow = (one: MatrixWindow, other: MatrixWindow) =>
  one.first === other.first &&
  one.end === other.end &&
  one.firstColumn === other.firstColumn &&
  one.endColumn === other.endColumn;

/** Follows a scroller on both axes; renders, in the same frame, only if other rows or columns come into view. */
export function useMatrixWindow(scroller: RefObject<HTMLElement | null>, content: Content) {
  const [box, setBox] = useState(UNMEASURED);
  const drawn = windowOf(box, content);
  const read = useLatest((now: boolean) => {
    const element = scroller.current;
    if (!element) return;
    // Without layout (tests, a hidden tab), a common screen size is assumed.
    const next = {
      top: element.scrollTop,
      left: element.scrollLeft,
      width: element.clientWidth || 1_280,
      height: element.clientHeight || 800,
    };
    if (namesWidth(next) === namesWidth(box) && sameWindow(windowOf(next, content), drawn)) return;
    if (now) flushSync(() => setBox(next));
    else setBox(next);
  });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    // oxlint-disable-next-line react/set-state-in-effect -- the size is known once the scroller is there
    read(false);
    const follow = () => read(true);
    const observer = new ResizeObserver(() => read(false));
    observer.observe(element);
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', follow);
    };
  }, [read, scroller]);
  // Other rows and columns may come into view without scrolling.
  // oxlint-disable-next-line react/set-state-in-effect -- the visible cells are only known after rendering
  useLayoutEffect(() => read(false));

  const names = namesWidth(box);
  return {
    window: drawn,
    names,
    reveal: (cell: MatrixCell) => {
      if (scroller.current) revealCell(scroller.current, cell, content, names);
    },
  };
}

/** Scrolls the minimum needed to show a whole cell. */
function revealCell(
  element: HTMLElement,
  { row, column }: MatrixCell,
  { rowHeight, columns }: Content,
  names: number,
): void {
  const shown = columns[column];
  if (!shown) return;
  const height = (element.clientHeight || 800) - HEAD_HEIGHT;
  const width = (element.clientWidth || 1_280) - names;
  const top = row * rowHeight;
  if (top < element.scrollTop) element.scrollTop = top;
  else if (top + rowHeight > element.scrollTop + height) element.scrollTop = top + rowHeight - height;
  if (shown.left < element.scrollLeft) element.scrollLeft = shown.left;
  else if (shown.left + shown.width > element.scrollLeft + width)
    element.scrollLeft = shown.left + shown.width - width;
}
