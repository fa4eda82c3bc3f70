/** Rules for the users of a contract shared by server and interface; no schemas. */
import type { ClientRole, ContractKind, ContractStatus } from './contract-status.ts';
import type { HomeTemplate } from './widget-catalogue.ts';

/** Defaults for users who are added to a contract (CUSR-020). */
export const NEW_USER = {
  contractStatus: 'DEMO',
  clientRole: 'STANDARD',
  homepageTemplate: 'DEFAULT',
} as const satisfies {
  contractStatus: ContractStatus;
  clientRole: ClientRole;
  homepageTemplate: HomeTemplate;
};

/** A search for people to add starts at 2 characters. */
export const CONTACT_SEARCH = { minimum: 2, maximum: 100 } as const;
/** Maximum number of people that it returns. */
export const CONTACTS_FOUND = 50;

/** Maximum number of people in one write. */
export const CONTRACT_USERS_MAX = 500;

/** Maximum number of change times in the history of rights; the newest are kept. */
export const RIGHTS_CHANGES_MAX = 1_000;

/** Maximum number of users that it names for one change; all of them are counted. */
export const CHANGED_USERS_MAX = 3;

/** Maximum number of rights that the history lists for one change; all of them are counted. */
export const RIGHTS_CHANGE_MAX = 50;

/** Parts of a contract that the history of rights also records. */
export const RIGHTS_CHANGE_PARTS = ['USERS', 'SERVICES', 'LEGAL_ENTITIES', 'LISTS'] as const;
export type RightsChangePart = (typeof RIGHTS_CHANGE_PARTS)[number];

/** Maximum number of requests listed in the preview of a change. */
export const PREVIEWED_REQUESTS_MAX = 20;

/** Maximum number of people in one transfer: their ids are sent in one URL. */
export const TRANSFER_MAX = 100;

/** Whether users have a status and a role in contracts of this kind (CUSR-026). */
export const hasStatusAndRole = (kind: ContractKind): boolean => kind !== 'ATRIUM';

/** Returns the client that all people share; null if none of them has a client, undefined if they differ (CUSR-039). */
export function sharedClient(
  people: readonly { readonly clientId: string | null }[],
): string | null | undefined {
  const [first, ...others] = new Set(people.map(({ clientId }) => clientId));
  return others.length > 0 ? undefined : (first ?? null);
}

/** Why a user cannot be removed from a contract. */
export type NotRemovable = 'kind' | 'self' | 'admin';

/** Returns what prevents removing a user from a contract; null if nothing does (CUSR-025, CUSR-031, CUSR-032). */
export function notRemovable(
  kind: ContractKind,
  person: { readonly id: string; readonly clientRole: ClientRole | null },
  callerId: string,
): NotRemovable | null {
  if (kind !== 'CLIENT') return 'kind';
  if (person.id === callerId) return 'self';
  return person.clientRole === 'ADMIN' ? 'admin' : null;
}
