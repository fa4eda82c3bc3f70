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
  messageId: Id.nullable().describe('Message it came with; null when it was added beside the messages'),
  topicIds: z.array(z.string()).describe('Topics of the request it was added under'),
  rights: Document.shape.rights.extend({ canValidate: z.boolean() }),
}).meta({ id: 'RequestDocument' });
export type RequestDocument = z.output<typeof RequestDocument>;

const board = holdsService('REQUESTS_BOARD');
const validation = z.strictObject({
  state: z.enum(DOCUMENT_STATES),
  from: Document.shape.state
    .optional()
    .describe('State in which the screen showed it: 409 where somebody decided otherwise meanwhile'),
});

export const requestDocuments = endpoints({
  list: {
    method: 'GET',
    path: '/requests/{id}/documents',
    tag: 'requests',
    summary: 'Documents of a request, the newest first (API-056)',
    params: idParams,
    response: z.array(RequestDocument),
    errorKey: 'get-request-documents',
    access: board,
  },
  listOfMessages: {
    method: 'GET',
    path: '/requests/{id}/messages/documents',
    tag: 'requests',
    summary: 'Documents of a request that came with its messages, the newest first (API-060)',
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
      'Topics under which documents can be added to a request: its own, or those of its service while it has none (RDET-070)',
    params: idParams,
    response: z.array(z.object({ id: z.string(), content: z.string() })),
    errorKey: 'get-request-documents',
    access: board,
  },
  add: {
    method: 'POST',
    path: '/requests/{id}/documents',
    tag: 'requests',
    summary: 'Adds documents that the caller uploaded to a request (API-062, RDET-070)',
    params: idParams,
    body: z.strictObject({
      topicIds: z
        .array(z.string().min(1).max(100))
        .min(1)
        .max(20)
        .describe('The first one is the main topic'),
      ricosCodes: z.array(z.string().max(20)).max(100).default([]).describe('Legal entities they concern'),
      documentIds: z.array(Id).min(1).max(REQUEST_DOCUMENTS_MAX),
      tags: z
        .array(z.strictObject({ documentId: Id, changes: TagChanges }))
        .max(REQUEST_DOCUMENTS_MAX)
        .default([])
        .describe(
          'What was put on the files while they were uploaded, for whoever manages the tags of the request',
        ),
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
      'Validates or refuses a document of a request, or takes that back (API-063, RDET-069); 409 while people sign it, and over a decision that the caller has not seen',
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
    summary: 'The same, as a messaging system of the bank addresses it (API-092)',
    params: idParams.extend({ system: z.enum(['ATRIUM']), docId: Id }),
    body: validation,
    response: RequestDocument,
    errorKey: 'update-request-document',
    access: board,
  },
});
