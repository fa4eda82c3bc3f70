import type { FinancingDetail } from '@atrium/contract/loans-and-deposits';
import type { ComponentProps } from 'react';
import type { ErrorStateProps } from '../../feedback/index.js';
import { useStrings } from '../../foundations/index.js';
import { FinancingRecord } from './financing-record.js';

export interface LoanOrDepositPageProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Undefined while loading. */
  detail: FinancingDetail | undefined;
  /** The bank's current date, `2026-11-20`. */
  today: string;
  /** Loading failed. */
  failed?: Pick<ErrorStateProps, 'supportId' | 'onRetry' | 'retrying'> | undefined;
  /** Address of the list from which it was opened. */
  backHref: string;
  /** Address for a new request to the service; without it there is no button (LD-008). */
  newRequestHref?: string | undefined;
}

/** The page of a loan or a deposit: counterparty, terms, interest and payments (LD-003, LD-019). */
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
