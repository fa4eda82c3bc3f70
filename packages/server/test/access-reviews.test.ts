import { randomUUID } from 'node:crypto';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AccessReviewDetail, AccessReviewLine } from '@atrium/contract/access-reviews';
import { loadUser } from '../src/auth/user.ts';
import { closeReview, decideLines, openReview, openReviews } from '../src/access-reviews/changes.ts';
import { remindReviewers } from '../src/access-reviews/reminders.ts';
import { contractOfResult, reviewOf, reviewsOf, reviewWithLines } from '../src/access-reviews/rows.ts';
import { sealOf } from '../src/access-reviews/seal.ts';
import { bankDay } from '../src/bank-time.ts';
import { usersOfContract } from '../src/contract-users/rows.ts';
import type { Reads } from '../src/database/index.ts';
import {
  accessReviews,
  auditEvents,
  contracts,
  notifications,
  roles,
  users,
} from '../src/database/schema/index.ts';
import { MIME } from '../src/files/content-type.ts';
import { textOfFile } from '../src/files/file-text.ts';
import type { Platform } from '../src/platform.ts';
import { personaOf } from '../../sandbox/src/seed/personas.ts';
import type { PersonaId } from '../../sandbox/src/seed/personas.ts';
import { ownPlatform } from './own-platform.ts';
import type { OwnPlatform } from './own-platform.ts';
import { as, clientWith, failureOf, ownSession, raw } from './support.ts';

const UNKNOWN = '11111111-2222-4333-8444-555555555555';
const DUE = '2999-01-31';
const admin = () => as('super-admin');
const NAME = 'Autumn review';

/** Creates a separate contract with two users who have rights. */
async function create() {
  const client = (await admin().clients.list({ query: { query: 'Orvane' } }))[0]!;
  const entities = await admin().clients.legalEntities({ params: { id: client.id } });
  const { id } = await admin().contracts.create({
    body: {
      contract: { name: `Test ${randomUUID().slice(0, 18)}`, commercialClientId: client.id },
      servicesSelected: [
        { id: 'KYC', category: 'ACTIVATED' },
        { id: 'MTM', category: 'ACTIVATED' },
        { id: 'CASH_MANAGEMENT', category: 'ACTIVATED' },
      ],
      legalEntitiesSelected: entities.slice(0, 2).map(({ ricos }) => ricos),
    },
  });
  const params = { id };
  const found = await admin().contractUsers.contacts({ params, query: { query: '.example' } });
  const people = await admin().contractUsers.add({
    params,
    body: { userIds: found.slice(0, 2).map((person) => person.id) },
  });
  await admin().contractUsers.setRights({
    params,
    body: {
      users: people.map(({ id: userId, version }) => ({
        userId,
        version,
        rights: [{ serviceRightId: 'KYC.All' }, { serviceRightId: 'MTM.Access' }],
      })),
    },
  });
  return params;
}
const decisions = (lines: readonly AccessReviewLine[], decision: 'CONFIRMED' | 'REVOKED' | null) =>
  lines.map(({ id, version }) => ({ id, version, decision }));
/** Closes the review that is stored now. */
const closeNow = async (params: { id: string; reviewId: string }) => {
  const { version } = await admin().accessReviews.get({ params });
  return admin().accessReviews.close({ params, body: { version } });
};
/** Returns the body that closes the review that is stored now. */
const versionOf = async (db: Reads, { id, reviewId }: { id: string; reviewId: string }) => {
  const { version } = await reviewOf(db, id, reviewId);
  return { version };
};
const outcome = async (call: Promise<unknown>) => {
  const { status, code } = await failureOf(call);
  return [status, code];
};

describe('access review', () => {
  test('covers every right; closing it revokes the rights marked as revoked and seals the result', async () => {
    const { accessReviews, contractUsers } = admin();
    const params = await create();
    const review = await accessReviews.open({ params, body: { name: NAME, dueDate: DUE } });
    expect(review).toMatchObject({ name: NAME, dueDate: DUE, closedAt: null, digest: null });
    expect(review.lines).toEqual({ total: 4, decided: 0, revoked: 0 });
    expect(review.reviewed.map(({ service }) => service.id)).toEqual(expect.arrayContaining(['KYC', 'MTM']));
    const one = { ...params, reviewId: review.id };
    expect(await outcome(closeNow(one))).toEqual([409, 'ACCESS_REVIEW_UNFINISHED']);
    expect(await outcome(accessReviews.result({ params: one, query: { format: 'pdf' } }))).toEqual([
      409,
      'ACCESS_REVIEW_UNFINISHED',
    ]);
    const [first, ...others] = review.reviewed;
    const [revoked] = await accessReviews.decide({
      params: one,
      body: { lines: [{ ...decisions([first!], 'REVOKED')[0]!, comment: 'Has left the team' }] },
    });
    expect(revoked).toMatchObject({ decision: 'REVOKED', comment: 'Has left the team', version: 2 });
    await accessReviews.decide({ params: one, body: { lines: decisions(others, 'CONFIRMED') } });
    // Rights are not revoked before the review is closed.
    const rightsOf = async () =>
      (await contractUsers.rights({ params })).find(({ userId }) => userId === first!.person.id)!.rights;
    expect(await rightsOf()).toHaveLength(2);

    const closed = await closeNow(one);
    expect(closed).toMatchObject({
      closedBy: { id: personaOf('super-admin').userId },
      digest: expect.stringMatching(/^[0-9a-f]{64}$/),
      lines: { total: 4, decided: 4, revoked: 1 },
    });
    expect((await rightsOf()).map(({ serviceRightId }) => serviceRightId)).toEqual([
      others.find(({ person }) => person.id === first!.person.id)!.right.id,
    ]);
    const [event] = (await admin().auditEvents.ofContract({ params, query: {} })).pageRecords;
    expect(event).toMatchObject({ name: 'userRights', eventType: 'UPDATE' });
    expect(await accessReviews.list({ params })).toMatchObject([{ id: review.id, digest: closed.digest }]);
    // Both files name the contract, as a campaign gives the reviews of several contracts the same name.
    const { number, name: contractName } = await admin().contracts.get({ params });
    for (const [format, mime] of [
      ['pdf', MIME.pdf],
      ['xlsx', MIME.xlsx],
    ] as const) {
      const file = await accessReviews.result({ params: one, query: { format } });
      expect(file.headers.get('content-disposition')).toContain(
        `access-review-${number}-${bankDay(new Date(closed.closedAt!))}.${format}`,
      );
      const words = await textOfFile(new Uint8Array(await file.arrayBuffer()), mime);
      for (const word of [`${number} · ${contractName}`, NAME, closed.digest!, 'Has left the team', 'Paris'])
        expect(words).toContain(word);
    }
    // A closed review cannot be changed.
    expect(
      await outcome(accessReviews.decide({ params: one, body: { lines: decisions([revoked!], null) } })),
    ).toEqual([409, 'RECORD_CHANGED']);
    expect(await outcome(closeNow(one))).toEqual([409, 'RECORD_CHANGED']);
    // Its sealed result would be deleted with the contract, even of one that nobody uses any more.
    for (const { id: userId, version } of await contractUsers.list({ params }))
      await contractUsers.remove({ params: { ...params, userId }, query: { version } });
    const { version } = await admin().contracts.get({ params });
    expect(await outcome(admin().contracts.remove({ params, query: { version } }))).toEqual([
      409,
      'CONTRACT_IN_USE',
    ]);
  });

  test('a right to a service that is not linked to legal entities covers none in the result', async () => {
    const { accessReviews, contractUsers } = admin();
    const params = await create();
    const [person] = await contractUsers.list({ params });
    await contractUsers.setRights({
      params,
      body: {
        users: [
          {
            userId: person!.id,
            version: person!.version,
            rights: [{ serviceRightId: 'CASH_MANAGEMENT.Access' }],
          },
        ],
      },
    });
    const review = await accessReviews.open({ params, body: { name: NAME, dueDate: DUE } });
    const line = review.reviewed.find(({ service }) => service.id === 'CASH_MANAGEMENT');
    expect(line).toMatchObject({ listName: null, service: { linkedToLegalEntities: false } });
    const one = { ...params, reviewId: review.id };
    await accessReviews.decide({ params: one, body: { lines: decisions(review.reviewed, 'CONFIRMED') } });
    await closeNow(one);
    for (const [format, mime] of [
      ['pdf', MIME.pdf],
      ['xlsx', MIME.xlsx],
    ] as const) {
      const file = await accessReviews.result({ params: one, query: { format } });
      const words = await textOfFile(new Uint8Array(await file.arrayBuffer()), mime);
      // The two rights of the other user.
      expect(words?.split('all legal entities')).toHaveLength(3);
    }
  });

  test('a contract has one open review at a time, and a decision based on an old version is refused', async () => {
    const { accessReviews } = admin();
    const params = await create();
    const review = await accessReviews.open({ params, body: { name: NAME, dueDate: DUE } });
    expect(await outcome(accessReviews.open({ params, body: { name: 'Second', dueDate: DUE } }))).toEqual([
      409,
      'ACCESS_REVIEW_OPEN',
    ]);
    const one = { ...params, reviewId: review.id };
    const lines = decisions(review.reviewed.slice(0, 2), 'CONFIRMED');
    await accessReviews.decide({ params: one, body: { lines: [lines[0]!] } });
    expect(
      await outcome(
        accessReviews.decide({ params: one, body: { lines: decisions(review.reviewed, 'REVOKED') } }),
      ),
    ).toEqual([409, 'RECORD_CHANGED']);
    const now = await accessReviews.get({ params: one });
    expect(now.lines).toEqual({ total: 4, decided: 1, revoked: 0 });
    // A decision can be withdrawn.
    const decided = now.reviewed.filter(({ decision }) => decision !== null);
    await accessReviews.decide({ params: one, body: { lines: decisions(decided, null) } });
    expect((await accessReviews.get({ params: one })).lines.decided).toBe(0);
  });

  test('a right that changed after its decision must be decided again, and closing is refused until then', async () => {
    const { accessReviews, contractUsers } = admin();
    const params = await create();
    const review = await accessReviews.open({ params, body: { name: NAME, dueDate: DUE } });
    const one = { ...params, reviewId: review.id };
    await accessReviews.decide({ params: one, body: { lines: decisions(review.reviewed, 'REVOKED') } });
    const [person] = await contractUsers.list({ params });
    await contractUsers.setRights({
      params,
      body: {
        users: [{ userId: person!.id, version: person!.version, rights: [{ serviceRightId: 'KYC.Read' }] }],
      },
    });
    expect(await outcome(closeNow(one))).toEqual([409, 'RECORD_CHANGED']);
    expect((await contractUsers.list({ params })).every((each) => each.serviceRights.length > 0)).toBe(true);
    const { reviewed } = await accessReviews.get({ params: one });
    const fresh = reviewed.filter(({ decision }) => decision === null);
    expect(fresh.map(({ right }) => right.id)).toEqual(['KYC.Read']);
    expect(reviewed.filter(({ decision }) => decision === 'LAPSED')).toHaveLength(2);
    await accessReviews.decide({ params: one, body: { lines: decisions(fresh, 'CONFIRMED') } });
    await closeNow(one);
    const after = await contractUsers.list({ params });
    expect(after.flatMap((each) => each.serviceRights.map((right) => right.serviceRightId))).toEqual([
      'KYC.Read',
    ]);
  });

  test('closing is refused if somebody has changed a decision since the review was read', async () => {
    const { accessReviews, contractUsers } = admin();
    const params = await create();
    const review = await accessReviews.open({ params, body: { name: NAME, dueDate: DUE } });
    const one = { ...params, reviewId: review.id };
    const confirmed = await accessReviews.decide({
      params: one,
      body: { lines: decisions(review.reviewed, 'CONFIRMED') },
    });
    const { version } = await accessReviews.get({ params: one });
    await accessReviews.decide({ params: one, body: { lines: decisions(confirmed, 'REVOKED') } });
    const close = accessReviews.close({ params: one, body: { version } });
    expect(await outcome(close)).toEqual([409, 'RECORD_CHANGED']);
    expect((await accessReviews.get({ params: one })).closedAt).toBeNull();
    expect((await contractUsers.list({ params })).every((each) => each.serviceRights.length > 0)).toBe(true);
  });

  test('a revoked right to a service that was deactivated since is removed too, and the decision is sealed', async () => {
    const { accessReviews, contracts: all, contractUsers } = admin();
    const params = await create();
    const review = await accessReviews.open({ params, body: { name: NAME, dueDate: DUE } });
    const one = { ...params, reviewId: review.id };
    const [mtm, kyc] = ['MTM', 'KYC'].map((id) => review.reviewed.filter(({ service }) => service.id === id));
    const [revoked, ...confirmed] = mtm!;
    await accessReviews.decide({ params: one, body: { lines: decisions([revoked!], 'REVOKED') } });
    await accessReviews.decide({
      params: one,
      body: { lines: decisions([...confirmed, ...kyc!], 'CONFIRMED') },
    });
    const setMtm = async (category: 'ACTIVATED' | 'DEACTIVATED') => {
      const { version, name, description, isinCode, cguName, ...contract } = await all.get({ params });
      await all.update({
        params,
        body: {
          version,
          contract: {
            name,
            description,
            isinCode,
            cguName,
            commercialClientId: contract.commercialClient?.id ?? null,
            kcCommercialClientId: contract.kcCommercialClient?.id ?? null,
          },
          services: contract.services.map((service) => ({
            id: service.id,
            category: service.id === 'MTM' ? category : service.category,
          })),
          legalEntitiesSelected: contract.legalEntities.map(({ legalEntity }) => legalEntity.ricos),
        },
      });
    };
    await setMtm('DEACTIVATED');
    await closeNow(one);
    const { reviewed } = await accessReviews.get({ params: one });
    const decisionOf = (id: string) => reviewed.find((line) => line.id === id)!.decision;
    expect(decisionOf(revoked!.id)).toBe('REVOKED');
    expect(confirmed.map(({ id }) => decisionOf(id))).toEqual(['LAPSED']);
    const [event] = (await admin().auditEvents.ofContract({ params, query: {} })).pageRecords;
    expect(event).toMatchObject({ name: 'userRights', eventType: 'UPDATE' });
    // Whoever lost the right does not hold it again with the service; the confirmed right is held as before.
    await setMtm('ACTIVATED');
    const holders = (await contractUsers.rights({ params }))
      .filter(({ rights }) => rights.some(({ serviceRightId }) => serviceRightId === 'MTM.Access'))
      .map(({ userId }) => userId);
    expect(holders).toEqual(confirmed.map(({ person }) => person.id));
  });
});

describe('reviewers', () => {
  test('users who manage the people of a contract may review; others and invalid input are refused', async () => {
    const { accessReviews } = admin();
    const params = await create();
    const review = await accessReviews.open({ params, body: { name: NAME, dueDate: DUE } });
    const one = { ...params, reviewId: review.id };
    const lines = decisions(review.reviewed, 'CONFIRMED');
    const callsOf = (persona: PersonaId) => {
      const { accessReviews: own } = as(persona);
      return [
        () => own.list({ params }),
        () => own.open({ params, body: { name: NAME, dueDate: DUE } }),
        () => own.get({ params: one }),
        () => own.decide({ params: one, body: { lines } }),
        () => own.close({ params: one, body: { version: 1 } }),
        () => own.result({ params: one, query: { format: 'pdf' } }),
      ];
    };
    for (const persona of ['client', 'client-admin', 'staff', 'it-support', 'osa', 'restricted'] as const)
      for (const call of callsOf(persona))
        expect((await failureOf(call())).status, persona).toBeOneOf([403, 404]);
    // A user of the contract who does not manage its users.
    const halden = (await admin().contracts.list({ query: { query: '00418' } })).pageRecords[0]!;
    expect(await outcome(as('client').accessReviews.list({ params: { id: halden.id } }))).toEqual([
      403,
      'FORBIDDEN',
    ]);
    await expect(as('client-admin').accessReviews.list({ params: { id: halden.id } })).resolves.toEqual(
      expect.any(Array),
    );
    // A review cannot be addressed through another contract.
    const other = { id: (await create()).id, reviewId: review.id };
    for (const call of [
      () => accessReviews.get({ params: other }),
      () => accessReviews.decide({ params: other, body: { lines } }),
      () => accessReviews.close({ params: other, body: { version: 1 } }),
      () => accessReviews.result({ params: other, query: { format: 'xlsx' } }),
      () => accessReviews.get({ params: { ...params, reviewId: UNKNOWN } }),
    ])
      expect(await outcome(call())).toEqual([404, 'NOT_FOUND']);
    const path = `/api/contracts/${params.id}/access-reviews`;
    for (const [at, method, json] of [
      ['', 'POST', { name: ' ', dueDate: DUE }],
      ['', 'POST', { name: NAME, dueDate: '2020-01-01' }],
      ['', 'POST', { name: NAME, dueDate: 'soon' }],
      [`/${review.id}/lines`, 'PUT', { lines: [] }],
      [`/${review.id}/lines`, 'PUT', { lines: [{ ...lines[0], decision: 'LAPSED' }] }],
      [`/${review.id}/lines`, 'PUT', { lines: [{ ...lines[0], id: UNKNOWN }] }],
      [`/${review.id}/lines`, 'PUT', { lines: [lines[0], lines[0]] }],
      [`/${review.id}/lines`, 'PUT', { lines: [{ ...lines[0], comment: 'x'.repeat(501) }] }],
    ] as const)
      expect((await raw(path + at, { as: 'super-admin', method, json })).status, JSON.stringify(json)).toBe(
        400,
      );
  });
});

test('nobody opens, decides or closes a review in the session of somebody else', async () => {
  const halden = (await admin().contracts.list({ query: { query: '00418' } })).pageRecords[0]!;
  const { accessReviews } = clientWith(await ownSession('client-admin'));
  const params = { id: halden.id };
  const review =
    (await accessReviews.list({ params })).find(({ closedAt }) => closedAt === null) ??
    (await accessReviews.open({ params, body: { name: NAME, dueDate: DUE } }));
  const one = { ...params, reviewId: review.id };
  const { reviewed, version } = await accessReviews.get({ params: one });
  const session = clientWith(await ownSession('super-admin'));
  await session.impersonation.start({ body: { email: personaOf('client-admin').email } });
  const { open, decide, close, get } = session.accessReviews;
  const opening = open({ params, body: { name: NAME, dueDate: DUE } });
  expect(await outcome(opening)).toEqual([403, 'FORBIDDEN']);
  const lines = decisions(
    reviewed.filter(({ person }) => person.id !== personaOf('client-admin').userId).slice(0, 1),
    'CONFIRMED',
  );
  expect(await outcome(decide({ params: one, body: { lines } }))).toEqual([403, 'FORBIDDEN']);
  expect(await outcome(close({ params: one, body: { version } }))).toEqual([403, 'FORBIDDEN']);
  // It can be read, and its own reviewer can go on.
  expect(await get({ params: one })).toMatchObject({ version, closedAt: null });
  await expect(accessReviews.decide({ params: one, body: { lines } })).resolves.toHaveLength(1);
});

describe('review campaign over several contracts', () => {
  const campaign = (contractIds: readonly string[], by: PersonaId = 'super-admin') =>
    as(by).accessReviews.openSeveral({
      body: { name: 'Campaign', dueDate: DUE, contractIds: [...contractIds] },
    });

  test('opens a review in every contract or in none, and names the contract that prevents it', async () => {
    const { accessReviews, contracts: calls } = admin();
    const [first, second, third] = [await create(), await create(), await create()];
    const opened = await campaign([first.id, second.id]);
    expect(opened.map(({ contractId }) => contractId).toSorted()).toEqual([first.id, second.id].toSorted());
    expect(opened.every(({ lines }) => lines.total === 4)).toBe(true);
    expect(await accessReviews.list({ params: first })).toMatchObject([{ name: 'Campaign', dueDate: DUE }]);
    const all = await accessReviews.listOpen();
    expect(all.map(({ contract }) => contract.id)).toEqual(expect.arrayContaining([first.id, second.id]));
    expect(all.map(({ dueDate }) => dueDate)).toEqual(all.map(({ dueDate }) => dueDate).toSorted());

    const { name } = await calls.get({ params: second });
    const failure = await failureOf(campaign([third.id, second.id]));
    expect(failure).toMatchObject({ status: 409, code: 'ACCESS_REVIEW_OPEN' });
    expect(failure.labels.join(' ')).toContain(name);
    expect(await accessReviews.list({ params: third })).toEqual([]);
    expect(await outcome(campaign([third.id, third.id]))).toEqual([400, 'BAD_REQUEST']);
    expect(await outcome(campaign([third.id, UNKNOWN]))).toEqual([404, 'NOT_FOUND']);
    expect(await outcome(campaign([]))).toEqual([400, 'BAD_REQUEST']);
    expect(await accessReviews.list({ params: third })).toEqual([]);
  });

  test('is restricted to bank administrators', async () => {
    const { id } = await create();
    for (const persona of ['client-admin', 'client', 'staff', 'it-support', 'osa'] as const) {
      expect(await outcome(campaign([id], persona)), persona).toEqual([403, 'FORBIDDEN']);
      expect(await outcome(as(persona).accessReviews.listOpen()), persona).toEqual([403, 'FORBIDDEN']);
    }
  });
});

/** Builds the context for calling handlers directly, for a contract. */
async function callOf({ db }: Platform, persona: PersonaId, id: string) {
  const user = (await loadUser(db, personaOf(persona).userId, 'en'))!;
  return {
    user,
    actor: { userId: user.id, impersonatorId: null },
    correlationId: 'test',
    language: 'en' as const,
    params: { id },
    body: undefined,
  };
}

describe('handlers called directly', () => {
  let own: OwnPlatform;
  beforeAll(async () => {
    own = await ownPlatform();
  }, 60_000);
  afterAll(() => own.close());

  test('a failed close changes nothing, and nobody decides on their own rights', async () => {
    const { platform } = own;
    const { db } = platform;
    const [contract] = await db.select().from(contracts).where(eq(contracts.number, '00418'));
    const call = await callOf(platform, 'client-admin', contract!.id);
    const review: AccessReviewDetail = await openReview(platform, {
      ...call,
      body: { name: NAME, dueDate: DUE },
    });
    const params = { ...call.params, reviewId: review.id };
    const withComment = (lines: readonly AccessReviewLine[], decision: 'CONFIRMED' | 'REVOKED') =>
      decisions(lines, decision).map((line) => ({ ...line, comment: '' }));
    const isOwn = ({ person }: AccessReviewLine) => person.id === call.user.id;
    await expect(
      decideLines(platform, {
        ...call,
        params,
        body: { lines: withComment(review.reviewed.filter(isOwn), 'CONFIRMED') },
      }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const bank = await callOf(platform, 'super-admin', contract!.id);
    const others = review.reviewed.filter((line) => !isOwn(line));
    await decideLines(platform, { ...call, params, body: { lines: withComment(others, 'REVOKED') } });
    await decideLines(platform, {
      ...bank,
      params,
      body: { lines: withComment(review.reviewed.filter(isOwn), 'CONFIRMED') },
    });
    const state = async () => [
      await usersOfContract(db, contract!),
      await reviewWithLines(db, contract!.id, review.id, 'en'),
      await db.$count(auditEvents),
    ];
    const before = await state();
    const killed: Platform = {
      ...platform,
      write: (of, work) =>
        platform.write(of, async (tx, audit) => {
          await work(tx, audit);
          throw new Error('killed');
        }),
    };
    await expect(closeReview(killed, { ...call, params, body: await versionOf(db, params) })).rejects.toThrow(
      'killed',
    );
    expect(await state()).toEqual(before);
    await closeReview(platform, { ...call, params, body: await versionOf(db, params) });
    const after = await usersOfContract(db, contract!);
    expect(after.filter(({ serviceRights }) => serviceRights.length > 0).map(({ id }) => id)).toEqual([
      call.user.id,
    ]);
    const events = await db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
    const [closed] = await reviewsOf(db, contract!.id);
    expect(events).toMatchObject([{ entity: 'access-reviews', newValue: closed!.digest }]);
  });

  test('CTR-060 a campaign names all contracts that are read-only, and opens nothing', async () => {
    const { platform } = own;
    const { db } = platform;
    const [open, ...readOnly] = await db
      .select()
      .from(contracts)
      .where(eq(contracts.isReadOnly, false))
      .limit(3);
    const ids = readOnly.map(({ id }) => id);
    await db.update(contracts).set({ isReadOnly: true }).where(inArray(contracts.id, ids));
    const call = { ...(await callOf(platform, 'super-admin', open!.id)), params: undefined };
    const before = await db.$count(accessReviews);
    const opening = openReviews(platform, {
      ...call,
      body: { name: NAME, dueDate: DUE, contractIds: [open!.id, ...ids] },
    });
    const labelled = (name: string) => expect.objectContaining({ en: expect.stringContaining(`“${name}”`) });
    await expect(opening).rejects.toMatchObject({ code: 'CONTRACT_READ_ONLY', status: 403 });
    for (const { name } of readOnly)
      await expect(opening).rejects.toMatchObject({ entries: [{ label: labelled(name) }] });
    expect(await db.$count(accessReviews)).toBe(before);
    await db.update(contracts).set({ isReadOnly: false }).where(inArray(contracts.id, ids));
  });

  test('the result of a closed review keeps the name of its contract, and its seal can be computed again', async () => {
    const { platform } = own;
    const { db } = platform;
    const [contract] = await db.select().from(contracts).where(eq(contracts.number, '00418'));
    const bank = await callOf(platform, 'super-admin', contract!.id);
    const review = await openReview(platform, { ...bank, body: { name: NAME, dueDate: DUE } });
    const params = { ...bank.params, reviewId: review.id };
    const lines = decisions(review.reviewed, 'CONFIRMED').map((line) => ({ ...line, comment: '' }));
    await decideLines(platform, { ...bank, params, body: { lines } });
    const rename = (name: string) => db.update(contracts).set({ name }).where(eq(contracts.id, contract!.id));
    const named = async () => (await contractOfResult(db, review.id)).name;
    const set = (values: Partial<typeof accessReviews.$inferInsert>) =>
      db.update(accessReviews).set(values).where(eq(accessReviews.id, review.id));
    await rename('While it was open');
    expect(await named()).toBe('While it was open');
    const { digest } = await closeReview(platform, { ...bank, params, body: await versionOf(db, params) });
    await rename(contract!.name);
    expect(await named()).toBe('While it was open');
    expect(await sealOf(db, review.id)).toBe(digest);
    // The seal covers the name.
    await set({ contractName: 'Another' });
    expect(await sealOf(db, review.id)).not.toBe(digest);
    // An older review kept none: its result has the present name, and no change of that changes its seal.
    await set({ contractName: null });
    const older = await sealOf(db, review.id);
    expect(await named()).toBe(contract!.name);
    await rename('Renamed later');
    expect(await sealOf(db, review.id)).toBe(older);
    await rename(contract!.name);
  });

  test('a closed review keeps the names of its people, and its seal can be computed again', async () => {
    const { platform } = own;
    const { db } = platform;
    const [contract] = await db.select().from(contracts).where(eq(contracts.number, '00418'));
    const client = await callOf(platform, 'client-admin', contract!.id);
    const bank = await callOf(platform, 'super-admin', contract!.id);
    const review = await openReview(platform, { ...bank, body: { name: NAME, dueDate: DUE } });
    const params = { ...bank.params, reviewId: review.id };
    const lines = decisions(review.reviewed, 'CONFIRMED').map((line) => ({ ...line, comment: '' }));
    await decideLines(platform, { ...bank, params, body: { lines } });
    const rename = (lastName: string) =>
      db
        .update(users)
        .set({ lastName, email: sql`lower(${lastName}) || ${users.id} || '@elsewhere.example'` })
        .where(inArray(users.id, [client.user.id, bank.user.id]));
    const read = () => reviewWithLines(db, contract!.id, review.id, 'en');
    // While it is open, a review shows the present names.
    await rename('Zzz');
    expect((await read()).openedBy.lastName).toBe('Zzz');
    await closeReview(platform, { ...bank, params, body: await versionOf(db, params) });
    const closed = await read();
    expect(closed.reviewed.map(({ person }) => person.id)).toContain(client.user.id);
    expect(await sealOf(db, review.id)).toBe(closed.digest);
    // The name would also change the order of the lines.
    await rename('Aaa');
    expect(await read()).toEqual(closed);
    expect(closed).toMatchObject({ openedBy: { lastName: 'Zzz' }, closedBy: { lastName: 'Zzz' } });
    expect(await sealOf(db, review.id)).toBe(closed.digest);
    // The seal covers the names.
    const people = {
      [client.user.id]: { firstName: 'Jean', lastName: 'Faux', email: 'faux@elsewhere.example' },
    };
    await db.update(accessReviews).set({ people }).where(eq(accessReviews.id, review.id));
    expect(await sealOf(db, review.id)).not.toBe(closed.digest);
  });

  test('whoever closes a review may lose a right that somebody else revoked', async () => {
    const { platform } = own;
    const { db } = platform;
    const [contract] = await db.select().from(contracts).where(eq(contracts.number, '00418'));
    const call = await callOf(platform, 'client-admin', contract!.id);
    const bank = await callOf(platform, 'super-admin', contract!.id);
    const review = await openReview(platform, { ...bank, body: { name: NAME, dueDate: DUE } });
    const params = { ...call.params, reviewId: review.id };
    const withComment = (lines: readonly AccessReviewLine[], decision: 'CONFIRMED' | 'REVOKED') =>
      decisions(lines, decision).map((line) => ({ ...line, comment: '' }));
    const mine = review.reviewed.filter(({ person }) => person.id === call.user.id);
    const others = review.reviewed.filter(({ person }) => person.id !== call.user.id);
    const [lost, ...kept] = mine;
    const lines = [...withComment([lost!], 'REVOKED'), ...withComment([...kept, ...others], 'CONFIRMED')];
    await decideLines(platform, { ...bank, params, body: { lines } });
    await closeReview(platform, { ...call, params, body: await versionOf(db, params) });
    const after = await usersOfContract(db, contract!, [call.user.id]);
    const held = after[0]!.serviceRights.map(({ serviceRightId }) => serviceRightId);
    expect(held).not.toContain(lost!.right.id);
    expect(held).toHaveLength(kept.length);
  });

  test('reviewers with pending decisions are reminded once a week before, a day before and a day after the due date', async () => {
    const day = 86_400_000;
    let now = Date.parse('2030-03-01T09:00:00Z');
    const clocked = await ownPlatform({ clock: () => new Date(now) });
    try {
      const { platform } = clocked;
      const { db } = platform;
      const [contract] = await db.select().from(contracts).where(eq(contracts.number, '00418'));
      const call = await callOf(platform, 'client-admin', contract!.id);
      const told = async (act: () => Promise<unknown>) => {
        now += 60_000;
        await act();
        const rows = await db
          .select()
          .from(notifications)
          .where(eq(notifications.createdAt, new Date(now)));
        return rows
          .filter(({ type }) => type.startsWith('ACCESS_REVIEW'))
          .map(({ userId, type, url }) => ({ userId, type, url }));
      };
      const remind = () => told(() => remindReviewers(platform));
      const ids: string[] = [];
      const opened = await told(async () => {
        const { id } = await openReview(platform, { ...call, body: { name: NAME, dueDate: '2030-04-01' } });
        ids.push(id);
      });
      const [reviewId] = ids;
      // The user who opened the review is not notified; the bank administrators who serve the contract are.
      const bank = personaOf('super-admin').userId;
      expect(opened.every(({ userId }) => userId !== call.user.id)).toBe(true);
      const toClient = {
        userId: call.user.id,
        type: 'ACCESS_REVIEW_DUE',
        url: `/my-contract/access-reviews/${reviewId}`,
      };
      expect(await remind()).toEqual([]);
      now = Date.parse('2030-03-25T09:00:00Z');
      expect(await remind()).toContainEqual(toClient);
      expect(await remind()).toEqual([]);
      now += 5 * day;
      expect(await remind()).toEqual([]);
      now += day;
      expect(await remind()).toContainEqual(toClient);

      // When only the reviewer's own rights are left, somebody else must decide.
      const params = { ...call.params, reviewId: reviewId! };
      const { reviewed } = await reviewWithLines(db, contract!.id, reviewId!, 'en');
      const [own, others] = [true, false].map((isOwn) =>
        reviewed.filter(({ person }) => (person.id === call.user.id) === isOwn),
      );
      const confirmed = (lines: readonly AccessReviewLine[]) => ({
        lines: decisions(lines, 'CONFIRMED').map((line) => ({ ...line, comment: '' })),
      });
      await decideLines(platform, { ...call, params, body: confirmed(others!) });
      await db.insert(roles).values({
        id: randomUUID(),
        userId: bank,
        contractId: contract!.id,
        name: { en: 'Lead', fr: 'Responsable' },
      });
      now += 2 * day;
      const late = await remind();
      expect(late.map(({ userId }) => userId)).not.toContain(call.user.id);
      expect(late).toContainEqual({
        userId: bank,
        type: 'ACCESS_REVIEW_DUE',
        url: `/contracts/${contract!.id}/access-reviews/${reviewId}`,
      });
      expect(await remind()).toEqual([]);

      // No reminders for a closed review, or for a review of a read-only contract.
      const asBank = await callOf(platform, 'super-admin', contract!.id);
      await decideLines(platform, { ...asBank, params, body: confirmed(own!) });
      await closeReview(platform, { ...call, params, body: await versionOf(db, params) });
      await openReview(platform, { ...call, body: { name: NAME, dueDate: '2030-05-01' } });
      await db.update(contracts).set({ isReadOnly: true }).where(eq(contracts.id, contract!.id));
      now = Date.parse('2030-04-30T09:00:00Z');
      expect(await remind()).toEqual([]);
      await db.update(contracts).set({ isReadOnly: false }).where(eq(contracts.id, contract!.id));
      expect(await remind()).toContainEqual(expect.objectContaining({ userId: call.user.id }));
    } finally {
      await clocked.close();
    }
  }, 60_000);
});
