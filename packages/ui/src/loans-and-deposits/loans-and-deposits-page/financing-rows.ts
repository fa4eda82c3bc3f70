import type { FinancingLine, FinancingList, FinancingParent } from '@atrium/contract/loans-and-deposits';
import { searchTerms, normalizeText } from '../../foundations/text-search/index.js';

/** A row of the list: a deal, a facility of a deal, or a line. */
export interface FinancingRow {
  id: string;
  level: 'deal' | 'facility' | 'line';
  label: string;
  /** The reference number; deals only. */
  reference: string | null;
  company: string | null;
  startDate: string;
  maturityDate: string | null;
  /** In its own currency; null when currencies are mixed. */
  amount: number | null;
  currency: string | null;
  /** Number of currencies of the drawn amounts. */
  currencies: number;
  /** In euro. */
  drawn: number | null;
  undrawn: number | null;
  line: FinancingLine | null;
  /** Number of lines below the row. */
  lines: number;
  children: FinancingRow[];
  /** The normalised text that is searched. */
  text: string;
}

/** Loans are negative in the API; the list shows them without a sign, as its name says what they are (LD-011). */
const shownAmount = (amount: number): number => Math.abs(amount);

function lineRow(line: FinancingLine, names: readonly string[]): FinancingRow {
  const isUndrawn = line.balanceCategory === 'HBG';
  return {
    id: line.id,
    level: 'line',
    label: line.referenceNo,
    reference: null,
    company: line.company,
    startDate: line.startDate,
    maturityDate: line.maturityDate,
    amount: shownAmount(line.amount),
    currency: line.currency,
    currencies: 1,
    drawn: isUndrawn ? null : shownAmount(line.amountInEuro),
    undrawn: isUndrawn ? line.amountInEuro : null,
    line,
    lines: 1,
    children: [],
    text: normalizeText([line.referenceNo, line.company, ...names].join(' ')),
  };
}

const parentRow = (
  parent: FinancingParent,
  row: Pick<FinancingRow, 'level' | 'label' | 'reference' | 'children'>,
): FinancingRow => ({
  ...row,
  id: parent.id,
  company: null,
  startDate: parent.startDate,
  maturityDate: parent.closingDate,
  // LD-016: in its own currency only when all drawn amounts are in it.
  amount:
    parent.areAllDrawnAmountsSameCurrency && parent.totalDrawnAmount !== null
      ? shownAmount(parent.totalDrawnAmount)
      : null,
  currency: parent.currency,
  currencies: parent.drawnCurrencies,
  drawn: parent.isOnlyUndrawnAmount ? null : shownAmount(parent.totalDrawnEurAmount),
  // A fully drawn line has an undrawn amount of zero; without an undrawn line the amount is empty.
  undrawn: linesOf(row.children).some(({ undrawn }) => undrawn !== null)
    ? parent.totalUnDrawnEurAmount
    : null,
  line: null,
  lines: parent.lines,
  text: '',
});

/** Returns the rows of a list: deals with their facilities and lines, then the lines without a deal. */
export function rowsOf({ deals, lines }: FinancingList['data']): FinancingRow[] {
  return [
    ...deals.map(({ parent, dealReference, facilities }) =>
      parentRow(parent, {
        level: 'deal',
        label: parent.referenceSTI2Label,
        reference: dealReference,
        children: facilities.flatMap((facility) => {
          const label = facility.parent.referenceSTI3Label;
          const names = [parent.referenceSTI2Label, dealReference, label ?? ''];
          const children = facility.children.map((line) => lineRow(line, names));
          // Lines without a facility are placed directly under their deal.
          return label === null
            ? children
            : [parentRow(facility.parent, { level: 'facility', label, reference: null, children })];
        }),
      }),
    ),
    ...lines.map((line) => lineRow(line, [])),
  ];
}

/** Returns the rows whose lines contain all search terms, with their parent rows. */
export function searchRows(rows: readonly FinancingRow[], search: string): readonly FinancingRow[] {
  const terms = searchTerms(search);
  if (terms.length === 0) return rows;
  const found = (list: readonly FinancingRow[]): FinancingRow[] =>
    list.flatMap((row) => {
      if (row.level === 'line') return terms.every((term) => row.text.includes(term)) ? [row] : [];
      const children = found(row.children);
      return children.length > 0 ? [{ ...row, children }] : [];
    });
  return found(rows);
}

/** Returns the lines of rows at all levels, without parent rows. */
export const linesOf = (rows: readonly FinancingRow[]): FinancingRow[] =>
  rows.flatMap((row) => (row.level === 'line' ? [row] : linesOf(row.children)));

/** Returns the child rows of a row. */
export const childrenOf = ({ children }: FinancingRow): readonly FinancingRow[] => children;

/** Returns the ids of all parent rows. */
export const parentIds = (rows: readonly FinancingRow[]): string[] =>
  rows.flatMap((row) => (row.level === 'line' ? [] : [row.id, ...parentIds(row.children)]));

/** Returns the drawn and undrawn totals in euro, exact to the cent (LD-012). */
export function totalsOf(lines: readonly FinancingRow[]): { drawn: number; undrawn: number } {
  const sum = (key: 'drawn' | 'undrawn') =>
    lines.reduce((total, row) => total + Math.round((row[key] ?? 0) * 100), 0) / 100;
  return { drawn: sum('drawn'), undrawn: sum('undrawn') };
}
