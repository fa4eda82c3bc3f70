/** Combining marks, among them the accents that a letter was taken apart from. */
const MARKS = /\p{M}+/gu;
/** Letters that Unicode does not take apart, and the apostrophes that stand for one. */
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

/** Whether a text has ASCII characters alone: the fast path, lower case is all that it needs. */
// oxlint-disable-next-line no-control-regex -- ASCII begins with the control characters
export const isAscii = (text: string): boolean => !/[^\u0000-\u007f]/.test(text);

/**
 * A text as every search of this package compares it: lower case, without accents, ligatures apart, plain apostrophes
 * and spaces. “Sàrl” is `sarl`, “Œuvre” is `oeuvre`, “l’avis” is `l'avis`. Normalizing twice changes nothing.
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

/** The words of a query, normalized; a text matches when it contains them all. */
export const searchTerms = (query: string): string[] => normalizeText(query).split(/\s+/).filter(Boolean);
