/**
 * Compares the search with a simple reference: the words of all rows of a seeded bank in memory, limited to what each
 * user's own pages list. Slow, without any SQL of the search, and on a bank that no other test writes to.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Api } from '@atrium/contract';
import type { Client } from '@atrium/contract/client';
import { DOCUMENT_CATEGORIES } from '@atrium/contract/document-rules';
import { ApiError } from '@atrium/contract/errors';
import { PREFER_MINIMAL } from '@atrium/contract/request-rules';
import {
  SEARCH_LIMIT,
  SEARCH_SERVICES,
  SEARCH_TYPES,
  SUGGESTIONS_PER_SERVICE,
} from '@atrium/contract/search-rules';
import type { SearchType } from '@atrium/contract/search-rules';
import { SERVICES } from '@atrium/contract/services';
import { personaOf } from '../../sandbox/src/seed/personas.ts';
import * as schema from '../src/database/schema/index.ts';
import { ownPlatform, signedInOver } from './own-platform.ts';
import type { OwnPlatform } from './own-platform.ts';

const PEOPLE = ['client', 'restricted', 'staff', 'client-admin', 'super-admin'] as const;
type Person = (typeof PEOPLE)[number];
const LANGUAGES = ['en', 'fr'] as const;
type Language = (typeof LANGUAGES)[number];

/** Returns the words of texts in lower case, without accents, each preceded by a space. */
const wordsOf = (...texts: readonly (string | null | undefined)[]): string =>
  texts
    .map((text) => ` ${text ?? ''}`)
    .join('')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&[#\w]+;/g, ' ');

/** Text by which everyone who can see a record finds it, and internal text only for the bank. */
interface Words {
  readonly text: string;
  readonly internal?: string;
}
/** A record with the words that the search looks at, and those of its name that the suggestions look at. */
interface Entry extends Words {
  readonly key: string;
  readonly name: Words;
}
type Entries = Readonly<Record<SearchType, readonly Entry[]>>;
let own: OwnPlatform;
let bank: Entries;
/** Existing words, which can replace a misspelt one. */
let known: readonly string[];
/** Words with accents, as they are written in texts of the bank. */
let accented: readonly string[];
const clients = new Map<Person, Readonly<Record<Language, Client<Api>>>>();
/** Keys of the records that each user's own pages list. */
const seen = new Map<Person, Readonly<Record<SearchType, ReadonlySet<string>>>>();

/** Reads all pages of a list; empty if the user may not open it. */
async function pagesOf<T>(
  read: (page: number) => Promise<{ items: readonly T[]; total: number }>,
): Promise<T[]> {
  const all: T[] = [];
  try {
    for (let page = 1; ; page += 1) {
      const { items, total } = await read(page);
      all.push(...items);
      if (items.length === 0 || all.length >= total) return all;
    }
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return [];
    throw error;
  }
}

async function listedFor(person: Person): Promise<Readonly<Record<SearchType, ReadonlySet<string>>>> {
  const client = clients.get(person)!.en;
  const { contactInformation, services } = await client.users.me();
  const requests = await pagesOf(async () => {
    const { pageRecords, totalRecords } = await client.requests.list({
      query: { limit: 10_000 },
      headers: PREFER_MINIMAL,
    });
    return { items: pageRecords.map(({ id }) => id), total: totalRecords };
  });
  const documents = await pagesOf(async (page) => {
    const { pageRecords, totalRecords } = await client.documents.search({ body: { limit: 100, page } });
    return { items: pageRecords.map(({ id }) => id), total: totalRecords };
  });
  const contacts = await pagesOf(async (page) => {
    const { members, totalRecords } = await client.contacts.search({ body: { limit: 500, page } });
    return { items: members.map(({ clientMember }) => clientMember.id), total: totalRecords };
  });
  const kyc = await pagesOf(async (pageId) => {
    const { pageRecords, totalCount } = await client.kyc.list({ query: { pageId, pageSize: 100 } });
    return { items: pageRecords.map(({ ricosCode }) => ricosCode), total: totalCount };
  });
  const powers = await pagesOf(async (pageId) => {
    const { pageRecords, totalRecords } = await client.powerOfAttorney.list({
      query: { pageId, pageSize: 100 },
    });
    return { items: pageRecords.map(({ ricosCode }) => ricosCode), total: totalRecords };
  });
  const articles = await pagesOf(async (page) => {
    const { pageRecords, totalRecords } = await client.highlights.articles({ body: { size: 100, page } });
    return { items: pageRecords.map(({ source, id }) => `${source}:${id}`), total: totalRecords };
  });
  const contracts = contactInformation.isInternal
    ? await pagesOf(async (page) => {
        const { pageRecords, totalRecords } = await client.contracts.list({ query: { size: 100, page } });
        return { items: pageRecords.map(({ id }) => id), total: totalRecords };
      })
    : services.some(({ name }) => name === 'MY_CONTRACT' || name === 'CONTRACTS')
      ? (await client.users.scope({ params: { id: personaOf(person).userId } })).contracts.map(({ id }) => id)
      : [];
  return {
    requests: new Set(requests),
    documents: new Set(documents),
    contacts: new Set(contacts),
    kyc: new Set(kyc),
    powers: new Set(powers),
    highlights: new Set(articles),
    research: new Set(services.some(({ name }) => name === SEARCH_SERVICES.research) ? articles : []),
    contracts: new Set(contracts),
  };
}

/** Reads the bank's records by type, directly from its rows, and the words with accents of some of their texts. */
async function readBank(): Promise<{ entries: Entries; accented: readonly string[] }> {
  const { db } = own.platform;
  const rowsOf = {
    users: await db.select().from(schema.users),
    clients: await db.select().from(schema.clients),
    legalEntities: await db.select().from(schema.legalEntities),
    tags: await db.select().from(schema.tags),
    contracts: await db.select().from(schema.contracts),
    contacts: await db.select().from(schema.contacts),
    articles: await db.select().from(schema.articles),
    kyc: await db.select().from(schema.kycRecords),
    powers: await db.select().from(schema.powersOfAttorney),
    branches: await db.select().from(schema.powerBranches),
    signatories: await db.select().from(schema.powerSignatories),
    requests: await db.select().from(schema.requests),
    messages: await db.select().from(schema.messages),
    documents: await db.select().from(schema.documents),
    files: await db.select().from(schema.blobTexts),
  };
  const namesBy = <T>(rows: readonly T[], key: (row: T) => string, name: (row: T) => string) =>
    new Map(rows.map((row) => [key(row), name(row)]));
  const person = namesBy(
    rowsOf.users,
    ({ id }) => id,
    ({ firstName, lastName }) => `${firstName} ${lastName}`,
  );
  const client = namesBy(
    rowsOf.clients,
    ({ id }) => id,
    ({ name }) => name,
  );
  const entity = namesBy(
    rowsOf.legalEntities,
    ({ ricosCode }) => ricosCode,
    ({ longName }) => longName,
  );
  const tag = namesBy(
    rowsOf.tags,
    ({ id }) => id,
    ({ name, synonym, frenchName }) => `${name} ${synonym ?? ''} ${frenchName ?? ''}`,
  );
  const contract = namesBy(
    rowsOf.contracts,
    ({ id }) => id,
    ({ name }) => name,
  );
  const file = namesBy(
    rowsOf.files,
    ({ sha256 }) => sha256,
    ({ text }) => text,
  );
  /** Joins texts of related rows by the key of their record. */
  const joined = <T>(rows: readonly T[], key: (row: T) => string, text: (row: T) => string) => {
    const texts = new Map<string, string>();
    for (const row of rows) texts.set(key(row), `${texts.get(key(row)) ?? ''} ${text(row)}`);
    return texts;
  };
  const messages = joined(
    rowsOf.messages,
    ({ requestId }) => requestId,
    ({ message }) => textOf(message),
  );
  const requestEntities = joined(
    await db.select().from(schema.requestLegalEntities),
    ({ requestId }) => requestId,
    ({ ricosCode }) => entity.get(ricosCode)!,
  );
  const requestTags = joined(
    await db.select().from(schema.requestTags),
    ({ requestId }) => requestId,
    ({ tagId }) => tag.get(tagId)!,
  );
  const numbers = joined(
    await db.select().from(schema.requestExternalApplications),
    ({ requestId }) => requestId,
    ({ externalId }) => externalId,
  );
  const documentEntities = joined(
    await db.select().from(schema.documentLegalEntities),
    ({ documentId }) => documentId,
    ({ ricosCode }) => entity.get(ricosCode)!,
  );
  const documentTags = joined(
    await db.select().from(schema.documentTags),
    ({ documentId }) => documentId,
    ({ tagId }) => tag.get(tagId)!,
  );
  const signatories = joined(
    rowsOf.signatories,
    ({ branchId }) => branchId,
    ({ fullName }) => fullName,
  );
  const branches = joined(
    rowsOf.branches,
    ({ ricosCode }) => ricosCode,
    ({ id, name }) => `${name} ${signatories.get(id) ?? ''}`,
  );
  const entityRow = new Map(rowsOf.legalEntities.map((row) => [row.ricosCode, row]));
  const serviceLabels = new Map(Object.entries(SERVICES).map(([code, { label }]) => [code, label]));
  const articlesOf = (ofType: (category: string) => boolean): Entry[] => {
    const versions = Map.groupBy(
      rowsOf.articles.filter(({ category }) => ofType(category)),
      ({ source, id }) => `${source}:${id}`,
    );
    type Row = (typeof rowsOf.articles)[number];
    const words = (rows: readonly Row[], textsOf: (row: Row) => readonly string[]): Words => ({
      text: wordsOf(...rows.filter(({ isHidden }) => !isHidden).flatMap(textsOf)),
      internal: wordsOf(...rows.filter(({ isHidden }) => isHidden).flatMap(textsOf)),
    });
    return [...versions].map(([key, rows]) => ({
      key,
      ...words(rows, ({ title, description, tags, content }) => [
        title,
        description,
        tags.join(' '),
        textOf(content),
      ]),
      name: words(rows, ({ title }) => [title]),
    }));
  };
  const written = [
    ...rowsOf.articles.flatMap(({ title, description }) => [title, description]),
    ...rowsOf.contacts.flatMap(({ name, title, businessLine }) => [name, title.fr, businessLine.fr]),
    ...rowsOf.documents.map(({ filename }) => filename),
    ...rowsOf.requests.map(({ title }) => title),
  ].join(' ');
  const isResearch = (category: string): boolean => category === 'MARKETS_TRENDS';
  const entries: Entries = {
    requests: rowsOf.requests.map((row) => {
      const service = serviceLabels.get(row.serviceCode);
      return {
        key: row.id,
        text: wordsOf(
          row.title,
          row.reference,
          textOf(row.description),
          messages.get(row.id),
          service?.en,
          service?.fr,
          person.get(row.createdById),
          person.get(row.lastUpdatedById),
          requestEntities.get(row.id),
          requestTags.get(row.id),
        ),
        internal: wordsOf(contract.get(row.contractId), numbers.get(row.id)),
        name: { text: wordsOf(row.title, row.reference, textOf(row.description)) },
      };
    }),
    documents: rowsOf.documents.map((row) => ({
      key: row.id,
      text: wordsOf(
        row.filename,
        file.get(row.sha256),
        DOCUMENT_CATEGORIES[row.category].label.en,
        DOCUMENT_CATEGORIES[row.category].label.fr,
        person.get(row.authorId),
        row.contractId && contract.get(row.contractId),
        documentEntities.get(row.id),
        documentTags.get(row.id),
      ),
      name: { text: wordsOf(row.filename) },
    })),
    contacts: rowsOf.contacts.map(
      ({ id, name, title, businessLine, teamName, products, location, email }) => ({
        key: id,
        text: wordsOf(
          name,
          ...[title, businessLine, teamName, ...products].flatMap(({ en, fr }) => [en, fr]),
          location,
          email,
        ),
        name: { text: wordsOf(name) },
      }),
    ),
    kyc: rowsOf.kyc.map(({ ricosCode }) => {
      const { longName, lei, registrationNumber, siren } = entityRow.get(ricosCode)!;
      return {
        key: ricosCode,
        text: wordsOf(longName, ricosCode, lei, registrationNumber, siren),
        name: { text: wordsOf(longName, ricosCode) },
      };
    }),
    powers: rowsOf.powers.map(({ ricosCode, hasSpartData }) => ({
      key: ricosCode,
      text: wordsOf(entity.get(ricosCode), ricosCode, hasSpartData ? branches.get(ricosCode) : null),
      name: { text: wordsOf(entity.get(ricosCode), ricosCode) },
    })),
    highlights: articlesOf((category) => !isResearch(category)),
    research: articlesOf(isResearch),
    contracts: rowsOf.contracts.map(({ id, name, number, description, clientId }) => {
      const text = wordsOf(name, number, description, clientId === null ? null : client.get(clientId));
      return { key: id, text, name: { text } };
    }),
  };
  const words = new Set(written.match(/\p{L}{4,}/gu));
  return { entries, accented: [...words].filter((word) => word.normalize('NFD') !== word) };
}

/** Whether a user sees internal text. Hidden articles are shown only to administrators. */
const isShownAll = (person: Person, type: SearchType): boolean =>
  person === 'super-admin' || (person === 'staff' && type !== 'highlights' && type !== 'research');

/** What a search looks at: all words, or only names, as the suggestions do. */
type Depth = 'words' | 'names';

/** Returns the keys, by type, that match every term; a term matches by any of its prefixes. */
function found(
  person: Person,
  terms: readonly (readonly string[])[],
  depth: Depth,
): Map<SearchType, string[]> {
  const listed = seen.get(person)!;
  return new Map(
    SEARCH_TYPES.flatMap((type) => {
      // Users without the research service find it among the highlights, as on their page.
      const entries =
        type === 'highlights' && listed.research.size === 0
          ? [...bank.highlights, ...bank.research]
          : bank[type];
      const keys = entries.flatMap(({ key, name, ...full }) => {
        const { text, internal }: Words = depth === 'names' ? name : full;
        const words = isShownAll(person, type) ? text + (internal ?? '') : text;
        const isFound = terms.every((beginnings) => beginnings.some((word) => words.includes(` ${word}`)));
        return listed[type].has(key) && isFound ? [key] : [];
      });
      return keys.length > 0 ? [[type, keys] as const] : [];
    }),
  );
}

/** Returns the edit distance (Levenshtein) of two words. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [position, each] of [...other].entries())
      next.push(
        Math.min(row[position + 1]! + 1, next[position]! + 1, row[position]! + (letter === each ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1)!;
}
const isExchanged = (one: string, other: string): boolean =>
  one.length === other.length &&
  [...one].some(
    (_letter, index) =>
      one.slice(0, index) + (one[index + 1] ?? '') + one[index] + one.slice(index + 2) === other,
  );

/** Returns the expected result of the search: records of each type, and whether fuzzy matching was used. */
function expected(
  person: Person,
  query: string,
  depth: Depth,
): { isForgiving: boolean; found: Map<SearchType, string[]> } {
  const foundBy = (terms: readonly (readonly string[])[]) => found(person, terms, depth);
  const terms = [...new Set(wordsOf(query).split(' ').filter(Boolean))].map((word) =>
    word.length > 4 && /[a-z][sx]$/.test(word) ? word.slice(0, -1) : word,
  );
  const exact = foundBy(terms.map((term) => [term]));
  if (exact.size > 0) return { isForgiving: false, found: exact };
  const replaced: string[][] = [];
  for (const term of terms) {
    if (foundBy([[term]]).size > 0) {
      replaced.push([term]);
      continue;
    }
    if (term.length < 4 || /\d/.test(term)) return { isForgiving: false, found: exact };
    const alike = [1, ...(term.length < 8 ? [] : [2])]
      .map((mistakes) =>
        known.filter(
          (word) =>
            Math.abs(word.length - term.length) <= mistakes &&
            (distance(word, term) <= mistakes || isExchanged(word, term)),
        ),
      )
      .find((words) => words.length > 0 && foundBy([words]).size > 0);
    if (!alike) return { isForgiving: false, found: exact };
    replaced.push([term, ...alike]);
  }
  if (replaced.every((words) => words.length === 1)) return { isForgiving: false, found: exact };
  return { isForgiving: true, found: foundBy(replaced) };
}

/** Returns a seeded random number generator. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/**
 * Returns queries from records of the whole bank, including those the user cannot see: words and parts of words, with
 * and without accents, in both languages, and with typing mistakes.
 */
function queriesOf(person: Person, count: number, depth: Depth): string[] {
  const random = randomOf(PEOPLE.indexOf(person) + 7);
  const one = <T>(list: readonly T[]): T => list[random(list.length)]!;
  const record = (): string[] => {
    const { name, ...full } = one(bank[one(SEARCH_TYPES)]);
    const { text, internal }: Words = depth === 'names' ? name : full;
    const words = (text + (internal ?? '')).split(' ').filter((word) => word.length > 3);
    return words.length > 0 ? words : record();
  };
  /** A word whose letters from a position on, neither the first nor the last one, are changed. */
  const mistyped = (change: (letters: string) => string): string => {
    const word = one(record());
    const at = 1 + random(word.length - 2);
    return word.slice(0, at) + change(word.slice(at));
  };
  const kinds: (() => string)[] = [
    () => one(record()),
    () => one(record()).slice(0, 3),
    () => one(record()).slice(0, 2),
    () => one(record()).toUpperCase().replaceAll('E', 'É').replaceAll('A', 'À'),
    () => one(accented),
    () => one(accented).normalize('NFD').toUpperCase(),
    () => wordsOf(one(accented)).trim(),
    () => `${one(record())}s`,
    () => {
      const words = record();
      return `${one(words)} ${one(words)}`;
    },
    () => {
      const words = record();
      return `${one(words)} ${one(words).slice(0, 4)} ${one(words)}`;
    },
    () => `${one(record())} ${one(record())}`,
    () => mistyped((letters) => letters.slice(1)),
    () => mistyped((letters) => letters[0]! + letters),
    () => mistyped((letters) => `q${letters.slice(1)}`),
    () => mistyped((letters) => letters[1]! + letters[0]! + letters.slice(2)),
    () =>
      one(bank.requests)
        .text.split(' ')
        .filter((word) => /^\d/.test(word))
        .slice(0, 2)
        .join('-') || 'r-2026',
  ];
  return Array.from({ length: count }, (_, index) => kinds[index % kinds.length]!());
}

beforeAll(async () => {
  own = await ownPlatform();
  ({ entries: bank, accented } = await readBank());
  const rows = await own.platform.db.selectDistinct().from(schema.searchWords);
  const labels = [...Object.values(SERVICES), ...Object.values(DOCUMENT_CATEGORIES)].map(({ label }) =>
    wordsOf(label.en, label.fr),
  );
  known = [...new Set([...rows.map(({ word }) => word), ...labels.join('').split(' ')])].filter((word) =>
    /^\p{L}{4,}$/u.test(word),
  );
  for (const person of PEOPLE) {
    const client = await signedInOver(own.platform, person);
    clients.set(person, { en: client('en'), fr: client('fr') });
    seen.set(person, await listedFor(person));
  }
}, 120_000);
afterAll(() => own.close());

/** Filters with counts; each value narrows the results. */
const COUNTED = ['recent', 'own', 'country', 'currency', 'ricosCodes', 'contracts', 'tags'] as const;

const same = (one: Record<string, number>, other: Record<string, number>): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([type, total]) => other[type] === total);

type Answer = Awaited<ReturnType<Client<Api>['search']['search']>>;

/** Returns how an answer differs from the reference; undefined where it does not. */
function difference(query: string, answer: Answer, right: ReturnType<typeof expected>): unknown {
  const totals = Object.fromEntries(answer.groups.map(({ type, total }) => [type, total]));
  const rightTotals = Object.fromEntries([...right.found].map(([type, keys]) => [type, keys.length]));
  const wrong = answer.groups.flatMap(({ type, results }) => {
    const keys = new Set(right.found.get(type));
    return results.filter(({ id }) => !keys.has(keyOf(type, id))).map(({ id }) => id);
  });
  const isSame = same(totals, rightTotals) && answer.isForgiving === right.isForgiving;
  if (isSame && wrong.length === 0) return undefined;
  const flags = { isForgiving: answer.isForgiving, rightForgiving: right.isForgiving };
  return { query, totals, rightTotals, wrong: wrong.slice(0, 3), ...flags };
}

test.each(PEOPLE)(
  'SRCH-004 SRCH-005 %s finds in both languages exactly what the pages and a simple reference implementation find',
  async (person) => {
    const differences: unknown[] = [];
    let results = 0;
    let forgiven = 0;
    for (const [index, query] of queriesOf(person, 45, 'words').entries()) {
      const language = LANGUAGES[index % 2]!;
      const { search } = clients.get(person)![language];
      const answer = await search.search({ params: { type: 'all' }, body: { query, limit: SEARCH_LIMIT } });
      const right = expected(person, query, 'words');
      const different = difference(query, answer, right);
      if (different) differences.push(different);
      for (const { service, label } of answer.groups) expect(label).toBe(SERVICES[service].label[language]);
      results += answer.total;
      forgiven += Number(answer.isForgiving);
    }
    expect(differences).toEqual([]);
    expect(results).toBeGreaterThan(100);
    expect(forgiven).toBeGreaterThan(0);
  },
  120_000,
);

test.each(PEOPLE)(
  'SRCH-013 DATA-032 what %s is told of each filter is what the reference counts, and what the filter leaves',
  async (person) => {
    const { search } = clients.get(person)!.en;
    let values = 0;
    for (const [index, query] of queriesOf(person, 45, 'words').entries()) {
      if (index % 6 !== 0) continue;
      const right = expected(person, query, 'words');
      const blocks = await search.filters({ body: { query } });
      const services = blocks.find(({ field }) => field === 'services')!.items;
      expect(Object.fromEntries(services.map(({ value, count }) => [value, count])), query).toEqual(
        Object.fromEntries([...right.found].map(([type, keys]) => [type, keys.length])),
      );
      for (const field of COUNTED) {
        const item = blocks.find((block) => block.field === field)!.items[0];
        if (!item) continue;
        const answer = await search.search({
          params: { type: 'all' },
          body: { query, [field]: [item.value], limit: SEARCH_LIMIT },
        });
        const keys = new Set([...right.found].flatMap(([type, own]) => own.map((key) => `${type} ${key}`)));
        const outside = answer.groups.flatMap(({ type, results }) =>
          results.map(({ id }) => `${type} ${keyOf(type, id)}`).filter((key) => !keys.has(key)),
        );
        expect([answer.total, outside], `${query}, ${field} ${item.label}`).toEqual([item.count, []]);
        values += 1;
      }
    }
    expect(values).toBeGreaterThan(10);
  },
  120_000,
);

test.each(PEOPLE)(
  'SRCH-004 what is suggested to %s while they type are the records whose names have the words',
  async (person) => {
    const differences: unknown[] = [];
    let results = 0;
    for (const [index, query] of queriesOf(person, 20, 'names').entries()) {
      const { search } = clients.get(person)![LANGUAGES[index % 2]!];
      const answer = await search.search({
        params: { type: 'all' },
        body: { query, advanced: false, limit: SUGGESTIONS_PER_SERVICE },
      });
      const different = difference(query, answer, expected(person, query, 'names'));
      if (different) differences.push(different);
      for (const { results: shown } of answer.groups)
        expect(shown.length).toBeLessThanOrEqual(SUGGESTIONS_PER_SERVICE);
      results += answer.total;
    }
    expect(differences).toEqual([]);
    expect(results).toBeGreaterThan(20);
  },
  120_000,
);

/** Returns the key of a result: an article has one key for both languages. */
function keyOf(type: SearchType, id: string): string {
  const key = id.slice(type.length + 1);
  return type === 'highlights' || type === 'research' ? key.slice(0, key.lastIndexOf(':')) : key;
}
