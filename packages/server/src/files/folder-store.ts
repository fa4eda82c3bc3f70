import { createHash, randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { copyFile, link, open, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { blobPath, FilesUnavailableError, isSha256, sha256Of } from './blob-store.ts';
import type { BlobStore, ByteRange } from './blob-store.ts';
import { makeFolder, syncFile, syncFolder } from './fsync.ts';
import { ownFolder } from './own-folder.ts';
import type { OwnFolder } from './own-folder.ts';

/** Updates the modification time, so that the sweep does not delete bytes that were just stored again. */
const touch = (filePath: string): Promise<void> => utimes(filePath, new Date(), new Date());

const PIECE = 64 * 1024;

/**
 * Streams bytes of a file, which is opened by the first read and closed by the last one or by `cancel`: a response to HEAD
 * and an aborted download leave nothing open.
 */
function bytesOf(filePath: string, { first, last }: ByteRange): ReadableStream<Uint8Array> {
  let opened: Promise<FileHandle> | null = null;
  let position = first;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const file = await (opened ??= open(filePath));
        try {
          const length = Math.min(PIECE, last + 1 - position);
          const { bytesRead, buffer } = await file.read(Buffer.allocUnsafeSlow(length), 0, length, position);
          position += bytesRead;
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

/** Creates a blob store in a folder; each file is written under a temporary name, then renamed. */
export function createFolderStore(folder: string, root: OwnFolder = ownFolder(folder)): BlobStore {
  const pathOf = (sha256: string): string => path.join(folder, blobPath(sha256));
  /** Returns null when the file is missing but the folder exists. */
  const factsOf = async (file: string): Promise<Stats | null> => {
    try {
      return await root.use(() => stat(file));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  };

  /**
   * Stores bytes unless they are stored already: `write` writes them to a temporary file first. With `flush`, the bytes
   * and their directory entry are on disk once it resolves, even if another call is storing the same bytes.
   */
  async function keep(
    { sha256, size }: { sha256: string; size: number },
    flush: boolean,
    write: (draft: string) => Promise<unknown>,
  ): Promise<void> {
    const filePath = pathOf(sha256);
    await makeFolder(path.dirname(filePath));
    if ((await factsOf(filePath))?.size !== size) {
      const draft = path.join(folder, `${randomUUID()}.tmp`);
      await write(draft);
      if (flush) await syncFile(draft);
      await rename(draft, filePath);
    } else if (flush) {
      // The call that stored them may not have flushed them, or not yet.
      await syncFile(filePath);
    }
    await touch(filePath);
    if (flush) await syncFolder(path.dirname(filePath));
  }

  return {
    async put(bytes, { flush = true } = {}) {
      const kept = { sha256: sha256Of(bytes), size: bytes.length };
      await root.use(() => keep(kept, flush, (draft) => writeFile(draft, bytes)));
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
      // A hard link where the file system supports it, otherwise a copy.
      await root.use(() => keep(kept, true, (draft) => link(file, draft).catch(() => copyFile(file, draft))));
      return kept;
    },

    async get(sha256) {
      if (!isSha256(sha256)) return null;
      const filePath = pathOf(sha256);
      const facts = await factsOf(filePath);
      if (facts === null) return null;
      const { size } = facts;
      return {
        size,
        stream: bytesOf(filePath, { first: 0, last: size - 1 }),
        part: (range) => bytesOf(filePath, range),
      };
    },

    async delete(sha256) {
      const filePath = pathOf(sha256);
      await root.use(() => rm(filePath, { force: true }));
    },

    async keptSince(sha256, moment) {
      const facts = await factsOf(pathOf(sha256));
      return facts !== null && facts.mtimeMs >= moment.getTime();
    },

    async check() {
      const probe = path.join(folder, `${randomUUID()}.tmp`);
      await root.use(async () => {
        try {
          await writeFile(probe, 'check');
          if ((await readFile(probe, 'utf8')) !== 'check')
            throw new FilesUnavailableError('a test file was read back with other content', 'CHANGED');
        } finally {
          await rm(probe, { force: true });
        }
      });
    },
  };
}
