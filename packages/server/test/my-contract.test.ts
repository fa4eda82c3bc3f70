import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadUser } from '../src/auth/user.ts';
import { soleContract } from '../src/contracts/rows.ts';
import { contracts, contractUsers } from '../src/database/schema/index.ts';
import { personaOf } from '../../sandbox/src/seed/personas.ts';
import type { PersonaId } from '../../sandbox/src/seed/personas.ts';
import { ownPlatform } from './own-platform.ts';
import type { OwnPlatform } from './own-platform.ts';
import { as, expectProblem, failureOf, raw } from './support.ts';

const admin = () => as('client-admin');

describe('contract of a client administrator', () => {
  test('MYC-002 MYC-004 MYC-007 MYC-008 MYC-009 is returned with its users and audit events', async () => {
    const contract = await admin().contracts.mine();
    expect(contract).toMatchObject({
      number: '00418',
      rights: { canGetAuditEvents: true, canGetUsers: true, canUpdate: false, canDelete: false },
    });
    const params = { id: contract.id };
    const audit = await admin().auditEvents.ofContract({ params, query: {} });
    expect(audit.pageRecords.every((event) => event.contract.id === contract.id)).toBe(true);
    const people = await admin().contractUsers.list({ params });
    expect(people.map(({ id }) => id)).toContain(personaOf('client-admin').userId);
  });

  test.each([
    'client',
    'restricted',
    'marketing',
    'demo',
    'staff',
    'super-admin',
    'it-support',
    'osa',
  ] as const satisfies readonly PersonaId[])(
    'MYC-004 MYC-006 is refused to %s, who administers none',
    async (persona) => {
      await expectProblem(await raw('/api/contracts/mine', { as: persona }), 403, 'FORBIDDEN');
    },
  );

  test('MYC-008 its administrator can neither change the contract or its lists nor delete it', async () => {
    const contract = await admin().contracts.mine();
    const params = { id: contract.id };
    const codes = contract.legalEntities.slice(0, 1).map(({ legalEntity }) => legalEntity.ricos);
    for (const call of [
      () => admin().contracts.remove({ params, query: { version: contract.version } }),
      () => admin().contracts.createList({ params, body: { name: 'Own list', legalEntitiesIds: codes } }),
      () =>
        admin().contracts.update({
          params,
          body: {
            version: contract.version,
            contract: { name: 'Own name' },
            services: [],
            legalEntitiesSelected: codes,
          },
        }),
    ])
      expect(await failureOf(call())).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await admin().contracts.mine()).toMatchObject({ name: contract.name, version: contract.version });
  });
});

describe('finding the contract', () => {
  let own: OwnPlatform;
  beforeAll(async () => {
    own = await ownPlatform();
  }, 60_000);
  afterAll(() => own.close());

  test('MYC-005 MYC-009 nothing is returned for administrators of two contracts or none', async () => {
    const { db } = own.platform;
    const { userId } = personaOf('client-admin');
    const user = (await loadUser(db, userId, 'en'))!;
    const [mine] = await db.select().from(contracts).where(eq(contracts.number, '00418'));
    expect(await soleContract(db, user)).toBe(mine!.id);
    const [other] = await db.select().from(contracts).where(eq(contracts.number, '00402'));
    await db
      .insert(contractUsers)
      .values({ contractId: other!.id, userId, contractStatus: 'SIGNED', clientRole: 'ADMIN' });
    await expect(soleContract(db, user)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await db.update(contractUsers).set({ clientRole: 'STANDARD' }).where(eq(contractUsers.userId, userId));
    await expect(soleContract(db, user)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
