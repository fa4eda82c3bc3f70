import { useEffect, useReducer } from 'react';

/** Re-renders the component at this interval, in milliseconds, so that relative times stay correct. */
export function useTicking(interval: number): void {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(tick, interval);
    return () => clearInterval(timer);
  }, [interval]);
}
