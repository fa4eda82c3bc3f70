import type { CarbonEmissionsSummary } from '@atrium/contract/carbon-emissions';
import type { Forecast } from '@atrium/contract/forecast';
import type { GuaranteesSummary } from '@atrium/contract/guarantees';
import type { KycRecord } from '@atrium/contract/kyc';
import type { LegalDashboardSummary } from '@atrium/contract/legal-dashboard';
import type { LoansAndDepositsSummary } from '@atrium/contract/loans-and-deposits';
import type { MtmSummary } from '@atrium/contract/mtm';
import type { PowerOfAttorneyItem } from '@atrium/contract/power-of-attorney';
import type { WaitingEnvelope } from '@atrium/contract/signatures';

/** Figures of Halden on 20 November 2026, the date shown in the mockups. */

const id = (index: number) => `00000000-0000-4000-8000-00000000f${String(index).padStart(3, '0')}`;

const day = (value: string) => ({ from: value, to: value });
const course = (values: readonly number[]) =>
  Array.from({ length: 30 }, (_, index) => values[Math.floor((index / 30) * values.length)]!);
const position = (currency: string, ...values: number[]) => ({ currency, values, trend: course(values) });

export const FORECASTS: readonly Forecast[] = [
  {
    forecastType: 'CASH_POSITION',
    nbDecimal: 2,
    groupedColums: [
      { group: 'CONFIRMED', columns: [day('2026-11-20'), day('2026-11-23')] },
      { group: 'EXPECTED', columns: [day('2026-11-27'), day('2026-12-04'), day('2026-12-18')] },
    ],
    dataLines: [
      position('EUR', 42_118_904.1, 40_652_330, 38_904_112.55, 51_230_118, 47_665_020),
      position('USD', 18_204_660.75, 18_204_660.75, 16_480_200, 12_006_450.3, 9_884_300),
      position('GBP', 6_310_442, 6_287_115.2, -1_118_447.71, 2_340_900, 4_105_330),
      position('CHF', 3_902_118.4, 3_902_118.4, 3_650_000, 3_650_000, 3_412_700),
      position('SEK', 88_450_000, 84_120_300, 79_610_450, 91_220_000, 96_005_800),
    ],
    total: position('EUR', 77_306_118.22, 75_412_904.61, 64_870_331.08, 77_918_240.77, 74_120_655.3),
    legalEntitiesCount: 14,
  },
  {
    forecastType: 'MATURITIES',
    nbDecimal: 0,
    groupedColums: [
      { group: 'CONFIRMED', columns: [{ from: '2026-11-20', to: '2026-11-26' }] },
      { group: 'EXPECTED', columns: [{ from: '2026-11-27', to: '2026-12-31' }] },
    ],
    dataLines: [{ currency: 'EUR', values: [12_500_000.4, -4_500_000], trend: [] }],
    total: { currency: 'EUR', values: [12_500_000.4, -4_500_000], trend: [] },
    legalEntitiesCount: 14,
  },
];

const MONTHS = ['2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-04'];
const chart = (outstanding: number, ...millions: number[]) => ({
  labels: MONTHS,
  datasets: [{ label: 'EUR', data: millions.map((million) => million * 1_000_000) }],
  outstanding,
});

export const FINANCING: LoansAndDepositsSummary = {
  extractionDate: '2026-11-20',
  termDeposit: chart(51_750_000, 15, 10, 4, 10, 0, 12.75),
  dnp32: chart(12_500_000, 0, 12.5, 0, 0, 0, 0),
  termLoan: chart(-130_800_000, -3.2, -4.5, -11, 0, -18, 0),
  rcf: chart(-43_600_000, 0, -8, -20, -6.4, 0, -9.2),
  otherLoans: -8_000_000,
  undrawn: 60_000_000,
  depositsPlaced: 64_250_000,
  loansOutstanding: -182_400_000,
  nextMaturities: {
    deposits: [
      {
        id: id(1),
        subType: 'EmprDAT',
        reference: 'HF-221',
        company: 'Halden Finance Ltd',
        maturityDate: '2026-11-24',
        currency: 'EUR',
        amount: 12_500_000,
      },
    ],
    loans: [
      {
        id: id(2),
        subType: 'PretRCF',
        reference: 'RCF-04',
        company: 'Halden Industries SA',
        maturityDate: '2026-12-01',
        currency: 'EUR',
        amount: -8_000_000,
      },
      {
        id: id(3),
        subType: 'TermLoan',
        reference: 'TL-B',
        company: 'Halden Industries SA',
        maturityDate: '2026-12-15',
        currency: 'EUR',
        amount: -4_500_000,
      },
    ],
  },
};

export const KYC_RECORDS: readonly KycRecord[] = [
  { ricosCode: 'IT000006', legalName: 'Halden Italia SpA', nextReviewAt: '2026-10-31' },
  { ricosCode: 'DE000002', legalName: 'Halden Energy GmbH', nextReviewAt: '2026-11-29' },
  { ricosCode: 'GB000003', legalName: 'Halden Finance Ltd', nextReviewAt: '2027-01-04' },
  { ricosCode: 'SE000005', legalName: 'Halden Nordic AB', nextReviewAt: '2029-10-15' },
  { ricosCode: 'CH000008', legalName: 'Halden Suisse AG', nextReviewAt: null },
];

const power = (
  ricosCode: string,
  normalizedLegalName: string,
  country: string,
  more: Partial<PowerOfAttorneyItem> = {},
): PowerOfAttorneyItem => ({
  ricosCode,
  normalizedLegalName,
  legalAddress: {
    line1: 'Königsallee 61',
    line2: null,
    line3: null,
    zipCode: '40213',
    city: 'Düsseldorf',
    state: null,
    country,
  },
  hasSpartData: true,
  hasPdf: true,
  hasExpiredInformationInTwoMonth: false,
  firstToExpire: null,
  inForceFrom: null,
  ...more,
});

export const POWERS: readonly PowerOfAttorneyItem[] = [
  power('FR000001', 'Halden Industries SA', 'FR', {
    hasExpiredInformationInTwoMonth: true,
    firstToExpire: { fullName: 'Arnaud Petit', lastValidityDate: '2026-11-02' },
  }),
  power('DE000002', 'Halden Energy GmbH', 'DE', {
    hasExpiredInformationInTwoMonth: true,
    firstToExpire: { fullName: 'Lena Brandt', lastValidityDate: '2026-12-31' },
  }),
  power('NL000004', 'Halden Logistics BV', 'NL', {
    firstToExpire: { fullName: 'Pieter de Wit', lastValidityDate: '2027-06-30' },
  }),
  power('SE000005', 'Halden Nordic AB', 'SE'),
  power('CH000008', 'Halden Suisse AG', 'CH', { hasSpartData: false }),
];

export const GUARANTEES: GuaranteesSummary = {
  count: 17,
  amountInEur: 21_875_000,
  byKind: [
    { kind: 'BID', count: 3, amountInEur: 2_150_000 },
    { kind: 'PERFORMANCE', count: 6, amountInEur: 9_500_000 },
    { kind: 'ADVANCE_PAYMENT', count: 4, amountInEur: 6_225_000 },
    { kind: 'FINANCIAL', count: 2, amountInEur: 3_000_000 },
    { kind: 'CUSTOMS', count: 2, amountInEur: 1_000_000 },
  ],
  nextToExpire: ['2026-11-26', '2026-12-09', '2027-01-15', '2027-02-01', '2027-02-28', '2027-03-31'].map(
    (expiresOn, index) => ({
      id: id(20 + index),
      reference: `GT20418${index}`,
      kind: 'PERFORMANCE',
      company: 'Halden Logistics BV',
      beneficiary: index % 2 === 0 ? 'Port of Rotterdam Authority' : 'Stadtwerke Düsseldorf AG',
      currency: 'EUR',
      amount: 1_250_000 + index * 75_000,
      expiresOn,
    }),
  ),
};

export const VALUATIONS: MtmSummary = {
  valuationDate: '2026-11-19',
  count: 14,
  notionalInEur: 96_500_000,
  valueInEur: -412_080.35,
  byProduct: [
    { product: 'INTEREST_RATE_SWAP', count: 5, notionalInEur: 52_000_000, valueInEur: 1_118_447.71 },
    { product: 'FX_FORWARD', count: 6, notionalInEur: 24_500_000, valueInEur: -640_212.06 },
    { product: 'CROSS_CURRENCY_SWAP', count: 3, notionalInEur: 20_000_000, valueInEur: -890_316 },
  ],
};

export const EMISSIONS: CarbonEmissionsSummary = {
  years: [2022, 2023, 2024, 2025].map((year, index) => ({
    year,
    scope1: 5200 - index * 210,
    scope2: 3900 - index * 160,
    scope3: 41_000 - index * 1900,
  })),
  byEntity: [
    { ricosCode: 'FR000001', company: 'Halden Industries SA', emissions: 18_420.5, previous: 19_804 },
    { ricosCode: 'DE000012', company: 'Halden Chemie GmbH', emissions: 14_200, previous: 13_950.25 },
    { ricosCode: 'DE000002', company: 'Halden Energy GmbH', emissions: 9110, previous: null },
  ],
};

export const AGREEMENTS: LegalDashboardSummary = {
  toSign: 2,
  negotiation: 3,
  inForce: 11,
  endingSoon: 1,
  open: [
    { id: id(40), kind: 'ISDA', company: 'Halden Finance Ltd', state: 'TO_SIGN', since: '2026-11-03' },
    { id: id(41), kind: 'CSA', company: 'Halden Finance Ltd', state: 'TO_SIGN', since: '2026-11-12' },
    {
      id: id(42),
      kind: 'CREDIT_FACILITY',
      company: 'Halden Chemie GmbH',
      state: 'NEGOTIATION',
      since: '2026-09-01',
    },
  ],
};

export const ENVELOPES: readonly WaitingEnvelope[] = [
  {
    envelopeId: id(60),
    title: 'Account opening agreement',
    requestId: id(61),
    requestTitle: 'Opening of a EUR current account',
    invitedAt: '2026-11-16T09:20:00Z',
    signedCount: 3,
    signatoriesCount: 5,
  },
  {
    envelopeId: id(62),
    title: 'Specimen signatures',
    requestId: id(63),
    requestTitle: 'Update of authorised signatories',
    invitedAt: '2026-11-19T14:02:00Z',
    signedCount: 0,
    signatoriesCount: 1,
  },
];
