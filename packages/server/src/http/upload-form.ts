import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { pipeline } from 'node:stream/promises';
import { readWithin } from './body-limit.ts';
import { readOn } from './read-on.ts';
import { Failure, refusal } from './failure.ts';
import { FilesUnavailableError } from '../files/index.ts';
import type { Drafts } from '../files/index.ts';

export interface UploadForm {
  readonly filename: string;
  /** Bytes received; one more than allowed when the file is too large. */
  readonly size: number;
  readonly fields: Readonly<Record<string, string>>;
}

export interface UploadFormOptions {
  readonly drafts: Drafts;
  /** Draft to write the file to. */
  readonly draftId: string;
  readonly maxBytes: number;
  /** Checks the name before the file is received; throws to refuse it. */
  readonly checkName: (filename: string) => void;
}

const NO_FILE = { en: 'Choose one file.', fr: 'Choisissez un fichier.' };
const MOST_FIELDS = 10;
const MOST_FIELD_BYTES = 4096;

/**
 * Yields the chunks of a body, and leaves the rest of it to be read on when no more are wanted. Throws as soon as the
 * parser fails: a client that sends nothing more must not keep its refusal waiting.
 */
async function* chunksOf(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  parser: BusboyInstance,
): AsyncGenerator<Uint8Array> {
  let failure: Error | undefined;
  let refuse: ((error: Error) => void) | undefined;
  parser.once('error', (error: Error) => {
    failure = error;
    refuse?.(error);
  });
  for (;;) {
    // A promise for each chunk: one for all of them in a race would keep every chunk in memory until it is settled.
    const { done, value } = await new Promise<ReadableStreamReadResult<Uint8Array>>((resolve, reject) => {
      refuse = reject;
      if (failure) reject(failure);
      else reader.read().then(resolve, reject);
    });
    if (done) return;
    yield value;
  }
}

/** Reads a multipart form and streams its one file to a draft; throws 415 for other content types, 400 for invalid forms. */
export async function readUploadForm(request: Request, options: UploadFormOptions): Promise<UploadForm> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.toLowerCase().startsWith('multipart/form-data') || !request.body)
    throw new Failure('UNSUPPORTED_MEDIA_TYPE');
  const { drafts, draftId, maxBytes, checkName } = options;
  const fields: Record<string, string> = {};
  let filename: string | null = null;
  let size = 0;
  const received: Promise<number>[] = [];

  let parser: BusboyInstance;
  try {
    parser = new Busboy({
      headers: { 'content-type': type },
      // Keep the name as sent: a name with a path is refused, not silently shortened.
      preservePath: true,
      limits: {
        files: 1,
        fields: MOST_FIELDS,
        fieldSize: MOST_FIELD_BYTES,
        fileSize: maxBytes + 1,
        parts: 20,
      },
    });
  } catch (cause) {
    throw new Failure('BAD_REQUEST', undefined, { cause });
  }
  parser.on('field', (name, value) => {
    fields[name] = value;
  });
  parser.on('file', (name, stream, sentName) => {
    // In a truncated form the file stream fails too; the parser reports the error below.
    stream.on('error', () => {});
    try {
      if (name !== 'file' || !sentName) throw refusal('BAD_REQUEST', NO_FILE, 'body.file');
      checkName(sentName);
    } catch (error) {
      stream.resume();
      parser.destroy(error as Error);
      return;
    }
    filename = sentName;
    const written = drafts.receive(draftId, stream);
    written.catch((error: unknown) => parser.destroy(error as Error));
    received.push(written);
  });
  parser.once('filesLimit', () => parser.destroy(refusal('BAD_REQUEST', NO_FILE, 'body.file')));
  const reader = request.body.getReader();
  try {
    await pipeline(chunksOf(reader, parser), parser);
    [size = 0] = await Promise.all(received);
  } catch (error) {
    await readOn(reader);
    await Promise.allSettled(received);
    if (error instanceof Failure || error instanceof FilesUnavailableError) throw error;
    throw new Failure('BAD_REQUEST', undefined, { cause: error });
  }
  if (filename === null) throw refusal('BAD_REQUEST', NO_FILE, 'body.file');
  return { filename, size, fields };
}

/** Reads a binary body; throws 415 for other content types, 413 above the limit, 400 when it is cut off. */
export async function readBytes(request: Request, maxBytes: number): Promise<Buffer> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/octet-stream') throw new Failure('UNSUPPORTED_MEDIA_TYPE');
  return readWithin(request.body, maxBytes);
}
