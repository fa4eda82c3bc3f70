import { daysBetween } from '../controls/date/internal.js';
import { useFormats, useStrings } from '../foundations/index.js';

/** Returns how far the end date of a power is from the bank's current date, in words: “in 53 days”, “expired”. */
export function useEndDistance(today: string): (day: string) => string {
  const t = useStrings();
  const { integer } = useFormats();
  return (day) => {
    const days = daysBetween(today, day);
    if (days < 0) return t('powerOfAttorney.ended');
    if (days === 0) return t('powerOfAttorney.today');
    return t('powerOfAttorney.inDays', { count: days, figure: integer(days) });
  };
}
