import { randomUUID } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { readXlsx } from 'hucre';
import { describe, expect, test } from 'vitest';
import type { Contract } from '@atrium/contract/contracts';
import type { AppendixType } from '@atrium/contract/contracts-rules';
import { IDEMPOTENCY_HEADER } from '@atrium/contract/message-rules';
import { SERVICE_CODES } from '@atrium/contract/services';
import { PERSONAS } from '../../sandbox/src/seed/personas.ts';
import type { PersonaId } from '../../sandbox/src/seed/personas.ts';
import { textOfFile } from '../src/files/file-text.ts';
import { as, expectProblem, failureOf, raw } from './support.ts';

const UNKNOWN = '11111111-2222-4333-8444-555555555555';
const admin = (language = 'en') => as('super-admin', language);
const OTHERS = ['client', 'client-admin', 'restricted', 'staff', 'it-support', 'osa'] as const;

const clientNamed = async (query: string) => (await admin().clients.list({ query: { query } }))[0]!;
const entitiesOf = async (name: string) => {
  const client = await clientNamed(name);
  return { client, entities: await admin().clients.legalEntities({ params: { id: client.id } }) };
};
const newName = () => `Test ${randomUUID().slice(0, 18)}`;

/** Creates a separate contract for a test. */
async function create(more: Partial<Contract> & { entities?: number } = {}): Promise<Contract> {
  const { client, entities } = await entitiesOf('Halden');
  return admin().contracts.create({
    body: {
      contract: { name: newName(), commercialClientId: client.id, isinCode: more.isinCode ?? null },
      servicesSelected: [],
      legalEntitiesSelected: entities.slice(0, more.entities ?? 3).map(({ ricos }) => ricos),
    },
  });
}
/** Returns the body that saves a contract unchanged. */
const bodyOf = ({ version, name, description, isinCode, cguName, ...contract }: Contract) => ({
  version,
  contract: {
    name,
    description,
    isinCode,
    cguName,
    commercialClientId: contract.commercialClient?.id ?? null,
    kcCommercialClientId: contract.kcCommercialClient?.id ?? null,
  },
  services: contract.services.map(({ id, category }) => ({ id, category })),
  legalEntitiesSelected: contract.legalEntities.map(({ legalEntity }) => legalEntity.ricos),
});
const eventsOf = async ({ id }: { id: string }) =>
  (await admin().auditEvents.ofContract({ params: { id }, query: { pageSize: 100 } })).pageRecords;
const halden = async (persona: PersonaId = 'super-admin') =>
  (await as(persona).contracts.list({ query: { query: '00418' } })).pageRecords[0]!;
const readOnly = async () => {
  for (let page = 1; ; page += 1) {
    const { pageRecords } = await admin().contracts.list({ query: { types: ['CLIENT'], page, size: 100 } });
    const found = pageRecords.find(({ isReadOnly }) => isReadOnly);
    if (found) return found;
  }
};

describe('contract list', () => {
  test('API-121 CTR-010 returns the types of a tab in pages, and counts every type', async () => {
    const { pageRecords, kinds, allRecords, totalRecords } = await admin().contracts.list({
      query: { types: ['ATRIUM', 'OSA'], size: 5 },
    });
    expect(pageRecords).toHaveLength(5);
    for (const { type, match } of pageRecords) {
      expect(['ATRIUM', 'OSA']).toContain(type.name);
      expect(match).toBeNull();
    }
    expect(totalRecords).toBe(kinds.ATRIUM + kinds.OSA);
    expect(allRecords).toBeGreaterThanOrEqual(kinds.CLIENT + totalRecords);
  });

  test('CTR-002 CTR-003 CTR-004 DATA-049 DATA-059 a contract has its client and type, in the reader’s language', async () => {
    const { commercialClient, type } = await halden();
    expect(commercialClient?.name).toBe('Halden Group');
    expect(type).toEqual({ name: 'CLIENT', label: 'Client' });
    const { pageRecords } = await admin('fr').contracts.list({ query: { types: ['ATRIUM', 'OSA'] } });
    expect(pageRecords.find((one) => one.type.name === 'OSA')).toMatchObject({
      type: { label: 'Service externalisé' },
      commercialClient: null,
    });
    expect(pageRecords.find((one) => one.type.name === 'ATRIUM')?.type.label).toBe('Atrium');
  });

  test('CTR-014 CTR-015 reports the matching users and legal entities, and finds contracts by either alone', async () => {
    const { pageRecords, kinds } = await admin().contracts.list({ query: { query: 'halden' } });
    expect(pageRecords.length).toBeGreaterThan(3);
    expect(kinds.OSA).toBeGreaterThan(0);
    const own = pageRecords.find(({ number }) => number === '00418')!;
    expect(own.match!.matchedRicosCount).toBe(own.legalEntitiesQuantity);
    expect(own.match!.firstMatchedRicos).toMatch(/^[A-Z]{2}\d+ Halden/);
    expect(own.match!.matchedUsersCount).toBeGreaterThan(0);
    const byUser = await admin().contracts.list({ query: { query: 'VASSEUR claire' } });
    expect(byUser.pageRecords.map(({ number }) => number)).toContain('00418');
    expect(byUser.pageRecords.find(({ number }) => number === '00418')!.match).toMatchObject({
      matchedUsersCount: 1,
      firstMatchedUser: 'Claire Vasseur',
      matchedRicosCount: 0,
      firstMatchedRicos: null,
    });
    expect((await admin().contracts.list({ query: { query: 'tresorerie' } })).pageRecords[0]!.name).toMatch(
      /Trésorerie/,
    );
    expect((await admin().contracts.list({ query: { query: '%%%' } })).pageRecords).toEqual([]);
  });

  test('CTR-016 is sorted by creation date in both directions, or by name', async () => {
    const datesOf = async (sorting: 'ASC' | 'DESC') =>
      (await admin().contracts.list({ query: { sorting, types: ['OSA'] } })).pageRecords.map(
        ({ creationDate }) => creationDate,
      );
    expect(await datesOf('ASC')).toEqual((await datesOf('ASC')).toSorted());
    expect(await datesOf('DESC')).toEqual((await datesOf('ASC')).toReversed());
  });

  test('CTR-012 CTR-013 a search has 3 to 50 characters', async () => {
    for (const query of ['ha', 'x'.repeat(51)])
      await expectProblem(
        await raw(`/api/contracts?query=${query}`, { as: 'super-admin' }),
        400,
        'BAD_REQUEST',
      );
  });

  test('PLAT-039 is for users with the service, and contains only contracts they may know', async () => {
    const all = (await admin().contracts.list({ query: {} })).allRecords;
    const staff = await as('staff').contracts.list({ query: { query: 'halden' } });
    expect(staff.allRecords).toBeLessThan(all);
    expect(staff.pageRecords.every(({ match }) => match !== null)).toBe(true);
    // Only the bank can find contracts by their users.
    const client = await as('client').contracts.list({ query: { query: 'halden' } });
    expect(client.pageRecords.length).toBeGreaterThan(0);
    expect(client.pageRecords.every(({ match }) => match === null)).toBe(true);
    expect((await as('client').contracts.list({ query: { query: 'moreau' } })).pageRecords).toEqual([]);
    for (const persona of ['restricted', 'client-admin', 'osa'] as const)
      expect((await failureOf(as(persona).contracts.list({ query: {} }))).status).toBe(403);
    expect((await failureOf(as(null).contracts.list({ query: {} }))).status).toBe(401);
  });
});

describe('contract', () => {
  test('API-122 API-129 CTR-005 CTR-006 CTR-073 CTR-095 DATA-050 is returned with its complete scope', async () => {
    const { id } = await halden();
    const contract = await admin().contracts.get({ params: { id } });
    expect(contract.legalEntities).toHaveLength(contract.legalEntitiesQuantity);
    expect(contract.legalEntities[0]!.legalEntity).toMatchObject({
      ricos: expect.stringMatching(/^[A-Z]{2}\d+$/),
      label: expect.stringMatching(/\S/),
    });
    expect(contract.services.map((one) => one.id)).toEqual([...SERVICE_CODES]);
    expect(contract.services.filter(({ category }) => category === 'ACTIVATED')).toHaveLength(
      contract.servicesQuantity,
    );
    expect(contract.serviceCategories.map(({ name }) => name)).toEqual([
      'DEACTIVATED',
      'MARKETING',
      'ACTIVATED',
    ]);
    expect(contract.usersQuantity).toBe(contract.signedUsersQuantity + contract.demoUsersQuantity);
    expect(await admin().contracts.legalEntities({ params: { id } })).toEqual(
      contract.legalEntities.map(({ legalEntity }) => legalEntity),
    );
  });

  test('CTR-053 CTR-060 includes the actions each user may perform', async () => {
    const { id } = await halden();
    const rightsOf = async (persona: PersonaId) =>
      (await as(persona).contracts.get({ params: { id } })).rights;
    expect(await rightsOf('super-admin')).toMatchObject({
      canGetAuditEvents: true,
      canUpdate: true,
      canDelete: false,
    });
    expect(await rightsOf('client-admin')).toMatchObject({ canGetAuditEvents: true, canUpdate: false });
    for (const persona of ['client', 'staff'] as const)
      expect(await rightsOf(persona)).toMatchObject({ canGetAuditEvents: false, canUpdate: false });
    const kept = await readOnly();
    expect((await admin().contracts.get({ params: { id: kept.id } })).rights).toMatchObject({
      canUpdate: false,
      canDelete: false,
    });
  });

  test('API-122 API-133 API-138 is 404 for users who must not know it', async () => {
    const { id } = await create();
    const params = { id };
    for (const persona of ['client', 'client-admin', 'staff', 'it-support'] as const) {
      const { contracts } = as(persona);
      for (const call of [
        () => contracts.get({ params }),
        () => contracts.legalEntities({ params }),
        () => contracts.lists({ params }),
        () => as(persona).auditEvents.ofContract({ params, query: {} }),
      ])
        expect((await failureOf(call())).status).toBe(404);
    }
    for (const persona of ['restricted', 'osa'] as const)
      expect((await failureOf(as(persona).contracts.get({ params }))).status).toBe(403);
    expect((await failureOf(admin().contracts.get({ params: { id: UNKNOWN } }))).status).toBe(404);
  });
});

describe('creating a contract', () => {
  test('API-134 API-144 API-148 API-149 CTR-038 CTR-043 CTR-095 offers clients, legal entities, services and terms', async () => {
    const { client, entities } = await entitiesOf('HALDEN gr');
    expect(client.name).toBe('Halden Group');
    expect(entities.length).toBeGreaterThan(10);
    const offered = await admin('fr').contracts.services({ query: { contractType: 'CLIENT' } });
    expect(offered.serviceCategories.map(({ label }) => label)).toEqual(['Désactivé', 'Marketing', 'Activé']);
    for (const { category, defaultCategory } of offered.services) expect(category).toBe(defaultCategory);
    const osa = await admin().contracts.services({ query: { contractType: 'OSA' } });
    expect(osa.serviceCategories.map(({ name }) => name)).toEqual(['DEACTIVATED', 'ACTIVATED']);
    expect(osa.services.some(({ category }) => category === 'MARKETING')).toBe(false);
    expect(await admin().contracts.termsVersions()).toContainEqual({
      name: 'cgu1',
      label: 'Version 1',
      since: '2024-01-01',
    });
    const failure = await failureOf(admin().clients.legalEntities({ params: { id: UNKNOWN } }));
    expect(failure.status).toBe(404);
  });

  test('API-136 CTR-001 CTR-007 CTR-048 CTR-049 uses defaults, assigns a number and is audited', async () => {
    const contract = await create({ isinCode: 'fr0014003tt8' });
    expect(contract).toMatchObject({
      cguName: 'cgu1',
      terms: { label: 'Version 1', since: '2024-01-01' },
      isinCode: 'FR0014003TT8',
      usersQuantity: 0,
      legalEntitiesQuantity: 3,
      version: 1,
      rights: { canUpdate: true, canDelete: true },
    });
    expect(contract.number).toMatch(/^\d{5}$/);
    for (const { category, defaultCategory } of contract.services) expect(category).toBe(defaultCategory);
    expect((await eventsOf(contract)).map(({ name, eventType }) => [name, eventType])).toEqual([
      ['legalEntities', 'CREATE'],
      ['contract', 'CREATE'],
    ]);
  });

  test('two concurrent creations get two numbers', async () => {
    const made = await Promise.all([create(), create(), create()]);
    expect(new Set(made.map(({ number }) => number)).size).toBe(3);
  });

  test('CTR-058 the number of a deleted contract is not given again, as its audit trail stays', async () => {
    const { id, number } = await create();
    await admin().contracts.remove({ params: { id }, query: { version: 1 } });
    expect(Number((await create()).number)).toBeGreaterThan(Number(number));
  });

  test('CTR-048 the same form sent again after a lost answer creates no second contract', async () => {
    const { client, entities } = await entitiesOf('Halden');
    const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };
    const name = newName();
    const send = (named: string, legalEntitiesSelected = [entities[0]!.ricos]) =>
      admin().contracts.create({
        body: {
          contract: { name: named, commercialClientId: client.id },
          servicesSelected: [],
          legalEntitiesSelected,
        },
        headers,
      });
    // The key of a refused form can be reused.
    expect((await failureOf(send(name, ['UNKNOWN']))).status).toBe(400);
    const made = await Promise.all([send(name), send(name), send(name)]);
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    const found = await admin().contracts.list({ query: { query: name } });
    expect(found.pageRecords.map(({ id }) => id)).toEqual([made[0].id]);

    const otherwise = await failureOf(send(newName()));
    expect([otherwise.status, otherwise.code]).toEqual([409, 'CONFLICT']);
    expect(otherwise.labels).toEqual([expect.stringContaining(made[0].number)]);
  });

  test('CTR-045 CTR-047 DATA-049 an outsourced service has legal entities of any client, and neither client nor ISIN', async () => {
    const [first, second] = [await entitiesOf('Halden'), await entitiesOf('Meridia')];
    const body = (more: object) => ({
      contract: { name: newName(), type: 'OSA' as const, ...more },
      servicesSelected: [{ id: 'KYC' as const, category: 'ACTIVATED' as const }],
      legalEntitiesSelected: [first.entities[0]!.ricos, second.entities[0]!.ricos],
    });
    const contract = await admin().contracts.create({ body: body({}) });
    expect(contract).toMatchObject({ commercialClient: null, isinCode: null, legalEntitiesQuantity: 2 });
    for (const more of [{ commercialClientId: first.client.id }, { isinCode: 'FR0014003TT8' }])
      expect((await failureOf(admin().contracts.create({ body: body(more) }))).status).toBe(400);
    const failure = await failureOf(
      admin().contracts.createList({
        params: { id: contract.id },
        body: { name: 'List', legalEntitiesIds: [first.entities[0]!.ricos] },
      }),
    );
    expect(failure.status).toBe(400);
  });

  test('CTR-061 CTR-062 CTR-066 CTR-067 CTR-069 CTR-093 invalid input is refused with its field', async () => {
    const { client, entities } = await entitiesOf('Halden');
    const other = await entitiesOf('Meridia');
    const fields = { name: newName(), commercialClientId: client.id };
    const codes = [entities[0]!.ricos];
    const cases: [object, string][] = [
      [{ contract: { ...fields, name: ' ' }, legalEntitiesSelected: codes }, 'body.contract.name'],
      [{ contract: { ...fields, name: '\u200b' }, legalEntitiesSelected: codes }, 'body.contract.name'],
      [{ contract: { ...fields, name: 'x'.repeat(41) }, legalEntitiesSelected: codes }, 'body.contract.name'],
      [
        { contract: { ...fields, isinCode: 'FR00140' }, legalEntitiesSelected: codes },
        'body.contract.isinCode',
      ],
      [
        { contract: { ...fields, isinCode: 'FR0014003TT€' }, legalEntitiesSelected: codes },
        'body.contract.isinCode',
      ],
      [{ contract: { name: 'A' }, legalEntitiesSelected: codes }, 'body.contract.commercialClientId'],
      [
        { contract: { ...fields, commercialClientId: UNKNOWN }, legalEntitiesSelected: codes },
        'body.contract.commercialClientId',
      ],
      [
        { contract: { ...fields, kcCommercialClientId: client.id }, legalEntitiesSelected: codes },
        'body.contract.kcCommercialClientId',
      ],
      [{ contract: { ...fields, cguName: 'cgu99' }, legalEntitiesSelected: codes }, 'body.contract.cguName'],
      [{ contract: fields, legalEntitiesSelected: [] }, 'body.legalEntitiesSelected'],
      [{ contract: fields, legalEntitiesSelected: [other.entities[0]!.ricos] }, 'body.legalEntitiesSelected'],
      [
        {
          contract: fields,
          legalEntitiesSelected: codes,
          servicesSelected: [
            { id: 'KYC', category: 'ACTIVATED' },
            { id: 'KYC', category: 'MARKETING' },
          ],
        },
        'body.services',
      ],
    ];
    for (const [body, path] of cases) {
      const answer = await raw('/api/contracts', {
        as: 'super-admin',
        json: { servicesSelected: [], ...body },
      });
      const { errors } = (await answer.json()) as { errors: { path: string; label: string }[] };
      expect([answer.status, errors[0]!.path, errors[0]!.label]).toEqual([
        400,
        path,
        expect.stringMatching(/\S/),
      ]);
    }
    // Legal entities of the second client count, too.
    const both = await admin().contracts.create({
      body: {
        contract: { ...fields, kcCommercialClientId: other.client.id },
        servicesSelected: [],
        legalEntitiesSelected: [...codes, other.entities[0]!.ricos],
      },
    });
    expect(both.kcCommercialClient?.name).toBe(other.client.name);
  });
});

describe('changing a contract', () => {
  test('CTR-066 it is not taken from a client whose users would keep their rights in it', async () => {
    const contract = await create();
    const params = { id: contract.id };
    const other = await entitiesOf('Orvane');
    const moved = (now: Contract) => {
      const body = bodyOf(now);
      return {
        ...body,
        contract: { ...body.contract, commercialClientId: other.client.id },
        legalEntitiesSelected: [other.entities[0]!.ricos],
      };
    };
    const [person] = await admin().contractUsers.contacts({ params, query: { query: 'halden.example' } });
    await admin().contractUsers.add({ params, body: { userIds: [person!.id] } });
    const failure = await failureOf(admin().contracts.update({ params, body: moved(contract) }));
    expect(failure).toMatchObject({
      status: 409,
      code: 'CONTRACT_IN_USE',
      errors: [{ path: 'body.contract.commercialClientId' }],
    });
    expect((await admin().contracts.get({ params })).commercialClient).toEqual(contract.commercialClient);
    // As its second client, it keeps using it; then it cannot be dropped as the second one either.
    const both = moved(contract);
    both.contract.kcCommercialClientId = contract.commercialClient!.id;
    const shared = await admin().contracts.update({ params, body: both });
    expect(shared.kcCommercialClient).toEqual(contract.commercialClient);
    const alone = bodyOf(shared);
    alone.contract.kcCommercialClientId = null;
    expect(await failureOf(admin().contracts.update({ params, body: alone }))).toMatchObject({
      code: 'CONTRACT_IN_USE',
      errors: [{ path: 'body.contract.kcCommercialClientId' }],
    });
    // A contract that nobody uses may be moved.
    const unused = await create();
    const after = await admin().contracts.update({ params: { id: unused.id }, body: moved(unused) });
    expect(after.commercialClient?.name).toBe(other.client.name);
  });

  test('API-135 CTR-086 CTR-087 DATA-060 every changed field is audited with old and new value', async () => {
    const contract = await create();
    const { entities } = await entitiesOf('Halden');
    const codes = bodyOf(contract).legalEntitiesSelected;
    const added = entities.find(({ ricos }) => !codes.includes(ricos))!;
    const body = bodyOf(contract);
    const changed = await admin().contracts.update({
      params: { id: contract.id },
      body: {
        ...body,
        contract: { ...body.contract, name: 'Renamed', isinCode: 'FR0014003TT8', cguName: 'cgu2' },
        services: body.services.map((one) => (one.id === 'MTM' ? { ...one, category: 'ACTIVATED' } : one)),
        legalEntitiesSelected: [...codes.slice(1), added.ricos],
      },
    });
    expect(changed).toMatchObject({ name: 'Renamed', version: 2, cguName: 'cgu2', legalEntitiesQuantity: 3 });
    const events = await eventsOf(contract);
    const of = (name: string) =>
      events
        .filter((event) => event.name === name)
        .map(({ eventType, oldValue, newValue, secondaryEntity }) => ({
          eventType,
          oldValue,
          newValue,
          secondaryEntity,
        }));
    expect(of('name')).toEqual([
      { eventType: 'UPDATE', oldValue: contract.name, newValue: 'Renamed', secondaryEntity: null },
    ]);
    expect(of('isinCode')[0]).toMatchObject({
      eventType: 'UPDATE',
      oldValue: null,
      newValue: 'FR0014003TT8',
    });
    expect(of('cguName')[0]).toMatchObject({ oldValue: 'Version 1', newValue: 'Version 2' });
    expect(of('service')).toEqual([
      {
        eventType: 'UPDATE',
        oldValue: 'MARKETING',
        newValue: 'ACTIVATED',
        secondaryEntity: 'Mark to market',
      },
    ]);
    expect(of('legalEntities').slice(0, 2)).toEqual(
      expect.arrayContaining([
        {
          eventType: 'CREATE',
          oldValue: null,
          newValue: `${added.ricos} ${added.label}`,
          secondaryEntity: null,
        },
        expect.objectContaining({ eventType: 'DELETE', newValue: null }),
      ]),
    );
    expect(of('description')).toEqual([]);
    for (const event of events) {
      expect(event).toMatchObject({
        updateBy: { firstName: expect.any(String) },
        impersonatedBy: null,
        correlationId: expect.stringMatching(/^[\w-]{8,64}$/),
        contract: { id: contract.id, name: 'Renamed', isDeleted: false },
      });
    }
  });

  test('CTR-007 CTR-087 CTR-090 audit events show the name of a version of the terms, in lists and in the spreadsheet', async () => {
    const contract = await create();
    const body = bodyOf(contract);
    await admin().contracts.update({
      params: { id: contract.id },
      body: { ...body, contract: { ...body.contract, cguName: 'cgu2' } },
    });
    const named = { name: 'cguName', oldValue: 'Version 1', newValue: 'Version 2' };
    for (const language of ['en', 'fr']) {
      const { auditEvents } = admin(language);
      const own = await auditEvents.ofContract({ params: { id: contract.id }, query: {} });
      expect(own.pageRecords).toContainEqual(expect.objectContaining(named));
      const all = await auditEvents.all({ query: { pageSize: 100 } });
      expect(all.pageRecords.filter(({ name }) => name === 'cguName')).not.toHaveLength(0);
      expect(JSON.stringify(all.pageRecords)).not.toMatch(/"cgu\d/);
      const answer = await auditEvents.export({
        query: { contractId: contract.id, daysCount: 1, timezone: 'Europe/Paris' },
      });
      const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
      expect(sheets[0]!.rows.map((row) => row.slice(5, 7))).toContainEqual(['Version 1', 'Version 2']);
    }
  });

  test('of two changes to the same version the second is refused and nothing of it is saved', async () => {
    const contract = await create();
    const body = bodyOf(contract);
    const params = { id: contract.id };
    await admin().contracts.update({
      params,
      body: { ...body, contract: { ...body.contract, name: 'First' } },
    });
    const events = (await eventsOf(contract)).length;
    const failure = await failureOf(
      admin().contracts.update({ params, body: { ...body, contract: { ...body.contract, name: 'Second' } } }),
    );
    expect([failure.status, failure.code]).toEqual([409, 'RECORD_CHANGED']);
    expect((await admin().contracts.get({ params })).name).toBe('First');
    expect(await eventsOf(contract)).toHaveLength(events);
    const both = await Promise.allSettled(
      ['A', 'B'].map((name) =>
        admin().contracts.update({
          params,
          body: { ...body, version: 2, contract: { ...body.contract, name } },
        }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('API-137 CTR-058 deletes a contract without users and keeps its audit events', async () => {
    const contract = await create();
    const params = { id: contract.id };
    const { version } = await admin().contracts.update({ params, body: bodyOf(contract) });
    const outdated = admin().contracts.remove({ params, query: { version: contract.version } });
    expect(await failureOf(outdated)).toMatchObject({ status: 409, code: 'RECORD_CHANGED' });
    await admin().contracts.remove({ params, query: { version } });
    expect((await failureOf(admin().contracts.get({ params: { id: contract.id } }))).status).toBe(404);
    const { pageRecords } = await admin().auditEvents.all({ query: { pageSize: 100 } });
    const newest = pageRecords.find((event) => event.contract.id === contract.id);
    expect(newest).toMatchObject({
      name: 'contract',
      eventType: 'DELETE',
      oldValue: contract.name,
      contract: { name: contract.name, isDeleted: true },
    });
    const other = await admin().contracts.get({ params: { id: (await halden()).id } });
    const removal = admin().contracts.remove({ params: { id: other.id }, query: { version: other.version } });
    const used = await failureOf(removal);
    expect([used.status, used.code]).toEqual([409, 'CONTRACT_IN_USE']);
  });

  test('CTR-060 a read-only contract refuses every write', async () => {
    const { id } = await readOnly();
    const params = { id };
    const contract = await admin().contracts.get({ params });
    const [list] = await admin().contracts.lists({ params });
    const fields = { name: newName(), legalEntitiesIds: bodyOf(contract).legalEntitiesSelected };
    for (const call of [
      () => admin().contracts.update({ params, body: bodyOf(contract) }),
      () => admin().contracts.remove({ params, query: { version: contract.version } }),
      () => admin().contracts.createList({ params, body: fields }),
      () =>
        admin().contracts.updateList({ params, body: { ...fields, id: list?.id ?? UNKNOWN, version: 1 } }),
      () =>
        admin().contracts.removeList({ params: { id, listId: list?.id ?? UNKNOWN }, query: { version: 1 } }),
    ]) {
      const failure = await failureOf(call());
      expect([failure.status, failure.code]).toEqual([403, 'CONTRACT_READ_ONLY']);
    }
  });

  test.each(OTHERS)('CTR-001 CTR-017 %s may not write, and is offered no write action', async (persona) => {
    const contract = await create();
    const params = { id: contract.id };
    const { contracts, clients } = as(persona);
    const fields = { name: 'Mine', legalEntitiesIds: bodyOf(contract).legalEntitiesSelected };
    const { version: _version, services, ...rest } = bodyOf(contract);
    for (const call of [
      () => contracts.create({ body: { ...rest, servicesSelected: services } }),
      () => contracts.update({ params, body: bodyOf(contract) }),
      () => contracts.remove({ params, query: { version: contract.version } }),
      () => contracts.createList({ params, body: fields }),
      () => contracts.updateList({ params, body: { ...fields, id: UNKNOWN, version: 1 } }),
      () => contracts.removeList({ params: { id: contract.id, listId: UNKNOWN }, query: { version: 1 } }),
      () => contracts.services({ query: {} }),
      () => contracts.termsVersions(),
      () => contracts.export({ params, query: { appendixType: 'USERS' } }),
      () => clients.list({ query: {} }),
      () => clients.legalEntities({ params: { id: contract.commercialClient!.id } }),
    ])
      expect((await failureOf(call())).status).toBe(403);
    expect(await admin().contracts.get({ params })).toEqual(contract);
  });
});

describe('appendices', () => {
  const appendixOf = async (id: string, appendixType: AppendixType, language = 'en') => {
    const answer = await admin(language).contracts.export({ params: { id }, query: { appendixType } });
    const bytes = await answer.arrayBuffer();
    const document = await PDFDocument.load(bytes);
    const words = await textOfFile(new Uint8Array(bytes), 'application/pdf');
    return { headers: answer.headers, document, words: words!.replaceAll(/\s+/g, ' ') };
  };

  test.each(['LEGAL_ENTITIES', 'SERVICES', 'USERS'] as const)(
    'API-123 CTR-019 %s of a contract is a PDF in the language of the call',
    async (appendixType) => {
      const { id, number } = await halden();
      const titles: (string | undefined)[] = [];
      for (const language of ['en', 'fr']) {
        const { headers, document } = await appendixOf(id, appendixType, language);
        expect(headers.get('content-type')).toBe('application/pdf');
        expect(headers.get('content-disposition')).toMatch(
          new RegExp(`^attachment; filename="${number}-[a-z-]+\\.pdf"`),
        );
        titles.push(document.getTitle());
      }
      expect(titles[0]).toMatch(new RegExp(`^Appendix: .+, ${number}$`));
      expect(titles[1]).toMatch(new RegExp(`^Annexe\u00a0: .+, ${number}$`));
    },
  );

  test('API-123 CTR-019 lists the scope of the contract in each language', async () => {
    const { id } = await halden();
    const { legalEntities, services } = await admin().contracts.get({ params: { id } });
    const { words: entities } = await appendixOf(id, 'LEGAL_ENTITIES');
    for (const { legalEntity } of legalEntities) expect(entities).toContain(legalEntity.ricos);
    expect(entities).toMatch(/As of \d{1,2} [A-Z][a-z]+ \d{4}/);
    expect(entities).toContain('· Germany');
    const { words: french } = await appendixOf(id, 'LEGAL_ENTITIES', 'fr');
    expect(french).toMatch(/État au \d{1,2}(er)? \p{Ll}+ \d{4}/u);
    expect(french).toContain('· Allemagne');
    const { words: covered } = await appendixOf(id, 'SERVICES');
    for (const { label } of services) expect(covered).toContain(label);
    const { words: people } = await appendixOf(id, 'USERS');
    expect(people).toContain('Claire Vasseur');
    expect(people).toMatch(/· (signed|demo) · (administrator|user)/);
    const { words: nobody } = await appendixOf((await create()).id, 'USERS');
    expect(nobody).toContain('No user yet.');
  });

  test('API-123 CUSR-026 users of a contract of the bank have neither a status nor a role', async () => {
    const { pageRecords } = await admin().contracts.list({ query: { types: ['ATRIUM'] } });
    const { id } = pageRecords[0]!;
    const found = await admin().contractUsers.contacts({
      params: { id },
      query: { query: 'atrium.example' },
    });
    const person = found.find(({ email }) => PERSONAS.every((persona) => persona.email !== email))!;
    await admin().contractUsers.add({ params: { id }, body: { userIds: [person.id] } });
    const { words } = await appendixOf(id, 'USERS');
    expect(words).toMatch(/@/);
    expect(words).not.toMatch(/· (signed|demo|administrator|user)/);
  });

  test('API-123 CTR-019 exists for a read-only contract, and continues on more pages for many legal entities', async () => {
    const { id } = await readOnly();
    expect((await appendixOf(id, 'SERVICES')).words).toContain('Appendix: services');
    const codes: string[] = [];
    for (const client of await admin().clients.list({ query: {} }))
      if (codes.length < 40) {
        const entities = await admin().clients.legalEntities({ params: { id: client.id } });
        codes.push(...entities.map(({ ricos }) => ricos));
      }
    const contract = await admin().contracts.create({
      body: {
        contract: { name: newName(), type: 'OSA' },
        servicesSelected: [],
        legalEntitiesSelected: codes,
      },
    });
    const { document } = await appendixOf(contract.id, 'LEGAL_ENTITIES');
    expect(document.getPageCount()).toBeGreaterThan(1);
  });

  test('API-123 CTR-019 is 404 for an unknown contract or type', async () => {
    const unknown = await failureOf(
      admin().contracts.export({ params: { id: UNKNOWN }, query: { appendixType: 'USERS' } }),
    );
    expect(unknown.status).toBe(404);
    const { id } = await halden();
    await expectProblem(
      await raw(`/api/contracts/${id}/export?appendixType=OTHER`, { as: 'super-admin' }),
      400,
      'BAD_REQUEST',
    );
  });
});

describe('lists of legal entities', () => {
  test('API-138 API-139 API-140 API-141 API-142 CTR-008 CTR-076 DATA-051 are created, changed and deleted, with audit events', async () => {
    const contract = await create();
    const params = { id: contract.id };
    const [a, b, c] = bodyOf(contract).legalEntitiesSelected as [string, string, string];
    const list = await admin().contracts.createList({
      params,
      body: { name: 'Energy', legalEntitiesIds: [a, b] },
    });
    expect(list).toMatchObject({ name: 'Energy', contractId: contract.id, version: 1 });
    const listParams = { id: contract.id, listId: list.id };
    const changed = await admin().contracts.updateList({
      params,
      body: { id: list.id, version: 1, name: 'Energy 2', legalEntitiesIds: [b, c] },
    });
    expect(changed.contractLegalEntitiesIds.toSorted()).toEqual([b, c].toSorted());
    expect(await admin().contracts.entitiesList({ params: listParams })).toEqual(changed);
    expect(await admin().contracts.lists({ params })).toEqual([changed]);
    const stale = await failureOf(
      admin().contracts.updateList({
        params,
        body: { id: list.id, version: 1, name: 'Lost', legalEntitiesIds: [a] },
      }),
    );
    expect([stale.status, stale.code]).toEqual([409, 'RECORD_CHANGED']);
    const outdated = admin().contracts.removeList({ params: listParams, query: { version: 1 } });
    expect(await failureOf(outdated)).toMatchObject({ status: 409, code: 'RECORD_CHANGED' });
    expect(await admin().contracts.lists({ params })).toEqual([changed]);
    await admin().contracts.removeList({ params: listParams, query: { version: changed.version } });
    expect((await failureOf(admin().contracts.entitiesList({ params: listParams }))).status).toBe(404);
    const events = await eventsOf(contract);
    expect(events.slice(0, 4).map(({ name, eventType }) => `${name} ${eventType}`)).toEqual([
      'legalEntitiesList DELETE',
      'legalEntitiesList UPDATE',
      'legalEntitiesListName UPDATE',
      'legalEntitiesList CREATE',
    ]);
    expect(events[1]!.oldValue).toContain(a);
    expect(events[1]!.newValue).not.toContain(a);
  });

  test('CTR-079 CTR-080 CTR-081 refuse an invalid name, no legal entity, and legal entities or lists of other contracts', async () => {
    const [contract, other] = [await create(), await create({ entities: 8 })];
    const params = { id: contract.id };
    const codes = bodyOf(contract).legalEntitiesSelected;
    const foreign = bodyOf(other).legalEntitiesSelected.find((code) => !codes.includes(code))!;
    const statusOf = async (body: { name: string; legalEntitiesIds: string[] }) =>
      (await failureOf(admin().contracts.createList({ params, body }))).status;
    expect(await statusOf({ name: ' ', legalEntitiesIds: codes })).toBe(400);
    expect(await statusOf({ name: '\u200b', legalEntitiesIds: codes })).toBe(400);
    expect(await statusOf({ name: 'x'.repeat(101), legalEntitiesIds: codes })).toBe(400);
    expect(await statusOf({ name: 'Empty', legalEntitiesIds: [] })).toBe(400);
    expect(await statusOf({ name: 'Foreign', legalEntitiesIds: [foreign] })).toBe(400);
    await admin().contracts.createList({ params, body: { name: 'Été', legalEntitiesIds: codes } });
    const taken = await failureOf(
      admin().contracts.createList({ params, body: { name: 'ETE', legalEntitiesIds: codes } }),
    );
    expect([taken.status, taken.code]).toEqual([409, 'LEGAL_ENTITIES_LIST_NAME_TAKEN']);
    const list = await admin().contracts.createList({
      params: { id: other.id },
      body: { name: 'Theirs', legalEntitiesIds: [foreign] },
    });
    for (const call of [
      () => admin().contracts.entitiesList({ params: { id: contract.id, listId: list.id } }),
      () =>
        admin().contracts.removeList({
          params: { id: contract.id, listId: list.id },
          query: { version: list.version },
        }),
      () =>
        admin().contracts.updateList({
          params,
          body: { id: list.id, version: 1, name: 'Mine', legalEntitiesIds: codes },
        }),
    ])
      expect((await failureOf(call())).status).toBe(404);
  });

  test('a legal entity removed from the contract is removed from its lists, but never empties one', async () => {
    const contract = await create();
    const params = { id: contract.id };
    const [a, b, c] = bodyOf(contract).legalEntitiesSelected as [string, string, string];
    await admin().contracts.createList({ params, body: { name: 'Two', legalEntitiesIds: [a, b] } });
    const kept = await admin().contracts.update({
      params,
      body: { ...bodyOf(contract), legalEntitiesSelected: [b, c] },
    });
    const [list] = await admin().contracts.lists({ params });
    expect(list).toMatchObject({ contractLegalEntitiesIds: [b], version: 2 });
    const failure = await failureOf(
      admin().contracts.update({ params, body: { ...bodyOf(kept), legalEntitiesSelected: [c] } }),
    );
    expect([failure.status, failure.code]).toEqual([409, 'LEGAL_ENTITIES_LIST_EMPTIED']);
    expect((await admin().contracts.get({ params })).legalEntitiesQuantity).toBe(2);
  });
});
