/**
 * French typography: a narrow no-break space before ; ! ? and inside « », a no-break space before a colon and a
 * percent sign, and the typographic apostrophe. One rule for every text that a person reads in French.
 */

/** What is wrong, by the pattern that finds it; a mark inside an address or a time is no punctuation. */
const MISTAKES: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/(?<!\u202f)[;!?](?=$|[\s»)”<,.])/u, 'a narrow no-break space (U+202F) stands before ; ! and ?'],
  [/(?<!\u00a0):(?=$|\s)/u, 'a no-break space (U+00A0) stands before a colon'],
  [/«(?!\u202f)|(?<!\u202f)»/u, 'a narrow no-break space (U+202F) stands inside « »'],
  [/(?<![\u00a0\d\p{L}}])%(?=$|[\s,.])/u, 'a no-break space (U+00A0) stands before %'],
  [/\p{L}'\p{L}/u, 'the apostrophe is ’'],
];

/** Variables of i18next and entities of HTML, which are not punctuation. */
const NO_WORDS = /\{\{.*?\}\}|&#?\w+;/gu;

/** What is wrong with the typography of a French text; empty when nothing is. */
export function frenchMistakes(text: string): string[] {
  const words = text.replaceAll(NO_WORDS, 'x');
  return MISTAKES.flatMap(([pattern, message]) => (pattern.test(words) ? [message] : []));
}

const COMMON =
  /(?<=^|[\s’«\u00a0\u202f(])(?:le|la|les|des|du|une|vous|votre|vos|est|sont|pas|pour|dans|avec|aux|cette|ces|qui|que|sur|par)(?=[\s,.])/giu;

/** Whether a text is French beyond doubt: it has guillemets, or two of the commonest words and a French letter. */
export function isFrench(text: string): boolean {
  if (/«.*»/u.test(text)) return true;
  const words = new Set(text.match(COMMON)?.map((word) => word.toLowerCase()));
  return words.size > 1 && /[éèêàâçùûôîœ]/iu.test(text);
}
