import type { ContractUser } from '@atrium/contract/contract-users';
import { RIGHTS_UNDO_MINUTES } from '@atrium/contract/rights-undo-rules';
import { useToast, type SavedRights } from '@atrium/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSetRights } from '../../api/contract-users.ts';
import { isRecordChanged, isUnknown } from '../../app/error-facts.ts';

type Change = Parameters<ReturnType<typeof useSetRights>['mutateAsync']>[0][number];

/** The last save, and the changes that undo it. */
interface Saved {
  readonly contractId: string;
  readonly inverse: readonly Change[];
  readonly until: string;
}

/**
 * Changes the rights of users of a contract; the last change can be undone as long as nobody has changed them again. Kept
 * by the page, so that its parts offer the same undo.
 */
export function useUndoableRights(id: string) {
  const { t } = useTranslation('contracts');
  const toast = useToast();
  const [latest, setLast] = useState<Saved | null>(null);
  const last = latest?.contractId === id ? latest : null;
  const setRights = useSetRights(id);
  const save = async (
    wanted: readonly Change[],
    before: readonly Pick<ContractUser, 'id' | 'serviceRights'>[],
  ) => {
    const rightsBefore = new Map<string, ContractUser['serviceRights']>(
      before.map((user) => [user.id, user.serviceRights]),
    );
    const people = await setRights.mutateAsync(wanted);
    // An earlier save may have been refused because of somebody else's change.
    toast.dismiss('failure-update-contract-users-rights');
    setLast({
      contractId: id,
      inverse: people.map((user) => ({ user, rights: rightsBefore.get(user.id) ?? user.serviceRights })),
      until: new Date(Date.now() + RIGHTS_UNDO_MINUTES * 60_000).toISOString(),
    });
  };
  const onUndo = async () => {
    const { inverse } = last!;
    try {
      await setRights.mutateAsync(inverse);
    } catch (error) {
      // One of these users was changed since, or what they had is gone (a user, a list, a service): undo is impossible.
      if (isRecordChanged(error) || isUnknown(error)) setLast(null);
      throw error;
    }
    setLast(null);
    toast.success(t('rightsUndone', { count: inverse.length }));
  };
  const saved: SavedRights | undefined = last
    ? { people: last.inverse.length, until: last.until, onUndo }
    : undefined;
  return { save, saved };
}

export type UndoableRights = ReturnType<typeof useUndoableRights>;
