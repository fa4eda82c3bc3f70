import { constants, createWriteStream } from 'node:fs';
import { open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { syncFolder } from './fsync.ts';
import { ownFolder } from './own-folder.ts';
import type { OwnFolder } from './own-folder.ts';

/** Files being uploaded, by upload id, until they are checked and moved to the blob store. */
export interface Drafts {
  /** Writes a part; once it resolves the part survives a crash of the machine. */
  write(id: string, offset: number, bytes: Uint8Array): Promise<void>;
  /** Writes a whole file from a stream; returns its size in bytes. */
  receive(id: string, stream: Readable): Promise<number>;
  /** Opens a draft while `work` runs; rejects with the code ENOENT when there is none. */
  read<T>(id: string, work: (draft: Draft) => Promise<T>): Promise<T>;
  /** Deletes a draft; no error when there is none. */
  discard(id: string): Promise<void>;
  /** Returns the ids of drafts that were not written to since a moment. */
  untouchedSince(moment: Date): Promise<string[]>;
}

export interface DraftReader {
  readonly size: number;
  /** Reads `length` bytes from `start`, fewer at the end of the file. */
  slice(start: number, length: number): Promise<Buffer>;
}

/** A complete draft in a local file. */
export interface Draft extends DraftReader {
  readonly path: string;
}

/** Drafts in a local folder, one file each. */
export interface FolderDrafts extends Drafts {
  pathOf(id: string): string;
  /** Creates the folder before its first use. */
  prepare(): Promise<void>;
}

/** Opens a file for random reads while `work` runs. */
export async function readPieces<T>(filePath: string, work: (draft: Draft) => Promise<T>): Promise<T> {
  const file = await open(filePath, 'r');
  try {
    const { size } = await file.stat();
    return await work({
      path: filePath,
      size,
      slice: async (start, length) => {
        const wanted = Math.max(0, Math.min(length, size - start));
        const { buffer, bytesRead } = await file.read(Buffer.alloc(wanted), 0, wanted, start);
        return buffer.subarray(0, bytesRead);
      },
    });
  } finally {
    await file.close();
  }
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const isDraftId = (text: string): boolean => ID.test(text);

export function createDrafts(folder: string, above?: OwnFolder): FolderDrafts {
  const root = ownFolder(folder, above);
  const pathOf = (id: string): string => {
    if (!isDraftId(id)) throw new Error('not an upload id');
    return path.join(folder, id);
  };
  const prepare = () => root.use(() => Promise.resolve());
  return {
    pathOf,
    prepare,

    write: (id, offset, bytes) =>
      root.use(async () => {
        // Creates a missing file but never truncates one, as a part may be written again.
        const file = await open(pathOf(id), constants.O_RDWR | constants.O_CREAT, 0o600);
        try {
          for (let written = 0; written < bytes.length;) {
            const left = bytes.subarray(written);
            written += (await file.write(left, 0, left.length, offset + written)).bytesWritten;
          }
          await file.datasync();
        } finally {
          await file.close();
        }
        // The first part has created the file.
        if (offset === 0) await syncFolder(folder);
      }),

    async receive(id, stream) {
      await prepare();
      const file = createWriteStream(pathOf(id), { mode: 0o600 });
      await pipeline(stream, file);
      return file.bytesWritten;
    },

    read: (id, work) => readPieces(pathOf(id), work),

    async discard(id) {
      await rm(pathOf(id), { force: true });
    },

    async untouchedSince(moment) {
      const names = await readdir(folder).catch(() => []);
      const old = await Promise.all(
        names.filter(isDraftId).map(async (id) => {
          const facts = await stat(pathOf(id)).catch(() => null);
          return facts && facts.mtimeMs < moment.getTime() ? id : null;
        }),
      );
      return old.filter((id) => id !== null);
    },
  };
}
