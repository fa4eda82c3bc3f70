import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { IDEMPOTENCY_HEADER } from '@atrium/contract/message-rules';
import type { RequestCreationInput } from '@atrium/contract/request-creation';
import { signInCookie } from '../global-setup.ts';
import { startProcess } from '../server-process.ts';
import type { ServerProcess } from '../server-process.ts';
import { clientWith } from '../support.ts';

/** Starts its own servers. */
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

/** Number of writes that each writer must complete before the server is killed. */
const WRITES = 4;

let work: string;
let data: string;
let server: ServerProcess;

beforeEach(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'atrium-kill-'));
  data = path.join(work, 'data');
  const blobs = path.join(inject('template'), 'blobs');
  await cp(inject('template'), data, { recursive: true, filter: (source) => source !== blobs });
});
afterEach(async () => {
  await server.end('SIGKILL');
  await rm(work, { recursive: true, force: true });
});

type Client = ReturnType<typeof clientWith>;
/** Checks after the restart that an acknowledged write is stored. */
type Check = (again: Client) => Promise<void>;
/** Writes once and returns once acknowledged. `intent` is the same when a write is retried. */
type Write = (client: Client, intent: string) => Promise<Check>;

/** Returns a complete question about a payment, in a contract of Claire Vasseur. */
async function question(client: Client): Promise<RequestCreationInput> {
  const contracts = await client.requestCreation.contracts();
  const contractId = contracts.find(({ number }) => number === '00418')!.id;
  const people = await client.requestCreation.reachableUsers({
    query: { contractId, topicIds: ['PAYMENTS'] },
  });
  return {
    contractId,
    serviceAction: { serviceCode: 'CASH_MANAGEMENT', action: 'PAYMENT_INVESTIGATION' },
    type: 'ACTION',
    title: 'Where is the payment of Monday',
    description: '<p>It has not arrived.</p>',
    participants: [{ id: people.find(({ role }) => role.roleType === 'BANK_USER')!.id }],
    topicIds: ['PAYMENTS', 'PAYMENTS.SEPA'],
  };
}

/** Returns the writers; all write to the same request or create new ones. */
function writers(body: RequestCreationInput, requestId: string): Readonly<Record<string, Write>> {
  const params = { id: requestId };
  const mailbox = async (address: string): Promise<string> =>
    (await fetch(`${server.url}/sandbox/mailbox?${new URLSearchParams({ address })}`)).text();
  const newEnvelope = (client: Client, mail: string) =>
    client.signatures.create({
      body: {
        requestId,
        signatureType: 'Amendment',
        subject: mail,
        signatories: [{ firstName: 'Anna', lastName: 'Sample', mail }],
        documentIds: [],
      },
    });
  const envelope = async (client: Client, envelopeId: string) =>
    (await client.signatures.list({ params })).find((one) => one.envelopeId === envelopeId);

  return {
    async requests(client, intent) {
      const created = await client.requestCreation.create({
        body: { ...body, title: intent },
        headers: { [IDEMPOTENCY_HEADER]: intent },
      });
      return async (again) => {
        const request = await again.requests.get({ params: { id: created.id } });
        expect(request).toMatchObject({ reference: created.reference, title: intent });
        expect(request.participants.length).toBeGreaterThan(0);
      };
    },
    async messages(client, intent) {
      const { id } = await client.messages.post({
        params,
        body: { message: `<p>${intent}</p>`, responseRequired: false },
        headers: { [IDEMPOTENCY_HEADER]: intent },
      });
      return async (again) => {
        const { pageRecords } = await again.messages.list({ params, query: { size: 200 } });
        expect(pageRecords.filter((message) => message.id === id)).toHaveLength(1);
        expect(pageRecords.filter((message) => JSON.stringify(message).includes(intent))).toHaveLength(1);
      };
    },
    async envelopes(client, intent) {
      const { envelopeId } = await newEnvelope(client, `${intent}@people.example`);
      return async (again) => {
        const found = await envelope(again, envelopeId);
        expect(found).toMatchObject({ status: 'Submitted', signatories: [{ status: 'InProgress' }] });
        expect(await mailbox(`${intent}@people.example`)).toContain(intent);
      };
    },
    async signatures(client, intent) {
      const mail = `${intent}@people.example`;
      const { envelopeId } = await newEnvelope(client, mail);
      const [, link] = /[?&](?:amp;)?link=([\w-]+)/.exec(await mailbox(mail))!;
      const answer = await fetch(`${server.url}/sandbox/signature/sign`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ link: link!, read: 'yes' }),
      });
      expect(answer.headers.get('location')).not.toContain('notice');
      return async (again) => {
        // The signature page is created after the answer; a server killed in between creates it after the restart.
        await vi.waitFor(
          async () => expect(await envelope(again, envelopeId)).toMatchObject({ status: 'Completed' }),
          { timeout: 30_000, interval: 500 },
        );
        const done = await envelope(again, envelopeId);
        expect(done!.signatories[0]!.status).toBe('Signed');
        expect(done!.attachments.every(({ signedDocumentId }) => signedDocumentId !== null)).toBe(true);
      };
    },
    async uploads(client, intent) {
      const text = `${intent} ${'x'.repeat(200_000)}`;
      const form = new FormData();
      form.set('file', new Blob([text]), 'note.txt');
      const { documentId } = await client.uploads.document({ form });
      return async (again) => {
        const answer = await again.documents.download({ params: { id: documentId, category: 'REQUESTS' } });
        expect((await answer.text()) === text).toBe(true);
      };
    },
  };
}

test('no acknowledged write is lost after kill -9 during writes by several users', async () => {
  server = await startProcess(data);
  const first = clientWith(await signInCookie(server.url, 'client'), server.url);
  const body = await question(first);
  const { id } = await first.requestCreation.create({ body });

  const runs = await Promise.all(
    Object.entries(writers(body, id)).map(async ([name, write]) => {
      const cookie = await signInCookie(server.url, 'client');
      return { name, write, cookie, acknowledged: [] as Check[], lastIntent: '' };
    }),
  );
  const loops = runs.map(async (run) => {
    const client = clientWith(run.cookie, server.url);
    // Until the server is killed.
    for (;;) {
      run.lastIntent = randomUUID();
      run.acknowledged.push(await run.write(client, run.lastIntent));
    }
  });
  const died = Promise.allSettled(loops);
  await vi.waitFor(
    () =>
      expect(Math.min(...runs.map(({ acknowledged }) => acknowledged.length))).toBeGreaterThanOrEqual(WRITES),
    { timeout: 120_000, interval: 20 },
  );
  await server.end('SIGKILL');
  await died;

  server = await startProcess(data);
  for (const { name, cookie, acknowledged, lastIntent, write } of runs) {
    const again = clientWith(cookie, server.url);
    for (const check of acknowledged) await check(again);
    // A write in progress is stored completely or not at all: after a retry it exists once.
    if (name === 'requests' || name === 'messages') await (await write(again, lastIntent))(again);
  }
});
