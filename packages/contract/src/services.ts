/**
 * The service catalogue: every product of the bank that the portal knows, in one place (NAV-004 to NAV-008).
 * The server stores only codes; group, order, weight, route and labels always come from here.
 */

/** Groups of the navigation bar; the value is the position of the group (NAV-005). */
export const SERVICE_GROUPS = {
  Relationship: 0,
  Insight: 1,
  Contractual: 2,
  eBusiness: 3,
  Reporting: 4,
} as const;
export type ServiceGroup = keyof typeof SERVICE_GROUPS;

/** Activation of a service in a contract or for a person (NAV-009). */
export const ACTIVATION_STATES = ['DEACTIVATED', 'ACTIVATED', 'MARKETING'] as const;
export type ActivationState = (typeof ACTIVATION_STATES)[number];

/** One entry of the catalogue. */
export interface CatalogueService {
  group: ServiceGroup;
  /** Position in the group, from 0 (NAV-006). */
  order: number;
  /** Weight of the service's results in search, the highest first (NAV-007). */
  weight: number;
  /** Path in the portal, or an absolute URL for a service hosted elsewhere (NAV-014). */
  url: string;
  /** Opens in a new tab (NAV-013). */
  newTab: boolean;
  /** Has rights that a contract administrator grants per user (CTR-094). */
  carriesRights: boolean;
  /** Requests can be raised for this service. */
  takesRequests: boolean;
  label: { en: string; fr: string };
}

const entry = (
  group: ServiceGroup,
  order: number,
  url: string,
  en: string,
  fr: string,
  more: Partial<Pick<CatalogueService, 'weight' | 'newTab' | 'carriesRights' | 'takesRequests'>> = {},
): CatalogueService => ({
  group,
  order,
  url,
  weight: more.weight ?? 10,
  newTab: more.newTab ?? false,
  carriesRights: more.carriesRights ?? false,
  takesRequests: more.takesRequests ?? false,
  label: { en, fr },
});

const rights = { carriesRights: true } as const;
const requests = { takesRequests: true } as const;
const both = { carriesRights: true, takesRequests: true } as const;

/** The catalogue, by service code. */
export const SERVICES = {
  REQUESTS_BOARD: entry('Relationship', 0, '/requests-board', 'Requests', 'Demandes', { weight: 80 }),
  DOCUMENTS: entry('Relationship', 1, '/documents', 'Documents', 'Documents', { weight: 85 }),
  CONTACTS: entry('Relationship', 2, '/contacts', 'Contacts', 'Contacts', {
    weight: 70,
    takesRequests: true,
  }),
  HIGHLIGHTS: entry('Insight', 0, '/highlights', 'Highlights', 'Actualités', { weight: 20 }),
  GLOBAL_MARKETS_RESEARCH: entry(
    'Insight',
    1,
    '/highlights?tab=MARKETS_TRENDS',
    'Global markets research',
    'Recherche marchés',
    { weight: 15, ...rights },
  ),
  INFORMATION_HUB: entry('Insight', 2, '/information-hub', 'Information hub', 'Espace d’information'),
  CONTRACTS: entry('Contractual', 0, '/contracts', 'Contracts', 'Contrats'),
  MY_CONTRACT: entry('Contractual', 1, '/my-contract', 'My contract', 'Mon contrat'),
  KYC: entry('Contractual', 2, '/kyc', 'KYC', 'KYC', { weight: 55, ...both }),
  POWER_OF_ATTORNEY: entry('Contractual', 3, '/power-of-attorney', 'Powers of attorney', 'Pouvoirs', both),
  AUDIT_REPORT_REQUEST: entry('Contractual', 4, '/audit-reports', 'Audit reports', 'Circularisations', both),
  LEGAL_DASHBOARD: entry(
    'Contractual',
    5,
    '/grid/LEGAL_DASHBOARD',
    'Legal dashboard',
    'Tableau de bord juridique',
    rights,
  ),
  CASH_MANAGEMENT: entry(
    'eBusiness',
    0,
    'https://cash.atrium.example',
    'Cash management',
    'Gestion de trésorerie',
    {
      newTab: true,
      ...both,
    },
  ),
  CASH_MANAGEMENT_DEMO: entry(
    'eBusiness',
    1,
    'https://cash-demo.atrium.example',
    'Cash management demo',
    'Démonstration de la gestion de trésorerie',
    { newTab: true, ...rights },
  ),
  CASH_MANAGEMENT_SOLUTIONS: entry(
    'eBusiness',
    2,
    '/cash-management-solutions',
    'Cash management solutions',
    'Solutions de trésorerie',
    rights,
  ),
  TRADE_FINANCE: entry(
    'eBusiness',
    3,
    '/trade-finance-solutions',
    'Trade finance',
    'Commerce international',
    requests,
  ),
  OPTIM_TRADE: entry('eBusiness', 4, 'https://trade.atrium.example', 'Optim trade', 'Optim trade', rights),
  OPTIM_TRADE_FRANCE: entry(
    'eBusiness',
    5,
    'https://trade.atrium.example/fr',
    'Optim trade France',
    'Optim trade France',
    rights,
  ),
  OPTIMNET: entry('eBusiness', 6, 'https://optimnet.atrium.example', 'Optimnet', 'Optimnet'),
  DATA_ROOM: entry('eBusiness', 7, 'https://dataroom.atrium.example', 'Data room', 'Espace documentaire', {
    newTab: true,
  }),
  ONE_CLICK_CONFIRMATION: entry(
    'eBusiness',
    8,
    'https://confirmation.atrium.example',
    'One-click confirmation',
    'Confirmation en un clic',
    rights,
  ),
  RATES_DERIVATIVES_PRICER: entry(
    'eBusiness',
    9,
    'https://pricer.atrium.example',
    'Rates derivatives pricer',
    'Cotation de dérivés de taux',
    rights,
  ),
  DIGIPASS: entry(
    'eBusiness',
    10,
    '/requests-board/services?tab=eBusiness',
    'Digipass',
    'Digipass',
    requests,
  ),
  LOANS_AND_DEPOSITS: entry(
    'Reporting',
    0,
    '/loans-and-deposits',
    'Loans and deposits',
    'Emprunts et dépôts',
    both,
  ),
  TREASURY_REPORTING: entry(
    'Reporting',
    1,
    '/loans-and-deposit-reporting',
    'Treasury reporting',
    'Rapports de trésorerie',
    both,
  ),
  GUARANTEES: entry('Reporting', 2, '/grid/GUARANTEES', 'Guarantees', 'Garanties', both),
  MTM: entry('Reporting', 3, '/grid/MTM', 'Mark to market', 'Valorisations (MTM)', both),
  YOUR_CARBON_EMISSIONS: entry(
    'Reporting',
    4,
    '/grid/YOUR_CARBON_EMISSIONS',
    'Your carbon emissions',
    'Vos émissions de carbone',
    both,
  ),
} as const satisfies Record<string, CatalogueService>;

/** Code of a service of the catalogue. */
export type ServiceCode = keyof typeof SERVICES;

/** All codes, in the order of the catalogue. */
export const SERVICE_CODES = Object.keys(SERVICES) as [ServiceCode, ...ServiceCode[]];

/** Services of bank users: all except those of client users and the demonstration. */
export const BANK_SERVICES: readonly ServiceCode[] = SERVICE_CODES.filter(
  (code) => code !== 'MY_CONTRACT' && code !== 'CASH_MANAGEMENT_DEMO' && code !== 'DIGIPASS',
);

/** Compares codes by group, then by position in the group (NAV-005, NAV-006). */
export function byCatalogueOrder(a: ServiceCode, b: ServiceCode): number {
  const [x, y]: CatalogueService[] = [SERVICES[a], SERVICES[b]];
  return SERVICE_GROUPS[x!.group] - SERVICE_GROUPS[y!.group] || x!.order - y!.order;
}
