import { and, eq } from 'drizzle-orm';
import { CCM_FLAG, IDEMPOTENCY_HEADER, isLinkedToCcm } from '@atrium/contract/message-rules';
import type { messages as messagesContract } from '@atrium/contract/messages';
import { Id } from '@atrium/contract/ids';
import type { Request as RequestFacts } from '@atrium/contract/requests';
import type { User } from '@atrium/contract/users';
import { featureFlags, mails, messageDocuments, messages, requests } from '../database/schema/index.ts';
import { badRequest, forbidden, notFound, refusal } from '../http/failure.ts';
import type { Language } from '../http/language.ts';
import type { Handlers } from '../http/mount.ts';
import type { Platform } from '../platform.ts';
import { sanitiseRichText } from '../text/rich-text.ts';
import { conversationPart } from './message-rows.ts';
import { acceptedText, alreadySent, postMessage } from './post-message.ts';
import { visibleRequests } from './request-access.ts';
import { withFacts } from './request-detail.ts';
import { listRequests } from './request-rows.ts';

/** RDET-065. */
const BLOCKED_BY_CCM = {
  en: 'Messages to requests linked to CCM are switched off at the moment.',
  fr: 'Les messages des demandes liées à CCM sont désactivés pour le moment.',
};

/** The key of an intent to send, as the caller names it; none is as good, but a resend then writes again. */
function idempotencyKeyOf(request: Request): string | null {
  const key = request.headers.get(IDEMPOTENCY_HEADER);
  if (key === null) return null;
  if (!Id.safeParse(key).success) throw badRequest(undefined, `headers.${IDEMPOTENCY_HEADER}`);
  return key;
}

export function messageHandlers(platform: Platform): Handlers<typeof messagesContract> {
  const { config, db, write } = platform;

  async function requireVisible(user: User, id: string): Promise<void> {
    const [row] = await db
      .select({ id: requests.id })
      .from(requests)
      .where(and(eq(requests.id, id), visibleRequests(db, user)));
    if (!row) throw notFound();
  }

  async function requestOf(user: User, language: Language, id: string): Promise<RequestFacts> {
    const { rows } = await listRequests(db, { user, language }, { ids: [id] }, 1);
    const [found] = await withFacts(db, { user, language }, rows);
    if (!found) throw notFound();
    return found;
  }

  /** Refuses who may not write, and says so when it is for the link to CCM (RDET-030, RDET-064). */
  async function requireWriter(request: RequestFacts): Promise<void> {
    if (request.rights.canWriteMessage) return;
    const [flag] = await db
      .select()
      .from(featureFlags)
      .where(and(eq(featureFlags.id, CCM_FLAG), eq(featureFlags.enabled, true)));
    throw forbidden(flag && isLinkedToCcm(request) ? BLOCKED_BY_CCM : undefined);
  }

  return {
    async list({ user, params, query }) {
      await requireVisible(user, params.id);
      return conversationPart(db, user, params.id, query);
    },

    async post(call) {
      const { user, language, params, body } = call;
      const request = await requestOf(user, language, params.id);
      const draft = {
        message: acceptedText(body.message),
        responseRequired: body.responseRequired,
        documentIds: body.documentIds,
        idempotencyKey: idempotencyKeyOf(call.request),
      };
      const before = await alreadySent(db, user, request.id, draft);
      if (before) return before;
      await requireWriter(request);
      if (config.messagingOutage) throw refusal('SYMPHONY_EXCEPTION');
      if (draft.documentIds.length > 0) throw badRequest(undefined, 'body.documentIds');
      return postMessage(platform, call, request, draft, async () => []);
    },

    async addDocument(call) {
      const { user, language, params } = call;
      const request = await requestOf(user, language, params.id);
      const [own] = await db
        .select({ senderId: messages.senderId })
        .from(messages)
        .where(and(eq(messages.id, params.messageId), eq(messages.requestId, request.id)));
      if (!own) throw notFound();
      await requireWriter(request);
      if (own.senderId !== user.id) throw forbidden();
      await write(call, async (tx, audit) => {
        await tx
          .insert(messageDocuments)
          .values({ messageId: params.messageId, documentId: call.body.documentId })
          .onConflictDoNothing();
        await audit({
          eventType: 'UPDATE',
          entity: 'messages',
          entityId: params.messageId,
          name: 'documents',
          newValue: call.body.documentId,
          secondaryEntity: request.id,
        });
      });
    },

    async mail({ user, query }) {
      const [found] = await db
        .select({ mail: mails })
        .from(mails)
        .innerJoin(requests, eq(requests.id, mails.requestId))
        .where(and(eq(mails.id, query.mailId), visibleRequests(db, user)));
      if (!found) throw notFound();
      const { id, sender, recipients, subject, content, sentAt } = found.mail;
      const text = content === null ? '' : sanitiseRichText(content);
      return {
        mailId: id,
        from: sender,
        to: recipients,
        subject,
        sentAt: sentAt.toISOString(),
        content: text === '' ? null : text,
      };
    },
  };
}
