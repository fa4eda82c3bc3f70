/** Unsent drafts in browser storage: their keys, expiry and removal. */
import { readStored, removeStored, writeStored } from './browser-storage.ts';

/** Kinds of drafts. A storage key starts with the kind, then names the owner and the subject. */
const KINDS = ['message-draft', 'request-draft', 'added-files', 'signature-draft', 'survey-draft'] as const;

/** Longer than a long holiday: later a draft will hardly be resumed, and client text must not stay in the browser. */
const DAYS_KEPT = 30;

export interface KeptDraft {
  key: string;
  /** ISO 8601. */
  savedAt: string;
  value: Record<string, unknown>;
  /** The stored text, to detect that another page has changed the draft since. */
  text: string;
}

let isClosed = false;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isDraft = (key: string) => KINDS.some((kind) => key.startsWith(`${kind}:`));

/** Returns the matching draft keys; empty when storage is unavailable. */
function keysIn(storage: () => Storage, isWanted: (key: string) => boolean): string[] {
  try {
    return Object.keys(storage()).filter((key) => isDraft(key) && isWanted(key));
  } catch {
    return [];
  }
}
const onDevice = () => localStorage;
const inTab = () => sessionStorage;

function readDraft(key: string): KeptDraft | null {
  try {
    const text = readStored(key) ?? '';
    const value: unknown = JSON.parse(text);
    if (!isRecord(value)) return null;
    return { key, value, text, savedAt: typeof value['savedAt'] === 'string' ? value['savedAt'] : '' };
  } catch {
    return null;
  }
}

const isTooOld = ({ savedAt }: KeptDraft, now: number) =>
  !(now - Date.parse(savedAt) < DAYS_KEPT * 86_400_000);

/** Returns the unexpired drafts under a key and the keys below it, latest first. */
export const keptDrafts = (key: string, now: number): KeptDraft[] =>
  keysIn(onDevice, (one) => one === key || one.startsWith(`${key}:`))
    .map(readDraft)
    .filter((draft) => draft !== null)
    .filter((draft) => draft.savedAt === '' || !isTooOld(draft, now))
    .toSorted((a, b) => b.savedAt.localeCompare(a.savedAt));

/** Stores a draft with the current time; returns false when storage is unavailable or a sign-out closed the drafts. */
export function writeDraft(key: string, value: object): boolean {
  if (isClosed) return false;
  return writeStored(key, JSON.stringify({ ...value, savedAt: new Date().toISOString() }));
}

export const removeDraft = (key: string): void => removeStored(key);

/** Removes a draft if it is unchanged since it was read; a draft changed by another page stays. */
export function removeUnchanged({ key, text }: KeptDraft): void {
  if (readDraft(key)?.text === text) removeDraft(key);
}

function removeFrom(storage: () => Storage, isWanted: (key: string) => boolean): void {
  for (const key of keysIn(storage, isWanted)) storage().removeItem(key);
}

/** Removes the drafts of an owner (see draft-owner.ts) for a request that is deleted or no longer visible to them. */
export function removeDraftsOf(owner: string, requestId: string): void {
  const keys = KINDS.map((kind) => `${kind}:${owner}:${requestId}`);
  const isOfRequest = (key: string) => keys.some((one) => key === one || key.startsWith(`${one}:`));
  removeFrom(onDevice, isOfRequest);
  removeFrom(inTab, isOfRequest);
}

/** Removes expired drafts of all users; drafts without a date get the current one. */
export function purgeDrafts(now: number): void {
  for (const key of keysIn(onDevice, () => true)) {
    const draft = readDraft(key);
    if (draft?.savedAt === '') writeDraft(key, draft.value);
    else if (!draft || isTooOld(draft, now)) removeDraft(key);
  }
}

/** Matches the keys of these owners: the owner follows the kind and, in some keys, a version. */
const isOfOne = (owners: readonly string[]) => (key: string) => {
  const rest = key.replace(/^[a-z-]+:(?:\d+:)?/, '');
  return owners.some((owner) => rest === owner || rest.startsWith(`${owner}:`));
};

export const hasDrafts = (owners: readonly string[]): boolean =>
  [onDevice, inTab].some((storage) => keysIn(storage, isOfOne(owners)).length > 0);

/** Removes the drafts of these owners after a sign-out; the unloading page stores no more. */
export function closeDrafts(owners: readonly string[]): void {
  isClosed = true;
  // The page was restored from the back/forward cache: its user has signed in again.
  window.addEventListener('pageshow', () => (isClosed = false), { once: true });
  removeFrom(onDevice, isOfOne(owners));
  removeFrom(inTab, isOfOne(owners));
}
