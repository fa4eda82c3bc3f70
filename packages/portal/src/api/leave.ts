/** What becomes of the changes that hold a person back from leaving the page. */
export interface Holder {
  /** The person leaves without saving. */
  giveUp?: (() => void) | undefined;
  /** The person leaves, and the changes wait as a draft; false when they could not be kept. */
  keep?: (() => boolean) | undefined;
}

/** What holds a person back from leaving the page: changes that are not saved. */
const holders = new Map<symbol, Holder>();
let isForced = false;

/** Holds back until the answer is called. */
export function holdBack(holder: Holder = {}): () => void {
  const key = Symbol('unsaved changes');
  holders.set(key, holder);
  return () => holders.delete(key);
}

/** The person confirmed to leave without saving (PLAT-061). */
export function giveUpChanges(): void {
  for (const { giveUp } of holders.values()) giveUp?.();
}

/** Whether all that holds back can wait as a draft. */
export const canKeepChanges = (): boolean =>
  holders.size > 0 && [...holders.values()].every(({ keep }) => keep !== undefined);

/** Keeps the changes as drafts; false when one of them could not be kept. */
export const keepChanges = (): boolean =>
  [...holders.values()].map(({ keep }) => keep?.() ?? false).every(Boolean);

/** True while leaving would lose changes (PLAT-059). */
export const isHeldBack = (): boolean => holders.size > 0 && !isForced;

/** From here on nothing holds back: the person confirmed, or the session is forced to end (PLAT-064). */
export function forceLeave(): void {
  isForced = true;
}

export function resetLeave(): void {
  isForced = false;
  holders.clear();
}
