import { useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';

/** A component whose code is loaded when it is first rendered, or preloaded shortly before. */
export interface LazyPart<Props> {
  (props: Props & { /** Rendered until the code is loaded. */ fallback?: ReactNode }): ReactNode;
  /** Loads the code; call it on hover or focus, or after the start of the page. A failure is ignored. */
  preload: () => void;
}

export interface LazyPartOptions {
  /** A load error is thrown at once, for a part inside an error boundary that says so and offers another try. */
  throwsFailure?: boolean;
}

/** Longest wait between two attempts, in milliseconds. */
const LONGEST_WAIT = 30_000;
/** Attempts after which the failure is no longer put down to the network, but reported. */
const REPORTED_ATTEMPT = 4;

/** Calls back after a wait that doubles with each failure, or when the network is back; returns a function to cancel. */
function later(failures: number, again: () => void): () => void {
  const cancel = () => {
    clearTimeout(timer);
    window.removeEventListener('online', go);
  };
  const go = () => {
    cancel();
    again();
  };
  const timer = setTimeout(go, Math.min(1000 * 2 ** (failures - 1), LONGEST_WAIT));
  window.addEventListener('online', go);
  return cancel;
}

/**
 * Loads a component once for the whole page. A failed load is repeated while the part is rendered, which shows its
 * fallback, and when it is rendered again: a menu that comes late is better than an error instead of the page. React's
 * own `lazy` keeps a failure for ever. It also delays content that arrives within 300 ms of a placeholder, which is
 * right for data but adds a third of a second to each menu, tab and dialog; this renders the part as soon as it is
 * loaded.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { throwsFailure = false }: LazyPartOptions = {},
): LazyPart<Props> {
  let loaded: { Part: ComponentType<Props> } | { error: unknown } | null = null;
  let isLoading = false;
  let failures = 0;
  let cancelRetry = () => {};
  const listeners = new Set<() => void>();
  const settle = (next: NonNullable<typeof loaded>) => {
    loaded = next;
    for (const listener of listeners) listener();
  };
  const fail = (error: unknown) => {
    // What nobody waits for is loaded when it is rendered.
    if (listeners.size === 0) return;
    if (throwsFailure) return settle({ error });
    failures += 1;
    if (failures === REPORTED_ATTEMPT && navigator.onLine) reportError(error);
    cancelRetry = later(failures, () => {
      if (listeners.size > 0) ask();
    });
  };
  const run = async () => {
    cancelRetry();
    isLoading = true;
    let answer: NonNullable<typeof loaded>;
    try {
      answer = { Part: await load() };
    } catch (error) {
      answer = { error };
    }
    isLoading = false;
    if ('Part' in answer) settle(answer);
    else fail(answer.error);
  };
  const ask = () => {
    if (!isLoading && !loaded) void run();
  };
  const forgetFailure = () => {
    if (loaded && 'error' in loaded) loaded = null;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const snapshot = () => loaded;

  function Lazy({ fallback = null, ...props }: Props & { fallback?: ReactNode }) {
    const current = useSyncExternalStore(subscribe, snapshot, snapshot);
    useEffect(() => {
      ask();
      return forgetFailure;
    }, []);
    if (!current) return fallback;
    if ('error' in current) throw current.error;
    return <current.Part {...(props as unknown as Props)} />;
  }
  return Object.assign(Lazy, { preload: ask });
}
