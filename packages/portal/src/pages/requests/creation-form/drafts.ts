import { isRecord, keptDrafts, type KeptDraft } from '../../../app/kept-drafts.ts';
import { draftKeeper } from '../draft-keeper.ts';
import type { DraftOwner } from '../../../app/draft-owner.ts';
import { draftKey } from './draft-keys.ts';
import { newCreationForm, type CreationForm } from './creation-form.ts';

/** The files of a form, by the documents that they are on the server. */
export interface DraftFiles {
  documents: readonly string[];
  signature: readonly string[];
  /** Files that had not arrived: they are to be chosen again. */
  missing: number;
}

const NO_FILES: DraftFiles = { documents: [], signature: [], missing: 0 };

/** A form that was not sent. */
export interface CreationDraft {
  /** As it lies in the browser. */
  kept: KeptDraft;
  /** ISO 8601. */
  savedAt: string;
  /** Key of the form, so that one that was sent after all does not create twice. */
  key: string;
  form: CreationForm;
  files: DraftFiles;
}

/** Keeps what is typed on this page, beside what other tabs keep of the same form. */
export const creationKeeper = (user: DraftOwner, slot: string) => draftKeeper(draftKey(user, slot));

function draftOf(kept: KeptDraft): CreationDraft | null {
  const { key, form, files } = kept.value;
  if (typeof key !== 'string' || !isRecord(form)) return null;
  // Parts that a former version did not have are those of an empty form.
  return {
    kept,
    savedAt: kept.savedAt,
    key,
    form: { ...newCreationForm(), ...form },
    files: { ...NO_FILES, ...(isRecord(files) && files) },
  };
}

/**
 * The draft of a form that the person asks for, else the latest; null where there is none, or it is too old or cannot be
 * read.
 */
export function recallDraft(
  user: DraftOwner,
  slot: string,
  now: number,
  wanted: string | null = null,
): CreationDraft | null {
  const form = draftKey(user, slot);
  const drafts = keptDrafts(form, now)
    .map(draftOf)
    .filter((draft) => draft !== null);
  return drafts.find(({ kept }) => wanted !== null && kept.key === `${form}:${wanted}`) ?? drafts[0] ?? null;
}
