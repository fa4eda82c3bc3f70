import type { GridHeader, GridRow, ServiceGrid } from '@atrium/contract/service-grids';

const header = (
  id: string,
  label: string,
  type: GridHeader['type'],
  more: Partial<GridHeader> = {},
): GridHeader => ({ id, label, type, isTotalled: false, isDeadline: false, ...more });

const HEADERS = [
  header('reference', 'Reference', 'string'),
  header('kind', 'Type', 'string'),
  header('applicant', 'Applicant', 'string'),
  header('beneficiary', 'Beneficiary', 'string'),
  header('amount', 'Amount', 'number'),
  header('currency', 'Currency', 'string'),
  header('issuedOn', 'Issued', 'date'),
  header('expiresOn', 'Expires', 'date', { isDeadline: true }),
  header('outstandingInEur', 'Outstanding, EUR', 'number', { isTotalled: true }),
  header('contract', 'Contract', 'string'),
];

type Line = readonly [
  reference: string,
  kind: string,
  applicant: string,
  beneficiary: string,
  amount: number,
  currency: string,
  issuedOn: string,
  expiresOn: string | null,
  outstandingInEur: number,
];
const LINES: readonly Line[] = [
  ['G-77120', 'Performance', 'Halden Logistics BV', 'Port of Rotterdam Authority', 2_400_000, 'EUR', '2025-10-06', '2026-10-06', 2_400_000],
  ['G-77204', 'Advance payment', 'Halden Industries SA', 'Aurelle Distribution SA', 1_150_000, 'EUR', '2025-11-14', '2026-11-30', 862_500],
  ['G-77318', 'Bid', 'Halden Nordic AB', 'Göteborg Hamn AB', 4_500_000, 'SEK', '2026-02-02', '2027-02-02', 396_825.4],
  ['G-77342', 'Performance', 'Halden Energy GmbH', 'Stadtwerke Düsseldorf AG', 3_800_000, 'EUR', '2026-02-19', '2028-02-19', 3_800_000],
  ['G-77355', 'Retention money', 'Halden Chemie GmbH', 'Brenner Maschinenbau AG', 640_000, 'EUR', '2026-03-03', '2027-09-03', 640_000],
  ['G-77390', 'Standby letter of credit', 'Halden North America Inc.', 'Lake Shore Utilities Inc.', 2_900_000, 'USD', '2026-03-28', '2027-03-28', 2_504_317.79],
  ['G-77401', 'Rental', 'Halden Suisse AG', 'Seefeld Immobilien AG', 180_000, 'CHF', '2026-04-15', null, 193_548.39],
  ['G-77440', 'Performance', 'Halden Italia SpA', 'Rete Adriatica SpA', 1_320_000, 'EUR', '2026-06-09', '2026-12-09', 1_320_000],
  ['G-77468', 'Bid', 'Halden Iberia SL', 'Autoridad Portuaria de Valencia y Sagunto', 300_000, 'EUR', '2026-06-30', '2026-12-31', 300_000],
  ['G-77501', 'Performance', 'Halden Energy GmbH', 'Norrland Vind AB', 28_000_000, 'SEK', '2026-08-21', '2029-08-21', 2_469_135.8],
]; // prettier-ignore

const row = (line: Line, index: number): GridRow => ({
  id: line[0],
  cells: Object.fromEntries(
    HEADERS.map(({ id }, at) => [
      id,
      id === 'contract'
        ? index % 3 === 2
          ? 'Trade finance, Halden Logistics'
          : 'Financing, Halden Group'
        : line[at]!,
    ]),
  ),
});

/** Guarantees, with the first six columns pinned. */
export const GUARANTEES_GRID: ServiceGrid = {
  serviceLabel: 'Guarantees',
  serviceCode: 'GUARANTEES',
  serviceId: 'GUARANTEES',
  asOfDate: '2026-11-20',
  headers: HEADERS,
  rows: LINES.map(row),
  isTruncated: false,
  noResultsLabel: 'The bank has issued no guarantee for your legal entities.',
  pinnedColumns: 6,
  faq: [],
  reports: [{ id: 'GUARANTEES', label: 'Guarantees' }],
};

/** Carbon emissions: no date and no totals, but an FAQ. */
export const EMISSIONS_GRID: ServiceGrid = {
  ...GUARANTEES_GRID,
  serviceLabel: 'Your carbon emissions',
  serviceCode: 'YOUR_CARBON_EMISSIONS',
  serviceId: 'YOUR_CARBON_EMISSIONS',
  asOfDate: null,
  headers: [
    header('company', 'Legal entity', 'string'),
    header('year', 'Year', 'string'),
    header('scope1', 'Scope 1, t CO₂e', 'number'),
    header('scope2', 'Scope 2, t CO₂e', 'number'),
  ],
  rows: ['Halden Energy GmbH', 'Halden Finance Ltd', 'Halden Industries SA'].flatMap((company, index) =>
    ['2025', '2024'].map((year, at) => ({
      id: `${index}-${year}`,
      cells: { company, year, scope1: 1204.5 * (index + 1) + at, scope2: index === 1 ? null : 88.125 },
    })),
  ),
  pinnedColumns: 1,
  faq: [
    {
      question: 'In which unit are the figures?',
      answer: 'In metric tonnes of carbon dioxide equivalent.',
    },
  ],
  reports: [{ id: 'YOUR_CARBON_EMISSIONS', label: 'Your carbon emissions' }],
};

export const GRID_CONTRACTS = [
  { id: 'a1', name: 'Financing, Halden Group' },
  { id: 'a2', name: 'Trade finance, Halden Logistics' },
];
