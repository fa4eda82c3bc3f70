import type { LoansAndDepositsSummary } from '@atrium/contract/loans-and-deposits';
import { Chart, Ledger, type ChartSeries, type LedgerRow } from '../../data/index.js';
import type { WidgetWidth } from '../../dashboard/index.js';
import { Empty } from '../../feedback/index.js';
import { useFormats, useStrings } from '../../foundations/index.js';
import { noonOf } from '../parts/day.js';
import { WidgetTable } from '../parts/widget-table.js';
import { useMonths } from './months.js';

export type FinancingSide = 'loans' | 'deposits';

const MILLION = 1_000_000;
/** How many of the next maturities are shown, by width. */
const SHOWN = { 1: 0, 2: 3, 3: 3, 4: 10 } as const;

/** One tab: the chart of what falls due, the sums, the next maturities. */
export function FinancingPanel({
  side,
  summary,
  width,
}: {
  side: FinancingSide;
  summary: LoansAndDepositsSummary;
  width: WidgetWidth;
}) {
  const t = useStrings();
  const formats = useFormats();
  const months = useMonths();
  const next = summary.nextMaturities[side].slice(0, SHOWN[width]);
  const { dnp32, termDeposit, termLoan, rcf } = summary;
  const isEmpty =
    side === 'loans' ? summary.loansOutstanding === 0 && summary.undrawn === 0 : summary.depositsPlaced === 0;
  if (isEmpty) {
    const word = side === 'loans' ? 'noLoans' : 'noDeposits';
    return (
      <Empty title={t(`figures.loansAndDeposits.${word}`)} help={t(`figures.loansAndDeposits.${word}Help`)} />
    );
  }
  const series = (id: string, label: string, { datasets }: typeof rcf): ChartSeries => ({
    id,
    label,
    // All datasets of a product are in euro, so they add up (LD-012).
    values: (datasets[0]?.data ?? []).map((_, place) =>
      datasets.reduce((sum, { data }) => sum + (data[place] ?? 0), 0),
    ),
  });
  return (
    <div className="@container">
      <div className="grid gap-x-32 gap-y-8 @min-[560px]:grid-cols-2">
        <Chart
          title={t('figures.loansAndDeposits.chart')}
          height={width === 1 ? 132 : 184}
          className="mt-4"
          labels={months(rcf.labels)}
          series={
            side === 'loans'
              ? [
                  series('termLoan', t('figures.loansAndDeposits.termLoan'), termLoan),
                  series('rcf', t('figures.loansAndDeposits.rcf'), rcf),
                ]
              : [
                  series('termDeposit', t('figures.loansAndDeposits.termDeposit'), termDeposit),
                  series('dnp32', t('figures.loansAndDeposits.dnp32Short'), dnp32),
                ]
          }
          format={(value) => formats.number(value / MILLION, value % MILLION === 0 ? 0 : 1)}
          formatFull={(value) => formats.amount(value, 'EUR')}
        />
        <div>
          <Sums side={side} summary={summary} />
          {next.length > 0 ? (
            <>
              <h3 className="flex h-36 items-center text-small font-semibold">
                {t('figures.loansAndDeposits.nextMaturities')}
              </h3>
              <WidgetTable
                headless
                size="small"
                className="border-t border-line"
                rows={next}
                keyOf={({ id }) => id}
                columns={[
                  {
                    id: 'date',
                    head: t('figures.date'),
                    renderCell: ({ maturityDate }) => (
                      <time dateTime={maturityDate} className="text-small whitespace-nowrap text-ink-2">
                        {formats.recent(noonOf(maturityDate))}
                      </time>
                    ),
                  },
                  {
                    id: 'product',
                    head: t('figures.loansAndDeposits.product'),
                    renderCell: ({ subType, reference }) =>
                      `${t(`figures.loansAndDeposits.subTypes.${subType}`)} ${reference}`,
                  },
                  {
                    id: 'amount',
                    head: t('figures.loansAndDeposits.amount'),
                    align: 'right',
                    renderCell: ({ amount, currency }) => formats.amount(amount, currency),
                  },
                ]}
              />
            </>
          ) : null}
        </div>
      </div>
    </div>
  );
}

/** The sums of one side and what both come to; a loan is what is owed, so it reads without its sign. */
function Sums({ side, summary }: { side: FinancingSide; summary: LoansAndDepositsSummary }) {
  const t = useStrings();
  const formats = useFormats();
  const row = (
    id: 'dnp32' | 'termDeposit' | 'termLoan' | 'rcf' | 'otherLoans' | 'undrawn',
    amount: number,
  ): LedgerRow => ({ id, label: t(`figures.loansAndDeposits.${id}`), value: formats.number(amount) });
  const net = summary.depositsPlaced + summary.loansOutstanding;
  const netRow = {
    id: 'net',
    label: t(`figures.loansAndDeposits.${net < 0 ? 'netDebt' : 'netCash'}`),
    value: formats.number(Math.abs(net)),
  };
  return side === 'loans' ? (
    <Ledger
      rows={[
        row('termLoan', -summary.termLoan.outstanding),
        row('rcf', -summary.rcf.outstanding),
        ...(summary.otherLoans === 0 ? [] : [row('otherLoans', -summary.otherLoans)]),
      ]}
      total={{
        label: t('figures.loansAndDeposits.loansOutstanding'),
        value: formats.number(-summary.loansOutstanding),
      }}
      after={[...(summary.undrawn === 0 ? [] : [row('undrawn', summary.undrawn)]), netRow]}
    />
  ) : (
    <Ledger
      rows={[row('termDeposit', summary.termDeposit.outstanding), row('dnp32', summary.dnp32.outstanding)]}
      total={{
        label: t('figures.loansAndDeposits.depositsPlaced'),
        value: formats.number(summary.depositsPlaced),
      }}
      after={[netRow]}
    />
  );
}
