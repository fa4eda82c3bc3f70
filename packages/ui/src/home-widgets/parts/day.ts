import { useFormats, useNow, useStrings } from '../../foundations/index.js';

/** A calendar day as a moment that falls on this day from Honolulu (UTC−10) to Auckland in summer (UTC+13). */
export const momentOf = (day: string): string => `${day}T10:00:00Z`;

/** A calendar day in a list: “Today”, “Yesterday”, then the date without the current year. It has no hour to show. */
export function useRecentDay(): (day: string) => string {
  const t = useStrings();
  const formats = useFormats();
  const now = useNow();
  return (day) =>
    day === formats.isoDay(now()) ? t('figures.forecast.today') : formats.recent(momentOf(day));
}
