import { createHash } from 'node:crypto';

/** A stored file. Its streams open nothing before the first read, and leave nothing open after their end or `cancel`. */
export interface KeptFile {
  /** Bytes. */
  readonly size: number;
  readonly stream: ReadableStream<Uint8Array>;
  /** The bytes from `first` to `last`, both inclusive. */
  part(range: ByteRange): ReadableStream<Uint8Array>;
}

export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Content-addressed storage for the bytes of documents: the same bytes are stored once. A store that is missing or does not
 * answer rejects with a `FilesUnavailableError`; it never reports its files as missing.
 */
export interface BlobStore {
  /**
   * Stores the bytes; once it resolves they survive a crash of the machine, unless `flush` is false, which is for bytes
   * that can be generated again. Storing the same bytes twice is no error.
   */
  put(bytes: Uint8Array, options?: { flush?: boolean }): Promise<{ sha256: string; size: number }>;
  /** Stores the bytes of a local file without loading it whole into memory; the file stays. */
  putFile(file: string): Promise<{ sha256: string; size: number }>;
  /** Returns null when no bytes with this hash are stored. */
  get(sha256: string): Promise<KeptFile | null>;
  /** Deletes the bytes; no error when there are none. */
  delete(sha256: string): Promise<void>;
  /** Whether the bytes were stored, for the first time or again, since a moment. */
  keptSince(sha256: string, moment: Date): Promise<boolean>;
  /** Checks that the store accepts bytes and returns them; rejects with the reason when it does not. */
  check(): Promise<void>;
}

/** The file store is missing, does not answer, or refuses: a problem of the installation, not of one file. */
export class FilesUnavailableError extends Error {
  /** @param code error code of the system or the store, such as `EIO` or `NoSuchBucket`; it is logged. */
  constructor(message: string, code: string) {
    // The code goes into the cause, so that a missing folder is not mistaken for a missing file (ENOENT).
    super(message, { cause: Object.assign(new Error(code), { code }) });
    this.name = 'FilesUnavailableError';
  }
}

const SHA256 = /^[0-9a-f]{64}$/;

export const isSha256 = (text: string): boolean => SHA256.test(text);

/** Returns the path of bytes, the same in every store, so that files can be copied between stores: `ab/abcdef…`. */
export function blobPath(sha256: string): string {
  if (!isSha256(sha256)) throw new Error('not a SHA-256 hash');
  return `${sha256.slice(0, 2)}/${sha256}`;
}

export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
