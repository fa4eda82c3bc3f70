import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { announce } from '../../feedback/announcer/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import {
  capWidth,
  moveInView,
  positionOf,
  remove,
  resize,
  sameLayout,
  stepInView,
  stepWidth,
  type Direction,
  type Layout,
} from '../layout-engine/index.js';
import { columnsOf, measure, targetAt, type Geometry } from './geometry.js';
import { followPointer, type Point } from '../../controls/pointer-gesture.js';
import { useReorderMotion } from './reorder-motion.js';
import type { CellActions, Gesture } from '../widget-board/board-edit.js';
import type { DashboardWidget } from '../widget-board/index.js';

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** How a gesture changed the board. */
export type LayoutChange = 'move' | 'resize' | 'remove';

interface Board {
  layout: Layout;
  widgets: ReadonlyMap<string, DashboardWidget>;
  onLayoutChange: ((layout: Layout, change: LayoutChange) => void) | undefined;
}

/**
 * What mouse, finger, pen, keys and menus do to the board. A drag writes one transform a step and redraws only when the
 * place changes; whatever the way, the board is changed once, at the end, and what happens is announced.
 */
export function useGestures(grid: RefObject<HTMLElement | null>, board: Board) {
  const t = useStrings();
  const [gesture, setGesture] = useState<Gesture | null>(null);
  const shown = gesture?.layout ?? board.layout;
  const { remember, glide } = useReorderMotion(grid);
  const latest = useRef({ board, gesture, t, remember });
  // The actions of cells outlive renders; they read the newest board through this.
  useLayoutEffect(() => {
    latest.current = { board, gesture, t, remember };
  });
  const refocus = useRef<string | null>(null);
  const onCommit = useCallback(() => {
    glide();
    if (!refocus.current) return;
    grid.current?.querySelector<HTMLElement>(refocus.current)?.focus();
    refocus.current = null;
  }, [grid, glide]);

  const actions = useMemo<CellActions>(() => {
    const titleOf = (id: string) => latest.current.board.widgets.get(id)?.title ?? id;
    const widthsOf = (id: string) => latest.current.board.widgets.get(id)?.widths ?? [1];
    const say = (key: 'lifted' | 'moved' | 'dropped', id: string, layout: Layout) =>
      announce(
        latest.current.t(`dashboard.grid.${key}`, {
          title: titleOf(id),
          ...(positionOf(layout, id) ?? { row: 1, column: 1 }),
        }),
      );
    const sayOf = (key: 'cancelled' | 'edge' | 'removed', id: string) =>
      announce(latest.current.t(`dashboard.grid.${key}`, { title: titleOf(id) }));
    const sayWidth = (id: string, layout: Layout) =>
      announce(
        latest.current.t('dashboard.grid.resized', {
          title: titleOf(id),
          count: layout.find(({ i }) => i === id)?.w ?? 1,
        }),
      );
    const show = (next: Gesture | null) => {
      latest.current.remember();
      latest.current.gesture = next;
      setGesture(next);
    };
    const commit = (layout: Layout, change: LayoutChange) => {
      const { board: now } = latest.current;
      if (latest.current.gesture) show(null);
      else latest.current.remember();
      if (!sameLayout(layout, now.layout)) now.onLayoutChange?.(layout, change);
    };
    const columns = () => (grid.current ? columnsOf(grid.current) : 4);
    const stepped = (layout: Layout, id: string, direction: Direction) =>
      stepInView(layout, columns(), id, direction);

    const pressHandle: CellActions['pressHandle'] = (id, event) => {
      const root = grid.current;
      const cell = root?.querySelector<HTMLElement>(`[data-widget="${CSS.escape(id)}"]`);
      if (!root || !cell) return;
      let geometry: Geometry;
      let from: Point;
      let card: DOMRect;
      let origin: DOMRect;
      let key = '';
      followPointer(id, event, {
        start: (point) => {
          const { layout } = latest.current.board;
          geometry = measure(root, layout);
          from = point;
          origin = root.getBoundingClientRect();
          card = cell.getBoundingClientRect();
          const { width, height } = card;
          show({
            kind: 'drag',
            id,
            layout,
            card: { left: card.left - origin.left, top: card.top - origin.top, width, height },
          });
          say('lifted', id, layout);
        },
        move: (point) => {
          const now = root.getBoundingClientRect();
          // The page may have scrolled since: the card hangs on the grid, the pointer on the window.
          const dx = point.x - from.x - (now.left - origin.left);
          const dy = point.y - from.y - (now.top - origin.top);
          cell.style.transform = `translate(${dx}px, ${dy}px)`;
          const { layout } = latest.current.board;
          const target = targetAt(geometry, layout, id, {
            pointerY: point.y - now.top,
            cardLeft: card.left - origin.left + dx,
          });
          const nextKey = `${target.row} ${target.index} ${target.isNewRow}`;
          const held = latest.current.gesture;
          if (nextKey === key || !held) return;
          key = nextKey;
          const next = moveInView(layout, geometry.columns, id, target);
          if (sameLayout(next, held.layout)) return;
          show({ ...held, layout: next });
          say('moved', id, next);
        },
        end: () => {
          const layout = latest.current.gesture?.layout ?? latest.current.board.layout;
          commit(layout, 'move');
          cell.style.transform = '';
          refocus.current = `[data-handle="${CSS.escape(id)}"]`;
          say('dropped', id, layout);
        },
        cancel: () => {
          show(null);
          cell.style.transform = '';
          sayOf('cancelled', id);
        },
      });
    };

    const pressGrip: CellActions['pressGrip'] = (id, event) => {
      const root = grid.current;
      const cell = root?.querySelector<HTMLElement>(`[data-widget="${CSS.escape(id)}"]`);
      const grip = event.currentTarget;
      if (!root || !cell) return;
      let step = 1;
      let left = 0;
      let from: Point;
      followPointer(id, event, {
        start: (point) => {
          from = point;
          const { layout } = latest.current.board;
          step = measure(root, layout).step;
          left = cell.getBoundingClientRect().left;
          show({ kind: 'resize', id, layout });
        },
        move: (point) => {
          const { layout } = latest.current.board;
          const held = latest.current.gesture;
          const wished = capWidth(Math.max(1, Math.round((point.x - left) / step)), widthsOf(id));
          const item = held?.layout.find(({ i }) => i === id);
          if (held && item && item.w !== wished) {
            const next = resize(layout, id, wished, widthsOf);
            show({ ...held, layout: next });
            sayWidth(id, next);
          }
          const start = layout.find(({ i }) => i === id)?.w ?? 1;
          // The grip stays under the pointer while the edge snaps to columns.
          grip.style.translate = `${point.x - from.x - (wished - start) * step}px -50%`;
        },
        end: () => {
          grip.style.translate = '';
          commit(latest.current.gesture?.layout ?? latest.current.board.layout, 'resize');
        },
        cancel: () => {
          grip.style.translate = '';
          show(null);
          sayOf('cancelled', id);
        },
      });
    };

    const resizeTo = (id: string, width: number) => {
      const held = latest.current.gesture;
      const layout = held?.layout ?? latest.current.board.layout;
      const next = resize(layout, id, width, widthsOf);
      if (sameLayout(next, layout)) return sayOf('edge', id);
      if (held) show({ ...held, layout: next });
      else commit(next, 'resize');
      return sayWidth(id, next);
    };
    const stepWidthOf: CellActions['stepWidth'] = (id, direction) => {
      const layout = latest.current.gesture?.layout ?? latest.current.board.layout;
      const item = layout.find(({ i }) => i === id);
      if (item) resizeTo(id, stepWidth(item.w, direction, widthsOf(id)));
    };

    const handleKey = (id: string, event: KeyboardEvent<HTMLElement>) => {
      const held = latest.current.gesture;
      const direction = DIRECTIONS[event.key];
      const isSpace = event.key === ' ' || event.key === 'Enter';
      if (held?.kind === 'drag' || (!direction && !isSpace && !(held && event.key === 'Escape'))) return;
      if (direction && !held && !event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      // A key that is held down says what it has to say once, unless it walks.
      if (isSpace && event.repeat) return;
      if (event.key === 'Escape') {
        show(null);
        sayOf('cancelled', id);
      } else if (isSpace && held) {
        commit(held.layout, 'move');
        refocus.current = `[data-handle="${CSS.escape(id)}"]`;
        say('dropped', id, held.layout);
      } else if (isSpace) {
        const { layout } = latest.current.board;
        show({ kind: 'lift', id, layout });
        say('lifted', id, layout);
      } else if (event.shiftKey) {
        stepWidthOf(id, direction === 'right' || direction === 'up' ? 1 : -1);
      } else if (held && direction) {
        const next = stepped(held.layout, id, direction);
        if (!next) return sayOf('edge', id);
        show({ ...held, layout: next });
        say('moved', id, next);
      }
    };

    return {
      pressHandle,
      pressGrip,
      handleKey,
      // A lifted widget that loses the focus can no longer be dropped.
      leaveHandle: (id) => {
        if (latest.current.gesture?.kind !== 'lift') return;
        show(null);
        sayOf('cancelled', id);
      },
      move: (id, direction) => {
        const next = stepped(latest.current.board.layout, id, direction);
        if (!next) return sayOf('edge', id);
        commit(next, 'move');
        return say('moved', id, next);
      },
      resize: resizeTo,
      stepWidth: stepWidthOf,
      remove: (id) => {
        const { layout } = latest.current.board;
        const at = layout.findIndex(({ i }) => i === id);
        const next = remove(layout, id);
        const neighbour = next[Math.min(at, next.length - 1)]?.i;
        commit(next, 'remove');
        // The button that had the focus is gone: the next widget's handle takes it, or the place to add one.
        refocus.current = neighbour ? `[data-handle="${CSS.escape(neighbour)}"]` : '[data-add-place]';
        sayOf('removed', id);
      },
    };
  }, [grid]);

  return { shown, gesture, actions, onCommit };
}
