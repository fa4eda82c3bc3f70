import { isAscii, normalizeText } from './normalize-text.js';

/** Stands between rows, and no needle has it: a match never reaches from one row into the next. */
const SEPARATOR = '\u0000';

/**
 * Normalized texts as one string with the start of each row. One native `indexOf` over it finds the rows that
 * contain a text far faster than a test of each row, and no string is kept for each row.
 */
export interface SearchText {
  text: string;
  /** Start of each row's text, and the end of the last: rows + 1 numbers. */
  starts: Uint32Array;
}

/** Texts normalized at once: enough to spare most calls, few enough that one accent slows only its neighbours down. */
const CHUNK = 256;

export function createSearchText(texts: readonly string[]): SearchText {
  const pieces: string[] = [];
  const starts = new Uint32Array(texts.length + 1);
  for (let first = 0; first < texts.length; first += CHUNK) {
    let part = texts.slice(first, first + CHUNK);
    let piece = part.join(SEPARATOR).toLowerCase();
    if (!isAscii(piece)) {
      // Normalizing may change lengths, so each text is normalized by itself.
      part = part.map(normalizeText);
      piece = part.join(SEPARATOR);
    }
    pieces.push(piece);
    for (let i = 0; i < part.length; i++) {
      starts[first + i + 1] = starts[first + i]! + part[i]!.length + 1;
    }
  }
  return { text: pieces.join(SEPARATOR) + SEPARATOR, starts };
}

/** Rows, ascending, that contain the normalized needle; of `among` (ascending) when given. */
export function findRows(searchText: SearchText, needle: string, among: Uint32Array | null): Uint32Array {
  const { text, starts } = searchText;
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
