import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { documentIdsOf, isComplete, isUnderWay, type UploadItem } from './upload-item.js';
import {
  createUploadQueue,
  type UploadChoice,
  type UploadQueue,
  type UploadQueueOptions,
} from './upload-queue.js';

export interface UploadOptions extends UploadQueueOptions {
  /** Extensions that uploaders accept, for the text of the drop zone and the filter of the file picker. */
  readonly extensions: readonly string[];
  /** Maximum size of one file, in bytes. */
  readonly maxSize: number;
}

/** The files of an uploader and the actions on them. */
export interface Uploads {
  readonly items: readonly UploadItem[];
  /** Document ids of the uploaded files, in the order of the list. */
  readonly documentIds: readonly string[];
  /** A file is waiting or uploading (RDET-052). */
  readonly busy: boolean;
  /** There are files, and all are uploaded (UPL-029). */
  readonly complete: boolean;
  readonly add: (files: Iterable<File>) => UploadChoice;
  /** Adds files that were uploaded on an earlier visit, as recorded in a draft. */
  readonly restore: UploadQueue['restore'];
  readonly remove: (id: string) => void;
  readonly replace: (id: string, file: File) => UploadChoice;
  /** Retries a failed file, or all of them. */
  readonly retry: (id?: string) => void;
  /** Keeps a duplicate next to the first document. */
  readonly keep: (id: string) => void;
  readonly tag: UploadQueue['tag'];
  readonly clear: () => void;
  readonly options: UploadOptions;
}

/** Keeps and uploads the files of one uploader. Options may change; a changed payload uploads the files again. */
export function useUploads(options: UploadOptions): Uploads {
  const [queue] = useState(() => createUploadQueue(options));
  useEffect(() => queue.update(options));
  useEffect(() => queue.connect(), [queue]);
  const items = useSyncExternalStore(queue.subscribe, queue.getItems, queue.getItems);
  return useMemo(
    () => ({
      items,
      documentIds: documentIdsOf(items),
      busy: items.some(isUnderWay),
      complete: isComplete(items),
      add: queue.add,
      restore: queue.restore,
      remove: queue.remove,
      replace: queue.replace,
      retry: queue.retry,
      keep: queue.keep,
      tag: queue.tag,
      clear: queue.clear,
      options,
    }),
    [items, queue, options],
  );
}
