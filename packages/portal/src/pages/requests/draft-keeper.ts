import { removeDraft, removeUnchanged, writeDraft, type KeptDraft } from '../../app/kept-drafts.ts';
import { newKey } from '../../app/new-key.ts';

/**
 * Keeps the draft of one form on one page. Each page writes to a place of its own, below that of the form, so that two tabs
 * never write over each other. A draft that the page took up gives way to what becomes of it here, unless another tab has
 * gone on with it since.
 */
export function draftKeeper(form: string) {
  const key = `${form}:${newKey()}`;
  let taken: KeptDraft | null = null;
  const release = () => {
    if (taken) removeUnchanged(taken);
    taken = null;
  };
  return {
    take(draft: KeptDraft): void {
      taken = draft;
    },
    /** False where the browser keeps nothing. */
    keep(value: object): boolean {
      const isKept = writeDraft(key, value);
      if (isKept) release();
      return isKept;
    },
    /** It is sent, or given up. */
    forget(): void {
      removeDraft(key);
      release();
    },
  };
}
