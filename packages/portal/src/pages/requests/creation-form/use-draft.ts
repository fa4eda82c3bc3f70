import type { User } from '@atrium/contract/users';
import { useEffect, useRef, useState } from 'react';
import { removeUnchanged } from '../../../app/kept-drafts.ts';
import { creationKeeper, recallDraft, type CreationDraft, type DraftFiles } from './drafts.ts';
import type { CreationForm } from './creation-form.ts';

/** How long typing pauses before the draft is kept. */
const PAUSE_MS = 500;

interface DraftOptions {
  user: User;
  slot: string;
  form: CreationForm;
  files: DraftFiles;
  /** The draft that the person came for. */
  wanted: string | null;
  /** Key of the form (see drafts.ts). */
  submissionKey: string;
  /** Something was chosen, typed or uploaded. */
  isDirty: boolean;
}

/** Keeps what is typed as a draft of the person, and tells of one that was there before. */
export function useDraft({ user, slot, wanted, form, files, submissionKey, isDirty }: DraftOptions) {
  const [keeper] = useState(() => creationKeeper(user, slot));
  const [offered, setOffered] = useState<CreationDraft | null>(() =>
    recallDraft(user, slot, Date.now(), wanted),
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
    // As long as the earlier draft waits for an answer, nothing takes its place.
    if (!isDirty || offered) return;
    timer.current = setTimeout(save, PAUSE_MS);
    return () => clearTimeout(timer.current);
    // oxlint-disable-next-line react/exhaustive-deps -- what is kept follows the form and its files
  }, [form, arrived, isDirty, offered]);

  return {
    offered,
    savedAt,
    /** Keeps it at once; false where the browser keeps nothing. */
    save,
    /** The person took the earlier draft up. */
    take: (draft: CreationDraft) => {
      keeper.take(draft.kept);
      setOffered(null);
    },
    /** The person does not want the earlier draft; another one of the same form waits behind it. */
    discard: (draft: CreationDraft) => {
      removeUnchanged(draft.kept);
      setOffered(recallDraft(user, slot, Date.now()));
    },
    /** What was typed here is sent or given up; an earlier draft that waits for an answer goes on waiting. */
    forget: () => {
      clearTimeout(timer.current);
      keeper.forget();
    },
  };
}
