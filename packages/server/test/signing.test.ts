import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import type { NewEnvelope, SignatureEnvelope } from '@atrium/contract/signatures';
import { personaOf } from '../../sandbox/src/seed/personas.ts';
import { as, expectProblem, failureOf, raw } from './support.ts';

/** Envelopes from invitation to completion, signed on the pages of the sandbox. */

const person = (name: string, more: object = {}) => ({
  firstName: name,
  lastName: 'Sample',
  mail: `${name.toLowerCase()}.${crypto.randomUUID().slice(0, 8)}@people.example`,
  phoneNumber: '+33612345678',
  ...more,
});

let taken = 40;
async function newEnvelope(
  overrides: Partial<Omit<NewEnvelope, 'signatories'>> & { signatories: object[] },
  author: 'client' | 'staff' = 'client',
) {
  const { pageRecords } = await as(author).requests.list({
    query: { requestStates: ['INPROGRESS', 'ACTION_REQUIRED'], limit: 100 },
  });
  const usable = pageRecords.filter((request) => request.rights!.canUploadDocument);
  const next = () => usable[taken++ % usable.length]!;
  const isRestricted = async ({ contractId }: (typeof usable)[number]) =>
    (await as(author).signatures.emailDomains({ query: { contractId: contractId! } })).length > 0;
  let request = next();
  // Some contracts only allow addresses of their own domains.
  while (await isRestricted(request)) request = next();
  const { envelopeId } = await as(author).signatures.create({
    body: {
      requestId: request.id,
      signatureType: 'Amendment',
      subject: 'Amendment to sign',
      documentIds: [],
      ...overrides,
    } as NewEnvelope,
  });
  const read = async (): Promise<SignatureEnvelope> =>
    (await as(author).signatures.list({ params: { id: request.id } })).find(
      (envelope) => envelope.envelopeId === envelopeId,
    )!;
  return { request, envelopeId, read };
}

const unescape = (text: string) => text.replaceAll('&amp;', '&');

/** Returns the content of the mailbox of an address: the links, and the code if one was sent. */
async function mailOf(address: string) {
  const page = await (await raw(`/sandbox/mailbox?address=${encodeURIComponent(address)}`)).text();
  const links = [...page.matchAll(/href="(\/sandbox\/signature\?[^"]+)"/g)].map(([, href]) =>
    unescape(href!),
  );
  return {
    tokens: links.map((href) => new URL(href, 'http://x').searchParams.get('link')!),
    code: /your code is (\d{6})/.exec(page)?.[1],
    page,
  };
}

const post = (path: string, fields: Record<string, string>) =>
  raw(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

/** Returns the notice after a step; `refused` if the page returns with an error next to its field. */
const noticeOf = (answer: Response) =>
  answer.status === 422
    ? 'refused'
    : new URL(answer.headers.get('location')!, 'http://x').searchParams.get('notice');

async function signFor(address: string) {
  const { tokens } = await mailOf(address);
  return noticeOf(await post('/sandbox/signature/sign', { link: tokens[0]!, read: 'yes' }));
}

describe('lifecycle of an envelope', () => {
  test('SIGN-005 SIGN-006 RDET-043 is signed in order and then completed with a signature page', async () => {
    const [anna, ben] = [person('Anna'), person('Ben', { lastName: 'Łukasiewicz' })];
    const { request, envelopeId, read } = await newEnvelope({ signatories: [anna, ben] });
    // The second signatory is invited only after the first has signed.
    expect((await mailOf(ben.mail)).tokens).toEqual([]);
    expect(await signFor(anna.mail)).toBeNull();
    const half = await read();
    expect(half).toMatchObject({ status: 'Processing', rights: { canCancel: false, canRemind: true } });
    expect(half.signatories.map(({ status, invitedAt }) => [status, invitedAt !== null])).toEqual([
      ['Signed', true],
      ['InProgress', true],
    ]);
    const early = await failureOf(as('client').signatures.cancel({ params: { id: envelopeId } }));
    expect(early.status).toBe(409);

    expect(await signFor(ben.mail)).toBeNull();
    const done = await read();
    expect(done).toMatchObject({
      status: 'Completed',
      rights: { canRemind: false, canCancel: false, canDownload: true },
    });
    const [attachment] = done.attachments;
    expect(attachment!.signedDocumentId).not.toBeNull();

    const answer = await raw(`/api/signature/envelopes/${envelopeId}/documents`, { as: 'client' });
    expect(answer.headers.get('content-disposition')).toContain('filename="Amendment (signed).pdf"');
    const signed = await PDFDocument.load(await answer.arrayBuffer());
    const source = await raw(`/api/documents/REQUESTS/${attachment!.id}`, { as: 'client' });
    const before = await PDFDocument.load(await source.arrayBuffer());
    expect(signed.getPageCount()).toBe(before.getPageCount() + 1);
    // The signed copy is a regular document of the request.
    const copy = await raw(`/api/documents/REQUESTS/${attachment!.signedDocumentId}`, { as: 'client' });
    expect(copy.status).toBe(200);
    const documents = await as('client').signatures.signedDocuments({ params: { id: request.id } });
    expect(documents.map(({ id }) => id)).toContain(attachment!.signedDocumentId);
    // It cannot be sent for signature again.
    const again = as('client').signatures.create({
      body: {
        requestId: request.id,
        signatureType: 'Generic',
        subject: 'Signed twice',
        documentIds: [attachment!.signedDocumentId!],
        signatories: [person('Anna')],
      },
    });
    expect(await failureOf(again)).toMatchObject({ status: 409, code: 'CONFLICT' });
    const { pageRecords } = await as('super-admin').notifications.list({ query: { size: 1 } });
    expect(Array.isArray(pageRecords)).toBe(true);
  });

  test('SIGN-005 SIGN-007 its sender is notified of the result: signed, declined or not delivered', async () => {
    const told = async (requestId: string) => {
      const { pageRecords } = await as('client').notifications.list({ query: { size: 100 } });
      return pageRecords
        .filter(({ url }) => url.endsWith(requestId))
        .map(({ type }) => type)
        .filter((type) => type.startsWith('SIGNATURE_'));
    };
    const ends = [
      ['SIGNATURE_COMPLETED', (link: string) => post('/sandbox/signature/sign', { link, read: 'yes' })],
      ['SIGNATURE_DECLINED', (link: string) => post('/sandbox/signature/decline', { link, reason: 'No.' })],
      ['SIGNATURE_FAILED', (link: string) => post('/sandbox/mailbox/bounce', { link })],
    ] as const;
    for (const [type, act] of ends) {
      const anna = person('Anna');
      const { request } = await newEnvelope({ signatories: [anna] });
      const before = await told(request.id);
      await act((await mailOf(anna.mail)).tokens[0]!);
      expect(await told(request.id)).toEqual([type, ...before]);
    }
  });

  test('signing twice or from an outdated page changes nothing', async () => {
    const [anna, ben] = [person('Anna'), person('Ben')];
    const { read } = await newEnvelope({ signatories: [anna, ben] });
    await signFor(anna.mail);
    const { signatories } = await read();
    expect(await signFor(anna.mail)).toBeNull();
    const { tokens } = await mailOf(anna.mail);
    const late = await post('/sandbox/signature/decline', { link: tokens[0]!, reason: 'too late' });
    expect(noticeOf(late)).toBe('late');
    expect((await read()).signatories).toEqual(signatories);
  });

  test('signing requires the ticked box', async () => {
    const anna = person('Anna');
    const { read } = await newEnvelope({ signatories: [anna] });
    const { tokens } = await mailOf(anna.mail);
    expect(noticeOf(await post('/sandbox/signature/sign', { link: tokens[0]! }))).toBe('refused');
    expect((await read()).status).toBe('Submitted');
  });

  test('SIGN-007 SIGN-008 declining ends it: nobody else is invited, and the reason is stored', async () => {
    const [anna, ben, cora] = [person('Anna'), person('Ben'), person('Cora')];
    const { read } = await newEnvelope({ signatories: [anna, ben, cora] });
    await signFor(anna.mail);
    const { tokens } = await mailOf(ben.mail);
    await post('/sandbox/signature/decline', { link: tokens[0]!, reason: '<b>Not my power</b>' });
    const over = await read();
    expect(over).toMatchObject({
      status: 'Declined',
      declineReason: '<b>Not my power</b>',
      rights: { canRemind: false, canCancel: false },
    });
    expect(over.signatories.map(({ status }) => status)).toEqual(['Signed', 'Declined', 'InProgress']);
    expect((await mailOf(cora.mail)).tokens).toEqual([]);
    const answer = await post('/sandbox/signature/sign', { link: tokens[0]!, read: 'yes' });
    expect(noticeOf(answer)).toBe('late');
  });

  test('SIGN-015 the second group of a joint signature waits for everybody in the first', async () => {
    const [anna, ben] = [person('Anna'), person('Ben')];
    const cora = person('Cora', { group: 'bank' });
    const { read } = await newEnvelope(
      { nameOfGroupToSignFirst: 'client', signatories: [cora, anna, ben] },
      'staff',
    );
    // Within a group, the order does not matter.
    expect(await signFor(ben.mail)).toBeNull();
    expect((await mailOf(cora.mail)).tokens).toEqual([]);
    expect(await signFor(anna.mail)).toBeNull();
    expect(await signFor(cora.mail)).toBeNull();
    expect((await read()).status).toBe('Completed');
  });

  test('the last two signatories signing concurrently complete it once', async () => {
    const list = [person('Anna'), person('Ben'), person('Cora', { group: 'bank' })];
    const { read, request } = await newEnvelope(
      { nameOfGroupToSignFirst: 'bank', signatories: list },
      'staff',
    );
    await signFor(list[2]!.mail);
    const tokens = await Promise.all(
      list.slice(0, 2).map(async ({ mail }) => (await mailOf(mail)).tokens[0]!),
    );
    await Promise.all(
      [...tokens, ...tokens].map((link) => post('/sandbox/signature/sign', { link, read: 'yes' })),
    );
    const { status, attachments, envelopeId } = await read();
    expect(status).toBe('Completed');
    const documents = await as('staff').signatures.signedDocuments({ params: { id: request.id } });
    const own = documents.filter((document) => document.envelopeId === envelopeId);
    expect(own.map(({ id }) => id)).toEqual(attachments.map(({ signedDocumentId }) => signedDocumentId));
  });

  test('SIGN-010 a cancelled envelope cannot be signed, even from a page that is already open', async () => {
    const anna = person('Anna');
    const { read, envelopeId } = await newEnvelope({ signatories: [anna] });
    const { tokens } = await mailOf(anna.mail);
    await as('client').signatures.cancel({ params: { id: envelopeId } });
    expect(noticeOf(await post('/sandbox/signature/sign', { link: tokens[0]!, read: 'yes' }))).toBe('late');
    expect((await read()).signatories[0]!.status).toBe('InProgress');
  });

  test('cancelling a request cancels its open envelopes', async () => {
    const anna = person('Anna');
    const { pageRecords } = await as('client').requests.list({
      query: { requestStates: ['INPROGRESS'], limit: 100 },
    });
    const request = pageRecords.find(({ rights }) => rights!.canCancel)!;
    const { envelopeId } = await as('client').signatures.create({
      body: {
        requestId: request.id,
        signatureType: 'Amendment',
        subject: 'Goes with its request',
        signatories: [anna],
        documentIds: [],
      },
    });
    await as('client').requestActions.update({ params: { id: request.id }, body: { state: 'CANCELED' } });
    const list = await as('client').signatures.list({ params: { id: request.id } });
    expect(list.find((envelope) => envelope.envelopeId === envelopeId)).toMatchObject({ status: 'Voided' });
    const { page } = await mailOf(anna.mail);
    expect(page).not.toContain('As the mail server');
  });

  test('SIGN-007 closing a request tells the conversation and those who were asked to sign that it cancels them', async () => {
    const { pageRecords } = await as('staff').requests.list({
      query: { requestStates: ['INPROGRESS', 'ACTION_REQUIRED'], limit: 500 },
    });
    const { userId, firstName, lastName, email } = personaOf('client');
    const { id } = pageRecords.find(
      ({ rights, participants }) =>
        rights!.canClose &&
        rights!.canUploadDocument &&
        participants!.some(({ user, isActive }) => isActive && user.id === userId),
    )!;
    const colleague = person('Anna');
    await as('staff').signatures.create({
      body: {
        requestId: id,
        signatureType: 'Amendment',
        subject: 'Goes with its request',
        signatories: [{ ...colleague, firstName, lastName, mail: email }, colleague],
        documentIds: [],
      },
    });
    const cancellations = async (persona: 'client' | 'staff') => {
      const { pageRecords: told } = await as(persona).notifications.list({ query: { size: 100 } });
      return told.filter(({ type, url }) => type === 'SIGNATURE_CANCELED' && url.endsWith(id)).length;
    };
    expect(await cancellations('client')).toBe(0);
    await as('staff').requestActions.update({ params: { id }, body: { state: 'CLOSED' } });
    expect(await cancellations('client')).toBe(1);
    expect(await cancellations('staff')).toBe(0);
    const { pageRecords: messages } = await as('client').messages.list({ params: { id } });
    expect(messages.at(-1)).toMatchObject({ messageType: 'ElectronicSignature', requestState: 'CLOSED' });
    expect(messages.at(-1)!.message).toContain('“Goes with its request” was cancelled');
  });
});

describe('advanced signature', () => {
  test('SIGN-013 a code is sent by SMS, allows five attempts, and is required for signing', async () => {
    const anna = person('Anna');
    const { read } = await newEnvelope({ signatureOption: 'advanced', signatories: [anna] });
    const [link] = (await mailOf(anna.mail)).tokens as [string];
    const sign = async (code: string) =>
      noticeOf(await post('/sandbox/signature/sign', { link, read: 'yes', code }));
    expect(await sign('')).toBe('refused');
    expect(noticeOf(await post('/sandbox/signature/code', { link }))).toBe('code');
    const first = (await mailOf(anna.mail)).code!;
    expect(first).toMatch(/^\d{6}$/);
    const wrong = first === '000000' ? '000001' : '000000';
    for (let time = 0; time < 5; time += 1) expect(await sign(wrong)).toBe('refused');
    // The code is right, but no longer valid after five wrong attempts.
    expect(await sign(first)).toBe('refused');
    expect((await read()).status).toBe('Submitted');
    await post('/sandbox/signature/code', { link });
    expect(await sign(` ${(await mailOf(anna.mail)).code!} `)).toBeNull();
    expect((await read()).status).toBe('Completed');
  });
});

describe('errors on the signing page', () => {
  /** Returns the HTML tag of a field by name. */
  const fieldOf = (page: string, name: string) =>
    new RegExp(`<(?:input|textarea)[^>]*name="${name}"[^>]*>`).exec(page)![0];

  test('SIGN-013 are shown at their field in the page’s language, and the input is kept', async () => {
    const anna = person('Anna');
    const { read } = await newEnvelope({ signatureOption: 'advanced', signatories: [anna] });
    const [link] = (await mailOf(anna.mail)).tokens as [string];
    await post('/sandbox/signature/code', { link });
    const reason = 'Not <yet>';

    const unread = await post('/sandbox/signature/sign', { link, code: '123456', reason, lang: 'fr' });
    expect(unread.status).toBe(422);
    const first = await unread.text();
    expect(first).toContain('<title>Erreur · Signer');
    expect(fieldOf(first, 'read')).toMatch(/aria-invalid="true" aria-describedby="read-error" autofocus/);
    expect(first).toMatch(/id="read-error">[\s\S]*Confirmez que vous avez lu les documents/);
    expect(fieldOf(first, 'code')).toContain('value="123456"');
    expect(fieldOf(first, 'code')).not.toContain('aria-invalid');
    expect(first).toMatch(/<textarea[^>]*>Not &lt;yet&gt;<\/textarea>/);

    const code = (await mailOf(anna.mail)).code!;
    const wrong = await post('/sandbox/signature/sign', {
      link,
      code: code === '000000' ? '000001' : '000000',
      read: 'yes',
    });
    expect(wrong.status).toBe(422);
    const second = await wrong.text();
    expect(fieldOf(second, 'code')).toMatch(/aria-invalid="true" aria-describedby="code-error" autofocus/);
    expect(second).toMatch(/id="code-error">[\s\S]*This code is not right/);
    expect(fieldOf(second, 'read')).toContain('checked');
    expect((await read()).status).toBe('Submitted');
  });

  test('a ticked box stays ticked when a code is requested', async () => {
    const anna = person('Anna');
    await newEnvelope({ signatureOption: 'advanced', signatories: [anna] });
    const [link] = (await mailOf(anna.mail)).tokens as [string];
    const asked = await post('/sandbox/signature/code', { link, read: 'yes' });
    const page = await (await raw(asked.headers.get('location')!)).text();
    expect(fieldOf(page, 'read')).toContain('checked');
    expect(page).toContain('It is valid for 10 minutes.');
  });

  test('the pages only use colour tokens', async () => {
    const style = await (await raw('/auth/pages.css')).text();
    const [tokens, rules] = [style.split('*,\n*::before')[0]!, style.split('*,\n*::before')[1]!];
    expect(tokens).toContain('prefers-color-scheme: dark');
    expect(rules).not.toMatch(/#[0-9a-f]{3,8}\b/i);
    const page = await raw(`/sandbox/signature?link=${'x'.repeat(20)}`);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
  });
});

test('SIGN-013 after signing, a user from the portal returns to the request; a user from an email stays', async () => {
  const [anna, ben] = [person('Anna'), person('Ben')];
  const { request } = await newEnvelope({ signatories: [anna, ben] });
  const signed = async (address: string, from: string) => {
    const [link] = (await mailOf(address)).tokens as [string];
    const answer = await post('/sandbox/signature/sign', { link, from, read: 'yes' });
    expect(answer.status).toBe(303);
    return answer.headers.get('location');
  };
  const [link] = (await mailOf(anna.mail)).tokens as [string];
  // Not before signing.
  const unread = await post('/sandbox/signature/sign', { link, from: 'portal' });
  expect(unread.status).toBe(422);
  expect(await signed(anna.mail, 'portal')).toBe(`/requests-board/requests/${request.id}?tab=signature`);
  expect(await signed(ben.mail, '')).toMatch(/^\/sandbox\/signature\?/);
});

describe('mail system', () => {
  test('SIGN-007 an undeliverable invitation sets the envelope to failed', async () => {
    const anna = person('Anna');
    const { read, envelopeId } = await newEnvelope({ signatories: [anna] });
    const [link] = (await mailOf(anna.mail)).tokens as [string];
    await post('/sandbox/mailbox/bounce', { link });
    expect(await read()).toMatchObject({ status: 'DeliveryFailed', rights: { canRemind: false } });
    const failure = await failureOf(as('client').signatures.remind({ params: { id: envelopeId } }));
    expect(failure.status).toBe(409);
  });

  test('SIGN-040 API-077 an automatic reply sets a warning; the invitation can be sent again and signed', async () => {
    const anna = person('Anna');
    const { read } = await newEnvelope({ signatories: [anna] });
    const [link] = (await mailOf(anna.mail)).tokens as [string];
    await post('/sandbox/mailbox/autorespond', { link });
    const [answered] = (await read()).signatories;
    expect(answered).toMatchObject({ status: 'Autoresponded', canResend: true });
    await as('client').signatures.resendOne({ params: { id: answered!.id } });
    expect((await read()).signatories[0]!.status).toBe('InProgress');
    await post('/sandbox/mailbox/autorespond', { link });
    expect(await signFor(anna.mail)).toBeNull();
    expect((await read()).status).toBe('Completed');
  });
});

describe('audit trail of an envelope', () => {
  const lines = async (envelopeId: string, persona: 'client' | 'super-admin' = 'client') =>
    (await as(persona).signatures.history({ params: { id: envelopeId } })).map(({ kind, signatory, by }) => [
      kind,
      signatory?.name ?? null,
      by && (by.isMe ? 'me' : by.name),
    ]);

  test('lists sending, invitations, reminders and signatures in order of time', async () => {
    const [anna, ben] = [person('Anna'), person('Ben')];
    const { envelopeId, read } = await newEnvelope({ signatories: [anna, ben] });
    const { signatures } = as('client');
    expect(await lines(envelopeId)).toEqual([
      ['created', null, 'me'],
      ['invited', 'Anna Sample', null],
    ]);
    await signatures.remind({ params: { id: envelopeId } });
    await signFor(anna.mail);
    await signatures.resendOne({ params: { id: (await read()).signatories[1]!.id } });
    await signFor(ben.mail);
    const whole = [
      ['created', null, 'me'],
      ['invited', 'Anna Sample', null],
      ['reminded', 'Anna Sample', 'me'],
      ['signed', 'Anna Sample', null],
      ['invited', 'Ben Sample', null],
      ['reminded', 'Ben Sample', 'me'],
      ['signed', 'Ben Sample', null],
      ['completed', null, null],
    ];
    expect(await lines(envelopeId)).toEqual(whole);
    // The other side sees the same, with the author's name.
    expect(await lines(envelopeId, 'super-admin')).toEqual(
      whole.map(([kind, name, by]) => [kind, name, by && 'Claire Vasseur']),
    );
    const events = await signatures.history({ params: { id: envelopeId } });
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  });

  test('lists declines with reason, delivery failures and cancellations', async () => {
    const anna = person('Anna');
    const declined = await newEnvelope({ signatories: [anna] });
    const [link] = (await mailOf(anna.mail)).tokens as [string];
    await post('/sandbox/signature/decline', { link, reason: 'Wrong entity' });
    const [, , last] = await as('client').signatures.history({ params: { id: declined.envelopeId } });
    expect(last).toMatchObject({
      kind: 'declined',
      signatory: { name: 'Anna Sample' },
      reason: 'Wrong entity',
    });

    const ben = person('Ben');
    const failed = await newEnvelope({ signatories: [ben] });
    await post('/sandbox/mailbox/bounce', { link: (await mailOf(ben.mail)).tokens[0]! });
    expect((await lines(failed.envelopeId)).at(-1)).toEqual(['deliveryFailed', null, null]);

    const cancelled = await newEnvelope({ signatories: [person('Carl')] });
    await as('client').signatures.cancel({ params: { id: cancelled.envelopeId } });
    expect((await lines(cancelled.envelopeId)).at(-1)).toEqual(['cancelled', null, 'me']);
  });

  test('is 404 if the request is invisible, and 401 without a session', async () => {
    const { envelopeId, request } = await newEnvelope({ signatories: [person('Anna')] });
    const path = `/api/signature/envelopes/${envelopeId}/history`;
    await expectProblem(await raw(path, { as: 'osa' }), 404, 'NOT_FOUND');
    await expectProblem(await raw(path, { as: 'marketing' }), 403, 'FORBIDDEN');
    expect((await failureOf(as(null).signatures.history({ params: { id: envelopeId } }))).status).toBe(401);
    // Not by the id of the request, either.
    await expectProblem(
      await raw(`/api/signature/envelopes/${request.id}/history`, { as: 'client' }),
      404,
      'NOT_FOUND',
    );
  });

  test('is complete for seeded envelopes', async () => {
    const { pageRecords } = await as('client').requests.list({ query: { limit: 100 } });
    const signed = pageRecords.filter(({ counts }) => counts!.signed > 0).slice(0, 5);
    expect(signed.length).toBeGreaterThan(0);
    for (const { id } of signed) {
      for (const envelope of await as('client').signatures.list({ params: { id } })) {
        const events = await as('client').signatures.history({ params: { id: envelope.envelopeId } });
        const names = (kind: string) =>
          events.filter((event) => event.kind === kind).map(({ signatory }) => signatory!.name);
        const of = (test: (one: (typeof envelope.signatories)[number]) => boolean) =>
          envelope.signatories.filter(test).map(({ name }) => name);
        expect(names('signed').toSorted()).toEqual(of(({ status }) => status === 'Signed').toSorted());
        expect(names('invited').toSorted()).toEqual(of(({ invitedAt }) => invitedAt !== null).toSorted());
        expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted());
      }
    }
  });
});

describe('sandbox signing pages', () => {
  test('run no script, are not cached, and exist in both languages', async () => {
    const anna = person('<script>Anna');
    const { mail } = anna;
    const safe = { ...anna, mail: mail.replace('<script>', '') };
    await newEnvelope({ signatories: [safe], subject: '"><img src=x onerror=alert(1)>' });
    const { tokens, page: mailbox } = await mailOf(safe.mail);
    const answer = await raw(`/sandbox/signature?link=${tokens[0]}`, {
      headers: { 'accept-language': 'fr' },
    });
    const page = await answer.text();
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    for (const text of [page, mailbox]) expect(text).not.toMatch(/<script|<img/);
    expect(page).toContain('lang="fr"');
    expect(page).toContain('Refuser de signer');
    // The policies of other pages are unchanged.
    const portal = await raw('/settings.json');
    expect(portal.headers.get('content-security-policy')).toMatch(/^default-src 'self'/);
  });

  test('an unknown link shows nothing and has no effect', async () => {
    for (const link of ['', 'x', 'a'.repeat(43)]) {
      expect((await raw(`/sandbox/signature?link=${link}`)).status).toBe(404);
      expect((await post('/sandbox/signature/sign', { link, read: 'yes' })).status).toBe(404);
      expect((await raw(`/sandbox/signature/document?link=${link}&document=x`)).status).toBe(404);
    }
  });

  test('a link only gives access to the documents of its envelope', async () => {
    const { email } = personaOf('client');
    const [anna, other] = [person('Anna'), person('Claire', { mail: email })];
    const one = await newEnvelope({ signatories: [anna] });
    const two = await newEnvelope({ signatories: [other] });
    const [link] = (await mailOf(anna.mail)).tokens as [string];
    const own = (await one.read()).attachments[0]!.id;
    const foreign = (await two.read()).attachments[0]!.id;
    const get = (document: string) => raw(`/sandbox/signature/document?link=${link}&document=${document}`);
    expect((await get(own)).headers.get('content-disposition')).toContain('attachment');
    expect((await get(foreign)).status).toBe(404);
  });
});
