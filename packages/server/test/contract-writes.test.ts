import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { api } from '@atrium/contract';
import type { Api } from '@atrium/contract';
import type { AccessReviewDetail } from '@atrium/contract/access-reviews';
import type { Client } from '@atrium/contract/client';
import type { Contract, LegalEntitiesList } from '@atrium/contract/contracts';
import type { ContractUser } from '@atrium/contract/contract-users';
import type { Endpoint, Endpoints } from '@atrium/contract/endpoint';
import { PERSONAS } from '../../sandbox/src/seed/personas.ts';
import { as, clientWith, failureOf, ownSession } from './support.ts';

/**
 * Every write to contracts, their users and rights, and access reviews, made as each of the ten personas: on a contract
 * that only the bank can access, and on the one that Lena (`client-admin`) administers.
 */

const AREAS = ['contracts', 'contractUsers', 'accessReviews'] as const;
const WRITES = AREAS.flatMap((area) =>
  Object.entries<Endpoint>(api[area] as Endpoints)
    .filter(([, { method }]) => method !== 'GET')
    .map(([name]) => `${area}.${name}`),
);
const EVERYBODY = PERSONAS.map(({ persona }) => persona);
const DUE = '2199-12-31';
const STALE = 1_000_000;
const admin = () => as('super-admin');

/** Records of one contract, as read, that the calls refer to. */
interface Records {
  readonly contract: Contract;
  readonly people: readonly ContractUser[];
  readonly list: Pick<LegalEntitiesList, 'id' | 'version' | 'name' | 'contractLegalEntitiesIds'>;
  readonly review: Pick<AccessReviewDetail, 'id' | 'reviewed' | 'version'>;
}
type Call = (client: Client<Api>, records: Records) => Promise<unknown>;

const rightsOf = ({ people: [person] }: Records) => ({
  users: [{ userId: person!.id, version: person!.version, rights: [{ serviceRightId: 'KYC.Read' }] }],
});
const updateOf = ({ contract }: Records) => ({
  version: contract.version,
  contract: {
    name: contract.name,
    description: 'Changed',
    isinCode: contract.isinCode,
    cguName: contract.cguName,
    commercialClientId: contract.commercialClient!.id,
    kcCommercialClientId: null,
  },
  services: contract.services.map(({ id, category }) => ({ id, category })),
  legalEntitiesSelected: contract.legalEntities.map(({ legalEntity }) => legalEntity.ricos),
});
const paramsOf = ({ contract }: Records) => ({ id: contract.id });
const ofReview = ({ contract, review }: Records) => ({ id: contract.id, reviewId: review.id });

/** In an order in which a bank administrator can make all of them on one contract. */
const CALLS: Readonly<Record<string, Call>> = {
  'contracts.create': (client, { contract }) =>
    client.contracts.create({
      body: {
        contract: {
          name: `Test ${randomUUID().slice(0, 18)}`,
          commercialClientId: contract.commercialClient!.id,
        },
        servicesSelected: [{ id: 'KYC', category: 'ACTIVATED' }],
        legalEntitiesSelected: contract.legalEntities.slice(0, 1).map(({ legalEntity }) => legalEntity.ricos),
      },
    }),
  'contracts.patch': (client, records) =>
    client.contracts.patch({ params: paramsOf(records), body: { bmf: { visibility: true } } }),
  'contracts.createList': (client, records) =>
    client.contracts.createList({
      params: paramsOf(records),
      body: { name: `List ${randomUUID()}`, legalEntitiesIds: records.list.contractLegalEntitiesIds },
    }),
  'contracts.updateList': (client, records) =>
    client.contracts.updateList({
      params: paramsOf(records),
      body: {
        id: records.list.id,
        version: records.list.version,
        name: `List ${randomUUID()}`,
        legalEntitiesIds: records.list.contractLegalEntitiesIds,
      },
    }),
  'contracts.removeList': (client, records) =>
    client.contracts.removeList({
      params: { ...paramsOf(records), listId: records.list.id },
      query: { version: records.list.version },
    }),
  'accessReviews.decide': (client, records) =>
    client.accessReviews.decide({
      params: ofReview(records),
      body: {
        lines: records.review.reviewed.map(({ id, version }) => ({ id, version, decision: 'CONFIRMED' })),
      },
    }),
  'accessReviews.close': (client, records) =>
    client.accessReviews.close({ params: ofReview(records), body: { version: records.review.version } }),
  'accessReviews.open': (client, records) =>
    client.accessReviews.open({ params: paramsOf(records), body: { name: 'Next', dueDate: DUE } }),
  // The contract still has an open review, so an authorized caller gets 409.
  'accessReviews.openSeveral': (client, { contract }) =>
    client.accessReviews.openSeveral({
      body: { name: 'Campaign', dueDate: DUE, contractIds: [contract.id] },
    }),
  'contractUsers.previewRights': (client, records) =>
    client.contractUsers.previewRights({ params: paramsOf(records), body: rightsOf(records) }),
  'contractUsers.setRights': (client, records) =>
    client.contractUsers.setRights({ params: paramsOf(records), body: rightsOf(records) }),
  // The event does not exist, so an authorized caller gets 404; the rule is tested in contract-users.test.ts.
  'contractUsers.undoRights': (client, records) =>
    client.contractUsers.undoRights({ params: paramsOf(records), body: { auditEventId: '999999999' } }),
  'contractUsers.update': (client, records) => {
    const person = records.people[1]!;
    return client.contractUsers.update({
      params: paramsOf(records),
      body: {
        usersIds: [person.id],
        versions: { [person.id]: person.version },
        update: { contractStatus: 'SIGNED' },
      },
    });
  },
  'contractUsers.add': (client, records) =>
    client.contractUsers.add({
      params: paramsOf(records),
      body: { userIds: records.people.slice(0, 1).map(({ id }) => id) },
    }),
  'contractUsers.remove': (client, records) =>
    client.contractUsers.remove({
      params: { ...paramsOf(records), userId: records.people[1]!.id },
      query: { version: records.people[1]!.version },
    }),
  'contracts.update': (client, records) =>
    client.contracts.update({ params: paramsOf(records), body: updateOf(records) }),
  // The contract still has a user, so an authorized caller gets 409.
  'contracts.remove': (client, records) =>
    client.contracts.remove({
      params: paramsOf(records),
      query: { version: records.contract.version },
    }),
};

/** Writes that a client administrator may make on their own contract. */
const OF_CLIENT_ADMIN = new Set([
  'contracts.patch',
  'contractUsers.previewRights',
  'contractUsers.setRights',
  'contractUsers.undoRights',
  'contractUsers.update',
  'contractUsers.add',
  'contractUsers.remove',
  'accessReviews.open',
  'accessReviews.decide',
  'accessReviews.close',
]);
/** Those of them that are authorized, but fail with RECORD_CHANGED on outdated versions. */
const CONFLICTS = new Set(['contractUsers.previewRights', 'contractUsers.setRights', 'contractUsers.update']);

async function create(): Promise<Records> {
  const client = (await admin().clients.list({ query: { query: 'Orvane' } }))[0]!;
  const entities = await admin().clients.legalEntities({ params: { id: client.id } });
  const { id } = await admin().contracts.create({
    body: {
      contract: { name: `Test ${randomUUID().slice(0, 18)}`, commercialClientId: client.id },
      servicesSelected: [
        { id: 'KYC', category: 'ACTIVATED' },
        { id: 'MTM', category: 'ACTIVATED' },
      ],
      legalEntitiesSelected: entities.slice(0, 2).map(({ ricos }) => ricos),
    },
  });
  const params = { id };
  const { contracts, contractUsers, accessReviews } = admin();
  const found = (await contractUsers.contacts({ params, query: { query: '.example' } })).filter(({ email }) =>
    PERSONAS.every((persona) => persona.email !== email),
  );
  const added = await contractUsers.add({
    params,
    body: { userIds: found.slice(0, 2).map((one) => one.id) },
  });
  const people = await contractUsers.setRights({
    params,
    body: {
      users: added.map(({ id: userId, version }) => ({
        userId,
        version,
        rights: [{ serviceRightId: 'KYC.All' }, { serviceRightId: 'MTM.Access' }],
      })),
    },
  });
  const list = await contracts.createList({
    params,
    body: { name: 'One', legalEntitiesIds: entities.slice(0, 1).map(({ ricos }) => ricos) },
  });
  const review = await accessReviews.open({ params, body: { name: 'Review', dueDate: DUE } });
  return { contract: await contracts.get({ params }), people, list, review };
}

/** Reads everything that these writes can change. */
async function stateOf(params: { id: string }) {
  const { contracts, contractUsers, accessReviews, auditEvents } = admin();
  return {
    contract: await contracts.get({ params }),
    people: await contractUsers.list({ params }),
    lists: await contracts.lists({ params }),
    reviews: await accessReviews.list({ params }),
    audit: (await auditEvents.ofContract({ params, query: {} })).totalRecords,
  };
}

test('the table lists every write of this area', () => {
  expect(Object.keys(CALLS).toSorted()).toEqual(WRITES.toSorted());
});

describe('contract known only to the bank', () => {
  let records: Records;
  beforeAll(async () => {
    records = await create();
  });

  test('CTR-001 nine of ten demo users are refused every write, and nothing changes', async () => {
    const before = await stateOf(paramsOf(records));
    for (const persona of EVERYBODY.filter((id) => id !== 'super-admin'))
      for (const [name, call] of Object.entries(CALLS)) {
        const { status } = await failureOf(call(as(persona), records));
        // Some are allowed to a client administrator, who gets 404 because they cannot access this contract.
        const mayCall = persona === 'client-admin' && OF_CLIENT_ADMIN.has(name);
        expect(mayCall ? [404] : [403, 404], `${persona} ${name}`).toContain(status);
      }
    for (const [name, call] of Object.entries(CALLS))
      expect((await failureOf(call(as(null), records))).status, name).toBe(401);
    expect(await stateOf(paramsOf(records))).toEqual(before);
  }, 60_000);

  test('CTR-001 a bank administrator may make every write', async () => {
    const refused: Record<string, string> = {};
    for (const [name, call] of Object.entries(CALLS)) {
      // Each write reads the state left by the previous ones.
      const params = paramsOf(records);
      const [contract, people, review] = await Promise.all([
        admin().contracts.get({ params }),
        admin().contractUsers.list({ params }),
        admin().accessReviews.get({ params: ofReview(records) }),
      ]);
      const lists = await admin().contracts.lists({ params });
      const list = lists.find(({ id }) => id === records.list.id) ?? records.list;
      await call(admin(), { contract, people, review, list }).catch((error: { code: string }) => {
        refused[name] = error.code;
      });
    }
    expect(refused).toEqual({
      'accessReviews.openSeveral': 'ACCESS_REVIEW_OPEN',
      'contractUsers.undoRights': 'NOT_FOUND',
      'contracts.remove': 'CONTRACT_IN_USE',
    });
  }, 60_000);
});

describe('contract of a client administrator', () => {
  test('the client administrator may only write its users; other members and outsiders may write nothing', async () => {
    const other = await create();
    const { id } = (await admin().contracts.list({ query: { query: '00418' } })).pageRecords[0]!;
    const params = { id };
    const people = (await admin().contractUsers.list({ params })).filter(({ email }) =>
      PERSONAS.every((persona) => persona.email !== email),
    );
    const contract = { ...(await admin().contracts.get({ params })), version: STALE };
    const halden: Records = {
      contract,
      people: people.map((person) => ({ ...person, version: STALE })),
      list: { ...other.list, version: STALE },
      review: other.review,
    };
    for (const persona of EVERYBODY.filter((one) => one !== 'super-admin'))
      for (const [name, call] of Object.entries(CALLS)) {
        if (persona === 'client-admin' && OF_CLIENT_ADMIN.has(name)) continue;
        const { status } = await failureOf(call(as(persona), halden));
        expect([403, 404], `${persona} ${name}`).toContain(status);
      }
    for (const name of CONFLICTS)
      expect((await failureOf(CALLS[name]!(as('client-admin'), halden))).code, name).toBe('RECORD_CHANGED');
    // A user who is already in the contract is not changed.
    await expect(CALLS['contractUsers.add']!(as('client-admin'), halden)).resolves.toBeDefined();
  }, 60_000);
});

describe('concurrent administrators', () => {
  let records: Records;
  let second: Client<Api>;
  beforeAll(async () => {
    records = await create();
    second = clientWith(await ownSession('super-admin'));
  });

  test.each([
    'contracts.updateList',
    'accessReviews.decide',
    'contractUsers.setRights',
    'contractUsers.update',
    'contracts.update',
  ])('%s from the same version succeeds once, and the second attempt is refused', async (name) => {
    const call = CALLS[name]!;
    const outcomes = await Promise.allSettled([call(admin(), records), call(second, records)]);
    const failed = outcomes.flatMap((one) =>
      one.status === 'rejected' ? [one.reason as { code: string }] : [],
    );
    expect(failed.map(({ code }) => code)).toEqual(['RECORD_CHANGED']);
  });

  test('an access review is opened and closed by one of them only', async () => {
    const closings = await Promise.allSettled(
      [admin(), second].map((by) => CALLS['accessReviews.close']!(by, records)),
    );
    expect(closings.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
    const { closedAt } = await admin().accessReviews.get({ params: ofReview(records) });
    const openings = await Promise.allSettled(
      [admin(), second].map((by) => CALLS['accessReviews.open']!(by, records)),
    );
    const opened = openings.filter(({ status }) => status === 'fulfilled');
    // A right that changed in between keeps the first review open, so neither caller can open a second.
    expect(opened).toHaveLength(closedAt === null ? 0 : 1);
  });
});
