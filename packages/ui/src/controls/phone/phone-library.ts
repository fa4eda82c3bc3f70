import type * as Library from 'libphonenumber-js/min';
import { useEffect, useSyncExternalStore } from 'react';

/** The parser and its table of countries: 35 kB compressed, fetched when the first phone number is shown. */
export type PhoneLibrary = typeof Library;

let library: PhoneLibrary | null = null;
let pending = false;
const listeners = new Set<() => void>();

async function load() {
  if (library || pending) return;
  pending = true;
  try {
    library = await import('libphonenumber-js/min');
    for (const listener of listeners) listener();
  } catch {
    // Without the parser numbers stay as written and the server judges; the next phone shown tries again.
  } finally {
    pending = false;
  }
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
