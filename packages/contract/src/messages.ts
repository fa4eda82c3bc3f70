import * as z from 'zod';
import { holdsService } from './access.ts';
import { AUDIENCES } from './audience.ts';
import { Moment } from './dates.ts';
import { DOCUMENT_CATEGORY_CODES, DOCUMENT_STATES } from './document-rules.ts';
import { endpoints } from './endpoint.ts';
import { Id, idParams } from './ids.ts';
import { MESSAGE_DOCUMENTS_LIMIT, MESSAGE_PAGE_SIZE, MESSAGE_TYPES } from './message-rules.ts';
import { page } from './paging.ts';
import { REQUEST_STATES } from './request-rules.ts';

/** Author of a message or of a change of state. */
export const MessageSender = z
  .object({
    id: Id,
    firstName: z.string(),
    lastName: z.string(),
    audience: z.enum(AUDIENCES),
    organisation: z.string(),
    jobTitle: z.string().nullable(),
    isMe: z.boolean(),
    isActive: z.boolean().describe('false for a user who was removed from the request (RDET-076)'),
    impersonator: z
      .object({ id: Id, firstName: z.string(), lastName: z.string() })
      .optional()
      .describe(
        'The user who acted in the session of this user by impersonation (CTR-026); absent if nobody did',
      ),
  })
  .meta({ id: 'MessageSender' });
export type MessageSender = z.output<typeof MessageSender>;

export const MessageDocument = z
  .object({
    id: Id,
    filename: z.string(),
    category: z.enum(DOCUMENT_CATEGORY_CODES),
    mediaType: z.string(),
    size: z.number().int().describe('Bytes'),
    state: z.enum(DOCUMENT_STATES),
  })
  .meta({ id: 'MessageDocument' });
export type MessageDocument = z.output<typeof MessageDocument>;

/** DATA-028. */
export const Message = z
  .object({
    id: Id,
    message: z.string().describe('Rich text: paragraphs, bold, italic, underline, lists'),
    createdAt: Moment,
    userSenderId: Id,
    sender: MessageSender,
    messageType: z.enum(MESSAGE_TYPES),
    emailId: z.string().nullable().describe('Id of the email it came from, for GET /requests/mail'),
    documents: z.array(MessageDocument),
    requestState: z.enum(REQUEST_STATES).describe('State of the request after the message'),
  })
  .meta({ id: 'Message' });
export type Message = z.output<typeof Message>;

/** A change of state by an act, without a message. */
export const StateChange = z
  .object({ id: z.string(), createdAt: Moment, state: z.enum(REQUEST_STATES), by: MessageSender })
  .meta({ id: 'StateChange' });
export type StateChange = z.output<typeof StateChange>;

/** Part of a conversation: messages, oldest first, and the changes of state in the same period. */
export const Conversation = page(Message)
  .extend({ hasOlder: z.boolean(), stateChanges: z.array(StateChange) })
  .meta({ id: 'Conversation' });
export type Conversation = z.output<typeof Conversation>;

/** An email filed as a message (RDET-044). */
export const Mail = z
  .object({
    mailId: z.string(),
    from: z.string(),
    to: z.array(z.string()),
    subject: z.string(),
    sentAt: Moment,
    content: z.string().nullable().describe('Rich text; null for an email without content (RDET-046)'),
  })
  .meta({ id: 'Mail' });
export type Mail = z.output<typeof Mail>;

export const NewMessage = z
  .object({
    message: z
      .string()
      .min(1)
      .max(100_000)
      .describe('Rich text with fewer than 6000 characters of text (RDET-051)'),
    responseRequired: z.boolean(),
    documentIds: z.array(Id).max(MESSAGE_DOCUMENTS_LIMIT).default([]),
  })
  .meta({ id: 'NewMessage' });

const board = holdsService('REQUESTS_BOARD');
const mailId = z.string().min(1).max(200);

export const messages = endpoints({
  list: {
    method: 'GET',
    path: '/requests/{id}/messages',
    tag: 'messages',
    summary: 'List the latest messages of a request, or those before or after a given message (API-057)',
    params: idParams,
    query: z
      .object({
        before: Id.optional().describe('Id of a message; returns the messages before it'),
        after: Id.optional().describe('Id of a message; returns the messages after it'),
        size: z.coerce.number<number>().int().min(1).max(200).default(MESSAGE_PAGE_SIZE),
      })
      .describe('Provide at most one of before and after'),
    response: Conversation,
    errorKey: null,
    access: board,
  },
  post: {
    method: 'POST',
    path: '/requests/{id}/messages',
    tag: 'messages',
    summary:
      'Send a message; needs canWriteMessage and, for documents, canUploadDocument; idempotent with an idempotency-key (API-064)',
    params: idParams,
    body: NewMessage,
    requestHeaders: ['idempotency-key'],
    response: z.object({ id: Id, requestState: z.enum(REQUEST_STATES) }).meta({ id: 'SentMessage' }),
    status: 201,
    errorKey: null,
    access: board,
  },
  addDocument: {
    method: 'POST',
    path: '/requests/{id}/messages/{messageId}/documents',
    tag: 'messages',
    summary:
      'Add an uploaded document to one’s own message; needs canWriteMessage and canUploadDocument (API-065)',
    params: z.object({ id: Id, messageId: Id }),
    body: z.object({ documentId: Id }),
    response: 'empty',
    errorKey: 'add-message-document',
    access: board,
  },
  mail: {
    method: 'GET',
    path: '/requests/mail',
    tag: 'messages',
    summary: 'Get the email from which a message was created (API-067)',
    query: z.object({ mailId }),
    response: Mail,
    errorKey: null,
    access: board,
  },
});
