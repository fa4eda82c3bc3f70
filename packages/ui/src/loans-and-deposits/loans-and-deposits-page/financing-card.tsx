import type { FinancingType } from '@atrium/contract/loans-and-deposits-rules';
import { useDayFormats } from '../../controls/date/internal.js';
import { HostLink, useFormats, useStrings } from '../../foundations/index.js';
import type { FinancingRow } from './financing-rows.js';

/** A row of the list on narrow screens. */
export function FinancingCard({
  row,
  href,
  type,
}: {
  row: FinancingRow;
  href: string | undefined;
  type: FinancingType;
}) {
  const t = useStrings();
  const formats = useFormats();
  const days = useDayFormats();
  const { line, drawn, undrawn, maturityDate, amount, currency } = row;
  const isParent = row.level !== 'line';
  return (
    <div className="grid min-w-0 flex-1 gap-2">
      <div className="flex flex-wrap justify-between gap-x-12">
        {href === undefined ? (
          <span className={isParent ? 'font-semibold' : undefined}>{row.label}</span>
        ) : (
          <HostLink
            href={href}
            className="focus-ring inline-flex min-h-24 items-center rounded-tag underline"
          >
            {row.label}
          </HostLink>
        )}
        <span className={isParent ? 'font-semibold' : undefined}>
          {formats.amount(drawn ?? undrawn ?? 0, 'EUR')}
        </span>
      </div>
      <p className="text-small text-ink-2">
        {[
          row.company,
          line ? t(`loansAndDeposits.subTypes.${line.type}`) : row.reference,
          drawn === null && undrawn !== null ? t('loansAndDeposits.undrawn') : null,
          currency !== null && currency !== 'EUR' && amount !== null
            ? formats.amount(amount, currency)
            : null,
        ]
          .filter((part) => part !== null)
          .join(', ')}
      </p>
      {isParent && type === 'LOAN' && undrawn !== null && drawn !== null ? (
        <p className="text-small text-ink-2">
          {t('loansAndDeposits.undrawnAmount', { amount: formats.amount(undrawn, 'EUR') })}
        </p>
      ) : null}
      <p className="text-small text-ink-2">
        {t('loansAndDeposits.heads.maturityDate')}{' '}
        {maturityDate === null ? t('loansAndDeposits.blank') : days.date(maturityDate)}
      </p>
    </div>
  );
}
