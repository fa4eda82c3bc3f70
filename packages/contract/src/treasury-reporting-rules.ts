/** Columns of the list and of its spreadsheet. */
export const TREASURY_COLUMNS = [
  'referenceNo',
  'company',
  'bank',
  'subType',
  'startDate',
  'maturityDate',
  'rate',
  'amount',
  'amountInEUR',
  'undrawnAmountInEUR',
] as const;
export type TreasuryColumn = (typeof TREASURY_COLUMNS)[number];

/** TR-013: file names of the spreadsheets. */
export const TREASURY_EXPORTS = {
  LOAN: 'treasury_loans.xlsx',
  DEPOSIT: 'treasury_deposits.xlsx',
} as const;
