import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { analyticsEvents, users } from '../src/database/schema/index.ts';
import { personaOf } from '../../sandbox/src/seed/personas.ts';
import { sheetOf } from './figures-bank.ts';
import { ownPlatform, signedInOver } from './own-platform.ts';

test('DATA-018 the address of an event is stored without the words of a search', async () => {
  const own = await ownPlatform();
  const api = (await signedInOver(own.platform, 'client'))();
  const urls = [
    'https://portal.example/search?query=secret#secret',
    '/documents?query=secret',
    'search#secret',
    'https://?secret',
  ];
  await api.analytics.send({
    body: urls.map((url) => ({
      page: '/search',
      eventType: 'PAGE_VIEW',
      eventTarget: '/search',
      url,
      createdAt: '2026-11-20T13:32:00.000Z',
    })),
  });
  const stored = await own.platform.db
    .select({ url: analyticsEvents.url })
    .from(analyticsEvents)
    .orderBy(analyticsEvents.id);
  expect(stored.map(({ url }) => url)).toEqual(['/search', '/documents', '/search', '']);
  await own.close();
}, 60_000);

test('CTR-028 API-156 the people of a day are in the order of their names, whatever their case and accents', async () => {
  const own = await ownPlatform();
  const rename = (persona: 'client' | 'client-admin', lastName: string) =>
    own.platform.db
      .update(users)
      .set({ lastName })
      .where(eq(users.id, personaOf(persona).userId));
  await rename('client', 'émile');
  await rename('client-admin', 'Zurich');
  for (const persona of ['client', 'client-admin'] as const) await signedInOver(own.platform, persona);
  const api = (await signedInOver(own.platform, 'super-admin'))();
  const file = await api.analytics.globalActivity({ query: { daysCount: 366, timezone: 'Europe/Paris' } });
  const names = (await sheetOf(file)).map((row) => row['Last name']);
  // Both signed in today, the first day of the file.
  expect(names.indexOf('émile')).toBeGreaterThanOrEqual(0);
  expect(names.indexOf('émile')).toBeLessThan(names.indexOf('Zurich'));
  await own.close();
}, 60_000);
