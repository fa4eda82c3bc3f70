import { and, eq, exists, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { ListOrder, ListWindow } from '@atrium/contract/list-rules';
import {
  IN_PROGRESS_STATES,
  INTERNAL_REQUEST_FIELDS,
  stateRank,
  TAB_STATES,
} from '@atrium/contract/request-rules';
import type {
  LastRequestsFilter,
  RequestFacet,
  RequestOrder,
  RequestState,
} from '@atrium/contract/request-rules';
import type { RequestList, RequestListFilters, RequestListQuery } from '@atrium/contract/requests';
import { SERVICES } from '@atrium/contract/services';
import type { User } from '@atrium/contract/users';
import type { Reads } from '../database/index.ts';
import {
  contracts,
  legalEntities,
  requestExternalApplications,
  requestLegalEntities,
  requestMarks,
  requestParticipants,
  requests,
  requestTags,
  tags,
  users,
} from '../database/schema/index.ts';
import { shortCountryCode } from '../enums/index.ts';
import { forbidden } from '../http/index.ts';
import type { Language } from '../http/index.ts';
import { containsCode, containsText, countFacets, labelRank, orderTerms, wordsOf } from '../listing/index.ts';
import type { TieBreaker } from '../listing/index.ts';
import { changedSince, lastVisit } from '../users/index.ts';
import type { Visit } from '../users/index.ts';
import { visibleRequests } from './access.ts';
import { quickClosingOf } from './closing.ts';
import type { Reader } from './rows.ts';
import { quickClosingLabels, stateLabels } from './state-labels.ts';
import { isInShownState, isYourTurn } from './turn.ts';

/** Filters of the request list, plus those that only the server sets. */
export interface RequestFilter extends Omit<RequestListFilters, 'changedSinceLastVisit'> {
  ids?: readonly string[] | undefined;
  /** Changed by somebody else after this time; null for a user without an earlier visit, which matches nothing. */
  changedSince?: Date | null | undefined;
  /** Ids to leave out. */
  except?: readonly string[];
  /** In this state, in addition to all other filters. */
  currentState?: RequestState;
  /** Not changed after this time. */
  unchangedSince?: Date | undefined;
  /** Filter of the Last requests widget. */
  status?: LastRequestsFilter | undefined;
}

/** Resolves the filters of a call for its user: `changedSinceLastVisit` becomes the time of the last visit. */
export async function requestFilter(
  db: Reads,
  visit: Visit,
  { changedSinceLastVisit, ...filters }: RequestListFilters,
): Promise<RequestFilter> {
  return { ...filters, ...(changedSinceLastVisit && { changedSince: await lastVisit(db, visit) }) };
}

/** Throws 403 if a client filters or sorts by a field that only the bank sees (REQ-014): the result would reveal it. */
export function requireOwnFields(
  user: User,
  { filters, order }: Pick<RequestListQuery, 'filters' | 'order'>,
): void {
  if (user.contactInformation.isInternal) return;
  const asked = new Set<string>([...Object.keys(filters), ...order.map(({ by }) => by)]);
  if (INTERNAL_REQUEST_FIELDS.some((field) => asked.has(field))) throw forbidden();
}

/** `state_rank` of all open states, regardless of whose turn it is. */
const OPEN_RANK = 2;

/** Requests that are unread for a user: they participate, did not make the last change and have not opened it since. */
const unseenIds = (user: User): SQL => sql`
  select ${requests.id} as id from ${requestParticipants}
  join ${requests} on ${requests.id} = ${requestParticipants.requestId}
  left join ${requestMarks} on ${requestMarks.requestId} = ${requests.id} and ${requestMarks.userId} = ${user.id}
  where ${requestParticipants.userId} = ${user.id} and ${requestParticipants.isActive}
    and ${requests.lastUpdatedById} <> ${user.id}
    and (${requestMarks.lastSeenAt} is null or ${requestMarks.lastSeenAt} < ${requests.updatedAt})`;

/** Requests created by others that the user participates in and never opened. */
const neverSeenIds = (user: User): SQL => sql`
  select ${requests.id} from ${requestParticipants}
  join ${requests} on ${requests.id} = ${requestParticipants.requestId}
  left join ${requestMarks} on ${requestMarks.requestId} = ${requests.id} and ${requestMarks.userId} = ${user.id}
  where ${requestParticipants.userId} = ${user.id} and ${requestParticipants.isActive}
    and ${requests.createdById} <> ${user.id} and ${requestMarks.lastSeenAt} is null`;

const favoriteIds = (user: User): SQL =>
  sql`select ${requestMarks.requestId} from ${requestMarks} where ${requestMarks.userId} = ${user.id} and ${requestMarks.favorite}`;

/** Condition that a request has a tag that meets `condition`. */
const taggedWith = (db: Reads, condition: SQL): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(requestTags)
      .innerJoin(tags, eq(tags.id, requestTags.tagId))
      .where(and(eq(requestTags.requestId, requests.id), condition)),
  );

const serviceLabels = (language: Language): Record<string, string> =>
  Object.fromEntries(Object.entries(SERVICES).map(([code, { label }]) => [code, label[language]]));

/**
 * Condition that a request contains a search word. Matches outside the title are looked up as ids first, so that each
 * part can use its index.
 */
function containsWord({ user, language }: Reader, word: string): SQL {
  const people = sql`array(select ${users.id} from ${users} where ${containsText(users.nameText, word)})`;
  const ofEntities = sql`select ${requestLegalEntities.requestId} from ${requestLegalEntities} join ${legalEntities} on ${legalEntities.ricosCode} = ${requestLegalEntities.ricosCode} where ${containsText(sql`fold_text(${legalEntities.longName})`, word)}`;
  const labels = Object.entries(serviceLabels(language)).map(([code, label]) => sql`(${code}, ${label})`);
  const services = sql`array(select code from (values ${sql.join(labels, sql`, `)}) as service (code, label) where ${containsText(sql`fold_text(label)`, word)})`;
  const parts = [
    containsText(requests.titleText, word),
    containsCode(requests.reference, word),
    sql`${requests.serviceCode} = any(${services})`,
    sql`${requests.createdById} = any(${people})`,
    sql`${requests.lastUpdatedById} = any(${people})`,
    sql`${requests.id} = any(array(${ofEntities}))`,
    ...(user.contactInformation.isInternal
      ? [
          sql`${requests.contractId} = any(array(select ${contracts.id} from ${contracts} where ${containsText(sql`fold_text(${contracts.name})`, word)}))`,
          sql`${requests.id} = any(array(${withExternalId(word)}))`,
        ]
      : []),
  ];
  return sql`(${sql.join(parts, sql` or `)})`;
}

const withExternalId = (text: string): SQL =>
  sql`select ${requestExternalApplications.requestId} from ${requestExternalApplications} where ${containsCode(requestExternalApplications.externalId, text)}`;

const inSpan = (
  column: typeof requests.createdAt | typeof requests.updatedAt,
  span: RequestFilter['createdAt'],
): SQL[] => [
  ...(span?.from ? [sql`${column} >= ${span.from}::timestamptz`] : []),
  ...(span?.before ? [sql`${column} < ${span.before}::timestamptz`] : []),
];

/** Condition on `state_rank`, the first column of the board's index, in which all open states have the same rank. */
const inStates = (states: readonly RequestState[]): SQL =>
  inArray(requests.stateRank, [...new Set(states.map((state) => Math.max(OPEN_RANK, stateRank(state) + 1)))]);

/** The state as the reader sees it. */
const stateFor = (user: User): SQL =>
  sql`case when ${requests.stateRank} <> ${OPEN_RANK} then ${requests.state} when ${isYourTurn(user)} then 'ACTION_REQUIRED' else 'INPROGRESS' end`;

/** Condition for the list without filters: the requests of one tab that the reader may see. */
function scopeOf(db: Reads, user: User, { tab }: RequestFilter): SQL {
  const states = tab && TAB_STATES[tab];
  return and(
    visibleRequests(db, user),
    states && inStates(states),
    tab === 'FAVORITE' ? sql`${requests.id} in (${favoriteIds(user)})` : undefined,
  )!;
}

/** The conditions of the filters with facet counts. */
function facetConditions(
  db: Reads,
  user: User,
  filter: RequestFilter,
): Record<RequestFacet, SQL | undefined> {
  const { state, service, legalEntities: codes } = filter;
  return {
    state: state && isInShownState(user, state),
    service: service && inArray(requests.serviceCode, service),
    quickClosing:
      filter.quickClosing && and(inStates(['TO_CLOSE']), inArray(quickClosingOf(user), filter.quickClosing)),
    legalEntities:
      codes &&
      exists(
        db
          .select({ one: sql`1` })
          .from(requestLegalEntities)
          .where(
            and(
              eq(requestLegalEntities.requestId, requests.id),
              inArray(requestLegalEntities.ricosCode, codes),
            ),
          ),
      ),
  };
}

/** The conditions of all other filters. */
function otherConditions(db: Reads, reader: Reader, filter: RequestFilter): SQL | undefined {
  const { user } = reader;
  const when = (is: unknown, condition: () => SQL) => (is ? [condition()] : []);
  return and(
    ...when(filter.ids, () => sql`${requests.id} = any(${`{${filter.ids!.join(',')}}`}::uuid[])`),
    ...when(
      filter.except?.length,
      () => sql`${requests.id} <> all(${`{${filter.except!.join(',')}}`}::uuid[])`,
    ),
    ...when(filter.currentState, () => inStates([filter.currentState!])),
    ...wordsOf(filter.search ?? '').map((word) => containsWord(reader, word)),
    ...when(filter.title, () => containsText(requests.titleText, filter.title!)),
    ...when(
      filter.createdBy,
      () =>
        sql`${requests.createdById} = any(array(select ${users.id} from ${users} where ${containsText(users.nameText, filter.createdBy!)}))`,
    ),
    ...when(
      filter.contract,
      () =>
        sql`${requests.contractId} in (select ${contracts.id} from ${contracts} where ${containsText(sql`fold_text(${contracts.name})`, filter.contract!)})`,
    ),
    ...when(filter.internalIds, () => sql`${requests.id} in (${withExternalId(filter.internalIds!)})`),
    ...inSpan(requests.createdAt, filter.createdAt),
    ...inSpan(requests.updatedAt, filter.updatedAt),
    ...when(filter.unread, () => sql`${requests.id} in (${unseenIds(user)})`),
    ...when(
      filter.favorite || filter.status === 'FAVORITE',
      () => sql`${requests.id} in (${favoriteIds(user)})`,
    ),
    ...when(filter.mine, () => eq(requests.createdById, user.id)),
    ...when(filter.neverSeen, () => sql`${requests.id} in (${neverSeenIds(user)})`),
    ...when(filter.countries, () =>
      taggedWith(
        db,
        inArray(
          tags.countryCode,
          filter.countries!.map((code) => shortCountryCode(code)),
        ),
      ),
    ),
    ...when(filter.currencies, () =>
      taggedWith(db, and(eq(tags.groupType, 'CURRENCY'), inArray(tags.name, filter.currencies!))!),
    ),
    ...when(filter.changedSince !== undefined, () =>
      filter.changedSince ? changedSince(filter.changedSince, user) : sql`false`,
    ),
    ...when(
      filter.unchangedSince,
      () => sql`${requests.updatedAt} <= ${filter.unchangedSince!.toISOString()}::timestamptz`,
    ),
    ...when(filter.status === 'DEFAULT', () => inStates(IN_PROGRESS_STATES)),
    ...when(filter.status === 'ACTION_REQUIRED', () => isInShownState(user, ['ACTION_REQUIRED'])),
  );
}

/** The conditions of all filters, or undefined where none is set. */
const filterConditions = (db: Reads, reader: Reader, filter: RequestFilter): SQL | undefined =>
  and(...Object.values(facetConditions(db, reader.user, filter)), otherConditions(db, reader, filter));

/** Condition for requests that the reader may see and that match the filters. */
export const matchingRequests = (db: Reads, reader: Reader, filter: RequestFilter): SQL =>
  and(scopeOf(db, reader.user, filter), filterConditions(db, reader, filter))!;

/** Counts the requests that match the filters, and those of the list without filters. */
export async function countRequests(
  db: Reads,
  reader: Reader,
  filter: RequestFilter,
): Promise<{ matching: number; all: number }> {
  const all = scopeOf(db, reader.user, filter);
  const filtered = filterConditions(db, reader, filter);
  const counted = (where: SQL) => sql`(select count(*)::int from ${requests} where ${where})`;
  const { rows } = await db.execute<{ matching: number; all: number }>(
    filtered === undefined
      ? sql`select matching, matching as all from ${counted(all)} as list (matching)`
      : sql`select ${counted(and(all, filtered)!)} as matching, ${counted(all)} as all`,
  );
  return rows[0]!;
}

/** A request of the list; unread ones (`unseen`) come first. */
export interface ListedRequest extends Record<string, unknown> {
  id: string;
  unseen: boolean;
}

/** The board's default order (REQ-025 to REQ-028); the id makes it unique. */
const BOARD_ORDER: TieBreaker = [sql`unseen desc`, sql`rank`, sql`updated_at desc`, sql`id desc`];

/** Returns one page of the matching requests, in order: only their ids and whether they are unread. */
export async function requestIds(
  db: Reads,
  reader: Reader,
  filter: RequestFilter,
  order: readonly ListOrder<RequestOrder>[],
  { offset, limit }: ListWindow,
): Promise<ListedRequest[]> {
  const where = matchingRequests(db, reader, filter);
  const unseen = sql`${requests.id} in (select id from unseen)`;
  const yours = sql`${requests.id} in (select id from yours)`;
  const own = sql`with unseen as materialized (${unseenIds(reader.user)}),
    yours as materialized (select ${requests.id} as id from ${requests} where ${isYourTurn(reader.user)})`;
  const rank = sql`case when ${requests.stateRank} = ${OPEN_RANK} and ${yours} then 1 else ${requests.stateRank} end`;
  const columns = sql`${requests.id} as id, ${requests.updatedAt} as updated_at`;
  if (order.length > 0) {
    const terms = orderColumns(reader);
    const keys = order.map(({ by }, level) => sql`${terms[by]} as ${sql.identifier(`key_${level}`)}`);
    const rules = order.map(({ descending }, level) => ({ by: `key_${level}`, descending }));
    const keyed = Object.fromEntries(rules.map(({ by }) => [by, sql`${sql.identifier(by)}`]));
    const { rows } = await db.execute<ListedRequest>(sql`${own}
      select id, unseen from (
        select ${columns}, ${unseen} as unseen, ${rank} as rank, ${sql.join(keys, sql`, `)}
        from ${requests} where ${where}) as listed
      order by ${orderTerms(rules, keyed, BOARD_ORDER)} limit ${limit} offset ${offset}`);
    return rows;
  }
  const boardOrder = sql.join([...BOARD_ORDER], sql`, `);
  const end = offset + limit;
  // The requests that are unread or wait for the reader are few and sorted in memory; the rest comes in order from an
  // index, so the cost does not grow with the table.
  const { rows } = await db.execute<ListedRequest>(sql`${own}
    select id, unseen from (
      (select ${columns}, ${unseen} as unseen, ${rank} as rank from ${requests}
        where (${requests.id} in (select id from unseen union select id from yours)) and ${where}
        order by ${boardOrder} limit ${end})
      union all
      (select ${columns}, false as unseen, ${requests.stateRank} as rank from ${requests}
        where not ${unseen} and not ${yours} and ${where}
        order by ${requests.stateRank}, ${requests.updatedAt} desc, ${requests.id} desc limit ${end})
    ) as listed
    order by ${boardOrder} limit ${limit} offset ${offset}`);
  return rows;
}

/** The sort expression of each column of the board. */
const orderColumns = ({ user, language }: Reader): Record<RequestOrder, SQL> => ({
  state: labelRank(stateFor(user), stateLabels(language), language),
  title: sql`${requests.titleText}`,
  service: labelRank(sql`${requests.serviceCode}`, serviceLabels(language), language),
  legalEntities: sql`(select string_agg(fold_text(${legalEntities.longName}), ', ' order by ${legalEntities.longName}) from ${requestLegalEntities} join ${legalEntities} on ${legalEntities.ricosCode} = ${requestLegalEntities.ricosCode} where ${requestLegalEntities.requestId} = ${requests.id})`,
  createdBy: sql`(select ${users.nameText} from ${users} where ${users.id} = ${requests.createdById})`,
  createdAt: sql`${requests.createdAt}`,
  updatedAt: sql`${requests.updatedAt}`,
  contract: sql`(select lower(${contracts.name}) from ${contracts} where ${contracts.id} = ${requests.contractId})`,
  internalIds: sql`(select string_agg(${requestExternalApplications.externalId}, ', ' order by ${requestExternalApplications.externalId}) from ${requestExternalApplications} where ${requestExternalApplications.requestId} = ${requests.id})`,
});

/** Counts the requests for each value of the wanted filters, highest count first. */
export async function requestFacets(
  db: Reads,
  reader: Reader,
  filter: RequestFilter,
  wanted: readonly RequestFacet[],
): Promise<RequestList['facets']> {
  const conditions = facetConditions(db, reader.user, filter);
  const counted = await countFacets(db, {
    from: sql`${requests}`,
    id: sql`${requests.id}`,
    where: and(scopeOf(db, reader.user, filter), otherConditions(db, reader, filter)),
    facets: {
      state: { value: stateFor(reader.user), condition: conditions.state },
      service: { value: sql`${requests.serviceCode}`, condition: conditions.service },
      quickClosing: { value: quickClosingOf(reader.user), condition: conditions.quickClosing },
      legalEntities: {
        value: sql`${requestLegalEntities.ricosCode}`,
        join: sql`join ${requestLegalEntities} on ${requestLegalEntities.requestId} = listed.id`,
        condition: conditions.legalEntities,
      },
    },
    wanted,
  });
  const codes = (counted.get('legalEntities') ?? []).map(({ value }) => value);
  const names =
    codes.length === 0
      ? []
      : await db
          .select({ code: legalEntities.ricosCode, name: legalEntities.longName })
          .from(legalEntities)
          .where(inArray(legalEntities.ricosCode, codes));
  const labels: Record<RequestFacet, Readonly<Record<string, string>>> = {
    state: stateLabels(reader.language),
    service: serviceLabels(reader.language),
    legalEntities: Object.fromEntries(names.map(({ code, name }) => [code, name])),
    quickClosing: quickClosingLabels(reader.language),
  };
  return Object.fromEntries(
    wanted.map((name) => [
      name,
      counted
        .get(name)!
        .map(({ value, count }) => ({ value, label: labels[name][value] ?? value, count }))
        .toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label)),
    ]),
  );
}
