import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, inject, test } from 'vitest';
import { as, baseUrl, expectProblem, raw } from './support.ts';

const ME = '00000000-0000-4000-8000-000000000001';

describe('security headers', () => {
  test.each([
    '/settings.json',
    '/',
    '/api/users/me',
    '/assets/nothing.js',
    '/auth/sandbox/people/x',
    '/api/docs',
  ])('%s has a strict content security policy and nosniff', async (path) => {
    const { headers } = await raw(path);
    const policy = headers.get('content-security-policy');
    for (const rule of [
      "script-src 'self';",
      "style-src 'self';",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
    ]) {
      expect(policy).toContain(rule);
    }
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBeTruthy();
  });

  test('the caller’s correlation id is returned, an invalid one is replaced (PLAT-068)', async () => {
    const sent = await raw('/settings.json', { headers: { 'x-correlation-id': 'caller-0001' } });
    expect(sent.headers.get('x-correlation-id')).toBe('caller-0001');
    const strange = await raw('/settings.json', { headers: { 'x-correlation-id': '<script>' } });
    expect(strange.headers.get('x-correlation-id')).toMatch(/^[0-9a-f]{32}$/);
  });

  test('server pages contain no inline script, style or handler', async () => {
    for (const path of ['/auth/sandbox/people/x', '/api/docs', '/auth/callback']) {
      const text = await (await raw(path)).text();
      expect(text).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
    }
  });
});

describe('cross-origin writes', () => {
  const body = { severity: 3, message: 'x', scope: 'test' };

  test('are refused for any content type', async () => {
    await expectProblem(
      await raw('/api/log', { json: body, headers: { origin: 'https://evil.example' } }),
      403,
      'FORBIDDEN',
    );
    await expectProblem(
      await raw('/api/log', { body: 'x', headers: { origin: 'null', 'content-type': 'text/plain' } }),
      403,
      'FORBIDDEN',
    );
    await expectProblem(
      await raw('/auth/logout', { method: 'POST', headers: { origin: 'http://localhost:1' } }),
      403,
      'FORBIDDEN',
    );
  });

  test('the same host with another scheme is another origin', async () => {
    const origin = baseUrl.replace(/^http:/, 'https:');
    expect(origin).not.toBe(baseUrl);
    const answer = await raw('/api/log', { json: body, headers: { origin } });
    await expectProblem(answer, 403, 'FORBIDDEN');
  });

  test('a cross-site or same-site fetch is refused', async () => {
    for (const site of ['cross-site', 'same-site']) {
      await expectProblem(
        await raw('/api/log', { json: body, headers: { 'sec-fetch-site': site } }),
        403,
        'FORBIDDEN',
      );
    }
  });

  test('the own origin is accepted', async () => {
    const answer = await raw('/api/log', {
      json: body,
      headers: { origin: baseUrl, 'sec-fetch-site': 'same-origin' },
    });
    expect(answer.status).toBe(204);
  });
});

describe('invalid input', () => {
  test('malformed JSON is 400', async () => {
    await expectProblem(
      await raw('/api/log', { body: '{"severity":', headers: { 'content-type': 'application/json' } }),
      400,
      'BAD_REQUEST',
    );
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'content type %s is 415',
    async (type) => {
      await expectProblem(
        await raw('/api/log', { body: '{}', headers: { 'content-type': type } }),
        415,
        'UNSUPPORTED_MEDIA_TYPE',
      );
    },
  );

  test('a body above one megabyte is 413, also if chunked', async () => {
    const big = JSON.stringify({ message: 'x'.repeat(1_100_000) });
    const headers = { 'content-type': 'application/json' };
    await expectProblem(await raw('/api/log', { body: big, headers }), 413, 'PAYLOAD_TOO_LARGE');
    const stream = new ReadableStream({
      start(controller) {
        const bytes = new TextEncoder().encode(big);
        for (let at = 0; at < bytes.length; at += 65_536) controller.enqueue(bytes.subarray(at, at + 65_536));
        controller.close();
      },
    });
    await expectProblem(await raw('/api/log', { body: stream, headers }), 413, 'PAYLOAD_TOO_LARGE');
  });

  test('a client that is still sending a body above one megabyte receives the 413', async () => {
    const size = 4 * 1024 * 1024;
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const call = request(`${baseUrl}/api/log`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': size },
      });
      call.once('response', (answer) => {
        answer.resume();
        // Like a proxy that first forwards the whole body, then the answer.
        if (call.writableFinished) resolve(answer.statusCode);
        else call.once('finish', () => resolve(answer.statusCode));
      });
      call.once('error', reject);
      const piece = Buffer.alloc(64 * 1024, 'x');
      let left = size / piece.length;
      const write = () => {
        left -= 1;
        if (left === 0) call.end(piece);
        else call.write(piece, () => setTimeout(write, 20));
      };
      write();
    });
    expect(status).toBe(413);
  });

  describe('a body of unknown length', () => {
    const MEGABYTE = 1024 * 1024;
    const PIECE = 64 * 1024;

    /** Sends a body slowly in chunks over a socket; throws when the connection ends before the whole body is sent. */
    async function sendInChunks(call: string, headers: readonly string[], body: Buffer) {
      const { port, host } = new URL(baseUrl);
      const socket = connect(Number(port), 'localhost');
      const received: Buffer[] = [];
      let isSent = false;
      socket.on('data', (data: Buffer) => received.push(data));
      const answered = new Promise<void>((resolve, reject) => {
        socket.on('error', reject);
        socket.on('end', () => (isSent ? resolve() : reject(new Error('ended before all was sent'))));
      });
      const send = async () => {
        const head = [`${call} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...headers];
        socket.write(`${head.join('\r\n')}\r\nTransfer-Encoding: chunked\r\n\r\n`);
        for (let at = 0; at < body.length; at += PIECE) {
          const piece = body.subarray(at, at + PIECE);
          socket.write(`${piece.length.toString(16)}\r\n`);
          socket.write(piece);
          socket.write('\r\n');
          await pause(10);
        }
        isSent = true;
        socket.write('0\r\n\r\n');
      };
      try {
        await Promise.all([answered, send()]);
      } finally {
        socket.destroy();
      }
      const [head = '', text = ''] = Buffer.concat(received).toString().split('\r\n\r\n', 2);
      const [status = '', ...fields] = head.split('\r\n');
      return {
        status: Number(status.split(' ')[1]),
        headers: new Headers(fields.map((field) => field.split(': ', 2) as [string, string])),
        text,
      };
    }
    const JSON_BODY = ['Content-Type: application/json'];
    /** Returns a valid report, with blanks up to this size. */
    const report = (size: number) =>
      Buffer.from(JSON.stringify({ severity: 1, message: 'm', scope: 's' }).padEnd(size));

    test.each([MEGABYTE + 1, 6 * MEGABYTE])('%i bytes are read on, and get their whole 413', async (size) => {
      const { status, headers, text } = await sendInChunks('POST /api/log', JSON_BODY, report(size));
      expect(status).toBe(413);
      expect(headers.get('content-type')).toBe('application/problem+json');
      expect(headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
      expect(JSON.parse(text)).toMatchObject({ title: 'PAYLOAD_TOO_LARGE', status: 413 });
    });

    test.each([MEGABYTE - 1, MEGABYTE])('%i bytes are accepted', async (size) => {
      expect((await sendInChunks('POST /api/log', JSON_BODY, report(size))).status).toBe(204);
    });

    test('a part of an upload has its own limit, and is read on, too', async () => {
      const { uploadId } = await as('client').uploads.start({
        body: { filename: 'a.txt', size: 20 * MEGABYTE },
      });
      const headers = ['Content-Type: application/octet-stream', `Cookie: ${inject('cookies').client}`];
      const call = `PUT /api/uploads/${uploadId}?offset=0`;
      const refused = await sendInChunks(call, headers, Buffer.alloc(12 * MEGABYTE, 'x'));
      expect(refused.status).toBe(413);
      expect(JSON.parse(refused.text)).toMatchObject({ title: 'PAYLOAD_TOO_LARGE' });
      const accepted = await sendInChunks(call, headers, Buffer.alloc(8 * MEGABYTE, 'x'));
      expect(accepted.status).toBe(200);
      expect(JSON.parse(accepted.text)).toMatchObject({ received: 8 * MEGABYTE });
      await as('client').uploads.abort({ params: { id: uploadId } });
    });
  });

  test('invalid fields are named, in the language of the call (DATA-019)', async () => {
    const answer = await raw('/api/log', {
      json: { severity: 9, message: '', scope: 1, extra: true },
      headers: { 'accept-language': 'fr-FR,fr;q=0.9,en;q=0.5' },
    });
    const { errors } = (await answer.json()) as { errors: { path: string; label: string }[] };
    expect(answer.status).toBe(400);
    expect(Object.fromEntries(errors.map((error) => [error.path, error.label]))).toEqual({
      'body.severity': 'Au plus 4.',
      'body.message': 'Cette information est obligatoire.',
      'body.scope': 'Ce n’est pas le type de valeur attendu.',
      body: 'Champ inconnu : extra.',
    });
  });

  test('a null byte in a text is refused without a database error', async () => {
    const answer = await raw('/api/log', { json: { severity: 1, message: 'a\u0000b', scope: 's' } });
    await expectProblem(answer, 400, 'BAD_REQUEST');
  });

  test('an unknown API path is 404, a wrong method 405', async () => {
    await expectProblem(await raw('/api/nothing', { as: 'client' }), 404, 'NOT_FOUND');
    await expectProblem(
      await raw('/api/users/me', { as: 'client', method: 'DELETE' }),
      405,
      'METHOD_NOT_ALLOWED',
    );
    await expectProblem(await raw('/api/log', { as: 'client' }), 405, 'METHOD_NOT_ALLOWED');
  });

  test.each([
    ['/api/users/me', 'DELETE', 'GET, HEAD, PUT'],
    ['/api/log', 'GET', 'POST'],
    // The path also matches a request by its id.
    ['/api/requests/states', 'PATCH', 'DELETE, GET, HEAD, PUT'],
  ])('a 405 for %s lists the allowed methods (RFC 9110, 15.5.6)', async (path, method, allow) => {
    const answer = await raw(path, { as: 'client', method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
  });

  test.each(["1' or '1'='1", '../../etc/passwd', 'x'.repeat(500), '%00'])(
    'the path id %s is 404',
    async (id) => {
      await expectProblem(
        await raw(`/api/users/${encodeURIComponent(id)}/scope`, { as: 'client' }),
        404,
        'NOT_FOUND',
      );
    },
  );

  test('a forged, empty or foreign cookie is not a session', async () => {
    for (const cookie of ['__Host-sid=', '__Host-sid=abc', `__Host-sid=${ME}`, 'sid=abc']) {
      await expectProblem(await raw('/api/users/me', { headers: { cookie } }), 401, 'UNAUTHENTICATED');
    }
  });
});

describe('portal files', () => {
  test('a hashed asset is cached permanently and compressed', async () => {
    const answer = await raw('/assets/main-abc123.js', { headers: { 'accept-encoding': 'br' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('content-type')).toMatch('text/javascript');
  });

  test('API-003 translations are revalidated with an entity tag', async () => {
    const answer = await raw('/assets/locales/en/common.json');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const again = await raw('/assets/locales/en/common.json', {
      headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    await expectProblem(await raw('/assets/locales/en/missing.json'), 404, 'NOT_FOUND');
  });

  test('an unknown page returns the portal; a missing file, hidden file or data file does not', async () => {
    const page = await raw('/requests-board/requests/7', { headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(await page.text()).toContain('<title>Atrium</title>');
    for (const path of [
      '/assets/gone.js',
      '/gone.png',
      '/.sources',
      '/api/gone',
      '/auth/gone',
      '/..%2f..%2fpackage.json',
    ]) {
      await expectProblem(await raw(path, { headers: { accept: 'text/html' } }), 404, 'NOT_FOUND');
    }
    await expectProblem(
      await raw('/requests', { headers: { accept: 'application/json' } }),
      404,
      'NOT_FOUND',
    );
  });

  test('API-002 DATA-003 PLAT-004 PLAT-005 PLAT-134 NAV-025 RDET-048 UPL-013 settings are public and have the property names of the specification', async () => {
    const answer = await raw('/settings.json');
    expect(await answer.json()).toMatchObject({
      productName: 'Atrium',
      apiBaseUrl: '/api',
      supportMail: expect.stringContaining('@'),
      isInternal: expect.any(Boolean),
      FileMaxLength: 209_715_200,
      AuthorizedSpecialCharcatersInName: expect.stringContaining('é'),
      messagesPollingInterval: 10_000,
      uploadDelay: 200,
      uploadParallelLimit: 3,
      analyticsDebounce: 2_000,
      // The sandbox still shows the survey; the contract's default is the date of the specification.
      surveyLastDay: '2031-01-01',
      defaultMaximumSignatories: 10,
      socialLinks: expect.arrayContaining([{ name: 'LinkedIn', url: expect.stringContaining('https://') }]),
      legalNoticeUrl: { fr: expect.stringContaining('/fr/'), en: expect.stringContaining('/en/') },
    });
  });
});
