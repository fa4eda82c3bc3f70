import type {
  PowerOfAttorneyDetails,
  PowerOfAttorneyItem,
  PowerSignatory,
  WhoMaySign,
} from '@atrium/contract/power-of-attorney';

/** The date of the fixed clock of the stories. */
export const TODAY = '2026-11-20';

const listed = (
  ricosCode: string,
  normalizedLegalName: string,
  [line1, zipCode, city, country]: readonly [string, string, string, string],
  more: Partial<PowerOfAttorneyItem> = {},
): PowerOfAttorneyItem => ({
  ricosCode,
  normalizedLegalName,
  legalAddress: { line1, line2: null, line3: null, zipCode, city, state: null, country },
  hasSpartData: true,
  hasPdf: true,
  hasExpiredInformationInTwoMonth: false,
  firstToExpire: null,
  inForceFrom: null,
  ...more,
});

export const ENTITIES: readonly PowerOfAttorneyItem[] = [
  listed('DE118207', 'Halden Energy GmbH', ['Königsallee 61', '40213', 'Düsseldorf', 'DE'], {
    hasExpiredInformationInTwoMonth: true,
    firstToExpire: { fullName: 'Stefan Krüger', lastValidityDate: '2026-10-31' },
  }),
  listed('FR000001', 'Halden Industries SA', ['12 rue de Provence', '75009', 'Paris', 'FR'], {
    hasExpiredInformationInTwoMonth: true,
    firstToExpire: { fullName: 'Lena Brandt', lastValidityDate: '2026-12-31' },
  }),
  listed('ES000004', 'Halden Iberia SL', ['Calle Mayor 4', '28013', 'Madrid', 'ES'], {
    hasPdf: false,
    inForceFrom: '2026-12-01',
    firstToExpire: { fullName: 'Sofia Marquez', lastValidityDate: '2028-01-15' },
  }),
  listed('SE000005', 'Halden Nordic Treasury Services and Participations AB', [
    'Storgatan 1',
    '111 51',
    'Stockholm',
    'SE',
  ]),
  listed('CH000008', 'Halden Suisse AG', ['Bahnhofstrasse 10', '8001', 'Zürich', 'CH'], {
    hasSpartData: false,
  }),
];

const signs = (category: string, fullName: string, job: string, lastValidityDate: string | null) => ({
  category,
  fullName,
  function: job,
  lastValidityDate,
});

export const POWER: PowerOfAttorneyDetails = {
  ricosCode: 'DE118207',
  unicornRefName: 'Halden Energy GmbH',
  executionDate: '2026-11-12',
  hasSpartData: true,
  hasPdf: true,
  pdfSize: 182_000,
  branches: [
    {
      name: 'Düsseldorf',
      refCode: '4411-DE',
      ricosType: 'BRA',
      modalities: [
        { category: 'A', product: 'ALL', limit: null },
        { category: 'A+B', product: 'PAYMENTS', limit: 5_000_000 },
        { category: 'B+B', product: 'PAYMENTS', limit: 500_000 },
      ],
      signatories: [
        signs('A', 'Jonas Weber', 'Managing director', '2027-01-14'),
        signs('A', 'Claire Vasseur', 'Group treasurer', '2028-04-10'),
        signs('B', 'Lena Brandt', 'Head of treasury', '2026-12-31'),
        signs('B', 'Hannah Vogt', 'Payments manager', null),
        signs('B', 'Stefan Krüger', 'Accountant', '2026-10-31'),
      ],
    },
    {
      name: 'Hamburg',
      refCode: '4427-DE',
      ricosType: 'BRA',
      modalities: [
        { category: 'A+B', product: 'GUARANTEES', limit: 2_000_000 },
        { category: 'A with a director of the parent company', product: 'COLLECTIONS', limit: 250_000 },
      ],
      signatories: [
        signs('A', 'Jonas Weber', 'Managing director', '2027-01-14'),
        signs('B', 'Miriam Scholz', 'Trade finance officer', '2029-03-15'),
      ],
    },
    {
      name: 'Halden Treasury BV, pooling',
      refCode: '9032-NL',
      ricosType: 'CPY',
      modalities: [{ category: 'A', product: 'CASH_POOL', limit: 25_000_000 }],
      signatories: [
        signs('A', 'Pieter de Wit', 'Director', '2027-06-30'),
        signs('A', 'Claire Vasseur', 'Group treasurer', '2028-04-10'),
      ],
    },
  ],
};

const [WEBER, VASSEUR, BRANDT, VOGT, KRUEGER] = POWER.branches[0]!.signatories as [
  PowerSignatory,
  PowerSignatory,
  PowerSignatory,
  PowerSignatory,
  PowerSignatory,
];

/** Who may sign a payment under these powers. */
export const ANSWER: WhoMaySign = {
  product: 'PAYMENTS',
  amount: 600_000,
  day: TODAY,
  hasSpartData: true,
  inForceFrom: null,
  branches: [
    {
      name: 'Düsseldorf',
      refCode: '4411-DE',
      ricosType: 'BRA',
      clauses: [
        {
          clause: { category: 'A', product: 'ALL', limit: null },
          outcome: 'signers',
          signers: [[WEBER], [VASSEUR]],
          ended: [],
        },
        {
          clause: { category: 'A+B', product: 'PAYMENTS', limit: 5_000_000 },
          outcome: 'signers',
          signers: [
            [WEBER, BRANDT],
            [WEBER, VOGT],
            [VASSEUR, BRANDT],
            [VASSEUR, VOGT],
          ],
          ended: [KRUEGER],
        },
        {
          clause: { category: 'B+B', product: 'PAYMENTS', limit: 500_000 },
          outcome: 'overLimit',
          signers: [],
          ended: [],
        },
        {
          clause: { category: 'A with a director of the parent company', product: 'ALL', limit: null },
          outcome: 'inWords',
          signers: [],
          ended: [],
        },
      ],
    },
  ],
};

/** Powers that come into force at a later date. */
export const NOT_YET: PowerOfAttorneyDetails = { ...POWER, executionDate: '2026-12-01' };

/** An entity whose powers exist only as a PDF. */
export const PAPER_ONLY: PowerOfAttorneyDetails = {
  ...POWER,
  ricosCode: 'CH000008',
  unicornRefName: 'Halden Suisse AG',
  hasSpartData: false,
  branches: [],
};

export const OPEN_REQUESTS = {
  count: 4,
  href: '#board',
  requests: [
    { id: '1', title: 'Power of Stefan Krüger', href: '#request-1' },
    { id: '2', title: 'Update of authorised signatories', href: '#request-2' },
  ],
};
