import { useDraggable } from '@dnd-kit/core';
import { useLayoutEffect, useState, type KeyboardEvent, type PointerEvent, type TouchEvent } from 'react';

/** What starts a drag. */
export type PressEvent = PointerEvent<HTMLElement> | TouchEvent<HTMLElement> | KeyboardEvent<HTMLElement>;

/** Hands an event of a handle to the area; `node` is what is dragged. */
type Press = (id: string, event: PressEvent, node: HTMLElement) => void;

type Listeners = Map<string, (event: PressEvent, node: HTMLElement) => void>;

/**
 * Handles that are drawn outside of a `DragArea`, by what must not be mounted anew, or drawn again, when the area comes
 * and goes. Inside it stands a `RemoteHandle` for each thing, which draws nothing.
 */
export function useRemoteHandles(): { handles: Listeners; press: Press } {
  const [remote] = useState(() => {
    const handles: Listeners = new Map();
    return {
      handles,
      press: (id: string, event: PressEvent, node: HTMLElement) => handles.get(id)?.(event, node),
    };
  });
  return remote;
}

const NAMES: Readonly<Record<string, string>> = {
  pointerdown: 'onPointerDown',
  touchstart: 'onTouchStart',
  keydown: 'onKeyDown',
};

export function RemoteHandle({ id, handles }: { id: string; handles: Listeners }) {
  const { listeners, setNodeRef, setActivatorNodeRef } = useDraggable({ id });
  useLayoutEffect(() => {
    handles.set(id, (event, node) => {
      setNodeRef(node);
      setActivatorNodeRef(event.currentTarget);
      listeners?.[NAMES[event.type] ?? '']?.(event);
    });
    return () => {
      handles.delete(id);
    };
  }, [id, handles, listeners, setNodeRef, setActivatorNodeRef]);
  return null;
}
