import { describe, expect, test } from 'vitest';
import { ARTICLE_LANGUAGES } from '@atrium/contract/articles';
import type { Article } from '@atrium/contract/highlights';
import type { PersonaId } from '../../sandbox/src/seed/personas.ts';
import { as, expectProblem, failureOf, raw } from './support.ts';

const DAY = 86_400_000;
type Body = NonNullable<NonNullable<Parameters<ReturnType<typeof as>['highlights']['articles']>[0]>['body']>;

/** Reads all matching articles, page by page. */
async function all(persona: PersonaId, body: Body = {}, language = 'en'): Promise<Article[]> {
  const client = as(persona, language);
  const found: Article[] = [];
  for (let page = 1; ; page += 1) {
    const { pageRecords, totalPages } = await client.highlights.articles({
      body: { ...body, page, size: 100 },
    });
    found.push(...pageRecords);
    if (page >= totalPages) return found;
  }
}
const addressOf = ({ source, id, language }: Pick<Article, 'source' | 'id' | 'language'>) => ({
  params: { source, id },
  query: { language },
});
/** Returns an article with attachments. */
const withFiles = async () => (await all('staff')).find(({ attachments }) => attachments.length > 0)!;

describe('article list', () => {
  test('API-109 HIGH-010 has pages of 18, newest first', async () => {
    const { pageRecords, totalRecords, totalPages } = await as('client').highlights.articles({ body: {} });
    expect(pageRecords).toHaveLength(18);
    expect(totalPages).toBe(Math.ceil(totalRecords / 18));
    const dates = pageRecords.map(({ utcDate }) => utcDate);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  test('HIGH-006 searches title, tags and text, ignoring case and accents', async () => {
    const [one] = await all('client', { languages: ['fr'], categories: ['REGULATORY'] });
    const found = await all('client', { languages: ['fr'], query: 'REGLES declaration' });
    expect(found.length).toBeGreaterThan(0);
    for (const { title, content } of found)
      expect(`${title} ${content}`.toLowerCase()).toMatch(/règles[^]*déclaration|déclaration[^]*règles/);
    const byTag = await all('client', { languages: ['fr'], query: one!.tags[0]! });
    expect(byTag.map(({ id }) => id)).toContain(one!.id);
    // Markup is not searched.
    expect(await all('client', { query: 'blockquote' })).toEqual([]);
    expect(await all('client', { query: '%' })).toEqual(
      (await all('client')).filter(({ content, title, description }) =>
        `${title}${description}${content}`.includes('%'),
      ),
    );
  });

  test('HIGH-006 uses the longest of several periods', async () => {
    const [week, month, both] = [
      await all('client', { latests: ['WEEK'] }),
      await all('client', { latests: ['MONTH'] }),
      await all('client', { latests: ['WEEK', 'MONTH'] }),
    ];
    expect(month.length).toBeGreaterThan(week.length);
    expect(both).toEqual(month);
    for (const { utcDate } of month) expect(Date.now() - Date.parse(utcDate)).toBeLessThan(30.1 * DAY);
  });
});

describe('article filters', () => {
  const blocksOf = async (persona: PersonaId, body: Body = {}) =>
    new Map((await as(persona).highlights.filters({ body })).map((block) => [block.field, block]));

  test('HIGH-001 HIGH-002 HIGH-006 DATA-033 count each value under the other filters', async () => {
    const [one] = await all('client');
    const tag = one!.tags[0]!;
    const blocks = await blocksOf('client', { tags: [tag], categories: [one!.categories[0]!] });
    const tagged = await all('client', { tags: [tag] });
    const categories = blocks.get('categories')!;
    expect(categories.isHidden).toBe(true);
    expect(categories.items.map(({ value }) => value)).toEqual([
      'ECONOMIC',
      'MARKETS_TRENDS',
      'PRESS_REVIEW',
      'CA',
      'VIDEOS',
      'SECTORIAL',
      'REGULATORY',
    ]);
    for (const { value, count } of categories.items)
      expect(count).toBe(tagged.filter((article) => (article.categories as string[]).includes(value)).length);
    const inCategory = await all('client', { categories: [one!.categories[0]!] });
    for (const { value, count } of blocks.get('tags')!.items)
      expect(count).toBe(inCategory.filter(({ tags }) => tags.includes(value)).length);
    expect(blocks.get('tags')!.items.find(({ value }) => value === tag)!.isSelected).toBe(true);
    const both = await all('client', {
      tags: [tag],
      categories: [one!.categories[0]!],
      languages: [...ARTICLE_LANGUAGES],
    });
    for (const { value, count } of blocks.get('languages')!.items)
      expect(count).toBe(both.filter(({ language }) => language === value).length);
    const month = blocks.get('latests')!.items.find(({ value }) => value === 'MONTH')!;
    const recent = await all('client', {
      tags: [tag],
      categories: [one!.categories[0]!],
      latests: ['MONTH'],
    });
    expect(month.count).toBe(recent.length);
  });

  test('HIGH-014 do not count hidden articles for readers', async () => {
    const sum = async (persona: PersonaId) =>
      (await blocksOf(persona)).get('categories')!.items.reduce((total, { count }) => total + count, 0);
    expect(await sum('client')).toBe((await all('client')).length);
    expect(await sum('super-admin')).toBe((await all('super-admin')).length);
    expect(await sum('super-admin')).toBeGreaterThan(await sum('client'));
  });

  test('a selected tag without articles stays listed; invalid input is refused', async () => {
    const tags = (await blocksOf('client', { tags: ['No such'] })).get('tags')!;
    expect(tags.items.find(({ value }) => value === 'No such')).toMatchObject({ count: 0, isSelected: true });
    for (const json of [{ tags: [''] }, { latests: ['YEAR'] }, { languages: ['de'] }, { page: 2 }])
      await expectProblem(await raw('/api/highlights/filters', { as: 'client', json }), 400, 'BAD_REQUEST');
    await expectProblem(
      await raw('/api/highlights/filters', { as: 'restricted', json: {} }),
      403,
      'FORBIDDEN',
    );
  });
});

describe('article', () => {
  test('API-110 HIGH-009 HIGH-023 is returned with other languages and related articles', async () => {
    const one = (await all('client')).find(({ link }) => link)!;
    const article = await as('client').highlights.article(addressOf(one));
    expect(article).toMatchObject(one);
    expect(article.languages).toEqual(['en', 'fr']);
    expect(article.content).toMatch(/<h2>/);
    expect(article.link).toMatch(/^https:/);
    expect(article.related).toHaveLength(4);
    for (const { language, id } of article.related) {
      expect(language).toBe(one.language);
      expect(id).not.toBe(one.id);
    }
    const french = await as('client').highlights.article({
      ...addressOf(one),
      query: { language: 'fr' },
    });
    expect(french).toMatchObject({ id: one.id, language: 'fr' });
    expect(french.title).not.toBe(article.title);
  });

  test('API-110 is 404 if unknown', async () => {
    const [one] = await all('client');
    const none = { ...addressOf(one!), params: { source: one!.source, id: 'none' } };
    expect((await failureOf(as('client').highlights.article(none))).status).toBe(404);
    expect((await failureOf(as('restricted').highlights.article(addressOf(one!)))).status).toBe(403);
    await expectProblem(
      await raw(`/api/highlights/sources/${one!.source}/articles/${one!.id}`, { as: 'client' }),
      400,
      'BAD_REQUEST',
    );
  });

  test('API-111 API-112 HIGH-012 HIGH-013 HIGH-014 administrators hide one language version and show it again', async () => {
    const one = (await all('client', { categories: ['PRESS_REVIEW'] })).at(-1)!;
    const address = addressOf(one);
    for (const persona of ['client', 'client-admin', 'staff'] as const) {
      expect((await failureOf(as(persona).highlights.hide(address))).status).toBe(403);
      expect((await failureOf(as(persona).highlights.show(address))).status).toBe(403);
    }
    const admin = as('super-admin').highlights;
    // In French, articles are also found by their English text.
    const foundInFrench = async () => {
      const body = { query: one.title, limit: 100 };
      const { groups } = await as('client', 'fr').search.search({ params: { type: 'highlights' }, body });
      return groups.flatMap(({ results }) => results.map(({ entityId }) => entityId));
    };
    expect(await foundInFrench()).toContain(one.id);
    await admin.hide(address);
    await admin.hide(address);
    expect(await foundInFrench()).not.toContain(one.id);
    expect((await admin.article(address)).isHidden).toBe(true);
    for (const persona of ['client', 'staff'] as const) {
      expect((await failureOf(as(persona).highlights.article(address))).status).toBe(404);
      const ids = (await all(persona, { categories: ['PRESS_REVIEW'] })).map(({ id }) => id);
      expect(ids).not.toContain(one.id);
    }
    const french = await as('client').highlights.article({ ...address, query: { language: 'fr' } });
    expect(french.languages).toEqual(['fr']);
    expect((await admin.article({ ...address, query: { language: 'fr' } })).languages).toEqual(['en', 'fr']);
    await admin.show(address);
    expect(await as('client').highlights.article(address)).toMatchObject({ id: one.id, isHidden: false });
    const none = { params: { source: 'press' as const, id: 'none' }, query: { language: 'en' as const } };
    expect((await failureOf(admin.hide(none))).status).toBe(404);
  });
});

describe('attachments', () => {
  test('HIGH-015 HIGH-016 are visible to the bank and to clients who may create requests', async () => {
    const one = await withFiles();
    expect((await as('client').highlights.article(addressOf(one))).attachments).toEqual(one.attachments);
    const prospect = await as('marketing').highlights.article(addressOf(one));
    expect(prospect.attachments).toEqual([]);
    expect((await all('marketing')).flatMap(({ attachments }) => attachments)).toEqual([]);
  });

  test('API-114 HIGH-017 can be downloaded by users to whom they are listed', async () => {
    const one = await withFiles();
    const [file] = one.attachments;
    const params = { source: one.source, id: one.id, fileId: file!.id };
    for (const persona of ['staff', 'client'] as const) {
      const answer = await as(persona).highlights.download({ params });
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="/);
      expect((await answer.arrayBuffer()).byteLength).toBe(file!.size);
    }
    expect((await failureOf(as('marketing').highlights.download({ params }))).status).toBe(403);
    expect((await failureOf(as('restricted').highlights.download({ params }))).status).toBe(403);
    for (const other of [
      { ...params, id: 'none' },
      { ...params, fileId: '11111111-2222-4333-8444-555555555555' },
    ])
      expect((await failureOf(as('staff').highlights.download({ params: other }))).status).toBe(404);
  });

  test('HIGH-014 of a hidden language version are for administrators', async () => {
    const one = (await all('super-admin')).find(
      ({ attachments, isHidden }) => isHidden && attachments.length > 0,
    );
    expect(one, 'the seeded bank has one').toBeDefined();
    const params = { source: one!.source, id: one!.id, fileId: one!.attachments[0]!.id };
    expect((await failureOf(as('staff').highlights.download({ params }))).status).toBe(404);
    expect((await as('super-admin').highlights.download({ params })).status).toBe(200);
  });
});

describe('videos', () => {
  const films = () => all('client', { categories: ['VIDEOS'] });

  test('HIGH-008 HIGH-024 each has its own file, with captions in both languages', async () => {
    const found = await films();
    expect(found.length).toBeGreaterThan(2);
    const addresses = new Set<string>();
    for (const { video, image } of found) {
      const answer = await raw(video!.address, { as: 'client' });
      expect(answer.headers.get('content-type')).toBe('video/webm');
      const bytes = new Uint8Array(await answer.arrayBuffer());
      expect([...bytes.subarray(0, 4)]).toEqual([0x1a, 0x45, 0xdf, 0xa3]);
      addresses.add(video!.address);
      expect(image).not.toBeNull();
      const texts = await Promise.all(
        video!.captions.map(async ({ address }) => (await raw(address, { as: 'client' })).text()),
      );
      for (const text of texts) expect(text).toMatch(/^WEBVTT\n\n00:00:00\.000 --> 00:00:04\.000\n\S/);
      expect(new Set(texts).size).toBe(2);
    }
    expect(addresses.size).toBe(found.length);
    expect((await all('client', { categories: ['ECONOMIC'] }))[0]!.video).toBeNull();
  });

  test('HIGH-008 range requests return the requested range', async () => {
    const [film] = await films();
    const { address } = film!.video!;
    const whole = new Uint8Array(await (await raw(address, { as: 'client' })).arrayBuffer());
    const ask = (range: string) => raw(address, { as: 'client', headers: { range } });
    for (const [range, first, last] of [
      ['bytes=0-', 0, whole.length - 1],
      ['bytes=100-199', 100, 199],
      ['bytes=-50', whole.length - 50, whole.length - 1],
      ['bytes=10-99999999', 10, whole.length - 1],
    ] as const) {
      const part = await ask(range);
      expect(part.status).toBe(206);
      expect(part.headers.get('content-range')).toBe(`bytes ${first}-${last}/${whole.length}`);
      expect(new Uint8Array(await part.arrayBuffer())).toEqual(whole.slice(first, last + 1));
    }
    expect((await ask(`bytes=${whole.length}-`)).status).toBe(416);
    for (const range of ['bytes=5-2', 'lines=1-2', 'bytes=0-1,3-4'])
      expect((await ask(range)).status).toBe(200);
  });

  test('HIGH-014 are available to users who may read their article', async () => {
    const [film] = await films();
    const { video } = film!;
    for (const address of [video!.address, video!.captions[0]!.address])
      await expectProblem(await raw(address, { as: 'restricted' }), 403, 'FORBIDDEN');
    const other = await all('client', { categories: ['ECONOMIC'] });
    await expectProblem(
      await raw(`/api/highlights/sources/${other[0]!.source}/articles/${other[0]!.id}/video`, {
        as: 'client',
      }),
      404,
      'NOT_FOUND',
    );
  });
});
