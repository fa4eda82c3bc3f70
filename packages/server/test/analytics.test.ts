import { expect, test } from 'vitest';
import { analyticsEvents } from '../src/database/schema/index.ts';
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
