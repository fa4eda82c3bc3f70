/** What people began and did not send, kept in this browser: where it lies, and when it goes. */

/** Kinds of drafts; the key of each begins so, then tells whose it is and of what. */
const KINDS = ['message-draft', 'request-draft', 'added-files', 'signature-draft', 'survey-draft'] as const;

/** Longer than a long holiday: who has not come back to a draft by then does not, and words of clients do not lie about. */
const DAYS_KEPT = 30;

export interface KeptDraft {
  key: string;
  /** ISO 8601. */
  savedAt: string;
  value: Record<string, unknown>;
  /** As it lies there: whether another page has gone on with it since. */
  text: string;
}

let isClosed = false;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isDraft = (key: string) => KINDS.some((kind) => key.startsWith(`${kind}:`));

/** Keys of drafts; none where the browser keeps nothing. */
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
    const text = localStorage.getItem(key) ?? '';
    const value: unknown = JSON.parse(text);
    if (!isRecord(value)) return null;
    return { key, value, text, savedAt: typeof value['savedAt'] === 'string' ? value['savedAt'] : '' };
  } catch {
    return null;
  }
}

const isTooOld = ({ savedAt }: KeptDraft, now: number) =>
  !(now - Date.parse(savedAt) < DAYS_KEPT * 86_400_000);

/** The drafts under a key and the keys below it, the latest first. */
export const keptDrafts = (key: string, now: number): KeptDraft[] =>
  keysIn(onDevice, (one) => one === key || one.startsWith(`${key}:`))
    .map(readDraft)
    .filter((draft) => draft !== null)
    .filter((draft) => draft.savedAt === '' || !isTooOld(draft, now))
    .toSorted((a, b) => b.savedAt.localeCompare(a.savedAt));

/** Keeps a draft with its moment; false where the browser keeps nothing. */
export function writeDraft(key: string, value: object): boolean {
  if (isClosed) return false;
  try {
    localStorage.setItem(key, JSON.stringify({ ...value, savedAt: new Date().toISOString() }));
    return true;
  } catch {
    return false;
  }
}

export function removeDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where nothing is kept, nothing is to be removed.
  }
}

/** Removes a draft that still lies there as it was read: one that another page has gone on with stays. */
export function removeUnchanged({ key, text }: KeptDraft): void {
  if (readDraft(key)?.text === text) removeDraft(key);
}

function removeFrom(storage: () => Storage, isWanted: (key: string) => boolean): void {
  for (const key of keysIn(storage, isWanted)) storage().removeItem(key);
}

/** Removes what a person (see draft-owner.ts) has begun in a request, which is gone, or out of their sight. */
export function removeDraftsOf(owner: string, requestId: string): void {
  const keys = KINDS.map((kind) => `${kind}:${owner}:${requestId}`);
  const isOfRequest = (key: string) => keys.some((one) => key === one || key.startsWith(`${one}:`));
  removeFrom(onDevice, isOfRequest);
  removeFrom(inTab, isOfRequest);
}

/** Removes drafts that are too old, of any person; drafts without a date get one. */
export function purgeDrafts(now: number): void {
  for (const key of keysIn(onDevice, () => true)) {
    const draft = readDraft(key);
    if (draft?.savedAt === '') writeDraft(key, draft.value);
    else if (!draft || isTooOld(draft, now)) removeDraft(key);
  }
}

/** Whether a key is one of these people’s: after its kind, and the version that some have. */
const isOfOne = (owners: readonly string[]) => (key: string) => {
  const rest = key.replace(/^[a-z-]+:(?:\d+:)?/, '');
  return owners.some((owner) => rest === owner || rest.startsWith(`${owner}:`));
};

export const hasDrafts = (owners: readonly string[]): boolean =>
  [onDevice, inTab].some((storage) => keysIn(storage, isOfOne(owners)).length > 0);

/** After a sign-out the words of its person do not stay behind; the page that leaves keeps nothing more. */
export function closeDrafts(owners: readonly string[]): void {
  isClosed = true;
  // It is there again by the history: its person has signed in since.
  window.addEventListener('pageshow', () => (isClosed = false), { once: true });
  removeFrom(onDevice, isOfOne(owners));
  removeFrom(inTab, isOfOne(owners));
}
