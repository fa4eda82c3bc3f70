import { useState, type KeyboardEvent, type PointerEvent, type TouchEvent } from 'react';

/** The events that start a drag. */
export type PressEvent = PointerEvent<HTMLElement> | TouchEvent<HTMLElement> | KeyboardEvent<HTMLElement>;

/** Passes an event of a handle to the drag area; `node` is the dragged element. */
type Press = (id: string, event: PressEvent, node: HTMLElement) => void;

/** The function that starts each handle's drag, by its id. */
export type RemoteHandles = Map<string, (event: PressEvent, node: HTMLElement) => void>;

/**
 * Handles rendered outside of a `DragArea`, for content that must not remount or re-render when the area mounts and
 * unmounts. The area contains a `RemoteHandle` for each item, which renders nothing.
 */
export function useRemoteHandles(): { handles: RemoteHandles; press: Press } {
  const [remote] = useState(() => {
    const handles: RemoteHandles = new Map();
    return {
      handles,
      press: (id: string, event: PressEvent, node: HTMLElement) => handles.get(id)?.(event, node),
    };
  });
  return remote;
}
