import type { RightsChanges } from '@atrium/contract/contract-users';

/** A time at which rights changed, with the affected users; null if the change affects all users. */
export type ReplayChange = RightsChanges['changes'][number];

/** How far each key moves the handle, in changes. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
  Home: -Infinity,
  End: Infinity,
};

/**
 * Returns the time that a key of the slider goes to: null is today, undefined if the key does not move it. `moments` are
 * the times of changes, oldest first.
 */
export function momentAfterKey(
  key: string,
  at: string | null,
  moments: readonly string[],
): string | null | undefined {
  const steps = STEPS[key];
  if (steps === undefined) return undefined;
  // Today is the stop after the last change. A time between two changes steps to the nearest one on either side.
  const before = moments.filter((moment) => at === null || moment < at).length;
  const isChange = at === null || moments[before] === at;
  const next = before + steps + (steps > 0 && !isChange ? -1 : 0);
  return moments[Math.max(0, next)] ?? null;
}

/** Returns the change or today (null) that is nearest to a time in ms. */
export function nearestMoment(time: number, moments: readonly string[], today: number): string | null {
  let [nearest, distance]: [string | null, number] = [null, Math.abs(today - time)];
  for (const moment of moments) {
    const away = Math.abs(Date.parse(moment) - time);
    if (away < distance) [nearest, distance] = [moment, away];
  }
  return nearest;
}
