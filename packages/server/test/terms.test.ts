import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mustAcceptTerms } from '@atrium/contract/access';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { personaOf } from '../../sandbox/src/seed/personas.ts';
import { ENDPOINTS, somePath } from './endpoints.ts';
import { signInCookie } from './global-setup.ts';
import { startProcess } from './server-process.ts';
import type { ServerProcess } from './server-process.ts';
import { clientWith, expectProblem, failureOf } from './support.ts';

/** A separate bank: in the shared one the newcomer has accepted the terms. */
let work: string;
let server: ServerProcess;
let newcomer: string;
const { userId, email } = personaOf('newcomer');
const asNewcomer = (language = 'en') => clientWith(newcomer, server.url, language);
const ofNewcomer = { params: { id: userId } };

beforeAll(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'atrium-terms-'));
  await cp(inject('template'), work, { recursive: true });
  server = await startProcess(work);
  newcomer = await signInCookie(server.url, 'newcomer');
}, 240_000);
afterAll(async () => {
  await server.end('SIGTERM');
  await rm(work, { recursive: true, force: true });
});

const send = (address: string, method: string, cookie: string) =>
  fetch(server.url + address, { method, headers: { cookie } });

describe('TERM-003 calls before the terms are accepted', () => {
  /** Public calls: the log, and a feed, which is authenticated by its secret address. */
  const PUBLIC = ['log.write', 'expiryCalendar.readFeed'];
  /** The calls that the terms page needs, and the public ones. */
  const OPEN = ['users.me', 'users.acceptTerms', 'users.terms', ...PUBLIC];

  test.each(ENDPOINTS.filter(({ id }) => !OPEN.includes(id)))('$id is refused', async ({ endpoint }) => {
    await expectProblem(await send(somePath(endpoint), endpoint.method, newcomer), 403, 'TERMS_NOT_ACCEPTED');
  });

  test.each(ENDPOINTS.filter(({ id }) => OPEN.includes(id)))('$id is open', async ({ endpoint }) => {
    const address = somePath(endpoint).replace(/\/users\/[\da-f-]{36}/, `/users/${userId}`);
    const answer = await send(address, endpoint.method, newcomer);
    // A missing body is a validation error, which only an authorized caller gets.
    expect([200, 400, 415]).toContain(answer.status);
  });

  test('calls that are allowed are declared in the contract, apart from public ones', () => {
    const declared = ENDPOINTS.filter(({ endpoint }) => endpoint.isOpenBeforeTerms).map(({ id }) => id);
    expect([...declared, ...PUBLIC].toSorted()).toEqual(OPEN.toSorted());
  });

  test('the terms of another user are refused', async () => {
    const other = await failureOf(asNewcomer().users.terms({ params: { id: personaOf('client').userId } }));
    expect(other).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });

  test('the refusal says what to do, in the caller’s language', async () => {
    expect((await failureOf(asNewcomer().requests.rights())).labels).toEqual([
      'Accept the terms and conditions of use to continue.',
    ]);
    expect((await failureOf(asNewcomer('fr').requests.rights())).labels).toEqual([
      'Acceptez les conditions générales d’utilisation pour continuer.',
    ]);
  });

  test('signing out is allowed', async () => {
    const cookie = await signInCookie(server.url, 'newcomer');
    expect((await send('/auth/logout', 'POST', cookie)).status).toBe(200);
    await expectProblem(await send('/api/users/me', 'GET', cookie), 401, 'UNAUTHENTICATED');
  });

  test('an impersonated session may read, and cannot accept', async () => {
    const cookie = await signInCookie(server.url, 'super-admin');
    const admin = clientWith(cookie, server.url);
    await admin.impersonation.start({ body: { email } });
    expect((await admin.requests.list({})).totalRecords).toBeGreaterThan(0);
    expect(await failureOf(admin.users.acceptTerms({ ...ofNewcomer, body: { accept: true } }))).toMatchObject(
      { status: 403, code: 'FORBIDDEN' },
    );
    await admin.impersonation.stop();
  });

  test('a disabled account does not need to accept', async () => {
    const demo = clientWith(await signInCookie(server.url, 'demo'), server.url);
    expect(mustAcceptTerms(await demo.users.me())).toBe(false);
    expect(await failureOf(demo.notifications.list({}))).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });
});

// Accepts permanently, so this is the last test of the file.
test('API-008 TERM-007 a newcomer accepts the terms once and gets access', async () => {
  const client = asNewcomer();
  const hasAccepted = async () => (await client.users.me()).hasAcceptedTermsAndConditions;
  const refused = await fetch(`${server.url}/api/users/${userId}/terms-and-conditions`, {
    method: 'PUT',
    headers: { cookie: newcomer, 'content-type': 'application/json' },
    body: JSON.stringify({ accept: false }),
  });
  await expectProblem(refused, 400, 'BAD_REQUEST');
  expect(await hasAccepted()).toBe(false);
  const version = (await client.users.terms(ofNewcomer)).headers.get('terms-version')!;
  const other = await failureOf(
    client.users.acceptTerms({ ...ofNewcomer, body: { accept: true, version: 'cgu0' } }),
  );
  expect(other).toMatchObject({ status: 409, key: 'accept-tc' });
  expect(await hasAccepted()).toBe(false);
  await client.users.acceptTerms({ ...ofNewcomer, body: { accept: true, version } });
  await client.users.acceptTerms({ ...ofNewcomer, body: { accept: true } });
  expect(await hasAccepted()).toBe(true);
  expect((await client.requests.rights()).canCreateRequest).toBe(true);

  // A contract gets another version of the terms: its users have to accept that one, but none of them twice.
  const admin = clientWith(await signInCookie(server.url, 'super-admin'), server.url);
  const { contracts: own } = await client.users.scope(ofNewcomer);
  const { id } = own.toSorted((a, b) => (a.name < b.name ? -1 : 1))[0]!;
  const setTerms = async (cguName: string) => {
    const contract = await admin.contracts.get({ params: { id } });
    await admin.contracts.update({
      params: { id },
      body: {
        version: contract.version,
        contract: {
          name: contract.name,
          description: contract.description,
          isinCode: contract.isinCode,
          commercialClientId: contract.commercialClient?.id ?? null,
          kcCommercialClientId: contract.kcCommercialClient?.id ?? null,
          cguName,
        },
        services: contract.services.map((service) => ({ id: service.id, category: service.category })),
        legalEntitiesSelected: contract.legalEntities.map(({ legalEntity }) => legalEntity.ricos),
      },
    });
  };
  await setTerms('cgu2');
  expect(await hasAccepted()).toBe(false);
  expect((await failureOf(client.requests.rights())).code).toBe('TERMS_NOT_ACCEPTED');
  await client.users.acceptTerms({ ...ofNewcomer, body: { accept: true, version: 'cgu2' } });
  expect(await hasAccepted()).toBe(true);
  await setTerms(version);
  expect(await hasAccepted()).toBe(true);
});
