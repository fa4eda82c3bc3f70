import { createHash, randomUUID } from 'node:crypto';
import { copyFile, link, open, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder, syncFile, syncFolder } from './fsync.ts';

/** Where the bytes of documents live, addressed by their content: the same bytes are kept once. */
export interface BlobStore {
  /**
   * Keeps the bytes; once it resolves they outlive a crash of the machine, unless `flush` is false, which is for bytes
   * that can be made again. Keeping the same bytes twice is no error.
   */
  put(bytes: Uint8Array, options?: { flush?: boolean }): Promise<{ sha256: string; size: number }>;
  /** Keeps the bytes of a file of this machine, without ever holding them whole in memory; the file stays. */
  putFile(file: string): Promise<{ sha256: string; size: number }>;
  /** The bytes as a stream, which holds no file open before it is read; null when nothing has this hash. */
  get(sha256: string): Promise<{ size: number; stream: ReadableStream<Uint8Array> } | null>;
  /** Forgets the bytes; no error when there are none. */
  delete(sha256: string): Promise<void>;
  /** Whether the bytes were kept, for the first time or again, since a moment. */
  keptSince(sha256: string, moment: Date): Promise<boolean>;
  /** That the store takes bytes and gives them back; rejects with the reason when it does not. */
  check(): Promise<void>;
}

const SHA256 = /^[0-9a-f]{64}$/;

export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Bytes that were just asked for are not such that nothing uses any more. */
const touch = (filePath: string): Promise<void> => utimes(filePath, new Date(), new Date());

const PIECE = 64 * 1024;

/**
 * The bytes of a file, opened by the first read and closed by the last one, or by whoever gives up: an answer to HEAD and
 * a download that is broken off leave nothing open.
 */
function bytesOf(filePath: string): ReadableStream<Uint8Array> {
  let opened: Promise<FileHandle> | null = null;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const file = await (opened ??= open(filePath));
        try {
          const { bytesRead, buffer } = await file.read(Buffer.allocUnsafeSlow(PIECE), 0, PIECE);
          if (bytesRead > 0) return controller.enqueue(buffer.subarray(0, bytesRead));
        } catch (error) {
          await file.close();
          throw error;
        }
        await file.close();
        controller.close();
      },
      async cancel() {
        await (await opened)?.close();
      },
    },
    { highWaterMark: 0 },
  );
}

/** A blob store in a folder: `ab/abcdef…`, each file written beside its place and renamed into it. */
export function createBlobStore(folder: string): BlobStore {
  const pathOf = (sha256: string): string => {
    if (!SHA256.test(sha256)) throw new Error('not a SHA-256 hash');
    return path.join(folder, sha256.slice(0, 2), sha256);
  };
  const sizeOf = (file: string): Promise<number | null> =>
    stat(file).then(
      (facts) => facts.size,
      () => null,
    );

  /**
   * Puts bytes in their place, unless they stand there: `write` puts them into a draft first. With `flush`, both the
   * bytes and the entry of their folder are on the disk once it resolves, whoever else is putting them down.
   */
  async function keep(
    { sha256, size }: { sha256: string; size: number },
    flush: boolean,
    write: (draft: string) => Promise<unknown>,
  ): Promise<void> {
    const filePath = pathOf(sha256);
    await makeFolder(path.dirname(filePath));
    if ((await sizeOf(filePath)) !== size) {
      const draft = path.join(folder, `${randomUUID()}.tmp`);
      await write(draft);
      if (flush) await syncFile(draft);
      await rename(draft, filePath);
    } else if (flush) {
      // Whoever put them there may not have waited for the disk, or still does.
      await syncFile(filePath);
    }
    await touch(filePath);
    if (flush) await syncFolder(path.dirname(filePath));
  }

  return {
    async put(bytes, { flush = true } = {}) {
      const kept = { sha256: sha256Of(bytes), size: bytes.length };
      await keep(kept, flush, (draft) => writeFile(draft, bytes));
      return kept;
    },

    async putFile(file) {
      const hash = createHash('sha256');
      let size = 0;
      const handle = await open(file);
      try {
        for await (const part of handle.createReadStream({ autoClose: false, start: 0 })) {
          hash.update(part as Buffer);
          size += (part as Buffer).length;
        }
      } finally {
        await handle.close();
      }
      const kept = { sha256: hash.digest('hex'), size };
      // A second name for the same bytes where the file system has such, a copy where it has not.
      await keep(kept, true, (draft) => link(file, draft).catch(() => copyFile(file, draft)));
      return kept;
    },

    async get(sha256) {
      if (!SHA256.test(sha256)) return null;
      const filePath = pathOf(sha256);
      const size = await sizeOf(filePath);
      if (size === null) return null;
      return { size, stream: bytesOf(filePath) };
    },

    async delete(sha256) {
      await rm(pathOf(sha256), { force: true });
    },

    async keptSince(sha256, moment) {
      const facts = await stat(pathOf(sha256)).catch(() => null);
      return facts !== null && facts.mtimeMs >= moment.getTime();
    },

    async check() {
      const probe = path.join(folder, `${randomUUID()}.tmp`);
      await makeFolder(folder);
      try {
        await writeFile(probe, 'check');
        if ((await readFile(probe, 'utf8')) !== 'check') throw new Error('the bytes came back changed');
      } finally {
        await rm(probe, { force: true });
      }
    },
  };
}
