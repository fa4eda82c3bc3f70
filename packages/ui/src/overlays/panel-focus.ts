import { useEffect, useRef } from 'react';
import { useLatest } from '../foundations/use-latest.js';
import { restoreLostFocus } from '../foundations/focus-heading.js';

/**
 * Manages the focus of a side panel, which is not modal: its heading takes the focus on opening, and Esc inside closes
 * it. On closing, the focus returns to the element that had it, else to the page heading; a user who has moved on
 * keeps it.
 */
export function usePanelFocus(onClose: () => void) {
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    heading.current?.focus({ preventScroll: true });
    return () => {
      // The closed panel is gone by now, and with it the focus if it was there.
      if (document.activeElement !== document.body) return;
      if (before instanceof HTMLElement && before !== document.body && before.isConnected) before.focus();
      else restoreLostFocus();
    };
  }, []);
  const close = useLatest(onClose);
  useEffect(() => {
    const node = panel.current;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    node?.addEventListener('keydown', onKey);
    return () => node?.removeEventListener('keydown', onKey);
  }, [close]);
  return { panel, heading };
}
