import { useEffect, useRef } from 'react';
import { focusControl } from '../../../controls/error-summary/internal.js';

/** How long the code of a step may take to come. */
const PATIENCE_MS = 5000;

/** Moves the focus to a control that may have to come first: with its step, whose code is fetched when it is shown. */
export function useFieldFocus(): (controlId: string) => void {
  const waiting = useRef<MutationObserver | null>(null);
  useEffect(() => () => waiting.current?.disconnect(), []);
  return (controlId) => {
    waiting.current?.disconnect();
    // After the new step has taken the focus on its heading.
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
