import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { addDays } from '@atrium/contract/calendar';
import { loadUser } from '../src/auth/user.ts';
import { bankDay } from '../src/bank-time.ts';
import { expiryFeeds, serviceAvailability, users } from '../src/database/schema/index.ts';
import { createFeed, feedReader } from '../src/expiry-calendar/feed.ts';
import { personaOf } from '../../sandbox/src/seed/personas.ts';
import type { PersonaId } from '../../sandbox/src/seed/personas.ts';
import { ownPlatform } from './own-platform.ts';
import type { OwnPlatform } from './own-platform.ts';
import { as, clientWith, expectProblem, failureOf, ownSession, raw } from './support.ts';

const pathOf = (address: string) => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

/** The events of an iCalendar object, each as its properties; parameters are left out. */
function eventsOf(text: string): Map<string, string>[] {
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  const events: Map<string, string>[] = [];
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/s.exec(line) ?? [];
    if (line === 'BEGIN:VEVENT') events.push(new Map());
    else events.at(-1)?.set(name, value);
  }
  return events;
}

describe('the feed of the expiry calendar', () => {
  it('is made, read without a session, made anew and taken away', async () => {
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
    const days = new Set(events.map((event) => event.get('DTSTART')));
    expect(entries.filter(({ date }) => !days.has(date.replaceAll('-', '')))).toEqual([]);
    expect(new Set(events.map((event) => event.get('UID'))).size).toBe(events.length);
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

  it('refuses secrets that nobody was given', async () => {
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

describe('at each read', () => {
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

  async function feedFor(persona: PersonaId, withNames = true) {
    const { userId } = personaOf(persona);
    const user = (await loadUser(own.platform.db, userId, 'en'))!;
    const actor = { userId, impersonatorId: null };
    const call = { user, language: 'en', actor, correlationId: 'feed-test' } as const;
    const { address } = await createFeed(own.platform, call, { kinds: [], withNames });
    return new URL(address).searchParams.get('token')!;
  }
  const read = async (token: string) => {
    const answer = await feedReader(own.platform)(token, null);
    return eventsOf(await answer.text());
  };

  test('only a hash of the secret is kept', async () => {
    const token = await feedFor('client');
    const [row] = await own.platform.db.select().from(expiryFeeds);
    expect(JSON.stringify(row)).not.toContain(token);
  });

  test('without names it says what ends alone, never amounts or references', async () => {
    const plain = await read(await feedFor('client', false));
    const words = new Set(plain.map((event) => event.get('SUMMARY')));
    expect(words.size).toBeGreaterThan(4);
    expect(words.size).toBeLessThan(10);
    expect([...words].filter((each) => each!.includes('-'))).toEqual([]);
    const named = await read(await feedFor('client'));
    expect(named.some((event) => event.get('SUMMARY')!.startsWith('KYC review - Halden'))).toBe(true);
    expect(named.map((event) => event.get('UID'))).toEqual(plain.map((event) => event.get('UID')));
  });

  test('what a right no longer shows is gone from it', async () => {
    const token = await feedFor('client');
    const has = async () =>
      (await read(token)).some((event) => event.get('SUMMARY')!.startsWith('Guarantee'));
    expect(await has()).toBe(true);
    await own.platform.db
      .insert(serviceAvailability)
      .values({ serviceId: 'GUARANTEES', isAvailable: false, updatedAt: now });
    expect(await has()).toBe(false);
    await own.platform.db.delete(serviceAvailability);
  });

  test('whoever leaves has no feed any more', async () => {
    const token = await feedFor('client-admin');
    expect((await read(token)).length).toBeGreaterThan(0);
    await own.platform.db
      .update(users)
      .set({ deletedAt: now })
      .where(eq(users.id, personaOf('client-admin').userId));
    await expect(read(token)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('it is not read without end', async () => {
    const token = await feedFor('client');
    const reader = feedReader(own.platform);
    const reads = async () => {
      for (let count = 0; count < 30; count += 1) await reader(token, null);
    };
    await expect(reads()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});
