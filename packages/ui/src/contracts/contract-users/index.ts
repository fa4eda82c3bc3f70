export { ContractUsers } from './contract-users.js';
export type { ContractUsersProps } from './contract-users.js';
export type {
  ActivityState,
  ContactSearch,
  NamedList,
  NewUserAs,
  RightsChange,
  TransferHost,
  UserActions,
  UserRules,
  UsersMode,
  UsersState,
} from './types.js';
export type { UserDraft } from './user-draft.js';
