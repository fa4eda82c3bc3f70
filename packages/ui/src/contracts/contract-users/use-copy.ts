import type { ContractUser } from '@atrium/contract/contract-users';
import { useState } from 'react';
import type { RightsChange, UserActions } from './types.js';

/** People whose rights somebody else has changed while they were copied to. */
export interface CopyConflict {
  mine: readonly RightsChange[];
  saved: readonly ContractUser[];
}

/** Gives several people other rights at once; where somebody else was faster, both versions are kept to be compared. */
export function useCopy(onSetRights: UserActions['onSetRights'], onDone: () => void) {
  const [isBusy, setBusy] = useState(false);
  const [conflict, setConflict] = useState<CopyConflict | null>(null);
  const copy = async (changes: readonly RightsChange[]) => {
    setBusy(true);
    try {
      const saved = await onSetRights(changes);
      if (saved === null) {
        onDone();
        return;
      }
      // People who have left the contract are skipped.
      const mine = changes.flatMap(({ user, rights }) => {
        const now = saved.find(({ id }) => id === user.id);
        return now ? [{ user: now, rights }] : [];
      });
      setConflict({ mine, saved: mine.map(({ user }) => user) });
    } catch {
      // The host says what failed; the selection stays.
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
      if (choice === 'mine' && conflict) void copy(conflict.mine);
      if (choice === 'saved') onDone();
    },
  };
}
