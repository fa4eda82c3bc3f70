import { and, eq, inArray, sql } from 'drizzle-orm';
import { CCM_APPLICATION, CCM_FLAG } from '@atrium/contract/message-rules';
import { isOpen, managesTags, requestRights } from '@atrium/contract/request-rules';
import type { RequestRightsFlags } from '@atrium/contract/request-rules';
import type { User } from '@atrium/contract/users';
import type { Reads, Transaction } from '../database/index.ts';
import {
  documents,
  featureFlags,
  messages,
  requestExternalApplications,
  requestParticipants,
  requests,
  signatureEnvelopes,
} from '../database/schema/index.ts';
import { forbidden, notFound, refusal } from '../http/index.ts';
import type { Bilingual } from '../http/index.ts';
import { visibleRequests } from './access.ts';
import { hasClients } from './clients-left.ts';
import { closureAsker } from './closing.ts';
import { waitingForOthers } from './turn.ts';

/** Message for a right that the user may have in another state of the request. */
const NOT_NOW = {
  en: 'This is not possible in the current state of the request.',
  fr: 'Cette action n’est pas possible dans l’état actuel de la demande.',
};

/** Message for an action that was offered by an outdated screen. */
const CHANGED = {
  en: 'Nothing was changed: the request has been updated since you opened it. Check its current state.',
  fr: 'Rien n’a été modifié : la demande a été mise à jour depuis que vous l’avez ouverte. Vérifiez son état actuel.',
};

/** What a user may do with a request, and whether its link to CCM blocks messages (RDET-064). */
interface RequestAccess {
  rights: RequestRightsFlags;
  isMessagingBlocked: boolean;
}

/** Returns what the user may do with each of these requests (RDET-028 to RDET-040). */
export async function accessTo(
  db: Reads,
  user: User,
  ids: readonly string[],
): Promise<Map<string, RequestAccess>> {
  if (ids.length === 0) return new Map();
  const isLinked = sql<boolean>`exists (${db
    .select({ one: sql`1` })
    .from(requestExternalApplications)
    .where(
      and(
        eq(requestExternalApplications.requestId, requests.id),
        eq(requestExternalApplications.applicationName, CCM_APPLICATION),
      ),
    )})`;
  const isSwitchedOff = sql<boolean>`exists (${db
    .select({ one: sql`1` })
    .from(featureFlags)
    .where(and(eq(featureFlags.id, CCM_FLAG), eq(featureFlags.enabled, true)))})`;
  // Documents of others and signature envelopes count as answers too: the request is no longer the author's alone.
  const isAnswered = sql<boolean>`exists (${db
    .select({ one: sql`1` })
    .from(messages)
    .where(
      and(eq(messages.requestId, requests.id), sql`${messages.senderId} <> ${requests.createdById}`),
    )}) or exists (${db
    .select({ one: sql`1` })
    .from(documents)
    .where(
      and(eq(documents.requestId, requests.id), sql`${documents.authorId} <> ${requests.createdById}`),
    )}) or exists (${db
    .select({ one: sql`1` })
    .from(signatureEnvelopes)
    .where(eq(signatureEnvelopes.requestId, requests.id))})`;
  const rows = await db
    .select({
      id: requests.id,
      state: requests.state,
      createdById: requests.createdById,
      closureAsker: closureAsker(user),
      hasClients: hasClients(sql`${requests}.id`),
      isParticipant: sql<boolean>`coalesce(${requestParticipants.isActive}, false)`,
      isMessagingBlocked: sql<boolean>`${isLinked} and ${isSwitchedOff}`,
      isAnswered,
    })
    .from(requests)
    .leftJoin(
      requestParticipants,
      and(eq(requestParticipants.requestId, requests.id), eq(requestParticipants.userId, user.id)),
    )
    .where(inArray(requests.id, [...ids]));
  const { isInternal, isAdmin } = user.contactInformation;
  const isAuthor = (row: { createdById: string }) => row.createdById === user.id;
  const reminding = rows.filter((row) => isAuthor(row) && isOpen(row.state)).map(({ id }) => id);
  const waiting = await waitingForOthers(db, user, reminding);
  return new Map(
    rows.map(({ id, createdById, ...row }) => [
      id,
      {
        isMessagingBlocked: row.isMessagingBlocked,
        rights: requestRights({
          ...row,
          isInternal,
          isAdmin,
          isAuthor: isAuthor({ createdById }),
          waitsForOthers: waiting.has(id),
        }),
      },
    ]),
  );
}

/**
 * Returns those of these requests whose tags the user may change, as `accessTo` does, without the reads for the other
 * rights: planning them takes longer than all other reads for a page of results.
 */
export async function taggableRequests(
  db: Reads,
  user: User,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { isInternal, isAdmin } = user.contactInformation;
  const manages = (isParticipant: boolean): boolean => managesTags({ isInternal, isAdmin, isParticipant });
  if (ids.length === 0 || !manages(true)) return new Set();
  if (manages(false)) return new Set(ids);
  const rows = await db
    .select({ id: requestParticipants.requestId })
    .from(requestParticipants)
    .where(
      and(
        inArray(requestParticipants.requestId, [...ids]),
        eq(requestParticipants.userId, user.id),
        requestParticipants.isActive,
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** A request locked until the end of the transaction, with the user's rights on it. */
export interface LockedRequest extends RequestAccess {
  row: typeof requests.$inferSelect;
}

/** Locks requests for a write, in id order to avoid deadlocks; 404 if the user may not see one of them. */
export async function lockRequests(
  tx: Transaction,
  user: User,
  ids: readonly string[],
): Promise<LockedRequest[]> {
  const wanted = [...new Set(ids)];
  const rows = await tx
    .select()
    .from(requests)
    .where(and(inArray(requests.id, wanted), visibleRequests(tx, user)))
    .orderBy(requests.id)
    .for('update');
  if (rows.length < wanted.length) throw notFound();
  const access = await accessTo(tx, user, wanted);
  return rows.map((row) => ({ row, ...access.get(row.id)! }));
}

/** Locks one request for a write that needs a right on it; 403 if the user lacks it. */
export async function lockRequest(
  tx: Transaction,
  user: User,
  id: string,
  right: keyof RequestRightsFlags,
): Promise<LockedRequest> {
  const [locked] = await lockRequests(tx, user, [id]);
  if (!locked!.rights[right]) throw forbidden(NOT_NOW);
  return locked!;
}

/** Adds the references of the requests concerned to a label, if any are given. */
function about(label: Bilingual, references: readonly string[]): Bilingual {
  const list = references.join(', ');
  return list ? { en: `${label.en} ${list}`, fr: `${label.fr} ${list}` } : label;
}

/** Error 403 for what the state of the request does not allow. */
export const refusedNow = (references: readonly string[] = []) => forbidden(about(NOT_NOW, references));

/** Error 409 for an action that no longer means what it did on the screen that offered it. */
export const refusedAsOutdated = (references: readonly string[] = []) =>
  refusal('CONFLICT', about(CHANGED, references));
