import { createHash } from 'node:crypto';

/** A kept file. Its streams hold nothing open before they are read, and nothing after their end or after `cancel`. */
export interface KeptFile {
  /** Bytes. */
  readonly size: number;
  readonly stream: ReadableStream<Uint8Array>;
  /** The bytes from `first` to `last`, both included. */
  part(range: ByteRange): ReadableStream<Uint8Array>;
}

export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Where the bytes of documents live, addressed by their content: the same bytes are kept once. A store that is missing or
 * does not answer rejects with a `FilesUnavailableError`, never with a file that is not there.
 */
export interface BlobStore {
  /**
   * Keeps the bytes; once it resolves they outlive a crash of the machine, unless `flush` is false, which is for bytes
   * that can be made again. Keeping the same bytes twice is no error.
   */
  put(bytes: Uint8Array, options?: { flush?: boolean }): Promise<{ sha256: string; size: number }>;
  /** Keeps the bytes of a file of this machine, without ever holding them whole in memory; the file stays. */
  putFile(file: string): Promise<{ sha256: string; size: number }>;
  /** Null when nothing has this hash. */
  get(sha256: string): Promise<KeptFile | null>;
  /** Forgets the bytes; no error when there are none. */
  delete(sha256: string): Promise<void>;
  /** Whether the bytes were kept, for the first time or again, since a moment. */
  keptSince(sha256: string, moment: Date): Promise<boolean>;
  /** That the store takes bytes and gives them back; rejects with the reason when it does not. */
  check(): Promise<void>;
}

/** The store of files is missing, does not answer, or refuses: a matter of the installation, not of one file. */
export class FilesUnavailableError extends Error {
  /** @param code what the system or the store calls it, such as `EIO` or `NoSuchBucket`; the log tells it. */
  constructor(message: string, code: string) {
    // As the cause: a file that is not there (ENOENT) is another matter than its folder.
    super(message, { cause: Object.assign(new Error(code), { code }) });
    this.name = 'FilesUnavailableError';
  }
}

const SHA256 = /^[0-9a-f]{64}$/;

export const isSha256 = (text: string): boolean => SHA256.test(text);

/** Where bytes lie in every store, so that files move from one to another as they are: `ab/abcdef…`. */
export function blobPath(sha256: string): string {
  if (!isSha256(sha256)) throw new Error('not a SHA-256 hash');
  return `${sha256.slice(0, 2)}/${sha256}`;
}

export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
