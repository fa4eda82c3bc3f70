import type { Language } from '../http/index.ts';

const LOCALES = { en: 'en-GB', fr: 'fr-FR' } as const;

/**
 * Formats a day or a time for running text: the first of a month as an ordinal in French, and short English months in three
 * letters.
 */
export function dateText(
  moment: Date,
  language: Language,
  options: Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle' | 'timeZone'>,
): string {
  const text = new Intl.DateTimeFormat(LOCALES[language], options).format(moment);
  return language === 'fr' ? text.replace(/^1(?=\s\p{L})/u, '1er') : text.replace(/\bSept\b(?!\.)/u, 'Sep');
}

/** Formats a month with its year, “November 2026”. */
export const monthText = (moment: Date, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    moment,
  );
