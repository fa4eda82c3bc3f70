import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * A function that stays the same and calls the last one given, for listeners and effects: what React has as `useEffectEvent`
 * from 19.2 on, for hosts with 19.0 too. Not to be called while rendering.
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
