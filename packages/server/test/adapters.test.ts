import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { sandboxAdapters } from '../../sandbox/src/index.ts';
import { personaOf } from '../../sandbox/src/seed/personas.ts';
import type { Adapters } from '../src/adapters.ts';
import { readConfig } from '../src/config.ts';
import { signatureEnvelopes } from '../src/database/schema/index.ts';
import { jobHandlers } from '../src/job-handlers.ts';
import type { Mail } from '../src/mail/sender.ts';
import { sendMail } from '../src/mailing/send.ts';
import { notify } from '../src/notifications/notify.ts';
import type { SignatureProvider } from '../src/signature-provider.ts';
import { sign } from '../src/signatures/envelope-transitions.ts';
import { appOver, ownPlatform } from './own-platform.ts';
import type { OwnPlatform } from './own-platform.ts';
import { requestSubject } from '../src/requests/subject.ts';

/** Guarantees to mail and signature adapters other than those of the sandbox. */

let own: OwnPlatform;
afterEach(() => own.close());

const sandbox = sandboxAdapters(readConfig({}));
const client = personaOf('client');

/** Starts the server with the given adapters and returns functions to call the API as the client. */
async function withAdapters(adapters: Adapters) {
  own = await ownPlatform({ adapters });
  const app = await appOver(own.platform);
  const send = (path: string, cookie: string, json: unknown) =>
    app.request(
      `http://localhost:4000${path}`,
      {
        ...(json !== undefined && { method: 'POST', body: JSON.stringify(json) }),
        headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
      },
      {},
    );
  const signedIn = await send('/auth/sandbox/sign-in', '', { persona: 'client' });
  const cookie = signedIn.headers.getSetCookie()[0]!.split(';')[0]!;
  return (path: string, json?: unknown) => send(`/api${path}`, cookie, json);
}
type Call = Awaited<ReturnType<typeof withAdapters>>;

async function sendForSignature(call: Call): Promise<{ requestId: string; answer: Response }> {
  const list = await call('/requests?requestStates=INPROGRESS&limit=100');
  const { pageRecords } = (await list.json()) as {
    pageRecords: { id: string; rights: { canUploadDocument: boolean } }[];
  };
  const requestId = pageRecords.find(({ rights }) => rights.canUploadDocument)!.id;
  const answer = await call('/signature', {
    requestId,
    signatureType: 'Amendment',
    subject: 'Amendment to sign',
    documentIds: [],
    signatories: [
      { firstName: 'Claire', lastName: 'Vasseur', mail: client.email },
      { firstName: 'Anna', lastName: 'Sample', mail: 'anna@people.example' },
    ],
  });
  return { requestId, answer };
}

/** Counts the pending jobs that inform the provider of changes to an envelope. */
async function synchronisations(envelopeId: string): Promise<number> {
  const { rows } = await own.platform.db.execute(
    sql`select 1 from jobs.job where name = 'signatures.synchronise' and data->>'envelopeId' = ${envelopeId}`,
  );
  return rows.length;
}

describe('signature provider', () => {
  test('invites within the transaction, provides signing URLs, and is informed of each change by a job', async () => {
    const invited: string[] = [];
    const told: string[] = [];
    const provider: SignatureProvider = {
      invite: async (tx, signatories) => {
        const [row] = await tx
          .select()
          .from(signatureEnvelopes)
          .where(eq(signatureEnvelopes.id, signatories[0]!.envelopeId));
        expect(row).toMatchObject({ title: 'Amendment to sign' });
        expect(signatories.every(({ invitedAt }) => invitedAt !== null)).toBe(true);
        invited.push(...signatories.map(({ email }) => email));
      },
      signingUrls: (_, ids) => Promise.resolve(new Map(ids.map((id) => [id, `https://sign.example/${id}`]))),
      synchronise: async (envelopeId) => void told.push(envelopeId),
    };
    const call = await withAdapters({ ...sandbox, signatures: () => provider });
    const { requestId, answer } = await sendForSignature(call);
    expect(answer.status).toBe(201);
    const { envelopeId } = (await answer.json()) as { envelopeId: string };
    expect(invited).toEqual([client.email]);
    expect(await synchronisations(envelopeId)).toBe(1);

    const envelopes = await (await call(`/signature/${requestId}`)).json();
    const { signatories } = (
      envelopes as { envelopeId: string; signatories: { id: string; signingUrl: string | null }[] }[]
    ).find((envelope) => envelope.envelopeId === envelopeId)!;
    expect(signatories.map(({ signingUrl }) => signingUrl)).toEqual([
      `https://sign.example/${signatories[0]!.id}`,
      null,
    ]);

    // The provider reports a signature: the next signatory is invited, and the provider is informed.
    expect(await sign(own.platform, signatories[0]!.id, 'test')).toBe('done');
    expect(invited).toEqual([client.email, 'anna@people.example']);
    expect(await synchronisations(envelopeId)).toBe(2);
    await jobHandlers(own.platform)['signatures.synchronise']({
      data: { envelopeId },
      correlationId: 'test',
      signal: new AbortController().signal,
      done: () => Promise.resolve(),
    });
    expect(told).toEqual([envelopeId]);
  });

  test('if missing, sending for signature is refused and nothing is saved', async () => {
    const { signatures: _none, ...others } = sandbox;
    const call = await withAdapters(others);
    const { db } = own.platform;
    const before = await db.$count(signatureEnvelopes);
    const { answer } = await sendForSignature(call);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      errors: [{ code: 'SERVICE_UNAVAILABLE', label: expect.stringContaining('no signature provider') }],
    });
    expect(await db.$count(signatureEnvelopes)).toBe(before);
  });
});

describe('mail sender', () => {
  const data = {
    mailId: crypto.randomUUID(),
    userId: client.userId,
    kind: 'REQUEST_UPDATED',
    url: '/requests-board/requests',
  };
  /** Creates a notification about a request that the client participates in. */
  async function tellClient(): Promise<string[]> {
    const { platform } = own;
    const { db } = platform;
    const { rows } = await db.execute<{ id: string }>(sql`
      select r.id from requests r join request_participants p on p.request_id = r.id
      where p.user_id = ${client.userId} and p.is_active and r.state = 'INPROGRESS' limit 1`);
    const [{ id }] = rows as [{ id: string }];
    await db.transaction((tx) =>
      notify(tx, platform, { about: requestSubject(id), types: ['REQUEST_UPDATED'], byId: null }),
    );
    const jobs = await db.execute<{ url: string }>(
      sql`select data->>'url' as url from jobs.job where name = 'mail.send' and data->>'userId' = ${client.userId}`,
    );
    return jobs.rows.map(({ url }) => url).filter((url) => url.includes(id));
  }

  test('gets each complete email once, with its idempotency key', async () => {
    const mails: Mail[] = [];
    await withAdapters({ ...sandbox, mail: () => ({ send: async (mail) => void mails.push(mail) }) });
    const [url] = await tellClient();
    await sendMail(own.platform, { data: { ...data, url: url! } });
    expect(mails).toEqual([
      {
        id: data.mailId,
        to: { name: 'Claire Vasseur', address: client.email },
        language: 'en',
        subject: expect.stringMatching(/\S/),
        paragraphs: expect.arrayContaining(['Dear Claire,']),
        links: expect.arrayContaining([expect.objectContaining({ path: url })]),
      },
    ]);
  });

  test('if it rejects, the job fails and is retried', async () => {
    const send = () => Promise.reject(new Error('no route to the mail server'));
    await withAdapters({ ...sandbox, mail: () => ({ send }) });
    const [url] = await tellClient();
    await expect(sendMail(own.platform, { data: { ...data, url: url! } })).rejects.toThrow('no route');
  });

  test('if missing, no email is created', async () => {
    const { mail: _none, ...others } = sandbox;
    await withAdapters(others);
    expect(await tellClient()).toEqual([]);
  });
});
