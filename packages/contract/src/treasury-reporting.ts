import * as z from 'zod';
import { holdsService } from './access.ts';
import { Day } from './dates.ts';
import { endpoints } from './endpoint.ts';
import { Id, idParams } from './ids.ts';
import { FinancingContract, Quantities } from './loans-and-deposits.ts';
import {
  BALANCE_CATEGORIES,
  FINANCING_LINE_LIMIT,
  FINANCING_SUB_TYPE_CODES,
  FINANCING_TYPES,
  RATE_TYPES,
} from './loans-and-deposits-rules.ts';
import { TREASURY_COLUMNS } from './treasury-reporting-rules.ts';

const Currency = z.string().length(3);
const holdsIt = holdsService('TREASURY_REPORTING');

/** TR-010, TR-011, DATA-061: a loan or a deposit of a legal entity, as shown in the list. */
export const TreasuryItem = z
  .object({
    id: Id,
    type: z.enum(FINANCING_TYPES),
    subType: z.enum(FINANCING_SUB_TYPE_CODES),
    balanceCategory: z
      .enum(BALANCE_CATEGORIES)
      .describe('HBG is the undrawn part of a line (LD-013), also where nothing is left to draw'),
    typeLabel: z.string().describe('Name of the product, in the language of the call'),
    company: z.string(),
    country: z.string().length(2).describe('ISO 3166-1 alpha-2'),
    bank: z.string(),
    referenceNo: z.string(),
    startDate: Day,
    maturityDate: Day.nullable().describe('Null for a deposit at notice'),
    currency: Currency,
    amount: z
      .number()
      .describe('What is drawn or placed, with the client’s sign: a deposit is positive, a loan negative'),
    amountInEUR: z.number(),
    undrawnAmount: z.number().describe('What can still be drawn: no debt, so positive'),
    undrawnAmountCcy: Currency,
    undrawnAmountInEUR: z.number(),
    rate: z.number().nullable().describe('In percent'),
    rateType: z.enum(RATE_TYPES).nullable(),
    rateIndex: z.string().nullable().describe('Index of a floating rate, as Euribor 3M'),
    aggregationKey: z.string().nullable(),
  })
  .meta({ id: 'TreasuryItem' });
export type TreasuryItem = z.output<typeof TreasuryItem>;

/** TR-012: the items, and the date of their figures. */
export const TreasuryList = z
  .object({
    extractionDate: Day.nullable(),
    isTruncated: z.boolean().describe('There are more items than one answer takes'),
    quantities: Quantities,
    data: z.array(TreasuryItem),
  })
  .meta({ id: 'TreasuryList' });
export type TreasuryList = z.output<typeof TreasuryList>;

/** TR-004 to TR-008. */
export const TreasuryDetail = TreasuryItem.extend({
  accruedInterests: z.number().nullable(),
  calculationBasis: z.string().nullable(),
  interestCalcDate: Day.nullable().describe('The first day of the accrued interest'),
  outstandingMaturityDate: Day.nullable().describe('Of loans alone (TR-007)'),
  amortizations: z.array(z.object({ dueDate: Day, amount: z.number(), currency: Currency })),
  extractionDate: Day,
}).meta({ id: 'TreasuryDetail' });
export type TreasuryDetail = z.output<typeof TreasuryDetail>;

const contractId = Id.optional().describe('One contract; needed by whoever has the contract form (TR-016)');
const type = z.enum(FINANCING_TYPES);

export const treasuryReporting = endpoints({
  list: {
    method: 'GET',
    path: '/treasury-reporting',
    tag: 'treasury-reporting',
    summary: 'Loans or deposits that run today, of the legal entities that a contract reports (API-157)',
    query: z.object({ type, contractId }),
    response: TreasuryList,
    errorKey: 'get-bmf-list',
    access: holdsIt,
  },
  rights: {
    method: 'GET',
    path: '/treasury-reporting/rights',
    tag: 'treasury-reporting',
    summary: 'What the caller may do with treasury reporting (API-160)',
    response: z.object({
      canCreateRequest: z.boolean(),
      canUseContractForm: z.boolean().describe('They choose a contract first (TR-014, TR-016)'),
    }),
    errorKey: null,
    access: holdsIt,
  },
  contracts: {
    method: 'GET',
    path: '/treasury-reporting/contracts',
    tag: 'treasury-reporting',
    summary:
      'Contracts of the selector: the service is activated, and the caller may share its figures (TR-014)',
    response: z.array(FinancingContract),
    errorKey: 'get-contracts',
    access: holdsIt,
  },
  exportItems: {
    method: 'POST',
    path: '/treasury-reporting/export',
    tag: 'treasury-reporting',
    summary: 'Items of the list as a spreadsheet, in the order in which they are named (API-159, TR-013)',
    query: z.object({ type }),
    body: z.strictObject({
      references: z
        .array(z.string().max(200))
        .max(FINANCING_LINE_LIMIT)
        .describe('Ids of items; one that is gone is left out'),
      filters: z.strictObject({
        contractId,
        columns: z.array(z.enum(TREASURY_COLUMNS)).min(1).max(TREASURY_COLUMNS.length),
      }),
    }),
    answerHeaders: ['content-disposition', 'x-expected-bytes'],
    response: 'binary',
    cost: 'high',
    errorKey: 'export-treasury-reporting',
    access: holdsIt,
  },
  detail: {
    method: 'GET',
    path: '/treasury-reporting/{id}',
    tag: 'treasury-reporting',
    summary: 'A loan or a deposit; 404 where the caller may not know of it (API-158)',
    params: idParams,
    response: TreasuryDetail,
    errorKey: 'get-bmf-list',
    access: holdsIt,
  },
});
