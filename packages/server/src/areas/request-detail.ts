import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Request, RequestSummary } from '@atrium/contract/requests';
import type { Reads } from '../database/open.ts';
import {
  contracts,
  requestExternalApplications,
  requestMarks,
  requestParticipants,
  requests,
  serviceActions,
  users,
} from '../database/schema/index.ts';
import { notFound } from '../http/failure.ts';
import { answeredDetails } from '../request-creation/details.ts';
import { countsOf } from './request-counts.ts';
import { listRequests } from './request-rows.ts';
import type { Reader } from './request-rows.ts';
import { standingOn } from './request-standing.ts';
import { tagsOfRequests } from './tag-rows.ts';

/** The facts of requests whose summaries the reader was given, in the same order (DATA-027). */
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
  const standing = await standingOn(db, user, ids);
  const canManage = (id: string) => standing.get(id)!.rights.canManageTags;
  const tags = await tagsOfRequests(db, { user, language }, ids, canManage);
  const answers = await answeredDetails(db, ids, language);
  const actions = new Map(
    (
      await db
        .select({
          service: serviceActions.serviceCode,
          action: serviceActions.action,
          label: serviceActions.label,
        })
        .from(serviceActions)
    ).map(({ service, action, label }) => [`${service} ${action}`, label]),
  );
  const countsIn = await countsOf(db, ids);

  return summaries.map((summary) => {
    const row = rows.find((candidate) => candidate.id === summary.id)!;
    const participants = people
      .filter((person) => person.requestId === summary.id)
      .map(({ requestId: _requestId, ...person }) => ({ ...person, isMe: person.user.id === user.id }));
    const externalApplications = links
      .filter((link) => link.requestId === summary.id)
      .map(({ applicationName, externalId }) => ({ applicationName, externalId }));
    const { internalState: _internalState, internalIds: _internalIds, ...facts } = summary;
    return {
      ...facts,
      ...row,
      additionalDetails: [...row.additionalDetails, ...(answers.get(summary.id) ?? [])],
      serviceAction:
        summary.type === 'SERVICE_ACTION' && row.action !== null
          ? {
              service: summary.serviceCode,
              action: row.action,
              // An action that is offered no more keeps its code.
              label: actions.get(`${summary.serviceCode} ${row.action}`)?.[language] ?? row.action,
            }
          : null,
      participants,
      externalApplications,
      tags: tags.get(summary.id) ?? [],
      lastSeenAt: marks.find((mark) => mark.requestId === summary.id)?.lastSeenAt?.toISOString() ?? null,
      counts: countsIn(summary.id),
      rights: standing.get(summary.id)!.rights,
    };
  });
}

/** One request as the reader sees it; 404 for what he may not know of. */
export async function readRequest(db: Reads, reader: Reader, id: string): Promise<Request> {
  const { rows } = await listRequests(db, reader, { ids: [id] }, { limit: 1 });
  const [found] = await withFacts(db, reader, rows);
  if (!found) throw notFound();
  return found;
}
