import { describe, expect, test } from 'vitest';
import type { DocumentMark } from '@atrium/contract/document-rules';
import { personaOf } from '../../sandbox/src/seed/personas.ts';
import type { PersonaId } from '../../sandbox/src/seed/personas.ts';
import { as, expectProblem, failureOf, raw, clientWith, ownSession } from './support.ts';

const UNKNOWN = '11111111-2222-4333-8444-555555555555';
/** Before any other test adds documents. */
const SEEDED = { dateTo: new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10), limit: 100 };

const listed = async (persona: PersonaId, body: object = {}) =>
  (await as(persona).documents.search({ body: { ...SEEDED, ...body } })).pageRecords;
const marked = (persona: PersonaId, mark: DocumentMark) => listed(persona, { marks: [mark] });
const one = async (persona: PersonaId, id: string) =>
  (await as(persona).documents.search({ body: { ids: [id] } })).pageRecords[0]!;
const countOf = async (persona: PersonaId, mark: DocumentMark) => {
  const blocks = await as(persona).documents.filters({ body: { dateTo: SEEDED.dateTo } });
  const items = blocks.find(({ field }) => field === 'marks')!.items;
  return items.find(({ value }) => value === mark)?.count ?? 0;
};

/** Returns the documents of the first person, split by whether the other person can see them, too. */
async function compared(first: PersonaId, other: PersonaId) {
  const own = await listed(first);
  const shared = new Set((await listed(other, { ids: own.map(({ id }) => id) })).map(({ id }) => id));
  return { both: own.filter(({ id }) => shared.has(id)), alone: own.filter(({ id }) => !shared.has(id)) };
}

describe('favourite documents', () => {
  test('are per user, can be filtered, and can be removed', async () => {
    const { id } = (await compared('staff', 'super-admin')).both[0]!;
    await as('staff').documents.addFavorite({ params: { id } });
    await as('staff').documents.addFavorite({ params: { id } });
    expect((await one('staff', id)).isFavorite).toBe(true);
    expect((await one('super-admin', id)).isFavorite).toBe(false);
    expect((await marked('staff', 'FAVORITE')).map((document) => document.id)).toContain(id);
    expect(await countOf('staff', 'FAVORITE')).toBe((await marked('staff', 'FAVORITE')).length);
    await as('staff').documents.removeFavorite({ params: { id } });
    expect((await one('staff', id)).isFavorite).toBe(false);
  });

  test('exist for the seeded client', async () => {
    const favorites = await as('client').documents.search({ body: { marks: ['FAVORITE'] } });
    expect(favorites.totalRecords).toBeGreaterThan(0);
    expect(favorites.pageRecords.every(({ isFavorite }) => isFavorite)).toBe(true);
  });
});

describe('unread documents', () => {
  test('were created since the user’s first day, by somebody else', async () => {
    const unread = await marked('client', 'UNREAD');
    expect(unread.length).toBeGreaterThan(0);
    expect(unread.every(({ isUnread, isUploadedByMe }) => isUnread && !isUploadedByMe)).toBe(true);
    const oldest = unread.map(({ creationDate }) => creationDate).toSorted()[0]!;
    expect(Date.parse(oldest)).toBeGreaterThan(Date.now() - 8 * 86_400_000);
  });

  test('become read when opened, for that user only, and are no longer counted', async () => {
    const [first] = await marked('super-admin', 'UNREAD');
    const { id } = first!;
    const before = await countOf('super-admin', 'UNREAD');
    await as('super-admin').documents.markSeen({ params: { id } });
    await as('super-admin').documents.markSeen({ params: { id } });
    expect((await one('super-admin', id)).isUnread).toBe(false);
    expect(await countOf('super-admin', 'UNREAD')).toBe(before - 1);
  });

  test('become read by a download, single or as an archive', async () => {
    const unread = await marked('staff', 'UNREAD');
    const [first] = unread;
    await as('staff').documents.download({ params: { id: first!.id, category: first!.category.id } });
    expect((await one('staff', first!.id)).isUnread).toBe(false);
    const rest = unread.slice(1).filter(({ category }) => category.id === unread[1]!.category.id);
    await as('staff').documents.downloadTogether({
      params: { type: 'zip' },
      body: { ids: rest.map(({ id }) => id), categoryId: rest[0]!.category.id },
    });
    for (const { id } of rest) expect((await one('staff', id)).isUnread).toBe(false);
  });

  test('keep their favourite mark when read, and stay unread when marked as favourite', async () => {
    const { id } = (await marked('client', 'UNREAD')).at(-1)!;
    await as('client').documents.addFavorite({ params: { id } });
    expect(await one('client', id)).toMatchObject({ isFavorite: true, isUnread: true });
    await as('client').documents.markSeen({ params: { id } });
    expect(await one('client', id)).toMatchObject({ isFavorite: true, isUnread: false });
    await as('client').documents.removeFavorite({ params: { id } });
    expect(await one('client', id)).toMatchObject({ isFavorite: false, isUnread: false });
  });

  test('stay unread when opened by an impersonating user', async () => {
    const { id } = (await marked('client', 'UNREAD'))[0]!;
    const admin = clientWith(await ownSession('super-admin'));
    await admin.impersonation.start({ body: { email: personaOf('client').email } });
    await admin.documents.markSeen({ params: { id } });
    expect((await one('client', id)).isUnread).toBe(true);
  });
});

describe('marks require access to the document', () => {
  test.each(['addFavorite', 'removeFavorite', 'markSeen'] as const)(
    '%s returns the same 404 for a foreign and an unknown document',
    async (call) => {
      const { alone } = await compared('super-admin', 'client');
      for (const id of [alone[0]!.id, UNKNOWN])
        expect(await failureOf(as('client').documents[call]({ params: { id } }))).toMatchObject({
          status: 404,
        });
      // Refused with 403 without a service of documents or requests.
      expect(await failureOf(as('demo').documents[call]({ params: { id: UNKNOWN } }))).toMatchObject({
        status: 403,
      });
    },
  );

  test('an invalid mark is refused', async () => {
    const answer = await raw('/api/documents/search', { as: 'client', json: { marks: ['SEEN'] } });
    await expectProblem(answer, 400, 'BAD_REQUEST');
  });
});
