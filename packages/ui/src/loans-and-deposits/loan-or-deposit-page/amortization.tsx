import type { FinancingDetail } from '@atrium/contract/loans-and-deposits';
import { useDayFormats } from '../../controls/date/internal.js';
import { Chart } from '../../data/index.js';
import { useFormats, useLanguage, useStrings } from '../../foundations/index.js';

const MILLION = 1_000_000;
/** Minimum number of payments for a chart. */
const CHART_FROM = 2;

/** Payments as a chart and a table, with the outstanding amount after each (LD-019). */
export function Amortization({ detail }: { detail: Pick<FinancingDetail, 'amortization' | 'currency'> }) {
  const t = useStrings();
  const formats = useFormats();
  const days = useDayFormats();
  const month = new Intl.DateTimeFormat(useLanguage() === 'fr' ? 'fr-FR' : 'en-GB', {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const { amortization, currency } = detail;
  if (amortization.length === 0)
    return <p className="py-12 text-ink-2">{t('loansAndDeposits.detail.noAmortization')}</p>;
  const cents = amortization.map(({ amount }) => Math.round(Math.abs(amount) * 100));
  const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);
  const total = sum(cents);
  return (
    <>
      {amortization.length < CHART_FROM ? null : (
        <Chart
          className="mt-12"
          title={t('loansAndDeposits.detail.payments', { currency })}
          labels={amortization.map(({ outstandingMaturityDate: day }) => ({
            short: month.format(new Date(`${day}T00:00:00Z`)),
            full: days.date(day),
          }))}
          series={[
            {
              id: 'payments',
              label: t('loansAndDeposits.detail.amortization'),
              values: cents.map((one) => one / 100),
            },
          ]}
          format={(value) => formats.number(value / MILLION, value % MILLION === 0 ? 0 : 1)}
          formatFull={(value) => formats.amount(value, currency)}
        />
      )}
      <div className="overflow-x-auto">
        <table className="mt-12 w-full">
          <thead>
            <tr className="border-b border-line-ink text-small text-ink-2">
              <th scope="col" className="h-40 text-left font-medium">
                {t('loansAndDeposits.detail.dueDate')}
              </th>
              <th scope="col" className="h-40 pl-16 text-right font-medium">
                {t('loansAndDeposits.detail.amount', { currency })}
              </th>
              <th scope="col" className="h-40 pl-16 text-right font-medium">
                {t('loansAndDeposits.detail.outstandingAfter', { currency })}
              </th>
            </tr>
          </thead>
          <tbody>
            {amortization.map(({ outstandingMaturityDate: day }, index) => (
              <tr key={day} className="border-b border-line">
                <th scope="row" className="h-36 text-left font-regular">
                  {days.date(day)}
                </th>
                <td className="pl-16 text-right whitespace-nowrap">{formats.number(cents[index]! / 100)}</td>
                <td className="pl-16 text-right whitespace-nowrap text-ink-2">
                  {formats.number((total - sum(cents.slice(0, index + 1))) / 100)}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="total-row font-semibold">
              <th scope="row" className="h-40 text-left font-semibold">
                {t('loansAndDeposits.detail.paymentCount', {
                  count: cents.length,
                  figure: formats.integer(cents.length),
                })}
              </th>
              <td className="pl-16 text-right whitespace-nowrap">{formats.number(total / 100)}</td>
              <td className="pl-16 text-right whitespace-nowrap text-ink-2">{formats.number(0)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </>
  );
}
