import type { UploadErrorKind } from '@atrium/contract/upload-rules';
import type { TagEdits } from '../../tags/tag-editor/index.js';
import { documentIdsOf, isComplete, type UploadItem } from './upload-item.js';
import { newUploadId } from './upload-id.js';
import type { UploadRules } from './upload-rules.js';
import { admitted, reduceUploads, type HeldFile, type UploadAction } from './upload-state.js';

/** Metadata sent with every file of an uploader: its intended destination. */
export type UploadPayload = Readonly<Record<string, string>>;

export interface UploadRequest {
  readonly file: File;
  /** Idempotency key: the same for every attempt at this file with this payload, so that the upload can resume. */
  readonly key: string;
  /** Id of the list that the file is in. */
  readonly listId: string;
  readonly payload: UploadPayload;
  /** Aborts the upload; its reason is {@link PAUSED} or {@link GIVEN_UP}. */
  readonly signal: AbortSignal;
  /** Reports the number of uploaded bytes. */
  readonly onProgress: (sent: number) => void;
}

/** Result of an upload: a document, or an error with the server's message in the user's language. */
export type UploadOutcome =
  | { readonly documentId: string; readonly duplicated: boolean }
  | { readonly error: UploadErrorKind; readonly message: string | null };

/** Uploads one file. A rejection counts as the error `default`. */
export type UploadTransport = (request: UploadRequest) => Promise<UploadOutcome>;

export interface UploadQueueOptions extends UploadRules {
  readonly transport: UploadTransport;
  /** Maximum number of concurrent uploads (UPL-021). */
  readonly parallel: number;
  /** Minimum time between the starts of two uploads, in ms (UPL-021). */
  readonly delay: number;
  readonly payload?: UploadPayload | undefined;
  /** Called with the document ids when all files are uploaded (UPL-029). */
  readonly onComplete?: ((documentIds: string[]) => void) | undefined;
}

/** Result of adding files. */
export interface UploadChoice {
  readonly added: readonly UploadItem[];
  /** Number of files left out because the list already has their names (UPL-014). */
  readonly sameName: number;
  /** Number of files left out because the maximum is reached (UPL-015). */
  readonly beyond: number;
}

export interface UploadQueue {
  readonly getItems: () => readonly UploadItem[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts uploading; the returned function pauses the uploads until the next call. */
  readonly connect: () => () => void;
  readonly update: (options: UploadQueueOptions) => void;
  readonly add: (files: Iterable<File>) => UploadChoice;
  /** Adds files that were uploaded on an earlier visit. */
  readonly restore: (files: readonly HeldFile[]) => void;
  /** Replaces a file, unless the list already has the new name: then `added` is empty. */
  readonly replace: (id: string, file: File) => UploadChoice;
  readonly remove: (id: string) => void;
  /** Retries a failed file, or all of them. */
  readonly retry: (id?: string) => void;
  readonly keep: (id: string) => void;
  /** Adds and removes tags of files; they are saved with the documents. */
  readonly tag: (ids: readonly string[], edits: TagEdits) => void;
  readonly clear: () => void;
}

/** Abort reasons: the upload will resume under the same key (paused), or never (given up). */
export const PAUSED = 'paused';
export const GIVEN_UP = 'given up';

const sameEntries = (a: UploadPayload = {}, b: UploadPayload = {}): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([name, value]) => b[name] === value);

/** Minimum time between progress updates, in ms: hundreds of files report at once. */
const SHOW_MS = 100;

/** Creates the upload queue: uploads files in list order, with limited concurrency and spacing (UPL-020). */
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
    // Abort uploads of files that were removed or changed (UPL-030, UPL-031).
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
    // After a start, `startNext` itself continues with the next file once the upload is under way.
    if (action.type !== 'start') startNext();
  }

  function startNext(): void {
    clearTimeout(startTimer);
    if (!isConnected || sending.size >= options.parallel) return;
    const waiting = items.find(({ status }) => status === 'waiting');
    if (!waiting) return;
    // `lastStart` can be in the future if the device clock was set back.
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
