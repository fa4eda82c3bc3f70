import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Request } from '@atrium/contract/requests';
import type { SignatureEnvelope } from '@atrium/contract/signatures';
import { notifications } from '../src/database/schema/index.ts';
import { personaOf } from '../../sandbox/src/seed/personas.ts';
import { appOver, ownPlatform } from './own-platform.ts';
import type { OwnPlatform } from './own-platform.ts';

/** Hourly limits on reminders and on codes of the advanced signature, with a clock that the test controls. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let own: OwnPlatform;
let now = new Date();
let app: Awaited<ReturnType<typeof appOver>>;
let client: string;

/** Restarts the server, so that only the database state remains. */
async function start(): Promise<void> {
  app = await appOver(own.platform);
}

beforeAll(async () => {
  own = await ownPlatform({ clock: () => now });
  await start();
  const answer = await send('/auth/sandbox/sign-in', { json: { persona: 'client' } });
  client = answer.headers.getSetCookie()[0]!.split(';')[0]!;
}, 60_000);
afterAll(() => own.close());

const pass = (milliseconds: number): void => {
  now = new Date(now.getTime() + milliseconds);
};

interface Sent {
  json?: unknown;
  form?: Record<string, string>;
  cookie?: string;
  language?: string;
}

async function send(path: string, { json, form, cookie, language = 'en' }: Sent = {}): Promise<Response> {
  const body = form ? new URLSearchParams(form).toString() : json === undefined ? null : JSON.stringify(json);
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
  return app.request(
    `http://localhost:4000${path}`,
    {
      method: body === null ? 'GET' : 'POST',
      body,
      headers: { 'content-type': type, 'accept-language': language, ...(cookie && { cookie }) },
    },
    {},
  );
}

/** Calls the API as the client; with a body, including `null`, it is a write. */
const call = (path: string, json?: unknown, language = 'en') =>
  send(`/api${path}`, { json, cookie: client, language });

async function read<T>(path: string): Promise<T> {
  const answer = await call(path);
  expect(answer.status).toBe(200);
  return (await answer.json()) as T;
}

/** Open requests of Claire Vasseur that are already in use; each caller gets another one. */
const taken = new Set<string>();
async function openRequest(right: 'canUploadDocument' | 'canRemind'): Promise<Request> {
  const { pageRecords } = await read<{ pageRecords: Request[] }>(
    '/requests?requestStates=INPROGRESS&requestStates=ACTION_REQUIRED&limit=100',
  );
  const request = pageRecords.find(({ id, rights }) => rights[right] && !taken.has(id))!;
  taken.add(request.id);
  return request;
}

const person = (name: string, more: object = {}) => ({
  firstName: name,
  lastName: 'Sample',
  mail: `${name.toLowerCase()}.${crypto.randomUUID().slice(0, 8)}@people.example`,
  phoneNumber: '+33612345678',
  ...more,
});

async function newEnvelope(signatories: readonly object[], more: object = {}) {
  const { id: requestId } = await openRequest('canUploadDocument');
  const answer = await call('/signature', {
    requestId,
    signatureType: 'Amendment',
    subject: 'Amendment to sign',
    documentIds: [],
    signatories,
    ...more,
  });
  expect(answer.status).toBe(201);
  const { envelopeId } = (await answer.json()) as { envelopeId: string };
  const whole = async () =>
    (await read<SignatureEnvelope[]>(`/signature/${requestId}`)).find(
      (envelope) => envelope.envelopeId === envelopeId,
    )!;
  return { requestId, envelopeId, read: whole };
}

async function tellsWhen(answer: Response, milliseconds: number, sentence: RegExp): Promise<void> {
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBe(milliseconds / 1000);
  expect(await answer.text()).toMatch(sentence);
}

describe('hourly reminders', () => {
  test('API-053 RDET-024 reach the participants of a request, and the response has the time of the next one', async () => {
    const { id } = await openRequest('canRemind');
    const reminders = () =>
      own.platform.db
        .select()
        .from(notifications)
        .where(
          and(
            eq(notifications.type, 'REQUEST_REMINDER'),
            eq(notifications.url, `/requests-board/requests/${id}`),
          ),
        );
    const { length: before } = await reminders();
    expect((await read<Request>(`/requests/${id}`)).nextReminderAt).toBeNull();
    const sent = await call(`/requests/${id}/remind`, null);
    const next = new Date(now.getTime() + HOUR).toISOString();
    expect(await sent.json()).toEqual({ nextReminderAt: next });
    const { length: told } = await reminders();
    expect(told).toBeGreaterThan(before);

    pass(10 * MINUTE);
    await start();
    const refused = await Promise.all(Array.from({ length: 5 }, () => call(`/requests/${id}/remind`, null)));
    for (const answer of refused) await tellsWhen(answer, 50 * MINUTE, /in 50\u00a0minutes/);
    await tellsWhen(await call(`/requests/${id}/remind`, null, 'fr'), 50 * MINUTE, /dans 50\u00a0minutes/);
    expect(await reminders()).toHaveLength(told);
    expect((await read<Request>(`/requests/${id}`)).nextReminderAt).toBe(next);

    pass(50 * MINUTE);
    expect((await call(`/requests/${id}/remind`, null)).status).toBe(200);
  });

  test('API-053 two concurrent reminders count as one', async () => {
    const { id } = await openRequest('canRemind');
    const answers = await Promise.all([1, 2, 3].map(() => call(`/requests/${id}/remind`, null)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 429, 429,
    ]);
  });

  test('API-077 API-081 SIGN-009 reach each signatory, individually or together', async () => {
    const group = [
      person('Anna'),
      person('Ben'),
      person('Cora', { group: 'bank', mail: personaOf('staff').email }),
    ];
    const { envelopeId, read: envelope } = await newEnvelope(group, { nameOfGroupToSignFirst: 'client' });
    const [anna, ben, cora] = (await envelope()).signatories;
    const first = new Date(now.getTime() + HOUR).toISOString();
    expect(await (await call(`/signature/${anna!.id}/resend`, null)).json()).toEqual({
      nextReminderAt: first,
    });
    pass(20 * MINUTE);
    await tellsWhen(await call(`/signature/${anna!.id}/resend`, null), 40 * MINUTE, /in 40\u00a0minutes/);
    // Ben can still be reminded, so reminding all reaches only him.
    expect((await envelope()).nextReminderAt).toBeNull();
    const second = new Date(now.getTime() + HOUR).toISOString();
    const all = await call(`/signature/envelopes/${envelopeId}/resend`, null);
    expect(await all.json()).toEqual({ nextReminderAt: first });
    const after = await envelope();
    expect(after.nextReminderAt).toBe(first);
    expect(after.signatories.map(({ id, nextReminderAt }) => [id, nextReminderAt])).toEqual([
      [anna!.id, first],
      [ben!.id, second],
      [cora!.id, null],
    ]);
    await tellsWhen(
      await call(`/signature/envelopes/${envelopeId}/resend`, null),
      40 * MINUTE,
      /in 40\u00a0minutes/,
    );
    pass(40 * MINUTE);
    expect((await call(`/signature/envelopes/${envelopeId}/resend`, null)).status).toBe(200);
    expect((await envelope()).signatories.map(({ remindedAt }) => remindedAt)).toEqual([
      now.toISOString(),
      new Date(now.getTime() - 40 * MINUTE).toISOString(),
      null,
    ]);
  });
});

describe('SIGN-013 codes of the advanced signature', () => {
  /** Returns the links sent to a signatory, with the valid code of each. */
  async function mailsTo({ mail: address }: { mail: string }) {
    const page = await (await send(`/sandbox/mailbox?address=${encodeURIComponent(address)}`)).text();
    const mails = page.split('<li>').slice(1);
    return mails.map((mail) => ({
      link: /link=([\w-]+)/.exec(mail)![1]!,
      code: /your code is (\d{6})/.exec(mail)?.[1] ?? '',
    }));
  }
  const mailTo = async (signatory: { mail: string }) => (await mailsTo(signatory))[0]!;
  const ask = (link: string, language = 'en') =>
    send('/sandbox/signature/code', { form: { link, lang: language } });
  const sign = (link: string, code: string) =>
    send('/sandbox/signature/sign', { form: { link, read: 'yes', code } });
  /** Returns the notice after a step; `refused` if the page returns with an error next to its field. */
  const noticeOf = (answer: Response) =>
    answer.status === 422
      ? 'refused'
      : new URL(answer.headers.get('location')!, 'http://x').searchParams.get('notice');
  const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');
  const envelopeFor = (signatory: object) => newEnvelope([signatory], { signatureOption: 'advanced' });

  test('a link sends five codes an hour, and the page then says when the next is possible', async () => {
    const anna = person('Anna');
    const { read: envelope } = await envelopeFor(anna);
    const { link } = await mailTo(anna);
    for (let time = 0; time < 5; time += 1) {
      expect(noticeOf(await ask(link))).toBe('code');
      pass(MINUTE);
    }
    await tellsWhen(await ask(link), 55 * MINUTE, /request another one in 55\u00a0minutes/);
    await tellsWhen(await ask(link, 'fr'), 55 * MINUTE, /un autre dans 55\u00a0minutes/);
    // The limit survives a restart, and the page offers the remaining actions.
    await start();
    expect((await ask(link)).status).toBe(429);
    const page = await (await send(`/sandbox/signature?link=${link}`)).text();
    expect(page).not.toContain('action="/sandbox/signature/code"');
    expect(page).toContain('action="/sandbox/signature/sign"');
    // The last code is still valid.
    const { code } = await mailTo(anna);
    expect(noticeOf(await sign(link, code))).toBeNull();
    expect((await envelope()).status).toBe('Completed');
  });

  test('ten wrong codes in an hour lock a link, even for the right code', async () => {
    const anna = person('Anna');
    const { read: envelope } = await envelopeFor(anna);
    const { link } = await mailTo(anna);
    let code = '';
    for (let round = 0; round < 2; round += 1) {
      expect(noticeOf(await ask(link))).toBe('code');
      code = (await mailTo(anna)).code;
      for (let time = 0; time < 5; time += 1)
        expect(noticeOf(await sign(link, otherThan(code)))).toBe('refused');
    }
    pass(MINUTE);
    await tellsWhen(await ask(link), 59 * MINUTE, /Too many wrong codes.*in 59\u00a0minutes/);
    await start();
    await tellsWhen(await sign(link, code), 59 * MINUTE, /Too many wrong codes/);
    const page = await (await send(`/sandbox/signature?link=${link}&lang=fr`)).text();
    expect(page).toMatch(/Trop de codes erronés.*dans 59\u00a0minutes/);
    expect(page).not.toContain('action="/sandbox/signature/sign"');
    expect(page).toContain('action="/sandbox/signature/decline"');
    expect((await envelope()).status).toBe('Submitted');
    // The lock ends by itself.
    pass(59 * MINUTE);
    expect(noticeOf(await ask(link))).toBe('code');
    expect(noticeOf(await sign(link, (await mailTo(anna)).code))).toBeNull();
    expect((await envelope()).status).toBe('Completed');
  });

  test('a user with several links gets at most ten codes an hour, also concurrently', async () => {
    const anna = person('Anna');
    for (let count = 0; count < 3; count += 1) await envelopeFor(anna);
    const links = (await mailsTo(anna)).map(({ link }) => link);
    expect(links).toHaveLength(3);
    const answers = await Promise.all(links.flatMap((link) => Array.from({ length: 6 }, () => ask(link))));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(8);
    // Other signatories are not locked.
    const ben = person('Ben');
    await envelopeFor(ben);
    expect(noticeOf(await ask((await mailTo(ben)).link))).toBe('code');
  });

  test('concurrent wrong codes are each counted', async () => {
    const anna = person('Anna');
    const { read: envelope } = await envelopeFor(anna);
    const { link } = await mailTo(anna);
    await ask(link);
    const { code } = await mailTo(anna);
    await Promise.all(Array.from({ length: 5 }, () => sign(link, otherThan(code))));
    expect(noticeOf(await sign(link, code))).toBe('refused');
    expect((await envelope()).status).toBe('Submitted');
  });
});
