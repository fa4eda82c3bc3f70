import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createDrafts, isDraftId, readPieces } from './drafts.ts';
import type { Drafts } from './drafts.ts';
import type { Objects, StoredObject } from './s3-objects.ts';

const FOLDER = 'drafts/';
/** Digits of the largest safe integer: offsets padded to this length sort in the order of the parts. */
const DIGITS = 16;

const missing = (id: string) => Object.assign(new Error(`no draft ${id}`), { code: 'ENOENT' });

/**
 * Creates drafts whose parts are objects named by their offset, so that any instance can take the next part or assemble the
 * file. A draft that is received whole is written and read by the same call, in a local folder.
 */
export function createS3Drafts(objects: Objects, folder: string): Drafts {
  const local = createDrafts(folder);
  const below = (id: string): string => {
    if (!isDraftId(id)) throw new Error('not an upload id');
    return `${FOLDER}${id}/`;
  };

  /** Assembles the parts in a local file; throws ENOENT when there are none. */
  async function gather(id: string, filePath: string): Promise<void> {
    const parts = await objects.list(below(id));
    if (parts.length === 0) throw missing(id);
    async function* bytes() {
      let end = 0;
      for (const { key, size } of parts.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
        if (Number(key.slice(below(id).length)) !== end)
          throw new Error(`the parts of draft ${id} are not contiguous`);
        yield* Readable.fromWeb(objects.stream(key) as never);
        end += size;
      }
    }
    await pipeline(bytes, createWriteStream(filePath, { mode: 0o600 }));
  }

  return {
    // A part that is sent again replaces the earlier one; the next part begins where it ends.
    write: (id, offset, bytes) => objects.put(`${below(id)}${String(offset).padStart(DIGITS, '0')}`, bytes),

    receive: (id, stream) => local.receive(id, stream),

    async read(id, work) {
      try {
        return await local.read(id, work);
      } catch (error) {
        const { code, path: at } = error as NodeJS.ErrnoException;
        if (code !== 'ENOENT' || at !== local.pathOf(id)) throw error;
      }
      await local.prepare();
      // Named like a draft, so that the sweep deletes it if the server is killed.
      const filePath = path.join(folder, randomUUID());
      try {
        await gather(id, filePath);
        return await readPieces(filePath, work);
      } finally {
        await rm(filePath, { force: true });
      }
    },

    async discard(id) {
      await local.discard(id);
      const parts = await objects.list(below(id));
      await Promise.all(parts.map(({ key }) => objects.delete(key)));
    },

    async untouchedSince(moment) {
      const last = new Map<string, StoredObject>();
      for (const part of await objects.list(FOLDER)) {
        const id = part.key.slice(FOLDER.length).split('/')[0]!;
        if (isDraftId(id) && part.modified >= (last.get(id)?.modified ?? new Date(0))) last.set(id, part);
      }
      const stored = [...last].filter(([, { modified }]) => modified < moment).map(([id]) => id);
      return [...new Set([...stored, ...(await local.untouchedSince(moment))])];
    },
  };
}
