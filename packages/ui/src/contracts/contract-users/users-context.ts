import type { ContractUser, ServiceRights } from '@atrium/contract/contract-users';
import { createContext, use } from 'react';
import type { NamedList, UserRules, UsersMode } from './types.js';
import type { UserEdit } from './use-user-edit.js';
import type { UserWords } from './use-user-words.js';

/** What the cells, the cards and the panel of one tab share; a change of it draws them, and not the grid. */
export interface UsersContextValue extends UserRules {
  editable: boolean;
  services: readonly ServiceRights[];
  lists: readonly NamedList[];
  words: UserWords;
  mode: UsersMode;
  edit: UserEdit;
  /** Asks before somebody is removed. */
  remove: (user: ContractUser) => void;
  /** Opens the transfer of somebody; absent where nobody is transferred. */
  transfer?: ((user: ContractUser) => void) | undefined;
  /** Shows the details of somebody. */
  open: (user: ContractUser) => void;
}

export const UsersContext = createContext<UsersContextValue | null>(null);

/** What the parts of the tab share. */
export function useUsers(): UsersContextValue {
  const value = use(UsersContext);
  if (!value) throw new Error('The parts of the users of a contract stand inside ContractUsers.');
  return value;
}
