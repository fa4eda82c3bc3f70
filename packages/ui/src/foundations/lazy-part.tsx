import { useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';

/** A component whose code is loaded when it is first rendered, or preloaded shortly before. */
export interface LazyPart<Props> {
  (props: Props & { /** Rendered until the code is loaded. */ fallback?: ReactNode }): ReactNode;
  /** Starts loading, once; call it on hover or focus. A failure is thrown when the part is rendered. */
  preload: () => void;
  /** Clears a failed load: the next render loads again. */
  forgetFailure: () => void;
}

/**
 * Loads a component once for the whole page. A load error is thrown to the nearest error boundary. React's own `lazy`
 * delays content that arrives within 300 ms of a placeholder, which is right for data but adds a third of a second to
 * each menu, tab and dialog; this renders the part as soon as it is loaded.
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
