import { useMemo } from 'react';
import { addDays, daysBetween, useDayFormats } from '../../controls/date/internal.js';
import { useFormats, useLanguage, useStrings } from '../../foundations/index.js';

const LOCALES = { en: 'en-GB', fr: 'fr-FR' } as const;
/** A Monday, as the start of the week names. */
const MONDAY = '2024-01-01';
/** From this number of days on, distances are given in months. */
const DAYS_TOLD = 100;
const DAYS_OF_MONTH = 30.44;

/** Returns names of calendar days and months, independent of time zones. */
export function useDayNames() {
  const language = useLanguage();
  const { longDate } = useDayFormats();
  return useMemo(() => {
    const locale = LOCALES[language];
    const format = (options: Intl.DateTimeFormatOptions) => {
      const made = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
      return (day: string) => {
        const text = made.format(new Date(`${day}T00:00:00Z`));
        return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
      };
    };
    const weekday = format({ weekday: 'short' });
    const longWeekday = format({ weekday: 'long' });
    const week = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(MONDAY, days));
    return {
      /** `Friday 20 November 2026`. */
      longDay: (day: string) => `${longWeekday(day)} ${longDate(day)}`,
      /** `November 2026`. */
      month: format({ month: 'long', year: 'numeric' }),
      /** The weekday names, from Monday. */
      weekdays: week.map((day) => ({ short: weekday(day), long: longWeekday(day) })),
    };
  }, [language, longDate]);
}

/** Returns the distance of a day from today in words: “in 9 days”, “20 days ago”. */
export function useDayDistance(today: string): (day: string) => string {
  const t = useStrings();
  const { integer } = useFormats();
  return (day) => {
    const days = daysBetween(today, day);
    const distance = Math.abs(days);
    if (distance === 0) return t('expiryCalendar.today');
    const inMonths = distance >= DAYS_TOLD;
    const count = inMonths ? Math.round(distance / DAYS_OF_MONTH) : distance;
    const words = { count, figure: integer(count) };
    if (days > 0) return inMonths ? t('expiryCalendar.inMonths', words) : t('expiryCalendar.inDays', words);
    return inMonths ? t('expiryCalendar.monthsAgo', words) : t('expiryCalendar.daysAgo', words);
  };
}
