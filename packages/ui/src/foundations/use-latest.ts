import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * Returns a stable function that calls the latest callback, for listeners and effects: like React's `useEffectEvent`
 * (from 19.2 on), also for hosts with 19.0. Must not be called during rendering.
 */
export function useLatest<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args) => latest.current(...args), []);
}
