import { and, eq, gt, inArray, lte, ne, not, or, sql } from 'drizzle-orm';
import type { Column, SQL, SQLWrapper } from 'drizzle-orm';
import { holdsService } from '@atrium/contract/access';
import { ARTICLE_CATEGORIES, RESEARCH_CATEGORY } from '@atrium/contract/articles';
import { CONTACT_CATEGORIES } from '@atrium/contract/contact-rules';
import { DOCUMENT_CATEGORIES, DOCUMENT_CATEGORY_CODES } from '@atrium/contract/document-rules';
import { REVIEW_STATUSES } from '@atrium/contract/kyc-rules';
import { lastWarnedDay } from '@atrium/contract/power-of-attorney-rules';
import { SEARCH_SERVICES } from '@atrium/contract/search-rules';
import type { SearchType } from '@atrium/contract/search-rules';
import { SERVICES } from '@atrium/contract/services';
import type { User } from '@atrium/contract/users';
import { bankDay } from '../bank-time.ts';
import { visibleContacts } from '../contacts/index.ts';
import { visibleContracts } from '../contracts/index.ts';
import type { Reads } from '../database/index.ts';
import {
  articles,
  auditEvents,
  blobTexts,
  clients,
  contacts,
  contracts,
  documentLegalEntities,
  documents,
  documentTags,
  kycRecords,
  legalEntities,
  powerBranches,
  powersOfAttorney,
  powerSignatories,
  requestExternalApplications,
  requestLegalEntities,
  requests,
  requestTags,
  requestWords,
} from '../database/schema/index.ts';
import { listedDocuments } from '../documents/index.ts';
import { visibleArticles } from '../highlights/index.ts';
import type { Bilingual, Language } from '../http/index.ts';
import { statusAt, visibleRecords } from '../kyc/index.ts';
import { visiblePowers } from '../power-of-attorney/index.ts';
import { visibleRequests } from '../requests/index.ts';
import { changedSince } from '../users/index.ts';
import { isLookedUp, namesOf } from './names.ts';
import type { Names } from './names.ts';
import { startsWithTerm, tsquery, tsqueryOfAll, wordPattern, wordsIn } from './terms.ts';
import type { Term } from './terms.ts';

/** A search: its terms, user, language and time. */
export interface Search {
  readonly user: User;
  readonly language: Language;
  readonly now: Date;
  readonly terms: readonly Term[];
  /** Whether the text has no word, only signs (“€”): unlike a search without text, it finds nothing. */
  readonly isWordless: boolean;
  /** False searches names and titles only. */
  readonly advanced: boolean;
  /** Only requests that others changed since then; null for a user without an earlier visit, which matches nothing. */
  readonly changedSince?: Date | null;
  /** Only records added or changed after `since`, up to `until` if given, and not by the user themselves. */
  readonly news?: { readonly since: Date; readonly until?: Date };
}

/** Condition that a time is within the period of `news`; undefined without `news`. */
const isNews = ({ news }: Search, at: Column): SQL | undefined =>
  news && and(gt(at, news.since), news.until && lte(at, news.until));

/** A search with the lookup of each of its words among names, in the order of the words. */
export type NamedSearch = Search & { readonly names: readonly Names[] };

type Part = (db: Reads, search: NamedSearch) => SQL;

/** Condition that a tsvector column matches all terms. */
const holdAll = (words: Column, terms: readonly Term[], weights = ''): SQL | undefined =>
  terms.length > 0 ? sql`${words} @@ ${tsqueryOfAll(terms, weights)}::tsquery` : undefined;
const holdOne = (words: Column, term: Term, weights = ''): SQL =>
  sql`${words} @@ ${tsquery(term, weights)}::tsquery`;

/** Condition that the title contains all terms: these results come first in their sub-category. */
const inTitle = (words: Column, terms: readonly Term[], weights = ''): SQL =>
  holdAll(words, terms, weights) ?? sql`false`;

/** The same for titles stored as text only. `strpos` is cheaper than the regular expression and excludes most texts. */
const inText = (normalized: Column, terms: readonly Term[]): SQL =>
  and(
    ...terms
      .filter(({ alike }) => alike.length === 0)
      .map(({ prefix }) => sql`strpos(${normalized}, ${prefix}) > 0`),
    ...terms.map((term) => sql`${normalized} ~ ${wordPattern(term)}`),
  ) ?? sql`false`;

/** Returns a function that finds the codes whose label has a word starting with the term, in either language. */
function codesWith(labels: Readonly<Record<string, Bilingual>>): (term: Term) => string[] {
  const words = Object.entries(labels).map(([code, { en, fr }]) => [code, wordsIn(`${en} ${fr}`)] as const);
  return (term) =>
    words.flatMap(([code, own]) => (own.some((word) => startsWithTerm([term], word)) ? [code] : []));
}
const servicesWith = codesWith(
  Object.fromEntries(Object.entries(SERVICES).map(([code, { label }]) => [code, label])),
);
const categoriesWith = codesWith(
  Object.fromEntries(DOCUMENT_CATEGORY_CODES.map((code) => [code, DOCUMENT_CATEGORIES[code].label])),
);

/** Condition that a column has one of the values; undefined if there are none, so that the branch is left out. */
const isOneOf = (column: Column, values: readonly string[]): SQL | undefined =>
  values.length > 0
    ? sql`${column} = any(${`{${values.map((value) => JSON.stringify(value)).join(',')}}`}::${sql.raw(column.getSQLType())}[])`
    : undefined;

/**
 * Condition that every term finds the key of a row: in the words stored with it, or in one of the other `ways`. Each
 * term is one `in` over a union, not one condition per way combined with `or`, so that each way uses its own index.
 */
function foundBy(
  key: Column,
  terms: readonly Term[],
  worded: (terms: readonly Term[]) => readonly SQL[],
  ways: (term: Term, index: number) => readonly (SQL | undefined)[],
): SQL | undefined {
  const others = terms.map((term, index) => ways(term, index).filter((way) => way !== undefined));
  // Terms that only the stored words can match are searched together if a single text has to contain all of them.
  const isOfOneText = (index: number): boolean => others[index]!.length === 0 && worded(terms).length === 1;
  const together = terms.filter((_term, index) => isOfOneText(index));
  const conditions = terms
    .map((term, index) => (isOfOneText(index) ? [] : [...worded([term]), ...others[index]!]))
    .filter((selects) => selects.length > 0);
  if (together.length > 0) conditions.push([...worded(together)]);
  return and(...conditions.map((selects) => sql`${key} in (${sql.join(selects, sql` union all `)})`));
}

const rankOf = (column: SQLWrapper, order: readonly string[]): SQL =>
  sql`array_position(array[${sql.join(
    order.map((each) => sql`${each}`),
    sql`, `,
  )}]::text[], ${column})`;

/** Condition that every term is found. */
const all = (terms: readonly Term[], found: (term: Term) => SQL): SQL | undefined =>
  and(...terms.map((term) => found(term)));

/** The sub-categories of requests, by the rank of their state. */
export const REQUEST_CATEGORIES = ['IN_PROGRESS', 'TO_CLOSE', 'CLOSED'] as const;

function requestHolds({ user, terms, advanced, names }: NamedSearch): SQL | undefined {
  const words = advanced ? requestWords.words : requestWords.own;
  const worded = (some: readonly Term[]) => [
    sql`select ${requestWords.requestId} from ${requestWords} where ${holdAll(words, some)}`,
  ];
  // Fields that only the bank sees (REQ-014) match nothing for others: a match would reveal them.
  const { isInternal } = user.contactInformation;
  return foundBy(requests.id, terms, worded, (term, index) => {
    if (!advanced) return [];
    const { people, entities, tags, contractNames, isOfApplication } = names[index]!;
    const ofRow = or(
      isOneOf(requests.serviceCode, servicesWith(term)),
      isOneOf(requests.createdById, people),
      isOneOf(requests.lastUpdatedById, people),
      isInternal ? isOneOf(requests.contractId, contractNames) : undefined,
    );
    const ofEntity = isOneOf(requestLegalEntities.ricosCode, entities);
    const ofTag = isOneOf(requestTags.tagId, tags);
    return [
      ofRow && sql`select ${requests.id} from ${requests} where ${ofRow}`,
      ofEntity &&
        sql`select ${requestLegalEntities.requestId} from ${requestLegalEntities} where ${ofEntity}`,
      ofTag && sql`select ${requestTags.requestId} from ${requestTags} where ${ofTag}`,
      isInternal && isOfApplication
        ? sql`select ${requestExternalApplications.requestId} from ${requestExternalApplications} where ${holdOne(requestExternalApplications.words, term)}`
        : undefined,
    ];
  });
}

const requestPart: Part = (db, search) => {
  const { user, terms, changedSince: since } = search;
  const group = sql`case when ${requests.stateRank} <= 2 then 1 when ${requests.state} = 'TO_CLOSE' then 2 else 3 end`;
  const where = and(
    visibleRequests(db, user),
    requestHolds(search),
    since === undefined ? undefined : since === null ? sql`false` : changedSince(since, user),
    isNews(search, requests.updatedAt),
    search.news && ne(requests.lastUpdatedById, user.id),
  );
  return sql`select 'requests' as type, ${requests.id}::text as key, ${requests.id} as id, (array['IN_PROGRESS', 'TO_CLOSE', 'CLOSED'])[${group}] as category, ${group} as rank, ${inText(requests.titleText, terms)} as in_title, ${requests.updatedAt} as at, ${requests.contractId} as contract_id from ${requests} where ${where}`;
};

function documentHolds({ terms, advanced, names }: NamedSearch): SQL | undefined {
  if (!advanced) return holdAll(documents.filenameWords, terms);
  const where = (condition: SQL | undefined): SQL | undefined =>
    condition && sql`select ${documents.id} from ${documents} where ${condition}`;
  const worded = (some: readonly Term[]) => [
    where(holdAll(documents.filenameWords, some))!,
    sql`select ${documents.id} from ${documents} join ${blobTexts} on ${blobTexts.sha256} = ${documents.sha256} where ${holdAll(blobTexts.words, some)}`,
  ];
  return foundBy(documents.id, terms, worded, (term, index) => {
    const { people, entities, tags, contractNames } = names[index]!;
    const ofEntity = isOneOf(documentLegalEntities.ricosCode, entities);
    const ofTag = isOneOf(documentTags.tagId, tags);
    return [
      where(
        or(
          isOneOf(documents.category, categoriesWith(term)),
          isOneOf(documents.authorId, people),
          isOneOf(documents.contractId, contractNames),
        ),
      ),
      ofEntity &&
        sql`select ${documentLegalEntities.documentId} from ${documentLegalEntities} where ${ofEntity}`,
      ofTag && sql`select ${documentTags.documentId} from ${documentTags} where ${ofTag}`,
    ];
  });
}

const documentPart: Part = (db, search) => {
  const { user, terms } = search;
  const where = and(
    listedDocuments(db, user),
    isNews(search, documents.createdAt),
    search.news && ne(documents.authorId, user.id),
    documentHolds(search),
  );
  return sql`select 'documents' as type, ${documents.id}::text as key, ${documents.id} as id, ${documents.category} as category, ${rankOf(documents.category, DOCUMENT_CATEGORY_CODES)} as rank, ${inTitle(documents.filenameWords, terms)} as in_title, ${documents.createdAt} as at, ${documents.contractId} as contract_id from ${documents} where ${where}`;
};

const contactPart: Part = (db, { user, terms, advanced }) => {
  const where = and(visibleContacts(db, user), holdAll(contacts.words, terms, advanced ? '' : 'A'));
  return sql`select 'contacts' as type, ${contacts.id}::text as key, ${contacts.id} as id, ${contacts.category} as category, coalesce(${rankOf(contacts.category, CONTACT_CATEGORIES)}, 99) as rank, ${inTitle(contacts.words, terms, 'A')} as in_title, null::timestamptz as at, null::uuid as contract_id from ${contacts} where ${where}`;
};

/** Key of an article among the results. */
export const ARTICLE_KEY = sql`${articles.source} || ':' || ${articles.id} || ':' || ${articles.language}`;

/** Articles in the reader's language; also found by the words of their translation, if the reader may read it. */
function articlePart(type: SearchType, search: NamedSearch, ofType: SQL | undefined): SQL {
  const { user, language, now, terms, advanced } = search;
  const visible = visibleArticles(user, now);
  const translations = (term: Term) =>
    sql`(${articles.source}, ${articles.id}) in (select ${articles.source}, ${articles.id} from ${articles} where ${and(visible, holdOne(articles.vector, term, advanced ? '' : 'A'))})`;
  const where = and(
    visible,
    eq(articles.language, language),
    ofType,
    isNews(search, articles.publishedAt),
    all(terms, translations),
  );
  return sql`select ${type}::text as type, ${ARTICLE_KEY} as key, null::uuid as id, ${articles.category} as category, ${rankOf(articles.category, ARTICLE_CATEGORIES)} as rank, ${inTitle(articles.vector, terms, 'A')} as in_title, ${articles.publishedAt} as at, null::uuid as contract_id from ${articles} where ${where}`;
}

const holdsResearch = holdsService(SEARCH_SERVICES.research);

/** Condition that the user created the contract, according to the audit trail. */
const createdBy = ({ id }: User): SQL =>
  sql`exists (select 1 from ${auditEvents} where ${and(
    eq(auditEvents.entity, 'contracts'),
    sql`${auditEvents.entityId} = ${contracts.id}::text`,
    eq(auditEvents.name, 'contract'),
    eq(auditEvents.eventType, 'CREATE'),
    eq(auditEvents.userId, id),
  )})`;

const contractPart: Part = (db, search) => {
  const { user, terms } = search;
  const ofClient = (term: Term) =>
    sql`${contracts.clientId} in (select ${clients.id} from ${clients} where ${holdOne(clients.nameWords, term)})`;
  const where = and(
    visibleContracts(db, user),
    isNews(search, contracts.createdAt),
    search.news && not(createdBy(user)),
    all(terms, (term) => or(holdOne(contracts.words, term), ofClient(term))!),
  );
  return sql`select 'contracts' as type, ${contracts.id}::text as key, ${contracts.id} as id, ${contracts.kind} as category, 1 as rank, ${inTitle(contracts.words, terms, 'A')} as in_title, ${contracts.createdAt} as at, ${contracts.id} as contract_id from ${contracts} where ${where}`;
};

/** KYC records have the code of their legal entity as key; filters need a UUID, as requests and documents have. */
export const KYC_ID = sql`md5('kyc:' || ${kycRecords.ricosCode})::uuid`;

/** Found by the words of their page; the sub-category is how soon the next review is due. */
const kycPart: Part = (db, { user, now, terms, advanced }) => {
  const status = statusAt(bankDay(now));
  const where = and(visibleRecords(db, user), holdAll(legalEntities.words, terms, advanced ? '' : 'AB'));
  return sql`select 'kyc' as type, ${kycRecords.ricosCode} as key, ${KYC_ID} as id, ${status} as category, ${rankOf(status, REVIEW_STATUSES)} as rank, ${inTitle(legalEntities.words, terms, 'AB')} as in_title, ${kycRecords.lastReviewAt}::timestamp at time zone 'UTC' as at, null::uuid as contract_id from ${kycRecords} join ${legalEntities} on ${legalEntities.ricosCode} = ${kycRecords.ricosCode} where ${where}`;
};

/** The sub-categories of powers of attorney, in order; as on their page, the power that ends first decides. */
export const POWER_CATEGORIES = ['TO_RENEW', 'VALID', 'NOT_IN_FORCE', 'PAPER_ONLY'] as const;

/** Powers have the code of their legal entity as key; filters need a UUID, as requests and documents have. */
export const POWER_ID = sql`md5('powers:' || ${powersOfAttorney.ricosCode})::uuid`;

/** Condition: the legal entity has the word; if advanced, also its signatories or third parties, as their page shows. */
function powerHolds({ advanced }: Search, term: Term): SQL {
  const named = holdOne(legalEntities.words, term, 'AB');
  if (!advanced) return named;
  const signed = sql`${powersOfAttorney.ricosCode} in (select ${powerBranches.ricosCode} from ${powerBranches} left join ${powerSignatories} on ${powerSignatories.branchId} = ${powerBranches.id} where ${or(holdOne(powerBranches.nameWords, term), holdOne(powerSignatories.nameWords, term))})`;
  return or(named, and(powersOfAttorney.hasSpartData, signed))!;
}

const powerPart: Part = (db, search) => {
  const { user, now, terms } = search;
  const firstEnd = sql`(select min(${powerSignatories.lastValidityDate}) from ${powerSignatories} join ${powerBranches} on ${powerBranches.id} = ${powerSignatories.branchId} where ${powerBranches.ricosCode} = ${powersOfAttorney.ricosCode})`;
  const today = bankDay(now);
  const rank = sql`case when not ${powersOfAttorney.hasSpartData} then 4 when ${powersOfAttorney.executionDate} > ${today}::date then 3 when ${firstEnd} <= ${lastWarnedDay(today)}::date then 1 else 2 end`;
  const where = and(
    visiblePowers(db, user),
    all(terms, (term) => powerHolds(search, term)),
  );
  return sql`select 'powers' as type, ${powersOfAttorney.ricosCode} as key, ${POWER_ID} as id, (array[${sql.join(
    POWER_CATEGORIES.map((category) => sql`${category}`),
    sql`, `,
  )}]::text[])[${rank}] as category, ${rank} as rank, ${inTitle(legalEntities.words, terms, 'AB')} as in_title, ${powersOfAttorney.executionDate}::timestamp at time zone 'UTC' as at, null::uuid as contract_id from ${powersOfAttorney} join ${legalEntities} on ${legalEntities.ricosCode} = ${powersOfAttorney.ricosCode} where ${where}`;
};

const PARTS: Readonly<Record<SearchType, Part>> = {
  documents: documentPart,
  requests: requestPart,
  contacts: contactPart,
  kyc: kycPart,
  highlights: (_db, search) =>
    articlePart(
      'highlights',
      search,
      holdsResearch.allows(search.user) ? ne(articles.category, RESEARCH_CATEGORY) : undefined,
    ),
  research: (_db, search) => articlePart('research', search, inArray(articles.category, [RESEARCH_CATEGORY])),
  contracts: contractPart,
  powers: powerPart,
};

/** Whether the user may search the records of a type: they hold its service, and it is not switched off. */
export function maySearch(user: User, type: SearchType): boolean {
  if (type === 'contracts')
    return holdsService('CONTRACTS').allows(user) || holdsService('MY_CONTRACT').allows(user);
  // Documents of requests can also be opened on the board.
  if (type === 'documents' && holdsService('REQUESTS_BOARD').allows(user)) return true;
  return holdsService(SEARCH_SERVICES[type]).allows(user);
}

/** Types whose records have no date of arrival: none of them is news. */
const UNDATED: ReadonlySet<SearchType> = new Set<SearchType>(['contacts', 'kyc', 'powers']);

/** Adds the lookup of its words among names to a search. */
export const named = async (db: Reads, search: Search): Promise<NamedSearch> => ({
  ...search,
  names: await namesOf(db, search.terms, search.advanced),
});

/** Returns a subquery of all matching records of these types that the user may see; null if no type can match. */
export function foundOf(db: Reads, search: NamedSearch, types: readonly SearchType[]): SQL | null {
  if (search.isWordless) return null;
  const parts = types
    .filter((type) => maySearch(search.user, type))
    // Changes since the last visit are known for requests only.
    .filter((type) => type === 'requests' || search.changedSince === undefined)
    .filter((type) => !UNDATED.has(type) || search.news === undefined)
    // A type that does not contain all words has no results.
    .filter((type) => search.names.every(({ types: found }) => !isLookedUp(type) || found.has(type)))
    .map((type) => PARTS[type](db, search));
  return parts.length > 0 ? sql.join(parts, sql` union all `) : null;
}
