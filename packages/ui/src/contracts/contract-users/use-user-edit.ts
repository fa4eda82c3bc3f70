import type { ContractUser, ServiceRights } from '@atrium/contract/contract-users';
import { useState } from 'react';
import type { UserActions } from './types.js';
import { draftOf, isSameDraft, mergeDraft, type UserDraft } from './user-draft.js';

/** Where a user is edited: in their row, or in the details panel. */
type EditedIn = 'row' | 'panel';

interface Edited {
  /** The user as loaded; the base version of the save. */
  base: ContractUser;
  draft: UserDraft;
  in: EditedIn;
  isSaving: boolean;
}

/** The user's own changes, and what somebody else has saved meanwhile. */
export interface UserConflict {
  before: UserDraft;
  mine: UserDraft;
  saved: ContractUser;
}

export type UserEdit = ReturnType<typeof useUserEdit>;

/** State of the one user being edited, from the first change to the save (CUSR-006). */
export function useUserEdit(onSave: UserActions['onSave'], services: readonly ServiceRights[]) {
  const [edited, setEdited] = useState<Edited | null>(null);
  /** With the edit to save or to go on with: another user may be in editing when the conflict is settled. */
  const [conflict, setConflict] = useState<(UserConflict & { next: Edited }) | null>(null);
  /** A home page that the edited user chose themselves would be replaced: confirmation needed (CUSR-024). */
  const [isWarning, setWarning] = useState(false);
  const isChanged = edited !== null && !isSameDraft(draftOf(edited.base), edited.draft);

  const write = async ({ base, draft, in: where }: Edited) => {
    setEdited((now) => (now && now.base.id !== base.id ? now : { base, draft, in: where, isSaving: true }));
    // Another user may be in editing by the time the response arrives.
    const settle = (next: Edited | null) =>
      setEdited((now) => (now?.isSaving === true && now.base.id === base.id ? next : now));
    try {
      const saved = await onSave(base, draft);
      if (saved === null) {
        settle(null);
        return;
      }
      const before = draftOf(base);
      const mine = mergeDraft(before, draft, draftOf(saved), services);
      const merged = { base: saved, draft: mine, in: where, isSaving: false };
      setConflict({ before, mine, saved, next: merged });
      settle(merged);
    } catch {
      // The host shows the error; the changes are kept.
      settle({ base, draft, in: where, isSaving: false });
    }
  };
  return {
    edited,
    isChanged,
    conflict,
    isWarning,
    /** Returns the edit state of a user at a place; null if they are not edited there. */
    of: (id: string, where: EditedIn): Edited | null =>
      edited?.base.id === id && edited.in === where ? edited : null,
    begin: (user: ContractUser, where: EditedIn) =>
      setEdited({ base: user, draft: draftOf(user), in: where, isSaving: false }),
    change: (change: Partial<UserDraft>) =>
      setEdited((now) => now && { ...now, draft: { ...now.draft, ...change } }),
    reset: () => setEdited(null),
    save: () => {
      if (!edited || edited.isSaving) return;
      const { updatedByUser, template } = edited.base.homepagePreference;
      if (!isChanged) setEdited(null);
      else if (updatedByUser && edited.draft.homepage !== template) setWarning(true);
      else void write(edited);
    },
    /** Closes the warning: replaces the home page, or keeps it and saves the other changes. */
    confirmHomepage: (replaces: boolean) => {
      setWarning(false);
      if (!edited) return;
      const homepage = replaces ? edited.draft.homepage : edited.base.homepagePreference.template;
      const next = { ...edited, draft: { ...edited.draft, homepage } };
      if (isSameDraft(draftOf(next.base), next.draft)) setEdited(null);
      else void write(next);
    },
    closeWarning: () => setWarning(false),
    /** Ends the comparison: saves the user's own changes, drops them, or continues editing. */
    settle: (choice: 'mine' | 'saved' | 'go-on') => {
      if (!conflict) return;
      const { next } = conflict;
      setConflict(null);
      const isOther = edited !== null && edited.base.id !== next.base.id;
      if (choice === 'mine') void write(isOther ? next : (edited ?? next));
      else if (!isOther) setEdited(choice === 'saved' ? null : (edited ?? next));
    },
  };
}
