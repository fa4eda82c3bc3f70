import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { startProcess } from '../server-process.ts';
import type { ServerProcess } from '../server-process.ts';

/** Starts its own servers, with a public address and a folder for temporary files. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const HOST = 'portal.example:8443';

let work: string;
let server: ServerProcess;

const start = () =>
  startProcess(path.join(work, 'data'), {
    PUBLIC_URL: `http://${HOST}`,
    TMPDIR: path.join(work, 'tmp'),
    LOG_LEVEL: 'info',
    TRUST_PROXY: '1',
  });

beforeAll(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'atrium-door-'));
  await mkdir(path.join(work, 'tmp'));
  const blobs = path.join(inject('template'), 'blobs');
  await cp(inject('template'), path.join(work, 'data'), {
    recursive: true,
    filter: (source) => source !== blobs,
  });
  server = await start();
});
afterAll(async () => {
  await server.end('SIGKILL');
  await rm(work, { recursive: true, force: true });
});

/** Requests an address with a Host header that the caller chooses. */
function ask(address: string, host: string, headers: OutgoingHttpHeaders = {}) {
  return new Promise<{ status: number; text: string; headers: IncomingHttpHeaders }>((resolve, reject) => {
    const sent = request(`${server.url}${address}`, { headers: { ...headers, host } }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode!, text, headers: answer.headers }));
    });
    sent.on('error', reject);
    sent.end();
  });
}

describe('Host header', () => {
  test.each([
    'evil.example',
    'evil.example:8443',
    'portal.example',
    'portal.example:1',
    'localhost:8443',
    '127.0.0.1',
  ])('%s is refused if PUBLIC_URL names another host', async (host) => {
    for (const address of ['/', '/auth/login', '/api/users/me', '/api/openapi.json']) {
      const { status, text } = await ask(address, host);
      expect(status, address).toBe(421);
      expect(JSON.parse(text)).toMatchObject({ title: 'MISDIRECTED' });
      expect(text).not.toContain(host);
    }
  });

  test('the public host is accepted in any case; probes are answered for any host', async () => {
    expect((await ask('/api/openapi.json', HOST)).status).toBe(200);
    expect((await ask('/api/openapi.json', HOST.toUpperCase())).status).toBe(200);
    expect((await ask('/settings.json', '10.0.0.7:4000')).status).toBe(200);
  });
});

describe('client address behind a proxy', () => {
  const from = (address: string) => ask('/auth/callback', HOST, { 'x-forwarded-for': `1.1.1.1, ${address}` });

  test('is used for rate limits and logs, instead of an address sent by the client', async () => {
    const flood = await Promise.all(Array.from({ length: 200 }, () => from('198.51.100.1')));
    expect(new Set(flood.map(({ status }) => status))).toEqual(new Set([400, 429]));
    expect((await from('198.51.100.2')).status).toBe(400);
    expect(server.output()).toContain('"address":"198.51.100.1"');
    expect(server.output()).not.toContain('1.1.1.1');
  });

  test('a browser gets a page, in its language, when its network signs in too often', async () => {
    for (const [address, language, text] of [
      ['/auth/login', 'en', 'too many sign-ins from your network'],
      ['/auth/callback', 'fr', 'Trop de connexions proviennent de votre réseau'],
    ] as const) {
      const headers = {
        'x-forwarded-for': `198.51.100.${language === 'en' ? 3 : 4}`,
        'accept-language': language,
      };
      const flood = await Promise.all(Array.from({ length: 200 }, () => ask(address, HOST, headers)));
      const refused = flood.find(({ status }) => status === 429);
      expect(refused?.text, address).toContain(text);
      expect(refused?.text).toContain(`<html lang="${language}">`);
      expect(refused?.headers).toMatchObject({
        'content-type': 'text/html; charset=UTF-8',
        'retry-after': '1',
        'cache-control': 'no-store',
      });
      // The page has no script or inline style, which the policy would block.
      expect(refused?.text).not.toMatch(/<script|<style|style=/);
    }
  });

  test('a sandbox only listens on the loopback address', async () => {
    const { port } = new URL(server.url);
    // Another address of the same machine, on which the server does not listen.
    await expect(fetch(`http://127.0.0.2:${port}/livez`)).rejects.toThrow('fetch failed');
    expect((await fetch(`http://127.0.0.1:${port}/livez`)).status).toBe(200);
  });
});

describe('aborted request body', () => {
  /** Sends the head of a request and a part of its body, then closes the connection. */
  const breakOff = (address: string, type: string, length: string) =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(new URL(server.url).port), 'localhost', () => {
        const head = [`POST ${address} HTTP/1.1`, `Host: ${HOST}`, `Content-Type: ${type}`, length, '', ''];
        socket.write(
          `${head.join('\r\n')}${length.startsWith('Transfer') ? '5\r\n{"a":\r\n' : '{"a":'}`,
          () => setTimeout(() => socket.destroy(), 50),
        );
      });
      socket.on('close', () => resolve());
      socket.on('error', reject);
    });
  const answered = (address: string): { status: number }[] =>
    server
      .output()
      .split('\n')
      .filter((line) => line.includes('"answered"') && line.includes(`"path":"${address}"`))
      .map((line) => JSON.parse(line) as { status: number });

  test.each([
    ['/api/log', 'application/json'],
    ['/auth/sandbox/sign-in', 'application/json'],
    ['/auth/sandbox/people/x', 'application/x-www-form-urlencoded'],
  ])('%s is not a server error', async (address, type) => {
    const before = answered(address).length;
    await breakOff(address, type, 'Content-Length: 100');
    await breakOff(address, type, 'Transfer-Encoding: chunked');
    await vi.waitFor(() => expect(answered(address)).toHaveLength(before + 2), 10_000);
    expect(answered(address).map(({ status }) => status)).toEqual([400, 400]);
    expect(server.output()).not.toContain('INTERNAL');
    expect(server.output()).not.toContain('"level":"error"');
  });
});

describe('socket of the embedded database', () => {
  const sockets = async () =>
    (await readdir(path.join(work, 'tmp'))).filter((name) => name.startsWith('atrium-'));

  test('is removed with its server, and a leftover socket is removed at the next start', async () => {
    expect(await sockets()).toHaveLength(1);
    await server.end('SIGKILL');
    const left = await sockets();
    expect(left).toHaveLength(1);
    server = await start();
    expect(await sockets()).toHaveLength(1);
    expect(await sockets()).not.toEqual(left);
    await server.end('SIGTERM');
    expect(await sockets()).toEqual([]);
  });
});
