import type { ExpiryEntry } from '@atrium/contract/expiry-calendar';
import type { ExpiryKind } from '@atrium/contract/expiry-calendar-rules';
import { Link } from '../../controls/link/index.js';
import { cn, useFormats, useStrings } from '../../foundations/index.js';
import { useDayNames } from './use-day-names.js';

export interface YearTableProps {
  year: string;
  /** The bank's current date. */
  today: string;
  entries: readonly ExpiryEntry[];
  kinds: readonly { value: string; label: string }[];
  /** Returns the address of a month, filtered by one kind or by the current filters. */
  monthHref: (day: string, kind?: ExpiryKind) => string;
}

const MONTHS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'];

/** The number of entries by month and kind in a year, with totals; each figure links to its month. */
export function YearTable({ year, today, entries, kinds, monthHref }: YearTableProps) {
  const t = useStrings();
  const { integer } = useFormats();
  const names = useDayNames();
  const present = kinds.filter(({ value }) => entries.some(({ kind }) => kind === value));
  const countOf = (month: string | null, kind: string | null) =>
    entries.filter(
      (entry) => (month === null || entry.date.startsWith(month)) && (kind === null || entry.kind === kind),
    ).length;
  const cell = 'h-40 pl-16 text-right tabular-nums';
  const kindCell = cn(cell, 'max-md:hidden print:table-cell');
  return (
    <table className="w-full" aria-label={year}>
      <thead>
        <tr className="border-b border-line-ink text-small font-medium text-ink-2">
          <th scope="col" className="h-40 text-left font-medium">
            {t('expiryCalendar.month')}
          </th>
          {present.map(({ value, label }) => (
            <th key={value} scope="col" className={cn(kindCell, 'font-medium')}>
              {label}
            </th>
          ))}
          <th scope="col" className={cn(cell, 'font-medium')}>
            {t('expiryCalendar.all')}
          </th>
        </tr>
      </thead>
      <tbody>
        {MONTHS.map((month) => {
          const first = `${year}-${month}-01`;
          const key = `${year}-${month}`;
          const all = countOf(key, null);
          return (
            <tr key={key} className="border-b border-line last:border-b-0 hover:bg-hover">
              <th scope="row" className="h-40 text-left font-regular">
                <Link
                  href={monthHref(first)}
                  variant="plain"
                  aria-current={today.startsWith(key) ? 'date' : undefined}
                  className={cn(
                    'inline-flex min-h-24 items-center hover:underline',
                    today.startsWith(key) && 'font-semibold text-brand-ink',
                  )}
                >
                  {names.month(first)}
                </Link>
              </th>
              {present.map(({ value, label }) => {
                const count = countOf(key, value);
                return (
                  <td key={value} className={kindCell}>
                    {count > 0 ? (
                      <Link
                        href={monthHref(first, value as ExpiryKind)}
                        variant="plain"
                        aria-label={`${names.month(first)}, ${label}: ${integer(count)}`}
                        className="inline-flex min-h-24 min-w-24 items-center justify-end hover:underline"
                      >
                        {integer(count)}
                      </Link>
                    ) : (
                      <span className="text-ink-3">–</span>
                    )}
                  </td>
                );
              })}
              <td className={cn(cell, 'font-semibold')}>{all > 0 ? integer(all) : '–'}</td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr className="total-row">
          <th scope="row" className="h-40 text-left">
            {t('expiryCalendar.total')}
          </th>
          {present.map(({ value }) => (
            <td key={value} className={kindCell}>
              {integer(countOf(null, value))}
            </td>
          ))}
          <td className={cell}>{integer(entries.length)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
