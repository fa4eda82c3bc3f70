import type { AttachedTag } from '@atrium/contract/tags';
import type { UploadErrorKind } from '@atrium/contract/upload-rules';

/** UPL-001. */
export type UploadStatus = 'waiting' | 'progress' | 'done' | 'error' | 'incompatible' | 'duplicate';

/** One file of an uploader (DATA-030). */
export interface UploadItem {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** None of a file that arrived on an earlier visit. */
  readonly file: File | null;
  readonly status: UploadStatus;
  /** Why, while the status is `error`. */
  readonly error: UploadErrorKind | null;
  /** What the server said about it, in the person's language. */
  readonly message: string | null;
  /** It came second in an uploader for one file (UPL-019). */
  readonly isSurplus: boolean;
  /** Names this sending of the file: the same when it goes on, another once the payload has changed. */
  readonly key: string;
  /** Bytes that have arrived. */
  readonly sent: number;
  /** Where and when this attempt began to move: what the time left is reckoned from. */
  readonly since: { readonly sent: number; readonly at: number } | null;
  /** Seconds left, once that can be told. */
  readonly secondsLeft: number | null;
  /** Of a file that has arrived. */
  readonly documentId: string | null;
  /** What the person puts on it, to be saved with its document (DATA-030). */
  readonly tags: readonly AttachedTag[];
  /** A duplicate that the person keeps beside the first. */
  readonly isKept: boolean;
}

/** It has arrived: its document can be attached (UPL-029). */
export const hasArrived = ({ status }: UploadItem): boolean => status === 'done' || status === 'duplicate';

/** It is on its way or will be. */
export const isUnderWay = ({ status }: UploadItem): boolean => status === 'waiting' || status === 'progress';

/** It was refused or failed and stands in the way of completion. */
export const isRefused = ({ status }: UploadItem): boolean => status === 'error' || status === 'incompatible';

/** Every file has arrived, and there is one (UPL-029). */
export const isComplete = (items: readonly UploadItem[]): boolean =>
  items.length > 0 && items.every(hasArrived);

/** The documents of the files that have arrived, in the order of the list. */
export const documentIdsOf = (items: readonly UploadItem[]): string[] =>
  items.filter(hasArrived).flatMap(({ documentId }) => documentId ?? []);
