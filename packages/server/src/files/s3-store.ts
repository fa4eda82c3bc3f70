import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { blobPath, FilesUnavailableError, isSha256, sha256Of } from './blob-store.ts';
import type { BlobStore } from './blob-store.ts';
import type { Objects } from './s3-objects.ts';

/**
 * Creates a blob store on S3 objects. Storing existing bytes uploads them again: this repairs a damaged object, and its new
 * date marks it as in use. The store responds once the bytes are durable, so `flush` makes no difference.
 */
export function createS3Store(objects: Objects): BlobStore {
  return {
    async put(bytes) {
      const kept = { sha256: sha256Of(bytes), size: bytes.length };
      await objects.put(blobPath(kept.sha256), bytes);
      return kept;
    },

    async putFile(file) {
      const hash = createHash('sha256');
      let size = 0;
      for await (const part of createReadStream(file)) {
        hash.update(part as Buffer);
        size += (part as Buffer).length;
      }
      const kept = { sha256: hash.digest('hex'), size };
      await objects.putStream(blobPath(kept.sha256), () => createReadStream(file), kept);
      return kept;
    },

    async get(sha256) {
      if (!isSha256(sha256)) return null;
      const key = blobPath(sha256);
      const found = await objects.find(key);
      if (!found) return null;
      return {
        size: found.size,
        stream: objects.stream(key),
        part: (range) => objects.stream(key, range),
      };
    },

    async delete(sha256) {
      await objects.delete(blobPath(sha256));
    },

    async keptSince(sha256, moment) {
      const found = await objects.find(blobPath(sha256));
      // The store returns dates in whole seconds.
      return found !== null && found.modified.getTime() + 1000 > moment.getTime();
    },

    async check() {
      const probe = `checks/${randomUUID()}`;
      await objects.put(probe, Buffer.from('check'));
      try {
        if ((await new Response(objects.stream(probe)).text()) !== 'check')
          throw new FilesUnavailableError('a test file was read back with other content', 'CHANGED');
      } finally {
        await objects.delete(probe);
      }
    },
  };
}
