import type { LoansAndDepositsSummary } from '@atrium/contract/loans-and-deposits';
import { Chart, TotalsList, type ChartSeries, type TotalsListRow } from '../../data/index.js';
import type { WidgetWidth } from '../../dashboard/index.js';
import { Empty } from '../../feedback/index.js';
import { useFormats, useStrings } from '../../foundations/index.js';
import { useRecentDay } from '../parts/internal.js';
import { WidgetTable } from '../parts/internal.js';
import { useMonths } from './months.js';

export type FinancingKind = 'loans' | 'deposits';

const MILLION = 1_000_000;
/** Number of next maturities shown, by width. */
const SHOWN = { 1: 0, 2: 3, 3: 3, 4: undefined } as const;

/** One tab: the maturity chart, the sums, and the next maturities. */
export function FinancingPanel({
  kind,
  summary,
  today,
  width,
}: {
  kind: FinancingKind;
  summary: LoansAndDepositsSummary;
  today: string;
  width: WidgetWidth;
}) {
  const t = useStrings();
  const formats = useFormats();
  const months = useMonths();
  const recentDay = useRecentDay(today);
  const { rows, total, apart } = useSums(kind, summary);
  const next = summary.nextMaturities[kind].slice(0, SHOWN[width]);
  const { dnp32, termDeposit, termLoan, rcf } = summary;
  const isEmpty =
    kind === 'loans' ? summary.loansOutstanding === 0 && summary.undrawn === 0 : summary.depositsPlaced === 0;
  if (isEmpty) {
    const word = kind === 'loans' ? 'noLoans' : 'noDeposits';
    return (
      <Empty title={t(`figures.loansAndDeposits.${word}`)} help={t(`figures.loansAndDeposits.${word}Help`)} />
    );
  }
  const series = (id: string, label: string, { datasets }: typeof rcf): ChartSeries => ({
    id,
    label,
    // All datasets of a product are in euro, so they add up (LD-012).
    values: (datasets[0]?.data ?? []).map((_, index) =>
      datasets.reduce((sum, { data }) => sum + (data[index] ?? 0), 0),
    ),
  });
  return (
    <div className="@container">
      <div className="grid gap-x-32 gap-y-8 @min-[560px]:grid-cols-2">
        <div>
          <Chart
            title={t('figures.loansAndDeposits.chart')}
            height={width === 1 ? 132 : 150}
            className="mt-4"
            labels={months(rcf.labels)}
            series={
              kind === 'loans'
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
          {width === 1 ? null : <TotalsList rows={[]} after={apart} />}
        </div>
        <div>
          {width === 1 ? (
            <TotalsList rows={[]} total={total} after={apart} />
          ) : (
            <TotalsList rows={rows} total={total} />
          )}
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
                        {recentDay(maturityDate)}
                      </time>
                    ),
                  },
                  {
                    id: 'product',
                    head: t('figures.loansAndDeposits.product'),
                    renderCell: ({ subType, reference }) => (
                      <>
                        <span className="hidden @min-[720px]:inline">
                          {t(`figures.loansAndDeposits.subTypes.${subType}`)}{' '}
                        </span>
                        {reference}
                      </>
                    ),
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

/** Returns the sums of one kind and the separate items; loans are debts, so they are shown without a sign. */
function useSums(kind: FinancingKind, summary: LoansAndDepositsSummary) {
  const t = useStrings();
  const formats = useFormats();
  const row = (
    id: 'dnp32' | 'termDeposit' | 'termLoan' | 'rcf' | 'otherLoans' | 'undrawn',
    amount: number,
  ): TotalsListRow => ({ id, label: t(`figures.loansAndDeposits.${id}`), value: formats.number(amount) });
  const { dnp32, termDeposit, termLoan, rcf, otherLoans, undrawn, depositsPlaced, loansOutstanding } =
    summary;
  const net = depositsPlaced + loansOutstanding;
  const netRow: TotalsListRow = {
    id: 'net',
    label: t(`figures.loansAndDeposits.${net < 0 ? 'netDebt' : 'netCash'}`),
    value: formats.number(Math.abs(net)),
  };
  if (kind === 'deposits') {
    return {
      rows: [row('termDeposit', termDeposit.outstanding), row('dnp32', dnp32.outstanding)],
      total: { label: t('figures.loansAndDeposits.depositsPlaced'), value: formats.number(depositsPlaced) },
      apart: [netRow],
    };
  }
  return {
    rows: [
      row('termLoan', -termLoan.outstanding),
      row('rcf', -rcf.outstanding),
      ...(otherLoans === 0 ? [] : [row('otherLoans', -otherLoans)]),
    ],
    total: {
      label: t('figures.loansAndDeposits.loansOutstanding'),
      value: formats.number(-loansOutstanding),
    },
    apart: [...(undrawn === 0 ? [] : [row('undrawn', undrawn)]), netRow],
  };
}
