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

/** Whether saving an edit replaces a home page that the user chose themselves. */
const replacesOwnHomepage = ({ base, draft }: Edited): boolean =>
  base.homepagePreference.updatedByUser && draft.homepage !== base.homepagePreference.template;

/** State of the one user being edited, from the first change to the save (CUSR-006). */
export function useUserEdit(onSave: UserActions['onSave'], services: readonly ServiceRights[]) {
  const [edited, setEdited] = useState<Edited | null>(null);
  /** With the edit to save or to go on with: another user may be in editing when the conflict is settled. */
  const [conflict, setConflict] = useState<(UserConflict & { next: Edited }) | null>(null);
  /** The edit to save if the user's own home page may be replaced: confirmation needed (CUSR-024). */
  const [warned, setWarned] = useState<Edited | null>(null);
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
      // Both made the same changes, or an earlier save arrived without its answer: nothing is left to save.
      if (isSameDraft(mine, draftOf(saved))) {
        settle(null);
        return;
      }
      const merged = { base: saved, draft: mine, in: where, isSaving: false };
      settle(merged);
      // Without a new version only the home page differs: the user has chosen it themselves.
      if (saved.version === base.version && replacesOwnHomepage(merged)) setWarned(merged);
      else setConflict({ before, mine, saved, next: merged });
    } catch {
      // The host shows the error; the changes are kept.
      settle({ base, draft, in: where, isSaving: false });
    }
  };
  /** Saves; asks first if the user's own home page would be replaced. */
  const ask = (next: Edited) => {
    if (replacesOwnHomepage(next)) setWarned(next);
    else void write(next);
  };
  return {
    edited,
    isChanged,
    conflict,
    warned,
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
      if (isChanged) ask(edited);
      else setEdited(null);
    },
    /** Closes the warning: replaces the home page, or keeps it and saves the other changes. */
    confirmHomepage: (replaces: boolean) => {
      setWarned(null);
      if (!warned) return;
      const { base, draft } = warned;
      const homepage = replaces ? draft.homepage : base.homepagePreference.template;
      const next = { ...warned, draft: { ...draft, homepage } };
      if (!isSameDraft(draftOf(base), next.draft)) void write(next);
      else setEdited((now) => (now?.base.id === base.id ? null : now));
    },
    closeWarning: () => {
      setWarned(null);
      setEdited((now) => now ?? warned);
    },
    /** Ends the comparison: saves the user's own changes, drops them, or continues editing. */
    settle: (choice: 'mine' | 'saved' | 'go-on') => {
      if (!conflict) return;
      const { next } = conflict;
      setConflict(null);
      const isOther = edited !== null && edited.base.id !== next.base.id;
      if (choice === 'mine') ask(isOther ? next : (edited ?? next));
      else if (!isOther) setEdited(choice === 'saved' ? null : (edited ?? next));
    },
  };
}
