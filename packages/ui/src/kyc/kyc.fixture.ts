import type { FilterBlock } from '@atrium/contract/filters';
import type { KycDetails, KycDocument, ListedKycRecord } from '@atrium/contract/kyc';

/** The date of the fixed clock of the stories. */
export const TODAY = '2026-11-20';

const listed = (
  legalName: string,
  country: string,
  [lastReviewAt, nextReviewAt]: readonly [string | null, string | null],
  documentsToProvide = 0,
): ListedKycRecord => ({
  ricosCode: `${country}${String(legalName.codePointAt(7)! * 1000 + legalName.codePointAt(8)!)}`,
  legalName,
  country,
  lastReviewAt,
  nextReviewAt,
  documentsToProvide,
});

export const RECORDS: readonly ListedKycRecord[] = [
  listed('Halden Italia SpA', 'IT', ['2023-11-05', '2026-10-31'], 2),
  listed('Halden Energy GmbH', 'DE', ['2023-11-28', '2026-11-29'], 1),
  listed('Halden Industries SA', 'FR', ['2023-12-11', '2026-12-12']),
  listed('Halden Logistics BV', 'NL', ['2025-09-30', '2027-09-30']),
  listed('Halden Treasury Services and Participations Nederland BV', 'NL', ['2026-10-22', '2029-10-22']),
  listed('Halden Chemie GmbH', 'DE', [null, null]),
];

const item = (value: string, label: string, count: number) => ({
  value,
  label,
  count,
  isSelected: false,
  children: [],
});
const block = (field: string, title: string, items: FilterBlock['items']): FilterBlock => ({
  field,
  title,
  type: 'SELECT',
  placeholder: null,
  isHidden: false,
  isMultiLevel: false,
  items,
});

export const KYC_BLOCKS: readonly FilterBlock[] = [
  block('statuses', 'Review', [
    item('overdue', 'Overdue', 1),
    item('soon', 'Due within 3 months', 4),
    item('later', 'Up to date', 8),
    item('undated', 'No date set', 1),
  ]),
  { ...block('nextReview', 'Next review', []), type: 'DATE' },
  block('countries', 'Country', [item('DE', 'Germany', 4), item('FR', 'France', 3)]),
];

export const RECORD: KycDetails = {
  ricosCode: 'DE118207',
  legalName: 'Halden Energy GmbH',
  normalizedLegalName: 'HALDEN ENERGY GMBH',
  nextReviewAt: '2026-11-29',
  lastReviewAt: '2023-11-28',
  factaStatus: 'ACTIVE_NFFE',
  lei: '529900QK71M2D4E83A66',
  bic: null,
  registrationNumber: 'HRB 88214',
  siren: null,
  legalAddress: {
    line1: 'Königsallee 61',
    line2: null,
    line3: null,
    zipCode: '40213',
    city: 'Düsseldorf',
    state: null,
    country: 'DE',
  },
  wrmName: { firstName: 'Marc', lastName: 'Delaunay' },
  ownership: {
    listed: true,
    marketName: 'Xetra',
    regulated: false,
    familyHolding: false,
    managedByAM: null,
  },
  hasShareholders: true,
  shareholders: [
    {
      shareholderLegalName: 'Halden Industries SA',
      shareholderPercent: 74,
      shareholderType: 'LEGAL_ENTITY',
      isDirect: true,
    },
    {
      shareholderLegalName: 'Astrid Halden',
      shareholderPercent: 12.05,
      shareholderType: 'NATURAL_PERSON',
      isDirect: false,
    },
  ],
  countries: {
    regulationCountry: null,
    nationalityCountry: 'DE',
    countryOfIncorporationImmediateClient: 'DE',
  },
  hasOtherData: true,
  otherData: {
    sanctionQuestionPurchase: false,
    sanctionQuestionRevenue: true,
    sanctionRevenueCountries: ['RU', 'BY'],
    sanctionPurchaseCountries: [],
  },
  hasNaturalPersons: true,
  naturalPersons: [
    { names: 'Henrik', surname: 'Halden', role: 'BENEFICIAL_OWNER' },
    { names: 'Lena', surname: 'Brandt', role: 'LEGAL_REPRESENTATIVE' },
  ],
  rights: { hasAllData: true, hasReadOnlyRight: false },
};

/** The same record for a user with restricted access (KYC-029). */
export const RESTRICTED: KycDetails = {
  ...RECORD,
  hasShareholders: false,
  shareholders: [],
  hasOtherData: false,
  otherData: null,
  hasNaturalPersons: false,
  naturalPersons: [],
  rights: { hasAllData: false, hasReadOnlyRight: true },
};

const document = (
  kind: KycDocument['kind'],
  index: number,
  facts: Partial<KycDocument> = {},
): KycDocument => ({
  id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  kind,
  filename: `${kind.toLowerCase().replaceAll('_', ' ')} 2026.pdf`,
  type: 'PDF',
  mediaType: 'application/pdf',
  size: 182_000,
  receivedAt: '2026-11-03',
  validUntil: null,
  isVerified: true,
  ...facts,
});

export const KYC_DOCUMENTS: readonly KycDocument[] = [
  document('REGISTER_EXTRACT', 1, { validUntil: '2027-11-03' }),
  document('ARTICLES_OF_ASSOCIATION', 2),
  document('ANNUAL_ACCOUNTS', 3, { isVerified: false }),
  document('SHAREHOLDER_LIST', 4, {
    filename: null,
    type: null,
    mediaType: null,
    size: null,
    receivedAt: null,
    isVerified: false,
  }),
  document('IDENTITY_DOCUMENTS', 5, { receivedAt: '2025-06-02', validUntil: '2026-06-02' }),
];
