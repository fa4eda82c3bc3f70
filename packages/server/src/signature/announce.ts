import { and, eq, inArray } from 'drizzle-orm';
import type { NotificationType } from '@atrium/contract/notification-rules';
import type { Transaction } from '../database/open.ts';
import {
  messageDocuments,
  messages,
  notifications,
  requestParticipants,
  requests,
  users,
} from '../database/schema/index.ts';
import type { Bilingual } from '../http/language.ts';
import type { Platform } from '../platform.ts';

type Tools = Pick<Platform, 'clock' | 'newId'>;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export interface Announcement {
  requestId: string;
  /** In whose name; the sentence is in that person's language. */
  senderId: string;
  sentence: Bilingual;
  documentIds?: readonly string[];
}

/** Writes what happened to an envelope into the conversation of its request (RDET-043) and dates the request. */
export async function announce(
  tx: Transaction,
  { clock, newId }: Tools,
  { requestId, senderId, sentence, documentIds = [] }: Announcement,
): Promise<void> {
  const now = clock();
  const [sender] = await tx.select({ language: users.language }).from(users).where(eq(users.id, senderId));
  const [request] = await tx
    .update(requests)
    .set({ updatedAt: now, lastUpdatedById: senderId })
    .where(eq(requests.id, requestId))
    .returning({ state: requests.state });
  if (!request) return;
  const id = newId();
  await tx.insert(messages).values({
    id,
    requestId,
    senderId,
    message: `<p>${escape(sentence[sender?.language ?? 'en'])}</p>`,
    messageType: 'ElectronicSignature',
    emailId: null,
    requestState: request.state,
    createdAt: now,
  });
  if (documentIds.length > 0)
    await tx
      .insert(messageDocuments)
      .values(documentIds.map((documentId) => ({ messageId: id, documentId })));
}

/** Notifies those of these people who take part in the request: nobody learns of a request by a signature. */
export async function notify(
  tx: Transaction,
  { clock, newId }: Tools,
  requestId: string,
  type: NotificationType,
  whom: { emails: readonly string[] } | { all: true; but?: string },
): Promise<void> {
  const people = await tx
    .select({ id: users.id })
    .from(requestParticipants)
    .innerJoin(users, eq(users.id, requestParticipants.userId))
    .where(
      and(
        eq(requestParticipants.requestId, requestId),
        requestParticipants.isActive,
        'emails' in whom ? inArray(users.email, [...whom.emails]) : undefined,
      ),
    );
  const chosen = people.filter(({ id }) => !('but' in whom) || id !== whom.but);
  if (chosen.length === 0) return;
  const now = clock();
  await tx.insert(notifications).values(
    chosen.map(({ id }) => ({
      id: newId(),
      userId: id,
      serviceCode: 'REQUESTS_BOARD',
      type,
      url: `/requests-board/requests/${requestId}`,
      createdAt: now,
      seenAt: null,
    })),
  );
}
