/** Rights of users by service in a contract; no schemas here, so that the portal does not load zod. */
import { SERVICE_CODES, SERVICES, type ServiceCode } from './services.ts';

/** Names of rights (CUSR-033); `rightsOfService` returns those of a service. */
export const RIGHT_NAMES = [
  'Read',
  'All',
  'Restricted',
  'EnabledRight',
  'Access',
  'Write',
  'Delete',
  'Get',
  'Put',
  'Default',
  'DisabledRight',
] as const;
export type RightName = (typeof RIGHT_NAMES)[number];

/** The rights of one service. */
interface RightsOfService {
  /** Lowest first; a user without any of them does not have the service through the contract. */
  readonly names: readonly RightName[];
  /** Whether it shows data of legal entities, so that its rights can be limited to a list of them (CUSR-035). */
  readonly linkedToLegalEntities: boolean;
}

const ACCESS = { names: ['Access'], linkedToLegalEntities: false } as const;
const ACCESS_TO_ENTITIES = { names: ['Access'], linkedToLegalEntities: true } as const;

/** Services whose rights are more than access to content that is the same for everybody. */
const OWN_RIGHTS: Partial<Record<ServiceCode, RightsOfService>> = {
  KYC: { names: ['Restricted', 'Read', 'All'], linkedToLegalEntities: true },
  POWER_OF_ATTORNEY: ACCESS_TO_ENTITIES,
  LEGAL_DASHBOARD: ACCESS_TO_ENTITIES,
  ONE_CLICK_CONFIRMATION: ACCESS_TO_ENTITIES,
  LOANS_AND_DEPOSITS: ACCESS_TO_ENTITIES,
  TREASURY_REPORTING: ACCESS_TO_ENTITIES,
  GUARANTEES: ACCESS_TO_ENTITIES,
  MTM: ACCESS_TO_ENTITIES,
  YOUR_CARBON_EMISSIONS: ACCESS_TO_ENTITIES,
};

/** Services that carry rights, in the order of the catalogue (CTR-094). */
export const RIGHTS_SERVICES: readonly ServiceCode[] = SERVICE_CODES.filter(
  (code) => SERVICES[code].carriesRights,
);

/** Returns the rights of a service. */
export const rightsOfService = (code: ServiceCode): RightsOfService => OWN_RIGHTS[code] ?? ACCESS;

/** Returns the id of a right of a service. */
export const serviceRightId = (code: ServiceCode, name: RightName): string => `${code}.${name}`;

/** Returns the service and the name of a right by its id; null if no service has it. */
export function serviceRightOf(id: string): { service: ServiceCode; name: RightName } | null {
  for (const service of RIGHTS_SERVICES)
    for (const name of rightsOfService(service).names)
      if (serviceRightId(service, name) === id) return { service, name };
  return null;
}

/** A right assigned to a user: over all legal entities of the contract, or those of one list. */
export interface AssignedRight {
  readonly serviceRightId: string;
  readonly legalEntitiesListId: string | null;
}

/**
 * CUSR-010: how the lists of one user compare between the services whose rights can be limited: none has a list, all
 * have the same one, or they differ.
 */
export type DataConsult = 'SAME_EMPTY' | 'SAME_EQUAL' | 'CUSTOM';

/** Returns what a data-consult cell shows (CUSR-011, CUSR-012); rights not linked to legal entities do not count. */
export function dataConsult(rights: readonly AssignedRight[]): DataConsult {
  const lists = rights
    .filter((right) => {
      const known = serviceRightOf(right.serviceRightId);
      return known !== null && rightsOfService(known.service).linkedToLegalEntities;
    })
    .map(({ legalEntitiesListId }) => legalEntitiesListId);
  if (lists.every((list) => list === null)) return 'SAME_EMPTY';
  return lists.every((list) => list === lists[0]) ? 'SAME_EQUAL' : 'CUSTOM';
}

const textOf = (rights: readonly SentRight[]): string =>
  rights
    .map((one) => `${one.serviceRightId} ${one.legalEntitiesListId ?? ''}`)
    .toSorted()
    .join('\n');

/** Whether two users have the same rights, regardless of their order. */
export const isSameRights = (a: readonly SentRight[], b: readonly SentRight[]): boolean =>
  textOf(a) === textOf(b);

/** A right as sent in a call; without a list it covers all legal entities. */
interface SentRight {
  readonly serviceRightId: string;
  readonly legalEntitiesListId?: string | null | undefined;
}
