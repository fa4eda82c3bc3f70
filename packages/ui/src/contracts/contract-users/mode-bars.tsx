import type { ContractUser } from '@atrium/contract/contract-users';
import { useMemo } from 'react';
import { lazyPart } from '../../foundations/index.js';
import { nameOf, type ContactSearch, type UserActions, type UsersMode } from './types.js';
import type { useCopy } from './use-copy.js';

/** Loaded when first opened. */
const AddUsers = lazyPart(async () => (await import('./add-users.js')).AddUsers);
const CopyUsers = lazyPart(async () => (await import('./copy-users.js')).CopyUsers);
const CopyLists = lazyPart(async () => (await import('./copy-lists.js')).CopyLists);

interface ModeBarsProps {
  mode: UsersMode;
  users: readonly ContractUser[];
  contacts: ContactSearch;
  onAdd: UserActions['onAdd'];
  onChosenChange: (hasChosen: boolean) => void;
  /** Id of the user whose rights are copied. */
  sourceId: string | null;
  onSourceChange: (id: string | null) => void;
  /** Ids of the users checked in the grid. */
  checked: readonly string[];
  /** Ids of the users that pass the search of the grid; null for all. */
  shown: ReadonlySet<string> | null;
  copy: ReturnType<typeof useCopy>;
  /** Where the buttons of a copy are drawn. */
  dock: HTMLElement | null;
  onClose: () => void;
}

/** The bar of the current mode, above the grid (CUSR-003). */
export function ModeBars({
  mode,
  users,
  contacts,
  onAdd,
  onChosenChange,
  sourceId,
  onSourceChange,
  checked,
  shown,
  copy,
  dock,
  onClose,
}: ModeBarsProps) {
  const emails = useMemo(() => new Set(users.map(({ email }) => email.toLowerCase())), [users]);
  const checkedUsers = useMemo(() => {
    const ids = new Set(checked);
    return users.filter(({ id }) => ids.has(id));
  }, [users, checked]);
  const placeholder = <div className="mb-12 min-h-150" />;
  const copying = {
    fallback: placeholder,
    checked: checkedUsers,
    notShown: checkedUsers.filter(({ id }) => id !== sourceId && shown?.has(id) === false).map(nameOf),
    busy: copy.isBusy,
    dock,
    onCopy: (changes: Parameters<typeof copy.copy>[0]) => void copy.copy(changes),
    onClose,
  };
  switch (mode) {
    case 'ADD_USERS':
      return <AddUsers fallback={placeholder} {...{ contacts, emails, onAdd, onChosenChange, onClose }} />;
    case 'COPY_USERS':
      return <CopyUsers {...copying} {...{ users, sourceId, onSourceChange }} />;
    case 'COPY_ENTITIES_LIST':
      return <CopyLists {...copying} />;
    default:
      return null;
  }
}
