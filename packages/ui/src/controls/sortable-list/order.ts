/** Returns the first and last index the item at `index` can move to: fixed items cannot move and block the others. */
export function rangeOf(isFixed: readonly boolean[], index: number): readonly [first: number, last: number] {
  if (isFixed[index] ?? true) return [index, index];
  let first = index;
  let last = index;
  while (first > 0 && !isFixed[first - 1]) first -= 1;
  while (last < isFixed.length - 1 && !isFixed[last + 1]) last += 1;
  return [first, last];
}

/** Returns the items with the one at `from` moved to `to`. */
export function moveTo<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = [...items];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

/** A row's position in px from the top of the list, and its height. */
export interface RowBox {
  top: number;
  height: number;
}

/**
 * Returns the index the row at `from` takes with the pointer at `y`. A row changes places only past the middle of
 * another row, so that rows of different heights do not flicker back and forth.
 */
export function indexAt(
  boxes: readonly RowBox[],
  from: number,
  y: number,
  range: readonly [number, number],
): number {
  const isPast = ({ top, height }: RowBox) => y > top + height / 2;
  let to = from;
  while (to > range[0] && !isPast(boxes[to - 1]!)) to -= 1;
  while (to < range[1] && isPast(boxes[to + 1]!)) to += 1;
  return to;
}
