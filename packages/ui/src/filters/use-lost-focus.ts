import { useEffect, useRef, type FocusEvent } from 'react';

/** The position of the focus: the element that has it or stands for it, and what is needed to find its successor. */
interface FocusPosition {
  element: Element;
}

/**
 * Finds a successor for the focus when the element that has it is removed. Returns the handlers for the element around
 * it, and the position of the focus.
 * @param positionOf returns the position of a focused element; null if nothing takes its focus over
 * @param restore focuses the successor; not called if the focus has been set elsewhere
 */
export function useLostFocus<P extends FocusPosition>(
  positionOf: (target: Element) => P | null,
  restore: (position: P) => void,
) {
  const focused = useRef<P | null>(null);
  useEffect(() => {
    const position = focused.current;
    if (!position || position.element.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) restore(position);
  });
  const handlers = {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = positionOf(target);
    },
    onBlur: () => {
      focused.current = null;
    },
  };
  return [handlers, focused] as const;
}
