import type { Api } from '@atrium/contract';
import type { Client } from '@atrium/contract/client';
import { ApiError } from '@atrium/contract/errors';
import { UPLOAD_PART_SIZE, uploadErrorKind } from '@atrium/contract/upload-rules';
import type { Upload } from '@atrium/contract/uploads';
import { waitingTime } from './waiting-time.ts';
import { GIVEN_UP, type UploadRequest, type UploadTransport } from '@atrium/ui';
import { fingerprint, sha256, type UploadMemory } from '../upload-memory.ts';

export interface TransportParts {
  /** The upload calls over a `fetch` that reports how many bytes of the body have been sent. */
  readonly uploads: (onProgress: (sent: number) => void) => Client<Api>['uploads'];
  readonly memory: UploadMemory;
  /** Waits before another attempt, or until the network is back; rejects when the signal aborts. */
  readonly wait: (attempt: number, signal: AbortSignal) => Promise<void>;
}

/** Attempts to send one part before the file counts as failed. */
const ATTEMPTS = 4;
const CHECKSUM = 'CHECKSUM_MISMATCH';

const nothing = () => {};
/** Whether another attempt may succeed: the network failed, or the response is transient. */
const isPassing = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 0 || error.status >= 502 || error.code === CHECKSUM || waitingTime(error) !== null);

/**
 * Creates the transport that sends files: small ones in one request, large ones in parts, so that an upload that failed
 * at 80 % resumes at 80 %: automatically when the network is back, on a retry, or when chosen again after a reload.
 */
export function createUploadTransport({ uploads, memory, wait }: TransportParts): UploadTransport {
  /** Ids of started uploads, by the key of their upload request. */
  const begun = new Map<string, string>();
  /** Ids of uploads in progress: sending the same file again meanwhile starts another upload. */
  const busy = new Set<string>();
  const quiet = () => uploads(nothing);

  /** Retries `work` while it fails for a reason that may pass. */
  async function persist<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work();
      } catch (error) {
        if (signal.aborted || !isPassing(error) || attempt >= ATTEMPTS) throw error;
        await wait(attempt, signal);
      }
    }
  }

  function sendWhole({ file, key, listId, payload, signal, onProgress }: UploadRequest) {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...payload, listId })) form.set(name, value);
    form.set('file', file, file.name);
    // The form body is slightly larger than the file.
    const calls = uploads((sent) => onProgress(Math.min(sent, file.size)));
    return persist(signal, () => calls.document({ form, headers: { 'idempotency-key': key }, signal }));
  }

  /** Returns the earlier upload of this file as known to the server; null when it cannot be resumed. */
  async function goOn(known: string, { file, signal }: UploadRequest): Promise<Upload | null> {
    if (busy.has(known)) return null;
    try {
      const upload = await persist(signal, () => quiet().get({ params: { id: known }, signal }));
      return upload.size === file.size ? upload : null;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }
  }

  async function begin(request: UploadRequest, print: string | null): Promise<Upload> {
    const { file, key, listId, payload, signal } = request;
    const known = begun.get(key) ?? (print && memory.find(print));
    const body = { filename: file.name, size: file.size, ...payload, listId };
    const upload =
      (known && (await goOn(known, request))) ||
      (await persist(signal, () => quiet().start({ body, signal })));
    begun.set(key, upload.uploadId);
    if (print) memory.keep(print, upload.uploadId);
    return upload;
  }

  async function sendParts(request: UploadRequest) {
    const { file, key, payload, signal, onProgress } = request;
    const print = await fingerprint(file, payload);
    let { uploadId, received } = await begin(request, print);
    busy.add(uploadId);
    const params = { id: uploadId };
    try {
      onProgress(received);
      while (received < file.size) {
        const offset = received;
        const bytes = file.slice(offset, offset + UPLOAD_PART_SIZE, 'application/octet-stream');
        const digest = await sha256(await bytes.arrayBuffer());
        const headers = digest && { 'content-digest': `sha-256=:${btoa(String.fromCharCode(...digest))}:` };
        const calls = uploads((sent) => onProgress(offset + Math.min(sent, bytes.size)));
        ({ received } = await persist(signal, async () => {
          try {
            return await calls.append({
              params,
              query: { offset },
              bytes,
              signal,
              ...(headers && { headers }),
            });
          } catch (error) {
            // 409: the part had arrived, only its response was lost; the server knows where to resume.
            if (error instanceof ApiError && error.status === 409) return quiet().get({ params, signal });
            throw error;
          }
        }));
        onProgress(received);
      }
      const done = await persist(signal, () => quiet().complete({ params, signal }));
      if (print) memory.forget(print);
      begun.delete(key);
      return done;
    } catch (error) {
      if (signal.aborted && signal.reason === GIVEN_UP) void quiet().abort({ params }).catch(nothing);
      throw error;
    } finally {
      busy.delete(uploadId);
    }
  }

  return async (request) => {
    try {
      return request.file.size <= UPLOAD_PART_SIZE ? await sendWhole(request) : await sendParts(request);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // A refused upload is not resumed: a retry starts from the beginning.
      if (error.status >= 400 && error.status < 500) begun.delete(request.key);
      return { error: uploadErrorKind(error.code), message: error.labels[0] ?? null };
    }
  };
}
