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
  const ours = (event: PointerEvent) => event.pointerId === start.pointerId;
  const end = (cancelled: boolean) => {
    events.abort();
    if (moving) drag.end(cancelled);
  };
  addEventListener(
    'pointermove',
    (event) => {
      if (!ours(event)) return;
      const delta = event.clientX - start.clientX;
      moving ||= Math.abs(delta) >= THRESHOLD;
      if (moving) drag.move(delta, event);
    },
    options,
  );
  addEventListener(
    'pointerup',
    (event) => {
      if (!ours(event)) return;
      end(false);
      if (moving) swallowClick();
    },
    options,
  );
  addEventListener('pointercancel', (event) => ours(event) && end(true), options);
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      end(true);
      // The button is still down: its release is no click either.
      if (moving) addEventListener('pointerup', swallowClick, { capture: true, once: true });
    },
    options,
  );
}

/** The click that follows the release of a drag is not one. */
function swallowClick(): void {
  const swallow = new AbortController();
  addEventListener('click', (event) => event.stopPropagation(), { capture: true, signal: swallow.signal });
  setTimeout(() => swallow.abort());
}
