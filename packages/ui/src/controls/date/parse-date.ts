import type { Language } from '../../foundations/provider/index.js';
import { normalizeText } from '../../foundations/index.js';
import { isoDate, type IsoDate } from './iso-date.js';

const LOCALES = { en: 'en-GB', fr: 'fr-FR' } as const;

/** Formats a day as it is typed: `20/11/2026` in French (PLAT-123), `11/20/2026` in English (PLAT-124). */
export function typedDate(iso: IsoDate, language: Language): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  return language === 'fr' ? `${day}/${month}/${year}` : `${month}/${day}/${year}`;
}

/**
 * Parses a typed date: dd/MM/yyyy in French (PLAT-123), MM/dd/yyyy in English (PLAT-124). Also accepts other separators
 * or none, two-digit years of this century, ISO `2026-11-20`, and the displayed form (`20 Nov 2026`), in English also
 * with the month first (`Nov 20, 2026`). Returns null for anything that is not a calendar day.
 */
export function parseDate(text: string, language: Language): IsoDate | null {
  const clean = normalizeText(text).trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(clean);
  if (iso) return isoDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const figures =
    /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4}|\d{2})$/.exec(clean) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(clean);
  if (figures) {
    const [first, second] = [Number(figures[1]), Number(figures[2])];
    const [day, month] = language === 'fr' ? [first, second] : [second, first];
    return isoDate(fullYear(figures[3]!), month, day);
  }
  const named = NAMED[language].map((form) => form.exec(clean)?.groups).find(Boolean);
  if (!named) return null;
  const month = monthOf(named['month']!, language);
  return month === 0 ? null : isoDate(fullYear(named['year']!), month, Number(named['day']));
}

/** Formats with the month's name: after the day, in English also before it. */
const NAMED: Record<Language, readonly RegExp[]> = {
  en: [
    /^(?<day>\d{1,2})(?:st|nd|rd|th)?\s+(?<month>\p{L}{3,})\.?,?\s+(?<year>\d{4}|\d{2})$/u,
    /^(?<month>\p{L}{3,})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?(?:,\s*|\s+)(?<year>\d{4}|\d{2})$/u,
  ],
  fr: [/^(?<day>\d{1,2})(?:er)?\s+(?<month>\p{L}{3,})\.?\s+(?<year>\d{4}|\d{2})$/u],
};

const fullYear = (figures: string) => (figures.length === 2 ? 2000 + Number(figures) : Number(figures));

/** Returns 1 to 12 for a month's name or an unambiguous prefix of it; 0 for none. */
function monthOf(name: string, language: Language): number {
  const long = new Intl.DateTimeFormat(LOCALES[language], { month: 'long', timeZone: 'UTC' });
  const found = Array.from({ length: 12 }, (_, month) => month + 1).filter((month) =>
    normalizeText(long.format(new Date(Date.UTC(2026, month - 1, 1)))).startsWith(name),
  );
  return found.length === 1 ? found[0]! : 0;
}
