import { useEffect, useReducer } from 'react';

/** Draws the component anew at this interval, in milliseconds, so that what it says of the present stays true. */
export function useTicking(interval: number): void {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(tick, interval);
    return () => clearInterval(timer);
  }, [interval]);
}
