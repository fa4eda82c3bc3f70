import { normalizeWithOrigins } from '../../../foundations/text-search/internal.js';

/** A piece of text as a page of a PDF has it. */
export interface TextPiece {
  str: string;
  hasEOL: boolean;
}

/** A place between two characters of a piece. */
export interface TextPosition {
  piece: number;
  offset: number;
}

/** Where a text was found on a page; `end` is behind its last character. */
export interface TextMatch {
  start: TextPosition;
  end: TextPosition;
}

/** The text of a page made ready for searching, each of its units with the place it came from. */
export interface PageText {
  normalized: string;
  pieces: Uint32Array;
  offsets: Uint32Array;
}

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /\p{L}/u.test(sign);

/**
 * Joins the pieces of a page as a reader sees them: no case, no accents, one blank for any white space and any end of a
 * line, and a word divided at the end of a line whole again.
 */
export function readPage(pieces: readonly TextPiece[]): PageText {
  let normalized = '';
  const from: TextPosition[] = [];
  const push = (text: string, piece: number, offset: number) => {
    for (let unit = 0; unit < text.length; unit += 1) from.push({ piece, offset });
    normalized += text;
  };
  const blank = (piece: number, offset: number) => {
    if (normalized !== '' && !normalized.endsWith(' ')) push(' ', piece, offset);
  };
  let wholeWord = false;
  pieces.forEach(({ str, hasEOL }, piece) => {
    const { normalized: text, origin } = normalizeWithOrigins(str);
    for (let unit = 0; unit < text.length; unit += 1) {
      const sign = text[unit]!;
      const offset = origin?.[unit] ?? unit;
      if (/\s/u.test(sign)) {
        if (!wholeWord) blank(piece, offset);
      } else {
        // The hyphen of a divided word was only a sign of the division.
        if (wholeWord && isLetter(sign) && str[offset] === str[offset]!.toLowerCase()) {
          normalized = normalized.slice(0, -1);
          from.pop();
        } else if (wholeWord) blank(piece, offset);
        wholeWord = false;
        push(sign, piece, offset);
      }
    }
    if (hasEOL) {
      wholeWord = normalized.endsWith('-') && isLetter(normalized.at(-2));
      if (!wholeWord) blank(piece, str.length);
    }
  });
  return {
    normalized,
    pieces: Uint32Array.from(from, (position) => position.piece),
    offsets: Uint32Array.from(from, (position) => position.offset),
  };
}

/** What is searched for, made ready as the pages are; empty when there is nothing to search. */
export const readQuery = (query: string): string =>
  normalizeWithOrigins(query).normalized.replaceAll(/\s+/gu, ' ').trim();

/** Every place of a page where the query stands, in reading order, without overlap. */
export function findMatches({ normalized, pieces, offsets }: PageText, query: string): TextMatch[] {
  if (query === '') return [];
  const matches: TextMatch[] = [];
  let last = -1;
  for (let at = normalized.indexOf(query); at >= 0; at = normalized.indexOf(query, last + 1)) {
    last = at + query.length - 1;
    const start = { piece: pieces[at]!, offset: offsets[at]! };
    // A letter that becomes two ends where the next one begins.
    while (pieces[last + 1] === pieces[last] && offsets[last + 1] === offsets[last]) last += 1;
    matches.push({ start, end: { piece: pieces[last]!, offset: offsets[last]! + 1 } });
  }
  return matches;
}
