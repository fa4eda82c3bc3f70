import { useEffect, useState } from 'react';

/** Returns a function that runs steps of work in idle time until one returns true; new work replaces the previous. */
export function useIdleWork(): (step: () => boolean) => void {
  const [idle] = useState(() => new IdleWork());
  useEffect(() => idle.stop, [idle]);
  return idle.start;
}

/** Minimum idle time in ms to start another step. */
const LEAST = 4;

class IdleWork {
  #handle = 0;

  start = (step: () => boolean): void => {
    // Without idle callbacks (Safari) the work is done on demand.
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
