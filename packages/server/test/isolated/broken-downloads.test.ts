import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readlink, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { signInCookie } from '../global-setup.ts';
import { startProcess } from '../server-process.ts';
import type { ServerProcess } from '../server-process.ts';
import { clientWith } from '../support.ts';

/** Only Linux lists the files that a process has open. */
const tellsFiles = existsSync('/proc/self/fd');

let work: string;
let server: ServerProcess;
let cookie: string;

beforeAll(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'atrium-broken-'));
  await cp(inject('template'), path.join(work, 'data'), { recursive: true });
  server = await startProcess(path.join(work, 'data'));
  cookie = await signInCookie(server.url, 'client');
}, 240_000);
afterAll(async () => {
  await server.end('SIGKILL');
  await rm(work, { recursive: true, force: true });
});

/** Returns the stored files that the server has open. */
async function openFiles(): Promise<string[]> {
  const folder = `/proc/${server.process.pid}/fd`;
  const targets = await Promise.all(
    (await readdir(folder)).map((name) => readlink(path.join(folder, name)).catch(() => '')),
  );
  return targets.filter((target) => target.includes('/blobs/'));
}

/** Sends a request, and aborts the connection after this many bytes of the answer. */
function breakOff(address: string, after: number, body?: unknown): Promise<void> {
  return new Promise((resolve) => {
    const call = http.request(server.url + address, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
    });
    call.on('response', (answer) => {
      let read = 0;
      const look = (piece: Buffer) => {
        read += piece.length;
        if (read >= after) call.destroy();
      };
      if (after === 0) call.destroy();
      answer.on('data', look);
      answer.on('error', () => {});
    });
    call.on('error', () => {});
    call.on('close', () => resolve());
    call.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

describe.runIf(tellsFiles)('aborted downloads', () => {
  test('API-085 close their files, for one document and for an archive', async () => {
    vi.setConfig({ testTimeout: 120_000 });
    const client = clientWith(cookie, server.url);
    const { pageRecords } = await client.documents.search({ body: { categories: ['REQUESTS'] } });
    const ids = pageRecords.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(5);
    for (let round = 0; round < 12; round += 1) {
      await Promise.all([
        breakOff(`/api/documents/REQUESTS/${ids[round % ids.length]}`, round % 3),
        ...[0, 1, 20_000, 60_000, 150_000].map((after) =>
          breakOff('/api/documents/zip', after, { categoryId: 'REQUESTS', ids }),
        ),
      ]);
    }
    // The server notices an aborted connection with a delay.
    await expect.poll(openFiles, { timeout: 20_000, interval: 200 }).toEqual([]);
    // It still answers.
    expect((await client.users.me()).id).toBeTruthy();
  });
});
