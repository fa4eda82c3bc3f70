import { expect, it } from 'vitest';
import { sweepUploads } from '../src/uploads/sweep.ts';
import { ownPlatform, signedInOver } from './own-platform.ts';
import { failureOf } from './support.ts';

const HOUR = 3_600_000;

it('UPL-033 the parts of an upload stay for a day after the last one, then they are deleted', async () => {
  let now = new Date();
  const own = await ownPlatform({ clock: () => now });
  try {
    const client = async () => (await signedInOver(own.platform, 'client'))().uploads;
    const start = async () => (await client()).start({ body: { filename: 'a.txt', size: 10 } });
    const [left, continued] = [await start(), await start()];
    const append = async (id: string, offset: number) =>
      (await client()).append({ params: { id }, query: { offset }, bytes: new Blob(['12345']) });
    expect(await append(left.uploadId, 0)).toMatchObject({
      expiresAt: new Date(now.getTime() + 24 * HOUR).toISOString(),
    });
    await append(continued.uploadId, 0);

    now = new Date(now.getTime() + 23 * HOUR);
    await sweepUploads(own.platform);
    expect(await append(continued.uploadId, 5)).toMatchObject({ received: 10 });

    now = new Date(now.getTime() + 2 * HOUR);
    await sweepUploads(own.platform);
    const get = async (id: string) => (await client()).get({ params: { id } });
    expect(await failureOf(get(left.uploadId))).toMatchObject({ status: 404 });
    await expect(own.platform.drafts.read(left.uploadId, () => Promise.resolve())).rejects.toMatchObject({
      code: 'ENOENT',
    });
    expect(await get(continued.uploadId)).toMatchObject({ received: 10 });
    expect(await own.platform.drafts.read(continued.uploadId, ({ size }) => Promise.resolve(size))).toBe(10);
  } finally {
    await own.close();
  }
});
