import type { UploadErrorKind } from '@atrium/contract/upload-rules';
import type { AttachedTag } from '@atrium/contract/tags';
import type { TagEdits } from '../../tags/tag-editor/index.js';
import { isRefused, type UploadItem } from './upload-item.js';
import { isIncompatible, type UploadRules } from './upload-rules.js';

/** State of the files of an uploader, as a pure reducer. */

export interface ChosenFile {
  readonly id: string;
  readonly key: string;
  readonly file: File;
  /** Tags of the file, or of the file it replaces. */
  readonly tags?: readonly AttachedTag[];
}

/** A document uploaded on an earlier visit and still on the server. */
export interface HeldFile {
  readonly documentId: string;
  readonly name: string;
  readonly size: number;
  readonly tags?: readonly AttachedTag[];
}

export type UploadAction =
  | { readonly type: 'restore'; readonly files: readonly (HeldFile & { readonly id: string })[] }
  | { readonly type: 'add'; readonly files: readonly ChosenFile[] }
  | { readonly type: 'start'; readonly id: string }
  | { readonly type: 'progress'; readonly id: string; readonly sent: number; readonly at: number }
  | {
      readonly type: 'arrive';
      readonly id: string;
      readonly documentId: string;
      readonly duplicated: boolean;
    }
  | {
      readonly type: 'fail';
      readonly id: string;
      readonly error: UploadErrorKind;
      readonly message: string | null;
    }
  | { readonly type: 'interrupt'; readonly id: string }
  | { readonly type: 'retry'; readonly ids: readonly string[] }
  | { readonly type: 'replace'; readonly id: string; readonly with: ChosenFile }
  | { readonly type: 'keep'; readonly id: string }
  | { readonly type: 'tag'; readonly ids: readonly string[]; readonly edits: TagEdits }
  | { readonly type: 'remove'; readonly id: string }
  | { readonly type: 'reset'; readonly keyOf: (item: UploadItem) => string }
  | { readonly type: 'clear' };

type Items = readonly UploadItem[];

/** Normalises a name to NFC as the server does: some systems pass accented letters as two characters. */
const nameAsKept = (name: string): string => name.normalize('NFC');

/** Returns the files that are accepted: no duplicate names (UPL-014), not more than the maximum (UPL-015). */
export function admitted(
  items: Items,
  files: readonly ChosenFile[],
  { maxCount, single }: UploadRules,
): { files: ChosenFile[]; sameName: number; beyond: number } {
  const names = new Set(items.map(({ name }) => nameAsKept(name)));
  const fresh = files.filter(({ file }) => {
    const name = nameAsKept(file.name);
    if (names.has(name)) return false;
    names.add(name);
    return true;
  });
  const room = single || maxCount === undefined ? fresh.length : Math.max(0, maxCount - items.length);
  const taken = fresh.slice(0, room);
  return { files: taken, sameName: files.length - fresh.length, beyond: fresh.length - taken.length };
}

/** Returns the initial item of a file: waiting, or refused (UPL-018, UPL-019, UPL-032). */
function begin({ id, key, file, tags = [] }: ChosenFile, rules: UploadRules, others: Items): UploadItem {
  const item = {
    id,
    key,
    file,
    name: file.name,
    size: file.size,
    message: null,
    isSurplus: false,
    sent: 0,
    since: null,
    secondsLeft: null,
    documentId: null,
    tags,
    isKept: false,
  };
  const error = rules.check(file);
  if (error) return { ...item, status: 'error', error };
  if (isIncompatible(file, rules)) return { ...item, status: 'incompatible', error: null };
  // A refused file does not take the only place.
  if (rules.single && others.some((other) => !isRefused(other)))
    return { ...item, status: 'error', error: 'default', isSurplus: true };
  return { ...item, status: 'waiting', error: null };
}

/** Time in ms before speed and time left are first estimated. */
const FIRST_ESTIMATE_MS = 500;

function advance(item: UploadItem, sent: number, at: number): UploadItem {
  const now = Math.min(Math.max(sent, 0), item.size);
  // The first report of an attempt is where it resumes; the speed is measured from there.
  if (!item.since) return { ...item, sent: now, since: { sent: now, at } };
  // Bytes that are sent again after a network failure do not move the progress back.
  if (now <= item.sent) return item;
  const [bytes, time] = [now - item.since.sent, at - item.since.at];
  const secondsLeft =
    time >= FIRST_ESTIMATE_MS && bytes > 0
      ? Math.ceil(((item.size - now) * time) / bytes / 1000)
      : item.secondsLeft;
  return { ...item, sent: now, secondsLeft };
}

const again = (item: UploadItem): UploadItem => ({
  ...item,
  status: 'waiting',
  error: null,
  message: null,
  since: null,
  secondsLeft: null,
});

/** Returns an item after an action; actions that are not valid in its status change nothing. */
function next(item: UploadItem, action: UploadAction & { readonly id: string }): UploadItem {
  switch (action.type) {
    case 'start':
      return item.status === 'waiting' ? { ...item, status: 'progress', since: null } : item;
    case 'keep':
      return item.status === 'duplicate' ? { ...item, isKept: true } : item;
    default:
  }
  if (item.status !== 'progress') return item;
  switch (action.type) {
    case 'progress':
      return advance(item, action.sent, action.at);
    case 'interrupt':
      return again(item);
    case 'arrive': {
      const { documentId, duplicated } = action;
      return {
        ...item,
        status: duplicated ? 'duplicate' : 'done',
        documentId,
        sent: item.size,
        secondsLeft: null,
      };
    }
    case 'fail':
      return { ...item, status: 'error', error: action.error, message: action.message, secondsLeft: null };
    default:
      return item;
  }
}

/** Returns the item of a file uploaded on an earlier visit: its document can be attached. */
const held = ({ id, documentId, name, size, tags = [] }: HeldFile & { readonly id: string }): UploadItem => ({
  id,
  key: id,
  file: null,
  name,
  size,
  status: 'done',
  error: null,
  message: null,
  isSurplus: false,
  sent: size,
  since: null,
  secondsLeft: null,
  documentId,
  tags,
  isKept: false,
});

/** Returns all files as if just chosen (UPL-030); files from an earlier visit stay uploaded. */
function afresh(items: Items, rules: UploadRules, keyOf: (item: UploadItem) => string): Items {
  const done: UploadItem[] = [];
  for (const item of items) {
    const { id, file, tags } = item;
    done.push(file ? begin({ id, key: keyOf(item), file, tags }, rules, done) : item);
  }
  return done;
}

/** Sets a failed file back to waiting, unless its place is taken; uploaded bytes are kept. */
function retried(items: Items, id: string, rules: UploadRules): Items {
  return items.map((item) => {
    // A file refused by the rules would be refused again.
    if (item.id !== id || item.error !== 'default' || !item.file) return item;
    const fresh = begin(
      { ...item, file: item.file },
      rules,
      items.filter((other) => other.id !== id),
    );
    return fresh.status === 'waiting' && !item.isSurplus ? again(item) : fresh;
  });
}

/** In an uploader for a single file, the next surplus file takes a freed place (UPL-019), as its error text said. */
function freed(items: Items, rules: UploadRules): Items {
  const next = items.find(({ isSurplus }) => isSurplus);
  if (!next?.file || items.some((item) => !isRefused(item))) return items;
  const begun = begin({ ...next, file: next.file }, rules, []);
  return items.map((item) => (item === next ? begun : item));
}

/** Returns an item with its tags changed, without duplicates. */
const tagged = (item: UploadItem, { added, removed }: TagEdits): UploadItem => ({
  ...item,
  tags: [
    ...item.tags.filter(({ id }) => !removed.includes(id)),
    // Nothing is saved yet, so every tag added here can be removed again.
    ...added
      .filter(({ id }) => !item.tags.some((tag) => tag.id === id))
      .map((tag) => ({ ...tag, isDeletableByCurrentUser: true })),
  ],
});

/** The reducer of the files of an uploader. */
export function reduceUploads(items: Items, action: UploadAction, rules: UploadRules): Items {
  switch (action.type) {
    case 'add': {
      const added = [...items];
      for (const chosen of admitted(items, action.files, rules).files)
        added.push(begin(chosen, rules, added));
      return added;
    }
    case 'restore': {
      const names = new Set(items.map(({ name }) => nameAsKept(name)));
      const fresh = action.files.filter(({ name }) => !names.has(nameAsKept(name)));
      return [...items, ...fresh.map((file) => held(file))];
    }
    case 'clear':
      return [];
    case 'remove':
      return freed(
        items.filter(({ id }) => id !== action.id),
        rules,
      );
    case 'reset':
      return afresh(items, rules, action.keyOf);
    case 'replace': {
      const others = items.filter(({ id }) => id !== action.id);
      const name = nameAsKept(action.with.file.name);
      if (others.some((other) => nameAsKept(other.name) === name)) return items;
      return items.map((item) =>
        item.id === action.id ? begin({ ...action.with, tags: item.tags }, rules, others) : item,
      );
    }
    case 'tag':
      return items.map((item) => (action.ids.includes(item.id) ? tagged(item, action.edits) : item));
    case 'retry':
      return action.ids.reduce((now, id) => retried(now, id, rules), items);
    default:
      return items.map((item) => (item.id === action.id ? next(item, action) : item));
  }
}

/** Whether a file can be retried: a failed upload can, a refused file would be refused again. */
export const canRetry = (item: UploadItem): boolean => item.error === 'default' && !item.isSurplus;
