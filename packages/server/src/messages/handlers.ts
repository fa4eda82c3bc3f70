import { and, eq } from 'drizzle-orm';
import type { messages as messagesContract } from '@atrium/contract/messages';
import { mails, messages, requests } from '../database/schema/index.ts';
import { forbidden, idempotentCall, notFound } from '../http/index.ts';
import type { Handlers } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import { sanitiseRichText } from '../text/index.ts';
import { conversationPart } from './rows.ts';
import { acceptedText, attachDocuments, lockForMessage, postMessage, requireUpload } from './post-message.ts';
import { changeByDocuments, visibleRequests } from '../requests/index.ts';

export function messageHandlers(platform: Platform): Handlers<typeof messagesContract> {
  const { db, write } = platform;

  return {
    async list({ user, language, params, query }) {
      const [seen] = await db
        .select({ id: requests.id })
        .from(requests)
        .where(and(eq(requests.id, params.id), visibleRequests(db, user)));
      if (!seen) throw notFound();
      return conversationPart(db, { user, language }, params.id, query);
    },

    post: (call) =>
      postMessage(
        platform,
        call,
        call.params.id,
        { ...call.body, message: acceptedText(call.body.message) },
        idempotentCall(call),
      ),

    async addDocument(call) {
      const { user, params } = call;
      await write(call, async (tx, audit) => {
        const locked = await lockForMessage(tx, user, params.id);
        requireUpload(locked);
        const { row } = locked;
        const [own] = await tx
          .select({ senderId: messages.senderId })
          .from(messages)
          .where(and(eq(messages.id, params.messageId), eq(messages.requestId, row.id)));
        if (!own) throw notFound();
        if (own.senderId !== user.id) throw forbidden();
        await attachDocuments(tx, platform, user, row, params.messageId, [call.body.documentId]);
        await changeByDocuments(tx, audit, platform, { row, user });
        await audit({
          eventType: 'UPDATE',
          entity: 'messages',
          entityId: params.messageId,
          name: 'documents',
          newValue: call.body.documentId,
          secondaryEntity: row.id,
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
