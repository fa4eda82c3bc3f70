import { addDays, addMonths } from '@atrium/contract/calendar';
import { FINANCING_SUB_TYPES } from '@atrium/contract/loans-and-deposits-rules';
import type { FinancingSubType } from '@atrium/contract/loans-and-deposits-rules';
import type { schema } from '@atrium/server';
import { cents } from './currencies.ts';
import type { Chance } from './random.ts';

type PositionRow = typeof schema.financingPositions.$inferInsert;
type AmortizationRow = typeof schema.financingAmortizations.$inferInsert;

/** Rows are inserted with the columns of the first row, so each row needs all of them. */
export const NO_TERMS = {
  dealReference: null,
  deal: null,
  facility: null,
  rateIndex: null,
  accruedInterest: null,
  calculationBasis: null,
  interestFrom: null,
};

/** The deal and the facility of a line. */
export type DealFacts = Pick<PositionRow, 'dealReference' | 'deal' | 'facility'>;

const BANKS: Record<string, string> = {
  GB: 'Atrium Bank, London branch',
  CH: 'Atrium Bank, Zurich branch',
  US: 'Atrium Bank, New York branch',
};
const INDEXES: Record<string, readonly [name: string, level: number]> = {
  EUR: ['Euribor 3M', 2.12],
  USD: ['SOFR 3M', 3.94],
  GBP: ['SONIA 3M', 3.88],
  CHF: ['SARON 3M', 0.41],
  SEK: ['Stibor 3M', 2.06],
};
const FACILITIES: Partial<Record<FinancingSubType, string>> = {
  TermLoan: 'Facility A, term loans',
  PretRCF: 'Facility B, revolving credit',
  RCFSsNP: 'Facility B, revolving credit',
};
const DAYS_OF_YEAR = { GBP: 365 } as Record<string, number>;

/** Returns rate, accrued interest, branch and key of a line; an undrawn part has no details (LD-007). */
export function termsOf(
  random: Chance,
  row: Pick<PositionRow, 'id' | 'subType' | 'balanceCategory' | 'currency' | 'amount' | 'startDate'>,
  country: string,
  today: string,
) {
  const { subType, currency, amount, startDate } = row;
  const bank = BANKS[country] ?? 'Atrium Bank, Paris branch';
  const margin = random.int(55, 165) / 100;
  if (row.balanceCategory === 'HBG') {
    return { bank, rate: cents(margin / 4), rateType: 'FIXED', aggregationKey: null } as const;
  }
  const [index, level] = INDEXES[currency] ?? INDEXES['EUR']!;
  const isFloating = subType === 'PretRCF' || (subType === 'TermLoan' && random.odds(0.7));
  const isDeposit = FINANCING_SUB_TYPES[subType] === 'DEPOSIT';
  const rate = cents(isDeposit ? Math.max(0.05, level - margin / 4) : level + margin);
  const days = random.int(2, 60);
  const since = addDays(today, -days);
  const interestFrom = since < startDate ? startDate : since;
  const accrued = Math.round((Date.parse(today) - Date.parse(interestFrom)) / 86_400_000);
  const year = DAYS_OF_YEAR[currency] ?? 360;
  return {
    bank,
    rate,
    rateType: isFloating ? 'FLOATING' : 'FIXED',
    rateIndex: isFloating ? index : null,
    accruedInterest: cents((amount * rate * accrued) / 100 / year),
    calculationBasis: `ACT/${year}`,
    interestFrom,
    aggregationKey: `AGG-${row.id.slice(0, 8)}`,
  } as const;
}

/** Returns the deal of a borrower: its term loans and its revolving credit; other loans and deposits have no deal. */
export function dealOf(contractNumber: string, company: string, subType: FinancingSubType): DealFacts {
  const facility = FACILITIES[subType];
  if (facility === undefined) return {};
  const key = [...company].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const year = 2021 + (key % 5);
  return {
    dealReference: `D-${year}-${contractNumber.slice(-3)}${String(key).padStart(4, '0')}`,
    deal: `${company}, credit agreement ${year}`,
    facility,
  };
}

/** Returns the repayments of a term loan: one every half-year until its maturity, the remainder at the end. */
export function amortizationsOf(
  row: Pick<PositionRow, 'id' | 'subType' | 'maturityDate' | 'amount'>,
  today: string,
): AmortizationRow[] {
  const { id: positionId, subType, maturityDate, amount } = row;
  if (subType !== 'TermLoan' || !maturityDate) return [];
  const days: string[] = [];
  for (let back = 0; back < 60; back += 6) {
    const day = addMonths(maturityDate, -back);
    if (day <= today) break;
    days.unshift(day);
  }
  const regular = cents(Math.floor(amount / (days.length + 3) / 100_000) * 100_000);
  return days.map((dueOn, index) => ({
    positionId,
    dueOn,
    amount: index === days.length - 1 ? cents(amount - regular * (days.length - 1)) : regular,
  }));
}
