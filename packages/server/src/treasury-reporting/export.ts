import type { FinancingType } from '@atrium/contract/loans-and-deposits-rules';
import { TREASURY_EXPORTS } from '@atrium/contract/treasury-reporting-rules';
import type { TreasuryColumn } from '@atrium/contract/treasury-reporting-rules';
import type { TreasuryItem } from '@atrium/contract/treasury-reporting';
import { BANK_TIME_ZONE } from '../bank-time.ts';
import { batchesOf, spreadsheet } from '../exports/index.ts';
import type { SheetColumn } from '../exports/index.ts';
import { aboutFinancing, rateTermsOf, shownAmount } from '../financing/index.ts';
import type { ExportScope } from '../financing/index.ts';
import type { Bilingual, Language } from '../http/index.ts';

type Columns = readonly SheetColumn<TreasuryItem>[];

/** Undrawn items have an empty drawn amount and drawn items an empty undrawn amount; zero would be an amount. */
const isUndrawn = ({ balanceCategory }: TreasuryItem): boolean => balanceCategory === 'HBG';

/** Currencies and rate terms have their own columns, so that amounts and rates are numeric cells. */
const COLUMNS: Readonly<Record<TreasuryColumn, Columns>> = {
  referenceNo: [
    { header: { en: 'Reference', fr: 'Référence' }, width: 18, value: ({ referenceNo }) => referenceNo },
  ],
  company: [{ header: { en: 'Borrower', fr: 'Emprunteur' }, width: 32, value: ({ company }) => company }],
  bank: [{ header: { en: 'Bank', fr: 'Banque' }, width: 28, value: ({ bank }) => bank }],
  subType: [{ header: { en: 'Type', fr: 'Type' }, width: 16, value: ({ typeLabel }) => typeLabel }],
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
      value: (item, language) => rateTermsOf(item)?.[language] ?? null,
    },
  ],
  amount: [
    {
      header: { en: 'Amount', fr: 'Montant' },
      width: 18,
      kind: 'amount',
      value: (item) => shownAmount(isUndrawn(item) ? item.undrawnAmount : item.amount),
    },
    { header: { en: 'Currency', fr: 'Devise' }, width: 10, value: ({ currency }) => currency },
  ],
  amountInEUR: [
    {
      header: { en: 'Drawn, EUR', fr: 'Tiré, EUR' },
      width: 18,
      kind: 'amount',
      value: (item) => (isUndrawn(item) ? null : shownAmount(item.amountInEUR)),
    },
  ],
  undrawnAmountInEUR: [
    {
      header: { en: 'Undrawn, EUR', fr: 'Non tiré, EUR' },
      width: 18,
      kind: 'amount',
      value: (item) => (isUndrawn(item) ? item.undrawnAmountInEUR : null),
    },
  ],
};

/** Deposits have no borrower and no drawn amount. */
const DEPOSIT_COLUMNS: typeof COLUMNS = {
  ...COLUMNS,
  company: [{ ...COLUMNS.company[0]!, header: { en: 'Company', fr: 'Société' } }],
  amountInEUR: [{ ...COLUMNS.amountInEUR[0]!, header: { en: 'Amount, EUR', fr: 'Montant, EUR' } }],
};

const NAMES: Readonly<Record<FinancingType, Bilingual>> = {
  LOAN: { en: 'Loans', fr: 'Emprunts' },
  DEPOSIT: { en: 'Deposits', fr: 'Dépôts' },
};

/** Returns the list as a spreadsheet, with the columns and items that the user sees, in that order (TR-013). */
export function exportItems(
  type: FinancingType,
  items: readonly TreasuryItem[],
  scope: ExportScope,
  shown: { readonly references: readonly string[]; readonly columns: readonly TreasuryColumn[] },
  language: Language,
): Response {
  const known = new Map(items.map((item) => [item.id, item]));
  const rows = [...new Set(shown.references)].flatMap((id) => known.get(id) ?? []);
  const columns = [...new Set(shown.columns)].flatMap(
    (id) => (type === 'DEPOSIT' ? DEPOSIT_COLUMNS : COLUMNS)[id],
  );
  return spreadsheet(
    {
      filename: TREASURY_EXPORTS[type],
      name: NAMES[type],
      bytesPerRow: columns.length * 12,
      columns,
      about: aboutFinancing(
        type,
        scope,
        rows.map((item) => ({
          drawn: isUndrawn(item) ? null : shownAmount(item.amountInEUR),
          undrawn: isUndrawn(item) ? item.undrawnAmountInEUR : null,
        })),
      ),
    },
    batchesOf(rows),
    rows.length,
    { language, timeZone: BANK_TIME_ZONE, isInternal: false },
  );
}
