import { normalizeWithOrigins } from '../../../foundations/text-search/internal.js';

/** A piece of text, as extracted from a PDF page. */
export interface TextPiece {
  str: string;
  hasEOL: boolean;
}

/** A position between two characters of a piece. */
export interface TextPosition {
  piece: number;
  offset: number;
}

/** A match on a page; `end` is after its last character. */
export interface TextMatch {
  start: TextPosition;
  end: TextPosition;
}

/** The normalised text of a page for searching, with the origin of each UTF-16 code unit. */
export interface PageText {
  normalized: string;
  pieces: Uint32Array;
  offsets: Uint32Array;
}

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /\p{L}/u.test(sign);

/**
 * Joins and normalises the pieces of a page for searching: ignores case and accents, turns white space and line ends
 * into one space, and rejoins words hyphenated at a line end.
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
        // Remove the hyphen: it only marked the line break within the word.
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

/** Normalises a query like the page text; returns an empty string if there is nothing to search for. */
export const readQuery = (query: string): string =>
  normalizeWithOrigins(query).normalized.replaceAll(/\s+/gu, ' ').trim();

/** Returns all matches of the query on a page, in reading order, without overlap. */
export function findMatches({ normalized, pieces, offsets }: PageText, query: string): TextMatch[] {
  if (query === '') return [];
  const matches: TextMatch[] = [];
  let last = -1;
  for (let at = normalized.indexOf(query); at >= 0; at = normalized.indexOf(query, last + 1)) {
    last = at + query.length - 1;
    const start = { piece: pieces[at]!, offset: offsets[at]! };
    // Include all normalised characters of the last original one (such as “ß”, which becomes “ss”).
    while (pieces[last + 1] === pieces[last] && offsets[last + 1] === offsets[last]) last += 1;
    matches.push({ start, end: { piece: pieces[last]!, offset: offsets[last]! + 1 } });
  }
  return matches;
}
