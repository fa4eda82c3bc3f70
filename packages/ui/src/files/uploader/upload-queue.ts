import type { UploadErrorKind } from '@atrium/contract/upload-rules';
import type { TagEdits } from '../../tags/tag-editor/index.js';
import { documentIdsOf, isComplete, type UploadItem } from './upload-item.js';
import { newUploadId } from './upload-id.js';
import type { UploadRules } from './upload-rules.js';
import { admitted, reduceUploads, type HeldFile, type UploadAction } from './upload-state.js';

/** What goes with every file of an uploader: where it is meant to go. */
export type UploadPayload = Readonly<Record<string, string>>;

export interface UploadRequest {
  readonly file: File;
  /** The same for every attempt at this file with this payload: what has arrived under it counts. */
  readonly key: string;
  /** Names the list the file is in. */
  readonly listId: string;
  readonly payload: UploadPayload;
  /** Its reason is {@link PAUSED} or {@link GIVEN_UP}. */
  readonly signal: AbortSignal;
  /** Bytes that have arrived. */
  readonly onProgress: (sent: number) => void;
}

/** What came of a sending: a document, or why there is none, with what the server said in the person's language. */
export type UploadOutcome =
  | { readonly documentId: string; readonly duplicated: boolean }
  | { readonly error: UploadErrorKind; readonly message: string | null };

/** Sends one file. A rejection counts as the default error. */
export type UploadTransport = (request: UploadRequest) => Promise<UploadOutcome>;

export interface UploadQueueOptions extends UploadRules {
  readonly transport: UploadTransport;
  /** Most files on their way at once (UPL-021). */
  readonly parallel: number;
  /** Time between the starts of two files, in milliseconds (UPL-021). */
  readonly delay: number;
  readonly payload?: UploadPayload | undefined;
  /** All files have arrived: these are their documents (UPL-029). */
  readonly onComplete?: ((documentIds: string[]) => void) | undefined;
}

/** What came of a choice of files. */
export interface UploadChoice {
  readonly added: readonly UploadItem[];
  /** Left out because the list has their names already (UPL-014). */
  readonly sameName: number;
  /** Left out because there is no more room (UPL-015). */
  readonly beyond: number;
}

export interface UploadQueue {
  readonly getItems: () => readonly UploadItem[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Lets files go out; the answer stops them, and they wait for the next time. */
  readonly connect: () => () => void;
  readonly update: (options: UploadQueueOptions) => void;
  readonly add: (files: Iterable<File>) => UploadChoice;
  /** Takes files up that arrived on an earlier visit. */
  readonly restore: (files: readonly HeldFile[]) => void;
  /** Puts another file in the place of one, unless the list has its name already: then the choice is empty. */
  readonly replace: (id: string, file: File) => UploadChoice;
  readonly remove: (id: string) => void;
  /** Sends a failed file again, or all of them. */
  readonly retry: (id?: string) => void;
  readonly keep: (id: string) => void;
  /** Puts tags on files and takes them away; they are saved with the documents. */
  readonly tag: (ids: readonly string[], edits: TagEdits) => void;
  readonly clear: () => void;
}

/** Why a sending is aborted: it goes on later, under the same key, or never. */
export const PAUSED = 'paused';
export const GIVEN_UP = 'given up';

const sameEntries = (a: UploadPayload = {}, b: UploadPayload = {}): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([name, value]) => b[name] === value);

/** Progress is shown this often at most, in milliseconds: hundreds of files report at once. */
const SHOW_MS = 100;

/** Sends the files of an uploader: some at a time, spaced, in the order of the list (UPL-020). */
export function createUploadQueue(first: UploadQueueOptions): UploadQueue {
  const listId = newUploadId();
  const listeners = new Set<() => void>();
  const sending = new Map<string, AbortController>();
  let options = first;
  let items: readonly UploadItem[] = [];
  let shown = items;
  let completed = '';
  let isConnected = false;
  let lastStart = -Infinity;
  let startTimer: ReturnType<typeof setTimeout> | undefined;
  let showTimer: ReturnType<typeof setTimeout> | undefined;

  function show(): void {
    clearTimeout(showTimer);
    showTimer = undefined;
    if (shown === items) return;
    shown = items;
    for (const listener of listeners) listener();
  }

  function tellCompletion(): void {
    if (!isComplete(items)) {
      completed = '';
      return;
    }
    const ids = documentIdsOf(items);
    if (completed === ids.join()) return;
    completed = ids.join();
    options.onComplete?.(ids);
  }

  function dispatch(action: UploadAction): void {
    items = reduceUploads(items, action, options);
    // Files that are no longer in the list, or no longer as they were, are no longer sent (UPL-030, UPL-031).
    const keys = new Set(items.filter(({ status }) => status === 'progress').map(({ key }) => key));
    for (const [key, controller] of sending) {
      if (keys.has(key)) continue;
      sending.delete(key);
      controller.abort(items.some((item) => item.key === key) ? PAUSED : GIVEN_UP);
    }
    if (action.type === 'progress') {
      showTimer ??= setTimeout(show, SHOW_MS);
      return;
    }
    show();
    tellCompletion();
    // A start goes on to the next file itself, once the sending is under way.
    if (action.type !== 'start') startNext();
  }

  function startNext(): void {
    clearTimeout(startTimer);
    if (!isConnected || sending.size >= options.parallel) return;
    const waiting = items.find(({ status }) => status === 'waiting');
    if (!waiting) return;
    // A start in the future was one before the clock of the device was put back.
    const since = Date.now() - lastStart;
    const wait = since < 0 ? 0 : options.delay - since;
    if (wait > 0) {
      startTimer = setTimeout(startNext, wait);
      return;
    }
    lastStart = Date.now();
    void send(waiting);
    startNext();
  }

  async function send({ id, key, file }: UploadItem): Promise<void> {
    if (!file) return;
    const controller = new AbortController();
    const { signal } = controller;
    sending.set(key, controller);
    dispatch({ type: 'start', id });
    const request: UploadRequest = {
      file,
      key,
      listId,
      payload: options.payload ?? {},
      signal,
      onProgress: (bytes) => {
        if (!signal.aborted) dispatch({ type: 'progress', id, sent: bytes, at: Date.now() });
      },
    };
    let outcome: UploadOutcome;
    try {
      outcome = await options.transport(request);
    } catch {
      outcome = { error: 'default', message: null };
    }
    if (signal.aborted) return;
    sending.delete(key);
    dispatch('error' in outcome ? { type: 'fail', id, ...outcome } : { type: 'arrive', id, ...outcome });
  }

  const chosen = (file: File) => ({ id: newUploadId(), key: newUploadId(), file });
  return {
    getItems: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    connect: () => {
      isConnected = true;
      startNext();
      return () => {
        isConnected = false;
        clearTimeout(startTimer);
        for (const { id, status } of items) if (status === 'progress') dispatch({ type: 'interrupt', id });
        show();
      };
    },
    update: (changed) => {
      const samePayload = sameEntries(changed.payload, options.payload);
      options = changed;
      if (samePayload) startNext();
      else dispatch({ type: 'reset', keyOf: newUploadId });
    },
    add: (files) => {
      const choice = [...files].map(chosen);
      const { sameName, beyond, files: taken } = admitted(items, choice, options);
      dispatch({ type: 'add', files: choice });
      const ids = new Set(taken.map(({ id }) => id));
      return { added: items.filter(({ id }) => ids.has(id)), sameName, beyond };
    },
    restore: (files) =>
      dispatch({ type: 'restore', files: files.map((file) => ({ ...file, id: newUploadId() })) }),
    replace: (id, file) => {
      const other = chosen(file);
      dispatch({ type: 'replace', id, with: other });
      const added = items.filter((item) => item.id === other.id);
      return { added, sameName: 1 - added.length, beyond: 0 };
    },
    remove: (id) => dispatch({ type: 'remove', id }),
    retry: (id) => dispatch({ type: 'retry', ids: id === undefined ? items.map((item) => item.id) : [id] }),
    keep: (id) => dispatch({ type: 'keep', id }),
    tag: (ids, edits) => dispatch({ type: 'tag', ids, edits }),
    clear: () => dispatch({ type: 'clear' }),
  };
}
