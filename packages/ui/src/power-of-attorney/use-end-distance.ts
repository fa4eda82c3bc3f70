import { useFormats, useNow, useStrings } from '../foundations/index.js';

const DAY = 86_400_000;

/** How far the last day of a power is from today, in words: “in 53 days”, “ended”. */
export function useEndDistance(): (day: string) => string {
  const t = useStrings();
  const { integer, isoDay } = useFormats();
  const now = useNow();
  return (day) => {
    const days = Math.round((Date.parse(day) - Date.parse(isoDay(now()))) / DAY);
    if (days < 0) return t('powerOfAttorney.ended');
    if (days === 0) return t('powerOfAttorney.today');
    return t('powerOfAttorney.inDays', { count: days, figure: integer(days) });
  };
}
