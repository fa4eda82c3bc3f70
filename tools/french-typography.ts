/**
 * French typography: a narrow no-break space before ; ! ? and inside « », a no-break space before a colon and a
 * percent sign, and the typographic apostrophe. One rule for all French texts that users see.
 */

/** Messages by the pattern that finds the mistake; marks inside an address or a time do not count as punctuation. */
const MISTAKES: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/(?<!\u202f)[;!?](?=$|[\s»)”<,.])/u, 'use a narrow no-break space (U+202F) before ; ! and ?'],
  [/(?<!\u00a0):(?=$|\s)/u, 'use a no-break space (U+00A0) before a colon'],
  [/«(?!\u202f)|(?<!\u202f)»/u, 'use a narrow no-break space (U+202F) inside « »'],
  [/(?<![\u00a0\d\p{L}}])%(?=$|[\s,.])/u, 'use a no-break space (U+00A0) before %'],
  [/\p{L}'\p{L}/u, 'use the apostrophe ’'],
];

/** i18next variables and HTML entities, which are not punctuation. */
const NO_WORDS = /\{\{.*?\}\}|&#?\w+;/gu;

/** Returns the typographic mistakes in a French text; empty if there are none. */
export function frenchMistakes(text: string): string[] {
  const words = text.replaceAll(NO_WORDS, 'x');
  return MISTAKES.flatMap(([pattern, message]) => (pattern.test(words) ? [message] : []));
}

const COMMON =
  /(?<=^|[\s’«\u00a0\u202f(])(?:le|la|les|des|du|une|vous|votre|vos|est|sont|pas|pour|dans|avec|aux|cette|ces|qui|que|sur|par)(?=[\s,.])/giu;

/** Whether a text is clearly French: it has guillemets, or two very common French words and an accented letter. */
export function isFrench(text: string): boolean {
  if (/«.*»/u.test(text)) return true;
  const words = new Set(text.match(COMMON)?.map((word) => word.toLowerCase()));
  return words.size > 1 && /[éèêàâçùûôîœ]/iu.test(text);
}
