export type Language = 'en' | 'fr';

/** Text in both languages of the portal (PLAT-010). */
export type Bilingual = Readonly<Record<Language, string>>;

/** Locale of dates and numbers in each language. */
export const LOCALES: Bilingual = { en: 'en-GB', fr: 'fr-FR' };

/** Returns English or French, as an Accept-Language header prefers; English when it names neither (PLAT-011). */
export function languageOf(acceptLanguage: string | null | undefined): Language {
  let best: Language = 'en';
  let weight = 0;
  for (const part of (acceptLanguage ?? '').toLowerCase().split(',')) {
    const [tag = '', ...parameters] = part.trim().split(';');
    const language = tag.split('-')[0];
    const q = Number(/^\s*q=([\d.]+)/.exec(parameters[0] ?? '')?.[1] ?? 1);
    if ((language === 'en' || language === 'fr') && q > weight) {
      best = language;
      weight = q;
    }
  }
  return best;
}
