import { useDraggable } from '@dnd-kit/core';
import { useLayoutEffect } from 'react';
import type { RemoteHandles } from './use-remote-handles.js';

const NAMES: Readonly<Record<string, string>> = {
  pointerdown: 'onPointerDown',
  touchstart: 'onTouchStart',
  keydown: 'onKeyDown',
};

/** Placeholder in a `DragArea` for a handle rendered outside of it (see `useRemoteHandles`); renders nothing. */
export function RemoteHandle({ id, handles }: { id: string; handles: RemoteHandles }) {
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
