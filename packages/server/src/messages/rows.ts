import { and, asc, count, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { pageOf } from '@atrium/contract/list-rules';
import type { Conversation, Message, MessageDocument, MessageSender } from '@atrium/contract/messages';
import { REQUEST_STATES } from '@atrium/contract/request-rules';
import type { RequestState } from '@atrium/contract/request-rules';
import type { Database } from '../database/index.ts';
import {
  auditEvents,
  blobs,
  documents,
  messageDocuments,
  messages,
  requestParticipants,
  users,
} from '../database/schema/index.ts';
import { badRequest } from '../http/index.ts';
import type { Reader } from '../requests/index.ts';

/** Which part of a conversation to read: its end, unless `before` or `after` names a message. */
export interface ConversationPart {
  before?: string | undefined;
  after?: string | undefined;
  size: number;
}

/** A position in the order of a conversation. */
interface Cursor {
  id: string;
  createdAt: Date;
}

/** Columns that describe a person of the conversation; needs `users` and `requestParticipants` joined. */
const personColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  isInternal: users.isInternal,
  companyName: users.companyName,
  jobTitle: users.jobTitle,
  deletedAt: users.deletedAt,
  takesPart: requestParticipants.isActive,
};
type PersonRow = {
  [K in keyof typeof personColumns]: (typeof personColumns)[K]['_']['data'] | null;
} & { id: string; firstName: string; lastName: string };

/** Who impersonated the author when something was written; needs `auditEvents` joined. */
const impersonators = alias(users, 'impersonators');
const impersonatorColumns = {
  id: impersonators.id,
  firstName: impersonators.firstName,
  lastName: impersonators.lastName,
};
const byImpersonator = eq(impersonators.id, auditEvents.impersonatorId);

/** Senders who left the bank or the request are still named, as inactive (RDET-076). */
function senderOf(
  row: PersonRow,
  impersonator: MessageSender['impersonator'] | null,
  reader: Reader,
): MessageSender {
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    audience: row.isInternal ? 'bank' : 'client',
    organisation: row.companyName ?? '',
    jobTitle: row.jobTitle?.[reader.language] ?? null,
    isMe: row.id === reader.user.id,
    isActive: row.deletedAt === null && row.takesPart !== false,
    ...(impersonator && { impersonator }),
  };
}

async function cursorOf(db: Database, requestId: string, id: string, field: string): Promise<Cursor> {
  const [found] = await db
    .select({ id: messages.id, createdAt: messages.createdAt })
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.requestId, requestId)));
  if (!found) throw badRequest(undefined, `query.${field}`);
  return found;
}

const isBefore = (cursor: Cursor): SQL =>
  sql`(${messages.createdAt}, ${messages.id}) < (${cursor.createdAt.toISOString()}::timestamptz, ${cursor.id}::uuid)`;
const isAfter = (cursor: Cursor): SQL =>
  sql`(${messages.createdAt}, ${messages.id}) > (${cursor.createdAt.toISOString()}::timestamptz, ${cursor.id}::uuid)`;

/** Returns part of a conversation as the reader sees it; the caller has checked that they may. */
export async function conversationPart(
  db: Database,
  reader: Reader,
  requestId: string,
  part: ConversationPart,
): Promise<Conversation> {
  if (part.before && part.after) throw badRequest(undefined, 'query.after');
  const before = part.before ? await cursorOf(db, requestId, part.before, 'before') : null;
  const after = part.after ? await cursorOf(db, requestId, part.after, 'after') : null;
  // One row more than asked for shows whether there are others.
  const found = await db
    .select({ message: messages, person: personColumns, impersonator: impersonatorColumns })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.senderId))
    .leftJoin(
      auditEvents,
      and(
        eq(auditEvents.entity, 'messages'),
        eq(auditEvents.entityId, sql`${messages.id}::text`),
        eq(auditEvents.name, 'message'),
      ),
    )
    .leftJoin(impersonators, byImpersonator)
    .leftJoin(
      requestParticipants,
      and(
        eq(requestParticipants.requestId, messages.requestId),
        eq(requestParticipants.userId, messages.senderId),
      ),
    )
    .where(
      and(
        eq(messages.requestId, requestId),
        before ? isBefore(before) : undefined,
        after ? isAfter(after) : undefined,
      ),
    )
    .orderBy(
      ...(after
        ? [asc(messages.createdAt), asc(messages.id)]
        : [desc(messages.createdAt), desc(messages.id)]),
    )
    .limit(part.size + 1);
  const rows = found.slice(0, part.size);
  if (!after) rows.reverse();
  const hasOlder = after !== null || found.length > part.size;

  const attached = await documentsOf(
    db,
    rows.map(({ message }) => message.id),
  );
  const [counted] = await db
    .select({ total: count() })
    .from(messages)
    .where(eq(messages.requestId, requestId));
  const total = counted?.total ?? 0;
  const since = after?.createdAt ?? (hasOlder ? rows[0]?.message.createdAt : undefined);
  return {
    ...pageOf(
      rows.map(({ message, person, impersonator }): Message => ({
        id: message.id,
        message: message.message,
        createdAt: message.createdAt.toISOString(),
        userSenderId: message.senderId,
        sender: senderOf(person, impersonator, reader),
        messageType: message.messageType,
        emailId: message.emailId,
        documents: attached.get(message.id) ?? [],
        requestState: message.requestState,
      })),
      total,
      part.size,
    ),
    hasOlder,
    stateChanges: await stateChanges(db, reader, requestId, since, before?.createdAt),
  };
}

async function documentsOf(db: Database, ids: readonly string[]): Promise<Map<string, MessageDocument[]>> {
  const result = new Map<string, MessageDocument[]>();
  if (ids.length === 0) return result;
  const rows = await db
    .select({
      messageId: messageDocuments.messageId,
      id: documents.id,
      filename: documents.filename,
      category: documents.category,
      mediaType: blobs.mime,
      size: blobs.size,
      state: documents.state,
    })
    .from(messageDocuments)
    .innerJoin(documents, eq(documents.id, messageDocuments.documentId))
    .innerJoin(blobs, eq(blobs.sha256, documents.sha256))
    .where(inArray(messageDocuments.messageId, [...ids]))
    .orderBy(asc(documents.createdAt), asc(documents.id));
  for (const { messageId, ...document } of rows) {
    const list = result.get(messageId);
    if (list) list.push(document);
    else result.set(messageId, [document]);
  }
  return result;
}

const isState = (value: unknown): value is RequestState =>
  (REQUEST_STATES as readonly unknown[]).includes(value);

/** Returns the state changes in the audit trail, from `since` until before `until`. */
async function stateChanges(
  db: Database,
  reader: Reader,
  requestId: string,
  since: Date | undefined,
  until: Date | undefined,
): Promise<Conversation['stateChanges']> {
  const rows = await db
    .select({
      id: auditEvents.id,
      createdAt: auditEvents.createdAt,
      state: auditEvents.newValue,
      person: personColumns,
      impersonator: impersonatorColumns,
    })
    .from(auditEvents)
    .innerJoin(users, eq(users.id, auditEvents.userId))
    .leftJoin(impersonators, byImpersonator)
    .leftJoin(
      requestParticipants,
      and(eq(requestParticipants.requestId, requestId), eq(requestParticipants.userId, users.id)),
    )
    .where(
      and(
        eq(auditEvents.entity, 'requests'),
        eq(auditEvents.entityId, requestId),
        eq(auditEvents.name, 'state'),
        since ? gte(auditEvents.createdAt, since) : undefined,
        until ? lt(auditEvents.createdAt, until) : undefined,
      ),
    )
    .orderBy(asc(auditEvents.id));
  return rows.flatMap(({ id, createdAt, state, person, impersonator }) =>
    isState(state)
      ? [
          {
            id: String(id),
            createdAt: createdAt.toISOString(),
            state,
            by: senderOf(person, impersonator, reader),
          },
        ]
      : [],
  );
}
