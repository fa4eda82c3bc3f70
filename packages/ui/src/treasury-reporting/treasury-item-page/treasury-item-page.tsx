import type { TreasuryDetail } from '@atrium/contract/treasury-reporting';
import type { ComponentProps } from 'react';
import type { ErrorStateProps } from '../../feedback/index.js';
import { useStrings } from '../../foundations/index.js';
import {
  FinancingRecord,
  type FinancingFacts,
} from '../../loans-and-deposits/loan-or-deposit-page/internal.js';
import type { RecordNavProps } from '../../navigation/index.js';

export interface TreasuryItemPageProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Undefined while loading. */
  detail: TreasuryDetail | undefined;
  /** The bank's current date, `2026-11-20`. */
  today: string;
  /** Loading failed. */
  failed?: Pick<ErrorStateProps, 'supportId' | 'onRetry' | 'retrying'> | undefined;
  /** Address of the list from which it was opened. */
  backHref: string;
  /** Position of the item in that list, if known. */
  position?: Omit<NonNullable<RecordNavProps['position']>, 'text'> | undefined;
  /** Address for a new request to the service; without it there is no button (TR-009). */
  newRequestHref?: string | undefined;
}

/** A loan or a deposit reported by a contract: counterparty, terms, interest, payments (TR-004 to TR-009). */
export function TreasuryItemPage({ detail, failed, backHref, position, ...props }: TreasuryItemPageProps) {
  const t = useStrings();
  return (
    <FinancingRecord
      facts={detail && factsOf(detail)}
      failed={failed && { title: t('treasuryReporting.failed'), ...failed }}
      back={{ href: backHref, label: t('treasuryReporting.title') }}
      position={
        detail &&
        position && {
          ...position,
          text: t(`treasuryReporting.position.${detail.type}`, {
            index: String(position.index),
            total: String(position.total),
          }),
        }
      }
      {...props}
    />
  );
}

/** Maps an item to the facts of the record, under the field names of loans and deposits (DATA-061, DATA-062). */
const factsOf = (detail: TreasuryDetail): FinancingFacts => ({
  company: detail.company,
  country: detail.country,
  bank: detail.bank,
  productType: detail.type,
  type: detail.subType,
  referenceNo: detail.referenceNo,
  referenceSTI2Label: null,
  referenceSTI3Label: null,
  startDate: detail.startDate,
  maturityDate: detail.maturityDate,
  currency: detail.currency,
  totalEURAmtInAcctBalCcy: detail.amountInEUR,
  totalAmountInAcctBalCcy: detail.amount,
  undrawn:
    detail.balanceCategory === 'HBG'
      ? { amount: detail.undrawnAmount, amountInEuro: detail.undrawnAmountInEUR }
      : null,
  rate: detail.rate,
  rateType: detail.rateType,
  rateIndex: detail.rateIndex,
  accruedInterestAmount: detail.accruedInterests,
  calculationBasis: detail.calculationBasis,
  accruedInterestCalculationStartDate: detail.interestCalcDate,
  outstandingMaturityDate: detail.outstandingMaturityDate,
  amortization: detail.amortizations.map(({ dueDate, amount, currency }) => ({
    outstandingMaturityDate: dueDate,
    amount,
    currency,
  })),
  extractionDate: detail.extractionDate,
});
