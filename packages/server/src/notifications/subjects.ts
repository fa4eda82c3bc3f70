import { and, eq, exists, inArray, isNotNull, isNull, notExists, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { managesContracts } from '@atrium/contract/access';
import type { AccessSubject } from '@atrium/contract/access-subjects';
import { ARTICLE_PARAMETER } from '@atrium/contract/article-filter-rules';
import { articleKey } from '@atrium/contract/articles';
import { DOCUMENT_PARAMETER } from '@atrium/contract/document-filter-rules';
import { Id } from '@atrium/contract/ids';
import type { ServiceCode } from '@atrium/contract/services';
import type { User } from '@atrium/contract/users';
import type { Language } from '../http/language.ts';
import { ADMINISTRATORS_OF_BANK, changingPeopleOf } from '../access-explanations/grantors.ts';
import { labelOf } from '../access-explanations/labels.ts';
import { administeredContracts, entitiesWith } from '../contracts/access.ts';
import type { Database, Reads } from '../database/open.ts';
import {
  accessRequests,
  articles,
  contractLegalEntities,
  contractServices,
  contractUserRights,
  contractUsers,
  documentRecipients,
  documents,
  kycRecords,
  legalEntities,
  legalEntitiesListMembers,
  requestParticipants,
  requests,
  roles,
  savedSearches,
  users,
} from '../database/schema/index.ts';
import { visibleDocuments } from '../documents/access.ts';
import { remindedKindOf } from '../expiry-calendar/reminder-path.ts';
import { reminderName } from '../expiry-calendar/reminder-name.ts';
import { visibleArticles } from '../highlights/access.ts';
import { visibleRequests } from '../requests/access.ts';
import { alertedSearchOf } from '../saved-searches/alert-path.ts';

/** What a notification is about. */
export type Subject =
  | { readonly kind: 'request'; readonly id: string }
  | { readonly kind: 'legalEntity'; readonly ricosCode: string }
  | { readonly kind: 'document'; readonly id: string }
  | { readonly kind: 'article'; readonly source: string; readonly id: string }
  | ({ readonly kind: 'accessFromClient' } & AskForAccess)
  | ({ readonly kind: 'accessFromBank' } & AskForAccess);

/** What somebody asked for in a contract (decision 75), from its administrators or from the bank’s. */
interface AskForAccess {
  readonly id: string;
  readonly userId: string;
  readonly contractId: string;
}

/** Who reads, in which language, and when. */
interface Reader {
  readonly user: User;
  readonly language: Language;
  readonly now: Date;
}

/** The kinds of subject: where they are shown, who is concerned, and their names for who may see them. */
interface SubjectKind<S extends Subject> {
  /** Who holds it may open the page. */
  readonly service: ServiceCode;
  /** Path of an existing page of the portal. */
  path(subject: S, language: Language): string;
  /** Identifiers of the subjects that these paths lead to, by path. */
  read(url: string): string | null;
  /** Whom it concerns, as a condition on `users`; only people who may open it. */
  concerned(db: Reads, subject: S): SQL;
  /** Names by identifier, as far as the person may see them. */
  names(db: Database, reader: Reader, ids: readonly string[]): Promise<{ id: string; name: string }[]>;
}

const request: SubjectKind<Extract<Subject, { kind: 'request' }>> = {
  service: 'REQUESTS_BOARD',
  path: ({ id }) => requestPath(id),
  read: (url) => /^\/requests-board\/requests\/([0-9a-f-]{36})$/.exec(url)?.[1] ?? null,
  concerned: (db, { id }) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(requestParticipants)
        .innerJoin(requests, eq(requests.id, requestParticipants.requestId))
        .leftJoin(
          contractUsers,
          and(eq(contractUsers.contractId, requests.contractId), eq(contractUsers.userId, users.id)),
        )
        .where(
          and(
            eq(requestParticipants.requestId, id),
            eq(requestParticipants.userId, users.id),
            requestParticipants.isActive,
            // Whoever has left the contract may no longer know of its requests.
            or(users.isInternal, isNotNull(contractUsers.userId)),
          ),
        ),
    ),
  names: (db, { user }, ids) =>
    db
      .select({ id: requests.id, name: requests.title })
      .from(requests)
      .where(and(inArray(requests.id, [...ids]), visibleRequests(db, user))),
};

const KYC_PAGE = '/kyc/';

const legalEntity: SubjectKind<Extract<Subject, { kind: 'legalEntity' }>> = {
  service: 'KYC',
  path: ({ ricosCode }) => `${KYC_PAGE}${encodeURIComponent(ricosCode)}`,
  read: (url) => (url.startsWith(KYC_PAGE) ? decodeURIComponent(url.slice(KYC_PAGE.length)) : null),
  concerned(db, { ricosCode }) {
    const contractIds = db
      .select({ id: contractServices.contractId })
      .from(contractServices)
      .innerJoin(contractLegalEntities, eq(contractLegalEntities.contractId, contractServices.contractId))
      .where(
        and(
          eq(contractServices.serviceCode, 'KYC'),
          eq(contractServices.category, 'ACTIVATED'),
          eq(contractLegalEntities.ricosCode, ricosCode),
        ),
      );
    const inTheirList = db
      .select({ listId: legalEntitiesListMembers.listId })
      .from(legalEntitiesListMembers)
      .where(eq(legalEntitiesListMembers.ricosCode, ricosCode));
    const members = db
      .select({ id: contractUserRights.userId })
      .from(contractUserRights)
      .where(
        and(
          eq(contractUserRights.serviceCode, 'KYC'),
          inArray(contractUserRights.contractId, contractIds),
          or(
            isNull(contractUserRights.legalEntitiesListId),
            inArray(contractUserRights.legalEntitiesListId, inTheirList),
          ),
        ),
      );
    const serving = db.select({ id: roles.userId }).from(roles).where(inArray(roles.contractId, contractIds));
    return sql`case when ${users.isInternal} then ${users.id} in ${serving} else ${users.id} in ${members} end`;
  },
  names: (db, { user }, ids) =>
    db
      .select({ id: kycRecords.ricosCode, name: legalEntities.longName })
      .from(kycRecords)
      .innerJoin(legalEntities, eq(legalEntities.ricosCode, kycRecords.ricosCode))
      .where(
        and(
          inArray(kycRecords.ricosCode, [...ids]),
          sql`${kycRecords.ricosCode} in ${entitiesWith(db, user, 'KYC')}`,
        ),
      ),
};

const ARTICLE_PAGE = `/highlights?${ARTICLE_PARAMETER}=`;

const article: SubjectKind<Extract<Subject, { kind: 'article' }>> = {
  service: 'HIGHLIGHTS',
  path: ({ source, id }, language) => `${ARTICLE_PAGE}${articleKey({ source, id, language })}`,
  read: (url) =>
    url.startsWith(ARTICLE_PAGE) ? Buffer.from(url.slice(ARTICLE_PAGE.length), 'hex').toString('utf8') : null,
  // Hidden articles are for administrators, who hide them themselves (HIGH-014).
  concerned: (db, { source, id }) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(articles)
        .where(and(eq(articles.source, source), eq(articles.id, id), eq(articles.isHidden, false))),
    ),
  names: (db, { user, now }, ids) => {
    const key = sql<string>`${articles.source} || ':' || ${articles.id} || ':' || ${articles.language}`;
    return db
      .select({ id: key, name: articles.title })
      .from(articles)
      .where(and(inArray(key, [...ids]), visibleArticles(user, now)));
  },
};

const DOCUMENT_PAGE = `/documents?${DOCUMENT_PARAMETER}=`;

/** A document of a contract. */
const document: SubjectKind<Extract<Subject, { kind: 'document' }>> = {
  service: 'DOCUMENTS',
  path: ({ id }) => DOCUMENT_PAGE + id,
  read: (url) => (url.startsWith(DOCUMENT_PAGE) ? url.slice(DOCUMENT_PAGE.length) : null),
  concerned(db, { id }) {
    const recipients = db
      .select({ id: documentRecipients.userId })
      .from(documentRecipients)
      .where(eq(documentRecipients.documentId, id));
    return exists(
      db
        .select({ one: sql`1` })
        .from(documents)
        .innerJoin(contractUsers, eq(contractUsers.contractId, documents.contractId))
        .where(
          and(
            eq(documents.id, id),
            eq(contractUsers.userId, users.id),
            or(notExists(recipients), sql`${users.id} in ${recipients}`),
          ),
        ),
    );
  },
  names: (db, { user }, ids) =>
    db
      .select({ id: documents.id, name: documents.filename })
      .from(documents)
      .where(and(inArray(documents.id, [...ids]), visibleDocuments(db, user))),
};

const ASK = 'ask';

/** The person who asks and what for, as far as the reader gives access in that contract. */
const namesOfAsks = async ({ language }: Reader, asks: SQL, db: Database) => {
  const found = await db
    .select({
      id: accessRequests.id,
      subject: accessRequests.subject,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(accessRequests)
    .innerJoin(users, eq(users.id, accessRequests.userId))
    .where(asks);
  return found.map(({ id, subject, firstName, lastName }) => ({
    id,
    name: `${firstName} ${lastName}, ${labelOf(subject as AccessSubject, language)}`,
  }));
};

const askOf = (url: string, page: string): string | null =>
  url.startsWith(page) ? (Id.safeParse(new URLSearchParams(url.split('?')[1]).get(ASK)).data ?? null) : null;

const MY_CONTRACT_PAGE = '/my-contract?';

const accessFromClient: SubjectKind<Extract<Subject, { kind: 'accessFromClient' }>> = {
  service: 'MY_CONTRACT',
  path: ({ id, userId }) => `${MY_CONTRACT_PAGE}user=${userId}&${ASK}=${id}`,
  read: (url) => askOf(url, MY_CONTRACT_PAGE),
  concerned: (db, { contractId }) => changingPeopleOf(db, contractId),
  names: (db, reader, ids) =>
    namesOfAsks(
      reader,
      and(
        inArray(accessRequests.id, [...ids]),
        inArray(accessRequests.contractId, administeredContracts(db, reader.user.id)),
      )!,
      db,
    ),
};

const CONTRACT_PAGE = '/contracts/';

const accessFromBank: SubjectKind<Extract<Subject, { kind: 'accessFromBank' }>> = {
  service: 'CONTRACTS',
  path: ({ id, userId, contractId }) => `${CONTRACT_PAGE}${contractId}?tab=users&user=${userId}&${ASK}=${id}`,
  read: (url) => askOf(url, CONTRACT_PAGE),
  concerned: () => ADMINISTRATORS_OF_BANK,
  names: async (db, reader, ids) =>
    managesContracts.allows(reader.user) ? namesOfAsks(reader, inArray(accessRequests.id, [...ids]), db) : [],
};

/** Path of a request inside the portal. */
export const requestPath = (id: string): string => `/requests-board/requests/${id}`;

const KINDS = { request, legalEntity, document, article, accessFromClient, accessFromBank };

/** A search of the person’s own, to which the notifications of its alert lead; no service is needed for it. */
const savedSearch: Pick<SubjectKind<Subject>, 'read' | 'names'> & { readonly service: null } = {
  service: null,
  read: alertedSearchOf,
  names: (db, { user }, ids) =>
    db
      .select({ id: savedSearches.id, name: savedSearches.name })
      .from(savedSearches)
      .where(and(inArray(savedSearches.id, [...ids]), eq(savedSearches.ownerId, user.id))),
};

/** The dates of one kind that a person is reminded of; its service is looked at by the name. */
const reminder: Pick<SubjectKind<Subject>, 'read' | 'names'> & { readonly service: null } = {
  service: null,
  read: (url) => (remindedKindOf(url) === null ? null : url),
  names: async (_db, reader, urls) =>
    urls.flatMap((id) => {
      const name = reminderName(reader, id);
      return name === null ? [] : [{ id, name }];
    }),
};

/** The service that one must hold to open a subject. */
export const serviceOf = ({ kind }: Subject): ServiceCode => KINDS[kind].service;

/** Where a subject is shown. */
export function pathOf(subject: Subject, language: Language): string {
  if (subject.kind === 'request') return request.path(subject, language);
  if (subject.kind === 'article') return article.path(subject, language);
  if (subject.kind === 'document') return document.path(subject, language);
  if (subject.kind === 'accessFromClient') return accessFromClient.path(subject, language);
  if (subject.kind === 'accessFromBank') return accessFromBank.path(subject, language);
  return legalEntity.path(subject, language);
}

/** Whom a subject concerns, as a condition on `users`. */
export function concernedBy(db: Reads, subject: Subject): SQL {
  if (subject.kind === 'request') return request.concerned(db, subject);
  if (subject.kind === 'article') return article.concerned(db, subject);
  if (subject.kind === 'document') return document.concerned(db, subject);
  if (subject.kind === 'accessFromClient') return accessFromClient.concerned(db, subject);
  if (subject.kind === 'accessFromBank') return accessFromBank.concerned(db, subject);
  return legalEntity.concerned(db, subject);
}

/** Names of what these paths lead to, by path; none for what the person may not open. */
export async function namesOf(
  db: Database,
  reader: Reader,
  urls: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const kind of [...Object.values(KINDS), savedSearch, reminder]) {
    // Also while it is switched off: what happened stays true.
    const { service } = kind;
    if (
      service !== null &&
      !reader.user.services.some(({ name, isMarketing }) => name === service && !isMarketing)
    )
      continue;
    const byId = Map.groupBy(
      urls.flatMap((url) => {
        const id = kind.read(url);
        return id === null ? [] : [{ id, url }];
      }),
      ({ id }) => id,
    );
    if (byId.size === 0) continue;
    for (const { id, name } of await kind.names(db, reader, [...byId.keys()]))
      for (const { url } of byId.get(id) ?? []) names.set(url, name);
  }
  return names;
}
