import type { FinancingLine } from '@atrium/contract/loans-and-deposits';
import { useMemo } from 'react';
import { useFormats, useStrings } from '../foundations/index.js';

/** Returns a function that formats the rate of a line, with the index of a floating rate. */
export function useRateText(): (line: Pick<FinancingLine, 'rate' | 'rateType' | 'rateIndex'>) => string {
  const t = useStrings();
  const { percentage } = useFormats();
  return useMemo(
    () =>
      ({ rate, rateType, rateIndex }) => {
        if (rate === null) return rateIndex ?? t('loansAndDeposits.blank');
        const text = percentage(rate / 100);
        if (rateIndex !== null) return `${text}, ${rateIndex}`;
        return rateType === 'FIXED' ? t('loansAndDeposits.fixed', { rate: text }) : text;
      },
    [t, percentage],
  );
}
