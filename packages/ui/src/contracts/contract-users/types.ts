import type { ClientRole, ContractKind, ContractStatus } from '@atrium/contract/contract-status';
import type { AssignableContract } from '@atrium/contract/contracts';
import type {
  ContractContact,
  ContractUser,
  RightsPreview,
  ServiceRights,
} from '@atrium/contract/contract-users';
import type { NotRemovable } from '@atrium/contract/contract-users-rules';
import type { AssignedRight, DataConsult } from '@atrium/contract/service-rights-rules';
import type { UserActivity } from '@atrium/contract/analytics';
import type { UserDraft } from './user-draft.js';

/** The current mode of the tab (CUSR-003). */
export type UsersMode = 'none' | 'ADD_USERS' | 'COPY_USERS' | 'COPY_ENTITIES_LIST';

/** A list of legal entities that rights can be limited to. */
export interface NamedList {
  readonly id: string;
  readonly name: string;
  /** The codes of its legal entities, with which two lists are compared. */
  readonly contractLegalEntitiesIds?: readonly string[];
}

interface Failed {
  status: 'error';
  supportId?: string | undefined;
  onRetry: () => void;
  retrying?: boolean;
}

/** The loading state and the data of the users of a contract. */
export type UsersState =
  | { status: 'loading' }
  | Failed
  | { status: 'refused' }
  | {
      status: 'ready';
      users: readonly ContractUser[];
      /** Activated services that have rights, with these rights (CUSR-036). */
      services: readonly ServiceRights[];
      lists: readonly NamedList[];
    };

/** Sign-in statistics of the user whose details are open (CUSR-037). */
export type ActivityState =
  | { status: 'loading' }
  | Failed
  | { status: 'ready'; activity: UserActivity['activity'] };

/** The search for people who can be added (CUSR-019). */
export interface ContactSearch {
  /** The search results. */
  people: readonly ContractContact[];
  query: string;
  onQueryChange: (query: string) => void;
  loading?: boolean | undefined;
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
}

/** Transfer of users of an outsourced service to a contract of their client (CUSR-038 to CUSR-045). */
export interface TransferHost {
  /** Whether the users have the same client (CUSR-039): a rule of the server. */
  haveOneClient: (users: readonly ContractUser[]) => boolean;
  /** Requests the contracts that all of the users can be moved to (CUSR-041). */
  onAsk: (users: readonly ContractUser[]) => void;
  /** The result of `onAsk`. */
  contracts: { status: 'loading' } | Failed | { status: 'ready'; contracts: readonly AssignableContract[] };
  /** Address for creating a contract (CUSR-044). */
  createHref: string;
  onTransfer: (
    users: readonly ContractUser[],
    contract: AssignableContract,
    status: ContractStatus,
  ) => Promise<unknown>;
}

/** Status and role of new users in the contract; empty if its kind has neither (CUSR-026). */
export interface NewUserAs {
  contractStatus?: ContractStatus;
  clientRole?: ClientRole;
}

/** New rights of a user, replacing those that were loaded. */
export interface RightsChange {
  readonly user: ContractUser;
  readonly rights: readonly AssignedRight[];
}

/** Rules of the server that decide what is shown; passed by the host. */
export interface UserRules {
  kind: ContractKind;
  /** Id of the current user: their own row is pinned and cannot be changed (CUSR-032). */
  callerId: string;
  /** Compares the lists of one user across services (CUSR-010). */
  consultOf: (rights: readonly AssignedRight[]) => DataConsult;
  /** Returns why a user cannot be removed; null if they can (CUSR-025, CUSR-031). */
  whyKept: (user: ContractUser) => NotRemovable | null;
  /** Statuses to choose from, given by the server (CUSR-028). */
  statuses: readonly ContractStatus[];
  roles: readonly ClientRole[];
}

/** Actions of the tab, implemented by the host. */
export interface UserActions {
  onAdd: (ids: readonly string[], as: NewUserAs) => Promise<unknown>;
  /**
   * Saves the changes of one user. A home page that `user` chose themselves is only replaced after confirmation.
   * Resolves to null, or to the user as saved by somebody else meanwhile, in which case nothing was saved; with the same
   * version if only their home page is new, which they have chosen themselves.
   */
  onSave: (user: ContractUser, draft: UserDraft) => Promise<ContractUser | null>;
  /** Changes the rights of several users, all or none; resolves to all users if one of them was changed meanwhile. */
  onSetRights: (changes: readonly RightsChange[]) => Promise<readonly ContractUser[] | null>;
  onRemove: (user: ContractUser) => Promise<unknown>;
  /** Returns the effects of removing a user; without it, the confirmation only says that they lose their rights. */
  removalPreviewOf?: ((user: ContractUser, signal: AbortSignal) => Promise<RightsPreview>) | undefined;
}

export const nameOf = ({ firstName, lastName }: Pick<ContractUser, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;
