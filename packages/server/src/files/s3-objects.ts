import type { S3Client } from '@aws-sdk/client-s3';
import type { Readable } from 'node:stream';
import type { S3Config } from '../config.ts';
import { FilesUnavailableError, sha256Of } from './blob-store.ts';
import type { ByteRange } from './blob-store.ts';

export interface StoredObject {
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  readonly modified: Date;
}

/**
 * Objects under the prefix of one bucket. All methods reject with a `FilesUnavailableError` when the store does not answer
 * or refuses; its message names the store and its error code, never a credential.
 */
export interface Objects {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Uploads the stream that `open` returns; the store refuses bytes with another hash. */
  putStream(
    key: string,
    open: () => Readable,
    content: { readonly sha256: string; readonly size: number },
  ): Promise<void>;
  /** Returns null when the object is missing but the bucket exists. */
  find(key: string): Promise<StoredObject | null>;
  /** Requests the bytes on the first read. */
  stream(key: string, range?: ByteRange): ReadableStream<Uint8Array>;
  delete(key: string): Promise<void>;
  list(prefix: string): Promise<StoredObject[]>;
}

/** Timeout for a connection, in milliseconds. */
const CONNECT_MS = 3_000;
/** Idle timeout in milliseconds: a paused video keeps its connection this long; then the player requests a range. */
const SILENCE_MS = 5 * 60_000;
/** Timeout in milliseconds of calls that do not stream. */
const ANSWER_MS = 15_000;
/** Maximum number of connections: each download holds one while it is read. */
const SOCKETS = 500;

const sayOf = (error: unknown): string => {
  const { name, code, $metadata } = error as {
    name?: string;
    code?: unknown;
    $metadata?: { httpStatusCode?: number };
  };
  if (typeof code === 'string' && code) return code;
  const status = $metadata?.httpStatusCode;
  // The SDK uses these names for responses without an error code.
  if (!name || name === 'Unknown' || name === 'UnknownError') return status ? `HTTP ${status}` : 'no answer';
  return name;
};

const isMissing = (error: unknown): boolean =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404;

/** Returns the address of a store for messages, without secrets. */
export const addressOf = ({ bucket, prefix, endpoint }: S3Config): string =>
  `s3://${bucket}${prefix && `/${prefix}`}${endpoint === null ? '' : ` at ${endpoint}`}`;

/** Opens the bucket; the SDK is loaded only here, and finds credentials by its default provider chain. */
export async function openObjects(config: S3Config): Promise<Objects> {
  const {
    S3Client,
    DeleteObjectCommand,
    GetObjectCommand,
    HeadBucketCommand,
    HeadObjectCommand,
    ListObjectsV2Command,
    PutObjectCommand,
  } = await import('@aws-sdk/client-s3');
  const { bucket: Bucket, prefix, endpoint, region } = config;
  const client: S3Client = new S3Client({
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    ...(region !== null && { region }),
    // S3-compatible stores may not support Amazon's newer checksums; requests are signed with the body's hash instead.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      httpAgent: { maxSockets: SOCKETS },
      httpsAgent: { maxSockets: SOCKETS },
    },
  });
  const root = prefix && `${prefix}/`;
  const inBucket = (key: string) => ({ Bucket, Key: root + key });

  const unavailable = (error: unknown): FilesUnavailableError => {
    const said = sayOf(error);
    // Without the cause: an SDK error contains the request with its signature.
    return new FilesUnavailableError(`the file store ${addressOf(config)} is not available (${said})`, said);
  };
  async function ask<T>(call: (options: { abortSignal: AbortSignal }) => Promise<T>): Promise<T> {
    try {
      return await call({ abortSignal: AbortSignal.timeout(ANSWER_MS) });
    } catch (error) {
      throw unavailable(error);
    }
  }

  /** Creates an upload that is signed with the hash of its body, which the store then verifies. */
  function putting(
    key: string,
    Body: Uint8Array | Readable,
    { sha256, size }: { sha256: string; size: number },
  ) {
    const command = new PutObjectCommand({ ...inBucket(key), Body, ContentLength: size });
    command.middlewareStack.add(
      (next) => (args) => {
        (args.request as { headers: Record<string, string> }).headers['x-amz-content-sha256'] = sha256;
        return next(args);
      },
      { step: 'build', name: 'hashOfBody' },
    );
    return command;
  }

  return {
    async put(key, bytes) {
      const content = { sha256: sha256Of(bytes), size: bytes.length };
      await ask((options) => client.send(putting(key, bytes, content), options));
    },

    async putStream(key, open, content) {
      const body = open();
      try {
        await client.send(putting(key, body, content));
      } catch (error) {
        throw unavailable(error);
      } finally {
        body.destroy();
      }
    },

    find: (key) =>
      ask(async (options) => {
        try {
          const { ContentLength, LastModified } = await client.send(
            new HeadObjectCommand(inBucket(key)),
            options,
          );
          return { key, size: ContentLength ?? 0, modified: LastModified ?? new Date(0) };
        } catch (error) {
          if (!isMissing(error)) throw error;
          // A missing bucket returns the same status.
          await client.send(new HeadBucketCommand({ Bucket }), options);
          return null;
        }
      }),

    stream(key, range) {
      const stop = new AbortController();
      let body: Readable | null = null;
      let pieces: AsyncIterator<Uint8Array> | null = null;
      return new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            try {
              if (!pieces) {
                const { Body } = await client.send(
                  new GetObjectCommand({
                    ...inBucket(key),
                    ...(range && { Range: `bytes=${range.first}-${range.last}` }),
                  }),
                  { abortSignal: stop.signal },
                );
                body = Body as Readable;
                // A connection that breaks after the last read is not an error.
                body.on('error', () => {});
                if (stop.signal.aborted) {
                  body.destroy();
                  return;
                }
                pieces = body[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
              }
              const { done, value } = await pieces.next();
              if (stop.signal.aborted) return;
              if (done) controller.close();
              else controller.enqueue(value);
            } catch (error) {
              if (stop.signal.aborted) return;
              body?.destroy();
              throw unavailable(error);
            }
          },
          cancel() {
            stop.abort();
            body?.destroy();
          },
        },
        { highWaterMark: 0 },
      );
    },

    async delete(key) {
      await ask((options) => client.send(new DeleteObjectCommand(inBucket(key)), options));
    },

    async list(below) {
      const found: StoredObject[] = [];
      let next: string | undefined;
      do {
        const page = await ask((options) =>
          client.send(
            new ListObjectsV2Command({
              Bucket,
              Prefix: root + below,
              ...(next !== undefined && { ContinuationToken: next }),
            }),
            options,
          ),
        );
        for (const { Key = '', Size = 0, LastModified = new Date(0) } of page.Contents ?? [])
          found.push({ key: Key.slice(root.length), size: Size, modified: LastModified });
        next = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (next !== undefined);
      return found;
    },
  };
}
