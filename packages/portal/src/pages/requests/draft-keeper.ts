import { removeDraft, removeUnchanged, writeDraft, type KeptDraft } from '../../app/kept-drafts.ts';
import { newKey } from '../../app/new-key.ts';

/**
 * Returns the keeper of the draft of one form on one page. Each page writes to its own key below that of the form, so
 * that two tabs never overwrite each other. A resumed draft is removed once this page stores or forgets its own, unless
 * another tab has changed it since.
 */
export function draftKeeper(form: string) {
  let key = `${form}:${newKey()}`;
  let taken: KeptDraft | null = null;
  const release = () => {
    if (taken) removeUnchanged(taken);
    taken = null;
  };
  return {
    /** Whether this page has stored the draft. */
    isOwn: (draft: KeptDraft): boolean => draft.key === key,
    /** The page goes on with an earlier draft; what it has stored itself until now stays as a draft of its own. */
    take(draft: KeptDraft): void {
      taken = draft;
      key = `${form}:${newKey()}`;
    },
    /** Returns false when storage is unavailable. */
    keep(value: object): boolean {
      const isKept = writeDraft(key, value);
      if (isKept) release();
      return isKept;
    },
    /** Removes the draft: it is sent or discarded. */
    forget(): void {
      removeDraft(key);
      release();
    },
  };
}
