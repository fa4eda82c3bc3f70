import { useEffect, useRef, type FocusEvent } from 'react';

/** Where the focus is: the element that has it or stands for it, and what is needed to find its successor. */
interface Place {
  element: Element;
}

/**
 * Finds a successor for the focus when the element that has it is removed. Returns the handlers for the element around
 * it, and the place of the focus.
 * @param placeOf returns the place of a focused element; null if nothing takes its focus over
 * @param restore focuses the successor; not called if the focus has been set elsewhere
 */
export function useLostFocus<P extends Place>(
  placeOf: (target: Element) => P | null,
  restore: (place: P) => void,
) {
  const focused = useRef<P | null>(null);
  useEffect(() => {
    const place = focused.current;
    if (!place || place.element.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) restore(place);
  });
  const handlers = {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = placeOf(target);
    },
    onBlur: () => {
      focused.current = null;
    },
  };
  return [handlers, focused] as const;
}
