import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { FIELD_FORMATS } from '@atrium/contract/generic-field-rules';
import type { RequestCreationInput } from '@atrium/contract/request-creation';
import { IDEMPOTENCY_HEADER } from '@atrium/contract/message-rules';
import { SERVICES, SERVICE_CODES } from '@atrium/contract/services';
import type { ServiceCode } from '@atrium/contract/services';
import { makeFile } from '../../sandbox/src/seed/files.ts';
import { personaOf } from '../../sandbox/src/seed/personas.ts';
import type { PersonaId } from '../../sandbox/src/seed/personas.ts';
import { as, expectProblem, failureOf, raw } from './support.ts';

const UNKNOWN = '11111111-2222-4333-8444-555555555555';

async function upload(persona: PersonaId, kind: 'pdf' | 'txt' = 'pdf'): Promise<string> {
  const bytes =
    kind === 'pdf'
      ? await makeFile('pdf', {
          title: randomUUID(),
          subtitle: '',
          paragraphs: ['x'],
          table: [],
          date: new Date(),
        })
      : new TextEncoder().encode(randomUUID());
  const form = new FormData();
  form.set('file', new Blob([bytes as BlobPart]), `file.${kind}`);
  return (await as(persona).uploads.document({ form })).documentId;
}

/** Returns the id of a contract of the user by its number. */
async function contractId(persona: PersonaId, number = '00418'): Promise<string> {
  const contracts = await as(persona).requestCreation.contracts();
  return contracts.find((contract) => contract.number === number)!.id;
}

/** Returns a complete form: a question about a payment, in Halden's cash contract. */
async function question(
  persona: PersonaId,
  more: Partial<RequestCreationInput> = {},
): Promise<RequestCreationInput> {
  const contract = await contractId('client');
  const people = await as(persona === 'restricted' ? 'client' : persona).requestCreation.reachableUsers({
    query: { contractId: contract, topicIds: ['PAYMENTS'] },
  });
  return {
    contractId: contract,
    serviceAction: { serviceCode: 'CASH_MANAGEMENT', action: 'PAYMENT_INVESTIGATION' },
    type: 'ACTION',
    title: 'Where is the payment of Monday',
    description: '<p>It has <strong>not</strong> arrived.</p>',
    participants: [{ id: people.find(({ role }) => role.roleType === 'BANK_USER')!.id }],
    topicIds: ['PAYMENTS', 'PAYMENTS.SEPA'],
    ...more,
  };
}
const create = (persona: PersonaId, body: RequestCreationInput, key?: string) =>
  as(persona).requestCreation.create({ body, ...(key && { headers: { [IDEMPOTENCY_HEADER]: key } }) });

/** Returns the status and the field paths of a refusal. */
async function refused(persona: PersonaId, body: RequestCreationInput) {
  const failure = await failureOf(create(persona, body));
  return { status: failure.status, paths: failure.errors.map(({ path }) => path) };
}

it('NEW-034 an account opening date must not be in the past', async () => {
  const opensOn = async (day: string) =>
    (
      await refused(
        'client',
        await question('client', {
          serviceAction: { serviceCode: 'CASH_MANAGEMENT', action: 'ACCOUNT_OPENING' },
          type: 'SERVICE_ACTION',
          topicIds: ['ACCOUNTS'],
          genericFields: [{ fieldId: 'openingDate', value: day }],
        }),
      )
    ).paths;
  const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  expect(await opensOn(dayIn(-2))).toContain('body.genericFields.openingDate');
  expect(await opensOn(dayIn(2))).not.toContain('body.genericFields.openingDate');
});

describe('options of the form', () => {
  it('NEW-002 returns the contracts on which the user can create requests', async () => {
    const own = await as('client').requestCreation.contracts();
    expect(own.map(({ number }) => number).sort()).toEqual(['00391', '00402', '00418', '00433']);
    expect(own.every(({ rights }) => rights.canCreateRequest)).toBe(true);
    const all = await as('super-admin').requestCreation.contracts();
    expect(all.length).toBeGreaterThan(own.length);
  });

  it.each(['restricted', 'marketing', 'demo', 'it-support', null] as const)(
    'REQ-030 %s may neither create requests nor read the options',
    async (persona) => {
      const status = persona === null ? 401 : 403;
      for (const path of [
        'requests-configuration/contracts',
        'requests-configuration/services',
        'service-topics',
        `requests/reachable-users?contractId=${UNKNOWN}`,
        `legal-entities/ACCOUNTS/available-legal-entities?contractId=${UNKNOWN}`,
      ])
        expect((await raw(`/api/${path}`, persona ? { as: persona } : {})).status, path).toBe(status);
    },
  );

  it('REQ-038 NEW-003 returns services of the contract that the client has, with their actions', async () => {
    const services = await as('client').requestCreation.services();
    const takesRequests = SERVICE_CODES.filter((code) => SERVICES[code].takesRequests);
    expect(services.map(({ code }) => code).sort()).toEqual([...takesRequests].sort());
    expect(services.every(({ actions }) => actions.length > 0)).toBe(true);
    const ofContract = await as('staff').requestCreation.services({
      query: { contractId: await contractId('client', '00402') },
    });
    expect(ofContract.map(({ code }) => code)).toEqual(['CONTACTS', 'KYC', 'TRADE_FINANCE', 'GUARANTEES']);
    // The bank user has no digipass service themselves; their client's contract has it.
    const cash = await as('staff').requestCreation.services({
      query: { contractId: await contractId('client') },
    });
    expect(cash.map(({ code }) => code)).toContain('DIGIPASS');
  });

  it('NEW-021 NEW-022 NEW-023 every action has a form with generic fields, in the language of the call', async () => {
    const contracts = await as('super-admin').requestCreation.contracts();
    const seen = new Set<ServiceCode>();
    const formats = new Set<string>();
    for (const number of ['00418', '00391', '00402']) {
      const { id } = contracts.find((contract) => contract.number === number)!;
      const services = await as('super-admin').requestCreation.services({ query: { contractId: id } });
      for (const { code, actions } of services) {
        if (seen.has(code)) continue;
        seen.add(code);
        for (const action of actions) {
          const query = { serviceId: code, action: action.code, contractId: id };
          const form = await as('client').requestCreation.configuration({ query });
          expect(form).toMatchObject({ serviceCode: code, action: action.code, label: action.label });
          const fields = await as('client', 'fr').requestCreation.generic({ query });
          for (const { format } of fields) formats.add(format);
        }
      }
    }
    expect([...formats].sort()).toEqual([...FIELD_FORMATS].sort());
    const query = {
      serviceId: 'CASH_MANAGEMENT' as const,
      action: 'ACCOUNT_OPENING',
      contractId: await contractId('client'),
    };
    const opening = await as('client', 'fr').requestCreation.configuration({ query });
    expect(opening.label).toBe('Ouvrir un compte');
    // NEW-017.
    expect(opening.steps).toMatchObject([
      { id: 'SIGNATORY', onByDefault: true },
      { id: 'DOCUMENT', onByDefault: false },
    ]);
  });

  it('API-071 DATA-038 NEW-040 returns the form of an action to users who can create requests on the contract', async () => {
    const query = {
      serviceId: 'CASH_MANAGEMENT' as const,
      action: 'ACCOUNT_OPENING',
      contractId: await contractId('client'),
    };
    expect(await as('client').requestCreation.configuration({ query })).toEqual({
      serviceCode: 'CASH_MANAGEMENT',
      action: 'ACCOUNT_OPENING',
      label: 'Open an account',
      description: 'A current or collection account in any currency, with its signatories.',
      type: 'SERVICE_ACTION',
      form: 'STANDARD',
      information: {
        title: 'REQUIRED',
        message: 'REQUIRED',
        categories: 'REQUIRED',
        legalEntities: 'REQUIRED',
        participants: 'REQUIRED',
        attachments: 'OPTIONAL',
      },
      maximumLegalEntities: null,
      attachments: { maximum: 50, mediaCategories: null },
      steps: [
        {
          id: 'SIGNATORY',
          switchable: true,
          onByDefault: true,
          attachments: { maximum: 10, mediaCategories: ['PDF'] },
        },
        {
          id: 'DOCUMENT',
          switchable: true,
          onByDefault: false,
          attachments: { maximum: 50, mediaCategories: null },
        },
      ],
      canAskForValidation: true,
      maximumSignatories: 10,
      usualTopicId: null,
    });
    const address = `/api/requests-configuration?${new URLSearchParams(query).toString()}`;
    await expectProblem(await raw(address, { as: 'restricted' }), 403, 'FORBIDDEN');
    await expectProblem(await raw(address), 401, 'UNAUTHENTICATED');
  });

  it('API-072 DATA-038 returns the generic fields of an action with their states, in the user’s language', async () => {
    const query = {
      serviceId: 'CASH_MANAGEMENT' as const,
      action: 'ACCOUNT_OPENING',
      contractId: await contractId('client'),
    };
    const fields = await as('client').requestCreation.generic({ query });
    expect(fields.map(({ id, format, state }) => [id, format, state])).toEqual([
      ['openingDate', 'DATE', 'VISIBLE_REQUIRED_SINGLE'],
      ['accountCountry', 'COUNTRY_CODE', 'VISIBLE_REQUIRED_SINGLE'],
      ['expectedFlows', 'AMOUNT', 'VISIBLE_OPTIONAL_SINGLE'],
      ['purpose', 'STRING', 'VISIBLE_REQUIRED_SINGLE'],
      ['joinsPool', 'BOOLEAN', 'VISIBLE_OPTIONAL_SINGLE'],
      ['bookingCentre', 'STRING', 'HIDDEN'],
    ]);
    expect(fields[3]).toEqual({
      id: 'purpose',
      label: 'Purpose of the account',
      tooltip: 'What will be paid and received.',
      placeholder: 'Payroll, collections, taxes',
      format: 'STRING',
      state: 'VISIBLE_REQUIRED_SINGLE',
      maxElements: 1,
    });
    expect(fields[0]).toMatchObject({ earliest: 'TODAY' });
    const inFrench = await as('client', 'fr').requestCreation.generic({ query });
    expect(inFrench[3]).toMatchObject({
      label: 'Objet du compte',
      placeholder: 'Paie, encaissements, impôts',
    });
    const address = `/api/requests-configuration/generic?${new URLSearchParams(query).toString()}`;
    await expectProblem(await raw(address, { as: 'restricted' }), 403, 'FORBIDDEN');
    await expectProblem(await raw(address), 401, 'UNAUTHENTICATED');
  });

  it('NEW-044 NEW-045 the audit report has one legal entity and one PDF', async () => {
    const form = await as('client').requestCreation.configuration({
      query: {
        serviceId: 'AUDIT_REPORT_REQUEST',
        action: 'AUDIT_CONFIRMATION',
        contractId: await contractId('client', '00391'),
      },
    });
    expect(form).toMatchObject({
      maximumLegalEntities: 1,
      attachments: { maximum: 1, mediaCategories: ['PDF'] },
      information: { legalEntities: 'REQUIRED', attachments: 'REQUIRED' },
    });
  });

  it('refuses contracts of others, unavailable services and unknown actions', async () => {
    const all = await as('super-admin').requestCreation.contracts();
    const foreign = all.find(({ name }) => !/Halden/.test(name))!.id;
    const own = await contractId('client');
    const ask = (id: string, serviceId: ServiceCode, action: string) =>
      failureOf(as('client').requestCreation.configuration({ query: { contractId: id, serviceId, action } }));
    expect((await ask(foreign, 'KYC', 'KYC_REVIEW')).status).toBe(404);
    expect((await ask(own, 'TRADE_FINANCE', 'GUARANTEE_ISSUE')).status).toBe(403);
    expect((await ask(own, 'KYC', 'NOTHING')).status).toBe(404);
    await expectProblem(
      await raw(`/api/requests-configuration/generic?serviceId=NOPE&action=X&contractId=${own}`, {
        as: 'client',
      }),
      400,
      'BAD_REQUEST',
    );
  });

  it('API-040 DATA-040 NEW-062 NEW-063 returns topics by contract and type, without read-only ones on demand', async () => {
    const id = await contractId('client');
    const all = await as('client').requestCreation.topics({ query: { contractId: id } });
    expect(all.map((topic) => topic.id)).toContain('CHEQUES');
    const open = await as('client').requestCreation.topics({
      query: { contractId: id, excludeReadonly: true },
    });
    expect(open.map((topic) => topic.id)).not.toContain('CHEQUES');
    // DATA-040.
    expect(open.find((topic) => topic.id === 'PAYMENTS')).toEqual({
      serviceCode: 'CASH_MANAGEMENT',
      id: 'PAYMENTS',
      content: 'Payments',
      subTopics: [
        { id: 'PAYMENTS.SEPA', content: 'SEPA payments' },
        { id: 'PAYMENTS.FOREIGN', content: 'Foreign payments' },
        { id: 'PAYMENTS.CARDS', content: 'Cards' },
      ],
      canAddMultipleParticipant: true,
      needAtLeastOneRicos: false,
    });
    expect(open.find((topic) => topic.id === 'ACCOUNTS')).toMatchObject({ needAtLeastOneRicos: true });
    const financing = await contractId('client', '00391');
    const documents = await as('client').requestCreation.topics({
      query: { contractId: financing, requestType: 'DOCUMENT' },
    });
    expect(documents.map((topic) => topic.id)).toContain('AGREEMENTS');
    expect(documents.map((topic) => topic.id)).not.toContain('DEPOSITS');
  });

  it('API-074 DATA-042 NEW-056 NEW-065 returns legal entities of the contract, with the user’s own fixed if the topic requires it', async () => {
    const query = { contractId: await contractId('client') };
    const accounts = await as('client').requestCreation.legalEntities({ params: { id: 'ACCOUNTS' }, query });
    expect(accounts).toHaveLength(9);
    expect(accounts.some(({ isFixed }) => isFixed)).toBe(false);
    const channels = await as('client').requestCreation.legalEntities({ params: { id: 'CHANNELS' }, query });
    expect(channels.filter(({ isFixed }) => isFixed).map(({ label }) => label)).toEqual([
      'Halden Industries SA',
    ]);
    expect(channels.find(({ isFixed }) => isFixed)).toEqual({
      ricos: expect.stringMatching(/^\w+$/),
      label: 'Halden Industries SA',
      isFixed: true,
    });
    const unknown = as('client').requestCreation.legalEntities({ params: { id: 'BONDS' }, query });
    expect((await failureOf(unknown)).status).toBe(404);
  });

  it('API-073 DATA-041 NEW-053 NEW-064 returns people of the contract without the caller, with the topic’s handlers preselected', async () => {
    const query = { contractId: await contractId('client'), topicIds: ['POWERS'] };
    const people = await as('client').requestCreation.reachableUsers({ query });
    expect(people.map(({ id }) => id)).not.toContain(personaOf('client').userId);
    expect(people.map(({ id }) => id)).toContain(personaOf('staff').userId);
    const chosen = people.filter(({ isSelectedByDefault }) => isSelectedByDefault);
    expect(chosen.map(({ lastName }) => lastName)).toEqual(['Roth']);
    expect(people.find(({ id }) => id === personaOf('staff').userId)).toEqual({
      id: personaOf('staff').userId,
      firstName: 'Marc',
      lastName: 'Delaunay',
      business: expect.stringMatching(/\S/),
      email: 'm.delaunay@atrium.example',
      bookmark: expect.any(Boolean),
      role: { roleType: 'BANK_USER' },
      isSelectedByDefault: false,
    });
    const entities = await as('staff').requestCreation.legalEntities({
      params: { id: 'POWERS' },
      query: { contractId: query.contractId },
    });
    const energy = entities.find(({ label }) => label === 'Halden Energy GmbH')!;
    const forBank = await as('staff').requestCreation.reachableUsers({
      query: { ...query, ricosCode: [energy.ricos] },
    });
    const preset = forBank.filter(({ isSelectedByDefault }) => isSelectedByDefault);
    expect(preset.map(({ id }) => id)).toContain(personaOf('client-admin').userId);
    expect(new Set(preset.map(({ business }) => business))).toEqual(new Set(['Halden Energy GmbH']));
  });

  it('API-069 returns the rights for one service', async () => {
    const rights = (persona: PersonaId, serviceId: ServiceCode) =>
      as(persona).requestCreation.serviceRights({ params: { serviceId } });
    expect(await rights('client', 'LOANS_AND_DEPOSITS')).toEqual({ canCreateRequest: true });
    expect(await rights('client-admin', 'LOANS_AND_DEPOSITS')).toEqual({ canCreateRequest: false });
    expect(await rights('restricted', 'CASH_MANAGEMENT')).toEqual({ canCreateRequest: false });
  });
});

describe('POST /requests', () => {
  it('API-048 DATA-043 NEW-028 NEW-066 NEW-068 creates the request with participants, topic, first message and notifications', async () => {
    const documentId = await upload('client', 'txt');
    const [entity] = await as('client').requestCreation.legalEntities({
      params: { id: 'PAYMENTS' },
      query: { contractId: await contractId('client') },
    });
    const body = await question('client', {
      ricosCodes: [entity!.ricos],
      documentIds: [documentId],
      documentsMustBeValidated: false,
      genericFields: [
        { fieldId: 'valueDate', value: '2026-11-16' },
        { fieldId: 'paymentAmount', value: '1234.5' },
        { fieldId: 'paymentReferences', value: 'E2E-1' },
        { fieldId: 'paymentReferences', value: 'E2E-2' },
      ],
      participants: [{ id: personaOf('staff').userId }],
    });
    const { id, reference } = await create('client', body);
    expect(reference).toMatch(/^R-\d{4}-\d{5}$/);
    const request = await as('client').requests.get({ params: { id } });
    expect(request).toMatchObject({
      reference,
      title: body.title,
      description: 'It has not arrived.',
      state: 'INPROGRESS',
      isCreatedByMe: true,
      unseen: false,
      serviceCode: 'CASH_MANAGEMENT',
      action: 'PAYMENT_INVESTIGATION',
      type: 'ACTION',
      documentValidationEnabled: false,
      legalEntities: [{ id: entity!.ricos, longName: entity!.label }],
      topics: [{ id: 'PAYMENTS', content: ['Payments', 'SEPA payments'] }],
      additionalDetails: [
        { label: 'Value date', value: '16 November 2026' },
        { label: 'Amount', value: 'EUR\u00a01,234.50' },
        { label: 'References', value: 'E2E-1, E2E-2' },
      ],
    });
    const inFrench = await as('client', 'fr').requests.get({ params: { id } });
    expect(inFrench.additionalDetails[0]).toEqual({ label: 'Date de valeur', value: '16 novembre 2026' });
    expect(request.participants.map(({ user, role }) => [user.id, role])).toEqual(
      expect.arrayContaining([
        [personaOf('client').userId, 'CLIENT_USER'],
        [personaOf('staff').userId, 'BANK_USER'],
      ]),
    );
    const seen = await as('staff').requests.get({ params: { id } });
    expect(seen).toMatchObject({ unseen: true, neverSeen: true });
    const { pageRecords } = await as('staff').notifications.list({ query: { size: 5 } });
    expect(pageRecords).toContainEqual(
      expect.objectContaining({
        type: 'REQUEST_CREATED',
        url: `/requests-board/requests/${id}`,
        subject: body.title,
      }),
    );
    expect((await raw(`/api/documents/REQUESTS/${documentId}`, { as: 'staff' })).status).toBe(200);
  });

  it('a request created by the bank waits for the client', async () => {
    const body = await question('staff', { participants: [{ id: personaOf('client').userId }] });
    const { id } = await create('staff', body);
    expect(await as('client').requests.get({ params: { id } })).toMatchObject({
      state: 'ACTION_REQUIRED',
      neverSeen: true,
    });
    const { pageRecords } = await as('client').notifications.list({ query: { size: 5 } });
    expect(pageRecords[0]).toMatchObject({
      type: 'REQUEST_ACTION_REQUIRED',
      url: `/requests-board/requests/${id}`,
    });
  });

  it('repeating a call, also twenty times concurrently, creates one request', async () => {
    const body = await question('client', { title: `Once ${randomUUID()}` });
    const key = randomUUID();
    const all = await Promise.all(Array.from({ length: 20 }, () => create('client', body, key)));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(await create('client', body, key)).toEqual(all[0]);
    const other = await failureOf(create('client', { ...body, title: 'Another' }, key));
    expect(other).toMatchObject({ status: 409, code: 'CONFLICT' });
    expect(other.labels[0]).toContain(all[0]!.reference);
    // The idempotency key is scoped to the user: another user can use the same one.
    expect((await create('client-admin', body, key)).id).not.toBe(all[0]!.id);
    // Without a key each submission creates a request.
    expect((await create('client', body)).id).not.toBe(all[0]!.id);
    expect((await failureOf(create('client', body, 'no-key'))).status).toBe(400);
  });

  it('concurrent requests get consecutive references without gaps or duplicates', async () => {
    const bodies = await Promise.all(Array.from({ length: 8 }, () => question('client')));
    const made = await Promise.all(bodies.map((body) => create('client', body)));
    const numbers = made.map(({ reference }) => Number(reference.slice(7))).sort((a, b) => a - b);
    expect(new Set(numbers).size).toBe(8);
    expect(numbers.at(-1)! - numbers[0]!).toBe(7);
  });

  it('RDET-018 the description keeps the line breaks of the message', async () => {
    const description =
      '<p>Two payments are missing.</p><p></p><ul><li><p>The first</p></li><li><p>The second</p></li></ul><p>Please<br>look.</p>';
    const { id } = await create('client', await question('client', { description }));
    expect((await as('client').requests.get({ params: { id } })).description).toBe(
      'Two payments are missing.\nThe first\nThe second\nPlease\nlook.',
    );
    // A long message is not truncated.
    const long = '<p>ab</p>'.repeat(2500);
    const other = await create('client', await question('client', { description: long }));
    const { description: kept } = await as('client').requests.get({ params: { id: other.id } });
    expect(kept.split('\n')).toHaveLength(2500);
  });

  it('stores only the text of malicious HTML', async () => {
    const body = await question('client', {
      title: '<script>alert(1)</script>',
      description:
        '<p onclick="x()">Hello<img src=x onerror=alert(1)><script>alert(2)</script></p><a href="javascript:x">link</a>',
    });
    const { id } = await create('client', body);
    const request = await as('client').requests.get({ params: { id } });
    expect(request.description).toBe('Hello\nlink');
    expect(request.title).toBe('<script>alert(1)</script>');
    // A message that is empty after sanitising is refused.
    const empty = await question('client', { description: '<script>x</script><img src=x>' });
    expect(await refused('client', empty)).toEqual({ status: 400, paths: ['body.description'] });
  });

  it('REQ-030 users without the right are refused whatever they send', async () => {
    expect((await refused('restricted', await question('restricted'))).status).toBe(403);
    const answer = await raw('/api/requests', { json: {} });
    await expectProblem(answer, 401, 'UNAUTHENTICATED');
  });

  it('NEW-040 NEW-045 refuses files of a category that the form does not accept', async () => {
    const contract = await contractId('client', '00391');
    const [topic] = await as('client')
      .requestCreation.topics({
        query: { contractId: contract, excludeReadonly: true, requestType: 'SERVICE_ACTION' },
      })
      .then((topics) => topics.filter(({ serviceCode }) => serviceCode === 'AUDIT_REPORT_REQUEST'));
    const query = { contractId: contract };
    const entities = await as('client').requestCreation.legalEntities({
      params: { id: topic!.id },
      query,
    });
    const people = await as('client').requestCreation.reachableUsers({
      query: { ...query, topicIds: [topic!.id] },
    });
    const body = await question('client', {
      contractId: contract,
      serviceAction: { serviceCode: 'AUDIT_REPORT_REQUEST', action: 'AUDIT_CONFIRMATION' },
      type: 'SERVICE_ACTION',
      topicIds: [topic!.id],
      ricosCodes: [entities[0]!.ricos],
      genericFields: [{ fieldId: 'closingDate', value: '2026-12-31' }],
      participants: [{ id: people.find(({ role }) => role.roleType === 'BANK_USER')!.id }],
    });
    const text = await upload('client', 'txt');
    expect(await refused('client', { ...body, documentIds: [text] })).toEqual({
      status: 400,
      paths: ['body.documentIds'],
    });
    const { id } = await create('client', { ...body, documentIds: [await upload('client')] });
    expect(await as('client').requests.get({ params: { id } })).toMatchObject({ title: body.title });
    // Only one file, whatever its type.
    const two = [await upload('client'), await upload('client')];
    expect((await refused('client', { ...body, documentIds: two })).paths).toEqual(['body.documentIds']);
  });

  it('is 404 for contracts of others, and refused for services the user does not have', async () => {
    const all = await as('super-admin').requestCreation.contracts();
    const foreign = all.find(({ name }) => !/Halden/.test(name))!.id;
    expect((await refused('client', await question('client', { contractId: foreign }))).status).toBe(404);
    expect((await refused('client', await question('client', { contractId: UNKNOWN }))).status).toBe(404);
    const trade = { serviceCode: 'TRADE_FINANCE' as const, action: 'LETTER_OF_CREDIT' };
    const notHeld = await question('client', { serviceAction: trade, type: 'SERVICE_ACTION' });
    expect((await refused('client', notHeld)).status).toBe(403);
    const noAction = { serviceCode: 'CASH_MANAGEMENT' as const, action: 'NOTHING' };
    expect(await refused('client', await question('client', { serviceAction: noAction }))).toEqual({
      status: 400,
      paths: ['body.serviceAction.action'],
    });
    expect(await refused('client', await question('client', { type: 'SIGNATURE' }))).toEqual({
      status: 400,
      paths: ['body.type'],
    });
  });

  it('refuses legal entities of another contract, and always keeps fixed ones', async () => {
    const financing = await contractId('client', '00391');
    const others = await as('client').requestCreation.legalEntities({
      params: { id: 'LOANS' },
      query: { contractId: financing },
    });
    const own = await as('client').requestCreation.legalEntities({
      params: { id: 'CHANNELS' },
      query: { contractId: await contractId('client') },
    });
    const foreign = others.find(({ ricos }) => !own.some((entity) => entity.ricos === ricos))!;
    expect(await refused('client', await question('client', { ricosCodes: [foreign.ricos] }))).toEqual({
      status: 403,
      paths: ['body.ricosCodes'],
    });
    const channel = {
      serviceAction: { serviceCode: 'CASH_MANAGEMENT' as const, action: 'CHANNEL_ACCESS' },
      type: 'SERVICE_ACTION' as const,
      topicIds: ['CHANNELS'],
    };
    const withoutFixed = await question('client', {
      ...channel,
      ricosCodes: [own.find(({ isFixed }) => !isFixed)!.ricos],
    });
    expect(await refused('client', withoutFixed)).toEqual({ status: 400, paths: ['body.ricosCodes'] });
  });

  it('refuses unreachable people and oneself', async () => {
    for (const id of [personaOf('osa').userId, personaOf('client').userId, UNKNOWN])
      expect(await refused('client', await question('client', { participants: [{ id }] }))).toEqual({
        status: 403,
        paths: ['body.participants'],
      });
  });

  it('refuses documents that are attached, unknown or of somebody else', async () => {
    const foreign = await upload('client-admin', 'txt');
    for (const id of [foreign, UNKNOWN])
      expect(await refused('client', await question('client', { documentIds: [id] }))).toEqual({
        status: 400,
        paths: ['body.documentIds'],
      });
    const own = await upload('client', 'txt');
    await create('client', await question('client', { documentIds: [own] }));
    expect((await refused('client', await question('client', { documentIds: [own] }))).status).toBe(400);
    // A refused form stores nothing: its document can still be attached elsewhere.
    const spare = await upload('client', 'txt');
    await refused('client', await question('client', { documentIds: [spare, foreign] }));
    await create('client', await question('client', { documentIds: [spare] }));
  });

  it('refuses missing, too long, hidden and duplicate values, each with its field', async () => {
    const bad = await question('client', {
      title: ' ',
      description: '',
      participants: [],
      topicIds: [],
      genericFields: [
        { fieldId: 'valueDate', value: 'soon' },
        { fieldId: 'nothing', value: 'x' },
      ],
    });
    expect((await refused('client', bad)).paths).toEqual([
      'body.title',
      'body.topicIds',
      'body.description',
      'body.participants',
      'body.genericFields.nothing',
      'body.genericFields.valueDate',
    ]);
    expect((await refused('client', await question('client', { title: 'x'.repeat(301) }))).paths).toEqual([
      'body.title',
    ]);
    const long = await question('client', { description: `<p>${'x'.repeat(6000)}</p>` });
    expect((await refused('client', long)).paths).toEqual(['body.description']);
    const staff = { id: personaOf('staff').userId };
    expect(
      (await refused('client', await question('client', { participants: [staff, staff] }))).paths,
    ).toEqual(['body.participants']);
    const extra = { ...(await question('client')), state: 'CLOSED' };
    expect((await refused('client', extra)).status).toBe(400);
  });

  it.each(['abc', '1e5', '1.2.3', '5 USD', '1,23,456', '12.345', '12,345', '<b>'])(
    'NEW-035 refuses the amount “%s”, also for an optional field',
    async (value) => {
      const genericFields = [{ fieldId: 'paymentAmount', value }];
      const { status, paths } = await refused('client', await question('client', { genericFields }));
      expect({ status, paths }).toEqual({ status: 400, paths: ['body.genericFields.paymentAmount'] });
    },
  );

  it('NEW-047 NEW-069 a request with signatories is created and sent for signature in one transaction', async () => {
    const contract = await contractId('client');
    const entities = await as('client').requestCreation.legalEntities({
      params: { id: 'POWERS' },
      query: { contractId: contract },
    });
    const body = await question('client', {
      serviceAction: { serviceCode: 'POWER_OF_ATTORNEY', action: 'SIGNATORIES_UPDATE' },
      type: 'SERVICE_ACTION',
      title: 'New signatories',
      topicIds: ['POWERS'],
      ricosCodes: [entities[0]!.ricos],
      genericFields: [{ fieldId: 'effectiveDate', value: '2026-12-01' }],
      signature: {
        signatories: [
          { firstName: 'Sofia', lastName: 'Marquez', mail: 's.marquez@halden.example' },
          { firstName: 'Luis', lastName: 'Ortega', mail: 'l.ortega@halden.example' },
        ],
        documentIds: [await upload('client')],
      },
    });
    const { id } = await create('client', body);
    expect(await as('client').requests.get({ params: { id } })).toMatchObject({
      hasElectronicSignature: true,
    });
    const [envelope] = await as('client').signatures.list({ params: { id } });
    expect(envelope).toMatchObject({
      title: 'New signatories',
      signatureType: 'Function',
      status: 'Submitted',
      signatories: [{ name: 'Sofia Marquez' }, { name: 'Luis Ortega' }],
    });
    // The step cannot be switched off: without it the form is incomplete.
    const without = { ...body, signature: null };
    expect((await refused('client', without)).paths).toEqual([
      'body.signature.documentIds',
      'body.signature.signatories',
    ]);
    const text = await upload('client', 'txt');
    const wrongFile = {
      ...body,
      signature: { ...body.signature!, documentIds: [text] },
    };
    expect((await refused('client', wrongFile)).status).toBe(400);
  });

  it('DATA-039 NEW-048 NEW-050 NEW-051 NEW-052 a digipass order names the author as manager and the others as holders', async () => {
    const body = await question('client', {
      serviceAction: { serviceCode: 'DIGIPASS', action: 'DIGIPASS_ORDER' },
      type: 'SERVICE_ACTION',
      topicIds: ['TOKENS'],
      digipass: {
        legalEntity: { legalName: 'Halden Industries SA', siren: '552 100 554' },
        manager: { phoneNumber: '06 12 34 56 78' },
        signatories: [
          {
            firstName: 'Sofia',
            lastName: 'Marquez',
            mail: 's.marquez@halden.example',
            phoneNumber: '0034655550191',
            tokenChoice: 'HARD_TOKEN',
          },
        ],
      },
    });
    const { id } = await create('client', body);
    const request = await as('client').requests.get({ params: { id } });
    expect(request.additionalDetails).toEqual([
      { label: 'Company', value: 'Halden Industries SA (SIREN 552\u00a0100\u00a0554)' },
      {
        label: 'Digipass manager',
        value: 'Claire Vasseur, c.vasseur@halden.example, +33612345678, soft token',
      },
      {
        label: 'Digipass holder',
        value: 'Sofia Marquez, s.marquez@halden.example, +34655550191, hard token',
      },
    ]);
    expect(request.participants.find(({ isMe }) => isMe)!.role).toBe('DIGIPASS_MANAGER');
    expect((await refused('client', { ...body, digipass: null })).paths).toEqual([
      'body.digipass.legalEntity.legalName',
      'body.digipass.legalEntity.siren',
      'body.digipass.manager.phoneNumber',
    ]);
    // NEW-049: the server refuses the same numbers that the fields mark as invalid.
    const digipass = body.digipass!;
    const wrong = {
      ...digipass,
      manager: { ...digipass.manager, phoneNumber: '+999 123456' },
      signatories: digipass.signatories.map((one) => ({ ...one, phoneNumber: '+33 6 12 34 56 789' })),
    };
    expect((await refused('client', { ...body, digipass: wrong })).paths).toEqual([
      'body.digipass.manager.phoneNumber',
      'body.digipass.signatories.0.phoneNumber',
    ]);
  });

  it('NEW-067 waits for the documents to be validated', async () => {
    const entities = await as('client').requestCreation.legalEntities({
      params: { id: 'KYC_COMPANY' },
      query: { contractId: await contractId('client') },
    });
    const documentId = await upload('client');
    const body = await question('client', {
      serviceAction: { serviceCode: 'KYC', action: 'KYC_REVIEW' },
      type: 'DOCUMENT',
      topicIds: ['KYC_COMPANY'],
      ricosCodes: [entities[0]!.ricos],
      documentIds: [documentId],
      documentsMustBeValidated: true,
    });
    const { id } = await create('client', body);
    expect(await as('client').requests.get({ params: { id } })).toMatchObject({
      documentValidationEnabled: true,
    });
  });

  it('NEW-046 a KYC request requires its category and its legal entity', async () => {
    const body = await question('client', {
      serviceAction: { serviceCode: 'KYC', action: 'KYC_REVIEW' },
      type: 'DOCUMENT',
      topicIds: ['KYC_COMPANY'],
      ricosCodes: [],
      documentIds: [await upload('client')],
      documentsMustBeValidated: true,
    });
    expect((await refused('client', body)).paths).toEqual(['body.ricosCodes']);
    expect((await refused('client', { ...body, topicIds: [] })).paths).toContain('body.topicIds');
  });
});
