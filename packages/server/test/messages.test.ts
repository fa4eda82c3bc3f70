import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { desc, eq } from 'drizzle-orm';
import { CCM_FLAG, IDEMPOTENCY_HEADER, MESSAGE_PAGE_SIZE } from '@atrium/contract/message-rules';
import type { Conversation, Message } from '@atrium/contract/messages';
import { PREFER_MINIMAL } from '@atrium/contract/request-rules';
import type { RequestState } from '@atrium/contract/request-rules';
import { MESSAGE_LIMIT } from '@atrium/contract/rich-text-rules';
import { RICH_TEXT_CASES } from '@atrium/contract/rich-text.fixture';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../src/database/open.ts';
import { auditEvents, featureFlags } from '../src/database/schema/index.ts';
import type { PersonaId } from '../../sandbox/src/seed/personas.ts';
import { personaOf } from '../../sandbox/src/seed/personas.ts';
import { everyCookie, signInCookie } from './global-setup.ts';
import { startProcess } from './server-process.ts';
import type { ServerProcess } from './server-process.ts';
import { clientWith, expectProblem, failureOf } from './support.ts';

const CLIENT = personaOf('client');
const STAFF = personaOf('staff');

let work: string;
let server: ServerProcess;
let cookies: Record<PersonaId, string>;

/** Starts a separate server, because these tests change conversations that others count. */
async function start(env: Record<string, string> = {}): Promise<void> {
  server = await startProcess(path.join(work, 'data'), env);
  cookies = await everyCookie(server.url);
}

beforeAll(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'atrium-messages-'));
  const blobs = path.join(inject('template'), 'blobs');
  await cp(inject('template'), path.join(work, 'data'), {
    recursive: true,
    filter: (source) => source !== blobs,
  });
  await start();
}, 240_000);

afterAll(async () => {
  await server.end('SIGTERM');
  await rm(work, { recursive: true, force: true });
});

const as = (persona: PersonaId) => clientWith(cookies[persona], server.url);

const send = (persona: PersonaId, id: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api/requests/${id}/messages`, {
    method: 'POST',
    headers: { cookie: cookies[persona], 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const draft = (message: string, responseRequired = false) => ({ message, responseRequired });
const listOf = (persona: PersonaId, id: string, query = {}) =>
  as(persona).messages.list({ params: { id }, query });
const lastOf = async (persona: PersonaId, id: string): Promise<Message> =>
  (await listOf(persona, id)).pageRecords.at(-1)!;

/** Returns a request in this state with Claire Vasseur and Marc Delaunay as active participants, but not the newcomer. */
async function shared(state: RequestState, index = 0): Promise<string> {
  const { pageRecords } = await as('client').requests.list({ query: { requestStates: [state], limit: 100 } });
  const found = pageRecords.filter(({ participants }) => {
    const takesPart = (id: string) => participants!.some(({ user, isActive }) => isActive && user.id === id);
    // The newcomer is the outsider of these tests.
    return takesPart(CLIENT.userId) && takesPart(STAFF.userId) && !takesPart(personaOf('newcomer').userId);
  });
  return found[index]!.id;
}

describe('API-057 GET /requests/{id}/messages', () => {
  it('RDET-042 RDET-043 DATA-028 returns the latest messages, oldest first, with author and documents', async () => {
    const id = await shared('INPROGRESS');
    const { pageRecords, totalRecords, hasOlder } = await listOf('client', id);
    expect(pageRecords).toHaveLength(totalRecords);
    expect(hasOlder).toBe(false);
    const times = pageRecords.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted());
    const request = await as('client').requests.get({ params: { id } });
    expect(pageRecords.at(-1)!.requestState).toBe(request.state);
    for (const { sender, userSenderId, messageType } of pageRecords) {
      expect(sender.id).toBe(userSenderId);
      expect(sender.isMe).toBe(sender.id === CLIENT.userId);
      expect(sender.organisation).toMatch(/\S/);
      expect(messageType).toBe('Message');
    }
    expect(pageRecords.some(({ sender }) => sender.audience === 'bank')).toBe(true);
  });

  it('PLAT-010 translates the author’s job title', async () => {
    const id = await shared('INPROGRESS');
    const jobs = async (language: string) => {
      const answer = await fetch(`${server.url}/api/requests/${id}/messages`, {
        headers: { cookie: cookies.client, 'accept-language': language },
      });
      const { pageRecords } = (await answer.json()) as Conversation;
      return pageRecords.map(({ sender }) => [sender.id, sender.jobTitle] as const);
    };
    const french = new Map(await jobs('fr'));
    const changed = (await jobs('en')).filter(([person, job]) => job !== french.get(person));
    expect(changed.length).toBeGreaterThan(0);
    expect([...french.values()]).not.toContain('Group treasurer');
  });

  it('API-057 pages by message in both directions without duplicates or gaps', async () => {
    const id = await shared('INPROGRESS');
    const all = (await listOf('client', id, { size: 200 })).pageRecords.map((message) => message.id);
    const seen: string[] = [];
    let before: string | undefined;
    for (let more = true; more;) {
      const page = await listOf('client', id, { size: 2, ...(before && { before }) });
      seen.unshift(...page.pageRecords.map((message) => message.id));
      before = seen[0];
      more = page.hasOlder;
    }
    expect(seen).toEqual(all);
    const after = await listOf('client', id, { after: all[0] });
    expect(after.pageRecords.map((message) => message.id)).toEqual(all.slice(1));
    expect((await listOf('client', id, { after: all.at(-1) })).pageRecords).toEqual([]);
    expect(MESSAGE_PAGE_SIZE).toBeLessThan(200);
  });

  it('API-057 returns the documents of a message', async () => {
    const { pageRecords } = await as('client').requests.list({ query: { limit: 100 } });
    const conversations = await Promise.all(
      pageRecords.slice(0, 25).map(async ({ id }) => (await listOf('client', id)).pageRecords),
    );
    const [document] = conversations.flat().flatMap(({ documents }) => documents);
    expect(document).toMatchObject({
      filename: expect.stringMatching(/\.\w+$/),
      size: expect.any(Number),
      category: 'REQUESTS',
    });
  });

  it('RDET-076 a removed participant remains as an inactive author', async () => {
    const rows = (await as('super-admin').requests.list({ query: { requestStates: ['CLOSED'], limit: 100 } }))
      .pageRecords;
    for (const { id, participants } of rows) {
      const gone = new Set(participants!.filter(({ isActive }) => !isActive).map(({ user }) => user.id));
      const wrote = (await listOf('super-admin', id)).pageRecords.find(({ sender }) => gone.has(sender.id));
      if (!wrote) continue;
      expect(wrote.sender.isActive).toBe(false);
      expect(wrote.sender.lastName).toMatch(/\S/);
      return;
    }
    throw new Error('nobody who wrote was removed');
  });

  it('refuses a message of another request, both directions at once, and invalid sizes', async () => {
    const [one, other] = [await shared('INPROGRESS'), await shared('INPROGRESS', 1)];
    const foreign = (await lastOf('client', other)).id;
    const own = (await lastOf('client', one)).id;
    for (const query of [{ before: foreign }, { after: foreign }, { before: own, after: own }, { size: 201 }])
      expect(await failureOf(listOf('client', one, query))).toMatchObject({ status: 400 });
  });

  it('an invisible request is 404, and the call is refused without the board', async () => {
    const id = await shared('INPROGRESS');
    expect(await failureOf(listOf('newcomer', id))).toMatchObject({ status: 404 });
    expect(await failureOf(listOf('it-support', id))).toMatchObject({ status: 403 });
    const signedOut = await fetch(`${server.url}/api/requests/${id}/messages`);
    await expectProblem(signedOut, 401, 'UNAUTHENTICATED');
  });
});

describe('API-064 POST /requests/{id}/messages', () => {
  it('RDET-027 RDET-059 a message is stored, the new status returned, and the other side can read it', async () => {
    const id = await shared('ACTION_REQUIRED');
    const answer = await as('client').messages.post({
      params: { id },
      body: draft('<p>Here is our <strong>answer</strong>.</p>', true),
    });
    expect(answer.requestState).toBe('INPROGRESS');
    const read = await lastOf('staff', id);
    expect(read).toMatchObject({
      id: answer.id,
      message: '<p>Here is our <strong>answer</strong>.</p>',
      requestState: 'INPROGRESS',
      sender: { lastName: CLIENT.lastName, audience: 'client', isMe: false },
    });
    const request = await as('staff').requests.get({ params: { id } });
    expect(request).toMatchObject({
      internalState: 'INPROGRESS',
      turn: { holder: 'you', verb: 'answer' },
      lastUpdaterFullName: `${CLIENT.firstName} ${CLIENT.lastName}`,
      unseen: true,
    });
  });

  it('without a required answer the turn stays with the client; the bank may pass it on', async () => {
    const id = await shared('ACTION_REQUIRED');
    const kept = await as('client').messages.post({ params: { id }, body: draft('<p>A word.</p>') });
    expect(kept.requestState).toBe('ACTION_REQUIRED');
    const taken = await as('staff').messages.post({ params: { id }, body: draft('<p>Noted.</p>') });
    expect(taken.requestState).toBe('INPROGRESS');
    const asked = await as('staff').messages.post({ params: { id }, body: draft('<p>And this?</p>', true) });
    expect(asked.requestState).toBe('ACTION_REQUIRED');
    const { stateChanges } = await listOf('client', id);
    expect(stateChanges.map(({ state, by }) => [state, by.lastName])).toEqual([
      ['INPROGRESS', STAFF.lastName],
      ['ACTION_REQUIRED', STAFF.lastName],
    ]);
  });

  it('notifies each other participant once, not the sender', async () => {
    const id = await shared('INPROGRESS');
    const url = `/requests-board/requests/${id}`;
    const about = async (persona: PersonaId) =>
      (await as(persona).notifications.list({ query: { size: 100 } })).pageRecords.filter(
        (each) => each.url === url && !each.isSeen,
      );
    const before = await about('client');
    const own = await about('staff');
    await as('staff').messages.post({ params: { id }, body: draft('<p>Please answer.</p>', true) });
    const after = await about('client');
    expect(after).toHaveLength(before.length + 1);
    expect(after[0]!.type).toBe('REQUEST_ACTION_REQUIRED');
    expect(await about('staff')).toEqual(own);
  });

  it('sends no portal notification to users who opted out', async () => {
    const id = await shared('INPROGRESS');
    const wish = (websiteValue: boolean) =>
      as('client').preferences.saveNotification({
        body: { preferenceId: 'requestMessage', emailValue: true, websiteValue },
      });
    const total = async () => (await as('client').notifications.list({ query: { size: 1 } })).totalRecords;
    await wish(false);
    const before = await total();
    await as('staff').messages.post({ params: { id }, body: draft('<p>For your files.</p>') });
    expect(await total()).toBe(before);
    await wish(true);
  });

  it('a repeat with the same idempotency key creates no second message, also concurrently', async () => {
    const id = await shared('ACTION_REQUIRED');
    const before = (await listOf('client', id)).totalRecords;
    const headers = { [IDEMPOTENCY_HEADER]: crypto.randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send('client', id, draft('<p>Once.</p>', true), headers)),
    );
    const bodies = (await Promise.all(answers.map((answer) => answer.json()))) as { id: string }[];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(bodies.map((body) => body.id)).size).toBe(1);
    expect((await listOf('client', id)).totalRecords).toBe(before + 1);

    const other = await send('client', id, draft('<p>Something else.</p>'), headers);
    await expectProblem(other, 409, 'CONFLICT');
    // The idempotency key is scoped to its sender: another user may use the same one.
    expect((await send('staff', id, draft('<p>Mine.</p>'), headers)).status).toBe(201);
    // A file added since then is not silently ignored.
    const added = await upload('client', 'added.pdf');
    const more = { ...draft('<p>Once.</p>', true), documentIds: [added] };
    await expectProblem(await send('client', id, more, headers), 409, 'CONFLICT');
    const bad = await send('client', id, draft('<p>x</p>'), { [IDEMPOTENCY_HEADER]: 'again' });
    await expectProblem(bad, 400, 'BAD_REQUEST');
  });

  it('the key of a refused message can be reused, that of a sent message only for the same call', async () => {
    const [id, elsewhere] = [await shared('INPROGRESS'), await shared('INPROGRESS', 1)];
    const headers = { [IDEMPOTENCY_HEADER]: crypto.randomUUID() };
    const unknown = { ...draft('<p>With a file.</p>'), documentIds: [crypto.randomUUID()] };
    await expectProblem(await send('client', id, unknown, headers), 400, 'BAD_REQUEST');
    expect((await send('client', id, draft('<p>Without.</p>'), headers)).status).toBe(201);
    await expectProblem(await send('client', elsewhere, draft('<p>Without.</p>'), headers), 409, 'CONFLICT');
  });

  it('RDET-050 RDET-051 refuses an empty text and a text at the limit', async () => {
    const id = await shared('INPROGRESS');
    const before = (await listOf('client', id)).totalRecords;
    for (const message of [
      '<p></p>',
      '<p> &nbsp; </p><ul><li><p></p></li></ul>',
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      `<p>${'a'.repeat(MESSAGE_LIMIT)}</p>`,
    ]) {
      const answer = await send('client', id, draft(message));
      const body = (await answer.clone().json()) as { errors: { path: string }[] };
      await expectProblem(answer, 400, 'BAD_REQUEST');
      expect(body.errors[0]!.path).toBe('body.message');
    }
    expect((await listOf('client', id)).totalRecords).toBe(before);
    const most = `<p><strong>${'&amp;'.repeat(MESSAGE_LIMIT - 1)}</strong></p>`;
    expect((await send('client', id, draft(most))).status).toBe(201);
  });

  it('RDET-049 stores only the text of malicious HTML', async () => {
    const id = await shared('INPROGRESS');
    for (const { html, clean } of RICH_TEXT_CASES) {
      const { status } = await send('client', id, draft(`<p>x</p>${html}`));
      expect(status).toBe(201);
      expect((await lastOf('staff', id)).message).toBe(`<p>x</p>${clean}`);
    }
  });

  it('refuses an invalid body with the field', async () => {
    const id = await shared('INPROGRESS');
    for (const [body, field] of [
      [{ responseRequired: true }, 'message'],
      [{ message: '', responseRequired: true }, 'message'],
      [{ message: '<p>a</p>' }, 'responseRequired'],
      [{ ...draft('<p>a</p>'), documentIds: ['x'] }, 'documentIds'],
      [{ ...draft('<p>a</p>'), documentIds: [crypto.randomUUID()] }, 'documentIds'],
    ] as const) {
      const answer = await send('client', id, body);
      const { errors } = (await answer.clone().json()) as { errors: { path: string }[] };
      await expectProblem(answer, 400, 'BAD_REQUEST');
      expect(errors[0]!.path).toMatch(`body.${field}`);
    }
  });

  const upload = async (persona: PersonaId, name: string): Promise<string> => {
    const form = new FormData();
    form.append('file', new Blob(['%PDF-1.7\n%%EOF\n'], { type: 'application/pdf' }), name);
    const answer = await fetch(`${server.url}/api/documents`, {
      method: 'POST',
      headers: { cookie: cookies[persona] },
      body: form,
    });
    expect(answer.status, await answer.clone().text()).toBeLessThan(300);
    return ((await answer.json()) as { documentId: string }).documentId;
  };

  it('RDET-059 API-065 attaches only documents of the sender, each once', async () => {
    const id = await shared('INPROGRESS');
    const [first, second] = [await upload('client', 'Minutes.pdf'), await upload('client', 'Powers.pdf')];
    const body = { ...draft('<p>Attached.</p>'), documentIds: [first] };
    await expectProblem(await send('staff', id, body), 400, 'BAD_REQUEST');
    const sent = await as('client').messages.post({ params: { id }, body });
    expect((await lastOf('staff', id)).documents.map(({ filename }) => filename)).toEqual(['Minutes.pdf']);
    await expectProblem(await send('client', id, body), 400, 'BAD_REQUEST');

    const params = { id, messageId: sent.id };
    await as('client').messages.addDocument({ params, body: { documentId: second } });
    expect((await lastOf('staff', id)).documents).toHaveLength(2);
    // The other side answered in between; a document that is added changes the request again.
    await as('staff').messages.post({ params: { id }, body: draft('<p>Thank you.</p>') });
    const before = await as('staff').requests.get({ params: { id } });
    const third = await upload('client', 'Annex.pdf');
    await as('client').messages.addDocument({ params, body: { documentId: third } });
    const after = await as('staff').requests.get({ params: { id } });
    expect([before.lastUpdateByMe, after.lastUpdateByMe]).toEqual([true, false]);
    expect(after.updatedAt > before.updatedAt).toBe(true);
    const mine = await upload('staff', 'Notes.pdf');
    const others = as('staff').messages.addDocument({ params, body: { documentId: mine } });
    expect(await failureOf(others)).toMatchObject({ status: 403 });
    const nowhere = as('client').messages.addDocument({
      params: { id, messageId: mine },
      body: { documentId: second },
    });
    expect(await failureOf(nowhere)).toMatchObject({ status: 404 });
  });

  it('NEW-039 a message has at most 50 documents, also if they are added one by one', async () => {
    const id = await shared('INPROGRESS');
    const files: string[] = [];
    for (let count = 0; count < 53; count += 1) files.push(await upload('client', `Part ${count}.pdf`));
    const sent = await as('client').messages.post({
      params: { id },
      body: { ...draft('<p>Fifty documents</p>'), documentIds: files.slice(0, 49) },
    });
    const add = (documentId: string) =>
      as('client').messages.addDocument({ params: { id, messageId: sent.id }, body: { documentId } });
    await add(files[49]!);
    for (const file of files.slice(50))
      expect(await failureOf(add(file))).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
    expect((await lastOf('staff', id)).documents).toHaveLength(50);
  });

  it('RDET-050 refuses a message without visible content', async () => {
    const id = await shared('INPROGRESS');
    for (const html of [
      '<p>\u200b</p>',
      '<p>&#8203;&zwj;\u2800</p><p>&nbsp;<br></p>',
      '<ul><li>\u3164</li></ul>',
    ])
      await expectProblem(await send('client', id, draft(html)), 400, 'BAD_REQUEST');
  });

  it('RDET-030 refuses a file while a closure is pending', async () => {
    const id = await shared('INPROGRESS', 1);
    const before = await as('client').messages.post({ params: { id }, body: draft('<p>Before.</p>') });
    const documentId = await upload('client', 'Late.pdf');
    await as('staff').requestActions.update({ params: { id }, body: { state: 'TO_CLOSE' } });
    expect((await as('client').requests.get({ params: { id } })).rights).toMatchObject({
      canWriteMessage: true,
      canUploadDocument: false,
    });
    const withFile = { ...draft('<p>With a file.</p>'), documentIds: [documentId] };
    await expectProblem(await send('client', id, withFile), 403, 'FORBIDDEN');
    const params = { id, messageId: before.id };
    const added = as('client').messages.addDocument({ params, body: { documentId } });
    expect(await failureOf(added)).toMatchObject({ status: 403 });
    expect((await send('client', id, draft('<p>Without.</p>'))).status).toBe(201);
    // The file can still be attached by its user, once the request is open again.
    const held = await as('client').uploads.held();
    expect(held.map((document) => document.documentId)).toContain(documentId);
  });

  it('CTR-026 records both users for messages and actions while impersonating', async () => {
    const id = await shared('INPROGRESS', 2);
    const admin = clientWith(await signInCookie(server.url, 'super-admin'), server.url);
    await admin.impersonation.start({ body: { email: CLIENT.email } });
    await admin.messages.post({ params: { id }, body: draft('<p>In her name.</p>') });
    await admin.requestActions.update({ params: { id }, body: { state: 'TO_CLOSE' } });
    await admin.impersonation.stop();
    await as('client').messages.post({ params: { id }, body: draft('<p>In person.</p>') });
    const { firstName, lastName, userId } = personaOf('super-admin');
    const impersonator = { id: userId, firstName, lastName };
    for (const reader of ['client', 'staff'] as const) {
      const { pageRecords, stateChanges } = await listOf(reader, id);
      const [taken, own] = pageRecords.slice(-2).map(({ sender }) => sender);
      expect(taken).toMatchObject({ id: CLIENT.userId, isMe: reader === 'client', impersonator });
      expect(own).not.toHaveProperty('impersonator');
      expect(stateChanges.at(-1)!.by).toMatchObject({ id: CLIENT.userId, impersonator });
    }
  });

  it('RDET-030 refuses read-only users, completed requests, outsiders and missing sessions', async () => {
    const id = await shared('INPROGRESS');
    const closed = await shared('CLOSED');
    await expectProblem(await send('client', closed, draft('<p>a</p>')), 403, 'FORBIDDEN');
    await expectProblem(await send('newcomer', id, draft('<p>a</p>')), 404, 'NOT_FOUND');
    await expectProblem(await send('it-support', id, draft('<p>a</p>')), 403, 'FORBIDDEN');
    const { pageRecords } = await as('client-admin').requests.list({ query: { limit: 100 } });
    const readOnly = pageRecords.find(
      ({ rights, participants, state }) =>
        state === 'INPROGRESS' && !rights!.canWriteMessage && participants!.every(({ isMe }) => !isMe),
    );
    await expectProblem(await send('client-admin', readOnly!.id, draft('<p>a</p>')), 403, 'FORBIDDEN');
    const signedOut = await fetch(`${server.url}/api/requests/${id}/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(draft('<p>a</p>')),
    });
    await expectProblem(signedOut, 401, 'UNAUTHENTICATED');
  });
});

describe('API-067 GET /requests/mail', () => {
  /** Reads the e-mails of the bank's latest requests; null for those that are no longer stored. */
  async function latestMails() {
    const { pageRecords } = await as('super-admin').requests.list({
      query: { limit: 150 },
      headers: PREFER_MINIMAL,
    });
    const ids: string[] = [];
    for (const { id } of pageRecords)
      for (const { emailId } of (await listOf('super-admin', id)).pageRecords)
        if (emailId !== null) ids.push(emailId);
    return Promise.all(
      ids.map((mailId) =>
        as('super-admin')
          .messages.mail({ query: { mailId } })
          .catch(() => null),
      ),
    );
  }

  it('RDET-044 RDET-045 RDET-046 returns the sanitized mail, a mail without content, and reports one no longer stored', async () => {
    const answers = await latestMails();
    const kept = answers.filter((answer) => answer !== null);
    const contents = kept.flatMap(({ content }) => content ?? []);
    expect(kept.length).toBeLessThan(answers.length);
    expect(contents.length).toBeLessThan(kept.length);
    expect(contents.length).toBeGreaterThan(0);
    for (const content of contents)
      expect(content).not.toMatch(/<(?!\/?(p|br|strong|em|u|ul|ol|li)>)|Calibri/);
    expect(kept.every(({ from, to }) => from.includes('@') && to.length > 0)).toBe(true);
  });

  it('RDET-045 is 404 for a request the caller must not know, and requires the id', async () => {
    const kept = (await latestMails()).find((answer) => answer !== null);
    const failure = await failureOf(as('newcomer').messages.mail({ query: { mailId: kept!.mailId } }));
    expect(failure.status).toBe(404);
    const answer = await fetch(`${server.url}/api/requests/mail`, {
      headers: { cookie: cookies['client'] },
    });
    await expectProblem(answer, 400, 'BAD_REQUEST');
  });
});

describe('refusal by the bank’s messaging system', () => {
  let id: string;
  let ccm: string;
  let trail: (typeof auditEvents.$inferSelect)[];

  beforeAll(async () => {
    id = await shared('INPROGRESS');
    const { pageRecords } = await as('staff').requests.list({ query: { limit: 100 } });
    ccm = pageRecords.find(
      ({ externalApplications, rights }) =>
        rights!.canWriteMessage &&
        externalApplications!.some(({ applicationName }) => applicationName === 'CCM'),
    )!.id;
    await server.end('SIGTERM');
    const { db, close } = await openDatabase({ folder: path.join(work, 'data', 'database') });
    trail = await db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.entity, 'messages'))
      .orderBy(desc(auditEvents.id));
    await db.insert(featureFlags).values({ id: CCM_FLAG, enabled: true });
    await close();
    await start({ MESSAGING_OUTAGE: 'true' });
  }, 240_000);

  it('DATA-060 every message is audited without its text', () => {
    expect(trail.length).toBeGreaterThan(20);
    for (const event of trail)
      expect(event).toMatchObject({
        secondaryEntity: expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
    expect(JSON.stringify(trail)).not.toMatch(/answer<|alert/);
  });

  it('RDET-061 PLAT-080 SYMPHONY_EXCEPTION: nothing is written, and the label explains it', async () => {
    const before = (await listOf('client', id)).totalRecords;
    await expectProblem(await send('client', id, draft('<p>a</p>')), 502, 'SYMPHONY_EXCEPTION');
    expect((await listOf('client', id)).totalRecords).toBe(before);
  });

  it('RDET-064 the flag blocks requests linked to CCM and gives the reason', async () => {
    const request = await as('staff').requests.get({ params: { id: ccm } });
    expect(request.rights.canWriteMessage).toBe(false);
    const answer = await send('staff', ccm, draft('<p>a</p>'));
    expect(((await answer.clone().json()) as { errors: { label: string }[] }).errors[0]!.label).toMatch(
      'CCM',
    );
    await expectProblem(answer, 403, 'FORBIDDEN');
    expect((await as('client').requests.get({ params: { id } })).rights.canWriteMessage).toBe(true);
  });
});
