import type { FinancingType } from '@atrium/contract/loans-and-deposits-rules';
import type { TreasuryItem } from '@atrium/contract/treasury-reporting';
import type { TreasuryColumn } from '@atrium/contract/treasury-reporting-rules';
import { useMemo } from 'react';
import { addDays, useDayFormats } from '../../controls/date/internal.js';
import type { DataGridColumn, FilterOption } from '../../data/grid/index.js';
import { useFormats, useStrings } from '../../foundations/index.js';
import { UndrawnMark } from '../../loans-and-deposits/loans-and-deposits-page/internal.js';
import { useRateText } from '../../loans-and-deposits/rate-text.js';

/** Dates within this many days are highlighted. */
const NEAR_DAYS = 30;

type Column = DataGridColumn<TreasuryItem> & { id: TreasuryColumn };

/** Loans are negative in the API; the list shows them without a sign, as its name says what they are (LD-011). */
const shownAmount = (amount: number): number => Math.abs(amount);

/** The undrawn part of a line is a separate item, even when its amount is zero (LD-013). */
export const isUndrawn = ({ balanceCategory }: Pick<TreasuryItem, 'balanceCategory'>): boolean =>
  balanceCategory === 'HBG';

/** Returns the drawn amount or, for the undrawn part of a line, the amount still available. */
export const amountOf = (item: TreasuryItem): number =>
  shownAmount(isUndrawn(item) ? item.undrawnAmount : item.amount);

/** Returns whether an item has an amount of this kind. */
const isOf = (id: 'amountInEUR' | 'undrawnAmountInEUR', item: TreasuryItem): boolean =>
  (id === 'undrawnAmountInEUR') === isUndrawn(item);

const optionsOf = (names: Iterable<string>): FilterOption[] =>
  [...new Set(names)].toSorted((a, b) => a.localeCompare(b)).map((value) => ({ value, label: value }));

/** Returns the columns of the list (TR-003); deposits have no undrawn amounts. */
export function useTreasuryColumns(
  type: FinancingType,
  today: string,
  items: readonly TreasuryItem[] = [],
): Column[] {
  const t = useStrings();
  const formats = useFormats();
  const rateText = useRateText();
  const days = useDayFormats();
  return useMemo(() => {
    const until = addDays(today, NEAR_DAYS);
    const blank = t('loansAndDeposits.blank');
    const set = (id: 'company' | 'bank', header: string, width: number): Column => ({
      id,
      header,
      type: 'set',
      width,
      value: (item) => item[id],
      filterable: true,
      filterOptions: optionsOf(items.map((item) => item[id])),
    });
    const inEuro = (id: 'amountInEUR' | 'undrawnAmountInEUR', header: string, width: number): Column => ({
      id,
      header,
      type: 'number',
      align: 'end',
      width,
      // An absent amount is undefined, not zero; zero is a real amount.
      value: (item) => (isOf(id, item) ? shownAmount(item[id]) : undefined),
      format: (_, item) => (isOf(id, item) ? formats.number(shownAmount(item[id])) : blank),
      sortDescFirst: true,
      filterable: true,
    });
    const columns: Column[] = [
      {
        id: 'referenceNo',
        header: t('loansAndDeposits.detail.reference'),
        primary: true,
        hideable: false,
        width: 160,
        value: ({ referenceNo }) => referenceNo,
        filterable: true,
        cell: ({ row }) => (
          <>
            {row.referenceNo}
            {isUndrawn(row) ? (
              <span className="ml-8 text-caption text-ink-3">
                <UndrawnMark /> {t('loansAndDeposits.undrawn')}
              </span>
            ) : null}
          </>
        ),
      },
      set('company', t(`loansAndDeposits.heads.company.${type}`), 188),
      set('bank', t('loansAndDeposits.detail.bank'), 190),
      {
        id: 'subType',
        header: t('loansAndDeposits.heads.type'),
        type: 'set',
        width: 114,
        value: ({ subType }) => subType,
        format: (_, { subType }) => t(`loansAndDeposits.subTypes.${subType}`),
        filterable: true,
        filterOptions: [...new Set(items.map(({ subType }) => subType))].map((value) => ({
          value,
          label: t(`loansAndDeposits.subTypes.${value}`),
        })),
      },
      {
        id: 'startDate',
        header: t('loansAndDeposits.heads.startDate'),
        type: 'date',
        width: 112,
        value: ({ startDate }) => startDate,
        format: (_, { startDate }) => days.date(startDate),
        filterable: true,
      },
      {
        id: 'maturityDate',
        header: t('loansAndDeposits.heads.maturityDate'),
        type: 'date',
        width: 132,
        value: ({ maturityDate }) => maturityDate ?? undefined,
        format: (_, { maturityDate }) => (maturityDate === null ? blank : days.date(maturityDate)),
        inline: true,
        cell: ({ row: { maturityDate } }) => {
          if (maturityDate === null) return blank;
          const text = days.date(maturityDate);
          const isNear = maturityDate >= today && maturityDate <= until;
          return isNear ? <b className="font-semibold">{text}</b> : text;
        },
        filterable: true,
      },
      {
        id: 'rate',
        header: t('loansAndDeposits.heads.rate'),
        type: 'number',
        width: 148,
        value: ({ rate }) => rate ?? undefined,
        format: (_, item) => rateText(item),
        filterable: true,
      },
      {
        id: 'amount',
        header: t('loansAndDeposits.heads.amount'),
        type: 'number',
        align: 'end',
        width: 164,
        value: amountOf,
        format: (_, item) => `${formats.number(amountOf(item))} ${item.currency}`,
        inline: true,
        cell: ({ row }) => (
          <>
            {formats.number(amountOf(row))}
            <span className="ml-6 text-caption text-ink-3">{row.currency}</span>
          </>
        ),
        filterable: true,
      },
      inEuro('amountInEUR', t(`loansAndDeposits.heads.drawn.${type}`), 160),
    ];
    return type === 'LOAN'
      ? [...columns, inEuro('undrawnAmountInEUR', t('loansAndDeposits.heads.undrawn'), 160)]
      : columns;
    // oxlint-disable-next-line react/exhaustive-deps -- the day formats change only with the language, as `t` does
  }, [t, formats, rateText, type, items, today]);
}
