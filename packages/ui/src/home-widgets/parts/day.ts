import { useMemo } from 'react';
import { createFormats } from '../../foundations/formats/index.js';
import { useLanguage, useStrings } from '../../foundations/index.js';

/** Returns a timestamp for a date that falls on that date from Honolulu (UTC−10) to Auckland in summer (UTC+13). */
export const momentOf = (day: string): string => `${day}T10:00:00Z`;

/**
 * Formats a date in a list by the bank's current date: “Today”, “Yesterday”, then the date without the current year and
 * without a time.
 */
export function useRecentDay(today: string): (day: string) => string {
  const t = useStrings();
  const language = useLanguage();
  const { recent } = useMemo(
    () => createFormats({ language, timeZone: 'UTC', now: () => new Date(today) }),
    [language, today],
  );
  return (day) => (day === today ? t('figures.forecast.today') : recent(day));
}
