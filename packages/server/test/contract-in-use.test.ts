import { asc, eq } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '@atrium/contract';
import type { Client } from '@atrium/contract/client';
import type { Contract } from '@atrium/contract/contracts';
import * as schema from '../src/database/schema/index.ts';
import { signedInOver, ownPlatform } from './own-platform.ts';
import type { OwnPlatform } from './own-platform.ts';
import { failureOf } from './support.ts';

/** Tables with one row per legal entity. */
const ENTITY_RECORDS = {
  loans: schema.financingPositions,
  guarantees: schema.guarantees,
  derivatives: schema.derivativeTrades,
  agreements: schema.legalAgreements,
  'trade confirmations': schema.tradeConfirmations,
} as const;

/** Tables that say what a contract is and who serves it, which are deleted with it. */
const PARTS: readonly PgTable[] = [
  schema.contractLegalEntities,
  schema.legalEntitiesLists,
  schema.contractServices,
  schema.contractUsers,
  schema.roles,
  schema.contactContracts,
  schema.contractEmailDomains,
  schema.accessRequests,
];

let own: OwnPlatform;
let admin: Client<Api>;
beforeAll(async () => {
  own = await ownPlatform();
  admin = (await signedInOver(own.platform, 'super-admin'))();
});
afterAll(() => own.close());

const entitiesOf = async (query: string) => {
  const [client] = await admin.clients.list({ query: { query } });
  return { client: client!, entities: await admin.clients.legalEntities({ params: { id: client!.id } }) };
};

let made = 0;
async function create(): Promise<Contract> {
  const { client, entities } = await entitiesOf('Halden');
  made += 1;
  return admin.contracts.create({
    body: {
      contract: { name: `Used ${made}`, commercialClientId: client.id },
      servicesSelected: [],
      legalEntitiesSelected: [entities[0]!.ricos],
    },
  });
}

/** Hands a contract to another client, alone or with the present one as its second client. */
async function handOver({ id }: Contract, kcCommercialClientId: string | null = null): Promise<Contract> {
  const { client, entities } = await entitiesOf('Orvane');
  const { version, name } = await admin.contracts.get({ params: { id } });
  return admin.contracts.update({
    params: { id },
    body: {
      version,
      contract: { name, commercialClientId: client.id, kcCommercialClientId },
      services: [],
      legalEntitiesSelected: [entities[0]!.ricos],
    },
  });
}

async function expectKept({ id, version }: Contract): Promise<void> {
  const params = { id };
  expect((await admin.contracts.get({ params })).rights.canDelete).toBe(false);
  expect(await failureOf(admin.contracts.remove({ params, query: { version } }))).toMatchObject({
    status: 409,
    code: 'CONTRACT_IN_USE',
  });
}

describe('a contract with records', () => {
  test.each(Object.entries(ENTITY_RECORDS))(
    'CTR-058 CTR-066 with %s is neither deleted nor taken from its client',
    async (_, table) => {
      const contract = await create();
      const [{ legalEntity }] = contract.legalEntities as [Contract['legalEntities'][number]];
      const [row] = await own.platform.db
        .select({ id: table.id })
        .from(table)
        .orderBy(asc(table.id))
        .limit(1);
      await own.platform.db
        .update(table)
        .set({ contractId: contract.id, ricosCode: legalEntity.ricos })
        .where(eq(table.id, row!.id));
      await expectKept(contract);
      expect(await failureOf(handOver(contract))).toMatchObject({
        code: 'CONTRACT_IN_USE',
        errors: [{ path: 'body.contract.commercialClientId' }],
      });
      // The client keeps it as its second one; the next one has no records in it and may be replaced.
      const both = await handOver(contract, contract.commercialClient!.id);
      const body = {
        version: both.version,
        contract: { name: both.name, commercialClientId: contract.commercialClient!.id },
        services: [],
        legalEntitiesSelected: [legalEntity.ricos],
      };
      const back = await admin.contracts.update({ params: { id: contract.id }, body });
      expect(back.commercialClient).toEqual(contract.commercialClient);
    },
  );

  test('CTR-058 CTR-066 with a data room is neither deleted nor taken from its client', async () => {
    const contract = await create();
    await own.platform.db.insert(schema.dataRooms).values({
      id: own.platform.newId(),
      contractId: contract.id,
      name: 'Room',
      documents: 1,
      updatedAt: own.platform.clock(),
    });
    await expectKept(contract);
    expect((await failureOf(handOver(contract))).code).toBe('CONTRACT_IN_USE');
  });

  test('CTR-066 with a closed access review is not taken from its client', async () => {
    const contract = await create();
    const [person] = await own.platform.db.select({ id: schema.users.id }).from(schema.users).limit(1);
    await own.platform.db.insert(schema.accessReviews).values({
      id: own.platform.newId(),
      contractId: contract.id,
      name: 'Review',
      dueDate: '2026-01-31',
      openedAt: own.platform.clock(),
      openedById: person!.id,
      closedAt: own.platform.clock(),
      closedById: person!.id,
      digest: '0'.repeat(64),
    });
    await expectKept(contract);
    expect(await failureOf(handOver(contract))).toMatchObject({
      code: 'CONTRACT_IN_USE',
      labels: [expect.stringContaining('closed access reviews')],
    });
  });

  test('CTR-066 a closed access review keeps a second client only if rights of its users were reviewed', async () => {
    const { db, newId, clock } = own.platform;
    const contract = await create();
    const { client: second } = await entitiesOf('Orvane');
    const params = { id: contract.id };
    const withSecond = async (kcCommercialClientId: string | null) => {
      const { version, name, legalEntities } = await admin.contracts.get({ params });
      const { id: commercialClientId } = contract.commercialClient!;
      return admin.contracts.update({
        params,
        body: {
          version,
          contract: { name, commercialClientId, kcCommercialClientId },
          services: [],
          legalEntitiesSelected: legalEntities.map(({ legalEntity }) => legalEntity.ricos),
        },
      });
    };
    const userOf = async (clientId: string) => {
      const [user] = await db
        .select({ id: schema.users.id })
        .from(schema.users)
        .where(eq(schema.users.clientId, clientId))
        .limit(1);
      return user!.id;
    };
    const reviewOf = async (userId: string) => {
      const reviewId = newId();
      await db.insert(schema.accessReviews).values({
        id: reviewId,
        contractId: contract.id,
        name: 'Review',
        dueDate: '2026-01-31',
        openedAt: clock(),
        openedById: userId,
        closedAt: clock(),
        closedById: userId,
        digest: '0'.repeat(64),
      });
      await db.insert(schema.accessReviewLines).values({
        id: newId(),
        reviewId,
        userId,
        serviceCode: 'KYC',
        right: 'Read',
        decision: 'REVOKED',
      });
    };
    await withSecond(second.id);
    await reviewOf(await userOf(contract.commercialClient!.id));
    expect((await withSecond(null)).kcCommercialClient).toBeNull();
    await withSecond(second.id);
    await reviewOf(await userOf(second.id));
    expect(await failureOf(withSecond(null))).toMatchObject({
      code: 'CONTRACT_IN_USE',
      errors: [{ path: 'body.contract.kcCommercialClientId' }],
    });
  });

  test('CTR-058 a tag that nothing has any more does not keep a contract', async () => {
    const { id, version } = await create();
    await own.platform.db
      .insert(schema.tags)
      .values({ id: own.platform.newId(), name: 'Old', key: 'old', groupType: 'TAGS', contractId: id });
    await admin.contracts.remove({ params: { id }, query: { version } });
    expect((await failureOf(admin.contracts.get({ params: { id } }))).status).toBe(404);
  });

  test('CTR-058 every table whose rows are deleted with a contract is a part of it or keeps it', () => {
    const deletedWithIt = Object.values(schema)
      .filter((one) => one instanceof PgTable)
      .filter((table) =>
        getTableConfig(table).foreignKeys.some(
          (key) => key.onDelete === 'cascade' && key.reference().foreignTable === schema.contracts,
        ),
      );
    const known = new Set<PgTable>([
      ...PARTS,
      ...Object.values(ENTITY_RECORDS),
      schema.dataRooms,
      schema.accessReviews,
    ]);
    expect(
      deletedWithIt.filter((table) => !known.has(table)).map((table) => getTableConfig(table).name),
    ).toEqual([]);
    expect(deletedWithIt).toHaveLength(known.size);
  });
});

test('DATA-051 a list that limits rights is kept, and the refusal names the services, also those not activated', async () => {
  const { client, entities } = await entitiesOf('Halden');
  const codes = [entities[0]!.ricos];
  const service = (category: 'ACTIVATED' | 'DEACTIVATED') => [{ id: 'KYC', category } as const];
  const contract = await admin.contracts.create({
    body: {
      contract: { name: 'Limited', commercialClientId: client.id },
      servicesSelected: service('ACTIVATED'),
      legalEntitiesSelected: codes,
    },
  });
  const params = { id: contract.id };
  const list = await admin.contracts.createList({ params, body: { name: 'One', legalEntitiesIds: codes } });
  const [contact] = await admin.contractUsers.contacts({ params, query: { query: 'halden.example' } });
  const [person] = await admin.contractUsers.add({ params, body: { userIds: [contact!.id] } });
  const { id: userId, version } = person!;
  const rights = [{ serviceRightId: 'KYC.Read', legalEntitiesListId: list.id }];
  await admin.contractUsers.setRights({ params, body: { users: [{ userId, version, rights }] } });
  const remove = () =>
    admin.contracts.removeList({ params: { ...params, listId: list.id }, query: { version: list.version } });
  const refused = async () => {
    const { code, labels } = await failureOf(remove());
    return [code, ...labels];
  };
  expect(await refused()).toEqual([
    'LEGAL_ENTITIES_LIST_IN_USE',
    'Rights of users are limited to this list: KYC. Change these rights first.',
  ]);
  await admin.contracts.update({
    params,
    body: {
      version: contract.version,
      contract: { name: contract.name, commercialClientId: client.id },
      services: service('DEACTIVATED'),
      legalEntitiesSelected: codes,
    },
  });
  expect((await refused())[1]).toMatch(/: KYC \(not activated\)\. .+ once it is activated\.$/);
  // Nobody is shown the rights of a closed account: they go with the list.
  await own.platform.db
    .update(schema.users)
    .set({ deletedAt: own.platform.clock() })
    .where(eq(schema.users.id, userId));
  await remove();
  const { pageRecords } = await admin.auditEvents.ofContract({ params, query: {} });
  expect(pageRecords).toContainEqual(
    // Nothing can be given back: neither the list nor the account is there.
    expect.objectContaining({
      name: 'userRights',
      oldValue: 'KYC: Read (One)',
      newValue: null,
      undoUntil: null,
    }),
  );
});
