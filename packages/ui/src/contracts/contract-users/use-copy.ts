import type { ContractUser } from '@atrium/contract/contract-users';
import { useState } from 'react';
import type { RightsChange, UserActions } from './types.js';

/** Users whose rights were changed by somebody else while rights were copied to them. */
export interface CopyConflict {
  mine: readonly RightsChange[];
  saved: readonly ContractUser[];
  /** Ends the mode in which they were copied. */
  onDone: () => void;
}

/** Changes the rights of several users at once; on a conflict, both versions are kept for comparison. */
export function useCopy(onSetRights: UserActions['onSetRights'], leaveMode: () => void) {
  const [isBusy, setBusy] = useState(false);
  const [conflict, setConflict] = useState<CopyConflict | null>(null);
  const copy = async (changes: readonly RightsChange[], onDone = leaveMode) => {
    setBusy(true);
    try {
      const saved = await onSetRights(changes);
      if (saved === null) {
        onDone();
        return;
      }
      // Users who were removed from the contract are skipped.
      const mine = changes.flatMap(({ user, rights }) => {
        const now = saved.find(({ id }) => id === user.id);
        return now ? [{ user: now, rights }] : [];
      });
      setConflict({ mine, saved: mine.map(({ user }) => user), onDone });
    } catch {
      // The host shows the error; the selection is kept.
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    conflict,
    copy,
    settle: (choice: 'mine' | 'saved' | 'go-on') => {
      setConflict(null);
      if (choice === 'mine' && conflict) void copy(conflict.mine, conflict.onDone);
      if (choice === 'saved') conflict?.onDone();
    },
  };
}
