/** What holds a person back from leaving the page: changes that are not saved. */
const holders = new Map<symbol, () => void>();
let isForced = false;

/** Holds back until the answer is called; `giveUp` hears that the person leaves without saving. */
export function holdBack(giveUp: () => void = () => {}): () => void {
  const holder = Symbol('unsaved changes');
  holders.set(holder, giveUp);
  return () => holders.delete(holder);
}

/** The person confirmed to leave without saving (PLAT-061). */
export function giveUpChanges(): void {
  for (const giveUp of holders.values()) giveUp();
}

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
