import { and, eq, gte, inArray, notInArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AlertFrequency } from '@atrium/contract/saved-search-rules';
import type { SavedQuery } from '@atrium/contract/saved-searches';
import { SearchFilters } from '@atrium/contract/search';
import { SEARCH_TYPES } from '@atrium/contract/search-rules';
import { loadUser } from '../src/auth/user.ts';
import {
  articles,
  auditEvents,
  contracts,
  contractUsers,
  notifications,
  requestLegalEntities,
  requestParticipants,
  requests,
  roles,
  sandboxMails,
  savedSearches,
  userPreferences,
  users,
} from '../src/database/schema/index.ts';
import type { JobData } from '../src/jobs/catalogue.ts';
import { sendMail } from '../src/mailing/send.ts';
import { subjectNames } from '../src/notification-subjects.ts';
import { visibleRequests } from '../src/requests/access.ts';
import { alertSince } from '../src/saved-searches/alert-path.ts';
import { alertOfSearch, findDueAlerts } from '../src/saved-searches/alerts.ts';
import { findGroups, readSearch } from '../src/search/listing.ts';
import { personaOf } from '../../sandbox/src/seed/personas.ts';
import type { PersonaId } from '../../sandbox/src/seed/personas.ts';
import { ownPlatform, signedInOver } from './own-platform.ts';
import type { OwnPlatform } from './own-platform.ts';

/** Alerts depend on passing days and revoked rights, which no API caller can change. */

let own: OwnPlatform;
const start = new Date('2027-03-01T04:30:00Z');
let now = start;
const DAY = 86_400_000;
const onDay = (day: number, more = 0) => (now = new Date(start.getTime() + day * DAY + more));

beforeAll(async () => {
  own = await ownPlatform({ clock: () => now });
}, 60_000);
afterAll(() => own.close());

const db = () => own.platform.db;
const idOf = (persona: PersonaId): string => personaOf(persona).userId;

/** Returns the ids of the requests that a user can see. */
async function seenBy(persona: PersonaId): Promise<string[]> {
  const user = (await loadUser(db(), idOf(persona), 'en'))!;
  const rows = await db().select({ id: requests.id }).from(requests).where(visibleRequests(db(), user));
  return rows.map(({ id }) => id);
}

let shared = '';
let clientsOnly = '';
beforeAll(async () => {
  const [client, restricted] = [await seenBy('client'), await seenBy('restricted')];
  shared = client.find((id) => restricted.includes(id))!;
  clientsOnly = client.find((id) => !restricted.includes(id))!;
});

beforeEach(async () => {
  onDay(0);
  await db().delete(savedSearches);
  await db().delete(userPreferences).where(eq(userPreferences.preferenceId, 'savedSearchAlert'));
  await db().delete(notifications).where(eq(notifications.type, 'SAVED_SEARCH_NEWS'));
  // Removes words of earlier tests from these requests.
  await db()
    .update(requests)
    .set({ title: 'Quiet' })
    .where(inArray(requests.id, [shared, clientsOnly]));
});

let count = 0;
/** Saves a search with an alert set on the first day. */
async function alerted(persona: PersonaId, alert: AlertFrequency | null, query: Partial<SavedQuery>) {
  const id = own.platform.newId();
  const name = `Search ${(count += 1)}`;
  const looked = alert && now;
  await db()
    .insert(savedSearches)
    .values({
      id,
      ownerId: idOf(persona),
      name,
      nameKey: name.toLowerCase(),
      query: { timeLine: { dateFrom: null, dateTo: null }, ...query },
      alert,
      toldUntil: looked,
      mailedUntil: looked,
      createdAt: now,
    });
  return id;
}

/** Changes a request so that its title contains the word. */
async function change(requestId: string, word: string, by: PersonaId = 'staff') {
  await db()
    .update(requests)
    .set({ title: `About ${word}`, updatedAt: now, lastUpdatedById: idOf(by) })
    .where(eq(requests.id, requestId));
}

/** Returns a request that Claire created and that Lena sees without participating. */
async function requestOfClaireThatLenaSees(): Promise<string> {
  const others = await seenBy('client-admin');
  const both = (await seenBy('client')).find((id) => others.includes(id))!;
  await db()
    .update(requests)
    .set({ createdById: idOf('client') })
    .where(eq(requests.id, both));
  await db()
    .delete(requestParticipants)
    .where(
      and(eq(requestParticipants.requestId, both), eq(requestParticipants.userId, idOf('client-admin'))),
    );
  return both;
}

const takeJobs = async <T>(name: string): Promise<T[]> => {
  const { rows } = await db().execute<{ data: T & Record<string, unknown> }>(
    sql`delete from jobs.job where name = ${name} returning data`,
  );
  return rows.map(({ data }) => data);
};
const notified = () =>
  db()
    .select()
    .from(notifications)
    .where(and(eq(notifications.type, 'SAVED_SEARCH_NEWS'), gte(notifications.createdAt, now)));

/** Runs a night: returns everything that the alerts send, in the portal and by e-mail. */
async function night() {
  await takeJobs('mail.send');
  await takeJobs('saved-searches.alert');
  await findDueAlerts(own.platform, { done: () => Promise.resolve() });
  const due = await takeJobs<JobData<'saved-searches.alert'>>('saved-searches.alert');
  for (const { savedSearchId } of due) await alertOfSearch(own.platform, savedSearchId);
  return { portal: await notified(), mails: await takeJobs<JobData<'mail.send'>>('mail.send') };
}
const wishMails = (persona: PersonaId, frequency: AlertFrequency | 'NEVER') =>
  db()
    .insert(userPreferences)
    .values({ userId: idOf(persona), preferenceId: 'savedSearchAlert', values: [frequency] });

describe('alert of a saved search', () => {
  test.each([
    ['DAILY', 1],
    ['WEEKLY', 7],
    ['MONTHLY', 31],
  ] as const)(
    'PROF-043 a %s alert reports new results after %i days, not earlier',
    async (frequency, days) => {
      await alerted('client', frequency, { query: 'numbat' });
      onDay(0, 3_600_000);
      await change(clientsOnly, 'numbat');
      onDay(days - 1);
      expect((await night()).portal).toEqual([]);
      onDay(days);
      expect((await night()).portal).toMatchObject([{ userId: idOf('client'), count: 1 }]);
      // The next period has no new results.
      onDay(2 * days + 1);
      expect((await night()).portal).toEqual([]);
    },
  );

  test('links to the search with the new results, and has its name', async () => {
    const id = await alerted('client', 'DAILY', { query: 'numbat', services: ['requests'] });
    onDay(0, 1000);
    await change(clientsOnly, 'numbat');
    onDay(1);
    const { url } = (await night()).portal[0]!;
    const address = new URL(url, 'https://portal.example');
    expect(address.pathname).toBe('/search');
    expect(address.searchParams.getAll('query')).toEqual(['numbat']);
    expect(address.searchParams.getAll('services')).toEqual(['requests']);
    expect(alertSince(url)).toEqual(start);
    const named = async (persona: PersonaId) => {
      const user = (await loadUser(db(), idOf(persona), 'en'))!;
      return (await subjectNames(db(), { user, language: 'en', now }, [url])).get(url);
    };
    expect(await named('client')).toBe(`Search ${count}`);
    expect(await named('client-admin')).toBe(undefined);
    await db().delete(savedSearches).where(eq(savedSearches.id, id));
    expect(await named('client')).toBe(undefined);
  });

  test('counts the changed requests that its link shows, independent of the last visit', async () => {
    await alerted('client', 'DAILY', { query: 'numbat', changed: ['true'] });
    onDay(0, 1000);
    await change(clientsOnly, 'numbat');
    onDay(1);
    const [told] = (await night()).portal;
    expect(told).toMatchObject({ count: 1 });
    const filter = SearchFilters.parse({
      query: 'numbat',
      changed: true,
      since: alertSince(told!.url)!.toISOString(),
    });
    const user = (await loadUser(db(), idOf('client'), 'en'))!;
    // A session without an earlier visit.
    const visit = { user, actor: { impersonatorId: null }, sessionId: 'none' };
    const search = await readSearch(db(), { ...visit, language: 'en', now }, filter);
    expect(await findGroups(db(), search, filter, SEARCH_TYPES, 1)).toMatchObject([
      { type: 'requests', total: 1 },
    ]);
  });

  test('is not sent without new results or for the user’s own actions', async () => {
    await alerted('client', 'DAILY', { query: 'numbat' });
    onDay(1);
    expect((await night()).portal).toEqual([]);
    onDay(1, 1000);
    await change(clientsOnly, 'numbat', 'client');
    onDay(2);
    expect(await night()).toEqual({ portal: [], mails: [] });
  });

  test('TERM-003 waits until the user accepts the terms, and then reports what came meanwhile', async () => {
    await alerted('client', 'DAILY', { query: 'numbat' });
    await wishMails('client', 'DAILY');
    onDay(0, 1000);
    await change(clientsOnly, 'numbat');
    const accept = (acceptedTermsAt: Date | null) =>
      db()
        .update(users)
        .set({ acceptedTermsAt, hasAcceptedTermsAndConditions: acceptedTermsAt !== null })
        .where(eq(users.id, idOf('client')));
    await accept(null);
    onDay(1);
    expect(await night()).toEqual({ portal: [], mails: [] });
    await accept(now);
    onDay(2);
    const { portal, mails } = await night();
    expect(portal).toMatchObject([{ userId: idOf('client'), count: 1 }]);
    expect(mails).toHaveLength(1);
  });

  test('is sent once by a job that runs twice or is repeated after a crash', async () => {
    const id = await alerted('client', 'DAILY', { query: 'numbat' });
    await wishMails('client', 'DAILY');
    onDay(0, 1000);
    await change(clientsOnly, 'numbat');
    onDay(1);
    await takeJobs('mail.send');
    const killed = {
      ...own.platform,
      jobs: { ...own.platform.jobs, enqueue: () => Promise.reject(new Error('killed')) },
    };
    await expect(alertOfSearch(killed, id)).rejects.toThrow('killed');
    expect(await notified()).toEqual([]);
    await Promise.all([alertOfSearch(own.platform, id), alertOfSearch(own.platform, id)]);
    await alertOfSearch(own.platform, id);
    expect(await notified()).toHaveLength(1);
    expect(await takeJobs('mail.send')).toHaveLength(1);
  });

  test('PROF-043 a monthly alert of the 31st is sent on the last day of shorter months, and on the 31st again afterwards', async () => {
    const at = (day: string) => (now = new Date(`${day}T04:30:00Z`));
    at('2027-03-31');
    const id = await alerted('client', 'MONTHLY', { query: 'numbat' });
    await db()
      .insert(auditEvents)
      .values({
        createdAt: now,
        userId: idOf('client'),
        eventType: 'UPDATE',
        entity: 'saved-searches',
        entityId: id,
        name: 'alert',
        newValue: 'MONTHLY',
      });
    const told: string[] = [];
    for (const day of ['2027-04-29', '2027-04-30', '2027-05-30', '2027-05-31', '2027-06-29', '2027-06-30']) {
      now = new Date(at(day).getTime() - 3_600_000);
      await change(clientsOnly, 'numbat');
      at(day);
      if ((await night()).portal.length > 0) told.push(day);
    }
    expect(told).toEqual(['2027-04-30', '2027-05-31', '2027-06-30']);
  });

  test('new contracts are reported to users who may see them, except their author', async () => {
    const name = `Numbat ${Date.now()}`;
    const [like] = await db().select().from(contracts).limit(1);
    const id = own.platform.newId();
    await alerted('super-admin', 'DAILY', { query: name });
    await alerted('staff', 'DAILY', { query: name });
    onDay(0, 3_600_000);
    await db()
      .insert(contracts)
      .values({ ...like!, id, number: '99999', name, version: 1, createdAt: now });
    const [role] = await db()
      .select()
      .from(roles)
      .where(eq(roles.userId, idOf('staff')))
      .limit(1);
    await db()
      .insert(roles)
      .values({ ...role!, id: own.platform.newId(), contractId: id });
    await db()
      .insert(auditEvents)
      .values({
        createdAt: now,
        userId: idOf('super-admin'),
        eventType: 'CREATE',
        entity: 'contracts',
        entityId: id,
        name: 'contract',
        newValue: name,
      });
    onDay(1);
    const { portal } = await night();
    expect(portal.map(({ userId }) => userId)).toEqual([idOf('staff')]);
    await db().delete(contracts).where(eq(contracts.id, id));
  });

  test('includes records written while it runs', async () => {
    await alerted('client', 'DAILY', { query: 'numbat' });
    onDay(1, -10_000);
    // A write that starts before the nightly run and becomes visible only after it.
    const written = now;
    onDay(1);
    expect((await night()).portal).toEqual([]);
    now = written;
    await change(clientsOnly, 'numbat');
    onDay(2);
    expect((await night()).portal).toMatchObject([{ count: 1 }]);
  });

  test('ends with its search, and pauses while switched off', async () => {
    const id = await alerted('client', 'DAILY', { query: 'numbat' });
    const off = await alerted('client', null, { query: 'numbat' });
    onDay(0, 1000);
    await change(clientsOnly, 'numbat');
    onDay(1);
    await alertOfSearch(own.platform, off);
    await db().delete(savedSearches).where(eq(savedSearches.id, id));
    await alertOfSearch(own.platform, id);
    expect(await night()).toEqual({ portal: [], mails: [] });
  });
});

describe('a search that is shared with somebody who has other rights', () => {
  /** A legal entity that only the client may know of, and one that both may. */
  async function entities() {
    const codesOf = async (persona: PersonaId) => {
      const { legalEntities: list } = await (
        await signedInOver(own.platform, persona)
      )().users.scope({ params: { id: idOf(persona) } });
      return list.map(({ ricosCode }) => ricosCode);
    };
    const [client, restricted] = [await codesOf('client'), await codesOf('restricted')];
    return {
      foreign: client.find((code) => !restricted.includes(code))!,
      common: client.find((code) => restricted.includes(code))!,
    };
  }

  test('PROF-043 SRCH-026 SRCH-033 from saving it to the alert, each person has their own terms, filters and news', async () => {
    const { foreign, common } = await entities();
    // Both requests concern one of the legal entities, and both people participate where they may.
    const about = [
      { requestId: clientsOnly, ricosCode: foreign },
      { requestId: shared, ricosCode: common },
    ];
    await db()
      .delete(requestLegalEntities)
      .where(inArray(requestLegalEntities.requestId, [clientsOnly, shared]));
    await db().insert(requestLegalEntities).values(about);
    const claire = (await signedInOver(own.platform, 'client'))();
    const giulia = (await signedInOver(own.platform, 'restricted'))();
    const saved = await claire.savedSearches.create({
      body: {
        name: 'Numbats of ours',
        query: {
          query: 'numbat',
          recent: ['30'],
          services: ['requests'],
          ricosCodes: [foreign, common],
          timeLine: { dateFrom: null, dateTo: null },
        },
      },
    });
    expect(saved).toMatchObject({ filterCount: 5, appliedCount: 5 });
    await claire.savedSearches.share({ params: { id: saved.id }, body: { userIds: [idOf('restricted')] } });

    const [copy] = await giulia.savedSearches.list();
    expect(copy).toMatchObject({
      name: 'Numbats of ours',
      sharedBy: 'Claire Vasseur',
      alert: null,
      query: { recent: ['30'], ricosCodes: [common] },
      filterCount: 5,
      appliedCount: 4,
    });
    for (const [person, id] of [
      [claire, saved.id],
      [giulia, copy!.id],
    ] as const)
      await person.savedSearches.setAlert({ params: { id }, body: { alert: 'DAILY' } });
    await wishMails('client', 'DAILY');
    await wishMails('restricted', 'DAILY');

    // What only Claire may see is news for her alone.
    onDay(0, 3_600_000);
    await change(clientsOnly, 'numbat');
    onDay(1);
    const first = await night();
    expect(first.portal).toMatchObject([{ userId: idOf('client'), count: 1 }]);
    expect(first.mails).toMatchObject([{ userId: idOf('client') }]);

    // What both may see is news for both, and what Giulia may not know of is not named to her.
    onDay(1, 3_600_000);
    await change(shared, 'numbat');
    onDay(2);
    const second = await night();
    expect(second.portal).toHaveLength(2);
    expect(new Map(second.portal.map(({ userId, count: news }) => [userId, news]))).toEqual(
      new Map([
        [idOf('client'), 1],
        [idOf('restricted'), 1],
      ]),
    );
    const hers = second.portal.find(({ userId }) => userId === idOf('restricted'))!;
    expect(new URLSearchParams(hers.url.split('?')[1]).getAll('ricosCodes')).toEqual([common]);
    const mail = second.mails.find(({ userId }) => userId === idOf('restricted'))!;
    await db().delete(sandboxMails);
    await sendMail(own.platform, { data: mail });
    const [sent] = await db().select().from(sandboxMails);
    expect(sent!.subject).toContain('Numbats of ours');
    expect(sent!.links[0]!.path).toBe(hers.url);
    for (const shown of [hers, mail, sent]) expect(JSON.stringify(shown)).not.toContain(foreign);

    // The address of the alert shows Giulia what it counted, and nothing of Claire's request.
    const { groups } = await (
      await signedInOver(own.platform, 'restricted')
    )().search.search({
      params: { type: 'all' },
      body: {
        query: 'numbat',
        recent: ['30'],
        services: ['requests'],
        ricosCodes: [common],
        since: alertSince(hers.url)!.toISOString(),
      },
    });
    expect(groups.flatMap(({ results }) => results.map(({ entityId }) => entityId))).toEqual([shared]);
  });

  test('PROF-043 “my requests” are those of the person who received the search', async () => {
    const both = await requestOfClaireThatLenaSees();
    const claire = (await signedInOver(own.platform, 'client'))();
    const lena = (await signedInOver(own.platform, 'client-admin'))();
    const { id } = await claire.savedSearches.create({
      body: {
        name: 'Mine',
        query: { query: 'numbat', own: ['requests'], timeLine: { dateFrom: null, dateTo: null } },
      },
    });
    await claire.savedSearches.share({ params: { id }, body: { userIds: [idOf('client-admin')] } });
    const [copy] = await lena.savedSearches.list();
    expect(copy).toMatchObject({ query: { own: ['requests'] }, filterCount: 2, appliedCount: 2 });
    await claire.savedSearches.setAlert({ params: { id }, body: { alert: 'DAILY' } });
    await lena.savedSearches.setAlert({ params: { id: copy!.id }, body: { alert: 'DAILY' } });
    onDay(0, 3_600_000);
    await change(both, 'numbat');
    onDay(1);
    expect((await night()).portal).toMatchObject([{ userId: idOf('client'), count: 1 }]);
  });
});

describe('access check', () => {
  test('each user of a shared search is alerted only to visible results', async () => {
    const mine = await alerted('client', 'DAILY', { query: 'numbat' });
    await alerted('restricted', 'DAILY', { query: 'numbat' });
    onDay(0, 1000);
    await change(clientsOnly, 'numbat');
    onDay(1);
    expect((await night()).portal.map(({ userId }) => userId)).toEqual([idOf('client')]);
    onDay(1, 1000);
    await change(shared, 'numbat');
    onDay(2);
    const { portal } = await night();
    expect(portal.map(({ userId }) => userId).toSorted()).toEqual(
      [idOf('client'), idOf('restricted')].toSorted(),
    );
    expect(portal.map((each) => each.count)).toEqual([1, 1]);
    expect(portal.some(({ url }) => url.includes(mine))).toBe(true);
  });

  test('“my requests” means those of the alerted user', async () => {
    const both = await requestOfClaireThatLenaSees();
    await alerted('client', 'DAILY', { query: 'numbat', own: ['requests'] });
    await alerted('client-admin', 'DAILY', { query: 'numbat', own: ['requests'] });
    const all = await alerted('client-admin', 'DAILY', { query: 'numbat' });
    onDay(0, 1000);
    await change(both, 'numbat');
    onDay(1);
    const { portal } = await night();
    const told = portal.filter(({ url }) => !url.includes(all));
    expect(told.map(({ userId }) => userId)).toEqual([idOf('client')]);
    // A user who is not a participant still gets the alert without the filter on own requests.
    expect(portal).toHaveLength(2);
  });

  test('uses current rights: a user who has left the contract gets no alert', async () => {
    await alerted('client', 'DAILY', { query: 'numbat' });
    onDay(0, 1000);
    await change(clientsOnly, 'numbat');
    onDay(1);
    const memberships = await db()
      .delete(contractUsers)
      .where(eq(contractUsers.userId, idOf('client')))
      .returning();
    expect(await night()).toEqual({ portal: [], mails: [] });
    await db().insert(contractUsers).values(memberships);
  });

  test('a search whose filters no longer apply finds nothing instead of everything', async () => {
    const memberOf = db()
      .select({ id: contractUsers.contractId })
      .from(contractUsers)
      .where(eq(contractUsers.userId, idOf('restricted')));
    const foreign = await db()
      .select({ id: contracts.id })
      .from(contracts)
      .where(notInArray(contracts.id, memberOf))
      .limit(1);
    await alerted('restricted', 'DAILY', { contracts: [foreign[0]!.id] });
    onDay(0, 1000);
    await change(shared, 'numbat');
    onDay(1);
    expect(await night()).toEqual({ portal: [], mails: [] });
  });

  test.each([
    ['is disabled', { demoMode: true }, { demoMode: false }],
    ['has gone', { deletedAt: start }, { deletedAt: null }],
  ])('an account that %s gets no alert', async (_what, change_, back) => {
    await alerted('client', 'DAILY', { query: 'numbat' });
    onDay(0, 1000);
    await change(clientsOnly, 'numbat');
    await db()
      .update(users)
      .set(change_)
      .where(eq(users.id, idOf('client')));
    onDay(1);
    expect(await night()).toEqual({ portal: [], mails: [] });
    await db()
      .update(users)
      .set(back)
      .where(eq(users.id, idOf('client')));
  });
});

describe('alert emails', () => {
  const send = async (data: JobData<'mail.send'>) => {
    await db().delete(sandboxMails);
    await sendMail(own.platform, { data });
    return db().select().from(sandboxMails);
  };

  test('PROF-043 follow the preference, weekly by default, and contain all alerts since the last email', async () => {
    await alerted('client', 'DAILY', { query: 'numbat' });
    onDay(0, 1000);
    await change(clientsOnly, 'numbat');
    onDay(1);
    const first = await night();
    expect(first.portal).toHaveLength(1);
    expect(first.mails).toEqual([]);
    onDay(7);
    const { portal, mails } = await night();
    expect(portal).toEqual([]);
    expect(mails).toMatchObject([{ userId: idOf('client'), kind: 'SAVED_SEARCH_NEWS' }]);
    expect(alertSince(mails[0]!.url)).toEqual(start);
    const [mail] = await send(mails[0]!);
    expect(mail!.subject).toContain(`Search ${count}`);
  });

  test('link to the search with its text, which is not in the job data', async () => {
    await wishMails('client', 'DAILY');
    await alerted('client', 'DAILY', { query: 'numbat' });
    onDay(0, 1000);
    await change(clientsOnly, 'numbat');
    onDay(1);
    const { portal, mails } = await night();
    // Support can see the data of a dead-letter job.
    expect(JSON.stringify(mails[0])).not.toContain('numbat');
    const [mail] = await send(mails[0]!);
    expect(mail!.links[0]!.path).toContain('query=numbat');
    // Both links start from the same time.
    expect(mail!.links[0]!.path).toBe(portal[0]!.url);
  });

  test('search in the language of the portal, in which their link opens, whatever the language of the text', async () => {
    await wishMails('client', 'DAILY');
    const french = { userId: idOf('client'), preferenceId: 'mailLanguage', values: ['fr'] };
    await db().insert(userPreferences).values(french);
    await alerted('client', 'DAILY', { query: 'numbat' });
    onDay(0, 1000);
    // Only the English version is new.
    await db()
      .update(articles)
      .set({ title: 'About numbat', publishedAt: now })
      .where(eq(articles.language, 'en'));
    onDay(1);
    const { portal, mails } = await night();
    expect(portal).toHaveLength(1);
    const [mail] = await send(mails[0]!);
    expect(mail!.links[0]).toMatchObject({ label: 'Voir les nouveautés', path: portal[0]!.url });
    expect(JSON.stringify(mail)).toContain(`${portal[0]!.count} nouveau`);
    await db().delete(userPreferences).where(eq(userPreferences.preferenceId, 'mailLanguage'));
    await db().update(articles).set({ title: 'Quiet' }).where(eq(articles.title, 'About numbat'));
  });

  test('PROF-043 are daily if so set, but never more frequent than the alert', async () => {
    await wishMails('client', 'DAILY');
    await alerted('client', 'DAILY', { query: 'numbat' });
    await alerted('client', 'WEEKLY', { query: 'numbat' });
    onDay(0, 1000);
    await change(clientsOnly, 'numbat');
    onDay(1);
    expect((await night()).mails).toHaveLength(1);
  });

  test('PROF-043 are never sent if so set, even pending ones; portal notifications continue', async () => {
    await wishMails('client', 'NEVER');
    await alerted('client', 'DAILY', { query: 'numbat' });
    const setNever = (value: string) =>
      db()
        .update(userPreferences)
        .set({ values: [value] })
        .where(
          and(
            eq(userPreferences.userId, idOf('client')),
            eq(userPreferences.preferenceId, 'savedSearchAlert'),
          ),
        );
    onDay(0, 1000);
    await change(clientsOnly, 'numbat');
    onDay(1);
    const first = await night();
    expect(first.portal).toHaveLength(1);
    expect(first.mails).toEqual([]);
    // Enabled again: contains what is new since then, not what was already notified in the portal.
    await setNever('DAILY');
    onDay(2);
    expect(await night()).toEqual({ portal: [], mails: [] });
    onDay(2, 1000);
    await change(clientsOnly, 'numbat');
    onDay(3);
    const { mails } = await night();
    expect(mails).toHaveLength(1);
    await setNever('NEVER');
    expect(await send(mails[0]!)).toEqual([]);
  });

  test('are not sent once the search is deleted, the alert is off, or no result is visible', async () => {
    await wishMails('client', 'DAILY');
    const id = await alerted('client', 'DAILY', { query: 'numbat' });
    onDay(0, 1000);
    await change(clientsOnly, 'numbat');
    onDay(1);
    const [mail] = (await night()).mails;
    expect(await send(mail!)).toHaveLength(1);
    expect(await send({ ...mail!, mailId: own.platform.newId(), userId: idOf('client-admin') })).toEqual([]);
    const again = () => send({ ...mail!, mailId: own.platform.newId() });
    const memberships = await db()
      .delete(contractUsers)
      .where(eq(contractUsers.userId, idOf('client')))
      .returning();
    expect(await again()).toEqual([]);
    await db().insert(contractUsers).values(memberships);
    await db().update(savedSearches).set({ alert: null }).where(eq(savedSearches.id, id));
    expect(await again()).toEqual([]);
    await db().delete(savedSearches).where(eq(savedSearches.id, id));
    expect(await again()).toEqual([]);
  });
});
