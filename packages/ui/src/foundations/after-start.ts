import { useEffect, useState } from 'react';

/** Milliseconds after which a page that nobody uses is past its start, whatever it still waits for. Any use ends it at once. */
const LONGEST = 20_000;
/** What people do first with a page. */
const USES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Browsers send a move also where the page appears under a pointer that rests. */
const isStill = (event: Event): boolean =>
  event.type === 'pointermove' &&
  (event as PointerEvent).movementX === 0 &&
  (event as PointerEvent).movementY === 0;

let isPast = Promise.resolve();
let end = () => {};

/**
 * A host says that its page starts: code that nobody has asked for yet (menus, dialogs, toasts) waits, and leaves the network
 * and the processor to what is seen first. It ends by `endStart`, with the first use of the page, or by itself; measurements
 * find that moment as the performance mark `start-over`.
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

/** The first page has what it asked for. */
export function endStart(): void {
  end();
}

/** Kept once the page is past its start; at once where no host said that it starts. */
export const afterStart = (): Promise<void> => isPast;

/** Whether the page is past its start. */
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
