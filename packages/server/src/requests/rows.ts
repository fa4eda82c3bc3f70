import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { CLOSED_STATES, IN_PROGRESS_STATES, quickClosing, shownState } from '@atrium/contract/request-rules';
import type { RequestState } from '@atrium/contract/request-rules';
import type { RequestCounters, RequestSummary } from '@atrium/contract/requests';
import { SERVICES } from '@atrium/contract/services';
import type { ServiceCode } from '@atrium/contract/services';
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
  users,
} from '../database/schema/index.ts';
import type { Language } from '../http/index.ts';
import { ownParticipation, visibleRequests } from './access.ts';
import { hasClients } from './clients-left.ts';
import { closureAsker } from './closing.ts';
import type { ListedRequest } from './listing.ts';
import { isYourTurn, turnsOf } from './turn.ts';

/** The calling user and their language. */
export interface Reader {
  user: User;
  language: Language;
}

const creator = alias(users, 'creator');
const updater = alias(users, 'updater');

const fullName = (person: typeof creator | typeof updater): SQL<string> =>
  sql<string>`${person.firstName} || ' ' || ${person.lastName}`;

/** Only participants have unread marks: nothing is unread for a user who may only read the request. */
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

/** Returns the summaries of these requests, in the given order; the caller has checked that the reader may see them. */
export async function summariesOf(
  db: Reads,
  { user, language }: Reader,
  listed: readonly ListedRequest[],
): Promise<RequestSummary[]> {
  const ids = listed.map(({ id }) => id);
  const { favorite, neverSeen } = marksFor(user);
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
      favorite,
      neverSeen,
      closureAsker: closureAsker(user),
      hasClients: hasClients(sql`${requests}.id`),
      isParticipant: sql<boolean>`${requestParticipants.userId} is not null`,
    })
    .from(requests)
    .innerJoin(contracts, eq(contracts.id, requests.contractId))
    .innerJoin(creator, eq(creator.id, requests.createdById))
    .innerJoin(updater, eq(updater.id, requests.lastUpdatedById))
    .leftJoin(requestParticipants, ownParticipation(user))
    .leftJoin(requestMarks, ownMark(user))
    .where(amongst(sql`${requests.id}`, ids));
  const turnOf = await turnsOf(db, user, ids);
  const entities = await entitiesOf(db, ids);
  const { isInternal, isAdmin } = user.contactInformation;
  const internalIds = isInternal ? await internalIdsOf(db, ids) : null;
  const foundById = new Map(found.map((row) => [row.id, row]));
  return listed.flatMap(({ id, unseen }) => {
    const read = foundById.get(id);
    // Deleted after the page of ids was read.
    if (!read) return [];
    const { createdById, lastUpdatedById, contractName, serviceCode, ...rest } = read;
    const { closureAsker, hasClients, isParticipant, ...row } = rest;
    return [
      {
        ...row,
        unseen,
        state: shownState(row.state, turnOf(id)),
        internalState: row.state,
        turn: turnOf(id),
        quickClosing: quickClosing({
          state: row.state,
          closureAsker,
          hasClients,
          isParticipant,
          isInternal,
          isAdmin,
        }),
        serviceCode: serviceCode as ServiceCode,
        serviceName: SERVICES[serviceCode as ServiceCode].label[language],
        legalEntities: entities.get(id) ?? [],
        createdAt: row.createdAt.toISOString(),
        updatedAt: row.updatedAt.toISOString(),
        isCreatedByMe: createdById === user.id,
        lastUpdateByMe: lastUpdatedById === user.id,
        ...(internalIds && { contractName, internalIds: internalIds.get(id) ?? [] }),
      },
    ];
  });
}

/** All ids as one array parameter, so the statement text stays the same. */
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

/** Counts the requests that the user may see, by tab of the board. */
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
      // Only those of the board's default tab, so that the count matches the list that its link opens.
      unseen: counted(sql`${seen.unseen} and ${open}`),
      neverSeen: counted(sql`${seen.neverSeen}`),
    })
    .from(seen);
  return row!;
}
