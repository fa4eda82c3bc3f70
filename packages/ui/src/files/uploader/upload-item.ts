import type { AttachedTag } from '@atrium/contract/tags';
import type { UploadErrorKind } from '@atrium/contract/upload-rules';

/** The states of a file (UPL-001). */
export type UploadStatus = 'waiting' | 'progress' | 'done' | 'error' | 'incompatible' | 'duplicate';

/** One file of an uploader (DATA-030). */
export interface UploadItem {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Null for a file uploaded on an earlier visit. */
  readonly file: File | null;
  readonly status: UploadStatus;
  /** The reason, if the status is `error`. */
  readonly error: UploadErrorKind | null;
  /** The server's message about the file, in the user's language. */
  readonly message: string | null;
  /** An additional file in an uploader for a single file (UPL-019). */
  readonly isSurplus: boolean;
  /** Idempotency key of the upload: kept when the upload resumes, renewed when the payload changes. */
  readonly key: string;
  /** Uploaded bytes. */
  readonly sent: number;
  /** Bytes and time at the start of this attempt, the basis of the estimated time left. */
  readonly since: { readonly sent: number; readonly at: number } | null;
  /** Estimated seconds left; null until it can be estimated. */
  readonly secondsLeft: number | null;
  /** Set once the file is uploaded. */
  readonly documentId: string | null;
  /** Tags set by the user, to be saved with the document (DATA-030). */
  readonly tags: readonly AttachedTag[];
  /** The user keeps this duplicate next to the first document. */
  readonly isKept: boolean;
}

/** Whether the file is uploaded, so that its document can be attached (UPL-029). */
export const hasArrived = ({ status }: UploadItem): boolean => status === 'done' || status === 'duplicate';

/** Whether the file is uploading or waiting to. */
export const isUnderWay = ({ status }: UploadItem): boolean => status === 'waiting' || status === 'progress';

/** Whether the file was refused or failed, which blocks completion. */
export const isRefused = ({ status }: UploadItem): boolean => status === 'error' || status === 'incompatible';

/** Whether there are files and all are uploaded (UPL-029). */
export const isComplete = (items: readonly UploadItem[]): boolean =>
  items.length > 0 && items.every(hasArrived);

/** Returns the document ids of the uploaded files, in the order of the list. */
export const documentIdsOf = (items: readonly UploadItem[]): string[] =>
  items.filter(hasArrived).flatMap(({ documentId }) => documentId ?? []);
