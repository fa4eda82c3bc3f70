import * as z from 'zod';
import { holdsService } from './access.ts';
import { Day } from './dates.ts';
import { endpoints } from './endpoint.ts';
import { Id, idParams } from './ids.ts';
import { nextRows } from './paging.ts';
import {
  BALANCE_CATEGORIES,
  FINANCING_COLUMNS,
  FINANCING_LINE_LIMIT,
  FINANCING_SUB_TYPE_CODES,
  FINANCING_TYPES,
  RATE_TYPES,
} from './loans-and-deposits-rules.ts';

/** Maturities of one product by month (DATA-021). */
const MaturityChart = z.object({
  labels: z.array(z.string().regex(/^\d{4}-\d{2}$/)).describe('Months'),
  datasets: z.array(z.object({ label: z.string().describe('Currency'), data: z.array(z.number()) })),
  outstanding: z
    .number()
    .describe('In euro: positive for what the client holds, negative for what the client owes'),
});

const Maturity = z.object({
  id: Id,
  subType: z.enum(FINANCING_SUB_TYPE_CODES),
  reference: z.string(),
  company: z.string(),
  maturityDate: Day,
  currency: z.string().length(3),
  amount: z.number(),
});

/**
 * DATA-021, WID-061, WID-062: both deposit products and both loan products, in euro and from the client’s point of view
 * (LD-011, LD-012): incoming amounts are positive, outgoing ones negative.
 */
export const LoansAndDepositsSummary = z
  .object({
    extractionDate: Day.nullable(),
    dnp32: MaturityChart,
    termDeposit: MaturityChart,
    termLoan: MaturityChart,
    rcf: MaturityChart,
    otherLoans: z.number(),
    undrawn: z.number().describe('Amount that can still be drawn (LD-013)'),
    depositsPlaced: z.number(),
    loansOutstanding: z.number(),
    nextMaturities: z.object({ loans: z.array(Maturity), deposits: z.array(Maturity) }),
  })
  .meta({ id: 'LoansAndDepositsSummary' });
export type LoansAndDepositsSummary = z.output<typeof LoansAndDepositsSummary>;

const Currency = z.string().length(3);
const holdsIt = holdsService('LOANS_AND_DEPOSITS');

/** Fields that a list and a detail of a loan or a deposit share. */
const financingFacts = {
  id: Id,
  ricosCode: z.string(),
  company: z.string(),
  type: z.enum(FINANCING_SUB_TYPE_CODES),
  balanceCategory: z.enum(BALANCE_CATEGORIES).describe('HBG is the undrawn part of a line (LD-013)'),
  referenceNo: z.string(),
  startDate: Day,
  maturityDate: Day.nullable().describe('null for a deposit at notice'),
  currency: Currency,
  amount: z
    .number()
    .describe(
      'From the client’s point of view (LD-011): deposits are positive, loans negative, undrawn amounts positive',
    ),
  rate: z.number().nullable().describe('In percent'),
  rateType: z.enum(RATE_TYPES).nullable(),
  rateIndex: z.string().nullable().describe('Index of a floating rate, for example Euribor 3M'),
};

/** A line of a list (DATA-063). */
export const FinancingLine = z
  .object({
    ...financingFacts,
    amountInEuro: z.number(),
    aggregationKey: z
      .string()
      .nullable()
      .describe('Lines with a reference and an aggregation key have details (LD-007)'),
  })
  .meta({ id: 'FinancingLine' });
export type FinancingLine = z.output<typeof FinancingLine>;

/** Totals of the lines of a deal or a facility (DATA-063, LD-012, LD-016). */
export const FinancingParent = z
  .object({
    id: z.string().describe('Stable id, used to identify the row in a spreadsheet export'),
    referenceSTI2Label: z.string().describe('The deal (LD-015)'),
    referenceSTI3Label: z
      .string()
      .nullable()
      .describe('The facility; null for a whole deal, and for lines of a deal without a facility (LD-015)'),
    startDate: Day,
    closingDate: Day.nullable().describe('Latest maturity date; null if a line has none'),
    lines: z.number().int().min(1),
    totalDrawnEurAmount: z.number(),
    totalUnDrawnEurAmount: z.number(),
    totalDrawnAmount: z
      .number()
      .nullable()
      .describe('Total drawn amount in currency; null if several currencies are drawn'),
    currency: Currency.nullable().describe('Currency of the drawn amounts; null if there is not exactly one'),
    drawnCurrencies: z.number().int().min(0),
    isOnlyUndrawnAmount: z.boolean(),
    areAllDrawnAmountsSameCurrency: z.boolean(),
  })
  .meta({ id: 'FinancingParent' });
export type FinancingParent = z.output<typeof FinancingParent>;

/** Number of lines in each tab, for its counter. */
export const Quantities = z.object({ LOAN: z.number().int().min(0), DEPOSIT: z.number().int().min(0) });

/** DATA-063: deals with their facilities and lines, and the lines that belong to no deal. */
export const FinancingList = z
  .object({
    extractionDate: Day.nullable(),
    isTruncated: z.boolean().describe('Whether there are more lines than one response can hold'),
    isWithheld: z
      .boolean()
      .describe(
        'Whether the list is empty while a contract of the caller does not share its figures with its users',
      ),
    quantities: Quantities,
    data: z.object({
      deals: z.array(
        z.object({
          parent: FinancingParent,
          dealReference: z.string(),
          facilities: z.array(z.object({ parent: FinancingParent, children: z.array(FinancingLine) })),
        }),
      ),
      lines: z.array(FinancingLine),
    }),
  })
  .meta({ id: 'FinancingList' });
export type FinancingList = z.output<typeof FinancingList>;

/** DATA-062. */
export const FinancingDetail = z
  .object({
    ...financingFacts,
    productType: z.enum(FINANCING_TYPES),
    country: z.string().length(2).describe('ISO 3166-1 alpha-2'),
    bank: z.string(),
    referenceSTI2Label: z.string().nullable(),
    referenceSTI3Label: z.string().nullable(),
    closingDate: Day.nullable(),
    totalEURAmtInAcctBalCcy: z.number().describe('Amount in euro'),
    totalAmountInAcctBalCcy: z.number().describe('Amount in the currency of the account'),
    accruedInterestAmount: z.number().nullable(),
    calculationBasis: z.string().nullable(),
    accruedInterestCalculationStartDate: Day.nullable(),
    outstandingMaturityDate: Day.nullable().describe('For loans only (TR-007)'),
    amortization: z.array(z.object({ outstandingMaturityDate: Day, amount: z.number(), currency: Currency })),
    extractionDate: Day,
  })
  .meta({ id: 'FinancingDetail' });
export type FinancingDetail = z.output<typeof FinancingDetail>;

/** DATA-064: a contract in the selector. */
export const FinancingContract = z
  .object({
    id: Id,
    number: z.string(),
    name: z.string(),
    usersQuantity: z
      .number()
      .int()
      .min(0)
      .describe(
        'Number of users with a right to the service through the contract; they see its figures while it shares them',
      ),
    isReadOnly: z.boolean(),
    bmf: z.object({ visibility: z.boolean() }),
    rights: z.object({ canChangeTreasuryReportingVisibility: z.boolean() }),
  })
  .meta({ id: 'FinancingContract' });
export type FinancingContract = z.output<typeof FinancingContract>;

const contractId = Id.optional().describe(
  'Limits the result to one contract; required if canUseContractForm is true (LD-006)',
);
const type = z.enum(FINANCING_TYPES);

export const loansAndDeposits = endpoints({
  list: {
    method: 'GET',
    path: '/loans-and-deposits',
    tag: 'loans-and-deposits',
    summary: 'List the current loans or deposits by deal and facility (API-041)',
    query: z.object({ type, contractId }),
    response: FinancingList,
    errorKey: 'get-loans-deposits',
    access: holdsIt,
  },
  rights: {
    method: 'GET',
    path: '/loans-and-deposits/rights',
    tag: 'loans-and-deposits',
    summary: 'Get what the caller can do with loans and deposits (API-043)',
    response: z.object({
      canCreateRequest: z.boolean(),
      canUseContractForm: z
        .boolean()
        .describe('Whether the caller has to choose a contract first (LD-004, LD-006)'),
    }),
    errorKey: null,
    access: holdsIt,
  },
  contracts: {
    method: 'GET',
    path: '/loans-and-deposits/contracts',
    tag: 'loans-and-deposits',
    summary:
      'List the contracts with the service activated whose figures the caller can share, for selection (LD-005, LD-017)',
    response: z.array(FinancingContract),
    errorKey: 'get-contracts',
    access: holdsIt,
  },
  exportLines: {
    method: 'POST',
    path: '/loans-and-deposits/export',
    tag: 'loans-and-deposits',
    summary: 'Export rows and columns of the list as a spreadsheet, in the given order (LD-009, LD-010)',
    body: z.strictObject({
      type,
      contractId,
      columns: z.array(z.enum(FINANCING_COLUMNS)).min(1).max(FINANCING_COLUMNS.length),
      rows: z
        .array(z.string().max(200))
        .max(FINANCING_LINE_LIMIT * 2)
        .describe('Ids of lines and parents; ids that no longer exist are skipped'),
      collapsed: z
        .array(z.string().max(200))
        .max(FINANCING_LINE_LIMIT)
        .default([])
        .describe('Ids of lines under collapsed parents: not listed, but counted and totalled'),
    }),
    answerHeaders: ['content-disposition', 'x-expected-bytes'],
    response: 'binary',
    cost: 'high',
    errorKey: 'export-loans-deposits',
    access: holdsIt,
  },
  summary: {
    method: 'GET',
    path: '/loans-and-deposits/summary',
    tag: 'loans-and-deposits',
    summary: 'Get the total loans drawn and deposits placed, and the maturities of the coming months',
    query: z.object({ next: nextRows() }),
    response: LoansAndDepositsSummary,
    errorKey: 'get-loans-deposits',
    access: holdsIt,
  },
  detail: {
    method: 'GET',
    path: '/loans-and-deposits/{id}',
    tag: 'loans-and-deposits',
    summary: 'Get a loan or deposit of a legal entity; 404 if it is not visible to the caller (API-042)',
    params: idParams,
    query: z.object({ ricosCode: z.string().min(1).max(40) }),
    response: FinancingDetail,
    errorKey: 'get-loans-deposits-details',
    access: holdsIt,
  },
});
