import { useState, type KeyboardEvent, type PointerEvent, type TouchEvent } from 'react';

/** What starts a drag. */
export type PressEvent = PointerEvent<HTMLElement> | TouchEvent<HTMLElement> | KeyboardEvent<HTMLElement>;

/** Hands an event of a handle to the area; `node` is what is dragged. */
type Press = (id: string, event: PressEvent, node: HTMLElement) => void;

/** How each handle starts its drag, by its id. */
export type RemoteHandles = Map<string, (event: PressEvent, node: HTMLElement) => void>;

/**
 * Handles that are drawn outside of a `DragArea`, by what must not be mounted anew, or drawn again, when the area comes
 * and goes. Inside it stands a `RemoteHandle` for each thing, which draws nothing.
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
