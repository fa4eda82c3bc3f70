import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startProcess } from '../server-process.ts';
import type { ServerProcess } from '../server-process.ts';

/** Endpoints for an operator's tools: liveness, readiness and metrics. */

const TOKEN = 'the-token-of-the-test';
let work: string;
let server: ServerProcess;

beforeAll(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'atrium-operations-'));
  await cp(inject('template'), path.join(work, 'data'), { recursive: true });
  server = await startProcess(path.join(work, 'data'), {
    METRICS_TOKEN: TOKEN,
    PUBLIC_URL: 'https://portal.example',
  });
});
afterAll(async () => {
  await server.end('SIGTERM');
  await rm(work, { recursive: true, force: true });
});

/** Calls the port directly, as a probe does, not the public address. */
const call = (address: string, headers: Record<string, string> = {}) =>
  fetch(new URL(address, server.url), { headers, redirect: 'manual' });

describe('probes', () => {
  test('are answered for any host and are not cached', async () => {
    const live = await call('/livez');
    expect([live.status, live.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const ready = await call('/readyz');
    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({
      status: 'Healthy',
      components: { database: 'Healthy', migrations: 'Healthy', files: 'Healthy' },
    });
    expect((await call('/api/health')).status).toBe(421);
  });
  test('are answered over HTTP/1.0 without a host, as proxies request them; other calls are not', async () => {
    const ask = (address: string) =>
      new Promise<string>((resolve, reject) => {
        const socket = connect(server.port, '127.0.0.1', () =>
          socket.write(`GET ${address} HTTP/1.0\r\n\r\n`),
        );
        let answer = '';
        socket.on('data', (piece) => (answer += String(piece)));
        socket.on('end', () => resolve(answer.split('\r\n')[0]!));
        socket.on('error', reject);
      });
    expect(await ask('/readyz')).toBe('HTTP/1.1 200 OK');
    expect(await ask('/livez')).toBe('HTTP/1.1 200 OK');
    expect(await ask('/api/health')).toMatch(/^HTTP\/1\.1 421 /);
  });
  test('never return the portal page', async () => {
    for (const address of ['/livez/x', '/readyz/', '/metrics/all', '/api/nothing'])
      expect([address, (await call(address, { accept: 'text/html' })).status]).not.toEqual([address, 200]);
  });
  test('/readyz names the missing component while the server is alive', async () => {
    const blobs = path.join(work, 'data/blobs');
    await rm(blobs, { recursive: true, force: true });
    // The previous answer is cached for a moment.
    const readiness = async () => (await call('/readyz')).status;
    await expect.poll(readiness, { timeout: 10_000 }).toBe(503);
    expect(await (await call('/readyz')).json()).toMatchObject({
      status: 'Unhealthy',
      components: { database: 'Healthy', files: 'Unhealthy' },
    });
    expect((await call('/livez')).status).toBe(200);
    // The server does not recreate the folder: a missing disk may contain all files.
    expect(existsSync(blobs)).toBe(false);
    await mkdir(blobs);
    await expect.poll(readiness, { timeout: 10_000 }).toBe(200);
  });
});

describe('metrics', () => {
  const figures = async () => (await call('/metrics', { authorization: `Bearer ${TOKEN}` })).text();

  test('are refused without the token', async () => {
    expect((await call('/metrics')).status).toBe(401);
    expect((await call('/metrics', { authorization: 'Bearer another' })).status).toBe(401);
  });
  test('count responses by route pattern, never by record, and include pool, jobs and uploads', async () => {
    await call('/settings.json');
    const text = await figures();
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/settings\.json",status="200"\} [1-9]/,
    );
    // The number of waiting connections varies, because other tests of this run may be waiting.
    expect(text).toMatch(/^database_connections\{state="waiting"\} \d+$/m);
    expect(text).toMatch(/^database_connections\{state="idle"\} \d+$/m);
    expect(text).toMatch(/^jobs\{name="[\w.]+",state="\w+"\} \d+$/m);
    expect(text).toMatch(/^uploads_in_progress \d+$/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect(text).not.toMatch(/[\da-f]{8}-[\da-f]{4}-/);
  });
});
