/** Contract rules shared by server and interface; no schemas here, so that the portal does not load zod. */
import type { ContractKind } from './contract-status.ts';
import { cleanName } from './name-rules.ts';
import { isInvisible } from './rich-text-rules.ts';
import { SERVICES, type ActivationState, type ServiceCode } from './services.ts';

/** Maximum length of the name of a contract (CTR-062). */
export const CONTRACT_NAME_MAX = 40;
/** Maximum length of its description. */
export const CONTRACT_DESCRIPTION_MAX = 500;
/** Length of an ISIN code: letters and digits (CTR-069). */
export const ISIN_LENGTH = 12;
/** Maximum length of the name of a list of legal entities (CTR-079). */
export const ENTITIES_LIST_NAME_MAX = 100;
/** Maximum number of legal entities in one contract or list. */
export const CONTRACT_ENTITIES_MAX = 5_000;

/** Length of a search text for contracts: 3 to 50 characters (CTR-012, CTR-013). */
export const CONTRACT_SEARCH = { minimum: 3, maximum: 50 } as const;
/** Contracts per page of the list. */
export const CONTRACTS_PAGE = 20;

/** Tabs of the list, each with the kinds of contract it shows (CTR-010). */
export const CONTRACT_TABS = {
  externals: ['CLIENT'],
  others: ['ATRIUM', 'OSA'],
} as const satisfies Readonly<Record<string, readonly ContractKind[]>>;
export type ContractTab = keyof typeof CONTRACT_TABS;

/** Orders by creation date: not sorted by date, oldest first, newest first (CTR-016, CTR-084). */
export const DATE_SORTINGS = ['NONE', 'ASC', 'DESC'] as const;
export type DateSorting = (typeof DATE_SORTINGS)[number];

/** Returns the order that the sort toggle switches to. */
export const nextSorting = (sorting: DateSorting): DateSorting =>
  DATE_SORTINGS[(DATE_SORTINGS.indexOf(sorting) + 1) % DATE_SORTINGS.length]!;

/** Version of the terms in a new contract (CTR-049). */
export const DEFAULT_TERMS = 'cgu1';

/** Days that an export may go back (CTR-029), and the proposed values (CTR-030, CTR-031). */
export const EXPORT_DAYS = { minimum: 1, maximum: 366 } as const;
export const AUDIT_EXPORT_DAYS = 60;
export const ACTIVITY_EXPORT_DAYS = 366;

/** Whether an export may go back this many days. */
export const isExportDays = (days: number | null): days is number =>
  days !== null && Number.isInteger(days) && days >= EXPORT_DAYS.minimum && days <= EXPORT_DAYS.maximum;

/** Audit events per page: of one contract, and of all contracts (CTR-085). */
export const CONTRACT_AUDIT_PAGE = 10;
export const ALL_AUDIT_PAGE = 20;

/** Fields recorded in the audit events of contracts. */
export const CONTRACT_AUDIT_FIELDS = [
  'contract',
  'name',
  'description',
  'isinCode',
  'commercialClient',
  'kcCommercialClient',
  'cguName',
  'bmfVisibility',
  'legalEntities',
  'service',
  'legalEntitiesList',
  'legalEntitiesListName',
  'user',
  'userStatus',
  'userRole',
  'userHomepage',
  'userRights',
] as const;
export type ContractAuditField = (typeof CONTRACT_AUDIT_FIELDS)[number];

/** Returns the categories of services in a contract; only clients are offered services they lack (CTR-006, CTR-042). */
export const categoriesOf = (kind: ContractKind): readonly ActivationState[] =>
  kind === 'CLIENT' ? ['DEACTIVATED', 'MARKETING', 'ACTIVATED'] : ['DEACTIVATED', 'ACTIVATED'];

const EVERYDAY: ReadonlySet<ServiceCode> = new Set([
  'REQUESTS_BOARD',
  'DOCUMENTS',
  'CONTACTS',
  'HIGHLIGHTS',
  'INFORMATION_HUB',
  'MY_CONTRACT',
]);

/** Returns the category of a service in a new contract (CTR-095). */
export function defaultCategory(kind: ContractKind, code: ServiceCode): ActivationState {
  if (EVERYDAY.has(code)) return 'ACTIVATED';
  return kind === 'CLIENT' && SERVICES[code].carriesRights ? 'MARKETING' : 'DEACTIVATED';
}

/** The appendices of a contract, each a PDF file (CTR-019). */
export const APPENDIX_TYPES = ['LEGAL_ENTITIES', 'SERVICES', 'USERS'] as const;
export type AppendixType = (typeof APPENDIX_TYPES)[number];

/** Whether contracts of this kind have commercial clients and an ISIN code (CTR-045). */
export const hasClient = (kind: ContractKind): boolean => kind !== 'OSA';

/** Returns an ISIN as it is stored: letters and digits only, in upper case (CTR-070). */
export const cleanIsin = (text: string): string =>
  text
    .replaceAll(/[^a-z0-9]/gi, '')
    .toUpperCase()
    .slice(0, ISIN_LENGTH);

/** The fields of a contract that are validated. */
export interface ContractDraft {
  readonly kind: ContractKind;
  readonly name: string;
  readonly isinCode: string;
  readonly commercialClientId: string | null;
  readonly kcCommercialClientId: string | null;
  readonly legalEntities: readonly string[];
}

/** A validation error of a contract. */
export type ContractProblem =
  | 'no-name'
  | 'name-length'
  | 'no-client'
  | 'same-client'
  | 'isin-length'
  | 'no-entities';

/** Returns what prevents a contract from being saved, in the order of the form (CTR-047, CTR-061 to CTR-069). */
export function contractProblems(draft: ContractDraft): ContractProblem[] {
  const name = cleanName(draft.name);
  const isin = hasClient(draft.kind) ? draft.isinCode.trim() : '';
  const { commercialClientId: client, kcCommercialClientId: kcClient } = draft;
  return [
    ...(isInvisible(name) ? (['no-name'] as const) : []),
    ...(name.length > CONTRACT_NAME_MAX ? (['name-length'] as const) : []),
    ...(hasClient(draft.kind) && client === null ? (['no-client'] as const) : []),
    ...(hasClient(draft.kind) && client !== null && client === kcClient ? (['same-client'] as const) : []),
    ...(isin !== '' && isin.length !== ISIN_LENGTH ? (['isin-length'] as const) : []),
    ...(draft.legalEntities.length === 0 ? (['no-entities'] as const) : []),
  ];
}
