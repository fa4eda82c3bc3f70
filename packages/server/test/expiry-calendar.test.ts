import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { addDays, addMonths } from '@atrium/contract/calendar';
import {
  EXPIRY_DAYS_MAX,
  EXPIRY_ENTRIES_MAX,
  EXPIRY_KINDS,
  EXPIRY_LATE_MAX,
  EXPIRY_SERVICE_OF,
  expiryStatus,
  isWaitingKind,
} from '@atrium/contract/expiry-calendar-rules';
import type { ExpiryKind } from '@atrium/contract/expiry-calendar-rules';
import { loadUser } from '../src/auth/user.ts';
import { bankDay } from '../src/bank-time.ts';
import {
  contractUserRights,
  guarantees,
  kycDocuments,
  legalEntitiesLists,
  legalEntitiesListMembers,
  requestParticipants,
  requests,
  serviceAvailability,
  users,
} from '../src/database/schema/index.ts';
import { readCalendar, type ExpiryFilter } from '../src/expiry-calendar/calendar.ts';
import { readExpiries } from '../src/expiry-calendar/sources.ts';
import { ownParticipation, visibleRequests } from '../src/requests/access.ts';
import { personaOf } from '../../sandbox/src/seed/personas.ts';
import type { PersonaId } from '../../sandbox/src/seed/personas.ts';
import { ownPlatform } from './own-platform.ts';
import type { OwnPlatform } from './own-platform.ts';
import { as, entitiesOf, expectProblem, failureOf, raw } from './support.ts';

const today = bankDay(new Date());
const yearFrom = { from: today, to: addDays(today, EXPIRY_DAYS_MAX - 1) };
const read = (
  persona: PersonaId,
  query: { from?: string; to?: string; kinds?: ExpiryKind[]; entities?: string[]; limit?: number } = {},
  language = 'en',
) => as(persona, language).expiryCalendar.get({ query: { ...yearFrom, ...query } });

const dated = (entries: readonly { date: string }[]) => entries.map(({ date }) => date);

describe('GET /expiry-calendar', () => {
  it('returns events of each type to the treasurer, the earliest first, overdue ones separately', async () => {
    const { entries, late, today: day, isTruncated } = await read('client');
    expect(day).toBe(today);
    expect(isTruncated).toBe(false);
    const kinds = new Set([...entries, ...late.entries].map(({ kind }) => kind));
    expect(EXPIRY_KINDS.filter((kind) => !kinds.has(kind))).toEqual([]);
    expect(dated(entries)).toEqual(dated(entries).toSorted());
    expect(entries.every(({ date }) => date >= yearFrom.from && date <= yearFrom.to)).toBe(true);
    const statuses = late.entries.map((entry) => expiryStatus(entry, today));
    expect(new Set(statuses)).toEqual(new Set(['overdue', 'waiting']));
    expect(statuses.filter((status) => status === 'waiting')).toHaveLength(late.waiting);
    expect(statuses.filter((status) => status === 'overdue')).toHaveLength(late.overdue);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  });

  it('contains the reviews of the KYC page', async () => {
    const { entries, late } = await read('client', { kinds: ['KYC_REVIEW'] });
    const { pageRecords } = await as('client').kyc.search({ body: { limit: 100, dateTo: yearFrom.to } });
    const listed = pageRecords.map(({ ricosCode, nextReviewAt }) => `${nextReviewAt} /kyc/${ricosCode}`);
    expect([...late.entries, ...entries].map(({ date, path }) => `${date} ${path}`).toSorted()).toEqual(
      listed.toSorted(),
    );
  });

  it('contains documents of KYC records with an expiry date, as shown on their page', async () => {
    const { entries, late } = await read('client', { kinds: ['KYC_DOCUMENT'] });
    const found = [...late.entries, ...entries];
    expect(found.length).toBeGreaterThan(0);
    for (const code of new Set(found.map(({ entities }) => entities[0]!.ricosCode))) {
      const documents = await as('client').kyc.documents({ params: { id: code } });
      const ends = documents.filter(({ validUntil }) => validUntil !== null && validUntil <= yearFrom.to);
      expect(
        found.filter(({ entities }) => entities[0]!.ricosCode === code).map(({ id }) => id.slice(13)),
      ).toEqual(
        ends
          .toSorted((a, b) => a.validUntil!.localeCompare(b.validUntil!) || a.id.localeCompare(b.id))
          .map(({ id }) => id),
      );
    }
  });

  it('contains each signatory of the powers once per day', async () => {
    const { entries, late } = await read('client', { kinds: ['SIGNATORY_POWER'] });
    const found = [...late.entries, ...entries];
    expect(found.length).toBeGreaterThan(0);
    for (const code of new Set(found.map(({ entities }) => entities[0]!.ricosCode))) {
      const { branches } = await as('client').powerOfAttorney.get({ params: { id: code } });
      const ends = branches
        .flatMap(({ signatories }) => signatories)
        .filter(({ lastValidityDate: day }) => day !== null && day <= yearFrom.to)
        .map(({ fullName, lastValidityDate }) => `${lastValidityDate} ${fullName}`);
      const own = found.filter(({ entities }) => entities[0]!.ricosCode === code);
      expect(own.map(({ date, title }) => `${date} ${title}`).toSorted()).toEqual(
        [...new Set(ends)].toSorted(),
      );
    }
  });

  it('contains the guarantees of the widget, with amount and reference', async () => {
    const { entries } = await read('client', { kinds: ['GUARANTEE'] });
    const { nextToExpire } = await as('client').guarantees.summary({ query: { next: 1000 } });
    const listed = nextToExpire.filter(({ expiresOn }) => expiresOn <= yearFrom.to);
    expect(
      entries.map(({ id, date, title, reference, amount }) => ({ id, date, title, reference, amount })),
    ).toEqual(
      expect.arrayContaining(
        listed.map((each) => ({
          id: `GUARANTEE-${each.id}`,
          date: each.expiresOn,
          title: each.beneficiary,
          reference: each.reference,
          amount: { value: each.amount, currency: each.currency },
        })),
      ),
    );
    expect(entries).toHaveLength(listed.length);
  });

  it.each(['LOAN', 'DEPOSIT'] as const)('contains each %s of the list that matures', async (type) => {
    const { entries } = await read('client', { kinds: [type] });
    const { data } = await as('client').loansAndDeposits.list({ query: { type } });
    const lines = [
      ...data.deals.flatMap(({ facilities }) => facilities.flatMap(({ children }) => children)),
      ...data.lines,
    ].filter(({ maturityDate }) => maturityDate !== null && maturityDate <= yearFrom.to);
    expect(lines.length).toBeGreaterThan(0);
    expect(entries.map(({ id }) => id).toSorted()).toEqual(lines.map(({ id }) => `${type}-${id}`).toSorted());
  });

  it('contains the repayments of a loan', async () => {
    const { entries } = await read('client', { kinds: ['REPAYMENT'] });
    const address = new URL(entries[0]!.path, 'https://portal.example');
    const detail = await as('client').loansAndDeposits.detail({
      params: { id: address.pathname.split('/').at(-1)! },
      query: { ricosCode: address.searchParams.get('ricosCode')! },
    });
    const due = detail.amortization.find(
      ({ outstandingMaturityDate }) => outstandingMaturityDate === entries[0]!.date,
    )!;
    expect(entries[0]!.amount).toEqual({ value: Math.abs(due.amount), currency: due.currency });
  });

  it('contains envelopes and closures waiting for the user only', async () => {
    const { late } = await read('client', { kinds: ['SIGNATURE', 'REQUEST_CLOSURE'] });
    expect(late.overdue).toBe(0);
    expect(late.waiting).toBeGreaterThan(0);
    const closures = late.entries.filter(({ kind }) => kind === 'REQUEST_CLOSURE');
    for (const { path } of closures) {
      const request = await as('client').requests.get({ params: { id: path.split('/').at(-1)! } });
      expect(request.state).toBe('TO_CLOSE');
      expect(request.turn.holder).toBe('you');
      // A signature that the user was asked for before the closure comes first.
      expect(['confirmClosure', 'sign']).toContain(request.turn.verb);
    }
    const ids = new Set(late.entries.map(({ id }) => id));
    const staff = await read('staff', { kinds: ['SIGNATURE', 'REQUEST_CLOSURE'] });
    expect(staff.late.entries.filter(({ id }) => ids.has(id))).toEqual([]);
    // Administrators of the bank may close requests of others, which do not wait for them.
    const administrator = await read('super-admin', { kinds: ['REQUEST_CLOSURE'] });
    expect(administrator.late.entries).toEqual([]);
  });

  it('filters by type and legal entity, and counts each under the other filter', async () => {
    const all = await read('client');
    const items = (field: string, { blocks }: typeof all) =>
      blocks.find((block) => block.field === field)!.items;
    const kinds = items('kinds', all);
    expect(kinds.map(({ value, count }) => [value, count])).toEqual(
      EXPIRY_KINDS.map((kind) => [kind, all.entries.filter((entry) => entry.kind === kind).length]),
    );
    const [entity] = items('entities', all);
    const one = await read('client', { entities: [entity!.value] });
    expect(one.entries).toEqual(
      all.entries.filter(({ entities }) => entities.some(({ ricosCode }) => ricosCode === entity!.value)),
    );
    expect(one.entries).toHaveLength(entity!.count);
    const both = await read('client', { entities: [entity!.value], kinds: ['GUARANTEE'] });
    expect(both.entries).toEqual(one.entries.filter(({ kind }) => kind === 'GUARANTEE'));
    expect(items('kinds', both).map(({ value, count }) => [value, count])).toEqual(
      items('kinds', one).map(({ value, count }) => [value, count]),
    );
    expect(
      items('kinds', both)
        .filter(({ isSelected }) => isSelected)
        .map(({ value }) => value),
    ).toEqual(['GUARANTEE']);
  });

  it('returns the first events up to the limit, and the total', async () => {
    const all = await read('client');
    const few = await read('client', { limit: 5 });
    expect(all.total).toBe(all.entries.length);
    expect(few.entries).toEqual(all.entries.slice(0, 5));
    expect(few).toMatchObject({ total: all.total, isTruncated: true });
    const isWaiting = ({ kind }: { kind: ExpiryKind }) => isWaitingKind(kind);
    expect(few.late).toMatchObject({ overdue: all.late.overdue, waiting: all.late.waiting });
    expect(few.late.entries.filter(isWaiting)).toEqual(all.late.entries.filter(isWaiting));
    expect(few.late.entries.filter((entry) => !isWaiting(entry))).toEqual(
      all.late.entries.filter((entry) => !isWaiting(entry)).slice(0, 5),
    );
    expect(dated(few.late.entries)).toEqual(dated(few.late.entries).toSorted());
    const none = await raw(`/api/expiry-calendar?from=${today}&to=${today}&limit=0`, { as: 'client' });
    await expectProblem(none, 400, 'BAD_REQUEST');
  });

  it('names the next event if the selected days have none', async () => {
    const { entries, next } = await read('client', { kinds: ['GUARANTEE'] });
    const before = addDays(entries[0]!.date, -1);
    const empty = await read('client', { kinds: ['GUARANTEE'], from: addDays(before, -0), to: before });
    expect(empty.entries).toEqual([]);
    expect(empty.next).toEqual(entries[0]);
    expect(next).toBeNull();
  });

  it('is in the language of the call', async () => {
    const { blocks } = await read('client', {}, 'fr');
    expect(blocks[0]!.items[0]).toMatchObject({ value: 'KYC_REVIEW', label: 'Revue KYC' });
  });

  it('contains only dates of the user’s legal entities', async () => {
    for (const persona of ['client', 'client-admin', 'newcomer', 'staff'] as const) {
      const own = await entitiesOf(persona);
      const { entries, late } = await read(persona);
      const found = [...entries, ...late.entries].filter(
        ({ kind }) => EXPIRY_SERVICE_OF[kind] !== 'REQUESTS_BOARD',
      );
      expect(found.length, persona).toBeGreaterThan(0);
      expect(
        found.filter(({ entities }) => entities.some(({ ricosCode }) => !own.codes.has(ricosCode))),
        persona,
      ).toEqual([]);
    }
  });

  it.each(EXPIRY_KINDS)('does not contain %s without the service', async (kind) => {
    for (const persona of ['client-admin', 'restricted', 'newcomer', 'staff', 'osa'] as const) {
      const { services } = await as(persona).users.me();
      const holds = services.some(
        ({ name, isMarketing, isNotAvailable }) =>
          name === EXPIRY_SERVICE_OF[kind] && !isMarketing && !isNotAvailable,
      );
      if (holds) continue;
      const { entries, late, next, blocks } = await read(persona, { kinds: [kind] });
      expect([...entries, ...late.entries, next ?? []].flat(), persona).toEqual([]);
      expect(blocks[0]!.items.map(({ value }) => value)).not.toContain(kind);
    }
  });

  it.each(['marketing', 'demo', 'it-support'] as const)(
    'refuses %s, who has none of its services',
    async (persona) => {
      expect(await failureOf(read(persona))).toMatchObject({ status: 403, key: 'get-expiry-calendar' });
    },
  );

  it('is refused without a session', async () => {
    await expectProblem(await raw(`/api/expiry-calendar?from=${today}&to=${today}`), 401, 'UNAUTHENTICATED');
  });

  it.each([
    ['', 'no days'],
    [`from=${today}&to=${addDays(today, -1)}`, 'an end before the beginning'],
    [`from=${today}&to=${addDays(today, EXPIRY_DAYS_MAX)}`, 'too many days'],
    [`from=${today}&to=${today}&kinds=BIRTHDAY`, 'a kind that there is not'],
    ['from=2026-02-30&to=2026-03-01', 'a day that there is not'],
  ])('refuses %s: %s', async (query) => {
    await expectProblem(await raw(`/api/expiry-calendar?${query}`, { as: 'client' }), 400, 'BAD_REQUEST');
  });
});

describe('effect of current rights', () => {
  let own: OwnPlatform;
  beforeAll(async () => {
    own = await ownPlatform();
  }, 60_000);
  afterAll(() => own.close());

  const kindsFor = async (persona: PersonaId) => {
    const user = (await loadUser(own.platform.db, personaOf(persona).userId, 'en'))!;
    const found = await readExpiries(
      own.platform.db,
      { user, language: 'en', today },
      { from: addMonths(today, -24), to: addMonths(today, 24), limit: 1000, withLate: true },
    );
    return found;
  };

  test('a switched off service has no events until it is switched on again', async () => {
    const row = { serviceId: 'GUARANTEES', isAvailable: false, updatedAt: new Date() } as const;
    expect((await kindsFor('client')).some(({ kind }) => kind === 'GUARANTEE')).toBe(true);
    await own.platform.db.insert(serviceAvailability).values(row);
    const off = await kindsFor('client');
    expect(off.some(({ kind }) => kind === 'GUARANTEE')).toBe(false);
    expect(off.some(({ kind }) => kind === 'KYC_REVIEW')).toBe(true);
    await own.platform.db.delete(serviceAvailability);
    expect((await kindsFor('client')).some(({ kind }) => kind === 'GUARANTEE')).toBe(true);
  });

  test('a right limited to a list only shows the legal entities of the list', async () => {
    const { db, newId } = own.platform;
    const id = personaOf('client').userId;
    const isRight = and(eq(contractUserRights.userId, id), eq(contractUserRights.serviceCode, 'GUARANTEES'));
    const found = (await kindsFor('client')).filter(({ kind }) => kind === 'GUARANTEE');
    const [kept] = found[0]!.entities;
    const rights = await db.select().from(contractUserRights).where(isRight);
    const before = await db.select({ id: guarantees.id, ricosCode: guarantees.ricosCode }).from(guarantees);
    for (const { contractId } of rights) {
      const listId = newId();
      await db.insert(legalEntitiesLists).values({ id: listId, contractId, name: listId });
      await db.insert(legalEntitiesListMembers).values({ listId, ricosCode: kept!.ricosCode });
      await db
        .update(contractUserRights)
        .set({ legalEntitiesListId: listId })
        .where(and(isRight, eq(contractUserRights.contractId, contractId)));
    }
    const ids = new Set(before.filter(({ ricosCode }) => ricosCode === kept!.ricosCode).map((row) => row.id));
    const limited = (await kindsFor('client')).filter(({ kind }) => kind === 'GUARANTEE');
    expect(limited.map((entry) => entry.id)).toEqual(
      found.map((entry) => entry.id).filter((each) => ids.has(each.slice('GUARANTEE-'.length))),
    );
    expect(limited.length).toBeLessThan(found.length);
    await db
      .update(contractUserRights)
      .set({ legalEntitiesListId: null })
      .where(and(isRight, isNotNull(contractUserRights.legalEntitiesListId)));
  });

  test('signatures waiting from a later day are returned after those waiting longer', async () => {
    const { db } = own.platform;
    const user = (await loadUser(db, personaOf('client').userId, 'en'))!;
    const running = await db
      .select({ id: requests.id })
      .from(requests)
      .innerJoin(requestParticipants, ownParticipation(user))
      .where(and(eq(requests.state, 'INPROGRESS'), visibleRequests(db, user)))
      .orderBy(asc(requests.id))
      .limit(2);
    expect(running).toHaveLength(2);
    const days = ['2020-03-02', '2020-03-04'] as const;
    for (const [index, { id }] of running.entries())
      await db
        .update(requests)
        .set({
          state: 'TO_CLOSE',
          closureAskedById: personaOf('staff').userId,
          stateSince: new Date(`${days[index]!}T12:00:00Z`),
        })
        .where(eq(requests.id, id));
    const first = async (from: string) => {
      const found = await readExpiries(
        db,
        { user, language: 'en', today },
        { from, to: today, limit: 1, withLate: false, kinds: ['REQUEST_CLOSURE'] },
      );
      return found.map(({ id }) => id);
    };
    expect(await first('2020-03-01')).toEqual([`REQUEST_CLOSURE-${running[0]!.id}`]);
    expect(await first('2020-03-03')).toEqual([`REQUEST_CLOSURE-${running[1]!.id}`]);
  });

  test('late dates above the limit leave out neither what is to come nor what waits', async () => {
    const { db } = own.platform;
    const user = (await loadUser(db, personaOf('client').userId, 'en'))!;
    const reader = { user, language: 'en', today } as const;
    const span = { from: addDays(today, -40), to: addDays(today, 300) };
    const readAll = (filter: Partial<ExpiryFilter> = {}) =>
      readCalendar(db, reader, span, { kinds: [], entities: [], ...filter });
    const before = await readAll();
    const document = before.entries.find(({ kind, date }) => kind === 'KYC_DOCUMENT' && date >= today)!;
    const [entity, other] = before.blocks
      .find(({ field }) => field === 'entities')!
      .items.map(({ value }) => value)
      .toSorted(
        (a, b) =>
          Number(b === document.entities[0]!.ricosCode) - Number(a === document.entities[0]!.ricosCode),
      );
    const ofOther = await readAll({ entities: [other!] });
    const filename = 'late.pdf';
    await db.execute(sql`
      insert into ${kycDocuments} (id, ricos_code, kind, filename, sha256, received_at, valid_until, is_verified)
      select gen_random_uuid(), ${entity}, 'TAX_FORM', ${filename},
        (select sha256 from ${kycDocuments} where sha256 is not null limit 1), ${today}::date - 100, ${today}::date - 1 - n % 30, true
      from generate_series(1, ${EXPIRY_ENTRIES_MAX + 10}::int) n`);

    const after = await readAll();
    const coming = ({ entries }: typeof after) => entries.filter(({ date }) => date >= today);
    expect(coming(after)).toEqual(coming(before));
    expect(after.entries).toHaveLength(EXPIRY_ENTRIES_MAX);
    expect(after).toMatchObject({ isTruncated: true, total: EXPIRY_ENTRIES_MAX });
    expect(after.late.overdue).toBeGreaterThanOrEqual(EXPIRY_ENTRIES_MAX);
    const waiting = ({ late }: typeof after) => late.entries.filter(({ kind }) => isWaitingKind(kind));
    expect(waiting(before).length).toBeGreaterThan(0);
    expect(waiting(after)).toEqual(waiting(before));
    expect(after.late.waiting).toBe(waiting(before).length);
    expect(after.late.entries).toHaveLength(EXPIRY_LATE_MAX + waiting(before).length);
    // The dates of another legal entity are all found, since the filter comes before the limit.
    const others = await readAll({ entities: [other!] });
    expect(others).toMatchObject({ entries: ofOther.entries, isTruncated: false, late: ofOther.late });
    // Feeds and searches of a month ahead are not affected either.
    const ahead = { from: today, to: span.to, limit: EXPIRY_ENTRIES_MAX, withLate: true };
    const feed = await readExpiries(db, reader, ahead);
    expect(feed.filter(({ date }) => date >= today)).toEqual(coming(before));
    await db.delete(kycDocuments).where(eq(kycDocuments.filename, filename));
  });

  test('a user who has left the contract has no events', async () => {
    const { db } = own.platform;
    await db
      .update(users)
      .set({ deletedAt: new Date() })
      .where(eq(users.id, personaOf('newcomer').userId));
    expect(await loadUser(db, personaOf('newcomer').userId, 'en')).toBeNull();
  });
});
