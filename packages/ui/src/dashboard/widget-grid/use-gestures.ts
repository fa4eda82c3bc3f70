import { useCallback, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useRemoteHandles, type BeginDrag } from '../../controls/drag/index.js';
import { announce } from '../../feedback/announcer/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import {
  positionOf,
  remove,
  resize,
  sameLayout,
  stepInView,
  stepWidth,
  type Layout,
} from '../layout-engine/index.js';
import type { CellActions, Gesture } from '../widget-board/internal.js';
import type { DashboardWidget } from '../widget-board/index.js';
import {
  DIRECTIONS,
  dragOf,
  liftOf,
  resized,
  widthOf,
  type BoardHand,
  type LayoutChange,
} from './board-drags.js';
import { columnsOf } from './geometry.js';
import { useReorderMotion } from './reorder-motion.js';

interface Board {
  layout: Layout;
  widgets: ReadonlyMap<string, DashboardWidget>;
  onLayoutChange: ((layout: Layout, change: LayoutChange) => void) | undefined;
}

/** Ids of the draggable elements: the handle of a widget, and the grip that changes its width. */
export const handleId = (id: string) => `move ${id}`;
export const gripId = (id: string) => `width ${id}`;

/**
 * Gestures on the board by mouse, touch, pen, keyboard and menu. In every case the board changes once, at the end, and
 * changes are announced.
 */
export function useGestures(grid: RefObject<HTMLElement | null>, board: Board) {
  const t = useStrings();
  const [gesture, setGesture] = useState<Gesture | null>(null);
  const shown = gesture?.layout ?? board.layout;
  const { remember, glide } = useReorderMotion(grid);
  const { handles, press } = useRemoteHandles();
  const latest = useRef({ board, t, remember });
  // The actions of cells are stable across renders; they read the current board through this ref.
  useLayoutEffect(() => {
    latest.current = { board, t, remember };
  });
  const refocus = useRef<string | null>(null);
  const onCommit = useCallback(() => {
    glide();
    if (!refocus.current) return;
    grid.current?.querySelector<HTMLElement>(refocus.current)?.focus();
    refocus.current = null;
  }, [grid, glide]);

  const hand = useMemo<BoardHand>(() => {
    const widthsOf = (id: string) => latest.current.board.widgets.get(id)?.widths ?? [1];
    const show = (next: Gesture | null) => {
      latest.current.remember();
      setGesture(next);
    };
    return {
      grid,
      widthsOf,
      show,
      layout: () => latest.current.board.layout,
      commit(layout, change) {
        const { board: now } = latest.current;
        show(null);
        if (!sameLayout(layout, now.layout)) now.onLayoutChange?.(layout, change);
      },
      stepped: (layout, id, direction) =>
        stepInView(layout, grid.current ? columnsOf(grid.current) : 4, id, direction),
      refocus(id) {
        refocus.current = `[data-handle="${CSS.escape(id)}"]`;
      },
      words(moment, id, layout) {
        const { t: tell, board: now } = latest.current;
        return tell(`dashboard.grid.${moment}`, {
          title: now.widgets.get(id)?.title ?? id,
          ...(moment === 'resized'
            ? { count: layout.find(({ i }) => i === id)?.w ?? 1 }
            : (positionOf(layout, id) ?? { row: 1, column: 1 })),
        });
      },
    };
  }, [grid]);

  const begin = useCallback<BeginDrag>(
    (dragged, from) => {
      const [kind, id] = [dragged.slice(0, dragged.indexOf(' ')), dragged.slice(dragged.indexOf(' ') + 1)];
      if (!from) return liftOf(hand, id);
      return kind === 'width' ? widthOf(hand, id, from) : dragOf(hand, id, from);
    },
    [hand],
  );

  const actions = useMemo<CellActions>(() => {
    const cellOf = (element: HTMLElement) => element.closest<HTMLElement>('[data-widget]')!;
    const change = (id: string, next: Layout | null, kind: LayoutChange) => {
      const layout = hand.layout();
      if (!next || sameLayout(next, layout)) return announce(hand.words('edge', id, layout));
      hand.commit(next, kind);
      return announce(hand.words(kind === 'move' ? 'moved' : 'resized', id, next));
    };
    const resizeTo = (id: string, width: number) =>
      change(id, resize(hand.layout(), id, width, hand.widthsOf), 'resize');
    return {
      pressHandle: (id, event) => press(handleId(id), event, cellOf(event.currentTarget)),
      pressGrip: (id, event) => press(gripId(id), event, cellOf(event.currentTarget)),
      handleKey(id, event) {
        const direction = DIRECTIONS[event.key];
        if (event.repeat && (event.key === ' ' || event.key === 'Enter')) {
          // A key held down lifts or drops only once.
          event.preventDefault();
          event.stopPropagation();
        } else if (event.currentTarget.getAttribute('aria-pressed') === 'true') {
          // While the widget is lifted, the drag session handles the keys.
        } else if (direction && event.shiftKey) {
          event.preventDefault();
          event.stopPropagation();
          change(id, resized(hand.layout(), id, direction, hand.widthsOf), 'resize');
        } else {
          press(handleId(id), event, cellOf(event.currentTarget));
        }
      },
      move: (id, direction) => change(id, hand.stepped(hand.layout(), id, direction), 'move'),
      resize: resizeTo,
      stepWidth(id, direction) {
        const item = hand.layout().find(({ i }) => i === id);
        if (item) resizeTo(id, stepWidth(item.w, direction, hand.widthsOf(id)));
      },
      remove(id) {
        const layout = hand.layout();
        const at = layout.findIndex(({ i }) => i === id);
        const next = remove(layout, id);
        const neighbour = next[Math.min(at, next.length - 1)]?.i;
        hand.commit(next, 'remove');
        // The focused button was removed: focus the next widget's handle, or the cell to add a widget.
        refocus.current = neighbour ? `[data-handle="${CSS.escape(neighbour)}"]` : '[data-add-cell]';
        announce(hand.words('removed', id, layout));
      },
    };
  }, [hand, press]);

  return { shown, gesture, actions, onCommit, begin, handles };
}
