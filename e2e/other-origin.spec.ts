import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BASE_URL } from './server.ts';
import { expect, test } from './test.ts';

/**
 * A portal and a backend on different origins (docs/how-to/use-another-backend.md). The backend is the one of the
 * journeys
 * under another host name, which browsers treat as another site.
 */

const OTHER = BASE_URL.replace('localhost', '127.0.0.1');

test.use({ expectedErrors: /127\.0\.0\.1|Failed to load resource/ });

test('the portal’s content policy prevents calls to a backend on another origin', async ({ page }) => {
  await page.route('**/settings.json', async (route) => {
    const answer = await route.fetch();
    const settings = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...settings, apiBaseUrl: `${OTHER}/api` } });
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      document.documentElement.dataset['refused'] = `${effectiveDirective} ${blockedURI}`;
    });
  });
  const reached: string[] = [];
  page.on('response', (response) => {
    if (response.url().startsWith(OTHER)) reached.push(response.url());
  });
  await page.goto('/home');
  await expect(page.locator('html')).toHaveAttribute('data-refused', new RegExp(`^connect-src ${OTHER}`));
  expect(reached).toEqual([]);
});

/** Starts a server for this test. With host localhost its pages are on the portal's site but at another origin. */
async function listen(host: 'localhost' | '127.0.0.1', handle: RequestListener): Promise<string> {
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  servers.push(server);
  return `http://${host}:${(server.address() as AddressInfo).port}`;
}
const servers: Server[] = [];
test.afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

test.describe('a page without a content policy', () => {
  const plainPage = () =>
    listen('localhost', (_, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(`<!doctype html><title>Plain</title><form method="post" action="${OTHER}/api/log"></form>`),
    );

  test('cannot read from or write to a backend on another origin, with or without a session', async ({
    page,
  }) => {
    const signIn = await page.request.post(`${OTHER}/auth/sandbox/sign-in`, { data: { persona: 'client' } });
    expect(signIn.status()).toBe(204);
    const read = (credentials: RequestCredentials) =>
      page.evaluate(
        ([url, mode]) =>
          fetch(url, { credentials: mode }).then(
            ({ status }) => status,
            () => 'unreadable',
          ),
        [`${OTHER}/api/users/me`, credentials] as const,
      );
    await page.goto(`${OTHER}/api/docs`);
    expect(await read('same-origin')).toBe(200);

    await page.goto(await plainPage());
    expect(await read('same-origin')).toBe('unreadable');
    expect(await read('include')).toBe('unreadable');

    // CORS does not restrict form submissions; the server refuses them with 403.
    const [written] = await Promise.all([
      page.waitForResponse(`${OTHER}/api/log`),
      page.evaluate(() => document.forms[0]!.submit()),
    ]);
    expect(written.status()).toBe(403);
  });

  test('sends no session cookie to another site that allows it, unless the cookie is SameSite=None and credentials are included', async ({
    page,
  }) => {
    const plain = await plainPage();
    const other = await listen('127.0.0.1', (request, response) => {
      response
        .writeHead(200, {
          'access-control-allow-origin': plain,
          'access-control-allow-credentials': 'true',
          ...(request.url === '/set' && {
            'set-cookie': ['lax=1; Secure; SameSite=Lax', 'none=1; Secure; SameSite=None'],
          }),
        })
        .end(request.headers.cookie ?? 'none');
    });
    const cookiesSent = (credentials: RequestCredentials) =>
      page.evaluate(async ([url, mode]) => (await fetch(url, { credentials: mode })).text(), [
        `${other}/read`,
        credentials,
      ] as const);
    await page.goto(`${other}/set`);
    expect(await cookiesSent('include')).toContain('lax=1');

    await page.goto(plain);
    // The portal sends its requests with this mode.
    expect(await cookiesSent('same-origin')).toBe('none');
    // Whether a SameSite=None cookie is sent depends on the browser; the session cookie is not of that kind.
    expect(await cookiesSent('include')).not.toContain('lax=1');
  });
});
