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
      .describe('HBG is the undrawn part of a line (LD-013), even if nothing is left to draw'),
    typeLabel: z.string().describe('Name of the product, in the language of the call'),
    company: z.string(),
    country: z.string().length(2).describe('ISO 3166-1 alpha-2'),
    bank: z.string(),
    referenceNo: z.string(),
    startDate: Day,
    maturityDate: Day.nullable().describe('null for a deposit at notice'),
    currency: Currency,
    amount: z
      .number()
      .describe(
        'Amount drawn or placed, from the client’s point of view: deposits are positive, loans negative',
      ),
    amountInEUR: z.number(),
    undrawnAmount: z.number().describe('Amount that can still be drawn; positive because it is not a debt'),
    undrawnAmountCcy: Currency,
    undrawnAmountInEUR: z.number(),
    rate: z.number().nullable().describe('In percent'),
    rateType: z.enum(RATE_TYPES).nullable(),
    rateIndex: z.string().nullable().describe('Index of a floating rate, for example Euribor 3M'),
    aggregationKey: z.string().nullable(),
  })
  .meta({ id: 'TreasuryItem' });
export type TreasuryItem = z.output<typeof TreasuryItem>;

/** TR-012: the items, and the date of their figures. */
export const TreasuryList = z
  .object({
    extractionDate: Day.nullable(),
    isTruncated: z.boolean().describe('Whether there are more items than one response can hold'),
    isWithheld: z
      .boolean()
      .describe(
        'Whether the list is empty while a contract of the caller does not share its figures with its users',
      ),
    quantities: Quantities,
    data: z.array(TreasuryItem),
  })
  .meta({ id: 'TreasuryList' });
export type TreasuryList = z.output<typeof TreasuryList>;

/** TR-004 to TR-008. */
export const TreasuryDetail = TreasuryItem.extend({
  accruedInterests: z.number().nullable(),
  calculationBasis: z.string().nullable(),
  interestCalcDate: Day.nullable().describe('First day of the accrued interest'),
  outstandingMaturityDate: Day.nullable().describe('For loans only (TR-007)'),
  amortizations: z.array(z.object({ dueDate: Day, amount: z.number(), currency: Currency })),
  extractionDate: Day,
}).meta({ id: 'TreasuryDetail' });
export type TreasuryDetail = z.output<typeof TreasuryDetail>;

const contractId = Id.optional().describe(
  'Limits the result to one contract; required if canUseContractForm is true (TR-016)',
);
const type = z.enum(FINANCING_TYPES);

export const treasuryReporting = endpoints({
  list: {
    method: 'GET',
    path: '/treasury-reporting',
    tag: 'treasury-reporting',
    summary: 'List the current loans or deposits of the legal entities reported by a contract (API-157)',
    query: z.object({ type, contractId }),
    response: TreasuryList,
    errorKey: 'get-bmf-list',
    access: holdsIt,
  },
  rights: {
    method: 'GET',
    path: '/treasury-reporting/rights',
    tag: 'treasury-reporting',
    summary: 'Get what the caller can do with treasury reporting (API-160)',
    response: z.object({
      canCreateRequest: z.boolean(),
      canUseContractForm: z
        .boolean()
        .describe('Whether the caller has to choose a contract first (TR-014, TR-016)'),
    }),
    errorKey: null,
    access: holdsIt,
  },
  contracts: {
    method: 'GET',
    path: '/treasury-reporting/contracts',
    tag: 'treasury-reporting',
    summary:
      'List the contracts with the service activated whose figures the caller can share, for selection (TR-014)',
    response: z.array(FinancingContract),
    errorKey: 'get-contracts',
    access: holdsIt,
  },
  exportItems: {
    method: 'POST',
    path: '/treasury-reporting/export',
    tag: 'treasury-reporting',
    summary: 'Export items of the list as a spreadsheet, in the given order (API-159, TR-013)',
    query: z.object({ type }),
    body: z.strictObject({
      references: z
        .array(z.string().max(200))
        .max(FINANCING_LINE_LIMIT)
        .describe('Ids of items; ids that no longer exist are skipped'),
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
    summary: 'Get a loan or deposit; 404 if it is not visible to the caller (API-158)',
    params: idParams,
    response: TreasuryDetail,
    errorKey: 'get-bmf-list',
    access: holdsIt,
  },
});
