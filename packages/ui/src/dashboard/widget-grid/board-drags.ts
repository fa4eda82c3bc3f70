import type { RefObject } from 'react';
import type { DragMoment, DropPosition, DragSession, Point } from '../../controls/drag/index.js';
import {
  capWidth,
  moveInView,
  resize,
  sameLayout,
  stepWidth,
  type Direction,
  type Layout,
} from '../layout-engine/index.js';
import type { Gesture } from '../widget-board/internal.js';
import { measure, targetAt } from './geometry.js';

export const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** The kind of change that a gesture made. */
export type LayoutChange = 'move' | 'resize' | 'remove';

/** What the drags read from the board and change on it. */
export interface BoardHand {
  grid: RefObject<HTMLElement | null>;
  /** The board before the drag. */
  layout: () => Layout;
  show: (gesture: Gesture | null) => void;
  commit: (layout: Layout, change: LayoutChange) => void;
  stepped: (layout: Layout, id: string, direction: Direction) => Layout | null;
  widthsOf: (id: string) => readonly number[];
  /** Focuses the handle of a widget after the next render of the board. */
  refocus: (id: string) => void;
  words: (moment: DragMoment | 'resized' | 'removed', id: string, layout: Layout) => string;
}

/** Returns the position and width of a widget, as a drop position. */
function positionOf(layout: Layout, id: string): DropPosition {
  const item = layout.find(({ i }) => i === id);
  return { over: 'board', key: `${item?.x} ${item?.y} ${item?.w}` };
}
const cellOf = (root: HTMLElement, id: string) =>
  root.querySelector<HTMLElement>(`[data-widget="${CSS.escape(id)}"]`)!;

/**
 * A pointer drag of a widget. Its card follows by a CSS transform; the board only renders when the drop target changes,
 * and its layout changes once, on the drop.
 */
export function dragOf(hand: BoardHand, id: string, from: Point): DragSession {
  const root = hand.grid.current!;
  const cell = cellOf(root, id);
  const layout = hand.layout();
  const geometry = measure(root, layout);
  const origin = root.getBoundingClientRect();
  const box = cell.getBoundingClientRect();
  const left = box.left - origin.left;
  const card = { left, top: box.top - origin.top, width: box.width, height: box.height };
  let shown = layout;
  let position = positionOf(layout, id);
  let corner = origin;
  let target = '';
  hand.show({ kind: 'drag', id, layout, card });
  return {
    start: position,
    moveTo(point, hasScrolled) {
      // After scrolling: the card is positioned in the grid, the pointer in the window.
      if (hasScrolled) corner = root.getBoundingClientRect();
      const dx = point.x - from.x - (corner.left - origin.left);
      const dy = point.y - from.y - (corner.top - origin.top);
      cell.style.transform = `translate(${dx}px, ${dy}px)`;
      const next = targetAt(geometry, id, { pointerY: point.y - corner.top, cardLeft: left + dx });
      const nextTarget = `${next.row} ${next.index} ${next.isNewRow}`;
      if (nextTarget === target) return position;
      target = nextTarget;
      const moved = moveInView(layout, geometry.columns, id, next);
      if (sameLayout(moved, shown)) return position;
      shown = moved;
      position = positionOf(moved, id);
      hand.show({ kind: 'drag', id, layout: moved, card });
      return position;
    },
    end() {
      hand.commit(shown, 'move');
      cell.style.transform = '';
      hand.refocus(id);
    },
    cancel() {
      hand.show(null);
      cell.style.transform = '';
    },
    words: (moment) => hand.words(moment, id, shown),
  };
}

/** A widget lifted by keyboard: arrow keys move it, Shift with arrow keys resizes it. */
export function liftOf(hand: BoardHand, id: string): DragSession {
  const layout = hand.layout();
  let shown = layout;
  let hasResized = false;
  hand.show({ kind: 'lift', id, layout });
  return {
    start: positionOf(layout, id),
    step(event) {
      const direction = DIRECTIONS[event.key];
      if (!direction) return undefined;
      hasResized = event.shiftKey;
      const next = event.shiftKey
        ? resized(shown, id, direction, hand.widthsOf)
        : hand.stepped(shown, id, direction);
      if (!next) return null;
      shown = next;
      hand.show({ kind: 'lift', id, layout: next });
      return positionOf(next, id);
    },
    end() {
      hand.commit(shown, 'move');
      hand.refocus(id);
    },
    cancel: () => hand.show(null),
    words: (moment) => hand.words(moment === 'moved' && hasResized ? 'resized' : moment, id, shown),
  };
}

/** Returns the layout with a widget one step wider (right, up) or narrower; null at the limits. */
export function resized(
  layout: Layout,
  id: string,
  direction: Direction,
  widthsOf: (id: string) => readonly number[],
): Layout | null {
  const width = layout.find(({ i }) => i === id)?.w ?? 1;
  const by = direction === 'right' || direction === 'up' ? 1 : -1;
  const next = resize(layout, id, stepWidth(width, by, widthsOf(id)), widthsOf);
  return sameLayout(next, layout) ? null : next;
}

/** A drag of the grip at the edge of a card: it follows the pointer while the width snaps to columns. */
export function widthOf(hand: BoardHand, id: string, from: Point): DragSession {
  const root = hand.grid.current!;
  const cell = cellOf(root, id);
  const grip = cell.querySelector<HTMLElement>('[data-grip]')!;
  const layout = hand.layout();
  const start = layout.find(({ i }) => i === id)?.w ?? 1;
  const { step } = measure(root, layout);
  const { left } = cell.getBoundingClientRect();
  let shown = layout;
  let width = start;
  hand.show({ kind: 'resize', id, layout });
  return {
    start: positionOf(layout, id),
    moveTo(point) {
      const wished = capWidth(Math.max(1, Math.round((point.x - left) / step)), hand.widthsOf(id));
      if (width !== wished) {
        width = wished;
        shown = resize(layout, id, wished, hand.widthsOf);
        hand.show({ kind: 'resize', id, layout: shown });
      }
      grip.style.translate = `${point.x - from.x - (wished - start) * step}px -50%`;
      return positionOf(shown, id);
    },
    end() {
      grip.style.translate = '';
      hand.commit(shown, 'resize');
    },
    cancel() {
      grip.style.translate = '';
      hand.show(null);
    },
    words(moment) {
      if (moment === 'moved') return hand.words('resized', id, shown);
      return moment === 'cancelled' ? hand.words(moment, id, layout) : undefined;
    },
  };
}
