import type { LoansAndDepositsSummary } from '@atrium/contract/loans-and-deposits';
import { useState } from 'react';
import { WidgetFrame, type WidgetFigures } from '../../dashboard/index.js';
import { useFormats, useStrings } from '../../foundations/index.js';
import { Tabs } from '../../navigation/index.js';
import { momentOf } from '../parts/internal.js';
import type { ServiceWidgetProps } from '../parts/internal.js';
import { FinancingPanel, type FinancingKind } from './financing-panel.js';

export interface LoansAndDepositsProps extends ServiceWidgetProps {
  /** The figures; undefined while loading. */
  summary?: LoansAndDepositsSummary | undefined;
  /** The bank's current date, `2026-11-20`. */
  today: string;
}

const KINDS: readonly FinancingKind[] = ['loans', 'deposits'];

/** Drawn loans and placed deposits, their maturity schedule, and the next maturities (WID-060 to WID-062). */
export function LoansAndDeposits({ status, width = 2, summary, today, ...props }: LoansAndDepositsProps) {
  const t = useStrings();
  const formats = useFormats();
  const [kind, setKind] = useState<FinancingKind>('loans');
  const isEmpty =
    !summary || (summary.loansOutstanding === 0 && summary.depositsPlaced === 0 && summary.undrawn === 0);
  const figures = ({ nextMaturities }: LoansAndDepositsSummary): WidgetFigures => ({
    columns: [
      t('figures.date'),
      t('figures.loansAndDeposits.product'),
      t('figures.guarantees.reference'),
      t('figures.company'),
      t('figures.currency'),
      t('figures.loansAndDeposits.amount'),
    ],
    rows: nextMaturities[kind].map((each) => [
      formats.date(momentOf(each.maturityDate)),
      t(`figures.loansAndDeposits.subTypes.${each.subType}`),
      each.reference,
      each.company,
      each.currency,
      each.amount,
    ]),
  });
  return (
    <WidgetFrame
      title={t('home.widgets.LOANS_AND_DEPOSITS.title')}
      status={status ?? (isEmpty ? 'empty' : 'ready')}
      skeletonRows={6}
      empty={{ title: t('figures.loansAndDeposits.empty'), help: t('figures.loansAndDeposits.emptyHelp') }}
      figures={summary && (() => figures(summary))}
      {...props}
    >
      {summary ? (
        <Tabs
          label={t('figures.loansAndDeposits.tabs')}
          value={kind}
          onValueChange={(value) => setKind(value as FinancingKind)}
          extra={
            summary.extractionDate ? (
              <span className="text-caption text-ink-3">
                {t('figures.asOf', { date: formats.date(momentOf(summary.extractionDate)) })}
              </span>
            ) : undefined
          }
          tabs={KINDS.map((value) => ({
            value,
            label: t(`figures.loansAndDeposits.${value}`),
            content: <FinancingPanel kind={value} {...{ summary, today, width }} />,
          }))}
        />
      ) : null}
    </WidgetFrame>
  );
}
