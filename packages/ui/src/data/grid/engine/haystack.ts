/** Stands between rows; `textOf` lets none through. */
const SEPARATOR = '\u0000';

/**
 * Text as filters compare it: lower case, without accents, ligatures apart, plain apostrophes and spaces, so that
 * “etat” finds “État” and “l'avis” finds “l’avis”.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // oxlint-disable-next-line no-control-regex -- the fast path: plain ASCII has nothing to fold
  if (!/[^\u0000-\u007f]/.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replaceAll(/[\u2018\u2019\u02bc]/g, "'")
    .replaceAll(/[\u00a0\u202f\u2009]/g, ' ');
}

/**
 * The folded texts of a column as one string with the start of each row. One native `indexOf` over it finds the rows that
 * contain a text far faster than a test of each row, and no string is kept for each row.
 */
export interface Haystack {
  text: string;
  /** Start of each row's text, and the end of the last: rows + 1 numbers. */
  starts: Uint32Array;
}

export function createHaystack(texts: readonly string[]): Haystack {
  const joined = texts.join(SEPARATOR);
  const text = fold(joined) + SEPARATOR;
  const starts = new Uint32Array(texts.length + 1);
  if (text.length === joined.length + 1) {
    // Folding has kept every length, so that the starts need no search.
    for (let row = 0, at = 0; row < texts.length; row++) starts[row + 1] = at += texts[row]!.length + 1;
  } else {
    for (let row = 0, at = 0; row < texts.length; row++) {
      at = text.indexOf(SEPARATOR, at) + 1;
      starts[row + 1] = at;
    }
  }
  return { text, starts };
}

/** Rows, ascending, that contain the folded needle; of `among` (ascending) when given. */
export function findRows(haystack: Haystack, needle: string, among: Uint32Array | null): Uint32Array {
  const { text, starts } = haystack;
  const rows = starts.length - 1;
  if (needle.includes(SEPARATOR)) return new Uint32Array(0);
  const found = new Uint32Array(among ? among.length : rows);
  let count = 0;
  // A quarter of the rows or fewer: look at each of them; else scan all, natively, and keep those that are candidates.
  if (among && among.length * 4 < rows) {
    for (const row of among) {
      if (text.slice(starts[row], starts[row + 1]! - 1).includes(needle)) found[count++] = row;
    }
    return found.slice(0, count);
  }
  let row = 0;
  let candidate = 0;
  for (let at = text.indexOf(needle); at !== -1; at = text.indexOf(needle, starts[row])) {
    while (starts[row + 1]! <= at) row++;
    if (row >= rows) break;
    if (among) {
      while (candidate < among.length && among[candidate]! < row) candidate++;
      if (candidate === among.length) break;
      if (among[candidate] === row) found[count++] = row;
    } else {
      found[count++] = row;
    }
    row++;
  }
  return found.slice(0, count);
}
