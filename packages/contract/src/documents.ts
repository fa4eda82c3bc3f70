import * as z from 'zod';
import { anyOf, holdsService } from './access.ts';
import { DOCUMENT_CATEGORY_CODES } from './document-rules.ts';
import { endpoints } from './endpoint.ts';
import { Id } from './ids.ts';

/** Documents reach a person through the documents page or through a request. */
const readsDocuments = anyOf(holdsService('DOCUMENTS'), holdsService('REQUESTS_BOARD'));

export const documents = endpoints({
  download: {
    method: 'GET',
    path: '/documents/{category}/{id}',
    tag: 'documents',
    summary: 'The file of a document the caller may see (API-085)',
    params: z.object({ category: z.enum(DOCUMENT_CATEGORY_CODES), id: Id }),
    response: 'binary',
    errorKey: 'download-document',
    access: readsDocuments,
  },
});
