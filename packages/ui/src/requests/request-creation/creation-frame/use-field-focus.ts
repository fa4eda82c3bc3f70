import { useEffect, useRef } from 'react';
import { focusControl } from '../../../controls/error-summary/internal.js';

/** How long to wait for the code of a step, in ms. */
const PATIENCE_MS = 5000;

/** Returns a function that focuses a control by id; it waits for the control if its step's code is still loading. */
export function useFieldFocus(): (controlId: string) => void {
  const waiting = useRef<MutationObserver | null>(null);
  useEffect(() => () => waiting.current?.disconnect(), []);
  return (controlId) => {
    waiting.current?.disconnect();
    // After the effect that focuses the heading of the new step.
    requestAnimationFrame(() => {
      if (focusControl(controlId)) return;
      const observer = new MutationObserver(() => {
        if (focusControl(controlId)) observer.disconnect();
      });
      waiting.current = observer;
      observer.observe(document.body, { childList: true, subtree: true });
      setTimeout(() => observer.disconnect(), PATIENCE_MS);
    });
  };
}
