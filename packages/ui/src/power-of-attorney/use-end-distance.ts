import { daysBetween, useDayFormats } from '../controls/date/internal.js';
import { useFormats, useStrings } from '../foundations/index.js';

/** Returns how far the end date of a power is from today, in words: “in 53 days”, “expired”. */
export function useEndDistance(): (day: string) => string {
  const t = useStrings();
  const { integer } = useFormats();
  const { today } = useDayFormats();
  return (day) => {
    const days = daysBetween(today, day);
    if (days < 0) return t('powerOfAttorney.ended');
    if (days === 0) return t('powerOfAttorney.today');
    return t('powerOfAttorney.inDays', { count: days, figure: integer(days) });
  };
}
