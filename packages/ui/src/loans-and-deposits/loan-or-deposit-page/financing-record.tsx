import type { FinancingDetail } from '@atrium/contract/loans-and-deposits';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../controls/button/index.js';
import { daysBetween, useDayFormats } from '../../controls/date/internal.js';
import { CountryFlag } from '../../data/country-flag/index.js';
import { PropertyList } from '../../data/property-list/index.js';
import type { ErrorStateProps } from '../../feedback/index.js';
import { PrintIcon, useFormats, useStrings } from '../../foundations/index.js';
import { useCountryName } from '../../foundations/country-name.js';
import type { RecordNavProps } from '../../navigation/index.js';
import { RecordPage, RecordSection } from '../../navigation/record-page/internal.js';
import { NewRequestAction } from '../new-request-action.js';
import { useRateText } from '../rate-text.js';
import { Amortization } from './amortization.js';

/** The facts shown by the record, shared by the pages that use it. */
export interface FinancingFacts extends Pick<
  FinancingDetail,
  | 'company'
  | 'country'
  | 'bank'
  | 'productType'
  | 'type'
  | 'referenceNo'
  | 'referenceSTI2Label'
  | 'referenceSTI3Label'
  | 'startDate'
  | 'maturityDate'
  | 'currency'
  | 'totalEURAmtInAcctBalCcy'
  | 'totalAmountInAcctBalCcy'
  | 'rate'
  | 'rateType'
  | 'rateIndex'
  | 'accruedInterestAmount'
  | 'calculationBasis'
  | 'accruedInterestCalculationStartDate'
  | 'outstandingMaturityDate'
  | 'amortization'
  | 'extractionDate'
> {
  /** For an undrawn line: the amount still available, shown in place of the amount owed. */
  undrawn?: { amount: number; amountInEuro: number } | null;
}

interface FinancingRecordProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Undefined while loading. */
  facts: FinancingFacts | undefined;
  /** The bank's current date, `2026-11-20`. */
  today: string;
  /** Loading failed. */
  failed?: Pick<ErrorStateProps, 'title' | 'supportId' | 'onRetry' | 'retrying'> | undefined;
  /** The list from which the record was opened. */
  back: RecordNavProps['back'];
  /** Position of the record in that list. */
  position?: RecordNavProps['position'];
  /** Address for a new request to the service; without it there is no button. */
  newRequestHref?: string | undefined;
}

/** Amounts owed are negative in the API; the page shows them unsigned, as its text says what they are (LD-011). */
const shown = (amount: number): number => Math.abs(amount);

/** The page of a loan or a deposit: counterparty, terms, interest and payments. */
export function FinancingRecord({
  facts: detail,
  today,
  failed,
  back,
  position,
  newRequestHref,
  className,
  ...props
}: FinancingRecordProps) {
  const t = useStrings();
  if (!detail)
    return <RecordPage back={back} position={position} failed={failed} className={className} {...props} />;
  return (
    <RecordPage
      back={back}
      reference={detail.referenceNo}
      position={position}
      title={detail.company}
      state={
        <span className="inline-flex min-h-24 items-center rounded-tag border border-line-2 px-8 text-small">
          {t(`loansAndDeposits.subTypes.${detail.type}`)}
        </span>
      }
      actions={
        <>
          <Button icon={PrintIcon} className="print:hidden" onClick={() => window.print()}>
            {t('loansAndDeposits.detail.print')}
          </Button>
          {newRequestHref ? <NewRequestAction href={newRequestHref} /> : null}
        </>
      }
      className={className}
      {...props}
    >
      <div className="px-16 pb-40 xs:px-24">
        <Facts detail={detail} today={today} />
        <div className="grid gap-x-48 sm:grid-cols-2">
          <div className="min-w-0">
            <Counterpart detail={detail} />
            <Terms detail={detail} />
          </div>
          <div className="min-w-0">
            <Interest detail={detail} />
            <RecordSection id="amortization" title={t('loansAndDeposits.detail.amortization')}>
              <Amortization detail={detail} />
            </RecordSection>
          </div>
        </div>
      </div>
    </RecordPage>
  );
}

interface PartProps {
  detail: FinancingFacts;
}

/** The key figures. */
function Facts({ detail, today }: PartProps & Pick<FinancingRecordProps, 'today'>) {
  const t = useStrings();
  const formats = useFormats();
  const days = useDayFormats();
  const rateText = useRateText();
  const { startDate, maturityDate, amortization } = detail;
  const next = amortization.find(({ outstandingMaturityDate }) => outstandingMaturityDate >= today);
  const elapsed =
    maturityDate === null ? undefined : (
      <Elapsed share={daysBetween(startDate, today) / Math.max(1, daysBetween(startDate, maturityDate))} />
    );
  const facts: [label: string, value: string, more?: ReactNode][] = [
    detail.undrawn
      ? [t('loansAndDeposits.detail.undrawnInEur'), formats.number(detail.undrawn.amountInEuro)]
      : [t('loansAndDeposits.detail.amountInEur'), formats.number(shown(detail.totalEURAmtInAcctBalCcy))],
    [
      t('loansAndDeposits.detail.startToMaturity'),
      maturityDate === null
        ? t('loansAndDeposits.detail.from', { start: days.date(startDate) })
        : t('loansAndDeposits.detail.period', { start: days.date(startDate), end: days.date(maturityDate) }),
      elapsed,
    ],
    [t('loansAndDeposits.detail.rate'), rateText(detail)],
    ...(next
      ? [
          [
            t('loansAndDeposits.detail.nextPayment'),
            days.date(next.outstandingMaturityDate),
            formats.amount(shown(next.amount), next.currency),
          ] as [string, string, ReactNode],
        ]
      : []),
    [t('loansAndDeposits.detail.figuresOf'), days.date(detail.extractionDate)],
  ];
  return (
    <dl className="grid gap-x-24 border-y border-line py-12 xs:grid-cols-2 sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
      {facts.map(([label, value, more]) => (
        <div key={label} className="py-4">
          <dt className="text-caption text-ink-3">{label}</dt>
          <dd className="font-semibold">{value}</dd>
          {more === undefined ? null : <dd className="text-small text-ink-2">{more}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** The elapsed part of the term; decorative, as the dates are shown above. */
function Elapsed({ share }: { share: number }) {
  const passed = Math.min(1, Math.max(0, share)) * 158;
  return (
    <svg aria-hidden data-elapsed viewBox="0 0 160 10" className="mt-6 h-10 w-160 max-w-full">
      <rect y="4" width="160" height="2" className="fill-line-2" />
      <rect y="3" width={passed} height="4" className="fill-brand" />
      <rect x={passed} width="2" height="10" className="fill-ink" />
    </svg>
  );
}

function Counterpart({ detail }: PartProps) {
  const t = useStrings();
  const countryOf = useCountryName();
  return (
    <RecordSection id="counterpart" title={t('loansAndDeposits.detail.counterpart')}>
      <PropertyList
        properties={[
          {
            label: t('loansAndDeposits.detail.country'),
            value: (
              <span className="inline-flex items-center gap-8">
                <CountryFlag code={detail.country} />
                {countryOf(detail.country)}
              </span>
            ),
          },
          {
            label: t(`loansAndDeposits.detail.${detail.productType === 'LOAN' ? 'borrower' : 'company'}`),
            value: detail.company,
          },
          { label: t('loansAndDeposits.detail.bank'), value: detail.bank },
        ]}
      />
    </RecordSection>
  );
}

function Terms({ detail }: PartProps) {
  const t = useStrings();
  const formats = useFormats();
  const days = useDayFormats();
  const { productType, referenceSTI2Label: deal, referenceSTI3Label: facility, rate, rateType } = detail;
  return (
    <RecordSection id="terms" title={t(`loansAndDeposits.detail.product.${productType}`)}>
      <PropertyList
        properties={[
          {
            label: t('loansAndDeposits.detail.reference'),
            value: (
              <>
                {detail.referenceNo}
                {deal === null || facility === null ? null : (
                  <span className="text-ink-2">
                    {' '}
                    {t('loansAndDeposits.detail.inFacility', { deal, facility })}
                  </span>
                )}
              </>
            ),
          },
          { label: t('loansAndDeposits.detail.type'), value: t(`loansAndDeposits.subTypes.${detail.type}`) },
          { label: t('loansAndDeposits.detail.startDate'), value: days.date(detail.startDate) },
          {
            label: t('loansAndDeposits.detail.maturityDate'),
            value:
              detail.maturityDate === null
                ? t('loansAndDeposits.detail.notApplicable')
                : days.date(detail.maturityDate),
          },
          { label: t('loansAndDeposits.detail.currency'), value: detail.currency },
          detail.undrawn
            ? { label: t('loansAndDeposits.detail.undrawn'), value: formats.number(detail.undrawn.amount) }
            : {
                label: t(`loansAndDeposits.detail.${productType === 'LOAN' ? 'principal' : 'deposit'}`),
                value: formats.number(shown(detail.totalAmountInAcctBalCcy)),
              },
          {
            label: t('loansAndDeposits.detail.rate'),
            value: rate === null ? null : formats.percentage(rate / 100),
          },
          {
            label: t('loansAndDeposits.detail.rateType'),
            value: rateType && t(`loansAndDeposits.detail.rateTypes.${rateType}`),
          },
          {
            label: t('loansAndDeposits.detail.rateIndex'),
            value: detail.rateIndex ?? t('loansAndDeposits.detail.notApplicable'),
          },
        ]}
      />
    </RecordSection>
  );
}

function Interest({ detail }: PartProps) {
  const t = useStrings();
  const formats = useFormats();
  const days = useDayFormats();
  const from = detail.accruedInterestCalculationStartDate;
  const { accruedInterestAmount: accrued, outstandingMaturityDate } = detail;
  return (
    <RecordSection id="interest" title={t('loansAndDeposits.detail.interest')}>
      <PropertyList
        properties={[
          {
            label: t('loansAndDeposits.detail.accrued'),
            value: accrued === null ? null : formats.amount(shown(accrued), detail.currency),
          },
          { label: t('loansAndDeposits.detail.basis'), value: detail.calculationBasis },
          {
            label: t('loansAndDeposits.detail.calculatedFrom'),
            value: from === null ? null : days.date(from),
          },
          ...(detail.productType === 'LOAN'
            ? [
                {
                  label: t('loansAndDeposits.detail.outstandingMaturity'),
                  value: outstandingMaturityDate === null ? null : days.date(outstandingMaturityDate),
                },
              ]
            : []),
        ]}
      />
      <p className="max-w-measure pt-8 text-caption text-ink-2">{t('loansAndDeposits.detail.note')}</p>
    </RecordSection>
  );
}
