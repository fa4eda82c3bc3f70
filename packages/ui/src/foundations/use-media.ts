import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds; `first` until the browser has answered, as on the server. */
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
