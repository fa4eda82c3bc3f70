import { draftOwner, type DraftOwner } from '../draft-owner.ts';
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
  /** ISO 8601. */
  savedAt: string;
  /** Key of the form, so that one that was sent after all does not create twice. */
  key: string;
  form: CreationForm;
  files: DraftFiles;
}

const DAYS_KEPT = 30;
const VERSION = 1;

const placeOf = (user: DraftOwner, slot: string) => `request-draft:${VERSION}:${draftOwner(user)}:${slot}`;

/** Where the draft of a form is kept: the bank's people have one, clients one an action. */
export const draftSlot = (serviceCode: string | null, action: string | null): string =>
  `${serviceCode ?? ''}:${action ?? ''}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The draft of a person, unless it is too old or cannot be read. */
export function recallDraft(user: DraftOwner, slot: string, now: number): CreationDraft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(placeOf(user, slot)) ?? 'null');
    if (!isRecord(kept) || !isRecord(kept['form'])) return null;
    const { savedAt, key, form, files } = kept;
    if (typeof savedAt !== 'string' || typeof key !== 'string') return null;
    if (!(now - Date.parse(savedAt) < DAYS_KEPT * 86_400_000)) {
      forgetDraft(user, slot);
      return null;
    }
    // Parts that a former version did not have are those of an empty form.
    return {
      savedAt,
      key,
      form: { ...newCreationForm(), ...form },
      files: { ...NO_FILES, ...(isRecord(files) && files) },
    };
  } catch {
    return null;
  }
}

/** Keeps a draft; false where the browser keeps nothing. */
export function keepDraft(user: DraftOwner, slot: string, draft: CreationDraft): boolean {
  try {
    localStorage.setItem(placeOf(user, slot), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Forgets a draft; with the key of a form, only the one of that form: another tab of the browser may keep its own. */
export function forgetDraft(user: DraftOwner, slot: string, key?: string): void {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(placeOf(user, slot)) ?? 'null');
    if (key === undefined || !isRecord(kept) || kept['key'] === key)
      localStorage.removeItem(placeOf(user, slot));
  } catch {
    // Where nothing is kept, nothing is to be forgotten.
  }
}
