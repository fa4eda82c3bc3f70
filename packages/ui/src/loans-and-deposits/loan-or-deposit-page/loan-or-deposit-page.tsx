import type { FinancingDetail } from '@atrium/contract/loans-and-deposits';
import type { ComponentProps } from 'react';
import type { ErrorStateProps } from '../../feedback/index.js';
import { useStrings } from '../../foundations/index.js';
import { FinancingRecord } from './financing-record.js';

export interface LoanOrDepositPageProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Undefined while it loads. */
  detail: FinancingDetail | undefined;
  /** It could not be loaded. */
  failed?: Pick<ErrorStateProps, 'supportId' | 'onRetry' | 'retrying'> | undefined;
  /** The list that it was opened from. */
  backHref: string;
  /** Where something is requested of the service; without it, no button (LD-008). */
  newRequestHref?: string | undefined;
}

/** A loan or a deposit: its counterpart, its terms, its interest and its payments (LD-003, LD-019). */
export function LoanOrDepositPage({ detail, failed, backHref, ...props }: LoanOrDepositPageProps) {
  const t = useStrings();
  return (
    <FinancingRecord
      facts={detail}
      failed={failed && { title: t('loansAndDeposits.failed'), ...failed }}
      back={{ href: backHref, label: t('loansAndDeposits.title') }}
      {...props}
    />
  );
}
