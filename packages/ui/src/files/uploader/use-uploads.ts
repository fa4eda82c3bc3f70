import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { documentIdsOf, isComplete, isUnderWay, type UploadItem } from './upload-item.js';
import {
  createUploadQueue,
  type UploadChoice,
  type UploadQueue,
  type UploadQueueOptions,
} from './upload-queue.js';

export interface UploadOptions extends UploadQueueOptions {
  /** Extensions that uploaders take, for the words of the drop zone and the filter of the file picker. */
  readonly extensions: readonly string[];
  /** Most bytes of one file. */
  readonly maxSize: number;
}

/** The files of an uploader and what can be done with them. */
export interface Uploads {
  readonly items: readonly UploadItem[];
  /** Of the files that have arrived, in the order of the list. */
  readonly documentIds: readonly string[];
  /** Something waits or is on its way (RDET-052). */
  readonly busy: boolean;
  /** There are files, and all have arrived (UPL-029). */
  readonly complete: boolean;
  readonly add: (files: Iterable<File>) => UploadChoice;
  /** Takes files up that arrived on an earlier visit, as a draft remembers them. */
  readonly restore: UploadQueue['restore'];
  readonly remove: (id: string) => void;
  readonly replace: (id: string, file: File) => UploadChoice;
  /** Sends a failed file again, or all of them. */
  readonly retry: (id?: string) => void;
  /** Keeps a duplicate beside the first. */
  readonly keep: (id: string) => void;
  readonly tag: UploadQueue['tag'];
  readonly clear: () => void;
  readonly options: UploadOptions;
}

/** Holds the files of one uploader and sends them. What it is given may change; another payload sends them anew. */
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
