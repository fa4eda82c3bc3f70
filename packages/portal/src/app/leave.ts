/** What holds a person back from leaving the page: changes that are not saved. */
const holders = new Set<symbol>();
let isForced = false;

export function holdBack(): () => void {
  const holder = Symbol('unsaved changes');
  holders.add(holder);
  return () => holders.delete(holder);
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
