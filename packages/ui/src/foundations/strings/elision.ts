/** Marks a value before which “de” and “que” are shortened; it has no width and is taken out again. */
const MARK = '\u2060';
/** First letters of such a value, with accents decomposed. */
const ELIDED = /^(?:[aeiouøœæ]|h(?:e\u0301|y)|y[bcdfghjklmnpqrstvwxz])/i;

/**
 * Translates with French elision before the variables: “de {{name}}” with Alexa is “d’Alexa”, “que {{name}}” is
 * “qu’Alexa”. Only what the text itself says is shortened, never a value. English is left as it is.
 *
 * Elided are values that begin with a vowel, also with an accent (Élise, Œuvre), and with y before a consonant (Yves, not
 * Yann). An h is silent before é and y (d’Hélène) and aspirate otherwise (de Halden): names of companies are rarely
 * French, and French usage accepts both for most names with h (Henri, Hugo). Acronyms go by their first letter as written
 * (d’UBS, de SNCF). Digits are never elided (de 8, de 11).
 */
export function elided<Value extends string | number>(
  language: string,
  variables: Readonly<Record<string, Value>> | undefined,
  translate: (variables: Record<string, Value | string> | undefined) => string,
): string {
  if (language !== 'fr' || !variables) return translate(variables);
  const marked: Record<string, Value | string> = { ...variables };
  for (const [name, value] of Object.entries(variables))
    if (ELIDED.test(String(value).normalize('NFD'))) marked[name] = MARK + value;
  return translate(marked).replaceAll(/(?<=(?:^|\P{L})(?:d|qu))e \u2060|\u2060/giu, (found) =>
    found === MARK ? '' : '’',
  );
}
