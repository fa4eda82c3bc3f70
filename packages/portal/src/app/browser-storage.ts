/** `local` is kept in this browser, `session` until the tab is closed. */
export type StorageArea = 'local' | 'session';

const storageOf = (area: StorageArea): Storage => (area === 'local' ? localStorage : sessionStorage);

/** Reads a stored text; null if there is none, or if the browser blocks storage (setting or policy). */
export function readStored(key: string, area: StorageArea = 'local'): string | null {
  try {
    return storageOf(area).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; returns false if storage is blocked or full. */
export function writeStored(key: string, value: string, area: StorageArea = 'local'): boolean {
  try {
    storageOf(area).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Removes a stored text; without storage there is nothing to remove. */
export function removeStored(key: string, area: StorageArea = 'local'): void {
  try {
    storageOf(area).removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
