import { useMemo } from 'react';
import { useFormats, useStrings } from '../../foundations/index.js';
import { linesOf, type FinancingRow } from './financing-rows.js';

interface Props {
  /** Top-level rows: deals, and lines without a deal. */
  rows: readonly FinancingRow[];
  /** The lines that match the search and the filters. */
  found: readonly FinancingRow[];
}

/** What the totals consist of: “3 deals and 1 single line: 10 lines drawn, 2 undrawn”. */
export function LoanCounts({ rows, found }: Props) {
  const t = useStrings();
  const { integer, list } = useFormats();
  const { deals, singles, drawn, undrawn } = useMemo(() => countsOf(rows, found), [rows, found]);
  const counted = (key: 'deals' | 'singles' | 'drawn' | 'undrawnLines', count: number) =>
    count > 0 ? [t(`loansAndDeposits.totals.${key}`, { count, figure: integer(count) })] : [];
  const of = list([...counted('deals', deals), ...counted('singles', singles)]);
  const parts = [...counted('drawn', drawn), ...counted('undrawnLines', undrawn)].join(', ');
  return (
    <span className="truncate font-regular text-ink-2">{t('loansAndDeposits.totals.of', { of, parts })}</span>
  );
}

/** Counts the deals and the lines without a deal among the matching lines, and how many lines are drawn and undrawn. */
export function countsOf(
  rows: readonly FinancingRow[],
  found: readonly FinancingRow[],
): { deals: number; singles: number; drawn: number; undrawn: number } {
  const ids = new Set(found.map(({ id }) => id));
  const shown = rows.filter((row) => linesOf([row]).some(({ id }) => ids.has(id)));
  const deals = shown.filter(({ level }) => level === 'deal').length;
  const undrawn = found.filter((row) => row.undrawn !== null).length;
  return { deals, singles: shown.length - deals, drawn: found.length - undrawn, undrawn };
}
