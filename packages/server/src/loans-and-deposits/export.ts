import type { FinancingLine, FinancingList, FinancingParent } from '@atrium/contract/loans-and-deposits';
import { FINANCING_EXPORTS } from '@atrium/contract/loans-and-deposits-rules';
import type {
  FinancingColumn,
  FinancingSubType,
  FinancingType,
} from '@atrium/contract/loans-and-deposits-rules';
import { BANK_TIME_ZONE } from '../bank-time.ts';
import { batchesOf, spreadsheet } from '../exports/index.ts';
import { aboutFinancing, rateTermsOf, shownAmount, SUB_TYPE_NAMES } from '../financing/index.ts';
import type { SheetColumn } from '../exports/index.ts';
import type { Bilingual, Language } from '../http/index.ts';

const LEVELS = {
  DEAL: { en: 'Deal', fr: 'Contrat de financement' },
  FACILITY: { en: 'Facility', fr: 'Tranche' },
  LINE: { en: 'Line', fr: 'Ligne' },
};

/** A row as the list shows it. */
interface ShownRow {
  readonly id: string;
  readonly level: keyof typeof LEVELS;
  readonly label: string;
  readonly company: string | null;
  readonly type: FinancingSubType | null;
  readonly startDate: string;
  readonly maturityDate: string | null;
  readonly rate: number | null;
  readonly rateTerms: Bilingual | null;
  readonly amount: number | null;
  readonly currency: string | null;
  readonly drawn: number | null;
  readonly undrawn: number | null;
}

const rowOfParent = (
  level: 'DEAL' | 'FACILITY',
  parent: FinancingParent,
  lines: readonly FinancingLine[],
  dealReference?: string,
): ShownRow => ({
  id: parent.id,
  level,
  label:
    dealReference === undefined
      ? (parent.referenceSTI3Label ?? '')
      : `${parent.referenceSTI2Label} ${dealReference}`,
  company: null,
  type: null,
  startDate: parent.startDate,
  maturityDate: parent.closingDate,
  rate: null,
  rateTerms: null,
  amount: parent.totalDrawnAmount === null ? null : shownAmount(parent.totalDrawnAmount),
  currency: parent.currency,
  drawn: parent.isOnlyUndrawnAmount ? null : shownAmount(parent.totalDrawnEurAmount),
  undrawn: lines.some(({ balanceCategory }) => balanceCategory === 'HBG')
    ? parent.totalUnDrawnEurAmount
    : null,
});

function rowOfLine(line: FinancingLine): ShownRow {
  const isUndrawn = line.balanceCategory === 'HBG';
  return {
    id: line.id,
    level: 'LINE',
    label: line.referenceNo,
    company: line.company,
    type: line.type,
    startDate: line.startDate,
    maturityDate: line.maturityDate,
    rate: line.rate,
    rateTerms: rateTermsOf(line),
    amount: shownAmount(line.amount),
    currency: line.currency,
    drawn: isUndrawn ? null : shownAmount(line.amountInEuro),
    undrawn: isUndrawn ? line.amountInEuro : null,
  };
}

/** Returns every row of a list, parents before their children. */
const rowsOf = ({ deals, lines }: FinancingList['data']): ShownRow[] => [
  ...deals.flatMap(({ parent, dealReference, facilities }) => [
    rowOfParent(
      'DEAL',
      parent,
      facilities.flatMap(({ children }) => children),
      dealReference,
    ),
    ...facilities.flatMap((facility) => [
      rowOfParent('FACILITY', facility.parent, facility.children),
      ...facility.children.map(rowOfLine),
    ]),
  ]),
  ...lines.map(rowOfLine),
];

const COLUMNS: Readonly<Record<FinancingColumn, readonly SheetColumn<ShownRow>[]>> = {
  line: [
    {
      header: { en: 'Level', fr: 'Niveau' },
      width: 20,
      value: ({ level }, language) => LEVELS[level][language],
    },
    {
      header: { en: 'Deal, facility and line', fr: 'Financement, tranche et ligne' },
      width: 40,
      value: ({ label }) => label,
    },
  ],
  company: [{ header: { en: 'Borrower', fr: 'Emprunteur' }, width: 32, value: ({ company }) => company }],
  type: [
    {
      header: { en: 'Type', fr: 'Type' },
      width: 16,
      value: ({ type }, language) => type && SUB_TYPE_NAMES[type][language],
    },
  ],
  startDate: [
    { header: { en: 'Start', fr: 'Début' }, width: 12, kind: 'date', value: ({ startDate }) => startDate },
  ],
  maturityDate: [
    {
      header: { en: 'Maturity', fr: 'Échéance' },
      width: 12,
      kind: 'date',
      value: ({ maturityDate }) => maturityDate,
    },
  ],
  rate: [
    { header: { en: 'Rate, %', fr: 'Taux, %' }, width: 10, kind: 'number', value: ({ rate }) => rate },
    {
      header: { en: 'Rate terms', fr: 'Conditions de taux' },
      width: 24,
      value: ({ rateTerms }, language) => rateTerms && rateTerms[language],
    },
  ],
  amount: [
    { header: { en: 'Amount', fr: 'Montant' }, width: 18, kind: 'amount', value: ({ amount }) => amount },
    { header: { en: 'Currency', fr: 'Devise' }, width: 10, value: ({ currency }) => currency },
  ],
  drawn: [
    { header: { en: 'Drawn, EUR', fr: 'Tiré, EUR' }, width: 18, kind: 'amount', value: ({ drawn }) => drawn },
  ],
  undrawn: [
    {
      header: { en: 'Undrawn, EUR', fr: 'Non tiré, EUR' },
      width: 18,
      kind: 'amount',
      value: ({ undrawn }) => undrawn,
    },
  ],
};

/** Deposits have no borrower, deal or drawn amount. */
const DEPOSIT_COLUMNS: typeof COLUMNS = {
  ...COLUMNS,
  line: [COLUMNS.line[0]!, { ...COLUMNS.line[1]!, header: { en: 'Reference', fr: 'Référence' } }],
  company: [{ ...COLUMNS.company[0]!, header: { en: 'Company', fr: 'Société' } }],
  drawn: [{ ...COLUMNS.drawn[0]!, header: { en: 'Amount, EUR', fr: 'Montant, EUR' } }],
};

const NAMES: Readonly<Record<FinancingType, Bilingual>> = {
  LOAN: { en: 'Loans', fr: 'Emprunts' },
  DEPOSIT: { en: 'Deposits', fr: 'Dépôts' },
};

/**
 * Returns the list as a spreadsheet, with the columns and rows that the user sees, in that order (LD-009, LD-010). Its
 * totals are those of the page, which include the lines under collapsed parents (decision 61).
 */
export function exportList(
  type: FinancingType,
  list: Pick<FinancingList, 'data' | 'extractionDate'> & { readonly contract: string | null },
  shown: {
    readonly columns: readonly FinancingColumn[];
    readonly rows: readonly string[];
    readonly collapsed: readonly string[];
  },
  language: Language,
): Response {
  const known = new Map(rowsOf(list.data).map((row) => [row.id, row]));
  const knownOf = (ids: readonly string[]) => [...new Set(ids)].flatMap((id) => known.get(id) ?? []);
  const rows = knownOf(shown.rows);
  const columns = [...new Set(shown.columns)].flatMap(
    (id) => (type === 'DEPOSIT' ? DEPOSIT_COLUMNS : COLUMNS)[id],
  );
  return spreadsheet(
    {
      filename: FINANCING_EXPORTS[type],
      name: NAMES[type],
      bytesPerRow: columns.length * 12,
      columns,
      about: aboutFinancing(
        type,
        { contract: list.contract, asOf: list.extractionDate },
        knownOf([...shown.rows, ...shown.collapsed]).filter(({ level }) => level === 'LINE'),
      ),
    },
    batchesOf(rows),
    rows.length,
    { language, timeZone: BANK_TIME_ZONE, isInternal: false },
  );
}
