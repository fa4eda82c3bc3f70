import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { PERSONAS, personaOf } from '../../sandbox/src/seed/personas.ts';
import type { PersonaId } from '../../sandbox/src/seed/personas.ts';
import { as, raw } from './support.ts';

/**
 * Documents, tags, highlights, contacts and saved searches of others, by every call about one of them, as each of the ten
 * personas. The ids come from an administrator, who can list everything, or from the owner. Without access the answer is
 * identical to that for a record that does not exist: neither status nor text tells them apart.
 */

const UNKNOWN = '11111111-2222-4333-8444-555555555555';
/** Number of records tried per kind, spread over all that the user cannot list. */
const TRIED = 4;
const EVERYONE = PERSONAS.map(({ persona }) => persona);

/** A call about a record in its path or body. */
interface Call<Record> {
  readonly method: string;
  readonly path: (record: Record) => string;
  readonly json?: (record: Record) => unknown;
}

/** Returns what an answer says, without parts that differ in each call. */
async function saidOf<Record>(
  persona: PersonaId,
  { method, path, json }: Call<Record>,
  record: Record,
): Promise<{ status: number; said: unknown }> {
  const answer = await raw(`/api${path(record)}`, {
    as: persona,
    method,
    ...(json && { json: json(record) }),
  });
  const text = await answer.text();
  if (answer.status < 400) return { status: answer.status, said: text };
  const { errors } = JSON.parse(text) as { errors: unknown };
  return { status: answer.status, said: errors };
}

/** Checks that the user is refused, with the same answer for these records as for one that does not exist. */
async function expectUnknown<Record>(
  persona: PersonaId,
  calls: Readonly<{ [name: string]: Call<Record> }>,
  records: readonly Record[],
  missing: Record,
): Promise<void> {
  for (const [name, call] of Object.entries(calls)) {
    const ofMissing = await saidOf(persona, call, missing);
    expect([403, 404], `${persona}: ${name}`).toContain(ofMissing.status);
    for (const record of records)
      expect(await saidOf(persona, call, record), `${persona}: ${name} of ${JSON.stringify(record)}`).toEqual(
        ofMissing,
      );
  }
}

/** Returns elements spread evenly over a list. */
function spread<T>(list: readonly T[]): T[] {
  const step = Math.max(1, Math.floor(list.length / TRIED));
  return list.filter((_, index) => index % step === 0).slice(0, TRIED);
}

/** Whether a user has the permission for a call; otherwise the answer is 403 for any record. */
const mayRead = async (persona: PersonaId, path: string, json?: unknown) => {
  const answer = await raw(`/api${path}`, { as: persona, ...(json !== undefined && { json }) });
  await answer.body?.cancel();
  return answer.status === 200;
};

/** Reads all pages of a list; empty if the user may not read it. */
async function everyPage<T>(
  persona: PersonaId,
  path: string,
  body: object,
  rowsOf: (answer: never) => readonly T[],
): Promise<T[]> {
  if (!(await mayRead(persona, path, { ...body, page: 1 }))) return [];
  const all: T[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await raw(`/api${path}`, { as: persona, json: { ...body, page } });
    const rows = rowsOf((await answer.json()) as never);
    all.push(...rows);
    if (rows.length === 0) return all;
  }
}

interface ListedDocument {
  readonly id: string;
  readonly category: string;
}
const documentsOf = (persona: PersonaId) =>
  everyPage<ListedDocument>(
    persona,
    '/documents/search',
    { limit: 100 },
    ({ pageRecords }: { pageRecords: readonly { id: string; category: { id: string } }[] }) =>
      pageRecords.map(({ id, category }) => ({ id, category: category.id })),
  );

interface ListedArticle {
  readonly source: string;
  readonly id: string;
  readonly language: string;
}
const articlesOf = (persona: PersonaId) =>
  everyPage<ListedArticle>(
    persona,
    '/highlights/articles',
    { size: 100, languages: ['en', 'fr'] },
    ({ pageRecords }: { pageRecords: readonly ListedArticle[] }) => pageRecords,
  );

const contactsOf = (persona: PersonaId) =>
  everyPage<string>(
    persona,
    '/contacts/search',
    { limit: 500 },
    ({ members }: { members: readonly { clientMember: { id: string } }[] }) =>
      members.map(({ clientMember }) => clientMember.id),
  );

describe('documents', () => {
  const CALLS: Readonly<{ [name: string]: Call<ListedDocument> }> = {
    download: { method: 'GET', path: ({ id, category }) => `/documents/${category}/${id}` },
    'mark as read': { method: 'PUT', path: ({ id }) => `/documents/seen/${id}` },
    star: { method: 'POST', path: ({ id }) => `/documents/favorites/${id}` },
    'take the star away': { method: 'DELETE', path: ({ id }) => `/documents/favorites/${id}` },
    remove: { method: 'DELETE', path: ({ id }) => `/documents/${id}` },
    tag: { method: 'PUT', path: ({ id }) => `/entities/documents/${id}/tags`, json: () => [] },
    'tag several': {
      method: 'PUT',
      path: () => '/entities/documents/tags',
      json: ({ id }) => ({ ids: [id], changes: [] }),
    },
  };
  let all: ListedDocument[];
  beforeAll(async () => {
    all = await documentsOf('super-admin');
  });

  test.each(EVERYONE)('DOC-009 of others give %s the same response as unknown ones', async (persona) => {
    const own = await documentsOf(persona);
    // A user who can list everything has no foreign records.
    if (own.length === all.length) return;
    const known = new Set(own.map(({ id }) => id));
    const others = spread(all.filter(({ id }) => !known.has(id)));
    expect(others.length).toBeGreaterThan(0);
    expect((await saidOf('super-admin', CALLS['download']!, others[0]!)).status).toBe(200);
    // A zip needs at least two documents; the second is one of their own, if any.
    const beside = own[0] ?? others.at(-1)!;
    const zip: Call<ListedDocument> = {
      method: 'POST',
      path: () => '/documents/zip',
      json: ({ id }) => ({ ids: [id, beside.id], categoryId: beside.category }),
    };
    await expectUnknown(persona, { ...CALLS, zip }, others, { ...others[0]!, id: UNKNOWN });
  });

  test.each(EVERYONE)('do not appear in any list, count or option of %s', async (persona) => {
    const own = new Set((await documentsOf(persona)).map(({ id }) => id));
    if (own.size === 0 || own.size === all.length) return;
    const others = all.filter(({ id }) => !own.has(id)).slice(0, 50);
    const body = { ids: others.map(({ id }) => id) };
    const { totalRecords } = await as(persona).documents.search({ body });
    expect(totalRecords).toBe(0);
    for (const { items } of await as(persona).documents.filters({ body }))
      expect(items.every(({ count }) => count === 0)).toBe(true);
  });
});

describe('contracts named in a call', () => {
  const of = (path: string): Call<string> => ({ method: 'GET', path: (id) => `${path}?contractId=${id}` });
  const CALLS: Readonly<{ [name: string]: Call<string> }> = {
    'categories of uploads': of('/documents/available-categories'),
    'legal entities of uploads': of('/documents/legal-entities'),
    'members for uploads': of('/documents/reachable-users'),
    'people to share a search with': of('/saved-search-filter/reachable-users'),
  };
  let all: string[];
  beforeAll(async () => {
    all = (await as('super-admin').savedSearches.contracts()).map(({ id }) => id);
  });

  /** Returns contracts that a user cannot access. */
  async function foreign(persona: PersonaId): Promise<string[]> {
    const { userId } = personaOf(persona);
    const own: { id: string }[] = [];
    // Users who may not share can still have contracts.
    if (await mayRead(persona, '/saved-search-filter/contracts'))
      own.push(...(await as(persona).savedSearches.contracts()));
    else if (await mayRead(persona, `/users/${userId}/scope`))
      own.push(...(await as(persona).users.scope({ params: { id: userId } })).contracts);
    return all.filter((id) => own.every((contract) => contract.id !== id));
  }

  test.each(EVERYONE)('of others give %s the same response as unknown ones', async (persona) => {
    await expectUnknown(persona, CALLS, spread(await foreign(persona)), UNKNOWN);
  });

  test.each(EVERYONE)('of others reveal no name and no word to %s', async (persona) => {
    const filters = (path: string): Call<string> => ({
      method: 'POST',
      path: () => path,
      json: (id) => ({ contracts: [id] }),
    });
    const asked = [
      of('/tags/available'),
      ...['/documents/filters', '/search/filters', '/contacts/filters'].map((path) => filters(path)),
    ];
    for (const id of spread(await foreign(persona)).slice(0, 2))
      for (const call of asked)
        expect(await saidOf(persona, call, id), call.path(id)).toEqual(await saidOf(persona, call, UNKNOWN));
  });
});

describe('tags of a contract', () => {
  test('TAG-006 used on no visible record are treated as unknown', async () => {
    const document = (await documentsOf('super-admin')).find(({ category }) => category === 'CONTRACTS');
    const name = `Sealed ${randomUUID().slice(0, 8)}`;
    const tags = await as('super-admin').tags.change({
      params: { type: 'documents', id: document!.id },
      body: [{ name, isNew: true }],
    });
    const { id } = tags.find((tag) => tag.name === name)!;
    const call: Call<string> = { method: 'GET', path: (each) => `/tags/${each}` };
    const sees = await Promise.all(
      EVERYONE.map(async (persona) => (await documentsOf(persona)).some((each) => each.id === document!.id)),
    );
    const readers = EVERYONE.filter((_, index) => sees[index]);
    const others = EVERYONE.filter((_, index) => !sees[index]);
    expect(others.length).toBeGreaterThan(4);
    for (const persona of readers) expect((await saidOf(persona, call, id)).status, persona).toBe(200);
    for (const persona of others) {
      await expectUnknown(persona, { read: call }, [id], UNKNOWN);
      const found = await saidOf(persona, { method: 'GET', path: () => '/tags/available?query=Sealed' }, id);
      expect(JSON.stringify(found), persona).not.toContain(id);
    }
    await as('super-admin').tags.change({
      params: { type: 'documents', id: document!.id },
      body: [{ id, isDeleted: true }],
    });
  });
});

describe('highlights', () => {
  const of = ({ source, id }: ListedArticle) => `/highlights/sources/${source}/articles/${id}`;
  const CALLS: Readonly<{ [name: string]: Call<ListedArticle> }> = {
    read: { method: 'GET', path: (article) => `${of(article)}?language=${article.language}` },
    hide: { method: 'POST', path: (article) => `${of(article)}/hide?language=${article.language}` },
    show: { method: 'DELETE', path: (article) => `${of(article)}/hide?language=${article.language}` },
  };
  /** Calls for the parts that all languages of an article share. */
  const SHARED: Readonly<{ [name: string]: Call<ListedArticle> }> = {
    picture: {
      method: 'GET',
      path: ({ source, id }) => `/highlights/articles/${source}/${id}/image?format=base64`,
    },
    film: { method: 'GET', path: (article) => `${of(article)}/video` },
    captions: { method: 'GET', path: (article) => `${of(article)}/captions?language=${article.language}` },
    attachment: { method: 'GET', path: (article) => `${of(article)}/files/${UNKNOWN}` },
  };
  let all: ListedArticle[];
  beforeAll(async () => {
    all = await articlesOf('super-admin');
  });

  test.each(EVERYONE)(
    'HIGH-014 hidden articles give %s the same response as unknown ones',
    async (persona) => {
      const keyOf = ({ source, id, language }: ListedArticle) => `${source}:${id}:${language}`;
      const listed = await articlesOf(persona);
      const own = new Set(listed.map(keyOf));
      const readable = new Set(listed.map(({ source, id }) => `${source}:${id}`));
      const hidden = all.filter((article) => !own.has(keyOf(article)));
      if (own.size === all.length) return;
      expect(hidden.length).toBeGreaterThan(0);
      const missing = { ...hidden[0]!, id: 'none' };
      expect((await saidOf('super-admin', CALLS['read']!, hidden[0]!)).status).toBe(200);
      await expectUnknown(persona, CALLS, spread(hidden), missing);
      const inNoLanguage = hidden.filter(({ source, id }) => !readable.has(`${source}:${id}`));
      await expectUnknown(persona, SHARED, spread(inNoLanguage), missing);
    },
  );
});

describe('contacts', () => {
  const CALLS: Readonly<{ [name: string]: Call<string> }> = {
    card: { method: 'GET', path: (id) => `/contacts/${id}/card` },
    bookmark: { method: 'POST', path: (id) => `/contacts/favorites/${id}` },
    'take the bookmark away': { method: 'DELETE', path: (id) => `/contacts/favorites/${id}` },
  };
  let all: string[];
  beforeAll(async () => {
    all = await contactsOf('super-admin');
  });

  test.each(EVERYONE)('of others give %s the same response as unknown ones', async (persona) => {
    const own = new Set(await contactsOf(persona));
    if (own.size === all.length) return;
    const others = spread(all.filter((id) => !own.has(id)));
    expect(others.length).toBeGreaterThan(0);
    expect((await saidOf('super-admin', CALLS['card']!, others[0]!)).status).toBe(200);
    await expectUnknown(persona, CALLS, others, UNKNOWN);
  });
});

describe('saved searches', () => {
  const CALLS: Readonly<{ [name: string]: Call<string> }> = {
    favourite: { method: 'PUT', path: (id) => `/saved-search-filter/${id}` },
    rename: {
      method: 'PUT',
      path: (id) => `/saved-search-filter/${id}/name`,
      json: () => ({ name: 'Mine' }),
    },
    alert: {
      method: 'PUT',
      path: (id) => `/saved-search-filter/${id}/alert`,
      json: () => ({ alert: 'DAILY' }),
    },
    share: {
      method: 'POST',
      path: (id) => `/saved-search-filter/${id}/share`,
      json: () => ({ userIds: [personaOf('client').userId] }),
    },
    remove: { method: 'DELETE', path: (id) => `/saved-search-filter/${id}` },
  };

  test('of another user give the nine others the same response as unknown ones, and are not changed', async () => {
    const saved = await as('client').savedSearches.create({
      body: { name: `Of mine ${Date.now()}`, query: { timeLine: { dateFrom: null, dateTo: null } } },
    });
    for (const persona of EVERYONE.filter((each) => each !== 'client'))
      await expectUnknown(persona, CALLS, [saved.id], UNKNOWN);
    const kept = (await as('client').savedSearches.list()).find(({ id }) => id === saved.id);
    expect(kept).toEqual(saved);
    await as('client').savedSearches.remove({ params: { id: saved.id } });
  });
});
