import { useFormats, useNow, useStrings } from '../../foundations/index.js';

/** Returns a timestamp for a date that falls on that date from Honolulu (UTC−10) to Auckland in summer (UTC+13). */
export const momentOf = (day: string): string => `${day}T10:00:00Z`;

/** Formats a date in a list: “Today”, “Yesterday”, then the date without the current year and without a time. */
export function useRecentDay(): (day: string) => string {
  const t = useStrings();
  const formats = useFormats();
  const now = useNow();
  return (day) =>
    day === formats.isoDay(now()) ? t('figures.forecast.today') : formats.recent(momentOf(day));
}
