import type { GridState } from '../../data/grid/index.js';

type Pinning = GridState['columnPinning'];

/**
 * Returns how many of the leading columns can be pinned, at most `wanted`, so that each other column still fits beside
 * them in `room`; at least one if one is wanted. Widths are in px, 0 for hidden columns.
 */
export function fittingPins(widths: readonly number[], wanted: number, room: number): number {
  let count = Math.min(wanted, widths.length);
  while (count > 1 && sum(widths.slice(0, count)) + Math.max(0, ...widths.slice(count)) > room) count--;
  return count;
}

/** Whether the same columns are pinned, in the same order. */
export function samePins(a: Pinning, b: Pinning): boolean {
  return sameIds(a.start, b.start) && sameIds(a.end, b.end);
}

const sameIds = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id, index) => id === b[index]);

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
