import { describe, expect, test } from 'vitest';
import type { NewEnvelope } from '@atrium/contract/signatures';
import { as, clientWith, expectProblem, failureOf, ownSession, raw } from './support.ts';
import { personaOf } from '../../sandbox/src/seed/personas.ts';

/** Calls of the portal on envelopes; actions of signatories are in signing.test.ts. */

type Overrides = Partial<Omit<NewEnvelope, 'signatories'>> & { signatories?: object[] };

const person = (name: string, more: object = {}) => ({
  firstName: name,
  lastName: 'Sample',
  mail: `${name.toLowerCase()}@people.example`,
  ...more,
});

/** Personas without access to these requests. */
const STRANGERS = ['newcomer', 'osa'] as const;

/** Returns an open request on which Claire Vasseur may act and which strangers cannot see; each caller gets another. */
let taken = 0;
async function openRequest() {
  const open = { query: { requestStates: ['INPROGRESS' as const], limit: 100 } };
  const { pageRecords } = await as('client').requests.list(open);
  const theirs = await Promise.all(STRANGERS.map((persona) => as(persona).requests.list(open)));
  const known = new Set(theirs.flatMap((list) => list.pageRecords.map(({ id }) => id)));
  const usable = pageRecords.filter(({ id, rights }) => rights!.canUploadDocument && !known.has(id));
  return usable[taken++ % usable.length]!;
}

const bodyFor = (requestId: string, overrides: Overrides = {}) =>
  ({
    requestId,
    signatureType: 'Amendment',
    subject: 'Amendment to the account agreement',
    signatories: [person('Anna')],
    documentIds: [],
    ...overrides,
  }) as NewEnvelope;

async function newEnvelope(overrides: Overrides = {}) {
  const request = await openRequest();
  const { envelopeId } = await as('client').signatures.create({ body: bodyFor(request.id, overrides) });
  return { requestId: request.id, envelopeId };
}

const envelopeOf = async (requestId: string, envelopeId: string, client = as('client')) =>
  (await client.signatures.list({ params: { id: requestId } })).find(
    (envelope) => envelope.envelopeId === envelopeId,
  )!;

describe('API-076 POST /signature', () => {
  test('SIGN-035 DATA-036 creates an envelope that the request lists with all fields', async () => {
    const { requestId, envelopeId } = await newEnvelope({
      signatories: [person('Anna', { roleName: 'Director' }), person('Ben')],
    });
    const envelope = await envelopeOf(requestId, envelopeId);
    expect(envelope).toMatchObject({
      title: 'Amendment to the account agreement',
      status: 'Submitted',
      signatureType: 'Amendment',
      createdBy: 'Claire Vasseur',
      isCreatedByMe: true,
      enableGroupSign: false,
      signatureOption: 'simple',
      rights: { canRemind: true, canCancel: true, canDownload: false },
    });
    expect(envelope.signatories).toMatchObject([
      {
        name: 'Anna Sample',
        roleName: 'Director',
        order: 1,
        status: 'InProgress',
        invitedAt: expect.any(String),
      },
      { name: 'Ben Sample', order: 2, status: 'InProgress', invitedAt: null },
    ]);
    expect(envelope.attachments).toMatchObject([{ filename: 'Amendment.pdf', signedDocumentId: null }]);
    const request = await as('client').requests.get({ params: { id: requestId } });
    expect(request.hasElectronicSignature).toBe(true);
    expect(request.lastUpdateByMe).toBe(true);
  });

  test('SIGN-031 SIGN-032 with a legal entity, signatories sign on its behalf, with legal name and SIREN', async () => {
    const { requestId, envelopeId } = await newEnvelope({
      legalEntity: { legalName: 'Halden Industries SA', siren: '552 100 554' },
    });
    expect((await envelopeOf(requestId, envelopeId)).legalEntity).toEqual({
      legalName: 'Halden Industries SA',
      siren: '552100554',
    });
    const plain = await newEnvelope();
    expect(await envelopeOf(plain.requestId, plain.envelopeId)).not.toHaveProperty('legalEntity');
  });

  test('SIGN-031 SIGN-032 refuses a legal entity without a legal name, a valid SIREN or signatories', async () => {
    const request = await openRequest();
    const refusals = async (overrides: Overrides) => {
      const body = bodyFor(request.id, overrides);
      const answer = await raw('/api/signature', { as: 'client', json: body });
      expect(answer.status).toBe(400);
      const { errors } = (await answer.json()) as { errors: { path?: string }[] };
      return errors.map(({ path }) => path);
    };
    const legalEntity = { legalName: 'Halden Industries SA', siren: '552100554' };
    expect(await refusals({ legalEntity: { legalName: ' ', siren: '' } })).toEqual([
      'body.legalEntity.legalName',
      'body.legalEntity.siren',
    ]);
    for (const siren of ['552100555', '55210055', '5521005540', '55210055A'])
      expect(await refusals({ legalEntity: { ...legalEntity, siren } })).toEqual(['body.legalEntity.siren']);
    expect(await refusals({ legalEntity, signatories: [] })).toEqual(['body.signatories']);
    const many = Array.from({ length: 11 }, (_, index) => person(`P${index}`));
    expect(await refusals({ legalEntity, signatories: many })).toEqual(['body.signatories']);
    const listed = await as('client').signatures.list({ params: { id: request.id } });
    expect(listed.filter((envelope) => envelope.legalEntity?.siren === '552100554')).toEqual([]);
  });

  test('repeating the call with the same key creates no second envelope', async () => {
    const request = await openRequest();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const body = bodyFor(request.id, { subject: `Once ${headers['idempotency-key']}` });
    const send = () => as('client').signatures.create({ body, headers });
    const [first, ...others] = await Promise.all([send(), send(), send()]);
    expect(others).toEqual([first, first]);
    const listed = await as('client').signatures.list({ params: { id: request.id } });
    expect(listed.filter(({ title }) => title === body.subject)).toHaveLength(1);
    const other = await openRequest();
    expect(other.id).not.toBe(request.id);
    const elsewhere = await failureOf(
      as('client').signatures.create({ body: { ...body, requestId: other.id }, headers }),
    );
    expect(elsewhere.status).toBe(409);
    for (const changed of [
      { subject: 'Another title' },
      { signatories: [person('Ben')] },
      { signatureOption: 'advanced', signatories: [person('Anna', { phoneNumber: '+33612345678' })] },
    ] as Overrides[]) {
      const otherwise = bodyFor(request.id, { subject: body.subject, ...changed });
      const refused = await failureOf(as('client').signatures.create({ body: otherwise, headers }));
      expect(refused).toMatchObject({ status: 409, code: 'CONFLICT' });
    }
    const after = await as('client').signatures.list({ params: { id: request.id } });
    expect(after).toHaveLength(listed.length);
    expect(await send()).toEqual(first);
  });

  test('SIGN-015 SIGN-016 a joint signature orders the groups one after the other, with bank staff in the bank’s group', async () => {
    const staff = person('Marc', { mail: personaOf('staff').email });
    const { requestId, envelopeId } = await newEnvelope({
      nameOfGroupToSignFirst: 'client',
      signatories: [staff, person('Anna'), person('Ben')],
    });
    const { signatories, groupSignFirst, enableGroupSign } = await envelopeOf(requestId, envelopeId);
    expect({ groupSignFirst, enableGroupSign }).toEqual({ groupSignFirst: 'client', enableGroupSign: true });
    expect(signatories.map(({ name, group, order }) => [name, group, order])).toEqual([
      ['Anna Sample', 'client', 1],
      ['Ben Sample', 'client', 1],
      ['Marc Sample', 'bank', 2],
    ]);
    expect(signatories.map(({ invitedAt }) => invitedAt !== null)).toEqual([true, true, false]);
  });

  test('SIGN-016 only the bank names signatories of the bank who are not among its staff', async () => {
    const joint: Overrides = {
      nameOfGroupToSignFirst: 'client',
      signatories: [person('Anna'), person('Impostor', { group: 'bank' })],
    };
    const { id } = await openRequest();
    const failure = await failureOf(as('client').signatures.create({ body: bodyFor(id, joint) }));
    expect(failure).toMatchObject({
      status: 400,
      errors: [
        {
          path: 'body.signatories.1.mail',
          label:
            'impostor@people.example is not the address of a member of the bank. Ask the bank to add its signatories.',
        },
      ],
    });
    // Nothing was created.
    const listed = await as('client').signatures.list({ params: { id } });
    expect(listed.filter(({ title }) => title === bodyFor(id).subject)).toEqual([]);
    const { pageRecords } = await as('staff').requests.list({
      query: { requestStates: ['INPROGRESS'], limit: 100 },
    });
    const { id: served } = pageRecords.find(({ rights }) => rights!.canUploadDocument)!;
    const { envelopeId } = await as('staff').signatures.create({ body: bodyFor(served, joint) });
    const { signatories } = await envelopeOf(served, envelopeId, as('staff'));
    expect(signatories.map(({ name, group }) => [name, group])).toEqual([
      ['Anna Sample', 'client'],
      ['Impostor Sample', 'bank'],
    ]);
  });

  test.each<[string, Overrides, string]>([
    [
      'SIGN-018 a name is missing',
      { signatories: [person('Anna', { firstName: ' ' })] },
      'signatories.0.firstName',
    ],
    [
      'SIGN-019 an address is none',
      { signatories: [person('Anna', { mail: 'anna@people' })] },
      'signatories.0.mail',
    ],
    [
      'SIGN-020 an address comes twice',
      { signatories: [person('Anna'), person('Ben', { mail: 'ANNA@people.example' })] },
      'signatories.0.mail',
    ],
    [
      'SIGN-024 a phone is missing in advanced mode',
      { signatureOption: 'advanced' },
      'signatories.0.phoneNumber',
    ],
    [
      'SIGN-024 a phone is none in advanced mode',
      { signatureOption: 'advanced', signatories: [person('Anna', { phoneNumber: '12' })] },
      'signatories.0.phoneNumber',
    ],
    ...['+999 123456', '+33 6 12 34 56 789', '4915123456789'].map(
      (phoneNumber): [string, Overrides, string] => [
        `SIGN-024 “${phoneNumber}” is no phone`,
        { signatureOption: 'advanced', signatories: [person('Anna', { phoneNumber })] },
        'signatories.0.phoneNumber',
      ],
    ),
    [
      'SIGN-014 a joint signature has one side',
      { nameOfGroupToSignFirst: 'bank', signatories: [person('Anna'), person('Ben')] },
      'signatories',
    ],
    ['SIGN-029 nobody signs', { signatories: [] }, 'signatories'],
    [
      'SIGN-022 eleven sign',
      { signatories: Array.from({ length: 11 }, (_, index) => person(`P${index}`)) },
      'signatories',
    ],
    ['SIGN-033 the title is empty', { subject: '  ' }, 'subject'],
    ['SIGN-033 the title is too long', { subject: 'x'.repeat(301) }, 'subject'],
    ['SIGN-028 the generic signature has no document', { signatureType: 'Generic' }, 'documentIds'],
    [
      'a document is unknown',
      { signatureType: 'Generic', documentIds: ['00000000-0000-4000-8000-00000000ffff'] },
      'documentIds',
    ],
  ])('refuses when %s', async (_title, overrides, field) => {
    const request = await openRequest();
    const answer = await raw('/api/signature', { as: 'client', json: bodyFor(request.id, overrides) });
    const { errors } = (await answer.clone().json()) as { errors: { path?: string }[] };
    await expectProblem(answer, 400, 'BAD_REQUEST');
    expect(errors[0]!.path).toBe(`body.${field}`);
  });

  test('refuses documents of another request, in the caller’s language', async () => {
    const { requestId, envelopeId } = await newEnvelope();
    const [attachment] = (await envelopeOf(requestId, envelopeId)).attachments;
    const other = await openRequest();
    const failure = await failureOf(
      as('client', 'fr').signatures.create({
        body: bodyFor(other.id, { signatureType: 'Generic', documentIds: [attachment!.id] }),
      }),
    );
    expect(failure).toMatchObject({ status: 400, key: 'add-signature' });
    expect(failure.labels[0]).toContain('cette demande');
  });

  test('a refusal does not name a document the caller must not know', async () => {
    const form = new FormData();
    form.set('file', new Blob([crypto.randomUUID()]), 'Secret plan.txt');
    const { documentId } = await as('restricted').uploads.document({ form });
    const request = await openRequest();
    const json = bodyFor(request.id, { signatureType: 'Generic', documentIds: [documentId] });
    const answer = await raw('/api/signature', { as: 'client', json });
    expect(await answer.clone().text()).not.toContain('Secret');
    await expectProblem(answer, 400, 'BAD_REQUEST');
    // For the caller's own document, the refusal names the file that cannot be signed.
    const own = new FormData();
    own.set('file', new Blob([crypto.randomUUID()]), 'Own plan.txt');
    const mine = await as('client').uploads.document({ form: own });
    const failure = await failureOf(
      as('client').signatures.create({
        body: bodyFor(request.id, { signatureType: 'Generic', documentIds: [mine.documentId] }),
      }),
    );
    expect(failure.labels[0]).toContain('Own plan.txt');
  });

  test('a document can be out for signature once: of two concurrent calls the second is refused', async () => {
    const { requestId, envelopeId } = await newEnvelope();
    const [attachment] = (await envelopeOf(requestId, envelopeId)).attachments;
    await as('client').signatures.cancel({ params: { id: envelopeId } });
    const body = bodyFor(requestId, { signatureType: 'Generic', documentIds: [attachment!.id] });
    const calls = await Promise.allSettled([
      as('client').signatures.create({ body }),
      as('client').signatures.create({ body }),
    ]);
    expect(calls.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = calls.find((call) => call.status === 'rejected') as PromiseRejectedResult;
    expect(refused.reason).toMatchObject({ status: 409 });
  });

  test('documents out for signature are not offered; those of a cancelled envelope are', async () => {
    const { requestId, envelopeId } = await newEnvelope();
    const [attachment] = (await envelopeOf(requestId, envelopeId)).attachments;
    const offered = async () =>
      (await as('client').signatures.signable({ params: { id: requestId } })).map(({ id }) => id);
    expect(await offered()).not.toContain(attachment!.id);
    await as('client').signatures.cancel({ params: { id: envelopeId } });
    expect(await offered()).toContain(attachment!.id);
    const stranger = await failureOf(as('newcomer').signatures.signable({ params: { id: requestId } }));
    expect(stranger.status).toBe(404);
  });

  test('is 404 if the request is invisible, and 403 if the user may not act on it', async () => {
    const request = await openRequest();
    const body = bodyFor(request.id);
    const { rights } = await as('super-admin').requests.get({ params: { id: request.id } });
    expect(rights.canUploadDocument).toBe(true);
    expect((await failureOf(as('osa').signatures.create({ body }))).status).toBe(404);
    const { pageRecords } = await as('client').requests.list({
      query: { requestStates: ['CLOSED'], limit: 1 },
    });
    const over = bodyFor(pageRecords[0]!.id);
    expect((await failureOf(as('client').signatures.create({ body: over }))).status).toBe(403);
    // The right is checked before any file is read: this one cannot be signed.
    const form = new FormData();
    form.set('file', new Blob([crypto.randomUUID()]), 'Own plan.txt');
    const { documentId } = await as('client').uploads.document({ form });
    const unsignable = { ...over, signatureType: 'Generic' as const, documentIds: [documentId] };
    expect((await failureOf(as('client').signatures.create({ body: unsignable }))).status).toBe(403);
  });
});

describe('API-075 GET /signature/{id}', () => {
  test('is 404 if the request is invisible', async () => {
    const { requestId } = await newEnvelope();
    for (const persona of STRANGERS) {
      const failure = await failureOf(as(persona).signatures.list({ params: { id: requestId } }));
      expect(failure, persona).toMatchObject({ status: 404, key: 'get-signatures' });
    }
  });

  test('returns a signing link only to the user whose turn it is, and never while impersonating', async () => {
    const { email } = personaOf('client');
    const { requestId, envelopeId } = await newEnvelope({
      signatories: [person('Claire', { mail: email.toUpperCase() }), person('Ben')],
    });
    const mine = (await envelopeOf(requestId, envelopeId)).signatories;
    expect(mine.map(({ isMe, signingUrl }) => [isMe, signingUrl?.startsWith('/sandbox/signature?')])).toEqual(
      [
        [true, true],
        [false, undefined],
      ],
    );
    const bank = (await envelopeOf(requestId, envelopeId, as('super-admin'))).signatories;
    expect(bank.map(({ signingUrl }) => signingUrl)).toEqual([null, null]);
    const admin = clientWith(await ownSession('super-admin'));
    await admin.impersonation.start({ body: { email } });
    const asClaire = (await envelopeOf(requestId, envelopeId, admin)).signatories;
    expect(asClaire.map(({ isMe, signingUrl }) => [isMe, signingUrl])).toEqual([
      [true, null],
      [false, null],
    ]);
  });
});

describe('API-080 POST /signature/envelopes/{id}/cancel', () => {
  test('SIGN-010 SIGN-007 the author cancels an envelope without signatures, once', async () => {
    const { requestId, envelopeId } = await newEnvelope();
    await as('client').signatures.cancel({ params: { id: envelopeId } });
    expect(await envelopeOf(requestId, envelopeId)).toMatchObject({
      status: 'Voided',
      rights: { canRemind: false, canCancel: false },
    });
    const again = await failureOf(as('client').signatures.cancel({ params: { id: envelopeId } }));
    expect(again).toMatchObject({ status: 409, key: 'cancel-signature' });
  });

  test('SIGN-011 only the author cancels, whatever other rights a user has', async () => {
    const { requestId, envelopeId } = await newEnvelope();
    const id = { id: envelopeId };
    expect((await failureOf(as('super-admin').signatures.cancel({ params: id }))).status).toBe(403);
    expect((await failureOf(as('newcomer').signatures.cancel({ params: id }))).status).toBe(404);
    expect((await failureOf(as('marketing').signatures.cancel({ params: id }))).status).toBe(403);
    expect((await envelopeOf(requestId, envelopeId)).status).toBe('Submitted');
    expect((await envelopeOf(requestId, envelopeId, as('super-admin'))).rights).toEqual({
      canRemind: false,
      canCancel: false,
      canDownload: false,
    });
  });
});

describe('API-081 API-077 reminders', () => {
  test('SIGN-009 only the author reminds the signatories whose turn it is', async () => {
    const { requestId, envelopeId } = await newEnvelope({ signatories: [person('Anna'), person('Ben')] });
    await as('client').signatures.remind({ params: { id: envelopeId } });
    const [anna, ben] = (await envelopeOf(requestId, envelopeId)).signatories;
    expect([anna!.remindedAt !== null, ben!.remindedAt]).toEqual([true, null]);
    expect([anna!.canResend, ben!.canResend]).toEqual([true, false]);
    const again = await failureOf(as('client').signatures.resendOne({ params: { id: anna!.id } }));
    expect(again).toMatchObject({ status: 429, key: null });
    const early = await failureOf(as('client').signatures.resendOne({ params: { id: ben!.id } }));
    expect(early).toMatchObject({ status: 409, key: null });
  });

  test('SIGN-011 nobody else may remind, and not after the envelope has ended', async () => {
    const { requestId, envelopeId } = await newEnvelope();
    const [anna] = (await envelopeOf(requestId, envelopeId)).signatories;
    for (const [persona, status] of [
      ['super-admin', 403],
      ['newcomer', 404],
    ] as const) {
      const { signatures } = as(persona);
      expect((await failureOf(signatures.remind({ params: { id: envelopeId } }))).status).toBe(status);
      expect((await failureOf(signatures.resendOne({ params: { id: anna!.id } }))).status).toBe(status);
    }
    await as('client').signatures.cancel({ params: { id: envelopeId } });
    expect((await failureOf(as('client').signatures.remind({ params: { id: envelopeId } }))).status).toBe(
      409,
    );
    expect((await failureOf(as('client').signatures.resendOne({ params: { id: anna!.id } }))).status).toBe(
      409,
    );
  });
});

describe('API-082 API-083 API-059 downloads', () => {
  test('SIGN-036 SIGN-037 are 404 until all have signed, and for users without access', async () => {
    const { requestId, envelopeId } = await newEnvelope();
    const envelope = `/api/signature/envelopes/${envelopeId}/documents`;
    await expectProblem(await raw(envelope, { as: 'client' }), 409, 'CONFLICT');
    await expectProblem(await raw(envelope, { as: 'newcomer' }), 404, 'NOT_FOUND');
    const all = `/api/signature/requests/${requestId}/documents`;
    await expectProblem(await raw(all, { as: 'newcomer' }), 404, 'NOT_FOUND');
    const list = await failureOf(as('newcomer').signatures.signedDocuments({ params: { id: requestId } }));
    expect(list).toMatchObject({ status: 404, key: 'get-signed-documents' });
  });
});

/** Returns a seeded request with a completed envelope. */
async function completed() {
  const { pageRecords } = await as('super-admin').requests.list({
    query: { requestStates: ['CLOSED'], limit: 100 },
  });
  for (const { id, hasElectronicSignature } of pageRecords) {
    if (!hasElectronicSignature) continue;
    const [envelope] = await as('super-admin').signatures.list({ params: { id } });
    if (envelope!.status === 'Completed') return { requestId: id, envelope: envelope! };
  }
  throw new Error('no completed envelope among the latest requests');
}

describe('seeded signatures', () => {
  test('SIGN-036 SIGN-037 API-059 a completed envelope returns its signed documents, and the request all of them', async () => {
    const { requestId, envelope } = await completed();
    expect(envelope.rights.canDownload).toBe(true);
    const paths = [
      `/api/signature/envelopes/${envelope.envelopeId}/documents`,
      `/api/signature/requests/${requestId}/documents`,
    ];
    for (const path of paths) {
      const answer = await raw(path, { as: 'super-admin' });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-disposition')).toContain('attachment; ');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      const head = Buffer.from(await answer.arrayBuffer())
        .subarray(0, 4)
        .toString('latin1');
      expect(head).toBe(envelope.attachments.length === 1 ? '%PDF' : 'PK\u0003\u0004');
    }
    const list = await as('super-admin').signatures.signedDocuments({ params: { id: requestId } });
    expect(list.map(({ id }) => id).sort()).toEqual(
      envelope.attachments.map(({ signedDocumentId }) => signedDocumentId!).sort(),
    );
  });

  test('SIGN-026 a contract with authorised domains refuses other domains', async () => {
    const { pageRecords } = await as('super-admin').requests.list({
      query: { requestStates: ['INPROGRESS'], limit: 100 },
    });
    for (const { id, contractId, rights } of pageRecords) {
      const domains = await as('super-admin').signatures.emailDomains({ query: { contractId: contractId! } });
      if (domains.length === 0 || !rights!.canUploadDocument) continue;
      const create = (mail: string) =>
        as('super-admin').signatures.create({
          body: bodyFor(id, { signatories: [person('Anna', { mail })] }),
        });
      const failure = await failureOf(create('anna@elsewhere.example'));
      expect(failure).toMatchObject({ status: 400, errors: [{ path: 'body.signatories.0.mail' }] });
      await create(`anna@${domains[0]!}`);
      return;
    }
    throw new Error('no open request of a contract with authorised domains');
  });
});

describe('API-078 GET /signature/email-domains', () => {
  test('is available for the caller’s contracts only', async () => {
    const { contractId } = await openRequest();
    const domains = await as('client').signatures.emailDomains({ query: { contractId: contractId! } });
    expect(Array.isArray(domains)).toBe(true);
    const stranger = await failureOf(
      as('osa').signatures.emailDomains({ query: { contractId: contractId! } }),
    );
    expect(stranger).toMatchObject({ status: 404, key: 'get-email-domains' });
  });
});

describe('API-079 GET /signature/amendment-file', () => {
  test.each([
    ['en', 'Amendment.pdf'],
    ['fr', 'Avenant.pdf'],
  ])('SIGN-038 in %s the file is named %s', async (language, filename) => {
    const answer = await raw('/api/signature/amendment-file', {
      as: 'client',
      headers: { 'accept-language': language },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain(`attachment; filename="${filename}"`);
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });
});
