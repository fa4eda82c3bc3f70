/**
 * Sort keys: one unsigned integer per row, ordered like the values, so that a radix sort needs no comparisons. Words
 * are little-endian 16-bit digits, least significant first; a blank has all bits set.
 */
export interface SortKeys {
  words: Uint16Array;
  /** Digits per row: 4 for numbers (the 64 bits of a double), 2 for ranks of texts. */
  width: 2 | 4;
  blanks: number;
}

/** Returns keys of numbers: the double's bits, sign folded so that unsigned order is numeric. NaN is a blank. */
export function numberKeys(values: Float64Array): SortKeys {
  const doubles = new Float64Array(values.length);
  const halves = new Uint32Array(doubles.buffer);
  let blanks = 0;
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!;
    const low = i * 2;
    if (Number.isNaN(value)) {
      halves[low] = 0xffff_ffff;
      halves[low + 1] = 0xffff_ffff;
      blanks++;
      continue;
    }
    doubles[i] = value + 0; // −0 becomes 0, as they are equal
    const high = halves[low + 1]!;
    if (high >>> 31) {
      halves[low] = ~halves[low]!;
      halves[low + 1] = ~high;
    } else {
      halves[low + 1] = high | 0x8000_0000;
    }
  }
  return { words: new Uint16Array(doubles.buffer), width: 4, blanks };
}

const BLANK_RANK = 0xffff_ffff;
/** Number of distinct texts sorted or merged between two yields: takes well under a frame. */
const STEP = 2_048;

/**
 * Computes keys of texts: each row gets the rank of its text among the distinct texts. A generator, because collation
 * is slow: it yields after each bounded step, so that it can run in idle time or to completion.
 */
export function* textKeys(
  texts: readonly string[],
  compare: (a: string, b: string) => number,
): Generator<undefined, SortKeys> {
  const codes = new Uint32Array(texts.length);
  const known = new Map<string, number>();
  let blanks = 0;
  for (let i = 0; i < texts.length; i++) {
    const text = texts[i]!;
    if (text === '') {
      codes[i] = BLANK_RANK;
      blanks++;
      continue;
    }
    let code = known.get(text);
    if (code === undefined) {
      code = known.size;
      known.set(text, code);
    }
    codes[i] = code;
  }
  yield;
  const distinct = [...known.keys()];
  const order = yield* mergeSort(distinct, compare);
  const ranks = new Uint32Array(distinct.length);
  for (let i = 0, rank = 0; i < order.length; i++) {
    // Texts that the collation treats as equal share a rank, so that the next sort level decides.
    if (i > 0 && compare(distinct[order[i - 1]!]!, distinct[order[i]!]!) !== 0) rank = i;
    ranks[order[i]!] = rank;
  }
  for (let i = 0; i < codes.length; i++) if (codes[i] !== BLANK_RANK) codes[i] = ranks[codes[i]!]!;
  return { words: new Uint16Array(codes.buffer), width: 2, blanks };
}

/** Returns the sorted positions of `items`: sorts runs of STEP, then merges them pairwise, yielding between steps. */
function* mergeSort(
  items: readonly string[],
  compare: (a: string, b: string) => number,
): Generator<undefined, Uint32Array> {
  let source = Uint32Array.from(items, (_, i) => i);
  for (let start = 0; start < items.length; start += STEP) {
    source.subarray(start, start + STEP).sort((a, b) => compare(items[a]!, items[b]!));
    yield;
  }
  let target = new Uint32Array(items.length);
  for (let run = STEP; run < items.length; run *= 2) {
    for (let start = 0; start < items.length; start += 2 * run) {
      const middle = Math.min(start + run, items.length);
      const end = Math.min(start + 2 * run, items.length);
      let left = start;
      let right = middle;
      for (let out = start; out < end; out++) {
        const takeLeft =
          left < middle && (right >= end || compare(items[source[left]!]!, items[source[right]!]!) <= 0);
        target[out] = takeLeft ? source[left++]! : source[right++]!;
        if ((out & (STEP - 1)) === STEP - 1) yield;
      }
    }
    [source, target] = [target, source];
  }
  return source;
}

/** Runs a generator to completion. */
export function finish<T>(work: Generator<undefined, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
