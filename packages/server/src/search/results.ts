import { desc, eq, inArray, sql } from 'drizzle-orm';
import { holdsService } from '@atrium/contract/access';
import { articleKey } from '@atrium/contract/articles';
import { SEARCH_SERVICES } from '@atrium/contract/search-rules';
import type { SearchType } from '@atrium/contract/search-rules';
import type { SearchGroup, SearchResult } from '@atrium/contract/search';
import { SERVICES } from '@atrium/contract/services';
import type { ServiceCode } from '@atrium/contract/services';
import type { Reads } from '../database/index.ts';
import {
  articles,
  blobTexts,
  clients,
  contacts,
  contracts,
  documents,
  kycRecords,
  legalEntities,
  messages,
  powerBranches,
  powersOfAttorney,
  powerSignatories,
  requestLegalEntities,
  requests,
} from '../database/schema/index.ts';
import { documentRows, shownDocuments } from '../documents/index.ts';
import { taggableRequests } from '../requests/index.ts';
import { tagsOfRequests } from '../tagging/index.ts';
import { categoryLabel } from './labels.ts';
import type { FoundGroup, FoundRecord } from './listing.ts';
import { ARTICLE_KEY } from './parts.ts';
import type { Search } from './parts.ts';
import { plainText } from './plain-text.ts';
import { excerptOf, markedText, tsquery } from './terms.ts';

/** The part of a result that depends on its type; `shownGroup` adds what all types share. */
type Shown = Pick<SearchResult, 'title' | 'description' | 'link' | 'entityId'> & {
  readonly utcDate: Date | null;
  readonly details?: Partial<SearchResult['details']>;
  /** Labels after the sub-category. */
  readonly category?: SearchResult['category'];
};
type Read = (db: Reads, search: Search, keys: readonly string[]) => Promise<Map<string, Shown>>;

const NO_DETAILS: SearchResult['details'] = {
  country: null,
  contractName: null,
  contractId: null,
  entities: [],
  tags: [],
  tagEntityType: null,
  canManageTags: false,
  document: null,
};

/** A tsquery that matches any of the terms. */
const anyOf = (terms: Search['terms']): string => terms.map((term) => `(${tsquery(term)})`).join(' | ');

const uuids = (ids: readonly string[]) => sql`${`{${ids.join(',')}}`}::uuid[]`;

/** Returns an excerpt of each request's newest message that contains a word of the search. */
async function messageExcerpts(
  db: Reads,
  { terms }: Search,
  ids: readonly string[],
): Promise<Map<string, SearchResult['description']>> {
  if (terms.length === 0 || ids.length === 0) return new Map();
  const rows = await db
    .select({ id: messages.requestId, message: messages.message })
    .from(messages)
    .where(sql`${messages.requestId} = any(${uuids(ids)})`)
    .orderBy(desc(messages.createdAt));
  const excerpts = new Map<string, SearchResult['description']>();
  for (const { id, message } of rows) {
    if (excerpts.has(id)) continue;
    const excerpt = excerptOf(plainText(message), terms);
    if (excerpt.marks.length > 0) excerpts.set(id, excerpt);
  }
  return excerpts;
}

/** Returns the file texts of the documents whose file contains a word of the search, by document id. */
async function matchingContents(
  db: Reads,
  { terms, advanced }: Search,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (terms.length === 0 || !advanced) return new Map();
  const rows = await db
    .select({ id: documents.id, text: blobTexts.text })
    .from(documents)
    .innerJoin(blobTexts, eq(blobTexts.sha256, documents.sha256))
    .where(sql`${documents.id} = any(${uuids(ids)}) and ${blobTexts.words} @@ ${anyOf(terms)}::tsquery`);
  return new Map(rows.map(({ id, text }) => [id, text]));
}

const serviceLabel = (code: string, { language }: Search): SearchResult['category'] =>
  Object.hasOwn(SERVICES, code) ? [{ id: code, label: SERVICES[code as ServiceCode].label[language] }] : [];

const countryOf = (tags: SearchResult['details']['tags']): string | null =>
  tags.find(({ countryCode }) => countryCode !== null)?.countryCode ?? null;

const readRequests: Read = async (db, search, keys) => {
  const { terms, advanced } = search;
  const rows = await db
    .select({
      id: requests.id,
      title: requests.title,
      reference: requests.reference,
      description: requests.description,
      serviceCode: requests.serviceCode,
      updatedAt: requests.updatedAt,
      contractId: requests.contractId,
      contractName: contracts.name,
    })
    .from(requests)
    .innerJoin(contracts, eq(contracts.id, requests.contractId))
    .where(sql`${requests.id} = any(${uuids(keys)})`);
  const ids = rows.map(({ id }) => id);
  const taggable = advanced ? await taggableRequests(db, search.user, ids) : new Set<string>();
  const mayTag = (id: string) => taggable.has(id);
  const tagsOf = advanced ? await tagsOfRequests(db, search, ids, mayTag) : new Map<string, never>();
  const entityRows = advanced
    ? await db
        .select({ id: requestLegalEntities.requestId, name: legalEntities.longName })
        .from(requestLegalEntities)
        .innerJoin(legalEntities, eq(legalEntities.ricosCode, requestLegalEntities.ricosCode))
        .where(inArray(requestLegalEntities.requestId, ids))
        .orderBy(legalEntities.longName)
    : [];
  const entitiesOf = Map.groupBy(entityRows, ({ id }) => id);
  const descriptions = new Map(rows.map((row) => [row.id, excerptOf(plainText(row.description), terms)]));
  const unmarked = ids.filter((id) => descriptions.get(id)!.marks.length === 0);
  const inMessages = advanced ? await messageExcerpts(db, search, unmarked) : new Map<string, never>();
  return new Map(
    rows.map((row) => {
      const excerpt = inMessages.get(row.id) ?? descriptions.get(row.id)!;
      const tags = tagsOf.get(row.id) ?? [];
      const text = [row.reference, excerpt.text].filter(Boolean).join(' · ');
      return [
        row.id,
        {
          title: markedText(row.title, terms),
          description: markedText(text, terms),
          link: `/requests-board/requests/${row.id}`,
          utcDate: row.updatedAt,
          entityId: row.id,
          category: serviceLabel(row.serviceCode, search),
          details: {
            country: countryOf(tags),
            contractName: row.contractName,
            contractId: row.contractId,
            entities: entitiesOf.get(row.id)?.map(({ name }) => name) ?? [],
            tags,
            tagEntityType: 'requests',
            canManageTags: mayTag(row.id),
          },
        },
      ];
    }),
  );
};

const readDocuments: Read = async (db, search, keys) => {
  const rows = await documentRows(db, sql`${documents.id} = any(${uuids(keys)})`);
  const requestOf = new Map(rows.map(({ id, requestId }) => [id, requestId]));
  const holdsDocuments = holdsService('DOCUMENTS').allows(search.user);
  const shown = await shownDocuments(db, search, rows);
  const contents = await matchingContents(db, search, keys);
  return new Map(
    shown.map((document) => [
      document.id,
      {
        title: markedText(document.filename, search.terms),
        description: excerptOf(contents.get(document.id) ?? '', search.terms),
        link: holdsDocuments
          ? `/documents?documentId=${document.id}`
          : `/requests-board/requests/${requestOf.get(document.id)}?tab=documents`,
        utcDate: new Date(document.creationDate),
        entityId: document.id,
        category: document.service ? [document.service] : [],
        details: {
          country: countryOf(document.tags),
          contractName: document.contract?.name ?? null,
          contractId: document.contract?.id ?? null,
          entities: document.ricosLinked.map(({ ricosName }) => ricosName),
          tags: document.tags,
          tagEntityType: 'documents',
          canManageTags: document.rights.canManageTags,
          document,
        },
      },
    ]),
  );
};

const readContacts: Read = async (db, { language, terms }, keys) => {
  const rows = await db
    .select()
    .from(contacts)
    .where(inArray(contacts.id, [...keys]));
  return new Map(
    rows.map((row) => {
      const facts = [row.title, row.businessLine, row.teamName].map((text) => text[language]);
      return [
        row.id,
        {
          title: markedText(row.name, terms),
          description: excerptOf([...facts, row.location].filter(Boolean).join(' · '), terms),
          link: `/contacts?${new URLSearchParams({ query: row.name })}`,
          utcDate: null,
          entityId: row.id,
          details: { country: row.locationCode },
        },
      ];
    }),
  );
};

const readArticles: Read = async (db, { terms }, keys) => {
  const rows = await db
    .select({
      key: sql<string>`${ARTICLE_KEY}`,
      source: articles.source,
      id: articles.id,
      language: articles.language,
      title: articles.title,
      description: articles.description,
      content: articles.content,
      publishedAt: articles.publishedAt,
    })
    .from(articles)
    .where(inArray(ARTICLE_KEY, [...keys]));
  return new Map(
    rows.map((row) => {
      const lead = excerptOf(row.description, terms);
      const body = lead.marks.length === 0 ? excerptOf(plainText(row.content), terms) : lead;
      return [
        row.key,
        {
          title: markedText(row.title, terms),
          description: body.marks.length > 0 ? body : lead,
          link: `/highlights?article=${articleKey(row)}`,
          utcDate: row.publishedAt,
          entityId: row.id,
        },
      ];
    }),
  );
};

const readContracts: Read = async (db, { terms }, keys) => {
  const rows = await db
    .select({
      id: contracts.id,
      name: contracts.name,
      number: contracts.number,
      description: contracts.description,
      createdAt: contracts.createdAt,
      client: clients.name,
    })
    .from(contracts)
    .leftJoin(clients, eq(clients.id, contracts.clientId))
    .where(inArray(contracts.id, [...keys]));
  return new Map(
    rows.map(({ id, name, number, client, description, createdAt }) => [
      id,
      {
        title: markedText(name, terms),
        description: excerptOf([number, client, description].filter(Boolean).join(' · '), terms),
        // Links to all results of the contract: a contract has no page of its own for its members.
        link: `/search?contracts=${id}`,
        utcDate: createdAt,
        entityId: id,
        details: { contractName: name, contractId: id },
      },
    ]),
  );
};

/** Noon UTC of a calendar day: the same day for all readers, except in the outermost time zones. */
const middayOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

const readKyc: Read = async (db, { terms }, keys) => {
  const rows = await db
    .select({ lastReviewAt: kycRecords.lastReviewAt, entity: legalEntities })
    .from(kycRecords)
    .innerJoin(legalEntities, eq(legalEntities.ricosCode, kycRecords.ricosCode))
    .where(inArray(kycRecords.ricosCode, [...keys]));
  return new Map(
    rows.map(({ lastReviewAt, entity }) => {
      const { ricosCode: code, registrationNumber, siren, lei, city } = entity;
      return [
        code,
        {
          title: markedText(entity.longName, terms),
          description: excerptOf(
            [code, registrationNumber, siren, lei, city].filter(Boolean).join(' · '),
            terms,
          ),
          link: `/kyc/${encodeURIComponent(code)}`,
          utcDate: lastReviewAt === null ? null : middayOf(lastReviewAt),
          entityId: code,
          details: { country: entity.countryCode },
        },
      ];
    }),
  );
};

const readPowers: Read = async (db, { terms }, keys) => {
  const codes = [...keys];
  const rows = await db
    .select({
      code: powersOfAttorney.ricosCode,
      executionDate: powersOfAttorney.executionDate,
      hasSpartData: powersOfAttorney.hasSpartData,
      name: legalEntities.longName,
      city: legalEntities.city,
      country: legalEntities.countryCode,
    })
    .from(powersOfAttorney)
    .innerJoin(legalEntities, eq(legalEntities.ricosCode, powersOfAttorney.ricosCode))
    .where(inArray(powersOfAttorney.ricosCode, codes));
  const signing = await db
    .select({
      code: powerBranches.ricosCode,
      branch: powerBranches.name,
      names: sql<
        string | null
      >`string_agg(${powerSignatories.fullName}, ', ' order by ${powerSignatories.category}, ${powerSignatories.fullName})`,
    })
    .from(powerBranches)
    .leftJoin(powerSignatories, eq(powerSignatories.branchId, powerBranches.id))
    .where(inArray(powerBranches.ricosCode, codes))
    .groupBy(powerBranches.id)
    .orderBy(powerBranches.position, powerBranches.refCode);
  const branchesOf = Map.groupBy(signing, ({ code }) => code);
  return new Map(
    rows.map(({ code, executionDate, hasSpartData, name, city, country }) => {
      // Without structured data only the PDF says who may sign (POA-009).
      const branches = hasSpartData ? (branchesOf.get(code) ?? []) : [];
      const texts = branches.map(({ branch, names }) => [branch, names].filter(Boolean).join(', '));
      return [
        code,
        {
          title: markedText(name, terms),
          description: excerptOf([code, city, ...texts].filter(Boolean).join(' · '), terms),
          link: `/power-of-attorney/${encodeURIComponent(code)}`,
          utcDate: middayOf(executionDate),
          entityId: code,
          details: { country },
        },
      ];
    }),
  );
};

const READS: Readonly<Record<SearchType, Read>> = {
  documents: readDocuments,
  requests: readRequests,
  contacts: readContacts,
  kyc: readKyc,
  highlights: readArticles,
  research: readArticles,
  contracts: readContracts,
  powers: readPowers,
};

/** Returns a group with its results as the reader sees them, without records deleted in the meantime. */
export async function shownGroup(db: Reads, search: Search, group: FoundGroup): Promise<SearchGroup> {
  const { type, total, categories, records } = group;
  const { language } = search;
  const service = SEARCH_SERVICES[type];
  const { label, weight } = SERVICES[service];
  const shown =
    records.length > 0
      ? await READS[type](
          db,
          search,
          records.map(({ key }) => key),
        )
      : new Map<string, Shown>();
  const resultOf = ({ key, category }: FoundRecord): SearchResult[] => {
    const facts = shown.get(key);
    if (!facts) return [];
    const { utcDate, details, category: more = [], ...rest } = facts;
    return [
      {
        ...rest,
        id: `${type}:${key}`,
        category: [{ id: category, label: categoryLabel(type, category, language) }, ...more],
        weight,
        isOnOptimall: service.startsWith('OPTIM'),
        utcDate: utcDate?.toISOString() ?? null,
        details: { ...NO_DETAILS, ...details },
      },
    ];
  };
  return {
    type,
    service,
    label: label[language],
    weight,
    total,
    categories: categories.map(({ id, count }) => ({ id, count, label: categoryLabel(type, id, language) })),
    results: records.flatMap((record) => resultOf(record)),
  };
}
