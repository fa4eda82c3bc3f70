import { isRecord, keptDrafts, type KeptDraft } from '../../../app/kept-drafts.ts';
import { draftKeeper } from '../draft-keeper.ts';
import type { DraftOwner } from '../../../app/draft-owner.ts';
import { draftKey } from './draft-keys.ts';
import { newCreationForm, type CreationForm } from './creation-form.ts';

/** The files of a form, by their document ids. */
export interface DraftFiles {
  documents: readonly string[];
  signature: readonly string[];
  /** Number of files that were not uploaded: they must be chosen again. */
  missing: number;
}

const NO_FILES: DraftFiles = { documents: [], signature: [], missing: 0 };

/** An unsent form. */
export interface CreationDraft {
  /** The stored draft. */
  kept: KeptDraft;
  /** ISO 8601. */
  savedAt: string;
  /** Idempotency key of the form, so that one sent after all does not create a second request. */
  key: string;
  form: CreationForm;
  files: DraftFiles;
}

/** Returns the keeper of this page's input, separate from what other tabs store for the same form. */
export const creationKeeper = (user: DraftOwner, slot: string) => draftKeeper(draftKey(user, slot));

function draftOf(kept: KeptDraft): CreationDraft | null {
  const { key, form, files } = kept.value;
  if (typeof key !== 'string' || !isRecord(form)) return null;
  // Parts unknown to an earlier version come from an empty form.
  return {
    kept,
    savedAt: kept.savedAt,
    key,
    form: { ...newCreationForm(), ...form },
    files: { ...NO_FILES, ...(isRecord(files) && files) },
  };
}

/**
 * Returns the requested draft of a form, else the latest that is not the page's own; null if there is none, or it is
 * expired or unreadable.
 */
export function recallDraft(
  user: DraftOwner,
  slot: string,
  now: number,
  {
    wanted = null,
    isOwn = () => false,
  }: { wanted?: string | null; isOwn?: (kept: KeptDraft) => boolean } = {},
): CreationDraft | null {
  const form = draftKey(user, slot);
  const drafts = keptDrafts(form, now)
    .filter((kept) => !isOwn(kept))
    .map(draftOf)
    .filter((draft) => draft !== null);
  return drafts.find(({ kept }) => wanted !== null && kept.key === `${form}:${wanted}`) ?? drafts[0] ?? null;
}
