import {
  DndContext,
  useSensor,
  useSensors,
  type Announcements,
  type AutoScrollOptions,
  type CollisionDetection,
  type PointerActivationConstraint,
} from '@dnd-kit/core';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { announce, useAnnounce } from '../../feedback/announcer/index.js';
import { SCROLL_EDGE } from './edges.js';
import { ActiveDrag, type BeginDrag, type DragMoment } from './active-drag.js';
import { KeyDrag, MouseDrag, TouchDrag } from './sensors.js';

interface DragAreaProps {
  begin: BeginDrag;
  /** Id of the element with `instructions`, which describes the handles. */
  instructionsId: string;
  /** How to drag by keyboard; read out with each handle. */
  instructions: string;
  /**
   * When touch starts a drag. `move`: as soon as the finger moves, for handles with `touch-action: none`. `hold`: after
   * a long press, for items inside a scrolling area.
   */
  touch?: 'move' | 'hold';
  /** The draggable items and their container. */
  children: ReactNode;
}

/** Movement in px before a press becomes a drag, so that a click stays a click. */
const MOVE: PointerActivationConstraint = { distance: 4 };
/** Duration of a long press in ms, and the movement in px allowed meanwhile. */
const LONG_PRESS: PointerActivationConstraint = { delay: 250, tolerance: 8 };
const AUTO_SCROLL = {
  threshold: { x: SCROLL_EDGE, y: SCROLL_EDGE },
  acceleration: 12,
  layoutShiftCompensation: false,
} satisfies AutoScrollOptions;

/**
 * A dnd-kit context with Atrium's sensors: mouse and pen, touch, keyboard. The session returned by `begin` determines
 * the drop position and provides the announcements.
 */
export function DragArea({ begin, instructions, instructionsId, touch = 'move', children }: DragAreaProps) {
  useAnnounce();
  const [activeDrag] = useState(() => new ActiveDrag());
  const latest = useRef(begin);
  useLayoutEffect(() => {
    latest.current = begin;
  }, [begin]);
  useEffect(() => () => activeDrag.giveUp(), [activeDrag]);
  const mouse = useMemo(() => ({ activeDrag, activationConstraint: MOVE }), [activeDrag]);
  const finger = useMemo(
    () => ({ activeDrag, activationConstraint: touch === 'hold' ? LONG_PRESS : MOVE }),
    [activeDrag, touch],
  );
  const sensors = useSensors(
    useSensor(MouseDrag, mouse),
    useSensor(TouchDrag, finger),
    useSensor(KeyDrag, mouse),
  );
  const [{ collisions, announcements, autoScroll }] = useState(() => ({
    collisions: collisionsOf(activeDrag),
    announcements: announcementsOf(activeDrag),
    autoScroll: { ...AUTO_SCROLL, canScroll: () => activeDrag.session?.scrolls !== false },
  }));
  const accessibility = useMemo(
    () => ({
      announcements,
      screenReaderInstructions: { draggable: instructions },
      // The list's component moves the focus: the dragged item may be a different element by then.
      restoreFocus: false,
      // In the body, because a list or grid may not contain these helper elements.
      ...(typeof document !== 'undefined' && { container: document.body }),
    }),
    [announcements, instructions],
  );
  return (
    <DndContext
      id={instructionsId}
      sensors={sensors}
      collisionDetection={collisions}
      autoScroll={autoScroll}
      accessibility={accessibility}
      onDragStart={({ active }) => activeDrag.begin(latest.current(String(active.id), activeDrag.from))}
      onDragEnd={() => activeDrag.session?.end()}
      onDragCancel={() => activeDrag.session?.cancel()}
    >
      {children}
    </DndContext>
  );
}

/** The drop position was determined when the pointer or key moved; the context reads it without measuring again. */
const collisionsOf =
  (activeDrag: ActiveDrag): CollisionDetection =>
  () =>
    activeDrag.session && activeDrag.position
      ? [{ id: activeDrag.position.over, data: { position: activeDrag.position.key } }]
      : [];

/** Announces through our own live region, with the session's texts. */
function announcementsOf(activeDrag: ActiveDrag): Announcements {
  let said: string | undefined;
  const say = (moment: DragMoment) => {
    const words = activeDrag.session?.words(moment);
    if (words) announce(words);
    return undefined;
  };
  const finish = (moment: DragMoment) => {
    say(moment);
    activeDrag.session = null;
    return undefined;
  };
  return {
    onDragStart: () => {
      said = activeDrag.position?.key;
      return say('lifted');
    },
    onDragMove: () => {
      if (!activeDrag.position || said === activeDrag.position.key) return undefined;
      said = activeDrag.position.key;
      return say('moved');
    },
    onDragOver: () => undefined,
    onDragEnd: () => finish('dropped'),
    onDragCancel: () => finish('cancelled'),
  };
}
