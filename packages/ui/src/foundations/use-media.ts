import { useCallback, useSyncExternalStore } from 'react';

/** Returns whether a media query matches; `first` on the server and during hydration. */
export function useMedia(query: string, first: boolean): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => first,
  );
}
