import type { TreasuryItem } from '@atrium/contract/treasury-reporting';
import { useDayFormats } from '../../controls/date/internal.js';
import { HostLink, useFormats, useStrings } from '../../foundations/index.js';
import { amountOf, isUndrawn } from './use-treasury-columns.js';

/** An item of the list on narrow screens. */
export function TreasuryCard({ item, href }: { item: TreasuryItem; href: string | undefined }) {
  const t = useStrings();
  const formats = useFormats();
  const days = useDayFormats();
  const { company, currency, maturityDate } = item;
  const inEuro = isUndrawn(item) ? item.undrawnAmountInEUR : Math.abs(item.amountInEUR);
  const facts = [
    company,
    t(`loansAndDeposits.subTypes.${item.subType}`),
    isUndrawn(item) ? t('loansAndDeposits.undrawn') : null,
    currency === 'EUR' ? null : formats.amount(amountOf(item), currency),
  ];
  return (
    <div className="grid min-w-0 flex-1 gap-2">
      <div className="flex flex-wrap justify-between gap-x-12">
        {href === undefined ? (
          item.referenceNo
        ) : (
          <HostLink
            href={href}
            className="focus-ring inline-flex min-h-24 items-center rounded-tag underline"
          >
            {item.referenceNo}
          </HostLink>
        )}
        <span>{formats.amount(inEuro, 'EUR')}</span>
      </div>
      <p className="text-small text-ink-2">{facts.filter((fact) => fact !== null).join(', ')}</p>
      <p className="text-small text-ink-2">
        {t('loansAndDeposits.heads.maturityDate')}{' '}
        {maturityDate === null ? t('loansAndDeposits.blank') : days.date(maturityDate)}
      </p>
    </div>
  );
}
