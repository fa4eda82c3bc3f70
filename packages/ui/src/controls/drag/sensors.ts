import {
  KeyboardSensor,
  PointerSensor,
  TouchSensor,
  type Activators,
  type PointerActivationConstraint,
  type SensorInstance,
  type SensorProps,
} from '@dnd-kit/core';
import type * as React from 'react';
import { flushSync } from 'react-dom';
import { announce } from '../../feedback/announcer/index.js';
import { edgesOf } from './edges.js';
import type { ActiveDrag, Point } from './active-drag.js';

interface ActiveDragOptions {
  activeDrag: ActiveDrag;
  activationConstraint?: PointerActivationConstraint;
}

/**
 * Wraps the callbacks of a pointer or touch sensor. The session gets every move and updates styles itself; the dnd
 * context, which re-renders on every move it receives, only gets those that change the drop position or are near a
 * scrolling edge.
 */
function followed(
  props: SensorProps<ActiveDragOptions>,
  cancel: (event: Event) => void,
): SensorProps<ActiveDragOptions> {
  const { activeDrag } = props.options;
  const listeners = new AbortController();
  const edges = edgesOf(() => props.context.current.scrollableAncestors);
  let last: Point | null = null;
  const move = (point: Point, hasScrolled: boolean) => {
    last = point;
    const position = activeDrag.session?.moveTo?.(point, hasScrolled) ?? activeDrag.position;
    const isElsewhere = position?.key !== activeDrag.position?.key;
    activeDrag.position = position;
    if (edges.concern(point) || isElsewhere) props.onMove(point);
  };
  return {
    ...props,
    onStart: (point) => {
      activeDrag.from = point;
      // Synchronously: a release in the same task must find a drag to end.
      flushSync(() => props.onStart(point));
      takeEscape(cancel, listeners.signal);
      addEventListener('scroll', () => last && move(last, true), {
        capture: true,
        passive: true,
        signal: listeners.signal,
      });
    },
    onMove: (point) => move(point, false),
    onEnd: () => {
      listeners.abort();
      props.onEnd();
    },
    onCancel: () => {
      listeners.abort();
      props.onCancel();
    },
  };
}

/** Escape cancels the drag before a dialog or list around it sees the key; dnd-kit has no public API to cancel. */
function takeEscape(cancel: (event: Event) => void, signal: AbortSignal): void {
  const take = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    cancel(event);
  };
  addEventListener('keydown', take, { capture: true, signal });
}

/** Mouse and pen: the library's pointer sensor. Touch uses the touch sensor, which can wait for a long press. */
export class MouseDrag implements SensorInstance {
  static activators: Activators<ActiveDragOptions> = [
    {
      eventName: 'onPointerDown',
      handler: ({ nativeEvent: event }: React.PointerEvent) =>
        event.isPrimary && event.button === 0 && event.pointerType !== 'touch',
    },
  ];
  autoScrollEnabled = true;
  constructor(props: SensorProps<ActiveDragOptions>) {
    const sensor: PointerSensor = new PointerSensor(
      followed(props, (event) => sensor['handleCancel'](event)),
    );
  }
}

export class TouchDrag implements SensorInstance {
  static activators: Activators<ActiveDragOptions> = [
    { eventName: 'onTouchStart', handler: ({ touches }: React.TouchEvent) => touches.length === 1 },
  ];
  static setup: typeof TouchSensor.setup = TouchSensor.setup;
  autoScrollEnabled = true;
  constructor(props: SensorProps<ActiveDragOptions>) {
    const sensor: TouchSensor = new TouchSensor(followed(props, (event) => sensor['handleCancel'](event)));
  }
}

/**
 * Keyboard drag: Space or Enter lift and drop; Escape or losing the focus cancels. Keys move between drop positions,
 * where the library by itself would move by 25 px.
 */
export class KeyDrag implements SensorInstance {
  static activators: Activators<ActiveDragOptions> = KeyboardSensor.activators.map(
    ({ eventName, handler }) => ({
      eventName,
      handler: (event: React.KeyboardEvent, _options, context) => handler(event, {}, context),
    }),
  );
  autoScrollEnabled = false;
  constructor(props: SensorProps<ActiveDragOptions>) {
    const { activeDrag } = props.options;
    const leaving = new AbortController();
    let steps = 0;
    const sensor = new KeyboardSensor({
      ...props,
      options: {
        keyboardCodes: { start: [], cancel: ['Escape'], end: ['Space', 'Enter'] },
        coordinateGetter: (event) => {
          const position = activeDrag.session?.step?.(event);
          if (position === undefined) return;
          event.preventDefault();
          if (!position) {
            const words = activeDrag.session?.words('edge');
            if (words) announce(words);
            return;
          }
          activeDrag.position = position;
          steps += 1;
          // The context reads the drop position whenever the coordinates change.
          props.onMove({ x: steps, y: 0 });
        },
      },
      onStart: (point) => {
        activeDrag.from = null;
        flushSync(() => props.onStart(point));
      },
      onEnd: () => {
        leaving.abort();
        props.onEnd();
      },
      onCancel: () => {
        leaving.abort();
        props.onCancel();
      },
    });
    // The library adds its key listener after a timer and would miss keys pressed at once: listen now, once per event.
    const handle = sensor['handleKeyDown'];
    const heard = new WeakSet<Event>([props.event]);
    const hear = (event: Event) => {
      if (leaving.signal.aborted || heard.has(event)) return;
      heard.add(event);
      handle(event);
    };
    sensor['handleKeyDown'] = hear;
    document.addEventListener('keydown', hear, { signal: leaving.signal });
    const cancel = (event: Event) => sensor['handleCancel'](event);
    takeEscape(cancel, leaving.signal);
    // A handle that lost the focus cannot drop any more.
    props.event.target?.addEventListener('blur', cancel, { signal: leaving.signal });
  }
}
