import type * as Library from 'libphonenumber-js/min';
import { afterStart } from '../../foundations/after-start.js';
import { useEffect, useSyncExternalStore } from 'react';
import { useLatest } from '../../foundations/use-latest.js';

/** The parser and its table of countries: 35 kB compressed, fetched when the first phone number is shown, and the page past its start. */
export type PhoneLibrary = typeof Library;

let library: PhoneLibrary | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** Fetches the library unless it is there or on its way. */
function load(): Promise<void> {
  loading ??= (async () => {
    try {
      await afterStart();
      library = await import('libphonenumber-js/min');
      for (const listener of listeners) listener();
    } catch {
      // Without the parser numbers stay as written and the server judges; the next phone shown tries again.
      loading = null;
    }
  })();
  return loading;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The phone library once it is there; null before, on the server, and when it could not be fetched. */
export function usePhoneLibrary(): PhoneLibrary | null {
  useEffect(() => void load(), []);
  return useSyncExternalStore(
    subscribe,
    () => library,
    () => null,
  );
}

/** Tells that the library has come, where it was not there when the component was first shown. */
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
