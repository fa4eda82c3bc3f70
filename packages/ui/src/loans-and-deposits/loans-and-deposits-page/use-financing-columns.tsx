import type { FinancingColumn, FinancingType } from '@atrium/contract/loans-and-deposits-rules';
import { useMemo } from 'react';
import { addDays, useDayFormats } from '../../controls/date/internal.js';
import type { DataGridColumn, FilterOption } from '../../data/grid/index.js';
import { useFormats, useStrings } from '../../foundations/index.js';
import { useRateText } from '../rate-text.js';
import type { FinancingRow } from './financing-rows.js';
import { UndrawnMark } from './undrawn-mark.js';

/** Dates within this many days are highlighted. */
const NEAR_DAYS = 30;

type Column = DataGridColumn<FinancingRow> & { id: FinancingColumn };

/** Returns the company names of the lines as filter options. */
function companiesOf(lines: readonly FinancingRow[]): FilterOption[] {
  const names = new Set(lines.flatMap(({ company }) => company ?? []));
  return [...names].toSorted((a, b) => a.localeCompare(b)).map((value) => ({ value, label: value }));
}
const typesOf = (lines: readonly FinancingRow[]) => [
  ...new Set(lines.flatMap(({ line }) => line?.type ?? [])),
];

const boldIf = (isBold: boolean, text: string) => (isBold ? <b className="font-semibold">{text}</b> : text);

/** Returns the columns of the list; deposits have no parent rows and no undrawn amounts. */
export function useFinancingColumns(
  type: FinancingType,
  lines: readonly FinancingRow[],
  today: string,
): Column[] {
  const t = useStrings();
  const formats = useFormats();
  const rateText = useRateText();
  const days = useDayFormats();
  return useMemo(() => {
    const until = addDays(today, NEAR_DAYS);
    const blank = t('loansAndDeposits.blank');
    const isParent = ({ level }: FinancingRow) => level !== 'line';
    const rateOf = ({ line }: FinancingRow): string => (line ? rateText(line) : '');
    const figure = (id: 'drawn' | 'undrawn', header: string): Column => ({
      id,
      header,
      type: 'number',
      align: 'end',
      width: id === 'drawn' && type === 'LOAN' ? 146 : 160,
      value: (row) => row[id] ?? undefined,
      format: (_, row) => {
        const amount = row[id];
        return amount === null ? blank : formats.number(amount);
      },
      inline: true,
      cell: ({ row }) => {
        const amount = row[id];
        const text = amount === null ? blank : formats.number(amount);
        return boldIf(isParent(row), text);
      },
      sortDescFirst: true,
      filterable: true,
    });
    const columns: Column[] = [
      {
        id: 'line',
        header: t(`loansAndDeposits.heads.line.${type}`),
        primary: true,
        hideable: false,
        width: 340,
        // Fits the name of a deal with its code; deposits have only a reference.
        minWidth: type === 'LOAN' ? 320 : 220,
        value: ({ label }) => label,
        filterable: true,
        cell: ({ row }) => (
          <>
            {boldIf(isParent(row), row.label)}
            {row.reference === null ? null : (
              <span className="ml-8 text-caption text-ink-3">{row.reference}</span>
            )}
            {row.line?.balanceCategory === 'HBG' ? (
              <span className="ml-8 text-caption text-ink-3">
                <UndrawnMark /> {t('loansAndDeposits.undrawn')}
              </span>
            ) : null}
          </>
        ),
      },
      {
        id: 'company',
        header: t(`loansAndDeposits.heads.company.${type}`),
        type: 'set',
        width: 160,
        value: ({ company }) => company ?? undefined,
        filterable: true,
        filterOptions: companiesOf(lines),
        format: (_, { company, level, lines }) =>
          company ??
          (level === 'deal'
            ? t('loansAndDeposits.count', { count: lines, figure: formats.integer(lines) })
            : ''),
      },
      {
        id: 'type',
        header: t('loansAndDeposits.heads.type'),
        type: 'set',
        width: 108,
        value: ({ line }) => line?.type,
        format: (_, { line }) => (line ? t(`loansAndDeposits.subTypes.${line.type}`) : ''),
        filterable: true,
        filterOptions: typesOf(lines).map((value) => ({
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
        cell: ({ row }) => {
          const { maturityDate } = row;
          if (maturityDate === null) return blank;
          const isNear = row.level === 'line' && maturityDate >= today && maturityDate <= until;
          return boldIf(isNear, days.date(maturityDate));
        },
        filterable: true,
      },
      {
        id: 'rate',
        header: t('loansAndDeposits.heads.rate'),
        type: 'number',
        width: 138,
        value: ({ line }) => line?.rate ?? undefined,
        format: (_, row) => rateOf(row),
        filterable: true,
      },
      {
        id: 'amount',
        header: t('loansAndDeposits.heads.amount'),
        type: 'number',
        align: 'end',
        width: 157,
        value: ({ amount }) => amount ?? undefined,
        filterable: true,
        format: (_, row) => amountText(row),
        inline: true,
        cell: ({ row }) =>
          row.amount === null ? (
            <span className="text-caption text-ink-3">{amountText(row)}</span>
          ) : (
            <>
              {formats.number(row.amount)}
              <span className="ml-6 text-caption text-ink-3">{row.currency}</span>
            </>
          ),
      },
      figure('drawn', t(`loansAndDeposits.heads.drawn.${type}`)),
    ];
    return type === 'LOAN' ? [...columns, figure('undrawn', t('loansAndDeposits.heads.undrawn'))] : columns;

    function amountText({ amount, currency, currencies }: FinancingRow): string {
      if (amount !== null) return `${formats.number(amount)} ${currency}`;
      return currencies > 1
        ? t('loansAndDeposits.currencies', { figure: formats.integer(currencies) })
        : blank;
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the day formats change only with the language, as `t` does
  }, [t, formats, rateText, type, lines, today]);
}
