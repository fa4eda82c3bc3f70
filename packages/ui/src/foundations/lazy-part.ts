import { useEffect, useSyncExternalStore } from 'react';

/** Code that is fetched when it is wanted: a component, or a module of them. */
export interface LazyPart<T> {
  /** Starts fetching, once; call it when someone comes near. A failure is for whoever draws the part. */
  preload: () => void;
  subscribe: (listener: () => void) => () => void;
  snapshot: () => Loaded<T> | null;
}

type Loaded<T> = { part: T } | { error: unknown };

/** Keep it outside components: it fetches once for the whole page. */
export function lazyPart<T>(load: () => Promise<T>): LazyPart<T> {
  let loaded: Loaded<T> | null = null;
  let isAsked = false;
  const listeners = new Set<() => void>();
  const settle = (next: Loaded<T>) => {
    loaded = next;
    for (const listener of listeners) listener();
  };
  return {
    preload() {
      if (isAsked) return;
      isAsked = true;
      load().then(
        (part) => settle({ part }),
        (error: unknown) => settle({ error }),
      );
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => loaded,
  };
}

/**
 * The part, or null until its code is there; fetching starts with the first use. What failed to load is thrown to the
 * nearest error boundary. React's own `lazy` holds back whatever arrives within 300 ms of a placeholder, which is right
 * for data and a third of a second lost for each menu, tab and dialog; this shows the part at once.
 */
export function useLazyPart<T>(part: LazyPart<T>): T | null {
  const loaded = useSyncExternalStore(part.subscribe, part.snapshot, part.snapshot);
  useEffect(() => part.preload(), [part]);
  if (!loaded) return null;
  if ('error' in loaded) throw loaded.error;
  return loaded.part;
}
