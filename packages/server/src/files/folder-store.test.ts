import { existsSync } from 'node:fs';
import { mkdtemp, open, readdir, readlink, rm, writeFile } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { archive } from './archive.ts';
import { sha256Of } from './blob-store.ts';
import { download } from './download.ts';
import { createFolderStore } from './folder-store.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'atrium-blobs-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const bytes = Buffer.from('the same bytes');

describe('folder blob store', () => {
  it('API-085 stores equal content once and leaves no draft behind', async () => {
    const store = createFolderStore(folder);
    await Promise.all([store.put(bytes), store.put(bytes), store.put(bytes)]);
    const files = (await readdir(folder, { recursive: true })).filter((name) => !/^[0-9a-f]{2}$/.test(name));
    expect(files).toEqual([path.join(sha256Of(bytes).slice(0, 2), sha256Of(bytes))]);
  });

  // Only Linux lists the files that a process has open.
  it.runIf(existsSync('/proc/self/fd'))(
    'API-085 closes a file whose download is not read to the end',
    async () => {
      const store = createFolderStore(folder);
      const large = Buffer.alloc(300_000, 'x');
      const { sha256 } = await store.put(large);
      const open = async () => {
        const names = await readdir('/proc/self/fd');
        const filePaths = await Promise.all(
          names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')),
        );
        return filePaths.filter((filePath) => filePath.endsWith(sha256)).length;
      };
      // The answer to a HEAD request: its stream is never read.
      await store.get(sha256);
      expect(await open()).toBe(0);
      // An aborted download.
      const broken = (await store.get(sha256))!.stream.getReader();
      expect((await broken.read()).value!.length).toBeGreaterThan(0);
      expect(await open()).toBe(1);
      await broken.cancel();
      expect(await open()).toBe(0);
      const whole = await new Response((await store.get(sha256))!.stream).arrayBuffer();
      expect(Buffer.from(whole).equals(large)).toBe(true);
      expect(await open()).toBe(0);
      // The current file of an aborted archive.
      const files = [1, 2].map((name) => ({
        filename: `${name}.txt`,
        sha256,
        size: large.length,
        createdAt: new Date(),
      }));
      const zip = archive('all.zip', files, store).body!.getReader();
      for (let read = 0; read < 100_000;) read += (await zip.read()).value!.length;
      expect(await open()).toBe(1);
      await zip.cancel();
      expect(await open()).toBe(0);
      await store.delete(sha256);
    },
  );

  // Only Linux maps a handle to its file.
  it.runIf(existsSync('/proc/self/fd'))(
    'API-085 stored content survives a crash: the bytes are synced first, then the rename, then the folder',
    async () => {
      const root = path.join(folder, 'synced');
      const store = createFolderStore(path.join(root, 'blobs'));
      const source = path.join(folder, 'upload');
      const [one, two] = [Buffer.from('one that lasts'), Buffer.from('two that lasts')];
      await writeFile(source, two);
      const probe = await open(source);
      const handles = Object.getPrototypeOf(probe) as FileHandle;
      await probe.close();
      const { sync } = handles;
      /** The files synced to disk, and whether the final name existed at that time. */
      const synced: [filePath: string, named: boolean][] = [];
      let awaited = '';
      const spy = vi.spyOn(handles, 'sync').mockImplementation(async function (this: FileHandle) {
        await sync.call(this);
        synced.push([await readlink(`/proc/self/fd/${this.fd}`), existsSync(awaited)]);
      });
      try {
        for (const [bytes, keep] of [
          [one, () => store.put(one)],
          [two, () => store.putFile(source)],
          // Already stored, possibly by a writer that has not synced yet.
          [one, () => store.put(one)],
        ] as const) {
          const name = sha256Of(bytes);
          awaited = path.join(root, 'blobs', name.slice(0, 2), name);
          const before = existsSync(awaited);
          synced.length = 0;
          await keep();
          expect(synced.at(-1)).toEqual([path.dirname(awaited), true]);
          const file = synced.findLast(([filePath]) => filePath === awaited || filePath.endsWith('.tmp'));
          expect(file).toEqual([expect.any(String), before]);
          expect(before || synced.some(([filePath]) => filePath === path.join(root, 'blobs'))).toBe(true);
        }
        // Files that can be generated again are not synced.
        synced.length = 0;
        await store.put(Buffer.from('three'), { flush: false });
        expect(synced.filter(([filePath]) => filePath.endsWith('.tmp'))).toEqual([]);
      } finally {
        spy.mockRestore();
      }
    },
  );
});

describe('download', () => {
  it('API-085 is an attachment with nosniff and a sandbox policy', () => {
    const answer = download({
      filename: 'Relevé "été" (1)\r\nx.pdf',
      mime: 'application/pdf',
      size: 3,
      stream: new Blob(['abc']).stream(),
    });
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="Relev_ __t__ (1)__x.pdf"; filename*=UTF-8''Relev%C3%A9%20%22%C3%A9t%C3%A9%22%20%281%29%0D%0Ax.pdf`,
    );
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(answer.headers.get('content-length')).toBe('3');
  });
});
