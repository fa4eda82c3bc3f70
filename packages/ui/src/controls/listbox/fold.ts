const PLAIN = /^\p{ASCII}*$/u;
const MARKS = /\p{M}+/gu;
/** Letters that Unicode does not take apart, apostrophes, and the spaces that look like a space. */
const LETTERS: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ς: 'σ',
  '’': "'",
  '\u00a0': ' ',
  '\u202f': ' ',
};
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/** A text without case and accents, for comparing: “Sàrl” is `sarl`, “Œuvre” is `oeuvre`. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(MARKS, '')
    .replaceAll(SPECIAL, (letter) => LETTERS[letter] ?? letter);
}

/** The words of a query, folded; a text matches when it contains them all. */
export const foldedTerms = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/**
 * Where the terms stand in a text, as `[start, end)` in its own UTF-16 units, in order and without overlap. Folding can
 * change lengths, so each folded unit remembers the character it came from.
 */
export function matchRanges(text: string, terms: readonly string[]): [number, number][] {
  if (terms.length === 0) return [];
  const { folded, origin } = foldWithOrigins(text);
  // One letter can fold to two (ß): the range ends where the next letter begins.
  const endOf = (unit: number) => {
    if (!origin) return unit;
    let next = unit;
    while (next < origin.length && origin[next] === origin[next - 1]) next += 1;
    return origin[next] ?? text.length;
  };
  const ranges: [number, number][] = [];
  for (const term of terms) {
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length)) {
      ranges.push([origin?.[at] ?? at, endOf(at + term.length)]);
    }
  }
  ranges.sort((a, b) => a[0] - b[0]);
  const merged: [number, number][] = [];
  for (const range of ranges) {
    const last = merged.at(-1);
    if (last && range[0] <= last[1]) last[1] = Math.max(last[1], range[1]);
    else merged.push(range);
  }
  return merged;
}

/** The folded text, and for each of its units where its character stands in the text; null where nothing moved. */
export function foldWithOrigins(text: string): { folded: string; origin: number[] | null } {
  if (PLAIN.test(text)) return { folded: text.toLowerCase(), origin: null };
  let folded = '';
  const origin: number[] = [];
  let offset = 0;
  for (const character of text) {
    const piece = fold(character);
    for (let unit = 0; unit < piece.length; unit += 1) origin.push(offset);
    folded += piece;
    offset += character.length;
  }
  return { folded, origin };
}
