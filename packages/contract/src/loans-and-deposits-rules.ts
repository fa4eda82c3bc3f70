/** TR-011, DATA-061: codes of the products, and whether each is a loan or a deposit. */
export const FINANCING_SUB_TYPES = {
  CptDepNP: 'DEPOSIT',
  EmprDAT: 'DEPOSIT',
  TermLoan: 'LOAN',
  PretRCF: 'LOAN',
  AutCrean: 'LOAN',
  RCFSsNP: 'LOAN',
} as const;
export type FinancingSubType = keyof typeof FINANCING_SUB_TYPES;
export type FinancingType = (typeof FINANCING_SUB_TYPES)[FinancingSubType];
export const FINANCING_SUB_TYPE_CODES = Object.keys(FINANCING_SUB_TYPES) as [
  FinancingSubType,
  ...FinancingSubType[],
];

/** LD-013: on the balance sheet, or the undrawn part of a credit line. */
export const BALANCE_CATEGORIES = ['BA', 'HBG'] as const;

/** Months shown in the chart of the widget, including the current one. */
export const MATURITY_MONTHS = 6;

/** Notice period of a DNP32 deposit, in days. */
export const NOTICE_DAYS = 32;

export const FINANCING_TYPES = ['LOAN', 'DEPOSIT'] as const;
export const RATE_TYPES = ['FIXED', 'FLOATING'] as const;

/** Maximum number of lines in one answer; no contract has as many. */
export const FINANCING_LINE_LIMIT = 10_000;

/** Columns of the list and of its spreadsheet. */
export const FINANCING_COLUMNS = [
  'line',
  'company',
  'type',
  'startDate',
  'maturityDate',
  'rate',
  'amount',
  'drawn',
  'undrawn',
] as const;
export type FinancingColumn = (typeof FINANCING_COLUMNS)[number];

/** LD-009. */
export const FINANCING_EXPORTS = { LOAN: 'export_loans.xlsx', DEPOSIT: 'export_deposits.xlsx' } as const;
