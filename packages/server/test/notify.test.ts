import { randomUUID } from 'node:crypto';
import { and, eq, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { holdsService } from '@atrium/contract/access';
import { NOTIFICATIONS } from '@atrium/contract/preference-catalogue';
import type { NotificationId } from '@atrium/contract/preference-catalogue';
import type { ServiceCode } from '@atrium/contract/services';
import type { User } from '@atrium/contract/users';
import { loadUser } from '../src/auth/user.ts';
import { entitiesWith } from '../src/contracts/access.ts';
import {
  accessReviews,
  articles,
  contracts,
  contractUsers,
  documentRecipients,
  documents,
  kycRecords,
  notificationPreferences,
  notifications,
  requestParticipants,
  requests,
  sandboxMails,
  userPreferences,
  users,
  userServices,
} from '../src/database/schema/index.ts';
import { openReview } from '../src/access-reviews/changes.ts';
import { announceArticles } from '../src/highlights/announce.ts';
import type { JobData } from '../src/jobs/catalogue.ts';
import { announceReviews } from '../src/kyc/announce.ts';
import { sendMail } from '../src/mailing/send.ts';
import { notify } from '../src/notifications/notify.ts';
import { subjectNames } from '../src/notification-subjects.ts';
import { requestPath, requestSubject } from '../src/requests/subject.ts';
import { documentSubject } from '../src/documents/subject.ts';
import { changeRequest } from '../src/requests/changes.ts';
import { quickClosingOf } from '../src/requests/closing.ts';
import { accessTo } from '../src/requests/rights.ts';
import { sendSummaries } from '../src/requests/summaries.ts';
import { turnHolders, turnsOf } from '../src/requests/turn.ts';
import { personaOf } from '../../sandbox/src/seed/personas.ts';
import type { PersonaId } from '../../sandbox/src/seed/personas.ts';
import { ownPlatform, signedInOver } from './own-platform.ts';
import type { OwnPlatform } from './own-platform.ts';

/** Behaviour that depends on dates, publications of others and revoked rights, which no API caller can change. */

let own: OwnPlatform;
let now = new Date();

beforeAll(async () => {
  own = await ownPlatform({ clock: () => now });
}, 60_000);
afterAll(() => own.close());

const idOf = (persona: PersonaId): string => personaOf(persona).userId;
const db = () => own.platform.db;

/** Returns everything that an action sends to users, in the portal and by e-mail. */
async function told(act: () => Promise<unknown>) {
  now = new Date(now.getTime() + 60_000);
  await db().execute(sql`delete from jobs.job where name = 'mail.send'`);
  await act();
  const portal = await db().select().from(notifications).where(gte(notifications.createdAt, now));
  const { rows } = await db().execute<{ data: JobData<'mail.send'> }>(
    sql`select data from jobs.job where name = 'mail.send'`,
  );
  return { portal, mails: rows.map(({ data }) => data) };
}
const of = (persona: PersonaId, all: Awaited<ReturnType<typeof told>>) => ({
  portal: all.portal.filter(({ userId }) => userId === idOf(persona)).map(({ type }) => type),
  mails: all.mails.filter(({ userId }) => userId === idOf(persona)).map(({ kind }) => kind),
});

async function wish(persona: PersonaId, preferenceId: NotificationId, portal: boolean, mail: boolean) {
  const values = { webmailValue: portal, emailValue: mail };
  await db()
    .insert(notificationPreferences)
    .values({ userId: idOf(persona), preferenceId, ...values })
    .onConflictDoUpdate({
      target: [notificationPreferences.userId, notificationPreferences.preferenceId],
      set: values,
    });
}
const forget = () => db().delete(notificationPreferences);

/** Returns a request in progress in which the client and the bank's Marc participate. */
async function sharedRequest(): Promise<string> {
  const withBoth = sql`(select count(*) from request_participants p where p.request_id = ${requests.id} and p.is_active
    and p.user_id in (${idOf('client')}, ${idOf('staff')})) = 2`;
  const [row] = await db()
    .select({ id: requests.id })
    .from(requests)
    .innerJoin(
      contractUsers,
      and(eq(contractUsers.contractId, requests.contractId), eq(contractUsers.userId, idOf('client'))),
    )
    .where(and(eq(requests.state, 'INPROGRESS'), withBoth))
    .limit(1);
  return row!.id;
}

/** Changes the request as Marc. */
const change = (requestId: string, more: Partial<Parameters<typeof changeRequest>[3]>) => () =>
  own.platform.write(
    { actor: { userId: idOf('staff'), impersonatorId: null }, correlationId: 'test' },
    (tx, audit) =>
      changeRequest(tx, audit, own.platform, {
        requestId,
        byId: idOf('staff'),
        state: 'INPROGRESS',
        ...more,
      }),
  );

/** Returns a legal entity whose KYC the client can see, with its next review on the given day. */
async function reviewOn(day: Date): Promise<string> {
  const client = (await loadUser(db(), idOf('client'), 'en'))!;
  const [record] = await db()
    .select({ ricosCode: kycRecords.ricosCode })
    .from(kycRecords)
    .where(
      and(
        isNotNull(kycRecords.nextReviewAt),
        sql`${kycRecords.ricosCode} in ${entitiesWith(db(), client, 'KYC')}`,
      ),
    )
    .limit(1);
  // No other review is due.
  await db()
    .update(kycRecords)
    .set({ announcedReviewAt: sql`${kycRecords.nextReviewAt}` });
  await db()
    .update(kycRecords)
    .set({ nextReviewAt: day.toISOString().slice(0, 10) })
    .where(eq(kycRecords.ricosCode, record!.ricosCode));
  return record!.ricosCode;
}

/** Opens an access review, as the bank, of the contract that Lena administers. */
async function reviewOfHalden(): Promise<() => Promise<unknown>> {
  const [contract] = await db().select().from(contracts).where(eq(contracts.number, '00418'));
  await db().delete(accessReviews).where(eq(accessReviews.contractId, contract!.id));
  const user = (await loadUser(db(), idOf('super-admin'), 'en'))!;
  return () =>
    openReview(own.platform, {
      user,
      actor: { userId: user.id, impersonatorId: null },
      correlationId: 'test',
      language: 'en',
      params: { id: contract!.id },
      body: { name: 'Autumn review', dueDate: '2199-12-31' },
    });
}

let published = 0;
/** Creates an article published at the given time, in both languages. */
async function article(publishedAt: Date, isHidden = false): Promise<string> {
  const id = `new-${(published += 1)}`;
  await versionsOf(id, ['en', 'fr'], publishedAt, isHidden);
  return id;
}
/** Adds language versions of an article. */
async function versionsOf(
  id: string,
  languages: readonly ('en' | 'fr')[],
  publishedAt: Date,
  isHidden = false,
): Promise<void> {
  const [sample] = await db().select().from(articles).limit(1);
  await db()
    .insert(articles)
    .values(
      languages.map((language) => ({
        ...sample!,
        id,
        language,
        title: `Title ${language}`,
        isHidden,
        publishedAt,
        announcedAt: null,
      })),
    );
}
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

/** For each preference, an action of somebody else that its notification is about. */
const ACTS: Readonly<
  Record<NotificationId, () => Promise<{ type: string; act: () => Promise<unknown>; who?: PersonaId }>>
> = {
  requestActionRequired: async () => {
    const about = requestSubject(await sharedRequest());
    const act = () =>
      db().transaction((tx) =>
        notify(tx, own.platform, { about, types: ['REQUEST_REMINDER'], byId: idOf('staff') }),
      );
    return { type: 'REQUEST_REMINDER', act };
  },
  requestMessage: async () => ({ type: 'REQUEST_UPDATED', act: change(await sharedRequest(), {}) }),
  requestClosed: async () => ({
    type: 'REQUEST_CLOSED',
    act: change(await sharedRequest(), { state: 'CLOSED' }),
  }),
  documentReceived: async () => {
    // The notification of the message itself has another preference.
    await wish('client', 'requestMessage', false, false);
    return { type: 'DOCUMENT_RECEIVED', act: change(await sharedRequest(), { bringsBankDocuments: true }) };
  },
  kycReview: async () => {
    const ricosCode = await reviewOn(inDays(40));
    await db().update(kycRecords).set({ announcedReviewAt: null }).where(eq(kycRecords.ricosCode, ricosCode));
    return { type: 'KYC_REVIEW_DUE', act: () => announceReviews(own.platform) };
  },
  highlightPublished: async () => {
    await article(now);
    return { type: 'ARTICLE_PUBLISHED', act: () => announceArticles(own.platform) };
  },
  accessReview: async () => ({
    type: 'ACCESS_REVIEW_OPENED',
    act: await reviewOfHalden(),
    who: 'client-admin',
  }),
};

describe('notification preferences', () => {
  test.each(Object.keys(ACTS) as NotificationId[])(
    'PROF-032 DATA-008 %s controls portal and email notifications separately',
    async (preference) => {
      for (const [portal, mail] of [
        [true, true],
        [true, false],
        [false, true],
        [false, false],
      ] as const) {
        await forget();
        const { type, act, who = 'client' } = await ACTS[preference]();
        await wish(who, preference, portal, mail);
        expect(of(who, await told(act)), `${portal} ${mail}`).toEqual({
          portal: portal ? [type] : [],
          mails: mail ? [type] : [],
        });
      }
      await forget();
    },
  );

  test('PROF-031 one action notifies a user once, with the most specific type they have enabled', async () => {
    const id = await sharedRequest();
    const act = change(id, {
      state: 'ACTION_REQUIRED',
      asksAnswer: true,
      type: 'REQUEST_ACTION_REQUIRED',
      bringsBankDocuments: true,
    });
    expect(of('client', await told(act)).portal).toEqual(['REQUEST_ACTION_REQUIRED']);
    await wish('client', 'requestActionRequired', false, true);
    expect(of('client', await told(act))).toEqual({
      portal: ['DOCUMENT_RECEIVED'],
      mails: ['REQUEST_ACTION_REQUIRED'],
    });
    await forget();
  });

  test('the acting user is not notified', async () => {
    for (const preference of ['requestMessage', 'requestClosed', 'documentReceived'] as const) {
      const { act } = await ACTS[preference]();
      expect(of('staff', await told(act))).toEqual({ portal: [], mails: [] });
      await forget();
    }
  });
});

describe('KYC reviews', () => {
  test('KYC-028 are announced from two months before the date, once per date', async () => {
    await reviewOn(inDays(70));
    const announce = () => announceReviews(own.platform);
    expect((await told(announce)).portal).toEqual([]);
    now = inDays(15);
    const first = of('client', await told(announce));
    expect(first).toEqual({ portal: ['KYC_REVIEW_DUE'], mails: ['KYC_REVIEW_DUE'] });
    expect((await told(announce)).portal).toEqual([]);
    // A new date is a new review.
    await reviewOn(inDays(50));
    expect(of('client', await told(announce)).portal).toEqual(['KYC_REVIEW_DUE']);
    await reviewOn(inDays(-3));
    expect((await told(announce)).portal).toEqual([]);
  });
});

describe('articles', () => {
  test('HIGH-014 are announced when published, not while hidden or old', async () => {
    const announce = () => announceArticles(own.platform);
    await article(inDays(1));
    const hidden = await article(now, true);
    await article(inDays(-30));
    expect((await told(announce)).portal).toEqual([]);
    now = inDays(1);
    expect(of('client', await told(announce)).portal).toEqual(['ARTICLE_PUBLISHED']);
    expect((await told(announce)).portal).toEqual([]);
    await db().update(articles).set({ isHidden: false }).where(eq(articles.id, hidden));
    expect(of('client', await told(announce)).portal).toEqual(['ARTICLE_PUBLISHED']);
  });

  describe('of which a language version comes later', () => {
    const announce = () => announceArticles(own.platform);
    /** The users who read in each language and hold the highlights, without disabled accounts. */
    async function readers() {
      const rows = await db()
        .select({ id: users.id, language: users.language })
        .from(users)
        .innerJoin(userServices, eq(userServices.userId, users.id))
        .where(
          and(
            isNull(users.deletedAt),
            eq(users.demoMode, false),
            eq(userServices.serviceCode, 'HIGHLIGHTS'),
            eq(userServices.category, 'ACTIVATED'),
          ),
        );
      const of = (language: 'en' | 'fr') =>
        rows
          .filter((row) => row.language === language)
          .map(({ id }) => id)
          .toSorted();
      return { en: of('en'), fr: of('fr') };
    }
    const people = ({ portal, mails }: Awaited<ReturnType<typeof told>>) => ({
      portal: portal.map(({ userId }) => userId).toSorted(),
      mails: mails.map(({ userId }) => userId).toSorted(),
    });
    const both = (ids: string[]) => ({ portal: ids, mails: ids });
    const speak = (language: 'en' | 'fr') =>
      db()
        .update(users)
        .set({ language })
        .where(eq(users.id, idOf('client')));

    test('HIGH-014 each person is told once, when the version in their language comes out, by its title', async () => {
      const { en, fr } = await readers();
      expect(Math.min(en.length, fr.length)).toBeGreaterThan(0);
      const id = `later-${now.getTime()}`;
      await versionsOf(id, ['en'], now);
      expect(people(await told(announce))).toEqual(both(en));
      // A hidden version is announced to nobody until it is shown.
      await versionsOf(id, ['fr'], now, true);
      expect(people(await told(announce))).toEqual(both([]));
      await db().update(articles).set({ isHidden: false }).where(eq(articles.id, id));
      const second = await told(announce);
      expect(people(second)).toEqual(both(fr));
      expect(people(await told(announce))).toEqual(both([]));
      const user = (await loadUser(db(), fr[0]!, 'fr'))!;
      const { url } = second.portal[0]!;
      const names = await subjectNames(db(), { user, language: 'fr', now }, [url]);
      expect(names.get(url)).toBe('Title fr');
    });

    test('tells nobody again who has changed their language since', async () => {
      const id = `moved-${now.getTime()}`;
      await versionsOf(id, ['en'], now);
      expect(of('client', await told(announce)).portal).toEqual(['ARTICLE_PUBLISHED']);
      await speak('fr');
      await versionsOf(id, ['fr'], now);
      expect(of('client', await told(announce))).toEqual({ portal: [], mails: [] });
      await speak('en');
    });

    test('is announced once by jobs that were killed or run twice at once', async () => {
      const { en, fr } = await readers();
      const id = `killed-${now.getTime()}`;
      await versionsOf(id, ['en'], now);
      await told(announce);
      await versionsOf(id, ['fr'], now);
      const killed = {
        ...own.platform,
        jobs: { ...own.platform.jobs, enqueue: () => Promise.reject(new Error('killed')) },
      };
      const broken = await told(() => expect(announceArticles(killed)).rejects.toThrow('killed'));
      expect(people(broken)).toEqual(both([]));
      const again = await told(() => Promise.all([announce(), announce()]));
      expect(people(again)).toEqual(both(fr));
      expect(people(again).portal.filter((person) => en.includes(person))).toEqual([]);
    });
  });
});

describe('document of a contract', () => {
  test('is announced to its addressees, or to all members if it has none', async () => {
    const [document] = await db()
      .select({ id: documents.id, contractId: documents.contractId })
      .from(documents)
      .innerJoin(
        contractUsers,
        and(eq(contractUsers.contractId, documents.contractId), eq(contractUsers.userId, idOf('client'))),
      )
      .where(isNull(documents.requestId))
      .limit(1);
    const { id, contractId } = document!;
    const act = () =>
      db().transaction((tx) =>
        notify(tx, own.platform, {
          about: documentSubject(id),
          types: ['DOCUMENT_RECEIVED'],
          byId: idOf('staff'),
        }),
      );
    const members = await db()
      .select({ id: contractUsers.userId })
      .from(contractUsers)
      .where(eq(contractUsers.contractId, contractId!));
    const all = await told(act);
    expect(of('client', all).portal).toEqual(['DOCUMENT_RECEIVED']);
    expect(all.portal.every(({ userId }) => members.some((member) => member.id === userId))).toBe(true);
    await db()
      .insert(documentRecipients)
      .values({ documentId: id, userId: idOf('client') });
    expect((await told(act)).portal.map(({ userId }) => userId)).toEqual([idOf('client')]);
    const other = members.find((member) => member.id !== idOf('client'))!;
    await db()
      .update(documentRecipients)
      .set({ userId: other.id })
      .where(eq(documentRecipients.documentId, id));
    expect(of('client', await told(act))).toEqual({ portal: [], mails: [] });
  });
});

describe('access check', () => {
  /** Whether a user may open the target of a path. */
  async function mayOpen(userId: string, url: string, service: ServiceCode): Promise<boolean> {
    const user = await loadUser(db(), userId, 'en');
    return (
      user !== null &&
      holdsService(service).allows(user) &&
      (await subjectNames(db(), { user, language: 'en', now }, [url])).has(url)
    );
  }

  test('DATA-006 users are not notified of what they may not open', async () => {
    const id = await sharedRequest();
    const others = await db()
      .select({ id: users.id })
      .from(requestParticipants)
      .innerJoin(users, eq(users.id, requestParticipants.userId))
      .where(and(eq(requestParticipants.requestId, id), requestParticipants.isActive));
    expect(others.length).toBeGreaterThan(1);
    await reviewOn(inDays(30));
    await article(now);
    const openedReview = await reviewOfHalden();
    // Rights revoked since then: the account, the contract, the services.
    const members = await db().select({ id: users.id }).from(users).where(eq(users.kind, 'CLIENT')).limit(40);
    const ids = members
      .map((member) => member.id)
      .filter((member) => member !== idOf('client') && member !== idOf('client-admin'));
    await db()
      .update(users)
      .set({ deletedAt: now })
      .where(inArray(users.id, ids.slice(0, 10)));
    await db()
      .update(users)
      .set({ demoMode: true })
      .where(inArray(users.id, ids.slice(10, 20)));
    await db()
      .delete(userServices)
      .where(inArray(userServices.userId, ids.slice(20, 30)));
    await db()
      .delete(contractUsers)
      .where(inArray(contractUsers.userId, ids.slice(30)));
    const all = await told(async () => {
      await change(id, {})();
      await announceReviews(own.platform);
      await announceArticles(own.platform);
      await openedReview();
    });
    const kinds = new Set(all.portal.map(({ type }) => type));
    expect([...kinds].sort()).toEqual([
      'ACCESS_REVIEW_OPENED',
      'ARTICLE_PUBLISHED',
      'KYC_REVIEW_DUE',
      'REQUEST_UPDATED',
    ]);
    const wrong: unknown[] = [];
    for (const { userId, url, type, serviceCode } of all.portal)
      if (!(await mayOpen(userId, url, serviceCode as ServiceCode))) wrong.push({ userId, type });
    expect(wrong).toEqual([]);
    const mailed = new Set(all.mails.map(({ userId, kind }) => `${userId} ${kind}`));
    expect(mailed).toEqual(new Set(all.portal.map(({ userId, type }) => `${userId} ${type}`)));
  }, 60_000);

  test('DATA-006 users who have left the contract, the request or the service are no longer notified', async () => {
    const id = await sharedRequest();
    const hears = async () => of('client', await told(change(id, {})));
    expect(await hears()).toEqual({ portal: ['REQUEST_UPDATED'], mails: ['REQUEST_UPDATED'] });
    const nothing = { portal: [], mails: [] };
    const held = and(eq(userServices.userId, idOf('client')), eq(userServices.serviceCode, 'REQUESTS_BOARD'));
    await db().update(userServices).set({ category: 'MARKETING' }).where(held);
    expect(await hears()).toEqual(nothing);
    await db().update(userServices).set({ category: 'ACTIVATED' }).where(held);
    const part = and(eq(requestParticipants.requestId, id), eq(requestParticipants.userId, idOf('client')));
    await db().update(requestParticipants).set({ isActive: false }).where(part);
    expect(await hears()).toEqual(nothing);
    await db().update(requestParticipants).set({ isActive: true }).where(part);
    expect((await hears()).portal).toEqual(['REQUEST_UPDATED']);
  });

  test('RDET-029 DATA-006 the bank is told once of the reopening of a request whose clients have left', async () => {
    const id = await sharedRequest();
    await change(id, { state: 'CLOSED' })();
    const [closed] = await db().select().from(requests).where(eq(requests.id, id));
    const { contractId } = closed!;
    const members = await db()
      .delete(contractUsers)
      .where(eq(contractUsers.contractId, contractId))
      .returning();
    const bank = await signedInOver(own.platform, 'super-admin');
    const all = await told(() =>
      bank().requestActions.update({ params: { id }, body: { state: 'INPROGRESS' } }),
    );
    await db().insert(contractUsers).values(members);
    expect(of('staff', all)).toEqual({ portal: ['REQUEST_UPDATED'], mails: ['REQUEST_UPDATED'] });
    expect(of('client', all)).toEqual({ portal: [], mails: [] });
    const part = and(eq(requestParticipants.requestId, id), eq(requestParticipants.userId, idOf('client')));
    expect((await db().select().from(requestParticipants).where(part))[0]!.isActive).toBe(false);
    await db().update(requestParticipants).set({ isActive: true }).where(part);
  });

  test('WID-041 nobody of the client is asked for anything once their accounts are closed or disabled', async () => {
    const id = await sharedRequest();
    await change(id, { state: 'TO_CLOSE' })();
    const turn = async () => (await turnsOf(db(), (await loadUser(db(), idOf('staff'), 'en'))!, [id]))(id);
    expect(await turn()).toMatchObject({ holder: 'client', verb: 'confirmClosure' });
    const clients = inArray(users.id, db().select({ id: contractUsers.userId }).from(contractUsers));
    const open = and(
      clients,
      eq(users.isInternal, false),
      eq(users.demoMode, false),
      isNull(users.deletedAt),
    );
    const closed = await db().update(users).set({ deletedAt: now }).where(open).returning({ id: users.id });
    const after = [await turn()];
    const set = (values: Partial<typeof users.$inferInsert>) =>
      db()
        .update(users)
        .set(values)
        .where(
          inArray(
            users.id,
            closed.map((person) => person.id),
          ),
        );
    await set({ deletedAt: null, demoMode: true });
    after.push(await turn());
    await set({ demoMode: false });
    for (const held of after) expect(held).toMatchObject({ holder: 'bank', verb: 'confirmClosure' });
    await change(id, {})();
  });

  test('RDET-031 REQ-019 once nobody of the client is left, a colleague of the one who asked confirms the closure', async () => {
    const id = await sharedRequest();
    const colleague = (await loadUser(db(), idOf('it-support'), 'en'))!;
    const asker = (await loadUser(db(), idOf('staff'), 'en'))!;
    const part = { requestId: id, userId: colleague.id };
    await db()
      .insert(requestParticipants)
      .values({ ...part, role: 'BANK_USER' });
    await change(id, { state: 'TO_CLOSE' })();
    const mayClose = async (user: User) => {
      const [row] = await db()
        .select({ how: quickClosingOf(user) })
        .from(requests)
        .innerJoin(contracts, eq(contracts.id, requests.contractId))
        .where(eq(requests.id, id));
      const { canClose } = (await accessTo(db(), user, [id])).get(id)!.rights;
      expect(row!.how === 'possible').toBe(canClose);
      return canClose;
    };
    expect(await mayClose(colleague)).toBe(false);
    const clients = and(
      inArray(
        requestParticipants.userId,
        db().select({ id: users.id }).from(users).where(eq(users.isInternal, false)),
      ),
      eq(requestParticipants.requestId, id),
      eq(requestParticipants.isActive, true),
    );
    const left = await db().update(requestParticipants).set({ isActive: false }).where(clients).returning();
    expect(await mayClose(colleague)).toBe(true);
    expect(await mayClose(asker)).toBe(false);
    const holders = await turnHolders(db(), id);
    expect(holders.get(colleague.id)).toEqual(new Set(['confirmClosure']));
    expect(holders.has(asker.id)).toBe(false);
    const turns = [colleague, asker].map(async (user) => (await turnsOf(db(), user, [id]))(id));
    expect(await Promise.all(turns)).toMatchObject([
      { holder: 'you', verb: 'confirmClosure' },
      { holder: 'bank', verb: 'confirmClosure' },
    ]);
    for (const { userId } of left)
      await db()
        .update(requestParticipants)
        .set({ isActive: true })
        .where(and(eq(requestParticipants.requestId, id), eq(requestParticipants.userId, userId)));
    await db().delete(requestParticipants).where(eq(requestParticipants.userId, colleague.id));
    await change(id, {})();
  });

  test('API-053 RDET-033 participants whose account is closed or disabled cannot be reminded', async () => {
    const id = await sharedRequest();
    await change(id, { state: 'ACTION_REQUIRED', asksAnswer: true })();
    const other = idOf('client-admin');
    await db()
      .insert(requestParticipants)
      .values({ requestId: id, userId: other, role: 'CLIENT_USER' })
      .onConflictDoUpdate({
        target: [requestParticipants.requestId, requestParticipants.userId],
        set: { isActive: true },
      });
    const holds = async () => (await turnHolders(db(), id)).has(other);
    const set = (values: Partial<typeof users.$inferInsert>) =>
      db().update(users).set(values).where(eq(users.id, other));
    expect(await holds()).toBe(true);
    await set({ deletedAt: now });
    expect(await holds()).toBe(false);
    await set({ deletedAt: null, demoMode: true });
    expect(await holds()).toBe(false);
    await set({ demoMode: false });
    await change(id, {})();
  });
});

describe('notification email', () => {
  const send = async (data: JobData<'mail.send'>) => {
    await sendMail(own.platform, { data });
    const [sent] = await db().select().from(sandboxMails).where(eq(sandboxMails.id, data.mailId));
    return sent ?? null;
  };
  const prefer = async (preferenceId: string, value: string) =>
    db()
      .insert(userPreferences)
      .values({ userId: idOf('client'), preferenceId, values: [value] })
      .onConflictDoUpdate({
        target: [userPreferences.userId, userPreferences.preferenceId],
        set: { values: [value] },
      });

  test('DATA-007 is in the user’s language with the selected detail, and links to the subject', async () => {
    const id = await sharedRequest();
    const [{ title } = { title: '' }] = await db().select().from(requests).where(eq(requests.id, id));
    const { mails } = await told(change(id, {}));
    const mine = mails.find(({ userId }) => userId === idOf('client'))!;
    const { language } = personaOf('client');
    const speak = (spoken: 'en' | 'fr') =>
      db()
        .update(users)
        .set({ language: spoken })
        .where(eq(users.id, idOf('client')));
    // Without a preference, in the language of the account.
    for (const spoken of ['fr', 'en'] as const) {
      await speak(spoken);
      const mail = await send({ ...mine, mailId: own.platform.newId() });
      expect(mail!.language).toBe(spoken);
    }
    await speak(language);
    await prefer('mailLanguage', 'fr');
    await prefer('mailReference', 'Dossier\r\nBcc: x@y.z');
    const sent = await send(mine);
    expect(sent).toMatchObject({
      address: personaOf('client').email.toLowerCase(),
      language: 'fr',
      subject: `Une demande a changé : ${title} [Dossier Bcc: x@y.z]`,
    });
    expect(sent!.links.map(({ path }) => path)).toEqual([requestPath(id), '/profile?tab=user-preferences']);
    await prefer('mailLanguage', 'en');
    await prefer('mailReference', '');
    expect((await send({ ...mine, mailId: own.platform.newId() }))!.subject).toBe(
      `A request changed: ${title}`,
    );
  });

  test('DATA-006 is not sent once the user may no longer see its subject', async () => {
    const id = await sharedRequest();
    const { mails } = await told(change(id, {}));
    const mine = mails.find(({ userId }) => userId === idOf('client'))!;
    const part = and(eq(requestParticipants.requestId, id), eq(requestParticipants.userId, idOf('client')));
    const [{ contractId } = { contractId: '' }] = await db()
      .select()
      .from(requests)
      .where(eq(requests.id, id));
    const administered = and(
      eq(contractUsers.contractId, contractId),
      eq(contractUsers.userId, idOf('client')),
      eq(contractUsers.clientRole, 'STANDARD'),
    );
    expect(await db().$count(contractUsers, administered)).toBe(1);
    await db().update(requestParticipants).set({ isActive: false }).where(part);
    expect(await send(mine)).toBeNull();
    await db().update(requestParticipants).set({ isActive: true }).where(part);
  });

  test('has its subject in one line, whatever the title of a request contains', async () => {
    const id = await sharedRequest();
    const { mails } = await told(change(id, {}));
    const mine = mails.find(({ userId }) => userId === idOf('client'))!;
    const titled = (title: string) => db().update(requests).set({ title }).where(eq(requests.id, id));
    const [{ title } = { title: '' }] = await db().select().from(requests).where(eq(requests.id, id));
    await titled('Fees\r\nBcc: x@y.z');
    const sent = (await send(mine))!;
    await titled(title);
    expect(sent.subject).toMatch(/Fees Bcc: x@y\.z$/);
    expect(sent.paragraphs.at(-1)).toBe('Fees Bcc: x@y.z');
  });

  test('TERM-003 does not name its subject, and lists no records, before the user has accepted the terms', async () => {
    const id = await sharedRequest();
    await db().update(requests).set({ title: 'Fees' }).where(eq(requests.id, id));
    const { mails } = await told(change(id, { state: 'ACTION_REQUIRED', asksAnswer: true }));
    const mine = mails.find(({ userId }) => userId === idOf('client'))!;
    const summary = { userId: idOf('client'), kind: 'SUMMARY', url: '/requests' };
    const sendNew = (data: Omit<JobData<'mail.send'>, 'mailId'>) =>
      send({ ...data, mailId: own.platform.newId() });
    const accept = (acceptedTermsAt: Date | null) =>
      db()
        .update(users)
        .set({ acceptedTermsAt, hasAcceptedTermsAndConditions: acceptedTermsAt !== null })
        .where(eq(users.id, idOf('client')));
    await accept(null);
    expect(await sendNew(mine)).toMatchObject({
      subject: 'A request is waiting for you',
      paragraphs: [expect.any(String), 'A request is waiting for you.'],
      links: [{ path: requestPath(id) }, { path: '/profile?tab=user-preferences' }],
    });
    expect(await sendNew(summary)).toBeNull();
    await accept(now);
    expect((await sendNew(mine))!.subject).toBe('A request is waiting for you: Fees');
    expect(await sendNew(summary)).not.toBeNull();
    await change(id, {})();
  });

  test('DATA-007 the weekly summary is sent to users who selected it and lists pending items', async () => {
    const run = {
      data: {},
      correlationId: 'test',
      signal: new AbortController().signal,
      done: () => Promise.resolve(),
    };
    const summarise = () => sendSummaries(own.platform, run);
    expect((await told(summarise)).mails).toEqual([]);
    await prefer('mailSummary', 'true');
    const { mails } = await told(summarise);
    expect(mails.map(({ userId }) => userId)).toEqual([idOf('client')]);
    const sent = await send(mails[0]!);
    const named = sent!.links.flatMap(({ path }) => /requests\/([0-9a-f-]{36})$/.exec(path)?.[1] ?? []);
    expect(named.length).toBeGreaterThan(0);
    const client = (await loadUser(db(), idOf('client'), 'en'))!;
    const turnOf = await turnsOf(db(), client, named);
    for (const id of named) expect(turnOf(id).holder, id).toBe('you');
    expect(sent!.paragraphs.slice(1)).toEqual([
      expect.stringMatching(named.length === 1 ? /^1 request is/ : `^${named.length} requests are`),
    ]);
    // A closure that the bank asks for waits for the client, although the request is not in ACTION_REQUIRED.
    const { id, state, stateSince, updatedAt } = requests;
    const [row] = await db()
      .select({ id, state, stateSince, updatedAt })
      .from(requests)
      .where(and(inArray(id, named), eq(state, 'ACTION_REQUIRED')));
    await change(row!.id, { state: 'TO_CLOSE' })();
    const { links } = (await send({ ...mails[0]!, mailId: randomUUID() }))!;
    expect(links.map(({ path }) => path)).toContainEqual(expect.stringContaining(row!.id));
    await db()
      .update(requests)
      .set({ ...row!, closureAskedById: null })
      .where(eq(id, row!.id));
    // More than it lists wait: the number of those listed is not given as the total.
    const joined = db()
      .select({ id: requestParticipants.requestId })
      .from(requestParticipants)
      .where(and(eq(requestParticipants.userId, idOf('client')), requestParticipants.isActive));
    const ofClient = and(inArray(requests.id, joined), isNull(requests.closureAskedById));
    const before = await db()
      .select({ id: requests.id, state: requests.state })
      .from(requests)
      .where(ofClient);
    expect(before.length).toBeGreaterThan(20);
    await db().update(requests).set({ state: 'ACTION_REQUIRED' }).where(ofClient);
    const { paragraphs } = (await send({ ...mails[0]!, mailId: randomUUID() }))!;
    for (const { id, state } of before) await db().update(requests).set({ state }).where(eq(requests.id, id));
    expect(paragraphs.slice(1)).toEqual([
      'The first 20 requests that are waiting for you:',
      'Other requests are waiting too. See the board.',
    ]);
    await prefer('mailSummary', 'false');
    expect((await told(summarise)).mails).toEqual([]);
  });

  test('PROF-032 a preference of a service that the user does not have sends nothing', async () => {
    const held = and(
      eq(userServices.userId, idOf('client')),
      eq(userServices.serviceCode, NOTIFICATIONS.documentReceived.service),
    );
    await db().update(userServices).set({ category: 'MARKETING' }).where(held);
    const act = change(await sharedRequest(), { bringsBankDocuments: true });
    expect(of('client', await told(act)).portal).toEqual(['REQUEST_UPDATED']);
    await db().update(userServices).set({ category: 'ACTIVATED' }).where(held);
  });
});
