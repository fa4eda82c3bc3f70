import { isAscii, normalizeText } from './normalize-text.js';

/**
 * Returns where the terms occur in a text, as `[start, end)` in UTF-16 code units of the original, sorted and merged.
 * Normalizing can change lengths, so each normalized unit records the offset of its original character.
 */
export function matchRanges(text: string, terms: readonly string[]): [number, number][] {
  if (terms.length === 0) return [];
  const { normalized, origin } = normalizeWithOrigins(text);
  // One letter can become two (ß): the range ends where the next original letter begins.
  const endOf = (unit: number) => {
    if (!origin) return unit;
    let next = unit;
    while (next < origin.length && origin[next] === origin[next - 1]) next += 1;
    return origin[next] ?? text.length;
  };
  const ranges: [number, number][] = [];
  for (const term of terms) {
    for (let at = normalized.indexOf(term); at >= 0; at = normalized.indexOf(term, at + term.length)) {
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

/** Returns the normalized text, and the original offset of each of its units; null if offsets are unchanged. */
export function normalizeWithOrigins(text: string): { normalized: string; origin: number[] | null } {
  if (isAscii(text)) return { normalized: text.toLowerCase(), origin: null };
  let normalized = '';
  const origin: number[] = [];
  let offset = 0;
  for (const character of text) {
    const piece = normalizeText(character);
    for (let unit = 0; unit < piece.length; unit += 1) origin.push(offset);
    normalized += piece;
    offset += character.length;
  }
  return { normalized, origin };
}
