import type {
  FinancingContract,
  FinancingDetail,
  FinancingLine,
  FinancingList,
  FinancingParent,
} from '@atrium/contract/loans-and-deposits';

const line = (
  referenceNo: string,
  type: FinancingLine['type'],
  [startDate, maturityDate]: readonly [string, string | null],
  amount: number,
  more: Partial<FinancingLine> = {},
): FinancingLine => ({
  id: referenceNo,
  ricosCode: 'FR-100',
  company: 'Halden Industries SA',
  type,
  balanceCategory: 'BA',
  referenceNo,
  startDate,
  maturityDate,
  currency: 'EUR',
  amount,
  amountInEuro: amount,
  rate: 3.22,
  rateType: 'FIXED',
  rateIndex: null,
  aggregationKey: `AGG-${referenceNo}`,
  ...more,
});

const floating = { rateType: 'FLOATING', rateIndex: 'Euribor 3M' } as const;

const TERM_LOANS = [
  line('TL-E', 'TermLoan', ['2024-05-18', '2029-05-18'], -94_100_000, floating),
  line('TL-D', 'TermLoan', ['2024-03-24', '2027-03-24'], -18_000_000, floating),
  line('TL-B', 'TermLoan', ['2023-12-15', '2026-12-15'], -4_500_000),
];
const REVOLVING = [
  line('RCF-05', 'PretRCF', ['2026-10-21', '2027-01-21'], -21_715_526.6, {
    ...floating,
    currency: 'USD',
    amountInEuro: -20_000_000,
  }),
  line('RCF-04', 'PretRCF', ['2026-09-01', '2026-12-01'], -8_000_000, floating),
  line('RCF-LINE', 'RCFSsNP', ['2023-06-30', '2028-11-30'], 60_000_000, {
    balanceCategory: 'HBG',
    rate: 0.25,
    aggregationKey: null,
  }),
];

const parent = (id: string, facility: string | null, totals: Partial<FinancingParent>): FinancingParent => ({
  id,
  referenceSTI2Label: 'Syndicated facilities 2023',
  referenceSTI3Label: facility,
  startDate: '2023-06-30',
  closingDate: '2029-05-18',
  lines: 3,
  totalDrawnEurAmount: -116_600_000,
  totalUnDrawnEurAmount: 0,
  totalDrawnAmount: -116_600_000,
  currency: 'EUR',
  drawnCurrencies: 1,
  isOnlyUndrawnAmount: false,
  areAllDrawnAmountsSameCurrency: true,
  ...totals,
});
const SEVERAL = {
  totalDrawnAmount: null,
  currency: null,
  drawnCurrencies: 2,
  areAllDrawnAmountsSameCurrency: false,
  totalUnDrawnEurAmount: 60_000_000,
};

export const LOANS: FinancingList = {
  extractionDate: '2026-11-20',
  isTruncated: false,
  isWithheld: false,
  quantities: { LOAN: 7, DEPOSIT: 2 },
  data: {
    deals: [
      {
        dealReference: 'D-2023-0114',
        parent: parent('deal', null, { ...SEVERAL, lines: 6, totalDrawnEurAmount: -144_600_000 }),
        facilities: [
          { parent: parent('deal:a', 'Facility A, term loans', {}), children: TERM_LOANS },
          {
            parent: parent('deal:b', 'Facility B, revolving credit', {
              ...SEVERAL,
              totalDrawnEurAmount: -28_000_000,
            }),
            children: REVOLVING,
          },
        ],
      },
    ],
    lines: [
      line('OC-02', 'AutCrean', ['2025-12-25', '2027-12-25'], -8_000_000, { company: 'Halden Treasury BV' }),
    ],
  },
};

/** Returns loans of one million each, by number of deals, facilities per deal and lines per facility. */
export function manyLoans(deals: number, facilities: number, lines: number): FinancingList {
  const count = (size: number) => Array.from({ length: size }, (_, index) => index);
  const sum = (size: number) => ({
    lines: size,
    totalDrawnEurAmount: -size * 1_000_000,
    totalDrawnAmount: -size * 1_000_000,
  });
  return {
    ...LOANS,
    data: {
      lines: [],
      deals: count(deals).map((deal) => ({
        dealReference: `D-${deal}`,
        parent: parent(`d${deal}`, null, {
          ...sum(facilities * lines),
          referenceSTI2Label: `Deal ${deal}`,
        }),
        facilities: count(facilities).map((facility) => ({
          parent: parent(`d${deal}f${facility}`, `Facility ${facility}`, sum(lines)),
          children: count(lines).map((index) =>
            line(`L-${deal}-${facility}-${index}`, 'TermLoan', ['2024-05-18', '2029-05-18'], -1_000_000),
          ),
        })),
      })),
    },
  };
}

export const DEPOSITS: FinancingList = {
  extractionDate: '2026-11-20',
  isTruncated: false,
  isWithheld: false,
  quantities: { LOAN: 7, DEPOSIT: 2 },
  data: {
    deals: [],
    lines: [
      line('HF-221', 'EmprDAT', ['2026-05-04', '2026-11-24'], 12_500_000, { rate: 1.94 }),
      line('HB-N32', 'CptDepNP', ['2026-05-04', null], 12_500_000, { rate: 1.7 }),
    ],
  },
};

export const NO_LOANS: FinancingList = {
  extractionDate: null,
  isTruncated: false,
  isWithheld: false,
  quantities: { LOAN: 0, DEPOSIT: 2 },
  data: { deals: [], lines: [] },
};

export const FINANCING_CONTRACTS: FinancingContract[] = [
  {
    id: 'c1',
    number: '00391',
    name: 'Financing, Halden Group',
    usersQuantity: 15,
    isReadOnly: false,
    bmf: { visibility: true },
    rights: { canChangeTreasuryReportingVisibility: true },
  },
  {
    id: 'c2',
    number: '00412',
    name: 'Financing, Norrland Energi',
    usersQuantity: 1,
    isReadOnly: true,
    bmf: { visibility: false },
    rights: { canChangeTreasuryReportingVisibility: true },
  },
];

export const TERM_LOAN: FinancingDetail = {
  id: 'TL-E',
  ricosCode: 'FR-100',
  company: 'Halden Industries SA',
  type: 'TermLoan',
  balanceCategory: 'BA',
  referenceNo: 'TL-E',
  startDate: '2024-05-18',
  maturityDate: '2029-05-18',
  currency: 'EUR',
  amount: -94_100_000,
  rate: 3.22,
  ...floating,
  productType: 'LOAN',
  country: 'FR',
  bank: 'Atrium Bank, Paris branch',
  referenceSTI2Label: 'Syndicated facilities 2023',
  referenceSTI3Label: 'Facility A, term loans',
  closingDate: '2029-05-18',
  totalEURAmtInAcctBalCcy: -94_100_000,
  totalAmountInAcctBalCcy: -94_100_000,
  accruedInterestAmount: -16_833.44,
  calculationBasis: 'ACT/360',
  accruedInterestCalculationStartDate: '2026-11-18',
  outstandingMaturityDate: '2029-05-18',
  amortization: [
    { outstandingMaturityDate: '2027-05-18', amount: -12_100_000, currency: 'EUR' },
    { outstandingMaturityDate: '2027-11-18', amount: -12_100_000, currency: 'EUR' },
    { outstandingMaturityDate: '2028-05-18', amount: -12_100_000, currency: 'EUR' },
    { outstandingMaturityDate: '2028-11-18', amount: -12_100_000, currency: 'EUR' },
    { outstandingMaturityDate: '2029-05-18', amount: -45_700_000, currency: 'EUR' },
  ],
  extractionDate: '2026-11-20',
};

export const NOTICE_DEPOSIT: FinancingDetail = {
  ...TERM_LOAN,
  type: 'CptDepNP',
  referenceNo: 'HB-N32',
  productType: 'DEPOSIT',
  referenceSTI2Label: null,
  referenceSTI3Label: null,
  maturityDate: null,
  closingDate: null,
  outstandingMaturityDate: null,
  amount: 12_500_000,
  totalEURAmtInAcctBalCcy: 12_500_000,
  totalAmountInAcctBalCcy: 12_500_000,
  accruedInterestAmount: 8_854.17,
  rate: 1.7,
  rateType: 'FIXED',
  rateIndex: null,
  amortization: [],
};
