import type { TreasuryDetail, TreasuryItem, TreasuryList } from '@atrium/contract/treasury-reporting';

const item = (
  referenceNo: string,
  subType: TreasuryItem['subType'],
  maturityDate: string | null,
  amount: number,
  more: Partial<TreasuryItem> = {},
): TreasuryItem => ({
  id: referenceNo,
  type: amount > 0 ? 'DEPOSIT' : 'LOAN',
  subType,
  balanceCategory: 'BA',
  typeLabel: subType,
  company: 'Halden Industries SA',
  country: 'FR',
  bank: 'Atrium Bank, Paris branch',
  referenceNo,
  startDate: '2024-05-18',
  maturityDate,
  currency: 'EUR',
  amount,
  amountInEUR: amount,
  undrawnAmount: 0,
  undrawnAmountCcy: 'EUR',
  undrawnAmountInEUR: 0,
  rate: 3.22,
  rateType: 'FIXED',
  rateIndex: null,
  aggregationKey: `AGG-${referenceNo}`,
  ...more,
});

const FLOATING = { rateType: 'FLOATING', rateIndex: 'Euribor 6M' } as const;
const ENERGY = { company: 'Halden Energy GmbH', country: 'DE' };
const TERM_LOAN = item('TL-E', 'TermLoan', '2029-05-18', -94_100_000, FLOATING);

/** The amount of a line that can still be drawn. */
const LINE = item('RCF-LINE', 'RCFSsNP', '2028-11-30', 0, {
  balanceCategory: 'HBG',
  undrawnAmount: 60_000_000,
  undrawnAmountInEUR: 60_000_000,
  rate: 0.25,
  aggregationKey: null,
});

export const TREASURY_LOANS: TreasuryList = {
  extractionDate: '2026-11-20',
  isTruncated: false,
  isWithheld: false,
  quantities: { LOAN: 5, DEPOSIT: 2 },
  data: [
    item('TL-A', 'TermLoan', '2026-11-27', -3_200_000, ENERGY),
    item('TL-C', 'TermLoan', '2027-01-29', -11_000_000, ENERGY),
    item('RCF-05', 'PretRCF', '2027-01-21', -21_715_526.6, {
      ...FLOATING,
      currency: 'USD',
      amountInEUR: -20_000_000,
    }),
    LINE,
    TERM_LOAN,
  ],
};

const DEPOSIT = item('HF-221', 'EmprDAT', '2026-11-24', 12_500_000, {
  company: 'Halden Finance Ltd',
  country: 'GB',
  bank: 'Atrium Bank, London branch',
  rate: 1.94,
});

export const TREASURY_DEPOSITS: TreasuryList = {
  ...TREASURY_LOANS,
  data: [DEPOSIT, item('HB-N32', 'CptDepNP', null, 12_500_000, { rate: 1.7 })],
};

export const NO_TREASURY_ITEMS: TreasuryList = {
  extractionDate: null,
  isTruncated: false,
  isWithheld: false,
  quantities: { LOAN: 0, DEPOSIT: 0 },
  data: [],
};

const interest = {
  accruedInterests: -16_833.44,
  calculationBasis: 'ACT/360',
  interestCalcDate: '2026-11-18',
  outstandingMaturityDate: '2029-05-18',
  extractionDate: '2026-11-20',
};
const payment = (dueDate: string, amount: number) => ({ dueDate, amount, currency: 'EUR' });

export const TREASURY_LOAN: TreasuryDetail = {
  ...TERM_LOAN,
  ...interest,
  amortizations: [
    payment('2027-05-18', -12_100_000),
    payment('2027-11-18', -12_100_000),
    payment('2028-05-18', -12_100_000),
    payment('2028-11-18', -12_100_000),
    payment('2029-05-18', -45_700_000),
  ],
};

export const TREASURY_DEPOSIT: TreasuryDetail = {
  ...DEPOSIT,
  ...interest,
  accruedInterests: 8_854.17,
  outstandingMaturityDate: null,
  amortizations: [],
};

export const TREASURY_LINE: TreasuryDetail = {
  ...LINE,
  ...interest,
  accruedInterests: null,
  calculationBasis: null,
  interestCalcDate: null,
  outstandingMaturityDate: '2028-11-30',
  amortizations: [],
};
