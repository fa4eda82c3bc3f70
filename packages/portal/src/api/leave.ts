/** Unsaved changes, and what happens to them when the user leaves the page. */
export interface PendingChanges {
  /** Called when the user leaves without saving. */
  giveUp?: (() => void) | undefined;
  /** Called when the user leaves and keeps the changes as a draft; returns false when they could not be stored. */
  keep?: (() => boolean) | undefined;
  /** Whether Back and Forward inside the page lose them too, as in a dialog that the query opens. */
  inQuery?: boolean | undefined;
}

const unsaved = new Map<symbol, PendingChanges>();
let isForced = false;

/** Makes leaving the page ask for confirmation, until the returned function is called. */
export function blockLeave(changes: PendingChanges = {}): () => void {
  const key = Symbol('unsaved changes');
  unsaved.set(key, changes);
  return () => unsaved.delete(key);
}

/** Discards the changes: the user confirmed leaving without saving (PLAT-061). */
export function giveUpChanges(): void {
  for (const { giveUp } of unsaved.values()) giveUp?.();
}

/** Whether all unsaved changes can be kept as a draft. */
export const canKeepChanges = (): boolean =>
  unsaved.size > 0 && [...unsaved.values()].every(({ keep }) => keep !== undefined);

/** Whether Back and Forward inside the page lose unsaved changes. */
export const isQueryBlocked = (): boolean => [...unsaved.values()].some(({ inQuery }) => inQuery);

/** Keeps the changes as drafts; returns false when one of them could not be stored. */
export const keepChanges = (): boolean =>
  [...unsaved.values()].map(({ keep }) => keep?.() ?? false).every(Boolean);

/** True while leaving would lose changes (PLAT-059). */
export const isLeaveBlocked = (): boolean => unsaved.size > 0 && !isForced;

/** Leaves without confirmation from now on: the user confirmed, or the session is forced to end (PLAT-064). */
export function forceLeave(): void {
  isForced = true;
}

export function resetLeave(): void {
  isForced = false;
  unsaved.clear();
}
