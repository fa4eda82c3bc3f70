import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RequestCreation } from '@atrium/contract/request-creation';
import type { ServiceCode } from '@atrium/contract/services';
import { personaOf } from '../../sandbox/src/seed/personas.ts';
import type { PersonaId } from '../../sandbox/src/seed/personas.ts';
import { loadUser } from '../src/auth/user.ts';
import {
  contracts,
  contractUserRights,
  legalEntitiesListMembers,
  legalEntitiesLists,
} from '../src/database/schema/index.ts';
import { availableEntities, contractsNaming, reachablePeople } from '../src/contracts/people.ts';
import { validateCreation } from '../src/request-creation/validate-creation.ts';
import { ownPlatform } from './own-platform.ts';
import type { OwnPlatform } from './own-platform.ts';

let own: OwnPlatform;
beforeAll(async () => {
  own = await ownPlatform();
}, 60_000);
afterAll(() => own.close());

const person = async (persona: PersonaId) =>
  (await loadUser(own.platform.db, personaOf(persona).userId, 'en'))!;

test('DATA-042 NEW-065 a right limited to a list offers only its legal entities; bank staff get all', async () => {
  const { db, newId } = own.platform;
  const client = await person('client');
  const [contract] = await db
    .select({ id: contracts.id })
    .from(contracts)
    .where(eq(contracts.number, '00418'));
  const contractId = contract!.id;
  const namedBy = async (persona: PersonaId, service: ServiceCode = 'KYC') => {
    const found = await availableEntities(db, await person(persona), { contractId, service }, undefined);
    return found.map(({ ricos }) => ricos);
  };
  const every = await namedBy('super-admin');
  expect(every.length).toBeGreaterThan(2);
  const inCash = await namedBy('client', 'CASH_MANAGEMENT');
  const kept = every.slice(0, 2);
  const beyond = every[2]!;

  const listId = newId();
  await db.insert(legalEntitiesLists).values({ id: listId, contractId, name: listId });
  await db.insert(legalEntitiesListMembers).values(kept.map((ricosCode) => ({ listId, ricosCode })));
  const limited = await db
    .update(contractUserRights)
    .set({ legalEntitiesListId: listId })
    .where(
      and(
        eq(contractUserRights.userId, client.id),
        eq(contractUserRights.contractId, contractId),
        eq(contractUserRights.serviceCode, 'KYC'),
      ),
    )
    .returning();
  expect(limited).toHaveLength(1);

  expect(await namedBy('client')).toEqual(kept);
  expect(await namedBy('client', 'CASH_MANAGEMENT')).toEqual(inCash);
  expect(await namedBy('staff')).toEqual(every);
  expect(await namedBy('super-admin')).toEqual(every);
  const naming = (ricosCode: string) => contractsNaming(db, client, { ricosCode, service: 'KYC' });
  expect((await naming(kept[0]!)).has(contractId)).toBe(true);
  expect((await naming(beyond)).has(contractId)).toBe(false);

  const people = await reachablePeople(
    db,
    { user: client, language: 'en' },
    { contractId, topic: undefined, ricosCodes: [] },
  );
  const body = RequestCreation.parse({
    contractId,
    serviceAction: { serviceCode: 'KYC', action: 'KYC_REVIEW' },
    type: 'DOCUMENT',
    title: 'The file of a review',
    description: '<p>It is complete.</p>',
    participants: [{ id: people.find(({ role }) => role.roleType === 'BANK_USER')!.id }],
    topicIds: ['KYC_COMPANY'],
    ricosCodes: [beyond],
    documentIds: [newId()],
    documentsMustBeValidated: true,
  });
  await expect(
    validateCreation(db, { user: client, language: 'en', body }, new Date()),
  ).rejects.toMatchObject({
    code: 'FORBIDDEN',
    entries: [{ path: 'body.ricosCodes' }],
  });
});
