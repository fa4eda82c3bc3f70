import * as z from 'zod';
import { holdsService } from './access.ts';
import { DOCUMENT_STATES } from './document-rules.ts';
import { Document } from './documents.ts';
import { endpoints } from './endpoint.ts';
import { Id, idParams } from './ids.ts';
import { TagChanges } from './tags.ts';
import { REQUEST_DOCUMENTS_MAX } from './request-document-rules.ts';

/** A document as shown in a request (DATA-029, RDET-067). */
export const RequestDocument = Document.extend({
  messageId: Id.nullable().describe('Message it was attached to; null if it was added without a message'),
  topicIds: z.array(z.string()).describe('Topics of the request under which it was added'),
  rights: Document.shape.rights.extend({ canValidate: z.boolean() }),
}).meta({ id: 'RequestDocument' });
export type RequestDocument = z.output<typeof RequestDocument>;

const board = holdsService('REQUESTS_BOARD');
const validation = z.strictObject({
  state: z.enum(DOCUMENT_STATES),
  from: Document.shape.state
    .optional()
    .describe('State in which it was displayed; 409 if it has changed since'),
});

export const requestDocuments = endpoints({
  list: {
    method: 'GET',
    path: '/requests/{id}/documents',
    tag: 'requests',
    summary: 'List the documents of a request, newest first (API-056)',
    params: idParams,
    response: z.array(RequestDocument),
    errorKey: 'get-request-documents',
    access: board,
  },
  listOfMessages: {
    method: 'GET',
    path: '/requests/{id}/messages/documents',
    tag: 'requests',
    summary: 'List the documents attached to messages of a request, newest first (API-060)',
    params: idParams,
    response: z.array(RequestDocument),
    errorKey: 'get-request-documents',
    access: board,
  },
  topics: {
    method: 'GET',
    path: '/requests/{id}/documents/topics',
    tag: 'requests',
    summary:
      'List the topics for adding documents to a request: its own, or those of its service if it has none (RDET-070)',
    params: idParams,
    response: z.array(z.object({ id: z.string(), content: z.string() })),
    errorKey: 'get-request-documents',
    access: board,
  },
  add: {
    method: 'POST',
    path: '/requests/{id}/documents',
    tag: 'requests',
    summary: 'Add uploaded documents to a request (API-062, RDET-070)',
    params: idParams,
    body: z.strictObject({
      topicIds: z
        .array(z.string().min(1).max(100))
        .min(1)
        .max(20)
        .describe('The first one is the main topic'),
      ricosCodes: z
        .array(z.string().max(20))
        .max(100)
        .default([])
        .describe('Legal entities the documents concern'),
      documentIds: z.array(Id).min(1).max(REQUEST_DOCUMENTS_MAX),
      tags: z
        .array(z.strictObject({ documentId: Id, changes: TagChanges }))
        .max(REQUEST_DOCUMENTS_MAX)
        .default([])
        .describe('Tags added to the files during upload; needs the right to manage the tags of the request'),
    }),
    response: z.array(RequestDocument),
    status: 201,
    errorKey: 'add-request-documents',
    access: board,
  },
  setState: {
    method: 'PUT',
    path: '/requests/{id}/documents/{docId}',
    tag: 'requests',
    summary:
      'Validate or refuse a document, or reset this; 409 while it is out for signature or if its state has changed (API-063, RDET-069)',
    params: idParams.extend({ docId: Id }),
    body: validation,
    response: RequestDocument,
    errorKey: 'update-request-document',
    access: board,
  },
  setStateByMessaging: {
    method: 'PUT',
    path: '/messaging/{system}/requests/{id}/documents/{docId}',
    tag: 'requests',
    summary: 'Validate or refuse a document, called by a messaging system of the bank (API-092)',
    params: idParams.extend({ system: z.enum(['ATRIUM']), docId: Id }),
    body: validation,
    response: RequestDocument,
    errorKey: 'update-request-document',
    access: board,
  },
});
