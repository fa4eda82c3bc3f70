import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { readXlsx } from 'hucre';
import type { KycDetails, KycDocument } from '@atrium/contract/kyc';
import { CONFIDENTIAL_KYC_KINDS } from '@atrium/contract/kyc-rules';
import type { FinancingList, LoansAndDepositsSummary } from '@atrium/contract/loans-and-deposits';
import type { RequestDocument } from '@atrium/contract/request-documents';
import type { User } from '@atrium/contract/users';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conversationPart } from '../../src/messages/rows.ts';
import { postMessage } from '../../src/messages/post-message.ts';
import { subjectNames } from '../../src/notification-subjects.ts';
import { noteMail } from '../../src/research/mail.ts';
import { visibleRequests } from '../../src/requests/access.ts';
import { loadUser } from '../../src/auth/user.ts';
import { bankDay } from '../../src/bank-time.ts';
import {
  articles,
  articleVideos,
  contracts,
  contractUserRights,
  contractUsers,
  documents,
  messageDocuments,
  notifications,
  requestParticipants,
  requests,
  researchNotes,
  sessions,
  users,
  userServices,
} from '../../src/database/schema/index.ts';
import { sweepIdempotentWrites } from '../../src/http/idempotency.ts';
import { personaOf } from '../../../sandbox/src/seed/personas.ts';
import type { PersonaId } from '../../../sandbox/src/seed/personas.ts';
import { appOver, ownPlatform } from '../own-platform.ts';
import type { OwnPlatform } from '../own-platform.ts';

/** Behaviour that depends on clocks, connections and revoked rights, which no API caller can change. */

let own: OwnPlatform;
let now = new Date();
let app: Awaited<ReturnType<typeof appOver>>;

beforeAll(async () => {
  own = await ownPlatform({ clock: () => now });
  app = await appOver(own.platform);
}, 60_000);
afterAll(() => own.close());

const later = (milliseconds: number): Date => new Date(now.getTime() + milliseconds);

/** Sends a request as the server receives it; with a body it is a write. */
const call = async (path: string, cookie?: string, body?: unknown, method = 'POST'): Promise<Response> =>
  app.request(
    `http://localhost:4000${path}`,
    {
      ...(body !== undefined && { method, body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    },
    {},
  );

/** Signs in, reusing the browser session of a cookie if given, and returns the new cookie. */
async function signIn(persona: PersonaId, cookie?: string): Promise<string> {
  const answer = await call('/auth/sandbox/sign-in', cookie, { persona });
  expect(answer.status).toBe(204);
  return answer.headers.getSetCookie()[0]!.split(';')[0]!;
}

async function get<T>(path: string, cookie: string): Promise<T> {
  const answer = await call(`/api${path}`, cookie);
  expect(answer.status).toBe(200);
  return (await answer.json()) as T;
}

describe('session', () => {
  test('the visit continues when the user signs in again in the same browser', async () => {
    await own.platform.db.delete(sessions);
    const { since } = await get<{ since: string | null }>('/home/changes', await signIn('client'));
    now = later(60_000);
    const cookie = await signIn('client');
    now = later(60_000);
    const again = await signIn('client', cookie);
    expect((await get<{ since: string | null }>('/home/changes', again)).since).toBe(since);
    expect((await call('/api/users/me', cookie)).status).toBe(401);
  });

  test('the visit continues after a pause, also without a second browser', async () => {
    now = later(24 * 3_600_000);
    const cookie = await signIn('staff');
    const { since } = await get<{ since: string | null }>('/home/changes', cookie);
    now = later(3 * 3_600_000);
    const again = await signIn('staff', cookie);
    expect((await get<{ since: string | null }>('/home/changes', again)).since).toBe(since);
  });
});

describe('impersonation', () => {
  const me = (cookie: string) => get<{ id: string; isImpersonated: boolean }>('/users/me', cookie);
  async function takeOver(): Promise<string> {
    const cookie = await signIn('super-admin');
    const answer = await call('/api/impersonation', cookie, { email: personaOf('client').email });
    expect(answer.status).toBe(200);
    expect(await me(cookie)).toMatchObject({ id: personaOf('client').userId, isImpersonated: true });
    return cookie;
  }
  const change = (persona: PersonaId, values: Partial<typeof users.$inferInsert>) =>
    own.platform.db
      .update(users)
      .set(values)
      .where(eq(users.id, personaOf(persona).userId));

  test('CTR-026 ends when the impersonating user loses the right, and does not resume with it', async () => {
    const cookie = await takeOver();
    await change('super-admin', { isAdmin: false });
    expect(await me(cookie)).toMatchObject({ id: personaOf('super-admin').userId, isImpersonated: false });
    await change('super-admin', { isAdmin: true });
    expect(await me(cookie)).toMatchObject({ id: personaOf('super-admin').userId, isImpersonated: false });
  });

  test.each([
    ['may no longer be impersonated', { canBeImpersonated: false }, { canBeImpersonated: true }],
    ['left', { deletedAt: new Date() }, { deletedAt: null }],
  ])('CTR-026 ends when the impersonated user %s', async (_, taken, given) => {
    const cookie = await takeOver();
    await change('client', taken);
    expect(await me(cookie)).toMatchObject({ id: personaOf('super-admin').userId, isImpersonated: false });
    await change('client', given);
  });
});

describe('scheduled publication', () => {
  const post = async <T>(path: string, cookie: string, body: unknown): Promise<T> => {
    const answer = await call(`/api${path}`, cookie, body);
    expect(answer.status).toBe(200);
    return (await answer.json()) as T;
  };
  const HOUR = 3_600_000;

  /** Creates an article with a word in its titles that occurs nowhere else. */
  async function article(id: string, change: Partial<typeof articles.$inferInsert> = {}, language?: 'fr') {
    const [sample] = await own.platform.db.select().from(articles).limit(1);
    await own.platform.db.insert(articles).values(
      (['en', 'fr'] as const).map((each) => ({
        ...sample!,
        id,
        language: each,
        title: `${id} ${each}word`,
        isHidden: false,
        announcedAt: now,
        ...((language ?? each) === each && change),
      })),
    );
    return sample!.source;
  }

  test.each(['client', 'super-admin'] as const)(
    'HIGH-014 an article is 404 for the %s until it is published',
    async (persona) => {
      const id = `ahead${persona.length}`;
      // Late in the evening in UTC it is already the next day in Paris.
      now = new Date('2031-03-01T22:30:00Z');
      const publishedAt = new Date('2031-03-01T23:30:00Z');
      const source = await article(id, { publishedAt });
      const cookie = await signIn(persona);
      const user = (await loadUser(own.platform.db, personaOf(persona).userId, 'en'))!;
      const key = Buffer.from(`${source}:${id}:en`).toString('hex');
      const url = `/highlights?article=${key}`;
      const path = `/api/highlights/sources/${source}/articles/${id}?language=en`;
      const seen = async () => ({
        listed: (await post<{ totalRecords: number }>('/highlights/articles', cookie, { query: id }))
          .totalRecords,
        counted: (
          await post<{ field: string; items: { count: number }[] }[]>('/highlights/filters', cookie, {
            query: id,
          })
        )
          .find(({ field }) => field === 'categories')!
          .items.reduce((sum, { count }) => sum + count, 0),
        newest: (await get<{ id: string }[]>('/highlights/sources/all/publications?limit=1', cookie)).filter(
          (each) => each.id === id,
        ).length,
        found: (await post<{ total: number }>('/search/all', cookie, { query: id })).total,
        read: (await call(path, cookie)).status,
        named: (await subjectNames(own.platform.db, { user, language: 'en', now }, [url])).has(url),
      });
      const nothing = { listed: 0, counted: 0, newest: 0, found: 0, read: 404, named: false };
      expect(await seen()).toEqual(nothing);
      now = publishedAt;
      const everything = { listed: 1, counted: 1, newest: 1, found: 1, read: 200, named: true };
      expect(await seen()).toEqual(everything);
      expect(await (await call(path, cookie)).json()).toMatchObject({ pubDate: '2031-03-02' });
      await own.platform.db.delete(articles).where(eq(articles.id, id));
    },
  );

  test('HIGH-014 search finds no article by a translation hidden from the reader', async () => {
    const id = 'concealed';
    await article(id, { isHidden: true }, 'fr');
    const found = async (persona: PersonaId) =>
      (await post<{ total: number }>('/search/all', await signIn(persona), { query: `${id} frword` })).total;
    expect(await found('client')).toBe(0);
    expect(await found('super-admin')).toBe(1);
    await own.platform.db.delete(articles).where(eq(articles.id, id));
  });

  test('HIGH-014 HIGH-024 captions of a video require access to its article, in any language', async () => {
    const [film] = await own.platform.db.select().from(articleVideos).limit(1);
    const { source, articleId } = film!;
    const path = `/api/highlights/sources/${source}/articles/${articleId}/captions?language=en`;
    const cookie = await signIn('client');
    const status = async () => (await call(path, cookie)).status;
    const ofFilm = and(eq(articles.source, source), eq(articles.id, articleId));
    const change = (values: Partial<typeof articles.$inferInsert>, language?: 'en') =>
      own.platform.db
        .update(articles)
        .set(values)
        .where(and(ofFilm, language && eq(articles.language, language)));
    await change({ isHidden: false });
    expect(await status()).toBe(200);
    await change({ isHidden: true }, 'en');
    expect(await status()).toBe(200);
    await change({ isHidden: true });
    expect(await status()).toBe(404);
    await change({ isHidden: false, publishedAt: later(HOUR) });
    expect(await status()).toBe(404);
    now = later(HOUR);
    expect(await status()).toBe(200);
  });

  test('HIGH-019 HIGH-020 a research note is 404 until its date', async () => {
    const id = own.platform.newId();
    const [sample] = await own.platform.db.select().from(researchNotes).limit(1);
    const { companyText: _, ...facts } = sample!;
    now = later(24 * HOUR);
    const day = later(24 * HOUR);
    await own.platform.db
      .insert(researchNotes)
      .values({ ...facts, id, companyName: 'Tomorrow Works', publishedOn: bankDay(day) });
    const user = (await loadUser(own.platform.db, personaOf('client').userId, 'en'))!;
    const seen = async () => {
      const cookie = await signIn('client');
      const company = encodeURIComponent('Tomorrow Works');
      return {
        listed: (await get<{ totalRecords: number }>(`/kepler?company=${company}`, cookie)).totalRecords,
        sent: (await noteMail(own.platform, user, 'en', id)) !== null,
        asked: (await call('/api/kepler/document', cookie, { id })).status,
      };
    };
    expect(await seen()).toEqual({ listed: 0, sent: false, asked: 404 });
    now = day;
    expect(await seen()).toEqual({ listed: 1, sent: true, asked: 200 });
    await own.platform.db.delete(researchNotes).where(eq(researchNotes.id, id));
  });
});

test('KYC-029 KYC-017 a member with restricted access to KYC records sees only part of them', async () => {
  const { db } = own.platform;
  const cookie = await signIn('client');
  const { pageRecords } = await get<{ pageRecords: { ricosCode: string; legalName: string }[] }>(
    '/kyc?pageSize=100',
    cookie,
  );
  const { ricosCode } = pageRecords.find(({ legalName }) => legalName === 'Halden Energy GmbH')!;
  const read = async () => ({
    record: await get<KycDetails>(`/kyc/${ricosCode}`, cookie),
    documents: await get<KycDocument[]>(`/kyc/${ricosCode}/documents`, cookie),
  });
  const confidential = (documents: readonly KycDocument[]) =>
    documents.filter(({ kind }) => CONFIDENTIAL_KYC_KINDS.some((each) => each === kind));

  const before = await read();
  expect(before.record.rights).toEqual({ hasAllData: true, hasReadOnlyRight: false });
  expect(confidential(before.documents)).toHaveLength(2);

  await db
    .update(contractUserRights)
    .set({ right: 'Restricted' })
    .where(
      and(
        eq(contractUserRights.userId, personaOf('client').userId),
        eq(contractUserRights.serviceCode, 'KYC'),
      ),
    );
  const after = await read();
  expect(after.record).toMatchObject({
    rights: { hasAllData: false, hasReadOnlyRight: true },
    shareholders: [],
    otherData: null,
    naturalPersons: [],
  });
  expect(confidential(after.documents)).toEqual([]);
});

test('NEW-002 NEW-003 a client creates requests for a service only on contracts that grant a right to it', async () => {
  const { db } = own.platform;
  const { userId } = personaOf('client');
  const cookie = await signIn('client');
  const open = await get<{ id: string; number: string }[]>('/requests-configuration/contracts', cookie);
  const idOf = (number: string) => open.find((contract) => contract.number === number)!.id;
  const servicesOf = async (number: string) => {
    const path = `/requests-configuration/services?contractId=${idOf(number)}`;
    return (await get<{ code: string }[]>(path, cookie)).map(({ code }) => code);
  };
  for (const number of ['00418', '00433']) expect(await servicesOf(number)).toContain('POWER_OF_ATTORNEY');

  const taken = await db
    .delete(contractUserRights)
    .where(
      and(
        eq(contractUserRights.userId, userId),
        eq(contractUserRights.contractId, idOf('00433')),
        eq(contractUserRights.serviceCode, 'POWER_OF_ATTORNEY'),
      ),
    )
    .returning();
  expect(taken).toHaveLength(1);
  expect(await servicesOf('00433')).not.toContain('POWER_OF_ATTORNEY');
  // Services without rights stay, and so does the other contract.
  expect(await servicesOf('00433')).toContain('DIGIPASS');
  expect(await servicesOf('00418')).toContain('POWER_OF_ATTORNEY');
  await db.insert(contractUserRights).values(taken);
});

test('CUSR-019 an administrator of an outsourced service finds and adds only users of their own company', async () => {
  const { db } = own.platform;
  const { userId } = personaOf('osa');
  const [membership] = await db
    .update(contractUsers)
    .set({ clientRole: 'ADMIN' })
    .where(eq(contractUsers.userId, userId))
    .returning({ id: contractUsers.contractId });
  const { id } = membership!;
  await db.update(contracts).set({ isReadOnly: false }).where(eq(contracts.id, id));
  await db
    .insert(userServices)
    .values({ userId, serviceCode: 'MY_CONTRACT', category: 'ACTIVATED' })
    .onConflictDoNothing();
  const cookie = await signIn('osa');
  const bank = await signIn('super-admin');
  const found = async (reader: string) =>
    (await get<{ id: string }[]>(`/contracts/${id}/contacts?query=example`, reader)).map((one) => one.id);
  const [stranger, colleague] = await found(cookie);
  await db.update(users).set({ companyName: 'Another provider' }).where(eq(users.id, stranger!));
  expect(await found(cookie)).toContain(colleague);
  expect(await found(cookie)).not.toContain(stranger);
  expect(await found(bank)).toContain(stranger);

  const add = async (...userIds: string[]) =>
    (await call(`/api/contracts/${id}/users`, cookie, { userIds })).status;
  expect(await add(colleague!, stranger!)).toBe(400);
  expect(await found(cookie)).toContain(colleague);
  expect(await add(colleague!)).toBe(201);
});

test('LD-004 LD-005 LD-006 a client administrator shares the loans and deposits of a contract, and sees none while they are hidden', async () => {
  const { db } = own.platform;
  const { userId } = personaOf('client');
  // Use the current date, because the loans and deposits have ended by the advanced one.
  const advanced = now;
  now = new Date();
  const cookie = await signIn('client');
  const read = <T>(path: string) => get<T>(`/loans-and-deposits${path}`, cookie);
  const hasForm = async () => (await read<{ canUseContractForm: boolean }>('/rights')).canUseContractForm;
  expect(await hasForm()).toBe(false);

  const [contract] = await db.select().from(contracts).where(eq(contracts.number, '00391'));
  const { id } = contract!;
  await db
    .update(contractUsers)
    .set({ clientRole: 'ADMIN' })
    .where(and(eq(contractUsers.userId, userId), eq(contractUsers.contractId, id)));
  expect(await hasForm()).toBe(true);
  expect(await read('/contracts')).toMatchObject([{ id, bmf: { visibility: true } }]);
  expect((await call('/api/loans-and-deposits?type=LOAN', cookie)).status).toBe(400);

  const path = `?type=LOAN&contractId=${id}`;
  const shown = async () => (await read<FinancingList>(path)).data.deals.length;
  const owed = async () => (await read<LoansAndDepositsSummary>('/summary')).loansOutstanding;
  expect(await shown()).toBeGreaterThan(0);
  expect(await owed()).toBeLessThan(0);
  const line = (await read<FinancingList>(path)).data.lines.find(({ aggregationKey }) => aggregationKey)!;
  const detail = `/api/loans-and-deposits/${line.id}?ricosCode=${line.ricosCode}`;
  expect((await call(detail, cookie)).status).toBe(200);

  const share = (visibility: boolean, contractId = id) =>
    call(`/api/contracts/${contractId}`, cookie, { bmf: { visibility } }, 'PATCH');
  expect((await share(false)).status).toBe(200);
  expect(await shown()).toBe(0);
  expect(await owed()).toBe(0);
  expect((await call(detail, cookie)).status).toBe(404);
  const rows = { type: 'LOAN', contractId: id, columns: ['line'], rows: [line.id] };
  const exported = await call('/api/loans-and-deposits/export', cookie, rows);
  const { sheets } = await readXlsx(new Uint8Array(await exported.arrayBuffer()));
  expect(sheets[0]!.rows).toHaveLength(1);
  expect((await share(true)).status).toBe(200);
  expect(await shown()).toBeGreaterThan(0);

  // On a contract that they do not administer they may not change the sharing.
  const [other] = await db
    .select({ id: contractUsers.contractId })
    .from(contractUsers)
    .where(and(eq(contractUsers.userId, userId), ne(contractUsers.contractId, id)));
  expect((await share(false, other!.id)).status).toBe(403);
  now = advanced;
});

describe('conversation', () => {
  /** Returns a request in progress in which both users participate. */
  async function shared(): Promise<string> {
    const client = await loadUser(own.platform.db, personaOf('client').userId, 'en');
    const [row] = await own.platform.db
      .select({ id: requests.id })
      .from(requests)
      .innerJoin(
        requestParticipants,
        and(
          eq(requestParticipants.requestId, requests.id),
          eq(requestParticipants.userId, personaOf('staff').userId),
          requestParticipants.isActive,
        ),
      )
      .where(
        and(
          visibleRequests(own.platform.db, client!),
          eq(requests.state, 'INPROGRESS'),
          sql`exists (select 1 from request_participants p where p.request_id = ${requests.id} and p.user_id = ${client!.id} and p.is_active)`,
          sql`not exists (select 1 from request_external_applications e where e.request_id = ${requests.id})`,
        ),
      )
      .limit(1);
    return row!.id;
  }
  async function write(persona: PersonaId, requestId: string, key?: string): Promise<string> {
    const user = (await loadUser(own.platform.db, personaOf(persona).userId, 'en'))!;
    const call = { user, actor: { userId: user.id, impersonatorId: null }, correlationId: 'test' };
    const draft = { message: '<p>x</p>', responseRequired: false, documentIds: [] };
    const once = key === undefined ? null : { userId: user.id, key, hash: 'a'.repeat(64) };
    return (await postMessage(own.platform, call, requestId, draft, once)).id;
  }

  test('an idempotency key replays its response for 90 days', async () => {
    const id = await shared();
    const key = randomUUID();
    const first = await write('client', id, key);
    const start = now;
    const after = (days: number) => new Date(start.getTime() + days * 24 * 3_600_000);
    now = after(89);
    await sweepIdempotentWrites(own.platform);
    expect(await write('client', id, key)).toBe(first);
    now = after(91);
    await sweepIdempotentWrites(own.platform);
    expect(await write('client', id, key)).not.toBe(first);
    now = start;
  });

  test('RDET-047 returns the messages after the last known one, whatever the clocks of the servers', async () => {
    const id = await shared();
    const reader = (await loadUser(own.platform.db, personaOf('client').userId, 'en'))!;
    const first = await write('client', id);
    // One from a server whose clock is behind, then several in the same millisecond.
    now = later(-5_000);
    const others = [await write('staff', id), await write('client', id), await write('staff', id)];
    now = later(5_000);
    const { pageRecords } = await conversationPart(own.platform.db, { user: reader, language: 'en' }, id, {
      after: first,
      size: 40,
    });
    expect(pageRecords.map((message) => message.id)).toEqual(others);
  });

  test('DATA-006 nobody is notified of requests of a contract they have left', async () => {
    const id = await shared();
    const { db } = own.platform;
    const { userId } = personaOf('client');
    const told = async () =>
      (await db.select().from(notifications).where(eq(notifications.userId, userId))).length;
    const before = await told();
    await write('staff', id);
    expect(await told()).toBe(before + 1);
    await db.delete(contractUsers).where(eq(contractUsers.userId, userId));
    await write('staff', id);
    expect(await told()).toBe(before + 1);
  });
});

test('PROF-011 a stored unreadable phone number does not prevent saving, a new one does', async () => {
  const { userId } = personaOf('restricted');
  const mine = eq(users.id, userId);
  await own.platform.db.update(users).set({ mobilePhone: 'ext. 12' }).where(mine);
  const cookie = await signIn('restricted');
  const { contactInformation, address } = await get<User>('/users/me', cookie);
  const { firstName, landlinePhone } = contactInformation;
  const save = (mobilePhone: string) =>
    call(
      `/api/users/${userId}`,
      cookie,
      { contactInformation: { firstName, lastName: 'Changed', landlinePhone, mobilePhone }, address },
      'PUT',
    );
  expect((await save('ext. 13')).status).toBe(400);
  expect((await save('ext. 12')).status).toBe(200);
  const [saved] = await own.platform.db.select().from(users).where(mine);
  expect(saved).toMatchObject({ lastName: 'Changed', mobilePhone: 'ext. 12' });
});

test('DATA-029 DOC-016 DOC-017 the documents of a request show that they were requested and that their author has left', async () => {
  const { db } = own.platform;
  const cookie = await signIn('super-admin');
  const [chosen] = await db
    .select({ id: documents.id, requestId: documents.requestId, authorId: documents.authorId })
    .from(documents)
    .innerJoin(messageDocuments, eq(messageDocuments.documentId, documents.id))
    .innerJoin(users, eq(users.id, documents.authorId))
    .where(and(isNotNull(documents.requestId), isNull(users.deletedAt), eq(users.isInternal, false)))
    .orderBy(asc(documents.id))
    .limit(1);
  const { id, requestId, authorId } = chosen!;
  const flags = async (kind: 'documents' | 'messages/documents') => {
    const list = await get<RequestDocument[]>(`/requests/${requestId}/${kind}`, cookie);
    return list
      .filter((document) => document.id === id)
      .map(({ isRequested, authorIsDeleted }) => ({ isRequested, authorIsDeleted }));
  };
  expect(await flags('documents')).toEqual([{ isRequested: false, authorIsDeleted: false }]);
  await db.update(documents).set({ isRequested: true }).where(eq(documents.id, id));
  await db.update(users).set({ deletedAt: now }).where(eq(users.id, authorId));
  for (const kind of ['documents', 'messages/documents'] as const)
    expect(await flags(kind)).toEqual([{ isRequested: true, authorIsDeleted: true }]);
});

test('a connection lost during a transaction fails only that transaction', async () => {
  const { database, close } = await ownPlatform();
  const { db, pool } = database;
  const broken = db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    const [client] = (pool as unknown as { _clients: (pg.Client & { connection: pg.Connection })[] })
      ._clients;
    client!.connection.stream.destroy(new Error('the network is gone'));
    await tx.execute(sql`select 2`);
  });
  await expect(broken).rejects.toThrow();
  expect((await db.execute(sql`select 3 as three`)).rows).toEqual([{ three: 3 }]);
  await close();
}, 60_000);
