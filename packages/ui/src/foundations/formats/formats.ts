import type { Language } from '../provider/index.js';

/** True minus sign, U+2212 (direction, section 8). */
const MINUS = '\u2212';
/** No-break space, used inside amounts, percentages and before French double punctuation. */
const NBSP = '\u00a0';
const LOCALES = { en: 'en-GB', fr: 'fr-FR' } as const;
const DAY = 86_400_000;

/** Shortens “Sept”, as British English abbreviates September, to three letters like other months (section 8). */
export const shortSeptember = (text: string): string => text.replace(/\bSept\b(?!\.)/, 'Sep');

/** Writes the first day of a month as an ordinal before a month name, as French does: `1er févr.`, never `1 févr.`. */
const ordinalFirst = (text: string): string => text.replace(/^1(?=\s\p{L})/u, '1er');

export type DateInput = Date | string | number;

export interface FormatsOptions {
  language: Language;
  /** IANA time zone; the browser's when absent. */
  timeZone?: string | undefined;
  /** The clock used for “yesterday” and for hiding the current year. */
  now?: () => Date;
}

/** The formats of one language and time zone: numbers with a true minus sign, dates and amounts as in the direction. */
export interface Formats {
  /** Two decimals by default (PLAT-102): `1,204,860.15`, `1 204 860,15`. */
  number(value: number, decimals?: number): string;
  /** A whole number with group separators: `5,000`. */
  integer(value: number): string;
  /** `EUR 12,500,000.00`, `12 500 000,00 EUR`; ISO 4217 code, two decimals (PLAT-106). */
  amount(value: number, currency: string): string;
  /**
   * Above 1000 in K, above one million in M (PLAT-105), with two decimals at most by default; exactly 1000 and 1000000
   * stay unabbreviated.
   */
  abbreviated(value: number, decimals?: number): string;
  /** A ratio as a percentage with two decimals (PLAT-103): 0.26 is `26.00%`, `26,00 %`. */
  percentage(ratio: number): string;
  /** Bytes in kB, MB or GB of 1024 (PLAT-104), with at most one decimal: `1.8 MB`, `1,8 Mo`. */
  fileSize(bytes: number): string;
  /** `20 Nov 2026`, `20 nov. 2026`; `1 Feb 2026`, `1er févr. 2026`. */
  date(value: DateInput): string;
  /** `20 November 2026`, for running text. */
  longDate(value: DateInput): string;
  /** The calendar day of a time in the time zone, `2026-11-20`. */
  isoDay(value: DateInput): string;
  /** A month as a heading: `November 2026`, `Novembre 2026`. */
  month(value: DateInput): string;
  /** `14:32`. */
  time(value: DateInput): string;
  /** `14:32 CET`, for use below or beside the day. */
  zonedTime(value: DateInput): string;
  /** `20 Nov 2026, 14:32 CET`. */
  dateTime(value: DateInput): string;
  /** For lists: the time if today, “Yesterday”, then the date without the current year. */
  recent(value: DateInput): string;
  /** For feeds: `2 minutes ago` up to two days, then the date. */
  relative(value: DateInput): string;
  /** `26 Oct to 18 Nov 2026`, `du 26 oct. au 18 nov. 2026`. */
  range(from: DateInput, to: DateInput): string;
  /** Joins names as the language does: `A, B and C`. */
  list(values: readonly string[]): string;
}

/** Creates a format on first use: one Intl format costs up to a millisecond, and few pages need all of them. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

const cache = new Map<string, Formats>();

/** Returns the formats of a language and time zone; cached for each pair and clock. */
export function createFormats({ language, timeZone, now = () => new Date() }: FormatsOptions): Formats {
  const key = `${language}|${timeZone ?? ''}`;
  const known = cache.get(key);
  if (known && clocks.get(known) === now) return known;
  const made = build(language, timeZone, now);
  cache.set(key, made);
  clocks.set(made, now);
  return made;
}
const clocks = new WeakMap<Formats, () => Date>();

function build(language: Language, timeZone: string | undefined, now: () => Date): Formats {
  const locale = LOCALES[language];
  const zone = timeZone === undefined ? {} : { timeZone };
  const date = (options: Intl.DateTimeFormatOptions) => {
    const format = once(() => new Intl.DateTimeFormat(locale, { ...options, ...zone }));
    return (value: DateInput) => {
      const text = shortSeptember(format().format(new Date(value)));
      return language === 'fr' ? ordinalFirst(text) : text;
    };
  };
  const signed = (text: string) => text.replace(/^-/, MINUS).replaceAll('\u202f', NBSP);
  const decimalFormats = new Map<string, Intl.NumberFormat>();
  const decimal = (value: number, least: number, most: number) => {
    const key = `${least}-${most}`;
    let format = decimalFormats.get(key);
    if (!format) {
      format = new Intl.NumberFormat(locale, { minimumFractionDigits: least, maximumFractionDigits: most });
      decimalFormats.set(key, format);
    }
    // No negative zero: −0.001 at two decimals is 0.00.
    const rounded = Number(value.toFixed(most)) === 0 ? 0 : value;
    return signed(format.format(rounded));
  };
  const shortDate = date({ day: 'numeric', month: 'short', year: 'numeric' });
  const longDate = date({ day: 'numeric', month: 'long', year: 'numeric' });
  const dayMonth = date({ day: 'numeric', month: 'short' });
  const time = date({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const yearOf = date({ year: 'numeric' });
  const monthYear = date({ month: '2-digit', year: 'numeric' });
  const longMonth = date({ month: 'long', year: 'numeric' });
  const dayFormat = once(
    () => new Intl.DateTimeFormat('en-CA', { ...zone, year: 'numeric', month: '2-digit', day: '2-digit' }),
  );
  const isoDay = (value: DateInput) => dayFormat().format(new Date(value));
  const zoneName = once(() => new Intl.DateTimeFormat('en-GB', { ...zone, timeZoneName: 'short' }));
  const relativeFormat = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  const listFormat = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  const daysBefore = (value: DateInput) =>
    Math.round((Date.parse(isoDay(now())) - Date.parse(isoDay(value))) / DAY);
  const zoneOf = (value: DateInput) => {
    const name = zoneName()
      .formatToParts(new Date(value))
      .find((part) => part.type === 'timeZoneName');
    return name?.value ?? '';
  };
  const zonedTime = (value: DateInput) => `${time(value)}${NBSP}${zoneOf(value)}`;
  const capital = (text: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
  const withoutCurrentYear = (value: DateInput) =>
    yearOf(value) === yearOf(now()) ? dayMonth(value) : shortDate(value);

  return {
    number: (value, decimals = 2) => decimal(value, decimals, decimals),
    integer: (value) => decimal(value, 0, 0),
    amount(value, currency) {
      const figure = decimal(value, 2, 2);
      return language === 'fr' ? `${figure}${NBSP}${currency}` : `${currency}${NBSP}${figure}`;
    },
    abbreviated(value, decimals = 2) {
      const size = Math.abs(value);
      const gap = language === 'fr' ? NBSP : '';
      if (size > 1_000_000) return `${decimal(value / 1_000_000, 0, decimals)}${gap}M`;
      if (size > 1_000) return `${decimal(value / 1_000, 0, decimals)}${gap}K`;
      return decimal(value, 0, decimals);
    },
    percentage: (ratio) => `${decimal(ratio * 100, 2, 2)}${language === 'fr' ? NBSP : ''}%`,
    fileSize(bytes) {
      const units = language === 'fr' ? ['ko', 'Mo', 'Go'] : ['kB', 'MB', 'GB'];
      let amount = bytes / 1024;
      let unit = 0;
      // The unit is chosen by the rounded number, so that 1024 kB is never shown.
      while (Number(amount.toFixed(1)) >= 1024 && unit < units.length - 1) {
        amount /= 1024;
        unit += 1;
      }
      const least = bytes > 0 ? Math.max(amount, 0.1) : 0;
      return `${decimal(least, 0, 1)}${NBSP}${units[unit]}`;
    },
    date: shortDate,
    longDate,
    isoDay,
    month: (value) => capital(longMonth(value)),
    time,
    zonedTime,
    dateTime: (value) => `${shortDate(value)}, ${zonedTime(value)}`,
    recent(value) {
      const days = daysBefore(value);
      if (days === 0) return time(value);
      if (days === 1) return capital(relativeFormat().format(-1, 'day'));
      return withoutCurrentYear(value);
    },
    relative(value) {
      const seconds = Math.round((new Date(value).getTime() - now().getTime()) / 1000);
      const size = Math.abs(seconds);
      if (size < 60) return relativeFormat().format(0, 'second');
      if (size < 3600) return relativeFormat().format(Math.trunc(seconds / 60), 'minute');
      const days = daysBefore(value);
      if (days === 0) return relativeFormat().format(Math.trunc(seconds / 3600), 'hour');
      if (days === 1) return `${relativeFormat().format(-1, 'day')}, ${time(value)}`;
      return withoutCurrentYear(value);
    },
    range(from, to) {
      const sameMonth = monthYear(from) === monthYear(to);
      const sameYear = yearOf(from) === yearOf(to);
      if (shortDate(from) === shortDate(to)) return shortDate(from);
      const start = sameYear
        ? sameMonth && language === 'fr'
          ? dayOf(from)
          : dayMonth(from)
        : shortDate(from);
      return language === 'fr' ? `du ${start} au ${shortDate(to)}` : `${start} to ${shortDate(to)}`;
    },
    list: (values) => listFormat().format(values),
  };

  function dayOf(value: DateInput) {
    const day = Number(new Intl.DateTimeFormat('en-GB', { ...zone, day: 'numeric' }).format(new Date(value)));
    return day === 1 ? '1er' : String(day);
  }
}

/**
 * Cuts a text at a number of characters (PLAT-100: 10 by default; tags 15, PLAT-101) and adds an ellipsis. Counts
 * grapheme clusters, what a reader sees as one character.
 */
export function truncate(text: string, length = 10): string {
  const characters = [...new Intl.Segmenter().segment(text)];
  if (characters.length <= length) return text;
  const cut = characters.slice(0, length).map((part) => part.segment);
  return `${cut.join('').trimEnd()}…`;
}

/** Maximum length of a tag's text (PLAT-101). */
export const TAG_LENGTH = 15;

/** Formats an IBAN in groups of four, joined by no-break spaces (direction, section 8). */
export function formatIban(iban: string): string {
  return (iban.replaceAll(/\s/g, '').match(/.{1,4}/g) ?? []).join(NBSP);
}

/** Formats a counter on a badge: `99+` above 99 (specification 000, section 9). */
export function badgeCount(count: number): string {
  return count > 99 ? '99+' : String(count);
}
