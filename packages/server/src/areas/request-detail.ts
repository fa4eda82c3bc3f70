import { and, asc, eq, inArray } from 'drizzle-orm';
import { requestRights } from '@atrium/contract/request-rules';
import type { Request, RequestSummary } from '@atrium/contract/requests';
import type { Database } from '../database/open.ts';
import {
  contracts,
  featureFlags,
  requestExternalApplications,
  requestParticipants,
  requests,
  requestTags,
  tags,
  users,
} from '../database/schema/index.ts';
import type { Reader } from './request-rows.ts';

/** RDET-064: blocks the messaging of requests that are linked to CCM. */
const CCM_FLAG = 'disable_modification_on_ccm_request';

/** The facts of requests whose summaries the reader was given, in the same order (DATA-027). */
export async function withFacts(
  db: Database,
  { user }: Reader,
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
      closureAskedById: requests.closureAskedById,
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
  const words = await db
    .select({ requestId: requestTags.requestId, name: tags.name })
    .from(requestTags)
    .innerJoin(tags, eq(tags.id, requestTags.tagId))
    .where(inArray(requestTags.requestId, ids))
    .orderBy(asc(tags.name));
  const [flag] = await db
    .select()
    .from(featureFlags)
    .where(and(eq(featureFlags.id, CCM_FLAG), eq(featureFlags.enabled, true)));

  return summaries.map((summary) => {
    const { closureAskedById, ...row } = rows.find((candidate) => candidate.id === summary.id)!;
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
      serviceAction:
        summary.type === 'SERVICE_ACTION' && row.action !== null
          ? { service: summary.serviceCode, action: row.action }
          : null,
      participants,
      externalApplications,
      tags: words.filter((word) => word.requestId === summary.id).map(({ name }) => ({ name })),
      rights: requestRights({
        state: summary.state,
        isInternal: user.contactInformation.isInternal,
        isAdmin: user.contactInformation.isAdmin,
        isParticipant: participants.some((person) => person.isMe && person.isActive),
        isAuthor: summary.isCreatedByMe,
        askedClosure: closureAskedById === user.id,
        isMessagingBlocked:
          flag !== undefined && externalApplications.some((link) => link.applicationName === 'CCM'),
      }),
    };
  });
}
