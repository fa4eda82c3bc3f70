import { describe, expect, inject, test } from 'vitest';
import { PERSONAS } from '../../sandbox/src/seed/personas.ts';
import { as, baseUrl, clientWith, expectProblem, failureOf, ownSession, raw } from './support.ts';

/** A minimal browser: stores cookies and follows redirects one by one. */
class Browser {
  #cookies = new Map<string, string>();
  /** All redirects, as received. */
  readonly locations: string[] = [];

  async open(address: string, init: RequestInit = {}): Promise<{ answer: Response; address: string }> {
    const answer = await fetch(new URL(address, baseUrl), {
      ...init,
      redirect: 'manual',
      headers: { ...init.headers, cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; ') },
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = '', ...attributes] = cookie.split(';');
      const [name = '', value = ''] = pair.split('=');
      const gone = attributes.some((attribute) => /max-age=0|expires=thu, 01 jan 1970/i.test(attribute));
      if (gone) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (!location) return { answer, address };
    this.locations.push(location);
    return this.open(new URL(location, new URL(address, baseUrl)).href);
  }

  has(name: string): boolean {
    return this.#cookies.has(name);
  }

  get session(): string {
    return `__Host-sid=${this.#cookies.get('__Host-sid')}`;
  }
}

describe('PLAT-007 sandbox sign-in', () => {
  test.each(PERSONAS.map((person) => person.persona))('%s signs in and is who they are', async (persona) => {
    const person = PERSONAS.find((one) => one.persona === persona)!;
    const user = await as(persona).users.me();
    expect(user.id).toBe(person.userId);
    expect(user.contactInformation).toMatchObject({
      email: person.email,
      isInternal: person.kind === 'ATRIUM',
    });
    expect(user.type.name).toBe(person.kind);
    expect(user.isImpersonated).toBe(false);
  });

  test('the cookie is HttpOnly and SameSite', async () => {
    const answer = await raw('/auth/sandbox/sign-in', { json: { persona: 'client' } });
    expect(answer.status).toBe(204);
    const cookie = answer.headers.getSetCookie()[0];
    expect(cookie).toMatch(/^__Host-sid=[\w-]{43};/);
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/'])
      expect(cookie).toContain(attribute);
    expect(cookie).not.toContain('Domain');
  });

  test('an unknown user, a wrong type and an additional field are refused', async () => {
    for (const json of [{ persona: 'root' }, { persona: 7 }, {}, { persona: 'client', admin: true }, []]) {
      await expectProblem(await raw('/auth/sandbox/sign-in', { json }), 400, 'BAD_REQUEST');
    }
  });

  test('signing in again ends the previous session (no fixation)', async () => {
    const first = await ownSession('client');
    const answer = await raw('/auth/sandbox/sign-in', {
      json: { persona: 'staff' },
      headers: { cookie: first },
    });
    const second = answer.headers.getSetCookie()[0]!.split(';')[0]!;
    expect(second).not.toBe(first);
    expect((await failureOf(clientWith(first).users.me())).status).toBe(401);
    expect((await clientWith(second).users.me()).contactInformation.isInternal).toBe(true);
  });

  test('PLAT-064 logging out ends the session permanently', async () => {
    const cookie = await ownSession('client');
    const answer = await raw('/auth/logout', { method: 'POST', headers: { cookie } });
    expect(await answer.json()).toEqual({ redirectTo: '/' });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-sid=;.*Max-Age=0/);
    expect((await failureOf(clientWith(cookie).users.me())).status).toBe(401);
  });

  test('logging out without a session is not an error', async () => {
    expect((await raw('/auth/logout', { method: 'POST' })).status).toBe(200);
  });
});

describe('sign-in by OpenID Connect', () => {
  test('the code flow with PKCE leads from the user picker back to the requested page', async () => {
    const browser = new Browser();
    const picker = await browser.open('/auth/login?return=%2Fauth-free%3Ftab%3Done');
    expect(await picker.answer.text()).toContain('Claire');
    const form = new URL(picker.address, baseUrl).pathname;
    const back = await browser.open(form, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: baseUrl },
      body: 'persona=restricted',
    });
    expect(new URL(back.address).pathname).toBe('/auth-free');
    expect(new URL(back.address).search).toBe('?tab=one');
    expect(browser.has('sign-in')).toBe(false);
    const user = await clientWith(browser.session).users.me();
    expect(user.contactInformation.email).toBe(PERSONAS.find((one) => one.persona === 'restricted')!.email);
  });

  test('the authorization request has a code challenge, state and nonce', async () => {
    const answer = await raw('/auth/login');
    const address = new URL(answer.headers.get('location')!);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/.{20,}/),
      nonce: expect.stringMatching(/.{20,}/),
      redirect_uri: `${baseUrl}/auth/callback`,
    });
  });

  // Further targets are tested as a unit test of the rule, because each one here uses up three rate-limited sign-ins.
  test.each([
    'https://evil.example/',
    '/\\evil.example',
    '/..//evil.example',
    '/home/..//evil.example',
    '/%2e%2e//evil.example',
  ])('the return path %j is replaced by the start page', async (target) => {
    const browser = new Browser();
    const picker = await browser.open(`/auth/login?return=${encodeURIComponent(target)}`);
    const back = await browser.open(new URL(picker.address, baseUrl).pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'persona=client',
    });
    expect(browser.locations.at(-1)).toBe(`${baseUrl}/`);
    expect(new URL(back.address).href).toBe(`${baseUrl}/`);
  });

  test('a callback with a foreign state, or in another browser, opens no session', async () => {
    const login = await raw('/auth/login');
    const state = new URL(login.headers.get('location')!).searchParams.get('state');
    for (const query of ['', '?code=x&state=y', `?code=x&state=${state}`]) {
      const answer = await raw(`/auth/callback${query}`, { headers: { 'accept-language': 'fr' } });
      expect(answer.status).toBe(400);
      expect(answer.headers.getSetCookie().join()).not.toContain('__Host-sid=');
      expect(await answer.text()).toContain('Vous n’êtes pas connecté');
    }
  });

  test('selecting a user without a pending sign-in is refused', async () => {
    const answer = await raw('/auth/sandbox/people/nothing', {
      body: 'persona=client',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.status).toBe(400);
    expect(answer.headers.getSetCookie().join()).not.toContain('__Host-sid=');
  });

  test('the provider publishes standard metadata and no private key', async () => {
    const metadata = (await (await raw('/oidc/.well-known/openid-configuration')).json()) as {
      issuer: string;
    };
    expect(metadata.issuer).toBe(`${baseUrl}/oidc`);
    const keys = await (await raw('/oidc/jwks')).text();
    expect(keys).toContain('ES256');
    expect(keys).not.toContain('"d"');
  });

  test('nothing readable by the browser contains a secret', async () => {
    const user = await raw('/api/users/me', { headers: { cookie: inject('cookies').client } });
    expect(await user.text()).not.toMatch(/token|secret|password/i);
    expect(user.headers.get('cache-control')).toBe('no-store');
  });
});

describe('page of a previous user', () => {
  const header = (personId: string) => ({ 'x-atrium-person': personId });
  const client = PERSONAS.find(({ persona }) => persona === 'client')!;

  test('gets 401 for reads and writes in the session of another user', async () => {
    const own = clientWith(await ownSession('client'));
    expect((await own.users.me({ headers: header(client.userId) })).id).toBe(client.userId);
    const other = clientWith(await ownSession('restricted'));
    const headers = header(client.userId);
    expect((await failureOf(other.users.me({ headers }))).status).toBe(401);
    expect((await failureOf(other.requests.list({ query: {}, headers }))).status).toBe(401);
    const write = other.requests.addFavorite({ params: { id: client.userId }, headers });
    expect((await failureOf(write)).status).toBe(401);
    // Without a person id in the header there is no check.
    expect((await other.users.me({ headers: header('') })).id).not.toBe(client.userId);
  });

  test('gets 401 after impersonation started or ended in another tab', async () => {
    const admin = PERSONAS.find(({ persona }) => persona === 'super-admin')!;
    const browser = clientWith(await ownSession('super-admin'));
    await browser.impersonation.start({ body: { email: client.email } });
    expect((await failureOf(browser.users.me({ headers: header(admin.userId) }))).status).toBe(401);
    expect((await browser.users.me({ headers: header(client.userId) })).id).toBe(client.userId);
    await browser.impersonation.stop();
    expect((await failureOf(browser.users.me({ headers: header(client.userId) }))).status).toBe(401);
  });
});
