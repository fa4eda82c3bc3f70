import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOpen, REQUEST_STATES } from '@atrium/contract/request-rules';
import { personaOf } from '../../sandbox/src/seed/personas.ts';
import { loadUser } from '../src/auth/user.ts';
import { changeAt } from '../src/contract-users/history-change.ts';
import { changesOfRights } from '../src/contract-users/history.ts';
import { reachableMembers } from '../src/documents/reach.ts';
import {
  auditEvents,
  contacts,
  contracts,
  contractUserRights,
  contractUsers,
  notifications,
  requestParticipants,
  requests,
  users,
  userServices,
} from '../src/database/schema/index.ts';
import { MIME } from '../src/files/content-type.ts';
import { textOfFile } from '../src/files/file-text.ts';
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

test('users of an outsourced service reach members of their own company only, and no write accepts others', async () => {
  const { db } = own.platform;
  const { userId } = personaOf('osa');
  const osa = (await signedInOver(own.platform, 'osa'))();
  const staff = (await signedInOver(own.platform, 'super-admin'))();
  const [request] = await db
    .select({ id: requests.id, contractId: requests.contractId })
    .from(requestParticipants)
    .innerJoin(requests, eq(requests.id, requestParticipants.requestId))
    .where(
      and(
        eq(requestParticipants.userId, userId),
        requestParticipants.isActive,
        inArray(requests.state, REQUEST_STATES.filter(isOpen)),
      ),
    );
  const { id: requestId, contractId } = request!;
  const members = await db
    .select({ id: users.id })
    .from(contractUsers)
    .innerJoin(users, eq(users.id, contractUsers.userId))
    .where(and(eq(contractUsers.contractId, contractId), ne(users.id, userId), isNull(users.deletedAt)));
  const [other, colleague] = members as [(typeof members)[number], (typeof members)[number]];
  const { company } = await osa.users.me();
  await db.update(users).set({ kind: 'OSA', companyName: company.name }).where(eq(users.id, colleague.id));
  await db
    .update(users)
    .set({ kind: 'OSA', companyName: 'Another Services Ltd' })
    .where(eq(users.id, other.id));
  await db.delete(requestParticipants).where(eq(requestParticipants.userId, other.id));

  const user = (await loadUser(db, userId, 'en'))!;
  const lists = {
    creation: await osa.requestCreation.reachableUsers({ query: { contractId } }),
    searches: await osa.savedSearches.reachableUsers({ query: { contractId } }),
  };
  for (const [list, people] of Object.entries(lists)) {
    const ids = people.map(({ id }) => id);
    expect(ids, list).toContain(colleague.id);
    expect(ids, list).not.toContain(other.id);
  }
  const readers = await reachableMembers(db, { user, language: 'en' }, contractId, []);
  expect(readers.map(({ id }) => id)).not.toContain(other.id);
  const seen = await staff.savedSearches.reachableUsers({ query: { contractId } });
  expect(seen.map(({ id }) => id)).toContain(other.id);

  const { id } = await osa.savedSearches.create({
    body: { name: 'Cash', query: { timeLine: { dateFrom: null, dateTo: null } } },
  });
  const share = (recipient: string) =>
    osa.savedSearches.share({ params: { id }, body: { userIds: [recipient] } });
  expect((await failureOf(share(other.id))).code).toBe('SAVED_SEARCH_CONTRACT');
  await share(colleague.id);
  const added = osa.requestActions.addParticipants({ params: { id: requestId }, body: [{ id: other.id }] });
  expect(await failureOf(added)).toMatchObject({ status: 400, errors: [{ path: 'body' }] });
});

/**
 * Makes the persona of an outsourced service an administrator of its contract, in which one other user is of another
 * provider and one of the same.
 */
async function sharedContract() {
  const { db } = own.platform;
  const { userId } = personaOf('osa');
  const [contract] = await db
    .select({ id: contracts.id })
    .from(contracts)
    .innerJoin(
      contractUsers,
      and(eq(contractUsers.contractId, contracts.id), eq(contractUsers.userId, userId)),
    )
    .where(and(eq(contracts.kind, 'OSA'), eq(contracts.isReadOnly, false)))
    .orderBy(contracts.number)
    .limit(1);
  const params = { id: contract!.id };
  await db
    .update(contractUsers)
    .set({ clientRole: 'ADMIN' })
    .where(and(eq(contractUsers.contractId, params.id), eq(contractUsers.userId, userId)));
  const active = { category: 'ACTIVATED' as const };
  await db
    .insert(userServices)
    .values({ userId, serviceCode: 'MY_CONTRACT', ...active })
    .onConflictDoUpdate({ target: [userServices.userId, userServices.serviceCode], set: active });
  const osa = (await signedInOver(own.platform, 'osa'))();
  const staff = (await signedInOver(own.platform, 'super-admin'))();
  const all = await staff.contractUsers.list({ params });
  const [other, colleague] = all.filter(({ id }) => id !== userId) as [
    (typeof all)[number],
    (typeof all)[number],
  ];
  const { company } = await osa.users.me();
  const provide = (id: string, companyName: string) =>
    db.update(users).set({ kind: 'OSA', companyName }).where(eq(users.id, id));
  await provide(other.id, 'Another Services Ltd');
  await provide(colleague.id, company.name);
  return { params, osa, staff, other, colleague };
}

test('an administrator of an outsourced service sees and changes the users of their own company only', async () => {
  const { db } = own.platform;
  const { userId } = personaOf('osa');
  const { params, osa, staff, other, colleague } = await sharedContract();

  const at = new Date().toISOString();
  const lists = {
    users: (await osa.contractUsers.list({ params })).map(({ id }) => id),
    rights: (await osa.contractUsers.rights({ params })).map((one) => one.userId),
    past: (await osa.contractUsers.rightsAt({ params, query: { at } })).people.map(({ id }) => id),
  };
  for (const [list, ids] of Object.entries(lists)) {
    expect(ids, list).toEqual(expect.arrayContaining([userId, colleague.id]));
    expect(ids, list).not.toContain(other.id);
  }
  expect((await staff.contractUsers.list({ params })).map(({ id }) => id)).toContain(other.id);

  // Writes answer as for people who are not in the contract.
  const { version } = other;
  const rights = osa.contractUsers.setRights({
    params,
    body: { users: [{ userId: other.id, version, rights: [] }] },
  });
  expect(await failureOf(rights)).toMatchObject({ status: 400, errors: [{ path: 'body.users' }] });
  const changed = (person: typeof other) => ({
    params,
    body: {
      usersIds: [person.id],
      versions: { [person.id]: person.version },
      update: { contractStatus: person.contractStatus === 'DEMO' ? ('SIGNED' as const) : ('DEMO' as const) },
    },
  });
  expect(await failureOf(osa.contractUsers.update(changed(other)))).toMatchObject({
    status: 400,
    errors: [{ path: 'body.usersIds' }],
  });
  const removal = osa.contractUsers.remove({ params: { ...params, userId: other.id }, query: { version } });
  expect((await failureOf(removal)).status).toBe(404);
  const added = osa.contractUsers.add({ params, body: { userIds: [other.id] } });
  expect(await failureOf(added)).toMatchObject({ status: 400, errors: [{ path: 'body.userIds' }] });
  expect(await osa.contractUsers.update(changed(colleague))).toMatchObject([{ id: colleague.id }]);

  // Nobody else is counted.
  const figures = { serviceCode: 'TREASURY_REPORTING', right: 'Access' } as const;
  await db
    .insert(contractUserRights)
    .values({ contractId: params.id, userId: other.id, ...figures })
    .onConflictDoNothing();
  const holders = (people: readonly (typeof other)[]) =>
    people.filter(({ serviceRights }) =>
      serviceRights.some(({ serviceRightId }) => serviceRightId.startsWith('TREASURY_REPORTING.')),
    ).length;
  const everybody = await staff.contractUsers.list({ params });
  const known = await osa.contractUsers.list({ params });
  expect(holders(known)).toBeLessThan(holders(everybody));
  expect(await osa.contracts.mine()).toMatchObject({ usersQuantity: known.length });
  expect(await staff.contracts.get({ params })).toMatchObject({ usersQuantity: everybody.length });
  const shared = (await osa.treasuryReporting.contracts()).find(({ id }) => id === params.id);
  expect(shared).toMatchObject({ usersQuantity: holders(known) });

  // The history of rights leaves out what changed for others.
  await staff.contractUsers.update(changed(other));
  const [latest] = (await staff.contractUsers.rightsChanges({ params, query: {} })).changes;
  expect(latest!.users).toEqual({ total: 1, first: [other.id] });
  const moments = (await osa.contractUsers.rightsChanges({ params, query: {} })).changes.map((one) => one.at);
  expect(moments.length).toBeGreaterThan(0);
  expect(moments).not.toContain(latest!.at);
  const query = { at: latest!.at };
  expect((await osa.contractUsers.rightsChange({ params, query })).change).toBeNull();
  expect((await staff.contractUsers.rightsChange({ params, query })).change).not.toBeNull();
});

test('CTR-053 an administrator of an outsourced service reads in the audit trail of no people of other providers', async () => {
  const { db, clock } = own.platform;
  const { params, osa, staff, other, colleague } = await sharedContract();
  const people = [other, colleague];
  const nameOf = ({ firstName, lastName }: typeof other) => `${firstName} ${lastName}`;
  // Both are added again, and their status changes.
  const userIds = people.map(({ id }) => id);
  await db
    .delete(contractUsers)
    .where(and(eq(contractUsers.contractId, params.id), inArray(contractUsers.userId, userIds)));
  const added = await staff.contractUsers.add({ params, body: { userIds } });
  await staff.contractUsers.update({
    params,
    body: {
      usersIds: userIds,
      versions: Object.fromEntries(added.map(({ id, version }) => [id, version])),
      update: { contractStatus: 'SIGNED' },
    },
  });
  // Written by the other provider, and in an older version, which kept only the name of the user.
  const event = {
    entity: 'contracts',
    entityId: params.id,
    eventType: 'UPDATE' as const,
    createdAt: clock(),
  };
  const byStaff = { ...event, userId: personaOf('super-admin').userId, secondaryEntity: nameOf(other) };
  const [given] = await db
    .insert(auditEvents)
    .values([
      { ...byStaff, name: 'userRights', oldValue: [], newValue: [], secondaryEntityId: other.id },
      { ...event, userId: other.id, name: 'description', newValue: 'By the other provider' },
      { ...byStaff, name: 'userRole', newValue: 'ADMIN' },
    ])
    .returning({ id: auditEvents.id });
  // As for an event that does not exist.
  const undone = osa.contractUsers.undoRights({ params, body: { auditEventId: String(given!.id) } });
  expect((await failureOf(undone)).status).toBe(404);

  const query = { pageSize: 100 };
  const all = await staff.auditEvents.ofContract({ params, query });
  const shown = await osa.auditEvents.ofContract({ params, query });
  const byOther = ({ newValue }: (typeof all.pageRecords)[number]) => newValue === 'By the other provider';
  expect(all.pageRecords.find(byOther)!.updateBy).toMatchObject({ lastName: other.lastName });
  expect(shown.pageRecords.find(byOther)!.updateBy).toBeNull();
  const subjects = (events: typeof all.pageRecords) =>
    events.map(({ name, newValue, secondaryEntity }) =>
      name === 'user' ? `added ${newValue}` : `${name} ${secondaryEntity}`,
    );
  const of = (person: typeof other) => [`added ${nameOf(person)}`, `userStatus ${nameOf(person)}`];
  expect(subjects(all.pageRecords)).toEqual(
    expect.arrayContaining([...of(other), ...of(colleague), `userRole ${nameOf(other)}`]),
  );
  expect(subjects(shown.pageRecords)).toEqual(expect.arrayContaining(of(colleague)));
  expect(JSON.stringify(shown)).not.toContain(nameOf(other));
  const hidden = subjects(all.pageRecords).filter((subject) => subject.endsWith(` ${nameOf(other)}`));
  expect(shown.totalRecords).toBe(all.totalRecords - hidden.length);
  expect(shown.since).toBe(all.since);

  const exported = await osa.auditEvents.export({
    query: { daysCount: 1, timezone: 'Europe/Paris', contractId: params.id },
  });
  const words = await textOfFile(new Uint8Array(await exported.arrayBuffer()), MIME.xlsx);
  expect(words).toContain('By the other provider');
  expect(words).toContain(nameOf(colleague));
  expect(words).not.toContain(nameOf(other));
});

test('an administrator of an outsourced service has no part in access reviews, which name people of other providers', async () => {
  const { db, newId, clock } = own.platform;
  const { userId } = personaOf('osa');
  const { params, osa, staff } = await sharedContract();
  const body = { name: 'Autumn review', dueDate: '2999-01-31' };
  const review = await staff.accessReviews.open({ params, body });
  const one = { ...params, reviewId: review.id };
  const lines = [{ id: review.id, version: 1, decision: null }];
  const { accessReviews } = osa;
  const calls = {
    list: () => accessReviews.list({ params }),
    open: () => accessReviews.open({ params, body }),
    get: () => accessReviews.get({ params: one }),
    decide: () => accessReviews.decide({ params: one, body: { lines } }),
    close: () => accessReviews.close({ params: one, body: { version: review.version } }),
    result: () => accessReviews.result({ params: one, query: { format: 'pdf' } }),
  };
  for (const [name, call] of Object.entries(calls)) expect((await failureOf(call())).status, name).toBe(403);

  // They are not asked to decide, and what an older version told them does not name the review.
  const url = `/my-contract/access-reviews/${review.id}`;
  const told = await db.select().from(notifications).where(eq(notifications.userId, userId));
  expect(told.filter((notification) => notification.url.includes(review.id))).toEqual([]);
  await db.insert(notifications).values({
    id: newId(),
    userId,
    serviceCode: 'MY_CONTRACT',
    type: 'ACCESS_REVIEW_OPENED',
    url,
    createdAt: clock(),
  });
  const { pageRecords } = await osa.notifications.list({ query: {} });
  expect(pageRecords.find((notification) => notification.url === url)).toMatchObject({ subject: '' });

  const stored = await staff.accessReviews.get({ params: one });
  expect(stored).toMatchObject({ closedAt: null, lines: { decided: 0 } });
});

test('CUSR-036 a change of a list that limits only people of other providers stays in the history of rights, and names nobody', async () => {
  const { db } = own.platform;
  const staff = (await signedInOver(own.platform, 'super-admin'))();
  const { id } = (await staff.contracts.list({ query: { query: '00418' } })).pageRecords[0]!;
  const params = { id };
  const list = (await staff.contracts.lists({ params }))[0]!;
  const person = (await staff.contractUsers.list({ params })).find(
    ({ clientRole }) => clientRole === 'STANDARD',
  )!;
  const right = (await staff.contractUsers.services({ params }))
    .flatMap(({ serviceRights }) => serviceRights)
    .find(({ linkedToLegalEntities }) => linkedToLegalEntities)!;
  const rights = [{ serviceRightId: right.id, legalEntitiesListId: list.id }];
  await staff.contractUsers.setRights({
    params,
    body: { users: [{ userId: person.id, version: person.version, rights }] },
  });
  await db
    .update(users)
    .set({ kind: 'OSA', companyName: 'Another Services Ltd' })
    .where(eq(users.id, person.id));
  const { version, contractLegalEntitiesIds: legalEntitiesIds } = list;
  await staff.contracts.updateList({
    params,
    body: { id: list.id, version, name: 'Renamed', legalEntitiesIds },
  });

  const readerOf = async (persona: 'super-admin' | 'osa') =>
    (await loadUser(db, personaOf(persona).userId, 'en'))!;
  const [admin, osa] = [await readerOf('super-admin'), await readerOf('osa')];
  const [renamed, given] = (await changesOfRights(db, admin, id, undefined)).changes;
  expect(renamed!.users).toEqual({ total: 1, first: [person.id] });
  const shown = (await changesOfRights(db, osa, id, undefined)).changes;
  expect(shown[0]).toEqual({ at: renamed!.at, users: { total: 0, first: [] } });
  const change = await changeAt(db, osa, id, { at: renamed!.at }, 'en');
  expect(change).toMatchObject({ total: 0, others: ['LISTS'] });
  // The right itself concerns that person alone.
  expect(given!.users).toEqual({ total: 1, first: [person.id] });
  expect(shown.map(({ at }) => at)).not.toContain(given!.at);
});
