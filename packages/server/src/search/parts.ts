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
import { visibleContacts } from '../contacts/access.ts';
import { visibleContracts } from '../contracts/access.ts';
import type { Reads } from '../database/open.ts';
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
  tags,
  users,
} from '../database/schema/index.ts';
import { listedDocuments } from '../documents/access.ts';
import { visibleArticles } from '../highlights/access.ts';
import type { Bilingual, Language } from '../http/language.ts';
import { visibleRecords } from '../kyc/access.ts';
import { recordWords, statusAt } from '../kyc/listing.ts';
import { visiblePowers } from '../power-of-attorney/rows.ts';
import { visibleRequests } from '../requests/access.ts';
import { changedSince } from '../users/last-visit.ts';
import { tsquery, wordPattern } from './terms.ts';
import type { Term } from './terms.ts';

/** What is looked for, by whom and when. */
export interface Search {
  readonly user: User;
  readonly language: Language;
  readonly now: Date;
  readonly terms: readonly Term[];
  /** False: in names and titles alone. */
  readonly advanced: boolean;
  /** Only requests that others changed since; null for a person who was never here. */
  readonly changedSince?: Date | null;
  /** Only what came or changed after `since`, up to `until` where it is given, and not by the person’s own acts. */
  readonly news?: { readonly since: Date; readonly until?: Date };
}

/** Whether a moment is within those of the news; everything where none are asked for. */
const isNews = ({ news }: Search, at: Column): SQL | undefined =>
  news && and(gt(at, news.since), news.until && lte(at, news.until));

type Part = (db: Reads, search: Search) => SQL;

/** Whether the words of a text, as they are kept beside it, hold the term. */
const wordsHold = (words: Column, term: Term): SQL => sql`${words} @@ ${tsquery(term)}::tsquery`;

/** Whether a word of a folded text begins with the term; for tables that are read whole. */
const begins = (folded: SQLWrapper, term: Term): SQL => sql`${folded} ~ ${wordPattern(term)}`;
const fold = (text: SQLWrapper): SQL => sql`fold_text(${text})`;

/** Whether all terms stand in the title: such results come first in their sub-category. */
const inTitle = (folded: SQLWrapper, terms: readonly Term[]): SQL =>
  terms.length > 0 ? and(...terms.map((term) => begins(folded, term)))! : sql`false`;

/** The codes whose label has a word that begins with the term, in either language. */
function codesOf(labels: Readonly<Record<string, Bilingual>>, term: Term): SQL {
  const rows = Object.entries(labels).map(([code, { en, fr }]) => sql`(${code}, ${`${en} ${fr}`})`);
  return sql`select code from (values ${sql.join(rows, sql`, `)}) as labelled (code, label) where ${begins(sql`fold_text(label)`, term)}`;
}
const SERVICE_LABELS = Object.fromEntries(Object.entries(SERVICES).map(([code, { label }]) => [code, label]));
const CATEGORY_LABELS = Object.fromEntries(
  DOCUMENT_CATEGORY_CODES.map((code) => [code, DOCUMENT_CATEGORIES[code].label]),
);

const people = (term: Term): SQL =>
  sql`select ${users.id} from ${users} where ${begins(users.nameText, term)}`;
const entities = (term: Term): SQL =>
  sql`select ${legalEntities.ricosCode} from ${legalEntities} where ${begins(fold(legalEntities.longName), term)}`;
const namedTags = (term: Term): SQL =>
  sql`select ${tags.id} from ${tags} where ${begins(fold(sql`concat_ws(' ', ${tags.name}, ${tags.synonym}, ${tags.frenchName})`), term)}`;
const namedContracts = (term: Term): SQL =>
  sql`select ${contracts.id} from ${contracts} where ${begins(fold(contracts.name), term)}`;

/**
 * That the key of a row is among what these statements select. One condition for each word, not one for each way to find it:
 * so each way uses its own index, and no row computes its vector.
 */
const isAmong = (key: Column, ways: readonly (SQL | undefined)[]): SQL =>
  sql`${key} in (${sql.join(
    ways.filter((way) => way !== undefined),
    sql` union all `,
  )})`;

const rankOf = (column: SQLWrapper, order: readonly string[]): SQL =>
  sql`array_position(array[${sql.join(
    order.map((each) => sql`${each}`),
    sql`, `,
  )}]::text[], ${column})`;

/** Every term must be found. */
const all = (terms: readonly Term[], found: (term: Term) => SQL): SQL | undefined =>
  and(...terms.map((term) => found(term)));

/** The sub-categories of requests, by the rank of their state. */
export const REQUEST_CATEGORIES = ['IN_PROGRESS', 'TO_CLOSE', 'CLOSED'] as const;

function requestHolds({ user, advanced }: Search, term: Term): SQL {
  const worded = (words: Column): SQL =>
    sql`select ${requestWords.requestId} from ${requestWords} where ${wordsHold(words, term)}`;
  if (!advanced) return isAmong(requests.id, [worded(requestWords.own)]);
  const { isInternal } = user.contactInformation;
  const where = (condition: SQL): SQL => sql`select ${requests.id} from ${requests} where ${condition}`;
  return isAmong(requests.id, [
    worded(requestWords.words),
    where(sql`${requests.serviceCode} in (${codesOf(SERVICE_LABELS, term)})`),
    where(sql`${requests.createdById} in (${people(term)})`),
    where(sql`${requests.lastUpdatedById} in (${people(term)})`),
    sql`select ${requestLegalEntities.requestId} from ${requestLegalEntities} where ${requestLegalEntities.ricosCode} in (${entities(term)})`,
    sql`select ${requestTags.requestId} from ${requestTags} where ${requestTags.tagId} in (${namedTags(term)})`,
    // What only the bank is shown (REQ-014) finds nothing for others: the answer would tell it.
    isInternal ? where(sql`${requests.contractId} in (${namedContracts(term)})`) : undefined,
    isInternal
      ? sql`select ${requestExternalApplications.requestId} from ${requestExternalApplications} where ${begins(fold(requestExternalApplications.externalId), term)}`
      : undefined,
  ]);
}

const requestPart: Part = (db, search) => {
  const { user, terms, changedSince: since } = search;
  const group = sql`case when ${requests.stateRank} <= 2 then 1 when ${requests.state} = 'TO_CLOSE' then 2 else 3 end`;
  const where = and(
    visibleRequests(db, user),
    all(terms, (term) => requestHolds(search, term)),
    since === undefined ? undefined : since === null ? sql`false` : changedSince(since, user),
    isNews(search, requests.updatedAt),
    search.news && ne(requests.lastUpdatedById, user.id),
  );
  return sql`select 'requests' as type, ${requests.id}::text as key, ${requests.id} as id, (array['IN_PROGRESS', 'TO_CLOSE', 'CLOSED'])[${group}] as category, ${group} as rank, ${inTitle(requests.titleText, terms)} as in_title, ${requests.updatedAt} as at, ${requests.contractId} as contract_id from ${requests} where ${where}`;
};

function documentHolds({ advanced }: Search, term: Term): SQL {
  const own = wordsHold(documents.filenameWords, term);
  if (!advanced) return own;
  const where = (condition: SQL): SQL => sql`select ${documents.id} from ${documents} where ${condition}`;
  return isAmong(documents.id, [
    where(own),
    sql`select ${documents.id} from ${documents} join ${blobTexts} on ${blobTexts.sha256} = ${documents.sha256} where ${wordsHold(blobTexts.words, term)}`,
    where(sql`${documents.category} in (${codesOf(CATEGORY_LABELS, term)})`),
    where(sql`${documents.authorId} in (${people(term)})`),
    where(sql`${documents.contractId} in (${namedContracts(term)})`),
    sql`select ${documentLegalEntities.documentId} from ${documentLegalEntities} where ${documentLegalEntities.ricosCode} in (${entities(term)})`,
    sql`select ${documentTags.documentId} from ${documentTags} where ${documentTags.tagId} in (${namedTags(term)})`,
  ]);
}

const documentPart: Part = (db, search) => {
  const { user, terms } = search;
  const where = and(
    listedDocuments(db, user),
    isNews(search, documents.createdAt),
    search.news && ne(documents.authorId, user.id),
    all(terms, (term) => documentHolds(search, term)),
  );
  return sql`select 'documents' as type, ${documents.id}::text as key, ${documents.id} as id, ${documents.category} as category, ${rankOf(documents.category, DOCUMENT_CATEGORY_CODES)} as rank, ${inTitle(documents.filenameText, terms)} as in_title, ${documents.createdAt} as at, ${documents.contractId} as contract_id from ${documents} where ${where}`;
};

const contactWords = sql`${contacts.searchTextEn} || ' ' || ${contacts.searchTextFr}`;

const contactPart: Part = (db, { user, terms, advanced }) => {
  const where = and(
    visibleContacts(db, user),
    all(terms, (term) => begins(advanced ? contactWords : contacts.nameText, term)),
  );
  return sql`select 'contacts' as type, ${contacts.id}::text as key, ${contacts.id} as id, ${contacts.category} as category, coalesce(${rankOf(contacts.category, CONTACT_CATEGORIES)}, 99) as rank, ${inTitle(contacts.nameText, terms)} as in_title, null::timestamptz as at, null::uuid as contract_id from ${contacts} where ${where}`;
};

/** What articles are named by among the results. */
export const ARTICLE_KEY = sql`${articles.source} || ':' || ${articles.id} || ':' || ${articles.language}`;

/** Articles in the language of the reader; found by their words in either, as far as the reader may read it. */
function articlePart(type: SearchType, search: Search, ofType: SQL | undefined): SQL {
  const { user, language, now, terms, advanced } = search;
  const title = fold(articles.title);
  const visible = visibleArticles(user, now);
  const translations = (term: Term) =>
    sql`(${articles.source}, ${articles.id}) in (select ${articles.source}, ${articles.id} from ${articles} where ${and(visible, begins(advanced ? articles.words : title, term))})`;
  const where = and(
    visible,
    eq(articles.language, language),
    ofType,
    isNews(search, articles.publishedAt),
    all(terms, translations),
  );
  return sql`select ${type}::text as type, ${ARTICLE_KEY} as key, null::uuid as id, ${articles.category} as category, ${rankOf(articles.category, ARTICLE_CATEGORIES)} as rank, ${inTitle(title, terms)} as in_title, ${articles.publishedAt} as at, null::uuid as contract_id from ${articles} where ${where}`;
}

const holdsResearch = holdsService(SEARCH_SERVICES.research);

const contractTexts = (column: Column): SQL =>
  fold(sql`concat_ws(' ', ${contracts.name}, ${contracts.number}, ${column})`);

/** Whether a person created the contract, as the audit trail says. */
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
  const named = sql`(select ${clients.name} from ${clients} where ${clients.id} = ${contracts.clientId})`;
  const where = and(
    visibleContracts(db, user),
    isNews(search, contracts.createdAt),
    search.news && not(createdBy(user)),
    all(terms, (term) => or(begins(contractTexts(contracts.description), term), begins(fold(named), term))!),
  );
  return sql`select 'contracts' as type, ${contracts.id}::text as key, ${contracts.id} as id, ${contracts.kind} as category, 1 as rank, ${inTitle(fold(contracts.name), terms)} as in_title, ${contracts.createdAt} as at, ${contracts.id} as contract_id from ${contracts} where ${where}`;
};

/** KYC records are named by their legal entity; filters need an identifier of the form that requests and documents have. */
export const KYC_ID = sql`md5('kyc:' || ${kycRecords.ricosCode})::uuid`;

/** By the words of their page; sub-categories are how near the next review is. */
const kycPart: Part = (db, { user, now, terms, advanced }) => {
  const name = fold(sql`${legalEntities.longName} || ' ' || ${legalEntities.ricosCode}`);
  const status = statusAt(bankDay(now));
  const where = and(
    visibleRecords(db, user),
    all(terms, (term) => begins(advanced ? recordWords : name, term)),
  );
  return sql`select 'kyc' as type, ${kycRecords.ricosCode} as key, ${KYC_ID} as id, ${status} as category, ${rankOf(status, REVIEW_STATUSES)} as rank, ${inTitle(name, terms)} as in_title, ${kycRecords.lastReviewAt}::timestamp at time zone 'UTC' as at, null::uuid as contract_id from ${kycRecords} join ${legalEntities} on ${legalEntities.ricosCode} = ${kycRecords.ricosCode} where ${where}`;
};

/** The sub-categories of powers of attorney, in their order: as their page says it of the one that ends first. */
export const POWER_CATEGORIES = ['TO_RENEW', 'VALID', 'NOT_IN_FORCE', 'PAPER_ONLY'] as const;

/** Powers are named by their legal entity; filters need an identifier of the form that requests and documents have. */
export const POWER_ID = sql`md5('powers:' || ${powersOfAttorney.ricosCode})::uuid`;

/** Powers whose legal entity bears the word; advanced also those whose signatories or third parties do, as their page shows them. */
function powerHolds({ advanced }: Search, name: SQL, term: Term): SQL {
  if (!advanced) return begins(name, term);
  const signed = sql`${powersOfAttorney.ricosCode} in (select ${powerBranches.ricosCode} from ${powerBranches} left join ${powerSignatories} on ${powerSignatories.branchId} = ${powerBranches.id} where ${begins(fold(sql`concat_ws(' ', ${powerBranches.name}, ${powerSignatories.fullName})`), term)})`;
  return or(begins(name, term), and(powersOfAttorney.hasSpartData, signed))!;
}

const powerPart: Part = (db, search) => {
  const { user, now, terms } = search;
  const name = fold(sql`${legalEntities.longName} || ' ' || ${legalEntities.ricosCode}`);
  const firstEnd = sql`(select min(${powerSignatories.lastValidityDate}) from ${powerSignatories} join ${powerBranches} on ${powerBranches.id} = ${powerSignatories.branchId} where ${powerBranches.ricosCode} = ${powersOfAttorney.ricosCode})`;
  const today = bankDay(now);
  const rank = sql`case when not ${powersOfAttorney.hasSpartData} then 4 when ${powersOfAttorney.executionDate} > ${today}::date then 3 when ${firstEnd} <= ${lastWarnedDay(today)}::date then 1 else 2 end`;
  const where = and(
    visiblePowers(db, user),
    all(terms, (term) => powerHolds(search, name, term)),
  );
  return sql`select 'powers' as type, ${powersOfAttorney.ricosCode} as key, ${POWER_ID} as id, (array[${sql.join(
    POWER_CATEGORIES.map((category) => sql`${category}`),
    sql`, `,
  )}]::text[])[${rank}] as category, ${rank} as rank, ${inTitle(name, terms)} as in_title, ${powersOfAttorney.executionDate}::timestamp at time zone 'UTC' as at, null::uuid as contract_id from ${powersOfAttorney} join ${legalEntities} on ${legalEntities.ricosCode} = ${powersOfAttorney.ricosCode} where ${where}`;
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

/** Whether a person may search the records of a type: they hold its service, which is not switched off. */
export function maySearch(user: User, type: SearchType): boolean {
  if (type === 'contracts')
    return holdsService('CONTRACTS').allows(user) || holdsService('MY_CONTRACT').allows(user);
  // Documents of requests are read on the board.
  if (type === 'documents' && holdsService('REQUESTS_BOARD').allows(user)) return true;
  return holdsService(SEARCH_SERVICES[type]).allows(user);
}

/** Nobody knows when these came: none of them is news. */
const UNDATED: ReadonlySet<SearchType> = new Set<SearchType>(['contacts', 'kyc', 'powers']);

/** All that matches and the person may see, of these types: a statement to select from; null where there is none. */
export function foundOf(db: Reads, search: Search, types: readonly SearchType[]): SQL | null {
  const parts = types
    .filter((type) => maySearch(search.user, type))
    // What changed since the last visit is known of requests alone.
    .filter((type) => type === 'requests' || search.changedSince === undefined)
    .filter((type) => !UNDATED.has(type) || search.news === undefined)
    .map((type) => PARTS[type](db, search));
  return parts.length > 0 ? sql.join(parts, sql` union all `) : null;
}
