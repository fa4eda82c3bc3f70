import { useEffect, useState } from 'react';

/** Milliseconds after which the start of an unused page is over, even if something is still loading. */
const LONGEST = 20_000;
/** First input events of a user on a page. */
const USES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Browsers also send a pointermove when the page appears under a resting pointer. */
const isStill = (event: Event): boolean =>
  event.type === 'pointermove' &&
  (event as PointerEvent).movementX === 0 &&
  (event as PointerEvent).movementY === 0;

let isPast = Promise.resolve();
let end = () => {};

/**
 * Marks the start of the page: code that is not needed yet (menus, dialogs, toasts) waits, and leaves network and CPU
 * to what is visible first. The start ends by `endStart`, with the first user input, or after a timeout; the
 * performance mark `start-over` records it.
 */
export function beginStart(): void {
  end();
  isPast = new Promise((resolve) => {
    const over = () => {
      end = () => {};
      performance.mark('start-over');
      clearTimeout(timer);
      for (const use of USES) window.removeEventListener(use, onUse, true);
      resolve();
    };
    const onUse = (event: Event) => {
      if (!isStill(event)) over();
    };
    const timer = setTimeout(over, LONGEST);
    for (const use of USES) window.addEventListener(use, onUse, { capture: true, passive: true });
    end = over;
  });
}

/** Ends the page start, once the first page has loaded its data. */
export function endStart(): void {
  end();
}

/** Returns a promise that resolves once the page start is over; at once if no host called `beginStart`. */
export const afterStart = (): Promise<void> => isPast;

/** Returns whether the page start is over. */
export function useIsStarted(): boolean {
  const [isStarted, setStarted] = useState(false);
  useEffect(() => {
    let isShown = true;
    void isPast.then(() => isShown && setStarted(true));
    return () => {
      isShown = false;
    };
  }, []);
  return isStarted;
}
