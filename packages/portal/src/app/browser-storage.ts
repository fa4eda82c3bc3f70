/** `local` stays in this browser, `session` as long as the tab is open. */
export type StorageArea = 'local' | 'session';

const storageOf = (area: StorageArea): Storage => (area === 'local' ? localStorage : sessionStorage);

/** A stored text; null where there is none, and where the browser refuses storage (blocked by a setting or a policy). */
export function readStored(key: string, area: StorageArea = 'local'): string | null {
  try {
    return storageOf(area).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; false where the browser refuses: storage blocked, or full. */
export function writeStored(key: string, value: string, area: StorageArea = 'local'): boolean {
  try {
    storageOf(area).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
