import type { FinancingSubType } from '@atrium/contract/loans-and-deposits-rules';
import { cents } from './currencies.ts';
import type { DealFacts } from './financing-terms.ts';
import type { SeededCurrency } from './currencies.ts';

/** Halden’s finances as in the design mock-ups: loans, deposits and forecast balances. */

interface HaldenFinancing {
  /** Short code of the legal entity. */
  entity: string;
  subType: FinancingSubType;
  balanceCategory: 'BA' | 'HBG';
  reference: string;
  /** In euro, with the sign of the bank's books. */
  amountInEur: number;
  /** Days from the first start to maturity; null for a deposit at notice. */
  matures: number | null;
  currency: SeededCurrency;
  terms: DealFacts;
}

const SYNDICATED = { dealReference: 'D-2023-0114', deal: 'Syndicated facilities 2023' };
const TERM_LOANS: DealFacts = { ...SYNDICATED, facility: 'Facility A, term loans' };
const REVOLVING: DealFacts = { ...SYNDICATED, facility: 'Facility B, revolving credit' };
const CHEMIE: DealFacts = {
  dealReference: 'D-2024-0031',
  deal: 'Halden Chemie revolving 2024',
  facility: 'Revolving credit',
};
const ENERGY: DealFacts = {
  dealReference: 'D-2022-0087',
  deal: 'Halden Energy bilateral 2022',
  facility: 'Term loans',
};

const position = (
  entity: string,
  subType: FinancingSubType,
  reference: string,
  millions: number,
  matures: number | null,
  terms: DealFacts = {},
  currency: SeededCurrency = 'EUR',
): HaldenFinancing => ({
  entity,
  subType,
  balanceCategory: subType === 'RCFSsNP' ? 'HBG' : 'BA',
  reference,
  amountInEur: millions * 1_000_000,
  matures,
  terms,
  currency,
});

/** Loans of 182.4 million and deposits of 64.25 million. */
export const HALDEN_FINANCING: readonly HaldenFinancing[] = [
  position('HF', 'EmprDAT', 'HF-221', -12.5, 4),
  position('HI', 'EmprDAT', 'HI-118', -2.5, 9),
  position('HB', 'CptDepNP', 'HB-N32', -12.5, null),
  position('HF', 'EmprDAT', 'HF-224', -10, 33),
  position('HI', 'EmprDAT', 'HI-121', -4, 64),
  position('HE', 'EmprDAT', 'HE-052', -10, 95),
  position('HU', 'EmprDAT', 'HU-017', -12.75, 154),
  position('HE', 'TermLoan', 'TL-A', 3.2, 7, ENERGY),
  position('HI', 'PretRCF', 'RCF-04', 8, 11, REVOLVING),
  position('HI', 'TermLoan', 'TL-B', 4.5, 25, TERM_LOANS),
  position('HI', 'PretRCF', 'RCF-05', 20, 62, REVOLVING, 'USD'),
  position('HE', 'TermLoan', 'TL-C', 11, 70, ENERGY),
  position('HK', 'PretRCF', 'RCF-06', 6.4, 96, CHEMIE),
  position('HI', 'TermLoan', 'TL-D', 18, 124, TERM_LOANS),
  position('HK', 'PretRCF', 'RCF-07', 9.2, 153, CHEMIE),
  position('HI', 'TermLoan', 'TL-E', 94.1, 910, TERM_LOANS),
  position('HB', 'AutCrean', 'OC-02', 8, 400),
  position('HI', 'RCFSsNP', 'RCF-LINE', 60, 740, REVOLVING),
];

interface HaldenPosition {
  entity: string;
  currency: SeededCurrency;
  /** Balances by number of days from the first start. */
  anchors: readonly (readonly [day: number, amount: number])[];
}

const balances = (
  entity: string,
  currency: SeededCurrency,
  today: number,
  in3: number,
  in7: number,
  in14: number,
  in28: number,
): HaldenPosition => ({
  entity,
  currency,
  anchors: [
    [0, today],
    [3, in3],
    [7, in7],
    [14, in14],
    [28, in28],
    [60, cents(in28 * 1.06)],
    [120, cents(in28 * 0.97)],
  ],
});

export const HALDEN_POSITIONS: readonly HaldenPosition[] = [
  balances('HI', 'EUR', 21_400_120.4, 20_310_800, 19_004_112.55, 27_800_118, 25_115_020),
  balances('HE', 'EUR', 9_620_480.7, 9_331_530, 9_100_000, 11_230_000, 10_850_000),
  balances('HT', 'EUR', 5_218_303, 5_130_000, 5_040_000, 5_900_000, 5_700_000),
  balances('HS', 'EUR', 3_480_000, 3_480_000, 3_360_000, 3_900_000, 3_700_000),
  balances('HL', 'EUR', 2_400_000, 2_400_000, 2_400_000, 2_400_000, 2_300_000),
  balances('HA', 'USD', 18_204_660.75, 18_204_660.75, 16_480_200, 12_006_450.3, 9_884_300),
  balances('HF', 'GBP', 6_310_442, 6_287_115.2, -1_118_447.71, 2_340_900, 4_105_330),
  balances('HC', 'CHF', 3_902_118.4, 3_902_118.4, 3_650_000, 3_650_000, 3_412_700),
  balances('HN', 'SEK', 88_450_000, 84_120_300, 79_610_450, 91_220_000, 96_005_800),
];
