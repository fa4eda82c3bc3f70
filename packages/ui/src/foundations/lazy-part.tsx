import { useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';

/** A component whose code is fetched when it is first drawn, or near to it. */
export interface LazyPart<Props> {
  (props: Props & { /** Stands until the code is there. */ fallback?: ReactNode }): ReactNode;
  /** Starts loading, once; call it on hover or focus. A failure is reported when the part is rendered. */
  preload: () => void;
  /** Forgets that it failed: the next one who draws it fetches again. */
  forgetFailure: () => void;
}

/**
 * Fetches a component once for the whole page. What fails to load is thrown to the nearest error boundary. React's own
 * `lazy` holds back whatever arrives within 300 ms of a placeholder, which is right for data and a third of a second lost
 * for each menu, tab and dialog; this shows the part as soon as it is there.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: { Part: ComponentType<Props> } | { error: unknown } | null = null;
  let isAsked = false;
  const listeners = new Set<() => void>();
  const settle = (next: NonNullable<typeof loaded>) => {
    loaded = next;
    for (const listener of listeners) listener();
  };
  const preload = () => {
    if (isAsked) return;
    isAsked = true;
    load().then(
      (Part) => settle({ Part }),
      (error: unknown) => settle({ error }),
    );
  };
  const forgetFailure = () => {
    if (!loaded || !('error' in loaded)) return;
    loaded = null;
    isAsked = false;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const snapshot = () => loaded;

  function Lazy({ fallback = null, ...props }: Props & { fallback?: ReactNode }) {
    const current = useSyncExternalStore(subscribe, snapshot, snapshot);
    useEffect(preload, []);
    if (!current) return fallback;
    if ('error' in current) throw current.error;
    return <current.Part {...(props as unknown as Props)} />;
  }
  return Object.assign(Lazy, { preload, forgetFailure });
}
