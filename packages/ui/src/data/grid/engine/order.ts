import type { SortKeys } from './sort-keys.js';

/** One sort level: its keys and direction. */
export interface OrderLevel {
  keys: SortKeys;
  desc: boolean;
}

/** Below this many rows, bytes are cheaper digits than 16-bit words, whose histogram would be larger than the data. */
const SMALL = 8_192;

/**
 * Returns the stable order of `count` rows by several levels: a radix sort from the least significant digit of the last
 * level to the most significant digit of the first. Linear in the rows; a digit shared by all rows is skipped.
 */
export function sortedOrder(count: number, levels: readonly OrderLevel[]): Uint32Array {
  let order = new Uint32Array(count);
  for (let i = 0; i < count; i++) order[i] = i;
  let spare = new Uint32Array(count);
  const bytes = count < SMALL;
  const radix = bytes ? 256 : 65_536;
  const counts = new Uint32Array(radix);
  for (const { keys, desc } of levels.toReversed()) {
    const digits = bytes ? new Uint8Array(keys.words.buffer) : keys.words;
    const stride = bytes ? keys.width * 2 : keys.width;
    const flip = desc ? radix - 1 : 0;
    for (let digit = 0; digit < stride; digit++) {
      counts.fill(0);
      for (let i = digit; i < digits.length; i += stride) counts[digits[i]! ^ flip]!++;
      if (count > 0 && counts[digits[digit]! ^ flip] === count) continue;
      for (let i = 0, sum = 0; i < radix; i++) {
        const size = counts[i]!;
        counts[i] = sum;
        sum += size;
      }
      for (let i = 0; i < count; i++) {
        const row = order[i]!;
        spare[counts[digits[row * stride + digit]! ^ flip]!++] = row;
      }
      [order, spare] = [spare, order];
    }
    if (desc && keys.blanks > 0 && keys.blanks < count) {
      // Flipped bits put blanks first; they must be last in both directions.
      spare.set(order.subarray(keys.blanks));
      spare.set(order.subarray(0, keys.blanks), count - keys.blanks);
      [order, spare] = [spare, order];
    }
  }
  return order;
}

/**
 * Returns the order for the opposite direction of a one-level sort, without sorting: reversed, with equal rows in their
 * original order and blanks last.
 */
export function reversedOrder(order: Uint32Array, keys: SortKeys): Uint32Array {
  const filled = order.length - keys.blanks;
  const reversed = new Uint32Array(order.length);
  const halves = new Uint32Array(keys.words.buffer);
  const width = keys.width / 2;
  const same = (a: number, b: number) =>
    halves[a * width] === halves[b * width] &&
    (width === 1 || halves[a * width + 1] === halves[b * width + 1]);
  for (let end = filled, out = 0; end > 0;) {
    let start = end - 1;
    while (start > 0 && same(order[start - 1]!, order[end - 1]!)) start--;
    for (let i = start; i < end; i++) reversed[out++] = order[i]!;
    end = start;
  }
  reversed.set(order.subarray(filled), filled);
  return reversed;
}
