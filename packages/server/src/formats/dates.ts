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

// Created once: creating a format takes longer than formatting all months of a timeline.
const monthFormat = (locale: string) =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
const MONTHS: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  en: monthFormat(LOCALES.en),
  fr: monthFormat(LOCALES.fr),
};

/** Formats a month with its year, “November 2026”. */
export const monthText = (moment: Date, language: Language): string => MONTHS[language].format(moment);
