import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { addDays } from '@atrium/contract/calendar';
import { EXPIRY_KINDS } from '@atrium/contract/expiry-calendar-rules';
import { loadUser } from '../src/auth/user.ts';
import { feedOfPerson, revokeFeedOfPerson } from '../src/admin/feeds.ts';
import { bankDay } from '../src/bank-time.ts';
import { auditEvents, expiryFeeds, serviceAvailability, users } from '../src/database/schema/index.ts';
import { createFeed, feedReader } from '../src/expiry-calendar/feed.ts';
import { readExpiries } from '../src/expiry-calendar/sources.ts';
import type { Language } from '../src/http/language.ts';
import { personaOf } from '../../sandbox/src/seed/personas.ts';
import type { PersonaId } from '../../sandbox/src/seed/personas.ts';
import { ownPlatform } from './own-platform.ts';
import type { OwnPlatform } from './own-platform.ts';
import { as, clientWith, expectProblem, failureOf, ownSession, raw } from './support.ts';

const pathOf = (address: string) => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

/** Returns the events of an iCalendar object, parsed according to RFC 5545. */
const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, startDate } = new ICAL.Event(component);
    return { uid, summary, day: startDate.toString(), url: String(component.getFirstPropertyValue('url')) };
  });

describe('expiry calendar feed', () => {
  it('can be created, read without a session, renewed and revoked', async () => {
    const me = clientWith(await ownSession('newcomer'));
    const { address, feed } = await me.expiryCalendar.createFeed({ body: { kinds: [], withNames: true } });
    expect(feed).toMatchObject({ kinds: [], withNames: true, lastReadAt: null });
    expect(JSON.stringify(await me.expiryCalendar.feed())).not.toContain(
      new URL(address).searchParams.get('token'),
    );
    const answer = await raw(pathOf(address));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
    const events = eventsOf(await answer.text());
    const today = bankDay(new Date());
    const { entries } = await me.expiryCalendar.get({ query: { from: today, to: addDays(today, 300) } });
    expect(entries.length).toBeGreaterThan(0);
    const days = new Set(events.map(({ day }) => day));
    expect(entries.filter(({ date }) => !days.has(date))).toEqual([]);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    expect((await me.expiryCalendar.feed()).feed!.lastReadAt).not.toBeNull();

    const again = await raw(pathOf(address), { headers: { 'if-none-match': answer.headers.get('etag')! } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');

    const next = await me.expiryCalendar.createFeed({ body: { kinds: ['GUARANTEE'], withNames: false } });
    await expectProblem(await raw(pathOf(address)), 404, 'NOT_FOUND');
    expect((await raw(pathOf(next.address))).status).toBe(200);
    await me.expiryCalendar.revokeFeed();
    expect((await me.expiryCalendar.feed()).feed).toBeNull();
    await expectProblem(await raw(pathOf(next.address)), 404, 'NOT_FOUND');
  });

  it('refuses unknown secrets', async () => {
    await expectProblem(await raw('/api/expiry-calendar/feed.ics'), 400, 'BAD_REQUEST');
    await expectProblem(await raw(`/api/expiry-calendar/feed.ics?token=${'x'.repeat(43)}`), 404, 'NOT_FOUND');
  });

  it.each(['marketing', 'demo', 'it-support'] as const)(
    'refuses %s, who has no calendar',
    async (persona) => {
      const { expiryCalendar } = as(persona);
      for (const call of [
        () => expiryCalendar.feed(),
        () => expiryCalendar.createFeed({ body: { kinds: [], withNames: false } }),
        () => expiryCalendar.revokeFeed(),
      ])
        expect((await failureOf(call())).status).toBe(403);
    },
  );
});

describe('each read of the feed', () => {
  let own: OwnPlatform;
  let now = new Date();
  beforeAll(async () => {
    own = await ownPlatform({ clock: () => now });
  }, 60_000);
  afterAll(() => own.close());
  beforeEach(async () => {
    now = new Date();
    await own.platform.db.delete(expiryFeeds);
  });

  async function feedFor(persona: PersonaId, withNames = true, language: Language = 'en') {
    const { userId } = personaOf(persona);
    const user = (await loadUser(own.platform.db, userId, language))!;
    const actor = { userId, impersonatorId: null };
    const call = { user, language, actor, correlationId: 'feed-test' } as const;
    const { address } = await createFeed(own.platform, call, { kinds: [], withNames });
    return new URL(address).searchParams.get('token')!;
  }
  const feedOf = async (persona: PersonaId, language: Language) => ({
    user: (await loadUser(own.platform.db, personaOf(persona).userId, language))!,
    events: await read(await feedFor(persona, true, language)),
  });
  const read = async (token: string) => {
    const answer = await feedReader(own.platform)(token, null);
    return eventsOf(await answer.text());
  };

  test('only a hash of the secret is stored', async () => {
    const token = await feedFor('client');
    const [row] = await own.platform.db.select().from(expiryFeeds);
    expect(JSON.stringify(row)).not.toContain(token);
  });

  test('without names it shows only the type, never amounts or references', async () => {
    const plain = await read(await feedFor('client', false));
    const words = new Set(plain.map(({ summary }) => summary));
    expect(words.size).toBeGreaterThan(4);
    expect(words.size).toBeLessThan(10);
    expect([...words].filter((each) => each.includes('-'))).toEqual([]);
    const named = await read(await feedFor('client'));
    expect(named.some(({ summary }) => summary.startsWith('KYC review - Halden'))).toBe(true);
    expect(named.map(({ uid }) => uid)).toEqual(plain.map(({ uid }) => uid));
  });

  test.each(['en', 'fr'] as const)(
    'a parser reads every event type as in the calendar (%s)',
    async (language) => {
      const { user, events } = await feedOf('client', language);
      const today = bankDay(now);
      const span = { from: addDays(today, -31), to: addDays(today, 300), withLate: true, limit: 5_000 };
      const entries = await readExpiries(own.platform.db, { user, language, today }, span);
      expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(EXPIRY_KINDS));
      const lines = new Set(events.map(({ day, summary }) => `${day} ${summary}`));
      const missing = entries.filter(({ date, kindName, title, entities }) => {
        const names = [title, ...entities.map(({ name }) => name).filter((name) => name !== title)];
        return !lines.has(`${date} ${kindName} - ${names.join(', ')}`);
      });
      expect(missing).toEqual([]);
      const { publicUrl } = own.platform.config;
      expect(
        events.filter(({ day, url }) => url !== `${publicUrl}/expiry-calendar?view=day&day=${day}`),
      ).toEqual([]);
    },
  );

  test.each(['staff', 'restricted'] as const)(
    '%s sees only names from their own calendar',
    async (persona) => {
      const { user, events } = await feedOf(persona, 'en');
      expect(events.length).toBeGreaterThan(0);
      const today = bankDay(now);
      const span = { from: addDays(today, -31), to: addDays(today, 400), withLate: true, limit: 10_000 };
      const entries = await readExpiries(own.platform.db, { user, language: 'en', today }, span);
      const shown = new Set(
        entries.flatMap(({ title, entities }) => [title, ...entities.map(({ name }) => name)]),
      );
      const names = events.flatMap(({ summary }) => summary.slice(summary.indexOf(' - ') + 3).split(', '));
      const whole = [...shown].join(', ').split(', ');
      expect(names.filter((name) => !whole.includes(name))).toEqual([]);
    },
  );

  test('a revoked right removes its events', async () => {
    const token = await feedFor('client');
    const has = async () => (await read(token)).some(({ summary }) => summary.startsWith('Guarantee'));
    expect(await has()).toBe(true);
    await own.platform.db
      .insert(serviceAvailability)
      .values({ serviceId: 'GUARANTEES', isAvailable: false, updatedAt: now });
    expect(await has()).toBe(false);
    await own.platform.db.delete(serviceAvailability);
  });

  test('a user who has left has no feed', async () => {
    const token = await feedFor('client-admin');
    expect((await read(token)).length).toBeGreaterThan(0);
    await own.platform.db
      .update(users)
      .set({ deletedAt: now })
      .where(eq(users.id, personaOf('client-admin').userId));
    await expect(read(token)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('an administrator sees that a user has a feed and can revoke it, which is audited', async () => {
    const { userId } = personaOf('client');
    const { db } = own.platform;
    const [{ email }] = (await db.select({ email: users.email }).from(users).where(eq(users.id, userId))) as [
      { email: string },
    ];
    expect(await feedOfPerson(db, email)).toBeNull();
    expect(await revokeFeedOfPerson(db, email, now)).toBe(false);
    const token = await feedFor('client');
    expect(await feedOfPerson(db, email.toUpperCase())).toMatchObject({
      kinds: [],
      withNames: true,
      lastReadAt: null,
    });
    expect(await revokeFeedOfPerson(db, email, now)).toBe(true);
    await expect(read(token)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const events = await db.select().from(auditEvents).where(eq(auditEvents.correlationId, 'npm-run-admin'));
    expect(events).toEqual([
      expect.objectContaining({
        eventType: 'DELETE',
        entity: 'expiry-calendar',
        entityId: userId,
        name: 'feed',
      }),
    ]);
    await expect(feedOfPerson(db, 'nobody@bank.example')).rejects.toThrow('nobody@bank.example');
    await expect(revokeFeedOfPerson(db, undefined, now)).rejects.toThrow('there is no user with the address');
  });

  test('its reads are rate limited', async () => {
    const token = await feedFor('client');
    const reader = feedReader(own.platform);
    const reads = async () => {
      for (let count = 0; count < 30; count += 1) await reader(token, null);
    };
    await expect(reads()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});
