import { isAscii, normalizeText } from './normalize-text.js';

/** Separates rows and occurs in no query: a match never spans two rows. */
const SEPARATOR = '\u0000';

/**
 * Normalized texts as one string with the start of each row. One native `indexOf` over it finds the matching rows far
 * faster than testing each row, and no string per row is kept.
 */
export interface SearchText {
  text: string;
  /** Start of each row's text, and the end of the last: rows + 1 numbers. */
  starts: Uint32Array;
}

/** Texts normalized at once: enough to save most calls, few enough that one accent only slows its chunk. */
const CHUNK = 256;

export function createSearchText(texts: readonly string[]): SearchText {
  const pieces: string[] = [];
  const starts = new Uint32Array(texts.length + 1);
  for (let first = 0; first < texts.length; first += CHUNK) {
    let part = texts.slice(first, first + CHUNK);
    let piece = part.join(SEPARATOR).toLowerCase();
    if (!isAscii(piece)) {
      // Normalizing may change lengths, so each text is normalized separately.
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

/** Returns the rows, ascending, that contain the normalized query; only those of `among` (ascending) if given. */
export function findRows(searchText: SearchText, query: string, among: Uint32Array | null): Uint32Array {
  const { text, starts } = searchText;
  const rows = starts.length - 1;
  if (query.includes(SEPARATOR)) return new Uint32Array(0);
  const found = new Uint32Array(among ? among.length : rows);
  let count = 0;
  // With less than a quarter of the rows, test each one; otherwise scan the whole string and keep the candidates.
  if (among && among.length * 4 < rows) {
    for (const row of among) {
      if (text.slice(starts[row], starts[row + 1]! - 1).includes(query)) found[count++] = row;
    }
    return found.slice(0, count);
  }
  let row = 0;
  let candidate = 0;
  for (let at = text.indexOf(query); at !== -1; at = text.indexOf(query, starts[row])) {
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
