import { isRecord, keptDrafts, type KeptDraft } from '../../../app/kept-drafts.ts';
import { draftKeeper } from '../draft-keeper.ts';
import { draftOwner, type DraftOwner } from '../../../app/draft-owner.ts';
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

const VERSION = 1;

/** Where the drafts of a form are kept: the bank's people have one form, clients one an action. */
export const draftSlot = (serviceCode: string | null, action: string | null): string =>
  `${serviceCode ?? ''}:${action ?? ''}`;

const formOf = (user: DraftOwner, slot: string) => `request-draft:${VERSION}:${draftOwner(user)}:${slot}`;

/** Keeps what is typed on this page, beside what other tabs keep of the same form. */
export const creationKeeper = (user: DraftOwner, slot: string) => draftKeeper(formOf(user, slot));

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

/** The latest draft of a person for a form, unless it is too old or cannot be read. */
export const recallDraft = (user: DraftOwner, slot: string, now: number): CreationDraft | null =>
  keptDrafts(formOf(user, slot), now)
    .map(draftOf)
    .find((draft) => draft !== null) ?? null;
