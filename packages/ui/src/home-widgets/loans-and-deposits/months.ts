import { useMemo } from 'react';
import type { ChartLabel } from '../../data/index.js';
import { useLanguage } from '../../foundations/index.js';
import { shortSeptember } from '../../foundations/formats/internal.js';

/** Formats months (`2026-11`) as chart axis labels, short for display and long for screen readers. */
export function useMonths(): (months: readonly string[]) => ChartLabel[] {
  const language = useLanguage();
  return useMemo(() => {
    const format = (month: 'short' | 'long', year?: 'numeric') =>
      new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
        month,
        ...(year && { year }),
        timeZone: 'UTC',
      });
    const [short, full] = [format('short'), format('long', 'numeric')];
    return (months) =>
      months.map((month) => {
        const first = new Date(`${month}-01T00:00:00Z`);
        return { short: shortSeptember(short.format(first)), full: full.format(first) };
      });
  }, [language]);
}
