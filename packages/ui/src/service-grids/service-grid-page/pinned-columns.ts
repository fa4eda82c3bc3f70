import type { GridState } from '../../data/grid/index.js';

type Pinning = GridState['columnPinning'];

/**
 * Returns how many of the leading columns are pinned, at most `wanted`, so that each other column still fits beside them
 * in `room`; at least one if one is wanted. Widths are in px, 0 for hidden columns.
 *
 * If the last of the `totalled` columns, given by index, were outside `room` until the user scrolls, they are pinned at
 * the end, so that the row of totals shows its sums: unless all wanted columns are only pinned without them, or they
 * leave too little room.
 */
export function fittingPins(
  widths: readonly number[],
  wanted: number,
  room: number,
  totalled: readonly number[] = [],
): { start: number; end: readonly number[] } {
  const start = leadingPins(widths, wanted, room);
  const last = totalled.at(-1);
  if (last === undefined || sum(widths.slice(0, last + 1)) <= room) return { start, end: [] };
  const others = widths.map((width, index) => (totalled.includes(index) ? 0 : width));
  const left = room - sum(widths) + sum(others);
  const beside = leadingPins(others, wanted, left);
  const isLess = start === wanted && beside < wanted;
  const fits = sum(others.slice(0, beside)) + Math.max(0, ...others.slice(beside)) <= left;
  return isLess || !fits ? { start, end: [] } : { start: beside, end: totalled };
}

function leadingPins(widths: readonly number[], wanted: number, room: number): number {
  let count = Math.min(wanted, widths.length);
  while (count > 1 && sum(widths.slice(0, count)) + Math.max(0, ...widths.slice(count)) > room) count--;
  return count;
}

/**
 * Returns the pinned columns to store after a change of those `shown`; `own` are those stored before. What the width of
 * the grid decides is not stored before the user pins or unpins a column; then the others stay as they are shown.
 */
export const ownPins = (next: Pinning, shown: Pinning, own: Pinning | undefined): Pinning | undefined =>
  sameIds(next.end, shown.end) && sameIds(next.start, shown.start) ? own : next;

const sameIds = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id, index) => id === b[index]);

/** Returns the sum of numbers. */
export const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
