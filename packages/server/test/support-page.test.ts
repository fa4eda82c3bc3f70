import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { DeadLetter } from '@atrium/contract/dead-letters';
import { serviceHealthMark } from '@atrium/contract/health-rules';
import { SERVICE_CODES } from '@atrium/contract/services';
import { PERSONA_IDS } from '../../sandbox/src/seed/personas.ts';
import type { PersonaId } from '../../sandbox/src/seed/personas.ts';
import { everyCookie } from './global-setup.ts';
import { startProcess } from './server-process.ts';
import type { ServerProcess } from './server-process.ts';
import { clientWith, failureOf } from './support.ts';

/** These tests disable services and parts of the installation, so they use a separate server. */
let work: string;
let server: ServerProcess;
let cookies: Record<PersonaId, string>;
const on = (persona: PersonaId) => clientWith(cookies[persona], server.url);

beforeAll(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'atrium-support-'));
  await cp(inject('template'), path.join(work, 'data'), { recursive: true });
  await mkdir(path.join(work, 'portal'));
  await writeFile(path.join(work, 'portal/index.html'), '<!doctype html><title>Atrium</title>');
  server = await startProcess(path.join(work, 'data'), { ATRIUM_PORTAL: path.join(work, 'portal') });
  cookies = await everyCookie(server.url);
});
afterAll(async () => {
  await server.end('SIGTERM');
  await rm(work, { recursive: true, force: true });
});

describe('switched off service', () => {
  test('PLAT-053 its calls are refused with the reason until it is switched on again', async () => {
    const change = (isAvailable: boolean) =>
      on('it-support').serviceAvailability.update({ body: { serviceId: 'REQUESTS_BOARD', isAvailable } });
    const id = (await on('osa').requests.list({ query: {} })).pageRecords[0]!.id;
    await change(false);
    try {
      for (const call of [
        () => on('osa').requests.list({ query: {} }),
        () => on('osa').requests.get({ params: { id } }),
        () => on('osa').requests.addFavorite({ params: { id } }),
      ]) {
        expect(await failureOf(call())).toMatchObject({
          status: 403,
          code: 'FORBIDDEN',
          labels: ['This service is temporarily switched off.'],
        });
      }
      // A user without the service gets the same answer as before, and support can still use the switch.
      expect((await failureOf(on('marketing').requests.list({ query: {} }))).labels).toEqual([
        'You are not allowed to do this.',
      ]);
      expect(await on('super-admin').serviceAvailability.list()).toContainEqual({
        serviceId: 'REQUESTS_BOARD',
        isAvailable: false,
      });
    } finally {
      await change(true);
    }
    expect((await on('osa').requests.get({ params: { id } })).id).toBe(id);
  });
});

describe('API-026 health', () => {
  const health = () => on('it-support').health.get();
  const answer = () => fetch(`${server.url}/api/health`, { headers: { cookie: cookies['super-admin'] } });

  test('SUP-005 DATA-009 returns every service of the catalogue, sorted by name, with components, time and switch', async () => {
    await on('it-support').serviceAvailability.update({ body: { serviceId: 'MTM', isAvailable: false } });
    const services = await health();
    expect(Object.keys(services)).toEqual(SERVICE_CODES);
    expect(services['MTM']?.switchStatus).toBe(false);
    expect(services['KYC']).toMatchObject({
      componentsStatus: { portal: 'Healthy', database: 'Healthy', files: 'Healthy', events: 'Healthy' },
      switchStatus: true,
    });
    expect(Date.now() - Date.parse(services['KYC']!.lastCheckedAt)).toBeLessThan(60_000);
    // The status of services on other platforms is unknown here.
    expect(serviceHealthMark(services['DATA_ROOM']!)).toBe('N/A');
    expect((await answer()).status).toBe(200);
    await on('it-support').serviceAvailability.update({ body: { serviceId: 'MTM', isAvailable: true } });
  });

  test('SUP-006 returns 500 with the same body if a component is down, and the client parses it', async () => {
    const page = path.join(work, 'portal/index.html');
    await rename(page, `${page}.away`);
    try {
      const raw = await answer();
      expect(raw.status).toBe(500);
      expect(raw.headers.get('content-type')).toMatch('application/json');
      const services = await health();
      expect(services['KYC']?.componentsStatus).toMatchObject({ portal: 'Unhealthy', database: 'Healthy' });
      expect(serviceHealthMark(services['KYC']!)).toBe('KO');
    } finally {
      await rename(`${page}.away`, page);
    }
    expect((await answer()).status).toBe(200);
  });

  test('a file store that refuses writes makes the services that store files unhealthy', async () => {
    const store = path.join(work, 'data/blobs');
    await rename(store, `${store}.away`);
    await writeFile(store, 'no folder');
    try {
      const services = await health();
      expect(services['DOCUMENTS']?.componentsStatus['files']).toBe('Unhealthy');
      expect(serviceHealthMark(services['TREASURY_REPORTING']!)).toBe('OK');
    } finally {
      await rm(store);
      await rename(`${store}.away`, store);
    }
  });
});

describe('API-029 API-030 API-031 dead letters', () => {
  const letters = () => on('it-support').deadLetters.list();
  const ofTopic = async (topic: string): Promise<DeadLetter> =>
    (await letters()).find((letter) => letter.topic === topic)!;

  test('SUP-013 DATA-010 are sorted newest first, with their JSON text', async () => {
    const list = await letters();
    expect(list).toHaveLength(14);
    expect(list.map((letter) => letter.createdAt)).toEqual(
      list
        .map((letter) => letter.createdAt)
        .toSorted()
        .toReversed(),
    );
    for (const { key, topic, value } of list) expect(JSON.parse(value)).toMatchObject({ id: key, topic });
  });

  test.each(['requests.updated', 'documents.uploaded', 'users.created'])(
    'SUP-015 SUP-017 retrying %s succeeds and removes the dead letter',
    async (topic) => {
      const { id } = await ofTopic(topic);
      const outcome = await on('super-admin').deadLetters.retry({ params: { id } });
      expect(outcome).toMatchObject({ success: true, errorMessage: null });
      expect((await letters()).map((letter) => letter.id)).not.toContain(id);
      expect((await failureOf(on('super-admin').deadLetters.retry({ params: { id } }))).status).toBe(404);
    },
  );

  test.each([
    ['contracts.changed', 'Field kind is not valid: "PARTNER"'],
    ['kyc.reviewed', 'Field nextReviewAt is missing'],
  ])('SUP-016 retrying %s returns success false with a new id', async (topic, errorMessage) => {
    const { id } = await ofTopic(topic);
    const answer = await fetch(`${server.url}/api/deadletters/${id}/retry`, {
      method: 'PUT',
      headers: { cookie: cookies['it-support'] },
    });
    expect(answer.status).toBe(200);
    const outcome = (await answer.json()) as { correlationId: string };
    expect(outcome).toEqual({
      success: false,
      errorMessage,
      correlationId: expect.stringMatching(/^\w{32}$/),
    });
    expect(outcome.correlationId).not.toBe(answer.headers.get('x-correlation-id'));
    expect((await letters()).find((letter) => letter.id === id)?.errorMessage).toBe(errorMessage);
  });

  test('SUP-014 a dead letter is deleted once', async () => {
    const { id } = await ofTopic('kyc.reviewed');
    await on('it-support').deadLetters.remove({ params: { id } });
    expect((await letters()).map((letter) => letter.id)).not.toContain(id);
    const again = await failureOf(on('it-support').deadLetters.remove({ params: { id } }));
    expect(again).toMatchObject({ status: 404, key: 'delete-dead-letters' });
  });

  test('SUP-012 others are refused, and nothing is deleted', async () => {
    const [letter] = await letters();
    const params = { id: letter!.id };
    for (const persona of PERSONA_IDS.filter((one) => one !== 'super-admin' && one !== 'it-support')) {
      const { deadLetters, health } = on(persona);
      for (const call of [
        () => deadLetters.list(),
        () => deadLetters.remove({ params }),
        () => deadLetters.retry({ params }),
        () => health.get(),
      ]) {
        expect((await failureOf(call())).status, persona).toBe(403);
      }
    }
    expect(await letters()).toContainEqual(letter);
  });
});
