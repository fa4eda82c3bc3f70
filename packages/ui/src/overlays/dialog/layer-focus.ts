import { useRef, type RefObject } from 'react';

const FIELDS =
  'input:not([type="hidden"]):not(:disabled), select:not(:disabled), textarea:not(:disabled), [contenteditable="true"]';

/**
 * Where focus goes when a modal layer opens and closes. It opens on `initialFocus`, else on the first field, else on the
 * layer itself, so that its title is read first. It closes on what had focus before; if that was an item of a menu, which
 * is gone by then, on the button of that menu; and where that is gone too, or the layer came by itself, on the heading of
 * the page. A host that puts it elsewhere prevents the event in `onClose`.
 */
export function useLayerFocus(
  initialFocus?: RefObject<HTMLElement | null>,
  onClose?: (event: Event) => void,
) {
  const opener = useRef<HTMLElement | null>(null);
  return {
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
        // It came by itself, or from a button that a press does not focus: what Radix knows of it goes first.
        queueMicrotask(focusHeading);
        return;
      }
      event.preventDefault();
      if (opener.current.isConnected) opener.current.focus();
      else focusHeading();
    },
  };
}

/** Puts a focus that was lost on the heading of the page. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  // Somebody else may have seen to it.
  if (!heading || document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
