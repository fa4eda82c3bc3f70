import { useRef, type RefObject } from 'react';
import { submitsAlone } from '../layer-container.js';
import { restoreLostFocus } from '../../foundations/focus-heading.js';

const FIELDS =
  'input:not([type="hidden"]):not(:disabled), select:not(:disabled), textarea:not(:disabled), [contenteditable="true"], button[role="combobox"]:not(:disabled)';

/**
 * Properties of a modal layer: they manage the focus when a modal layer opens and closes. On open it goes to `initialFocus`, else to the first field,
 * else to the layer itself, so that its title is read first. On close it returns to the element that had it; if that
 * was a menu item, which is gone by then, to the menu's button; if that is gone too, or nothing had the focus, to the
 * page heading. A host that moves the focus elsewhere prevents the event in `onClose`. A form in the layer submits only
 * itself.
 */
export function useLayerProps(
  initialFocus?: RefObject<HTMLElement | null>,
  onClose?: (event: Event) => void,
) {
  const opener = useRef<HTMLElement | null>(null);
  return {
    ...submitsAlone,
    onOpenAutoFocus(event: Event) {
      const before = document.activeElement;
      const menu = before?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
      const own = before instanceof HTMLElement && before !== document.body ? before : null;
      opener.current = menu ? document.getElementById(menu) : own;
      const layer = event.currentTarget as HTMLElement;
      const target = initialFocus?.current ?? layer.querySelector<HTMLElement>(FIELDS) ?? layer;
      event.preventDefault();
      target.focus({ preventScroll: true });
    },
    onCloseAutoFocus(event: Event) {
      onClose?.(event);
      if (event.defaultPrevented) return;
      if (!opener.current) {
        // Opened without a focused element, or by a button that a click does not focus: Radix restores focus first.
        queueMicrotask(restoreLostFocus);
        return;
      }
      event.preventDefault();
      if (opener.current.isConnected) opener.current.focus();
      else restoreLostFocus();
    },
  };
}
