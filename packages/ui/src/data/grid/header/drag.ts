/** px before a press becomes a drag: a click stays a click. */
const THRESHOLD = 4;

export interface Drag {
  /** The pointer has moved; px since the press. */
  move: (delta: number, event: PointerEvent) => void;
  /** The pointer was released, or the drag was given up (Escape, a cancelled touch). */
  end: (cancelled: boolean) => void;
}

/** Follows the pointer from a press until its release, wherever it goes; Escape gives up. */
export function startDrag(start: { clientX: number; pointerId: number }, drag: Drag): void {
  let moving = false;
  const events = new AbortController();
  const options = { signal: events.signal, capture: true };
  const end = (cancelled: boolean) => {
    events.abort();
    if (!moving) return;
    drag.end(cancelled);
    // The click that follows the release of a drag is not one.
    const swallow = new AbortController();
    addEventListener('click', (event) => event.stopPropagation(), { capture: true, signal: swallow.signal });
    setTimeout(() => swallow.abort());
  };
  addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== start.pointerId) return;
      const delta = event.clientX - start.clientX;
      moving ||= Math.abs(delta) >= THRESHOLD;
      if (moving) drag.move(delta, event);
    },
    options,
  );
  addEventListener('pointerup', () => end(false), options);
  addEventListener('pointercancel', () => end(true), options);
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      end(true);
    },
    options,
  );
}
