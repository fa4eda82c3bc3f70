import * as z from 'zod';
import { holdsService } from './access.ts';
import { Day } from './dates.ts';
import { endpoints } from './endpoint.ts';
import { Id } from './ids.ts';
import { nextRows } from './paging.ts';
import { FINANCING_SUB_TYPE_CODES } from './loans-and-deposits-rules.ts';

/** What of one product falls due, month by month (DATA-021). */
const MaturityChart = z.object({
  labels: z.array(z.string().regex(/^\d{4}-\d{2}$/)).describe('Months'),
  datasets: z.array(z.object({ label: z.string().describe('Currency'), data: z.array(z.number()) })),
  outstanding: z.number().describe('In euro: positive for what the client holds, negative for what they owe'),
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
 * DATA-021, WID-061, WID-062: both deposit products and both loan products, in euro and with the client's sign (LD-011,
 * LD-012): positive comes in, negative goes out.
 */
export const LoansAndDepositsSummary = z
  .object({
    extractionDate: Day.nullable(),
    dnp32: MaturityChart,
    termDeposit: MaturityChart,
    termLoan: MaturityChart,
    rcf: MaturityChart,
    otherLoans: z.number(),
    undrawn: z.number().describe('What can still be drawn (LD-013)'),
    depositsPlaced: z.number(),
    loansOutstanding: z.number(),
    nextMaturities: z.object({ loans: z.array(Maturity), deposits: z.array(Maturity) }),
  })
  .meta({ id: 'LoansAndDepositsSummary' });
export type LoansAndDepositsSummary = z.output<typeof LoansAndDepositsSummary>;

export const loansAndDeposits = endpoints({
  summary: {
    method: 'GET',
    path: '/loans-and-deposits/summary',
    tag: 'loans-and-deposits',
    summary: 'What is drawn and placed, and what falls due in the coming months',
    query: z.object({ next: nextRows() }),
    response: LoansAndDepositsSummary,
    errorKey: 'get-loans-deposits',
    access: holdsService('LOANS_AND_DEPOSITS'),
  },
});
