import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inspect } from 'node:util';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { S3_BUCKET, S3_CREDENTIALS, startS3 } from '../s3-server.ts';
import type { S3Server } from '../s3-server.ts';
import { readConfig } from '../../src/config.ts';
import { archive } from '../../src/files/archive.ts';
import { sha256Of } from '../../src/files/blob-store.ts';
import { openFiles } from '../../src/files/open-files.ts';
import type { OpenFiles } from '../../src/files/open-files.ts';
import { playable } from '../../src/files/playable.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let work: string;
let s3: S3Server;
beforeAll(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'atrium-stores-'));
  for (const [name, value] of Object.entries(S3_CREDENTIALS)) vi.stubEnv(name, value);
  s3 = await startS3(path.join(work, 's3'));
});
afterAll(async () => {
  await s3.stop();
  vi.unstubAllEnvs();
  await rm(work, { recursive: true, force: true });
});

/** Opens the files of an installation; `instance` separates the local folders of several machines. */
const open = (kind: string, instance = 'one'): Promise<OpenFiles> =>
  kind === 'a folder'
    ? openFiles(readConfig({}), path.join(work, 'shared'))
    : openFiles(readConfig({ FILES_URL: s3.filesUrl }), path.join(work, instance));

/** Makes the whole store unavailable; returns a function that restores it. */
async function takeAway(kind: string): Promise<() => Promise<void>> {
  const folder = kind === 'a folder' ? path.join(work, 'shared') : path.join(work, 's3', S3_BUCKET);
  await rename(folder, `${folder}.away`);
  return async () => {
    await rm(folder, { recursive: true, force: true });
    await rename(`${folder}.away`, folder);
  };
}

const UNAVAILABLE = { name: 'FilesUnavailableError' };

describe.each(['a folder', 'an S3 store'])('API-085 files in %s', (kind) => {
  it('are returned unchanged under the hash of their content', async () => {
    const { blobs } = await open(kind);
    const bytes = randomBytes(300_000);
    expect(await blobs.put(bytes)).toEqual({ sha256: sha256Of(bytes), size: bytes.length });
    expect(await blobs.put(bytes)).toEqual({ sha256: sha256Of(bytes), size: bytes.length });
    const found = (await blobs.get(sha256Of(bytes)))!;
    expect(found.size).toBe(bytes.length);
    expect(sha256Of(await new Response(found.stream).bytes())).toBe(sha256Of(bytes));

    const file = path.join(work, randomUUID());
    const large = randomBytes(5_000_000);
    await writeFile(file, large);
    expect(await blobs.putFile(file)).toEqual({ sha256: sha256Of(large), size: large.length });
    const again = (await blobs.get(sha256Of(large)))!;
    expect(sha256Of(await new Response(again.stream).bytes())).toBe(sha256Of(large));
    await blobs.check();
  });

  it('are found by every instance, and deleted for all', async () => {
    const [one, two] = [await open(kind, 'one'), await open(kind, 'two')];
    const bytes = randomBytes(100);
    const { sha256 } = await one.blobs.put(bytes);
    const before = new Date(Date.now() - 60_000);
    expect(await two.blobs.keptSince(sha256, before)).toBe(true);
    expect(await two.blobs.keptSince(sha256, new Date(Date.now() + 60_000))).toBe(false);
    await two.blobs.delete(sha256);
    await two.blobs.delete(sha256);
    expect(await one.blobs.get(sha256)).toBeNull();
    expect(await one.blobs.keptSince(sha256, before)).toBe(false);
  });

  it('can be empty; missing files and other names are not found', async () => {
    const { blobs } = await open(kind);
    const { sha256 } = await blobs.put(new Uint8Array());
    const empty = (await blobs.get(sha256))!;
    expect([empty.size, await new Response(empty.stream).text()]).toEqual([0, '']);
    expect(await blobs.get('0'.repeat(64))).toBeNull();
    expect(await blobs.get('../../etc/passwd')).toBeNull();
    await expect(blobs.delete('../x')).rejects.toThrow('not a SHA-256 hash');
  });

  it('support range requests', async () => {
    const { blobs } = await open(kind);
    const film = randomBytes(400_000);
    const { sha256 } = await blobs.put(film);
    const play = async (range: string | null) =>
      playable({ filename: 'a.webm', mime: 'video/webm', ...(await blobs.get(sha256))! }, range);
    const part = await play('bytes=100000-299999');
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 100000-299999/400000']);
    expect(Buffer.from(await part.bytes()).equals(film.subarray(100_000, 300_000))).toBe(true);
    expect(Buffer.from(await (await play('bytes=-7')).bytes()).equals(film.subarray(-7))).toBe(true);
    expect(Buffer.from(await (await play(null)).bytes()).equals(film)).toBe(true);
    expect((await play('bytes=400000-')).status).toBe(416);
  });

  it('are added to an archive completely', async () => {
    const { blobs } = await open(kind);
    const contents = [randomBytes(200_000), randomBytes(3)];
    const files = await Promise.all(
      contents.map(async (bytes, index) => ({
        ...(await blobs.put(bytes)),
        filename: `${index}.txt`,
        createdAt: new Date(),
      })),
    );
    const answer = archive('all.zip', files, blobs);
    const bytes = await answer.bytes();
    expect(String(bytes.length)).toBe(answer.headers.get('content-length'));
    for (const content of contents) expect(Buffer.from(bytes).includes(content)).toBe(true);
  });

  it('UPL-033 accept parts from any instance, including repeated parts', async () => {
    const [one, two] = [await open(kind, 'one'), await open(kind, 'two')];
    const id = randomUUID();
    const bytes = randomBytes(250_000);
    await one.drafts.write(id, 0, bytes.subarray(0, 100_000));
    // The first attempt wrote more bytes and was not acknowledged.
    await two.drafts.write(id, 100_000, bytes.subarray(100_000, 240_000));
    await one.drafts.write(id, 100_000, bytes.subarray(100_000, 200_000));
    await two.drafts.write(id, 200_000, bytes.subarray(200_000));
    const kept = await one.drafts.read(id, async (draft) => {
      expect(draft.size).toBe(bytes.length);
      expect((await draft.slice(199_990, 20)).equals(bytes.subarray(199_990, 200_010))).toBe(true);
      return one.blobs.putFile(draft.path);
    });
    expect(kept.sha256).toBe(sha256Of(bytes));
    const soon = new Date(Date.now() + 60_000);
    expect(await two.drafts.untouchedSince(soon)).toContain(id);
    expect(await two.drafts.untouchedSince(new Date(Date.now() - 60_000))).not.toContain(id);
    await two.drafts.discard(id);
    await expect(one.drafts.read(id, async () => {})).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await two.drafts.untouchedSince(soon)).not.toContain(id);
  });

  it('UPL-033 accept a complete upload', async () => {
    const { drafts } = await open(kind);
    const id = randomUUID();
    const bytes = randomBytes(150_000);
    expect(await drafts.receive(id, Readable.from([bytes]))).toBe(bytes.length);
    await drafts.read(id, async (draft) => {
      expect((await readFile(draft.path)).equals(bytes)).toBe(true);
    });
    await drafts.discard(id);
    await expect(drafts.read(id, async () => {})).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('are reported as unavailable, never as missing, while the store is unreachable', async () => {
    const { blobs, drafts } = await open(kind);
    const { sha256 } = await blobs.put(Buffer.from('here'));
    const giveBack = await takeAway(kind);
    try {
      await expect(blobs.get(sha256)).rejects.toMatchObject(UNAVAILABLE);
      await expect(blobs.get('0'.repeat(64))).rejects.toMatchObject(UNAVAILABLE);
      await expect(blobs.keptSince(sha256, new Date(0))).rejects.toMatchObject(UNAVAILABLE);
      await expect(blobs.put(Buffer.from('new'))).rejects.toMatchObject(UNAVAILABLE);
      await expect(blobs.check()).rejects.toMatchObject(UNAVAILABLE);
      await expect(drafts.write(randomUUID(), 0, Buffer.from('new'))).rejects.toMatchObject(UNAVAILABLE);
    } finally {
      await giveBack();
    }
    expect(await new Response((await blobs.get(sha256))!.stream).text()).toBe('here');
  });
});

describe('S3 store', () => {
  it('API-085 stops reading from the store for aborted and unread downloads', async () => {
    const { blobs } = await open('an S3 store');
    // More than the operating system buffers while nobody reads.
    const large = randomBytes(30_000_000);
    const kept = { ...(await blobs.put(large)), createdAt: new Date() };
    const answering = async (calls: number) => {
      await expect.poll(() => s3.underWay(), { timeout: 10_000 }).toBe(calls);
    };
    await blobs.get(kept.sha256);
    await answering(0);
    const reader = (await blobs.get(kept.sha256))!.stream.getReader();
    expect((await reader.read()).value!.length).toBeGreaterThan(0);
    await answering(1);
    await reader.cancel();
    await answering(0);
    const files = [1, 2].map((name) => ({ ...kept, filename: `${name}.txt` }));
    const zip = archive('all.zip', files, blobs).body!.getReader();
    for (let read = 0; read < 100_000;) read += (await zip.read()).value!.length;
    await answering(1);
    await zip.cancel();
    await answering(0);
  });

  it('uses the same names as a folder, so that files can be copied between them', async () => {
    const { blobs } = await open('an S3 store');
    const { sha256 } = await blobs.put(Buffer.from('moved'));
    const names = await readdir(path.join(work, 's3', S3_BUCKET), { recursive: true });
    expect(
      names.some((name) => name.includes(path.join('files/of-a-test', sha256.slice(0, 2), sha256))),
    ).toBe(true);
  });

  it('reports an error in one sentence without credentials', async () => {
    const reason = async (env: Record<string, string>, filesUrl = s3.filesUrl) => {
      for (const [name, value] of Object.entries({ ...S3_CREDENTIALS, ...env })) vi.stubEnv(name, value);
      const { blobs } = await openFiles(readConfig({ FILES_URL: filesUrl }), path.join(work, 'one'));
      try {
        return await blobs.check().then(
          () => 'nothing',
          (error: unknown) => error as Error,
        );
      } finally {
        for (const [name, value] of Object.entries(S3_CREDENTIALS)) vi.stubEnv(name, value);
      }
    };
    const wrong = (await reason({ AWS_SECRET_ACCESS_KEY: 'not-the-secret' })) as Error;
    expect(wrong.message).toMatch(
      /^the file store s3:\/\/atrium-files\/files\/of-a-test at http:\/\/127\.0\.0\.1:\d+ is not available \(SignatureDoesNotMatch\)$/,
    );
    expect(inspect(wrong)).not.toMatch(/S3RVER|not-the-secret|Authorization/i);
    const noBucket = await reason({}, s3.filesUrl.replace(S3_BUCKET, 'another-bucket'));
    expect((noBucket as Error).message).toContain('(NoSuchBucket)');
    const nobody = await reason({}, `s3://${S3_BUCKET}?endpoint=http://127.0.0.1:1`);
    expect((nobody as Error).message).toBe(
      `the file store s3://${S3_BUCKET} at http://127.0.0.1:1 is not available (ECONNREFUSED)`,
    );
  });

  it('works again after an outage, and detects a truncated download', async () => {
    const { blobs } = await open('an S3 store');
    const large = randomBytes(30_000_000);
    const { sha256 } = await blobs.put(large);
    const reader = (await blobs.get(sha256))!.stream.getReader();
    await reader.read();
    await s3.stop();
    const rest = async () => {
      while (!(await reader.read()).done);
    };
    await expect(rest()).rejects.toMatchObject(UNAVAILABLE);
    await expect(blobs.get(sha256)).rejects.toMatchObject(UNAVAILABLE);
    await s3.start();
    expect((await blobs.get(sha256))?.size).toBe(large.length);
  });
});
