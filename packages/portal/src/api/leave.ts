/** Changes that are not saved, and what becomes of them when the person leaves the page. */
export interface PendingChanges {
  /** The person leaves without saving. */
  giveUp?: (() => void) | undefined;
  /** The person leaves, and the changes wait as a draft; false when they could not be kept. */
  keep?: (() => boolean) | undefined;
}

/** The changes that are not saved. */
const unsaved = new Map<symbol, PendingChanges>();
let isForced = false;

/** Asks before the page is left, until the answer is called. */
export function blockLeave(changes: PendingChanges = {}): () => void {
  const key = Symbol('unsaved changes');
  unsaved.set(key, changes);
  return () => unsaved.delete(key);
}

/** The person confirmed to leave without saving (PLAT-061). */
export function giveUpChanges(): void {
  for (const { giveUp } of unsaved.values()) giveUp?.();
}

/** Whether all unsaved changes can wait as a draft. */
export const canKeepChanges = (): boolean =>
  unsaved.size > 0 && [...unsaved.values()].every(({ keep }) => keep !== undefined);

/** Keeps the changes as drafts; false when one of them could not be kept. */
export const keepChanges = (): boolean =>
  [...unsaved.values()].map(({ keep }) => keep?.() ?? false).every(Boolean);

/** True while leaving would lose changes (PLAT-059). */
export const isLeaveBlocked = (): boolean => unsaved.size > 0 && !isForced;

/** From here on nothing is asked: the person confirmed, or the session is forced to end (PLAT-064). */
export function forceLeave(): void {
  isForced = true;
}

export function resetLeave(): void {
  isForced = false;
  unsaved.clear();
}
