import type { ContractUser, ServiceRights } from '@atrium/contract/contract-users';
import { createContext, use } from 'react';
import type { NamedList, UserRules, UsersMode } from './types.js';
import type { UserEdit } from './use-user-edit.js';
import type { UserWords } from './use-user-words.js';

/** State shared by the cells, cards and panel of the tab; a change renders these, but not the grid. */
export interface UsersContextValue extends UserRules {
  editable: boolean;
  services: readonly ServiceRights[];
  lists: readonly NamedList[];
  words: UserWords;
  mode: UsersMode;
  edit: UserEdit;
  /** Opens the confirmation for removing a user. */
  remove: (user: ContractUser) => void;
  /** Opens the transfer of a user; absent if users cannot be transferred. */
  transfer?: ((user: ContractUser) => void) | undefined;
  /** Shows the details of a user. */
  open: (user: ContractUser) => void;
  /** Explains why the current user cannot change their own row. */
  askWhyOwn?: (() => void) | undefined;
}

export const UsersContext = createContext<UsersContextValue | null>(null);

/** Returns the shared state of the tab. Throws outside ContractUsers. */
export function useUsers(): UsersContextValue {
  const value = use(UsersContext);
  if (!value) throw new Error('The parts of the users of a contract stand inside ContractUsers.');
  return value;
}
