import type { User } from '@atrium/contract/users';
import { useEffect, useRef, useState } from 'react';
import { removeUnchanged } from '../../../app/kept-drafts.ts';
import { creationKeeper, recallDraft, type CreationDraft, type DraftFiles } from './drafts.ts';
import type { CreationForm } from './creation-form.ts';

/** Debounce before the draft is stored, in ms. */
const PAUSE_MS = 500;

interface DraftOptions {
  user: User;
  slot: string;
  form: CreationForm;
  files: DraftFiles;
  /** Id of the requested draft. */
  wanted: string | null;
  /** Key of the form (see drafts.ts). */
  submissionKey: string;
  /** The user has chosen, typed or uploaded something. */
  isDirty: boolean;
}

/** Stores the user's input as a draft, and offers an earlier one. */
export function useDraft({ user, slot, wanted, form, files, submissionKey, isDirty }: DraftOptions) {
  const [keeper] = useState(() => creationKeeper(user, slot));
  const [offered, setOffered] = useState<CreationDraft | null>(() =>
    recallDraft(user, slot, Date.now(), { wanted }),
  );
  const [savedAt, setSavedAt] = useState<string | null | undefined>();

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = () => {
    clearTimeout(timer.current);
    const isKept = keeper.keep({ key: submissionKey, form, files });
    setSavedAt(isKept ? new Date().toISOString() : null);
    return isKept;
  };
  const arrived = [...files.documents, ...files.signature].join();
  useEffect(() => {
    if (!isDirty) return;
    timer.current = setTimeout(save, PAUSE_MS);
    return () => clearTimeout(timer.current);
    // oxlint-disable-next-line react/exhaustive-deps -- what is kept follows the form and its files
  }, [form, arrived, isDirty]);

  return {
    offered,
    savedAt,
    /** Stores the draft at once; returns whether storage was available. */
    save,
    /** The user resumed the earlier draft; what was typed before stays as another draft. */
    take: (draft: CreationDraft) => {
      if (isDirty) save();
      keeper.take(draft.kept);
      setOffered(null);
    },
    /** The user discards the earlier draft; another one of the same form is offered next. */
    discard: (draft: CreationDraft) => {
      removeUnchanged(draft.kept);
      setOffered(recallDraft(user, slot, Date.now(), keeper));
    },
    /** The input of this page is sent or discarded; an earlier draft on offer stays. */
    forget: () => {
      clearTimeout(timer.current);
      keeper.forget();
    },
  };
}
