import { DrizzleQueryError, eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { JWTPayload } from 'jose';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sandboxAdapters } from '../../../sandbox/src/index.ts';
import { personaOf } from '../../../sandbox/src/seed/personas.ts';
import { createApp } from '../../src/app.ts';
import { createAuthentication } from '../../src/auth/authentication.ts';
import { createSignIn } from '../../src/auth/sign-in.ts';
import type { SignInOptions } from '../../src/auth/sign-in.ts';
import { rateLimits, sessions, userIdentities, users } from '../../src/database/schema/index.ts';
import type { LogFacts } from '../../src/log.ts';
import { createPlatform } from '../../src/platform.ts';
import { ownPlatform } from '../own-platform.ts';
import type { OwnPlatform } from '../own-platform.ts';

/** Sign-in through an issuer that answers as each test needs, and its back-channel logout (decision 78). */

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const SITE = 'http://localhost:4000';
const CLIENT = { clientId: 'atrium', clientSecret: 'secret' };
const person = personaOf('client');

/** The next answers of the issuer. */
interface Answers {
  claims: JWTPayload;
  userInfo: Record<string, unknown>;
  key: CryptoKey;
  token: { status: number; body: unknown } | null;
  keysStatus: number;
}

let own: OwnPlatform;
let issuer: Server;
let address: string;
let keys: CryptoKeyPair;
let strangers: CryptoKeyPair;
let answers: Answers;
let app: ReturnType<typeof createApp>;
let logged: { event: string; facts: LogFacts }[];

const sign = (claims: JWTPayload, key = keys.privateKey, typ = 'JWT') =>
  new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'one', typ }).sign(key);
const seconds = () => Math.floor(own.platform.clock().getTime() / 1000);

beforeAll(async () => {
  own = await ownPlatform();
  keys = await generateKeyPair('ES256', { extractable: true });
  strangers = await generateKeyPair('ES256');
  const jwk = await exportJWK(keys.publicKey);
  issuer = createServer((request, response) => {
    const answer = (body: unknown, status = 200) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    const respond = async () => {
      if (request.url === '/.well-known/openid-configuration')
        return answer({
          issuer: address,
          authorization_endpoint: `${address}/authorize`,
          token_endpoint: `${address}/token`,
          userinfo_endpoint: `${address}/userinfo`,
          jwks_uri: `${address}/keys`,
          id_token_signing_alg_values_supported: ['ES256'],
        });
      if (request.url === '/keys')
        return answer({ keys: [{ ...jwk, kid: 'one', alg: 'ES256', use: 'sig' }] }, answers.keysStatus);
      if (request.url === '/userinfo') return answer({ sub: answers.claims.sub, ...answers.userInfo });
      if (answers.token) return answer(answers.token.body, answers.token.status);
      const now = seconds();
      const claims = { iss: address, aud: CLIENT.clientId, iat: now, exp: now + 300, ...answers.claims };
      return answer({
        access_token: 'access',
        token_type: 'Bearer',
        id_token: await sign(claims, answers.key),
      });
    };
    void respond();
  });
  await new Promise<void>((resolve) => {
    issuer.listen(0, '127.0.0.1', resolve);
  });
  address = `http://127.0.0.1:${(issuer.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((resolve) => issuer.close(resolve));
  await own.close();
});

/** Creates the server with this issuer. */
function serve(options: Partial<SignInOptions> = {}) {
  const signIn = createSignIn(own.platform, {
    issuer: address,
    ...CLIENT,
    publicUrl: SITE,
    scopes: 'openid email',
    emailClaim: 'email',
    trustEmail: false,
    ...options,
  });
  logged = [];
  const platform = createPlatform({
    ...own.platform,
    log: (_level, event, facts = {}) => void logged.push({ event, facts }),
  });
  app = createApp(platform, createAuthentication(platform, signIn, null), sandboxAdapters(platform.config));
}

beforeEach(async () => {
  await own.platform.db.delete(userIdentities);
  // All sign-ins of this file come from the same address, which is rate-limited.
  await own.platform.db.delete(rateLimits);
  answers = {
    claims: { sub: 'subject-1' },
    userInfo: {},
    key: keys.privateKey,
    token: null,
    keysStatus: 200,
  };
  serve();
});

const cookieOf = (answer: Response, name: string) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0]!)
    .find((cookie) => cookie.startsWith(`${name}=`));

/** Signs in with these claims; `change` alters the query with which the browser returns. */
async function signIn(claims: JWTPayload = {}, change = (query: URLSearchParams) => query) {
  const begun = await app.request(`${SITE}/auth/login?return=/contacts`, {}, {});
  const query = new URL(begun.headers.get('location')!).searchParams;
  answers.claims = { sub: 'subject-1', nonce: query.get('nonce')!, ...claims };
  const back = change(new URLSearchParams({ code: 'code', state: query.get('state')! }));
  const cookie = cookieOf(begun, 'sign-in')!;
  const answer = await app.request(`${SITE}/auth/callback?${back}`, { headers: { cookie } }, {});
  return { answer, query, session: cookieOf(answer, '__Host-sid') };
}
const reasons = () => logged.filter(({ event }) => event === 'sign-in failed').map(({ facts }) => facts.code);
const isSignedIn = async (cookie: string | undefined) =>
  (await app.request(`${SITE}/api/users/me`, { headers: { cookie: cookie ?? '' } }, {})).status === 200;
const verified = { email: person.email, email_verified: true };

describe('user identification', () => {
  test('uses issuer and subject; the verified email address is only used the first time', async () => {
    const first = await signIn(verified);
    expect([first.answer.status, first.answer.headers.get('location')]).toEqual([302, `${SITE}/contacts`]);
    expect(await isSignedIn(first.session)).toBe(true);
    const { db } = own.platform;
    const links = await db.select().from(userIdentities).where(eq(userIdentities.userId, person.userId));
    expect(links).toMatchObject([{ issuer: address, subject: 'subject-1' }]);
    // From then on the issuer may send another e-mail address, or none.
    for (const email of ['another@people.example', undefined])
      expect(await isSignedIn((await signIn({ ...(email && { email }) })).session)).toBe(true);
  });

  test('an account is not taken over by a later owner of its email address', async () => {
    await signIn(verified);
    const { answer, session } = await signIn({ ...verified, sub: 'subject-2' });
    expect([answer.status, session, reasons()]).toEqual([403, undefined, ['other-identity']]);
    expect(await answer.text()).toContain('belongs to another identity');
  });

  test('a user who has left cannot sign in', async () => {
    await signIn(verified);
    const { db, clock } = own.platform;
    await db.update(users).set({ deletedAt: clock() }).where(eq(users.id, person.userId));
    const { answer } = await signIn(verified);
    await db.update(users).set({ deletedAt: null }).where(eq(users.id, person.userId));
    expect([answer.status, reasons()]).toEqual([403, ['unknown']]);
  });

  test('the email address may come from the user info, another claim, or be trusted by a setting', async () => {
    answers.userInfo = { email: person.email, email_verified: 'true' };
    expect(await isSignedIn((await signIn()).session)).toBe(true);
    answers.userInfo = {};
    serve({ emailClaim: 'upn' });
    // email_verified covers the e-mail address, not the other claim.
    const upn = { sub: 'subject-3', upn: personaOf('staff').email, email_verified: true };
    expect((await signIn(upn)).answer.status).toBe(403);
    serve({ emailClaim: 'upn', trustEmail: true, scopes: 'openid profile' });
    const { query, session } = await signIn(upn);
    expect(await isSignedIn(session)).toBe(true);
    expect(query.get('scope')).toBe('openid profile');
  });
});

describe('failed sign-in', () => {
  test.each<[reason: string, status: number, sentence: string, act: () => ReturnType<typeof signIn>]>([
    ['cancelled', 400, 'was cancelled', () => signIn({}, refused('access_denied'))],
    ['issuer-failed', 502, 'reported an error', () => signIn({}, refused('server_error'))],
    [
      'other-browser',
      400,
      'not begun in this browser',
      () => signIn({}, () => new URLSearchParams({ code: 'c', state: 'x' })),
    ],
    ['expired', 400, 'took too long', () => redeem(400, { error: 'invalid_grant' })],
    ['client-refused', 502, 'does not accept the portal', () => redeem(400, { error: 'invalid_client' })],
    ['unreachable', 502, 'does not answer', () => redeem(503, {})],
    ['untrusted', 502, 'could not be verified', () => signIn({ ...verified, nonce: 'another' })],
    ['untrusted', 502, 'could not be verified', () => signIn({ ...verified, aud: 'another' })],
    ['untrusted', 502, 'could not be verified', () => signIn({ ...verified, iss: 'https://evil.example' })],
    ['no-email', 403, 'without an email address', () => signIn()],
    ['unverified', 403, 'not verified yet', () => signIn({ email: person.email })],
    ['unverified', 403, 'not verified yet', () => signIn({ ...verified, email_verified: false })],
    ['unknown', 403, 'no account of Atrium', () => signIn({ ...verified, email: 'nobody@people.example' })],
  ])('%s is said with status %i: %s', async (reason, status, sentence, act) => {
    const { answer, session } = await act();
    expect([answer.status, session, reasons()]).toEqual([status, undefined, [reason]]);
    expect(await answer.text()).toContain(sentence);
  });

  /** The browser returns without a code. */
  function refused(error: string) {
    return (query: URLSearchParams) => new URLSearchParams({ error, state: query.get('state')! });
  }
  /** The issuer refuses the code. */
  function redeem(status: number, body: unknown) {
    answers.token = { status, body };
    return signIn(verified);
  }

  test('a database error is not reported as an error of the issuer', async () => {
    const broken = new DrizzleQueryError('select 1', [], new Error('connection terminated'));
    const spy = vi.spyOn(own.platform.db, 'transaction').mockRejectedValue(broken);
    const { answer } = await signIn(verified).finally(() => spy.mockRestore());
    expect([answer.status, reasons()]).toEqual([503, ['unavailable']]);
    expect(await answer.text()).toContain('the portal has a problem');
  });

  test('is explained in the user’s language', async () => {
    const answer = await app.request(
      `${SITE}/auth/callback?code=c&state=x`,
      { headers: { 'accept-language': 'fr' } },
      {},
    );
    expect(await answer.text()).toContain('n’a pas été commencée dans ce navigateur');
  });
});

describe('sign-out at the issuer', () => {
  const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
  const notice = (token: string) =>
    app.request(
      `${SITE}/auth/back-channel-logout`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ logout_token: token }).toString(),
      },
      {},
    );
  /** Claims of a valid logout token; undefined claims are left out. */
  const claims = (more: JWTPayload = {}): JWTPayload => ({
    iss: address,
    aud: CLIENT.clientId,
    iat: seconds(),
    jti: crypto.randomUUID(),
    sub: 'subject-1',
    events: { [EVENT]: {} },
    ...more,
  });
  const logout = async (more: JWTPayload = {}, key = keys.privateKey) =>
    (await notice(await sign(claims(more), key, 'logout+jwt'))).status;

  test('ends the given session, or all sessions of the user, and no others', async () => {
    const [one, two] = [await signIn({ ...verified, sid: 'one' }), await signIn({ ...verified, sid: 'two' })];
    const other = await signIn({ sub: 'subject-2', email: personaOf('staff').email, email_verified: true });
    expect(await logout({ sub: undefined, sid: 'one' })).toBe(200);
    expect(await Promise.all([one, two, other].map(({ session }) => isSignedIn(session)))).toEqual([
      false,
      true,
      true,
    ]);
    expect(await logout()).toBe(200);
    expect(await Promise.all([two, other].map(({ session }) => isSignedIn(session)))).toEqual([false, true]);
    // A logout for a user without a session here is not an error.
    expect(await logout({ sub: 'subject-9' })).toBe(200);
  });

  test.each<[string, JWTPayload]>([
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'another' }],
    ['no time', { iat: undefined }],
    ['an old time', { iat: 1_600_000_000 }],
    ['no events', { events: undefined }],
    ['another event', { events: { 'http://schemas.openid.net/event/other': {} } }],
    ['an event that is no object', { events: { [EVENT]: true } }],
    ['neither sub nor sid', { sub: undefined }],
    ['a nonce', { nonce: 'n' }],
    ['no jti', { jti: undefined }],
    ['an end in the past', { exp: 1_600_000_000 }],
  ])('with %s ends nothing', async (_, more) => {
    const { session } = await signIn(verified);
    expect(await logout(more)).toBe(400);
    expect(await isSignedIn(session)).toBe(true);
  });

  test('an invalid key, signature or token ends no session', async () => {
    const { session } = await signIn(verified);
    expect(await logout({}, strangers.privateKey)).toBe(400);
    const [header, body] = [{ alg: 'none' }, claims()].map((part) =>
      Buffer.from(JSON.stringify(part)).toString('base64url'),
    );
    expect((await notice(`${header}.${body}.`)).status).toBe(400);
    const [{ idToken } = { idToken: null }] = await own.platform.db
      .select({ idToken: sessions.idToken })
      .from(sessions)
      .where(eq(sessions.subject, 'subject-1'));
    expect((await notice(idToken!)).status).toBe(400);
    expect((await notice('')).status).toBe(400);
    expect(await isSignedIn(session)).toBe(true);
  });

  test('can be repeated if the keys of the issuer are temporarily unavailable', async () => {
    const { session } = await signIn(verified);
    serve();
    answers.keysStatus = 500;
    const token = await sign(claims(), keys.privateKey, 'logout+jwt');
    const refused = await notice(token);
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([503, true]);
    expect(await isSignedIn(session)).toBe(true);
    answers.keysStatus = 200;
    expect((await notice(token)).status).toBe(200);
    expect(await isSignedIn(session)).toBe(false);
  });

  test('a logout token is accepted once', async () => {
    const jti = crypto.randomUUID();
    expect(await logout({ jti })).toBe(200);
    const { session } = await signIn(verified);
    expect(await logout({ jti })).toBe(400);
    expect(await isSignedIn(session)).toBe(true);
  });
});
