import type { User } from '@atrium/contract/users';
import { newCreationForm, type CreationForm } from './creation-form.ts';

/** A form that was not sent. */
export interface CreationDraft {
  /** ISO 8601. */
  savedAt: string;
  /** Key of the form, so that one that was sent after all does not create twice. */
  key: string;
  form: CreationForm;
}

const DAYS_KEPT = 30;
const VERSION = 1;

/**
 * Whose drafts: the person's, and apart from them those of whoever acts in their place, so that on one browser nobody is
 * offered what another person wrote.
 */
const ownerOf = ({ id, impersonator }: Pick<User, 'id' | 'impersonator'>): string =>
  impersonator ? `${id}:${impersonator.id}` : id;

const placeOf = (user: Pick<User, 'id' | 'impersonator'>, slot: string) =>
  `request-draft:${VERSION}:${ownerOf(user)}:${slot}`;

/** Where the draft of a form is kept: the bank's people have one, clients one an action. */
export const draftSlot = (serviceCode: string | null, action: string | null): string =>
  `${serviceCode ?? ''}:${action ?? ''}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The draft of a person, unless it is too old or cannot be read. */
export function recallDraft(user: User, slot: string, now: number): CreationDraft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(placeOf(user, slot)) ?? 'null');
    if (!isRecord(kept) || !isRecord(kept['form'])) return null;
    const { savedAt, key, form } = kept;
    if (typeof savedAt !== 'string' || typeof key !== 'string') return null;
    if (!(now - Date.parse(savedAt) < DAYS_KEPT * 86_400_000)) {
      forgetDraft(user, slot);
      return null;
    }
    // Parts that a former version did not have are those of an empty form.
    return { savedAt, key, form: { ...newCreationForm(), ...form } };
  } catch {
    return null;
  }
}

/** Keeps a draft; false where the browser keeps nothing. */
export function keepDraft(user: User, slot: string, draft: CreationDraft): boolean {
  try {
    localStorage.setItem(placeOf(user, slot), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function forgetDraft(user: User, slot: string): void {
  try {
    localStorage.removeItem(placeOf(user, slot));
  } catch {
    // Where nothing is kept, nothing is to be forgotten.
  }
}
