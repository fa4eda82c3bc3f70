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
  /** Id of the element with `instructions`, by which handles are described. */
  instructionsId: string;
  /** How to drag by keyboard; read with each handle. */
  instructions: string;
  /**
   * When a finger drags. `move`: as soon as it moves, for handles with `touch-action: none`. `hold`: after a long press,
   * for what lies in the way of a scroll.
   */
  touch?: 'move' | 'hold';
  /** The items that are dragged, and their container. */
  children: ReactNode;
}

/** px before a press becomes a drag: a click stays a click. */
const MOVE: PointerActivationConstraint = { distance: 4 };
/** ms that a finger rests, and px that it may tremble meanwhile. */
const LONG_PRESS: PointerActivationConstraint = { delay: 250, tolerance: 8 };
const AUTO_SCROLL = {
  threshold: { x: SCROLL_EDGE, y: SCROLL_EDGE },
  acceleration: 12,
  layoutShiftCompensation: false,
} satisfies AutoScrollOptions;

/**
 * A context of the drag library with the sensors of Atrium: mouse and pen, fingers, keyboard. What is dragged decides in
 * its session (`begin`) where it would land; the place is announced in the words of the session.
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
      // The owner of the list moves it: what was dragged may be another element by then.
      restoreFocus: false,
      // Not where a list or a grid would have to hold it.
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

/** The position was determined when the pointer or the key moved: the context reads it, nothing is measured again. */
const collisionsOf =
  (activeDrag: ActiveDrag): CollisionDetection =>
  () =>
    activeDrag.session && activeDrag.position
      ? [{ id: activeDrag.position.over, data: { position: activeDrag.position.key } }]
      : [];

/** The moments at which the library announces, in our words and through our live region. */
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
