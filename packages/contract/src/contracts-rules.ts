/** Rules of contracts that server and interface share; no schema here, so that the portal takes them without zod. */
import type { ContractKind } from './contract-status.ts';
import { SERVICES, type ActivationState, type ServiceCode } from './services.ts';

/** Most characters of the name of a contract (CTR-062). */
export const CONTRACT_NAME_MAX = 40;
/** Most characters of its description. */
export const CONTRACT_DESCRIPTION_MAX = 500;
/** Characters of an ISIN code: letters and digits (CTR-069). */
export const ISIN_LENGTH = 12;
/** Most characters of the name of a list of legal entities (CTR-079). */
export const ENTITIES_LIST_NAME_MAX = 100;
/** Most legal entities of one contract or list. */
export const CONTRACT_ENTITIES_MAX = 5_000;

/** A search for contracts runs from 3 characters, and has at most 50 (CTR-012, CTR-013). */
export const CONTRACT_SEARCH = { minimum: 3, maximum: 50 } as const;
/** Contracts of one page of the list. */
export const CONTRACTS_PAGE = 20;

/** The tabs of the list, each with the kinds of contract that it shows (CTR-010). */
export const CONTRACT_TABS = {
  externals: ['CLIENT'],
  others: ['ATRIUM', 'OSA'],
} as const satisfies Readonly<Record<string, readonly ContractKind[]>>;
export type ContractTab = keyof typeof CONTRACT_TABS;

/** The orders by creation date: none of its own, the oldest first, the newest first (CTR-016, CTR-084). */
export const DATE_SORTINGS = ['NONE', 'ASC', 'DESC'] as const;
export type DateSorting = (typeof DATE_SORTINGS)[number];

/** What comes after an order when its toggle is used. */
export const nextSorting = (sorting: DateSorting): DateSorting =>
  DATE_SORTINGS[(DATE_SORTINGS.indexOf(sorting) + 1) % DATE_SORTINGS.length]!;

/** The version of the terms that a new contract starts with (CTR-049). */
export const DEFAULT_TERMS = 'cgu1';

/** Days that an export may go back (CTR-029), and those that are proposed (CTR-030, CTR-031). */
export const EXPORT_DAYS = { minimum: 1, maximum: 366 } as const;
export const AUDIT_EXPORT_DAYS = 60;
export const ACTIVITY_EXPORT_DAYS = 366;

/** Whether an export may go back this far. */
export const isExportDays = (days: number | null): days is number =>
  days !== null && Number.isInteger(days) && days >= EXPORT_DAYS.minimum && days <= EXPORT_DAYS.maximum;

/** Audit events of one page: of one contract, and of all (CTR-085). */
export const CONTRACT_AUDIT_PAGE = 10;
export const ALL_AUDIT_PAGE = 20;

/** What audit events of contracts are about. */
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

/** Categories of the services of a contract; only clients are offered what they do not have yet (CTR-006, CTR-042). */
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

/** The category that a service has in a new contract (CTR-095). */
export function defaultCategory(kind: ContractKind, code: ServiceCode): ActivationState {
  if (EVERYDAY.has(code)) return 'ACTIVATED';
  return kind === 'CLIENT' && SERVICES[code].carriesRights ? 'MARKETING' : 'DEACTIVATED';
}

/** The appendices of a contract, each a PDF file (CTR-019). */
export const APPENDIX_TYPES = ['LEGAL_ENTITIES', 'SERVICES', 'USERS'] as const;
export type AppendixType = (typeof APPENDIX_TYPES)[number];

/** Whether contracts of a kind have commercial clients and an ISIN code (CTR-045). */
export const hasClient = (kind: ContractKind): boolean => kind !== 'OSA';

/** The stored text of an ISIN field: only letters and digits, in capitals (CTR-070). */
export const cleanIsin = (text: string): string =>
  text
    .replaceAll(/[^a-z0-9]/gi, '')
    .toUpperCase()
    .slice(0, ISIN_LENGTH);

/** What a contract is made of, as far as it can be wrong. */
export interface ContractDraft {
  readonly kind: ContractKind;
  readonly name: string;
  readonly isinCode: string;
  readonly commercialClientId: string | null;
  readonly kcCommercialClientId: string | null;
  readonly legalEntities: readonly string[];
}

/** What is wrong with a contract: its field, and what is the matter with it. */
export type ContractProblem =
  | 'no-name'
  | 'name-length'
  | 'no-client'
  | 'same-client'
  | 'isin-length'
  | 'no-entities';

/** What prevents a contract from being saved, in the order of the form (CTR-047, CTR-061 to CTR-069). */
export function contractProblems(draft: ContractDraft): ContractProblem[] {
  const name = draft.name.trim();
  const isin = hasClient(draft.kind) ? draft.isinCode.trim() : '';
  const { commercialClientId: client, kcCommercialClientId: kcClient } = draft;
  return [
    ...(name === '' ? (['no-name'] as const) : []),
    ...(name.length > CONTRACT_NAME_MAX ? (['name-length'] as const) : []),
    ...(hasClient(draft.kind) && client === null ? (['no-client'] as const) : []),
    ...(hasClient(draft.kind) && client !== null && client === kcClient ? (['same-client'] as const) : []),
    ...(isin !== '' && isin.length !== ISIN_LENGTH ? (['isin-length'] as const) : []),
    ...(draft.legalEntities.length === 0 ? (['no-entities'] as const) : []),
  ];
}
