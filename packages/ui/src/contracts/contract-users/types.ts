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

/** What the tab is in the middle of (CUSR-003). */
export type UsersMode = 'none' | 'ADD_USERS' | 'COPY_USERS' | 'COPY_ENTITIES_LIST';

/** A list of legal entities, by which rights are limited. */
export interface NamedList {
  readonly id: string;
  readonly name: string;
}

interface Failed {
  status: 'error';
  supportId?: string | undefined;
  onRetry: () => void;
  retrying?: boolean;
}

/** What the tab knows of the people of a contract. */
export type UsersState =
  | { status: 'loading' }
  | Failed
  | { status: 'refused' }
  | {
      status: 'ready';
      users: readonly ContractUser[];
      /** Activated services that carry rights, with these (CUSR-036). */
      services: readonly ServiceRights[];
      lists: readonly NamedList[];
    };

/** How often the person whose details are open signed in (CUSR-037). */
export type ActivityState =
  | { status: 'loading' }
  | Failed
  | { status: 'ready'; activity: UserActivity['activity'] };

/** The search for people who can be added (CUSR-019). */
export interface ContactSearch {
  /** What the search found. */
  people: readonly ContractContact[];
  query: string;
  onQueryChange: (query: string) => void;
  loading?: boolean | undefined;
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
}

/** How people of an outsourced service get to a contract of their client (CUSR-038 to CUSR-045). */
export interface TransferHost {
  /** Whether people share one client (CUSR-039): a rule of the server. */
  haveOneClient: (users: readonly ContractUser[]) => boolean;
  /** Asks for the contracts that take all of them (CUSR-041). */
  onAsk: (users: readonly ContractUser[]) => void;
  /** Those contracts. */
  contracts: { status: 'loading' } | Failed | { status: 'ready'; contracts: readonly AssignableContract[] };
  /** Where a contract is created (CUSR-044). */
  createHref: string;
  onTransfer: (
    users: readonly ContractUser[],
    contract: AssignableContract,
    status: ContractStatus,
  ) => Promise<unknown>;
}

/** What people become in the contract that they are added to; nothing where its kind has neither (CUSR-026). */
export interface NewUserAs {
  contractStatus?: ContractStatus;
  clientRole?: ClientRole;
}

/** Rights that a person is to have, in place of those that were read. */
export interface RightsChange {
  readonly user: ContractUser;
  readonly rights: readonly AssignedRight[];
}

/** The rules of the server that decide what is shown; the host hands them over. */
export interface UserRules {
  kind: ContractKind;
  /** Who looks at the tab: their own row is pinned and cannot be changed (CUSR-032). */
  callerId: string;
  /** How the lists of one person compare between services (CUSR-010). */
  consultOf: (rights: readonly AssignedRight[]) => DataConsult;
  /** What prevents a person from being removed (CUSR-025, CUSR-031). */
  whyKept: (user: ContractUser) => NotRemovable | null;
  /** What the server offers (CUSR-028). */
  statuses: readonly ContractStatus[];
  roles: readonly ClientRole[];
}

/** What the tab asks of its host. */
export interface UserActions {
  onAdd: (ids: readonly string[], as: NewUserAs) => Promise<unknown>;
  /**
   * Saves what is changed of one person; answers with the person as somebody else has saved them meanwhile, in which case
   * nothing is saved, or null.
   */
  onSave: (user: ContractUser, draft: UserDraft) => Promise<ContractUser | null>;
  /** Gives several people other rights, all or none; answers with all people where one has changed meanwhile. */
  onSetRights: (changes: readonly RightsChange[]) => Promise<readonly ContractUser[] | null>;
  onRemove: (user: ContractUser) => Promise<unknown>;
  /** What the removal of somebody would take; without it the question says only that they lose their rights. */
  removalPreviewOf?: ((user: ContractUser, signal: AbortSignal) => Promise<RightsPreview>) | undefined;
}

export const nameOf = ({ firstName, lastName }: Pick<ContractUser, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

/** Whether people have a status and a role in contracts of a kind (CUSR-026). */
export const hasStatusAndRole = (kind: ContractKind): boolean => kind !== 'ATRIUM';
