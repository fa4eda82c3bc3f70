import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Request, RequestSummary } from '@atrium/contract/requests';
import type { ServiceCode } from '@atrium/contract/services';
import type { Reads } from '../database/index.ts';
import {
  contracts,
  requestExternalApplications,
  requestMarks,
  requestParticipants,
  requests,
  serviceActions,
  users,
} from '../database/schema/index.ts';
import { notFound } from '../http/index.ts';
import type { Language } from '../http/index.ts';
import { answeredDetails } from './answered-details.ts';
import { countsOf } from './counts.ts';
import { requestIds } from './listing.ts';
import { nextReminderAt } from './reminders.ts';
import { summariesOf } from './rows.ts';
import type { Reader } from './rows.ts';
import { accessTo } from './rights.ts';
import { tagsOfRequests } from '../tagging/index.ts';

/** Looks up the labels of the service actions of these requests; an action that is no longer offered has none. */
async function actionLabels(
  db: Reads,
  asked: readonly { action: string | null }[],
  language: Language,
): Promise<(service: ServiceCode, action: string) => string | undefined> {
  const codes = [...new Set(asked.flatMap(({ action }) => action ?? []))];
  if (codes.length === 0) return () => undefined;
  const rows = await db
    .select({
      service: serviceActions.serviceCode,
      action: serviceActions.action,
      label: serviceActions.label,
    })
    .from(serviceActions)
    .where(inArray(serviceActions.action, codes));
  const labels = new Map(rows.map(({ service, action, label }) => [`${service} ${action}`, label[language]]));
  return (service, action) => labels.get(`${service} ${action}`);
}

/**
 * Returns the details of requests whose summaries the reader was given, in the same order (DATA-027); requests deleted
 * in the meantime are left out.
 */
export async function withFacts(
  db: Reads,
  { user, language }: Reader,
  summaries: readonly RequestSummary[],
): Promise<Request[]> {
  const ids = summaries.map((summary) => summary.id);
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: requests.id,
      description: requests.description,
      contractId: requests.contractId,
      contractName: contracts.name,
      action: requests.action,
      topics: requests.topics,
      additionalDetails: requests.additionalDetails,
      hasElectronicSignature: requests.hasElectronicSignature,
      documentValidationEnabled: requests.documentValidationEnabled,
      remindedAt: requests.remindedAt,
    })
    .from(requests)
    .innerJoin(contracts, eq(contracts.id, requests.contractId))
    .where(inArray(requests.id, ids));
  const people = await db
    .select({
      requestId: requestParticipants.requestId,
      role: requestParticipants.role,
      isActive: requestParticipants.isActive,
      user: { id: users.id, firstName: users.firstName, lastName: users.lastName },
    })
    .from(requestParticipants)
    .innerJoin(users, eq(users.id, requestParticipants.userId))
    .where(inArray(requestParticipants.requestId, ids))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id));
  const links = await db
    .select()
    .from(requestExternalApplications)
    .where(inArray(requestExternalApplications.requestId, ids))
    .orderBy(asc(requestExternalApplications.applicationName));
  const marks = await db
    .select({ requestId: requestMarks.requestId, lastSeenAt: requestMarks.lastSeenAt })
    .from(requestMarks)
    .where(and(eq(requestMarks.userId, user.id), inArray(requestMarks.requestId, ids)));
  const access = await accessTo(db, user, ids);
  const canManage = (id: string) => access.get(id)?.rights.canManageTags === true;
  const tags = await tagsOfRequests(db, { user, language }, ids, canManage);
  const answers = await answeredDetails(db, ids, language);
  const labelOf = await actionLabels(db, rows, language);
  const countsIn = await countsOf(db, ids);

  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const peopleOf = Map.groupBy(people, ({ requestId }) => requestId);
  const linksOf = Map.groupBy(links, ({ requestId }) => requestId);
  const seenAt = new Map(marks.map(({ requestId, lastSeenAt }) => [requestId, lastSeenAt]));
  return summaries.flatMap((summary) => {
    const row = rowOf.get(summary.id);
    const own = access.get(summary.id);
    if (!row || !own) return [];
    const participants = (peopleOf.get(summary.id) ?? []).map(({ requestId: _requestId, ...person }) => ({
      ...person,
      isMe: person.user.id === user.id,
    }));
    const externalApplications = (linksOf.get(summary.id) ?? []).map(({ applicationName, externalId }) => ({
      applicationName,
      externalId,
    }));
    const { internalIds: _internalIds, ...facts } = summary;
    const { remindedAt, ...more } = row;
    return {
      ...facts,
      ...more,
      additionalDetails: [...row.additionalDetails, ...(answers.get(summary.id) ?? [])],
      serviceAction:
        summary.type === 'SERVICE_ACTION' && row.action !== null
          ? {
              service: summary.serviceCode,
              action: row.action,
              // An action that is no longer offered is shown by its code.
              label: labelOf(summary.serviceCode, row.action) ?? row.action,
            }
          : null,
      participants,
      externalApplications,
      tags: tags.get(summary.id) ?? [],
      lastSeenAt: seenAt.get(summary.id)?.toISOString() ?? null,
      counts: countsIn(summary.id),
      rights: own.rights,
      nextReminderAt: nextReminderAt({ remindedAt })?.toISOString() ?? null,
    };
  });
}

/** Returns one request as the reader sees it; 404 if they may not see it. */
export async function readRequest(db: Reads, reader: Reader, id: string): Promise<Request> {
  const listed = await requestIds(db, reader, { ids: [id] }, [], { offset: 0, limit: 1 });
  const [found] = await withFacts(db, reader, await summariesOf(db, reader, listed));
  if (!found) throw notFound();
  return found;
}
