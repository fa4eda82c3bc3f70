/** Rules of the users of a contract that server and interface share; no schema here. */
import type { ClientRole, ContractKind, ContractStatus } from './contract-status.ts';
import type { HomeTemplate } from './widget-catalogue.ts';

/** What people are in a contract that they are added to (CUSR-020). */
export const NEW_USER = {
  contractStatus: 'DEMO',
  clientRole: 'STANDARD',
  homepageTemplate: 'DEFAULT',
} as const satisfies {
  contractStatus: ContractStatus;
  clientRole: ClientRole;
  homepageTemplate: HomeTemplate;
};

/** A search for people to add runs from 2 characters. */
export const CONTACT_SEARCH = { minimum: 2, maximum: 100 } as const;
/** Most people that it answers with. */
export const CONTACTS_FOUND = 50;

/** Most people of one write. */
export const CONTRACT_USERS_MAX = 500;

/** For how long a change of rights can be undone. */
export const RIGHTS_UNDO_MINUTES = 15;

/** Most moments that the history of rights names: the newest. */
export const RIGHTS_CHANGES_MAX = 1_000;

/** Most requests that the preview of a change names. */
export const PREVIEWED_REQUESTS_MAX = 20;

/** Most people of one transfer: their ids are asked about in one address. */
export const TRANSFER_MAX = 100;

/** Whether people have a status and a role in contracts of a kind (CUSR-026). */
export const hasStatusAndRole = (kind: ContractKind): boolean => kind !== 'ATRIUM';

/** The one client of people, if they share one; null where none of them has a client, undefined where they differ (CUSR-039). */
export function sharedClient(
  people: readonly { readonly clientId: string | null }[],
): string | null | undefined {
  const [first, ...others] = new Set(people.map(({ clientId }) => clientId));
  return others.length > 0 ? undefined : (first ?? null);
}

/** Why a person stays in a contract. */
export type NotRemovable = 'kind' | 'self' | 'admin';

/** What prevents a person from being removed from a contract; null where nothing does (CUSR-025, CUSR-031, CUSR-032). */
export function notRemovable(
  kind: ContractKind,
  person: { readonly id: string; readonly clientRole: ClientRole | null },
  callerId: string,
): NotRemovable | null {
  if (kind !== 'CLIENT') return 'kind';
  if (person.id === callerId) return 'self';
  return person.clientRole === 'ADMIN' ? 'admin' : null;
}
