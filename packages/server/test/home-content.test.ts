import { describe, expect, it } from 'vitest';
import { articleKey } from '@atrium/contract/articles';
import { NEW_FOR_DAYS } from '@atrium/contract/whats-new-rules';
import { as, expectProblem, failureOf, raw } from './support.ts';

const DAY = 86_400_000;

describe('API-020 GET /widgets/{id}', () => {
  it('WID-045 DATA-025 returns upcoming events with pictures, the nearest first', async () => {
    const { pages } = await as('client').widgets.pages({ params: { id: 'EVENTS' } });
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.every(({ endsAt }) => Date.parse(endsAt) > Date.now() - DAY)).toBe(true);
    const starts = pages.map(({ startsAt }) => startsAt);
    expect(starts).toEqual(starts.toSorted());
    for (const { base64Image } of pages) {
      const svg = Buffer.from(base64Image.split(',')[1]!, 'base64').toString();
      expect(svg).toMatch(/^<svg xmlns/);
      expect(svg).not.toMatch(/<script|\bon\w+=|href/);
    }
  });

  it('WID-046 does not return events that are over on the given day', async () => {
    const { pages } = await as('client').widgets.pages({ params: { id: 'EVENTS' } });
    const date = new Date(Date.parse(pages[0]!.endsAt) + DAY).toISOString().slice(0, 10);
    const later = await as('client').widgets.pages({ params: { id: 'EVENTS' }, query: { date } });
    expect(later.pages.map(({ id }) => id)).toEqual(pages.slice(1).map(({ id }) => id));
    const answer = await raw('/api/widgets/EVENTS?date=tomorrow', { as: 'client' });
    await expectProblem(answer, 400, 'BAD_REQUEST');
  });

  it('is in the language of the call', async () => {
    const { pages } = await as('client', 'fr').widgets.pages({ params: { id: 'EVENTS' } });
    expect(pages.map(({ title }) => title)).toContain('Journée de la finance durable');
  });

  it('HOME-022 is only for users who may have the widget; other widgets have no pages', async () => {
    await expectProblem(await raw('/api/widgets/EVENTS', { as: 'restricted' }), 403, 'FORBIDDEN');
    await expectProblem(await raw('/api/widgets/DOCUMENTS', { as: 'client' }), 404, 'NOT_FOUND');
    await expectProblem(await raw('/api/widgets/WEATHER', { as: 'client' }), 404, 'NOT_FOUND');
  });
});

describe('API-021 GET /widget-informations/{id}', () => {
  it('WID-036 DATA-012 returns title, subtitle, picture and sanitized HTML in both languages', async () => {
    const read = (language: string) =>
      as('client', language).widgets.information({ params: { id: 'MY_SERVICE_INFORMATION' } });
    const english = await read('en');
    expect(english.description).toContain('<li><strong>SEPA transfers</strong>');
    expect(english.image).toMatch(/^data:image\/svg\+xml;base64,/);
    expect((await read('fr')).title).toBe('Heures limites de fin d’année');
  });

  it('is empty for users who may not have the widget', async () => {
    const refused = await raw('/api/widget-informations/MY_SERVICE_INFORMATION', { as: 'restricted' });
    await expectProblem(refused, 403, 'FORBIDDEN');
    const none = await raw('/api/widget-informations/DOCUMENTS', { as: 'client' });
    await expectProblem(none, 404, 'NOT_FOUND');
  });
});

describe('API-036 GET /whats-new', () => {
  it('WID-047 WID-048 DATA-024 returns at most five items, newest first, with all three button types', async () => {
    const { news } = await as('client').whatsNew.get();
    expect(news).toHaveLength(5);
    const dates = news.map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
    for (const { isNew, publishedAt } of news)
      expect(isNew).toBe(Date.now() - Date.parse(publishedAt) < NEW_FOR_DAYS * DAY);
    const buttons = new Map(news.flatMap(({ button }) => (button ? [[button.type, button.url]] : [])));
    expect(buttons.get('external-link')).toMatch(/^https:/);
    expect(buttons.get('internal-link')).toMatch(/^\//);
    expect(buttons.get('mailto')).toMatch(/@/);
    const pictured = news.filter(({ imageFormatS }) => imageFormatS);
    expect(pictured.length).toBeGreaterThan(1);
    expect(pictured.every(({ imageFormatM }) => imageFormatM)).toBe(true);
  });

  it('HOME-022 is refused to users who may not have the widget', async () => {
    expect((await failureOf(as('restricted').whatsNew.get())).status).toBe(403);
  });
});

describe('API-109 POST /highlights/articles', () => {
  it('WID-028 returns research, newest first, in pages', async () => {
    const body = { categories: ['MARKETS_TRENDS'] as const };
    const found = await as('client').highlights.articles({
      body: { categories: [...body.categories], size: 5 },
    });
    expect(found.pageRecords).toHaveLength(5);
    for (const { categories, language } of found.pageRecords) {
      expect(categories).toEqual(['MARKETS_TRENDS']);
      expect(language).toBe('en');
    }
    const dates = found.pageRecords.map(({ utcDate }) => utcDate);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect((await as('client').highlights.articles({ body: {} })).pageRecords).toHaveLength(18);
  });

  it('HIGH-006 filters by language, tag, source, latest and text', async () => {
    const client = as('client');
    const [one] = (await client.highlights.articles({ body: {} })).pageRecords;
    const tag = one!.tags[0]!;
    const tagged = await client.highlights.articles({ body: { tags: [tag] } });
    expect(tagged.pageRecords.every(({ tags }) => tags.includes(tag))).toBe(true);
    const untagged = await client.highlights.articles({ body: { ignoreTags: [tag], size: 100 } });
    expect(untagged.pageRecords.some(({ tags }) => tags.includes(tag))).toBe(false);
    const french = await client.highlights.articles({ body: { languages: ['fr'], sources: ['press'] } });
    expect(french.pageRecords.length).toBeGreaterThan(0);
    for (const { language, source } of french.pageRecords)
      expect([language, source]).toEqual(['fr', 'press']);
    const latest = await client.highlights.articles({ body: { latests: ['MONTH'] } });
    expect(latest.pageRecords.every(({ utcDate }) => Date.now() - Date.parse(utcDate) < 31 * DAY)).toBe(true);
    const word = one!.title.split(' ')[1]!;
    const named = await client.highlights.articles({ body: { query: word } });
    expect(named.pageRecords.map(({ id }) => id)).toContain(one!.id);
  });

  it('HIGH-014 hidden articles are for bank administrators', async () => {
    const count = async (persona: 'client' | 'staff' | 'super-admin') => {
      const { pageRecords } = await as(persona).highlights.articles({ body: { size: 100 } });
      return pageRecords.filter(({ isHidden }) => isHidden).length;
    };
    expect(await count('client')).toBe(0);
    expect(await count('staff')).toBe(0);
    expect(await count('super-admin')).toBeGreaterThan(0);
  });

  it('refuses users with neither highlights nor research', async () => {
    expect((await failureOf(as('restricted').highlights.articles({ body: {} }))).status).toBe(403);
  });
});

describe('API-115 GET {article content url}', () => {
  const asBase64 = { query: { format: 'base64' } } as const;

  it('HIGH-018 returns the picture of an article as base64', async () => {
    const client = as('client');
    const { pageRecords } = await client.highlights.articles({ body: {} });
    const [one] = pageRecords;
    expect(one!.image).toBe(`/api/highlights/articles/${one!.source}/${one!.id}/image`);
    expect(new Set(pageRecords.map(({ image }) => image)).size).toBe(pageRecords.length);
    const answer = await raw(`${one!.image}?format=base64`, { as: 'client' });
    const { base64Image } = (await answer.json()) as { base64Image: string };
    const [kind, bytes] = base64Image.split(',');
    expect(kind).toBe('data:image/svg+xml;base64');
    expect(Buffer.from(bytes!, 'base64').toString()).toMatch(/^<svg [^>]*xmlns="[^"]+"[^]*<\/svg>$/);
    await expectProblem(await raw(one!.image!, { as: 'client' }), 400, 'BAD_REQUEST');
  });

  it('HIGH-014 is 404 for articles the user may not see and for unknown ones', async () => {
    const all = await as('super-admin').highlights.articles({ body: { size: 100 } });
    const hidden = all.pageRecords.find(({ isHidden }) => isHidden)!;
    const address = { params: { source: hidden.source, id: hidden.id }, ...asBase64 };
    expect((await as('super-admin').highlights.image(address)).base64Image).toMatch(/^data:/);
    expect((await failureOf(as('client').highlights.image(address))).status).toBe(404);
    expect((await failureOf(as('restricted').highlights.image(address))).status).toBe(403);
    const none = { params: { source: 'press' as const, id: 'none' }, ...asBase64 };
    expect((await failureOf(as('client').highlights.image(none))).status).toBe(404);
  });
});

describe('API-113 GET /highlights/sources/{source}/publications', () => {
  it('WID-076 HIGH-021 returns the newest publications of one source or of all', async () => {
    const all = await as('client').highlights.publications({
      params: { source: 'all' },
      query: { limit: 3 },
    });
    const { pageRecords } = await as('client').highlights.articles({ body: {} });
    expect(all.map(({ id }) => id)).toEqual(pageRecords.slice(0, 3).map(({ id }) => id));
    const bank = await as('client').highlights.publications({ params: { source: 'bank' } });
    expect(bank.length).toBeGreaterThan(1);
    expect(bank.every(({ source, isHidden }) => source === 'bank' && !isHidden)).toBe(true);
    const dates = bank.map(({ utcDate }) => utcDate);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const unknown = await raw('/api/highlights/sources/rumours/publications', { as: 'client' });
    await expectProblem(unknown, 404, 'NOT_FOUND');
    const refused = await raw('/api/highlights/sources/all/publications', { as: 'restricted' });
    await expectProblem(refused, 403, 'FORBIDDEN');
  });

  it('WID-017 HIGH-004 an article has its own key', async () => {
    const [one] = await as('client').highlights.publications({ params: { source: 'all' } });
    expect(Buffer.from(articleKey(one!), 'hex').toString()).toBe(`${one!.source}:${one!.id}:en`);
  });
});

describe('GET /data-rooms and /trade-confirmations', () => {
  it('WID-063 lists the open rooms of the user’s contracts, the last changed first', async () => {
    const own = await as('client').dataRooms.list();
    expect(own.pageRecords.length).toBeGreaterThan(0);
    const moments = own.pageRecords.map(({ updatedAt }) => updatedAt);
    expect(moments).toEqual(moments.toSorted().toReversed());
    const everyone = await as('super-admin').dataRooms.list();
    expect(everyone.totalRecords).toBeGreaterThan(own.totalRecords);
    await expectProblem(await raw('/api/data-rooms', { as: 'restricted' }), 403, 'FORBIDDEN');
  });

  it('WID-083 lists pending trades, the most urgent first', async () => {
    const own = await as('client').tradeConfirmations.list();
    expect(own.pageRecords.length).toBeGreaterThan(0);
    const dues = own.pageRecords.map(({ dueAt }) => dueAt);
    expect(dues).toEqual(dues.toSorted());
    for (const { isLate, dueAt } of own.pageRecords) expect(isLate).toBe(Date.parse(dueAt) < Date.now());
    expect((await as('super-admin').tradeConfirmations.list()).totalRecords).toBeGreaterThan(
      own.totalRecords,
    );
    await expectProblem(await raw('/api/trade-confirmations', { as: 'restricted' }), 403, 'FORBIDDEN');
  });
});
