import { useEffect, useState } from 'react';

/** Runs steps of a work in the idle time of the page until one says that it is done; a new work replaces the last. */
export function useIdleWork(): (step: () => boolean) => void {
  const [idle] = useState(() => new IdleWork());
  useEffect(() => idle.stop, [idle]);
  return idle.start;
}

/** ms of idle time that must be left to begin one more step. */
const LEAST = 4;

class IdleWork {
  #handle = 0;

  start = (step: () => boolean): void => {
    // Without idle callbacks (Safari) the work is done when it is needed.
    if (typeof requestIdleCallback !== 'function') return;
    this.stop();
    const run = (deadline: IdleDeadline) => {
      while (deadline.timeRemaining() > LEAST) if (step()) return;
      this.#handle = requestIdleCallback(run);
    };
    this.#handle = requestIdleCallback(run);
  };

  stop = (): void => {
    if (this.#handle !== 0) cancelIdleCallback(this.#handle);
    this.#handle = 0;
  };
}
