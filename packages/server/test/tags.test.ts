import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Document } from '@atrium/contract/documents';
import type { Request } from '@atrium/contract/requests';
import { EMPTY_TAG_GROUP } from '@atrium/contract/tag-rules';
import type { TaggedType } from '@atrium/contract/tag-rules';
import type { AttachedTag } from '@atrium/contract/tags';
import { personaOf } from '../../sandbox/src/seed/personas.ts';
import type { PersonaId } from '../../sandbox/src/seed/personas.ts';
import { as, failureOf, newRequest, uploadPdf } from './support.ts';

type Change = { id?: string; name?: string; isNew?: boolean; isDeleted?: boolean };

const change = (persona: PersonaId, type: TaggedType, id: string, body: Change[]) =>
  as(persona).tags.change({ params: { type, id }, body: body as { id: string }[] });
const available = (persona: PersonaId, query?: string, contractId?: string) =>
  as(persona).tags.available({
    query: { ...(query !== undefined && { query }), ...(contractId && { contractId }) },
  });
const named = <T extends { name: string }>(tags: readonly T[], name: string): T | undefined =>
  tags.find((tag) => tag.name === name);
/** Returns a tag name nobody has used yet. */
const word = () => `Word ${randomUUID().slice(0, 8)}`;

/** Adds a signed contract to a contract of Marc (bank staff), for these users; returns its id. */
async function newSignedContract(contractId: string, ...userIds: string[]): Promise<string> {
  const documentIds = [await uploadPdf(`signed ${randomUUID().slice(0, 8)}.pdf`, 'staff')];
  await as('staff').documents.addSignedContracts({ body: { contractId, userIds, documentIds } });
  return documentIds[0]!;
}

/** Publishes a document that every user can read. */
async function newPublicDocument(): Promise<{ readonly id: string }> {
  const [published] = await as('super-admin').documents.publish({
    body: { documentIds: [await uploadPdf('note.pdf')], categoryId: 'RELEASE_NOTES' },
  });
  return published!;
}

/** A request between the client and the bank. */
let request: Request;
/** A document in a contract of the client. */
let document: { readonly id: string };
/** A document in the same contract that is addressed to another member. */
let hidden: { readonly id: string };
/** A free-text tag of the bank. */
let fees: AttachedTag;

beforeAll(async () => {
  request = await as('client').requests.get({ params: { id: await newRequest('client') } });
  const { contractId } = request;
  const client = personaOf('client').userId;
  const members = await as('staff').documents.reachableUsers({ query: { contractId, ricosCodes: [] } });
  document = { id: await newSignedContract(contractId, client) };
  hidden = { id: await newSignedContract(contractId, members.find(({ id }) => id !== client)!.id) };
  fees = named(await available('super-admin', 'fees'), 'Fees')!;
});

describe('GET /tags/available', () => {
  test('PLAT-010 tags of the bank have a name in both languages and are found by either', async () => {
    const inFrench = as('staff', 'fr');
    const [found] = await inFrench.tags.available({ query: { query: 'clôture' } });
    expect(found).toMatchObject({ name: 'Clôture annuelle', synonym: 'Year end' });
    const [english] = await as('staff').tags.available({ query: { query: 'Clôture' } });
    expect(english).toMatchObject({ id: found!.id, name: 'Year end', synonym: 'Closing' });
  });

  test('API-098 DATA-031 searches names ignoring case and accents, with group, synonym and number of uses', async () => {
    const found = await available('super-admin', 'TRADE FIN');
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      name: 'Trade finance',
      synonym: 'Documentary credit',
      countryCode: null,
      group: { id: EMPTY_TAG_GROUP, type: 'TAGS', isTaxonGroup: false, isCountry: false },
      isDeletableByCurrentUser: true,
      isDeleted: false,
      isNew: false,
    });
    expect((await available('super-admin', 'documentary')).map(({ name }) => name)).toEqual([
      'Trade finance',
    ]);
  });

  test('TAG-007 requires three characters, or none', async () => {
    for (const query of ['f', 'fe', ' fe ']) {
      const failure = await failureOf(available('super-admin', query));
      expect(failure.code).toBe('BAD_REQUEST');
    }
    const all = await available('super-admin', '');
    expect(all).toEqual(await available('super-admin'));
    expect(all.length).toBeGreaterThan(10);
    const uses = all.map(({ amountOfUses }) => amountOfUses);
    expect(uses).toEqual([...uses].sort((a, b) => b - a));
  });

  test('TAG-013 TAG-014 TAG-019 countries have their code and their name in the reader’s language', async () => {
    const find = (language: string, query: string) =>
      as('super-admin', language).tags.available({ query: { query } });
    const [english] = await find('en', 'allemagne');
    expect(english).toMatchObject({
      name: 'Germany',
      synonym: 'Allemagne',
      countryCode: 'DE',
      group: { type: 'COUNTRY', isCountry: true },
    });
    expect(english!.group.id).not.toBe(EMPTY_TAG_GROUP);
    expect((await find('fr', 'germany'))[0]).toMatchObject({
      name: 'Allemagne',
      synonym: 'Germany',
      countryCode: 'DE',
    });
    const euro = named(await find('fr', 'euro'), 'EUR')!;
    expect(euro).toMatchObject({ synonym: 'euro', group: { type: 'CURRENCY', isCountry: false } });
  });

  test('finds nothing for SQL wildcards', async () => {
    for (const query of ['%%%', '___', "' or 1=1 --", '\\\\\\'])
      expect(await available('super-admin', query)).toEqual([]);
  });

  test('API-098 is restricted to users with requests or documents', async () => {
    expect((await failureOf(available('demo'))).status).toBe(403);
  });
});

describe('number of uses', () => {
  test('TAG-020 counts each request and document with the tag', async () => {
    const name = word();
    const uses = async () => named(await available('super-admin', name), name)?.amountOfUses;
    const tags = await change('super-admin', 'requests', request.id, [{ name, isNew: true }]);
    const { id } = named(tags, name)!;
    expect(await uses()).toBe(1);
    await change('super-admin', 'documents', document.id, [{ id }]);
    expect(await uses()).toBe(2);
    await change('super-admin', 'requests', request.id, [{ id, isDeleted: true }]);
    expect(await uses()).toBe(1);
    await change('super-admin', 'documents', document.id, [{ id, isDeleted: true }]);
    // A contract tag without any use is not offered to anybody.
    expect(await uses()).toBeUndefined();
  });

  test('counts only records that the user may see', async () => {
    const name = word();
    const tags = await change('super-admin', 'requests', request.id, [{ name, isNew: true }]);
    await change('super-admin', 'documents', hidden.id, [{ id: named(tags, name)!.id }]);
    const of = async (persona: PersonaId) => named(await available(persona, name), name)!.amountOfUses;
    expect([await of('client'), await of('super-admin')]).toEqual([1, 2]);
  });
});

describe('GET /tags/{id}', () => {
  test('API-099 returns one tag, and 404 for an unknown one', async () => {
    expect(await as('client').tags.get({ params: { id: fees.id } })).toMatchObject({
      id: fees.id,
      name: 'Fees',
    });
    expect((await failureOf(as('client').tags.get({ params: { id: randomUUID() } }))).status).toBe(404);
  });

  test('API-099 a tag of a contract is 404 for users who see no record with it', async () => {
    const name = word();
    const tags = await change('super-admin', 'requests', request.id, [{ name, isNew: true }]);
    const { id } = named(tags, name)!;
    expect((await as('client').tags.get({ params: { id } })).name).toBe(name);
    expect(await available('client', name)).toHaveLength(1);
    expect((await failureOf(as('newcomer').tags.get({ params: { id } }))).status).toBe(404);
    expect(await available('newcomer', name)).toEqual([]);
    expect(await available('newcomer', name, request.contractId)).toEqual([]);
  });
});

describe('GET /associations', () => {
  test('API-100 returns the tags used together with the given ones, without these', async () => {
    const [one, two] = [word(), word()];
    await change('super-admin', 'requests', request.id, [
      { name: one, isNew: true },
      { name: two, isNew: true },
    ]);
    const beside = await as('super-admin').tags.associations({ query: { query: one } });
    expect(named(beside, two)).toBeDefined();
    expect(named(beside, one)).toBeUndefined();
    expect(await as('newcomer').tags.associations({ query: { query: one } })).toEqual([]);
    expect(await as('super-admin').tags.associations({ query: { query: word() } })).toEqual([]);
  });
});

describe('PUT /entities/requests/{id}/tags', () => {
  const read = async (persona: PersonaId) =>
    (await as(persona).requests.get({ params: { id: request.id } })).tags;

  test('API-101 TAG-002 TAG-003 TAG-004 TAG-016 adds, creates and removes tags, and keeps the others', async () => {
    const before = await read('super-admin');
    const name = word();
    const after = await change('super-admin', 'requests', request.id, [
      { id: fees.id },
      { name: `  ${name} `, isNew: true },
    ]);
    expect(named(after, 'Fees')).toMatchObject({ isDeletableByCurrentUser: true, isNew: false });
    const made = named(after, name)!;
    expect(made).toMatchObject({ group: { id: EMPTY_TAG_GROUP, type: 'TAGS' } });
    expect(after.map(({ id }) => id)).toEqual(expect.arrayContaining(before.map(({ id }) => id)));
    // The client sees the same tags, and may not remove any.
    const seen = await read('client');
    expect(seen.map(({ id }) => id)).toEqual(after.map(({ id }) => id));
    expect(seen.every(({ isDeletableByCurrentUser }) => !isDeletableByCurrentUser)).toBe(true);
    const left = await change('super-admin', 'requests', request.id, [{ id: made.id, isDeleted: true }]);
    expect(left.map(({ id }) => id)).toEqual(after.map(({ id }) => id).filter((id) => id !== made.id));
  });

  test('repeating the call changes nothing', async () => {
    const name = word();
    const call = [{ name, isNew: true }];
    const first = await change('super-admin', 'requests', request.id, call);
    expect(await change('super-admin', 'requests', request.id, call)).toEqual(first);
    const removal = [{ id: named(first, name)!.id, isDeleted: true }];
    const second = await change('super-admin', 'requests', request.id, removal);
    expect(await change('super-admin', 'requests', request.id, removal)).toEqual(second);
  });

  test('changing tags does not mark the request as updated and notifies nobody', async () => {
    const facts = async () => {
      const { updatedAt, unseen } = await as('client').requests.get({ params: { id: request.id } });
      return { updatedAt, unseen };
    };
    const before = await facts();
    await change('super-admin', 'requests', request.id, [{ name: word(), isNew: true }]);
    expect(await facts()).toEqual(before);
  });

  test('TAG-011 a new tag with an existing name, in any case and language, is the existing tag', async () => {
    const name = word();
    const first = await change('super-admin', 'requests', request.id, [{ name, isNew: true }]);
    const made = named(first, name)!;
    const again = await change('super-admin', 'requests', request.id, [
      { name: name.toUpperCase(), isNew: true },
    ]);
    expect(again.filter((tag) => tag.name.toLowerCase() === name.toLowerCase())).toEqual([made]);
    const banks = await change('super-admin', 'requests', request.id, [
      { name: 'fEES', isNew: true },
      { name: 'allemagne', isNew: true },
    ]);
    expect(banks.find(({ name: each }) => each === 'Fees')?.id).toBe(fees.id);
    expect(banks.find(({ countryCode }) => countryCode === 'DE')).toMatchObject({
      group: { type: 'COUNTRY' },
    });
  });

  test('TAG-011 two concurrent creations of one name create one tag', async () => {
    const name = word();
    await Promise.all(
      [name, name.toLowerCase(), name.toUpperCase()].map((each) =>
        change('super-admin', 'requests', request.id, [{ name: each, isNew: true }]),
      ),
    );
    expect(await available('super-admin', name)).toHaveLength(1);
  });

  test('TAG-006 RDET-039 is refused to users who see the request but may not manage its tags', async () => {
    const before = await read('client');
    const failure = await failureOf(change('client', 'requests', request.id, [{ id: fees.id }]));
    expect(failure).toMatchObject({ status: 403, code: 'FORBIDDEN', key: 'update-tags' });
    const created = word();
    expect(
      (await failureOf(change('client', 'requests', request.id, [{ name: created, isNew: true }]))).status,
    ).toBe(403);
    expect(await read('client')).toEqual(before);
    expect(await available('super-admin', created)).toEqual([]);
  });

  test('TAG-006 is 404 for a request the user must not know', async () => {
    expect((await failureOf(change('newcomer', 'requests', request.id, [{ id: fees.id }]))).status).toBe(404);
    expect((await failureOf(change('super-admin', 'requests', randomUUID(), [{ id: fees.id }]))).status).toBe(
      404,
    );
    expect((await failureOf(change('demo', 'requests', request.id, []))).status).toBe(403);
  });

  test('TAG-005 a tag added by a system can be removed by bank administrators, not by other staff', async () => {
    const { pageRecords } = await as('staff').requests.list({ query: { limit: 100 } });
    // Only the seed adds tags in the name of a system; staff may remove any other tag.
    const ofSystem = (tag: AttachedTag) => tag.group.type === 'COUNTRY' && !tag.isDeletableByCurrentUser;
    const theirs = (pageRecords as Request[]).find(
      ({ rights, tags }) => rights.canManageTags && tags.some(ofSystem),
    )!;
    const country = theirs.tags.find(ofSystem)!;
    const remove = (persona: PersonaId) =>
      change(persona, 'requests', theirs.id, [{ id: country.id, isDeleted: true }]);
    expect((await failureOf(remove('staff'))).status).toBe(403);
    const seen = await as('super-admin').requests.get({ params: { id: theirs.id } });
    expect(seen.tags.find(({ id }) => id === country.id)?.isDeletableByCurrentUser).toBe(true);
    const after = await remove('super-admin');
    expect(after.some(({ id }) => id === country.id)).toBe(false);
  });

  test('TAG-010 refuses names that are too short, too long or unreadable', async () => {
    const names = ['ab', '  a ', 'x'.repeat(51), '---', '\u202egnp.exe', 'a\u0000bc', 'in\u200bvisible'];
    for (const name of names) {
      const failure = await failureOf(change('super-admin', 'requests', request.id, [{ name, isNew: true }]));
      expect(failure.code, JSON.stringify(name)).toBe('BAD_REQUEST');
      expect(failure.labels[0]).toMatch(/\S/);
    }
  });

  test('stores a malicious name as plain text', async () => {
    const name = `<img src=x onerror=${randomUUID().slice(0, 4)}>`;
    const tags = await change('super-admin', 'requests', request.id, [{ name, isNew: true }]);
    expect(named(tags, name)).toBeDefined();
  });

  test('refuses unknown tags and types, duplicates, contradictions and too many changes', async () => {
    const refused: Change[][] = [
      [{ id: randomUUID() }],
      [{ id: fees.id }, { id: fees.id, isDeleted: true }],
      [
        { name: 'Twice', isNew: true },
        { name: 'tWICE', isNew: true },
      ],
      [{ name: 'Both', isNew: true, isDeleted: true }],
      [{ id: fees.id, isNew: true }],
      [{}],
      Array.from({ length: 51 }, () => ({ name: word(), isNew: true })),
      Array.from({ length: 50 }, () => ({ name: word(), isNew: true })),
    ];
    for (const body of refused) {
      await change('super-admin', 'requests', request.id, [{ id: fees.id }]);
      expect((await failureOf(change('super-admin', 'requests', request.id, body))).code).toBe('BAD_REQUEST');
    }
    expect((await failureOf(change('super-admin', 'contracts' as 'requests', request.id, []))).status).toBe(
      404,
    );
  });

  test('refuses the id of a tag of another contract', async () => {
    const name = word();
    const tags = await change('super-admin', 'requests', request.id, [{ name, isNew: true }]);
    const { id } = named(tags, name)!;
    const { pageRecords } = await as('super-admin').requests.list({ query: { limit: 100 } });
    const foreign = (pageRecords as Request[]).find(({ contractId }) => contractId !== request.contractId)!;
    expect(named(tags, name)).toMatchObject({ contractId: request.contractId });
    expect(await failureOf(change('super-admin', 'requests', foreign.id, [{ id }]))).toMatchObject({
      code: 'BAD_REQUEST',
      labels: [expect.stringContaining('belongs to one contract')],
    });
  });
});

describe('PUT /entities/documents/{id}/tags', () => {
  test('API-101 TAG-005 a client tags a document of their contract and removes only their own tags', async () => {
    const own = word();
    const mine = await change('client', 'documents', document.id, [{ name: own, isNew: true }]);
    const made = named(mine, own)!;
    expect(made.isDeletableByCurrentUser).toBe(true);
    const theirs = word();
    const both = await change('super-admin', 'documents', document.id, [{ name: theirs, isNew: true }]);
    const foreign = named(both, theirs)!;
    expect(
      (await failureOf(change('client', 'documents', document.id, [{ id: foreign.id, isDeleted: true }])))
        .status,
    ).toBe(403);
    const after = await change('client', 'documents', document.id, [{ id: made.id, isDeleted: true }]);
    expect(named(after, own)).toBeUndefined();
    expect(named(after, theirs)).toMatchObject({ isDeletableByCurrentUser: false });
    const listed = await as('client').documents.search({ body: { tags: [foreign.id] } });
    expect(listed.pageRecords.map(({ id }) => id)).toEqual([document.id]);
  });

  test('TAG-006 a document of a request is tagged by users who manage the tags of the request', async () => {
    const documentIds = [await uploadPdf('answer.pdf', 'client')];
    await as('client').requestDocuments.add({
      params: { id: request.id },
      body: { topicIds: ['PAYMENTS'], documentIds },
    });
    const [ofRequest] = (await as('client').documents.search({ body: { ids: documentIds } })).pageRecords as [
      Document,
    ];
    expect(ofRequest.rights.canManageTags).toBe(false);
    expect((await failureOf(change('client', 'documents', ofRequest.id, [{ id: fees.id }]))).status).toBe(
      403,
    );
    expect(
      named(await change('super-admin', 'documents', ofRequest.id, [{ id: fees.id }]), 'Fees'),
    ).toBeDefined();
  });

  test('DOC-015 a public document is tagged by bank administrators; an unknown one is 404', async () => {
    const everyones = await newPublicDocument();
    expect((await failureOf(change('client', 'documents', everyones.id, [{ id: fees.id }]))).status).toBe(
      403,
    );
    expect(
      named(await change('super-admin', 'documents', everyones.id, [{ id: fees.id }]), 'Fees'),
    ).toBeDefined();
    expect(
      (await failureOf(change('marketing', 'documents', document.id, []))).status,
    ).toBeGreaterThanOrEqual(403);
    expect((await failureOf(change('client', 'documents', randomUUID(), []))).status).toBe(404);
  });
});

describe('PUT /entities/{type}/tags', () => {
  const together = (persona: PersonaId, type: TaggedType, ids: string[], changes: Change[]) =>
    as(persona).tags.changeTogether({
      params: { type },
      body: { ids, changes: changes as { id: string }[] },
    });
  const wordsOf = async (ids: string[]) => {
    const { pageRecords } = await as('super-admin').documents.search({ body: { ids } });
    return new Map(pageRecords.map(({ id, tags }) => [id, tags.map(({ name }) => name)]));
  };
  /** Documents of the contract, which its users may tag. */
  let own: readonly { readonly id: string }[];
  /** A public document, which the client can read but not tag. */
  let everyones: { readonly id: string };

  beforeAll(async () => {
    const { userId } = personaOf('client');
    const ids = [0, 1, 2].map(() => newSignedContract(request.contractId, userId));
    own = (await Promise.all(ids)).map((id) => ({ id }));
    everyones = await newPublicDocument();
  });

  test('TAG-002 TAG-003 TAG-004 changes all records, and creates a new tag once', async () => {
    const ids = own.map(({ id }) => id);
    const name = word();
    await together('client', 'documents', ids, [{ name, isNew: true }, { id: fees.id }]);
    for (const words of (await wordsOf(ids)).values())
      expect(words).toEqual(expect.arrayContaining([name, 'Fees']));
    const [made] = await available('client', name);
    expect(made).toMatchObject({ name, amountOfUses: 3 });
    await together('client', 'documents', [ids[0]!, ids[0]!], [{ id: made!.id, isDeleted: true }]);
    const after = await wordsOf(ids);
    expect(ids.map((id) => after.get(id)!.includes(name))).toEqual([false, true, true]);
  });

  test('TAG-002 TAG-006 writes nothing if one record may not be tagged or is invisible', async () => {
    const ids = own.map(({ id }) => id);
    const name = word();
    for (const [other, status] of [
      [everyones.id, 403],
      [hidden.id, 404],
      [randomUUID(), 404],
    ] as const)
      for (const all of [
        [...ids, other],
        [other, ...ids],
      ])
        expect(await failureOf(together('client', 'documents', all, [{ name, isNew: true }]))).toMatchObject({
          status,
          key: 'update-tags',
        });
    for (const words of (await wordsOf(ids)).values()) expect(words).not.toContain(name);
    expect(await available('super-admin', name)).toEqual([]);
  });

  test('TAG-005 writes nothing if a tag cannot be removed from one record', async () => {
    const ids = own.map(({ id }) => id);
    const name = word();
    const [mine, theirs] = [[ids[0]!, ids[1]!], [ids[2]!]];
    await together('client', 'documents', mine, [{ name, isNew: true }]);
    await together('super-admin', 'documents', theirs, [{ name, isNew: true }]);
    const { id } = (await available('client', name))[0]!;
    const added = word();
    const failure = await failureOf(
      together('client', 'documents', ids, [
        { id, isDeleted: true },
        { name: added, isNew: true },
      ]),
    );
    expect(failure.status).toBe(403);
    for (const words of (await wordsOf(ids)).values()) {
      expect(words).toContain(name);
      expect(words).not.toContain(added);
    }
  });

  test('TAG-006 the bank may change several requests; a client who sees them may not', async () => {
    const ids = [request.id, await newRequest('client')];
    const tagsOf = () =>
      Promise.all(
        ids.map(async (id) =>
          (await as('client').requests.get({ params: { id } })).tags.map(({ name }) => name),
        ),
      );
    const name = word();
    expect((await failureOf(together('client', 'requests', ids, [{ name, isNew: true }]))).status).toBe(403);
    expect((await failureOf(together('newcomer', 'requests', ids, [{ name, isNew: true }]))).status).toBe(
      404,
    );
    for (const words of await tagsOf()) expect(words).not.toContain(name);
    await together('super-admin', 'requests', ids, [{ name, isNew: true }]);
    for (const words of await tagsOf()) expect(words).toContain(name);
  });

  test('refuses an empty list, too many records, and invalid changes', async () => {
    const many = Array.from({ length: 501 }, () => randomUUID());
    const refused: [string[], Change[]][] = [
      [[], [{ id: fees.id }]],
      [many, [{ id: fees.id }]],
      [['no id'], [{ id: fees.id }]],
      [[own[0]!.id], [{}]],
    ];
    for (const [ids, changes] of refused)
      expect((await failureOf(together('client', 'documents', ids, changes))).code).toBe('BAD_REQUEST');
    expect((await failureOf(together('demo', 'documents', [own[0]!.id], []))).status).toBe(403);
  });
});

describe('GET /requests filtered by tag', () => {
  test('TAG-017 TAG-018 returns requests by country or currency, and none for an unused code', async () => {
    const list = async (query: { countries?: string[]; currencies?: string[] }) =>
      (await as('super-admin').requests.list({ query: { ...query, limit: 10_000 } }))
        .pageRecords as Request[];
    const german = await list({ countries: ['DE'] });
    expect(german.length).toBeGreaterThan(0);
    for (const { tags } of german) expect(tags.some(({ countryCode }) => countryCode === 'DE')).toBe(true);
    // The three-letter code, also valid in URLs, means the same country.
    expect(await list({ countries: ['DEU'] })).toEqual(german);
    const euro = named(await available('super-admin', 'eur'), 'EUR')!;
    await change('super-admin', 'requests', request.id, [{ id: euro.id }]);
    expect((await list({ currencies: ['EUR'] })).map(({ id }) => id)).toContain(request.id);
    expect(await list({ countries: ['ZZZ'] })).toEqual([]);
    const call = as('super-admin').requests.list({ query: { countries: ['Germany'] } });
    expect((await failureOf(call)).code).toBe('BAD_REQUEST');
  });
});
