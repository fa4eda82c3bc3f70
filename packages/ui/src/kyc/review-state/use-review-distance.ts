import { daysBetween } from '../../controls/date/internal.js';
import { useFormats, useStrings } from '../../foundations/index.js';

/** From this number of days on, distances are given in months. */
const DAYS_TOLD = 100;
const DAYS_OF_MONTH = 30.44;

/** Returns the distance of a day from the bank's current date in words: “in 9 days”, “20 days late”. */
export function useReviewDistance(today: string): (day: string) => string {
  const t = useStrings();
  const { integer } = useFormats();
  return (day) => {
    const days = daysBetween(today, day);
    const distance = Math.abs(days);
    if (distance === 0) return t('kyc.today');
    const inMonths = distance >= DAYS_TOLD;
    const count = inMonths ? Math.round(distance / DAYS_OF_MONTH) : distance;
    const words = { count, figure: integer(count) };
    if (days > 0) return inMonths ? t('kyc.inMonths', words) : t('kyc.inDays', words);
    return inMonths ? t('kyc.monthsLate', words) : t('kyc.daysLate', words);
  };
}
