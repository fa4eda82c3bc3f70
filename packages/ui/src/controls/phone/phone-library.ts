import type * as Library from 'libphonenumber-js/min';
import { afterStart } from '../../foundations/after-start.js';
import { useEffect, useSyncExternalStore } from 'react';
import { useLatest } from '../../foundations/use-latest.js';

/** The parser and its country metadata: 35 kB compressed, loaded after page start with the first phone number. */
export type PhoneLibrary = typeof Library;

let library: PhoneLibrary | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** Loads the library unless it is loaded or loading. */
function load(): Promise<void> {
  loading ??= (async () => {
    try {
      await afterStart();
      library = await import('libphonenumber-js/min');
      for (const listener of listeners) listener();
    } catch {
      // Without the parser, numbers stay as written and the server validates them; the next phone shown retries.
      loading = null;
    }
  })();
  return loading;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns the phone library once loaded; null before, on the server, and when loading failed. */
export function usePhoneLibrary(): PhoneLibrary | null {
  useEffect(() => void load(), []);
  return useSyncExternalStore(
    subscribe,
    () => library,
    () => null,
  );
}

/** Calls `onArrival` when the library finishes loading after the component was mounted. */
export function usePhoneLibraryArrival(onArrival: (library: PhoneLibrary) => void) {
  const arrived = useLatest(() => {
    if (library) onArrival(library);
  });
  useEffect(() => {
    if (library) return;
    let shown = true;
    void load().then(() => shown && arrived());
    return () => {
      shown = false;
    };
  }, [arrived]);
}
