import { cp, mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { personaOf } from '../../sandbox/src/seed/personas.ts';
import { signInCookie } from './global-setup.ts';
import { startProcess } from './server-process.ts';
import { as, baseUrl, clientWith, expectProblem, ownSession, raw } from './support.ts';
import type { RawCall } from './support.ts';

/** Attacks on the running server, from the point of view of an attacker. */

const FORM = 'application/x-www-form-urlencoded';

/** One answer of every kind that the server sends. */
const ANSWERS: readonly (readonly [kind: string, path: string, call: RawCall])[] = [
  ['an answer of the API', '/api/users/me', { as: 'client' }],
  ['an empty answer', '/api/analytics', { as: 'client', json: [] }],
  ['a refusal without a session', '/api/users/me', {}],
  ['a refusal of the permission', '/api/support-page', { as: 'client' }],
  ['bad input', '/api/log', { json: 7 }],
  ['a method that is not known', '/api/users/me', { as: 'client', method: 'PATCH' }],
  ['a write from elsewhere', '/api/log', { json: {}, headers: { origin: 'https://evil.example' } }],
  ['a body that is too large', '/api/log', { body: 'x'.repeat(1_100_000) }],
  ['the picture of a company', `/api/users/${personaOf('client').userId}/logo`, { as: 'client' }],
  ['a download', `/api/users/${personaOf('client').userId}/terms-and-conditions`, { as: 'client' }],
  ['the OpenAPI document', '/api/openapi.json', {}],
  ['its page', '/api/docs', {}],
  ['the settings', '/settings.json', {}],
  ['the portal', '/', { headers: { accept: 'text/html' } }],
  ['a page of the portal', '/requests-board/requests', { headers: { accept: 'text/html' } }],
  ['an asset', '/assets/main-abc123.js', {}],
  ['a translation', '/assets/locales/en/common.json', {}],
  ['a missing asset', '/assets/gone.js', {}],
  ['the way to the sign-in', '/auth/login', {}],
  ['the page to pick a person', '/auth/sandbox/people/x', {}],
  ['a sign-in that failed', '/auth/callback', {}],
  ['the style of these pages', '/auth/pages.css', {}],
  ['the mailbox of the sandbox', '/sandbox/mailbox', {}],
  ['a signing link that was never sent', '/sandbox/signature?link=x', {}],
  ['what the identity provider publishes', '/oidc/.well-known/openid-configuration', {}],
  ['a failure of the identity provider', '/oidc/auth?client_id=nobody', {}],
];

describe('every type of response', () => {
  test.each(ANSWERS)('%s has the security headers', async (_, address, call) => {
    const { headers } = await raw(address, call);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain('default-src');
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(policy).toMatch(/frame-ancestors 'none'|sandbox/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    // Identity provider metadata is public.
    const isPublished = address.includes('.well-known');
    expect(headers.get('access-control-allow-origin')).toBe(isPublished ? '*' : null);
    // The answer does not name the server software.
    expect(headers.get('server')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });

  test.each(
    ANSWERS.filter(([, address]) => /^\/(api\/users|auth\/(login|callback|sandbox)|sandbox)/.test(address)),
  )('%s stays in no cache that others share', async (_, address, call) => {
    expect((await raw(address, call)).headers.get('cache-control')).toMatch(/no-store|private/);
  });

  test('every cookie is SameSite and HttpOnly', async () => {
    const answers = await Promise.all([
      raw('/auth/login'),
      raw('/auth/sandbox/sign-in', { json: { persona: 'client' } }),
      raw('/auth/logout', { method: 'POST' }),
    ]);
    const cookies = answers.flatMap(({ headers }) => headers.getSetCookie());
    expect(cookies).toHaveLength(3);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; HttpOnly/i);
      expect(cookie).toMatch(/; SameSite=Lax/i);
      expect(cookie).not.toMatch(/; Domain/i);
    }
  });
});

describe('cross-origin writes', () => {
  const writes = [
    ['POST', '/api/log'],
    ['POST', '/api/nothing'],
    ['PUT', '/api/notifications/seen/all'],
    ['DELETE', '/api/impersonation'],
    ['PATCH', '/api/users/me'],
    ['POST', '/auth/logout'],
    ['POST', '/auth/sandbox/sign-in'],
    ['POST', '/auth/sandbox/people/x'],
    ['POST', '/sandbox/signature/sign'],
    ['POST', '/sandbox/signature/decline'],
    ['POST', '/sandbox/mailbox/bounce'],
    ['POST', '/api/documents'],
    ['PUT', '/api/uploads/00000000-0000-4000-8000-00000000ffff'],
  ] as const;

  test.each(writes)('%s %s is refused for every other origin', async (method, address) => {
    const { host } = new URL(baseUrl);
    for (const origin of [
      'https://evil.example',
      'null',
      `http://evil.example/${host}`,
      `http://${host}.evil.example`,
      `http://evil.${host}`,
      'http://localhost:1',
      '',
    ]) {
      const answer = await raw(address, { as: 'client', method, headers: { origin } });
      await expectProblem(answer, 403, 'FORBIDDEN');
    }
  });
});

describe('forms of server pages', () => {
  test.each([
    '/auth/sandbox/people/x',
    '/sandbox/signature/sign',
    '/sandbox/signature/decline',
    '/sandbox/signature/code',
    '/sandbox/mailbox/bounce',
    '/sandbox/mailbox/autorespond',
  ])('%s refuses broken or malicious forms', async (address) => {
    const calls: RawCall[] = [
      { method: 'POST' },
      { body: 'x', headers: { 'content-type': 'multipart/form-data' } },
      { body: '--b\r\nContent-Disp', headers: { 'content-type': 'multipart/form-data; boundary=b' } },
      { body: '{}', headers: { 'content-type': 'application/json' } },
      { body: '%%%=%ff&link=%00', headers: { 'content-type': FORM } },
      { body: 'link=a&link=b&persona[]=client&__proto__=x', headers: { 'content-type': FORM } },
      { body: `link=${'x'.repeat(100_000)}`, headers: { 'content-type': FORM } },
    ];
    for (const call of calls) {
      const { status } = await raw(address, call);
      expect([400, 403, 404, 415], `${JSON.stringify(call).slice(0, 100)} ${status}`).toContain(status);
    }
  });
});

/** Sends a raw request that no regular client would send; returns the first line and the body of the answer. */
function ask(address: string, headers: readonly string[] = []): Promise<string> {
  const { port } = new URL(baseUrl);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), 'localhost', () =>
      socket.write(
        [`GET ${address} HTTP/1.1`, `Host: localhost:${port}`, 'Connection: close', ...headers, '', ''].join(
          '\r\n',
        ),
      ),
    );
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
    socket.setTimeout(10_000, () => reject(new Error('no answer')));
  });
}

describe('path traversal', () => {
  test.each([
    '/../../../../etc/passwd',
    '/assets/../../../../../../etc/passwd',
    '/assets/..%2f..%2f..%2f..%2fetc/passwd',
    '/assets/%2e%2e/%2e%2e/%2e%2e/data/server.pid',
    '/assets/..%5c..%5cdata%5cserver.pid',
    '/assets/locales/en/../../../.sources',
    '/assets/locales/en/..%2f..%2f..%2f.sources',
    '/%2esources',
    '//etc/passwd',
    '/assets//etc/passwd',
    '/assets/main-abc123.js%00.png',
    '/assets/main-abc123.js/',
    '/assets/',
    'http://localhost/../../etc/passwd',
  ])('is refused: %s', async (address) => {
    const answer = await ask(address);
    expect(answer).toMatch(/^HTTP\/1\.1 (200|400|404)/);
    expect(answer).not.toMatch(/root:|hidden|^\d+$/m);
    // A 200 here is only the page of the portal, which handles unknown paths itself, or a file in its folder.
    expect(answer.startsWith('HTTP/1.1 200') && !/<title>Atrium|export \{\}/.test(answer)).toBe(false);
  });

  test('a header section that is too large is refused', async () => {
    expect(await ask('/', [`X-Large: ${'x'.repeat(17_000)}`])).toMatch(/^HTTP\/1\.1 431/);
  });
});

describe('session', () => {
  test('a planted session id is not accepted (no fixation)', async () => {
    const planted = `__Host-sid=${'A'.repeat(43)}`;
    const answer = await raw('/auth/sandbox/sign-in', {
      json: { persona: 'client' },
      headers: { cookie: planted },
    });
    expect(answer.headers.getSetCookie()[0]).not.toContain('A'.repeat(43));
    expect((await raw('/api/users/me', { headers: { cookie: planted } })).status).toBe(401);
  });

  test('signing out while impersonating ends both sessions', async () => {
    const cookie = await ownSession('super-admin');
    await clientWith(cookie).impersonation.start({ body: { email: personaOf('client').email } });
    await raw('/auth/logout', { method: 'POST', headers: { cookie } });
    await expectProblem(await raw('/api/users/me', { headers: { cookie } }), 401, 'UNAUTHENTICATED');
  });

  test('an impersonated session has the rights of the impersonated user only', async () => {
    const cookie = await ownSession('super-admin');
    const client = clientWith(cookie);
    await client.impersonation.start({ body: { email: personaOf('restricted').email } });
    for (const address of [
      '/api/deadletters',
      '/api/service-availability',
      '/api/users?query=halden',
      '/api/kyc',
    ]) {
      await expectProblem(await raw(address, { headers: { cookie } }), 403, 'FORBIDDEN');
    }
    const own = new Set(
      (await as('restricted').requests.list({ query: { limit: 100 } })).pageRecords.map(({ id }) => id),
    );
    const seen = (await client.requests.list({ query: { limit: 100 } })).pageRecords.map(({ id }) => id);
    expect(seen.every((id) => own.has(id))).toBe(true);
  });
});

test('the log contains no names, addresses, queries, bodies, cookies or tokens', async () => {
  const work = await mkdtemp(path.join(tmpdir(), 'atrium-log-'));
  const blobs = path.join(inject('template'), 'blobs');
  await cp(inject('template'), path.join(work, 'data'), {
    recursive: true,
    filter: (source) => source !== blobs,
  });
  const server = await startProcess(path.join(work, 'data'), { LOG_LEVEL: 'info' });
  try {
    const cookie = await signInCookie(server.url, 'super-admin');
    const admin = clientWith(cookie, server.url);
    const { email, lastName } = personaOf('client');
    await admin.users.search({ query: { query: lastName } });
    await admin.impersonation.start({ body: { email } });
    await admin.log.write({ body: { severity: 3, message: 'words of the browser', scope: 'test' } });
    const send = (address: string, body: string, type = 'application/json') =>
      fetch(server.url + address, { method: 'POST', headers: { cookie, 'content-type': type }, body });
    await send(
      '/api/users/me/preferences',
      '{"preferenceId":"mailReference","values":["my secret reference"]}',
    );
    await send('/api/users/me/preferences', '{"preferenceId":"mailReference","values":"my secret reference');
    await send('/auth/sandbox/sign-in', '{"persona":"my secret person"}');
    await send('/sandbox/signature/sign', 'link=my-secret-link', FORM);
    await fetch(`${server.url}/auth/callback?code=my-secret-code&state=my-secret-state`, {
      headers: { cookie: 'sign-in=my-secret-state' },
    });
    await fetch(`${server.url}/sandbox/signature?link=my-secret-link`);
    await server.end('SIGTERM');
    // The banner at startup names the people of the sandbox.
    const output = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .join('\n');
    expect(output).toContain('"path":"/api/users"');
    const secret = cookie.split('=')[1]!;
    for (const word of [email, lastName, secret, 'my secret', 'my-secret', 'words of the browser']) {
      expect(output).not.toContain(word);
    }
  } finally {
    await server.end('SIGKILL');
    await rm(work, { recursive: true, force: true });
  }
}, 120_000);
