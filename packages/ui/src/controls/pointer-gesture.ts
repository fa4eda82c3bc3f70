import { PointerSensor } from '@dnd-kit/core';
import type { PointerEvent } from 'react';

export interface Point {
  x: number;
  y: number;
}

export interface PointerGesture {
  start: (from: Point) => void;
  /** Also called when the page scrolls under a pointer that rests. */
  move: (to: Point) => void;
  end: () => void;
  /** Escape, a cancelled touch, a hidden page, a resized window. */
  cancel: () => void;
}

/** px near the edges of the window in which a drag scrolls the page, and the most px it scrolls a frame. */
const EDGE = 64;
const SPEED = 14;

/**
 * Follows a press of mouse, pen or finger until it ends, by the drag library's sensor alone: its provider would redraw
 * every widget at each step. The page scrolls when the pointer nears the top or the bottom.
 */
export function followPointer(id: string, event: PointerEvent<HTMLElement>, gesture: PointerGesture): void {
  if (event.button !== 0 || !event.isPrimary) return;
  let last: Point = { x: event.clientX, y: event.clientY };
  let frame = 0;
  const listeners = new AbortController();
  const scroll = () => {
    const speed = last.y < EDGE ? (last.y - EDGE) / EDGE : Math.max(0, (last.y - innerHeight + EDGE) / EDGE);
    if (speed !== 0) scrollBy(0, Math.round(Math.max(-1, Math.min(1, speed)) * SPEED));
    frame = requestAnimationFrame(scroll);
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    listeners.abort();
  };
  let isStarted = false;
  const finish = (how: 'end' | 'cancel') => {
    stop();
    if (isStarted) gesture[how]();
  };
  // eslint-disable-next-line no-new -- the sensor listens by itself until the press ends
  new PointerSensor({
    active: id,
    activeNode: undefined as never,
    context: undefined as never,
    event: event.nativeEvent,
    options: { activationConstraint: { distance: 4 } },
    onAbort: stop,
    onPending: () => undefined,
    onStart: (from) => {
      isStarted = true;
      gesture.start(from);
      addEventListener('scroll', () => gesture.move(last), {
        capture: true,
        passive: true,
        signal: listeners.signal,
      });
      frame = requestAnimationFrame(scroll);
    },
    onMove: (to) => {
      last = to;
      gesture.move(to);
    },
    onEnd: () => finish('end'),
    onCancel: () => finish('cancel'),
  });
}
