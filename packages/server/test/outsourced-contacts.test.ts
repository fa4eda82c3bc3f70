import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contacts, users } from '../src/database/schema/index.ts';
import { ownPlatform, signedInOver } from './own-platform.ts';
import type { OwnPlatform } from './own-platform.ts';
import { failureOf } from './support.ts';

let own: OwnPlatform;
beforeAll(async () => {
  own = await ownPlatform();
});
afterAll(() => own.close());

test('users of an outsourced service see and reach members of their own company only', async () => {
  const { db } = own.platform;
  const osa = (await signedInOver(own.platform, 'osa'))();
  const staff = (await signedInOver(own.platform, 'super-admin'))();
  const { company } = await osa.users.me();
  const search = { body: { categories: ['client' as const], limit: 500 } };
  const before = await osa.contacts.search(search);
  const [{ clientMember: colleague }] = before.members as [(typeof before.members)[number]];
  const isColleague = eq(
    users.id,
    sql`(select ${contacts.userId} from ${contacts} where ${contacts.id} = ${colleague.id})`,
  );
  const [account] = await db.select({ id: users.id }).from(users).where(isColleague);
  const contractIds = (await osa.savedSearches.contracts()).map(({ id }) => id);
  const reached = async () => {
    const lists = contractIds.map((contractId) =>
      osa.savedSearches.reachableUsers({ query: { contractId } }),
    );
    return (await Promise.all(lists)).flat().map(({ id }) => id);
  };
  const { id } = await osa.savedSearches.create({
    body: { name: 'Fees', query: { query: 'fees', timeLine: { dateFrom: null, dateTo: null } } },
  });
  const share = () => osa.savedSearches.share({ params: { id }, body: { userIds: [account!.id] } });
  expect(await reached()).toContain(account!.id);
  await share();
  // Another provider has users in the same contract.
  await db.update(users).set({ companyName: 'Another Services Ltd' }).where(isColleague);

  const after = await osa.contacts.search(search);
  expect(after.members).toHaveLength(before.members.length - 1);
  expect(new Set(after.members.map(({ clientMember }) => clientMember.teamName))).toEqual(
    new Set([company.name]),
  );
  const params = { id: colleague.id };
  expect((await failureOf(osa.contacts.addFavorite({ params }))).status).toBe(404);
  expect(await reached()).not.toContain(account!.id);
  expect((await failureOf(share())).code).toBe('SAVED_SEARCH_CONTRACT');
  const found = await staff.contacts.search({ body: { ...search.body, query: colleague.email } });
  expect(found.members).toMatchObject([{ clientMember: { teamName: 'Another Services Ltd' } }]);
});
