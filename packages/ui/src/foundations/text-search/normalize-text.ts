/** Combining marks, including accents separated by the decomposition. */
const MARKS = /\p{M}+/gu;
/** Letters that Unicode does not decompose, and typographic apostrophes. */
const LETTERS: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ς: 'σ',
  '\u2018': "'",
  '\u2019': "'",
  '\u02bc': "'",
};
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/** Returns whether a text is ASCII only: then lower-casing is all it needs. */
// oxlint-disable-next-line no-control-regex -- ASCII begins with the control characters
export const isAscii = (text: string): boolean => !/[^\u0000-\u007f]/.test(text);

/**
 * Normalizes a text for search comparisons in this package: lower case, no accents, ligatures split, plain apostrophes
 * and spaces. “Sàrl” becomes `sarl`, “Œuvre” `oeuvre`, “l’avis” `l'avis`. Idempotent.
 */
export function normalizeText(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(MARKS, '')
    .replaceAll(SPECIAL, (letter) => LETTERS[letter] ?? letter);
}

/** Returns the normalized words of a query; a text matches when it contains them all. */
export const searchTerms = (query: string): string[] => normalizeText(query).split(/\s+/).filter(Boolean);
