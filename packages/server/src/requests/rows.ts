import { and, asc, count, desc, eq, exists, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  CLOSED_STATES,
  IN_PROGRESS_STATES,
  REQUEST_STATES,
  shownState,
} from '@atrium/contract/request-rules';
import type { LastRequestsFilter, RequestState } from '@atrium/contract/request-rules';
import type { RequestCounters, RequestSummary } from '@atrium/contract/requests';
import { SERVICES } from '@atrium/contract/services';
import type { ServiceCode } from '@atrium/contract/services';
import type { User } from '@atrium/contract/users';
import type { Reads } from '../database/open.ts';
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
import type { Language } from '../http/language.ts';
import { shortCountryCode } from '../enums/country-codes.ts';
import { changedSince } from '../users/last-visit.ts';
import { ownParticipation, visibleRequests } from './access.ts';
import { isInShownState, isYourTurn, turnsOf } from './turn.ts';

/** Who asks, in which language. */
export interface Reader {
  user: User;
  language: Language;
}

export interface BoardFilter {
  ids?: readonly string[];
  requestStates?: readonly RequestState[] | undefined;
  services?: readonly ServiceCode[] | undefined;
  /** Ricos codes. */
  entities?: readonly string[] | undefined;
  /** Codes of countries, and of currencies, they are tagged with. */
  countries?: readonly string[] | undefined;
  currencies?: readonly string[] | undefined;
  favoritesOnly?: boolean | undefined;
  /** Changed by somebody else after this moment; null for a person who was never here, whom nothing changed for. */
  changedSince?: Date | null | undefined;
  status?: LastRequestsFilter | undefined;
}

const creator = alias(users, 'creator');
const updater = alias(users, 'updater');

const fullName = (person: typeof creator | typeof updater): SQL<string> =>
  sql<string>`${person.firstName} || ' ' || ${person.lastName}`;

/** Marks concern who takes part: whoever only may read a request has nothing unread in it. */
function marksFor(user: User) {
  const takesPart = sql`${requestParticipants.userId} is not null`;
  const unread = sql`${requestMarks.lastSeenAt} is null or ${requestMarks.lastSeenAt} < ${requests.updatedAt}`;
  return {
    favorite: sql<boolean>`coalesce(${requestMarks.favorite}, false)`,
    unseen: sql<boolean>`(${takesPart} and ${requests.lastUpdatedById} <> ${user.id} and (${unread}))`,
    neverSeen: sql<boolean>`(${takesPart} and ${requests.createdById} <> ${user.id} and ${requestMarks.lastSeenAt} is null)`,
  };
}

const ownMark = (user: User): SQL =>
  and(eq(requestMarks.requestId, requests.id), eq(requestMarks.userId, user.id))!;

const isOpen = inArray(requests.state, [...IN_PROGRESS_STATES]);

/** REQ-026, REQ-027: the place of a state, as the person sees it, is its place in REQUEST_STATES. */
const stateRank = (user: User) => sql`array_position(array[${sql.join(
  REQUEST_STATES.map((state) => sql`${state}`),
  sql`, `,
)}]::text[], case when not ${isOpen} then ${requests.state}
  when ${isYourTurn(user)} then 'ACTION_REQUIRED' else 'INPROGRESS' end)`;

/** Requests that bear a tag of which the condition holds. */
const taggedWith = (db: Reads, condition: SQL): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(requestTags)
      .innerJoin(tags, eq(tags.id, requestTags.tagId))
      .where(and(eq(requestTags.requestId, requests.id), condition)),
  );

function filterConditions(db: Reads, user: User, filter: BoardFilter): SQL[] {
  const conditions: SQL[] = [];
  const favorite = sql`${requestMarks.favorite}`;
  if (filter.ids) conditions.push(inArray(requests.id, [...filter.ids]));
  if (filter.requestStates) conditions.push(isInShownState(user, filter.requestStates));
  if (filter.services) conditions.push(inArray(requests.serviceCode, [...filter.services]));
  if (filter.entities) {
    conditions.push(
      exists(
        db
          .select({ one: sql`1` })
          .from(requestLegalEntities)
          .where(
            and(
              eq(requestLegalEntities.requestId, requests.id),
              inArray(requestLegalEntities.ricosCode, [...filter.entities]),
            ),
          ),
      ),
    );
  }
  if (filter.countries) {
    const codes = filter.countries.map((code) => shortCountryCode(code));
    conditions.push(taggedWith(db, inArray(tags.countryCode, codes)));
  }
  if (filter.currencies) {
    const isOne = and(eq(tags.groupType, 'CURRENCY'), inArray(tags.name, [...filter.currencies]))!;
    conditions.push(taggedWith(db, isOne));
  }
  if (filter.favoritesOnly || filter.status === 'FAVORITE') conditions.push(favorite);
  if (filter.changedSince !== undefined) {
    conditions.push(filter.changedSince ? changedSince(filter.changedSince, user) : sql`false`);
  }
  if (filter.status === 'DEFAULT') conditions.push(isOpen);
  if (filter.status === 'ACTION_REQUIRED') conditions.push(isInShownState(user, ['ACTION_REQUIRED']));
  return conditions;
}

/** Summaries of what the reader may see, in the order of the board (REQ-025 to REQ-028), and how many match. */
export async function listRequests(
  db: Reads,
  { user, language }: Reader,
  filter: BoardFilter,
  { limit, page = 1 }: { limit: number; page?: number },
): Promise<{ rows: RequestSummary[]; total: number }> {
  const where = and(visibleRequests(db, user), ...filterConditions(db, user, filter));
  const { favorite, unseen, neverSeen } = marksFor(user);
  // Which ones come first is found from what orders them alone: names are looked up for those that are shown.
  const shown = db
    .select({
      id: requests.id,
      favorite: favorite.as('favorite'),
      unseen: unseen.as('unseen'),
      neverSeen: neverSeen.as('never_seen'),
      rank: stateRank(user).as('rank'),
    })
    .from(requests)
    .leftJoin(requestParticipants, ownParticipation(user))
    .leftJoin(requestMarks, ownMark(user))
    .where(where)
    .orderBy(sql`unseen desc`, sql`rank`, desc(requests.updatedAt), desc(requests.id))
    .limit(limit)
    .offset((page - 1) * limit)
    .as('shown');
  const found = await db
    .select({
      id: requests.id,
      reference: requests.reference,
      title: requests.title,
      state: requests.state,
      type: requests.type,
      serviceCode: requests.serviceCode,
      createdById: requests.createdById,
      createdBy: fullName(creator),
      createdAt: requests.createdAt,
      updatedAt: requests.updatedAt,
      lastUpdatedById: requests.lastUpdatedById,
      lastUpdaterFullName: fullName(updater),
      contractName: contracts.name,
      favorite: shown.favorite,
      unseen: shown.unseen,
      neverSeen: shown.neverSeen,
    })
    .from(shown)
    .innerJoin(requests, eq(requests.id, shown.id))
    .innerJoin(contracts, eq(contracts.id, requests.contractId))
    .innerJoin(creator, eq(creator.id, requests.createdById))
    .innerJoin(updater, eq(updater.id, requests.lastUpdatedById))
    .orderBy(desc(shown.unseen), shown.rank, desc(requests.updatedAt), desc(requests.id));
  const isAll = page === 1 && found.length < limit;
  const total = isAll ? found.length : await countRequests(db, user, where);

  const ids = found.map((row) => row.id);
  const turnOf = await turnsOf(db, user, ids);
  const entities = await entitiesOf(db, ids);
  const isInternal = user.contactInformation.isInternal;
  const internalIds = isInternal ? await internalIdsOf(db, ids) : null;
  const rows = found.map(({ createdById, lastUpdatedById, contractName, serviceCode, ...row }) => ({
    ...row,
    state: shownState(row.state, turnOf(row.id)),
    internalState: row.state,
    turn: turnOf(row.id),
    serviceCode: serviceCode as ServiceCode,
    serviceName: SERVICES[serviceCode as ServiceCode].label[language],
    legalEntities: entities.get(row.id) ?? [],
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    isCreatedByMe: createdById === user.id,
    lastUpdateByMe: lastUpdatedById === user.id,
    ...(internalIds && { contractName, internalIds: internalIds.get(row.id) ?? [] }),
  }));
  return { rows, total };
}

async function countRequests(db: Reads, user: User, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(requests)
    .leftJoin(requestMarks, ownMark(user))
    .where(where);
  return row?.total ?? 0;
}

/** One array parameter however many ids there are. */
const amongst = (column: SQL, ids: readonly string[]): SQL =>
  sql`${column} = any(${`{${ids.join(',')}}`}::uuid[])`;

async function entitiesOf(
  db: Reads,
  ids: readonly string[],
): Promise<Map<string, { id: string; longName: string }[]>> {
  const rows = await db
    .select({
      requestId: requestLegalEntities.requestId,
      id: legalEntities.ricosCode,
      longName: legalEntities.longName,
    })
    .from(requestLegalEntities)
    .innerJoin(legalEntities, eq(legalEntities.ricosCode, requestLegalEntities.ricosCode))
    .where(amongst(sql`${requestLegalEntities.requestId}`, ids))
    .orderBy(asc(legalEntities.longName));
  const result = new Map<string, { id: string; longName: string }[]>();
  for (const { requestId, ...entity } of rows) {
    const list = result.get(requestId);
    if (list) list.push(entity);
    else result.set(requestId, [entity]);
  }
  return result;
}

async function internalIdsOf(db: Reads, ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .select({
      requestId: requestExternalApplications.requestId,
      externalId: requestExternalApplications.externalId,
    })
    .from(requestExternalApplications)
    .where(amongst(sql`${requestExternalApplications.requestId}`, ids))
    .orderBy(asc(requestExternalApplications.externalId));
  return new Map(
    Map.groupBy(rows, ({ requestId }) => requestId)
      .entries()
      .map(([requestId, ids]) => [requestId, ids.map(({ externalId }) => externalId)]),
  );
}

/** How many requests the reader sees, by tab of the board. */
export async function countByTab(db: Reads, user: User): Promise<RequestCounters> {
  const marks = marksFor(user);
  const seen = db
    .select({
      state: requests.state,
      isYours: isYourTurn(user).as('is_yours'),
      favorite: marks.favorite.as('favorite'),
      unseen: marks.unseen.as('unseen'),
      neverSeen: marks.neverSeen.as('never_seen'),
    })
    .from(requests)
    .leftJoin(requestParticipants, ownParticipation(user))
    .leftJoin(requestMarks, ownMark(user))
    .where(visibleRequests(db, user))
    .as('seen');
  const inState = (states: readonly RequestState[]) => inArray(seen.state, [...states]);
  const counted = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const open = inState(IN_PROGRESS_STATES);
  const [row] = await db
    .select({
      yourTurn: counted(sql`${seen.isYours}`),
      actionRequired: counted(sql`${open} and ${seen.isYours}`),
      inProgress: counted(sql`${open} and not ${seen.isYours}`),
      open: counted(open),
      toClose: counted(inState(['TO_CLOSE'])),
      closed: counted(inState(CLOSED_STATES)),
      favorite: counted(sql`${seen.favorite}`),
      // Those of the tab that the board opens with, so that the count is what its link shows.
      unseen: counted(sql`${seen.unseen} and ${open}`),
      neverSeen: counted(sql`${seen.neverSeen}`),
    })
    .from(seen);
  return row!;
}
