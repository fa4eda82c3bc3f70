import * as z from 'zod';
import { anyOf, holdsService } from './access.ts';
import { Moment } from './dates.ts';
import { endpoints } from './endpoint.ts';
import { Id, idParams } from './ids.ts';
import { UPLOAD_PART_MAX } from './upload-rules.ts';

/** Target of the file, which decides where the same content counts as a duplicate. */
const payload = {
  requestId: Id.optional().describe('Request it is meant for: its documents count as duplicates'),
  listId: Id.optional().describe(
    'List of files it was chosen in: the same content twice in it is a duplicate',
  ),
};

/** A document that only its uploader has access to until a write attaches it (UPL-033). */
export const UploadedDocument = z
  .object({
    documentId: Id,
    duplicated: z
      .boolean()
      .describe('The request or the list already had this content; it is kept all the same'),
  })
  .meta({ id: 'UploadedDocument' });
export type UploadedDocument = z.output<typeof UploadedDocument>;

/** A document that its uploader can still attach. */
export const HeldDocument = z
  .object({ documentId: Id, filename: z.string(), size: z.number().int().positive().describe('Bytes') })
  .meta({ id: 'HeldDocument' });
export type HeldDocument = z.output<typeof HeldDocument>;

/** A file uploaded in parts. */
export const Upload = z
  .object({
    uploadId: Id,
    filename: z.string(),
    size: z.number().int().positive().describe('Bytes of the whole file'),
    received: z.number().int().min(0).describe('Bytes kept so far: where the next part begins'),
    expiresAt: Moment.describe('When it is given up unless another part arrives; ISO 8601, UTC'),
  })
  .meta({ id: 'Upload' });
export type Upload = z.output<typeof Upload>;

export const UploadPayload = z.strictObject(payload);
export type UploadPayload = z.output<typeof UploadPayload>;

const uploadsFiles = anyOf(holdsService('DOCUMENTS'), holdsService('REQUESTS_BOARD'));

export const uploads = endpoints({
  document: {
    method: 'POST',
    path: '/documents',
    tag: 'documents',
    summary:
      'Uploads a file in one go; with an Idempotency-Key header it may be sent again (API-090, UPL-033)',
    form: UploadPayload.extend({ file: z.file() }),
    requestHeaders: ['idempotency-key'],
    response: UploadedDocument,
    status: 201,
    errorKey: null,
    access: uploadsFiles,
  },
  start: {
    method: 'POST',
    path: '/uploads',
    tag: 'documents',
    summary: 'Announces a file that is sent in parts, so that it can go on after a failure',
    body: z.strictObject({ filename: z.string().min(1).max(500), size: z.number().int().min(0), ...payload }),
    response: Upload,
    status: 201,
    errorKey: null,
    access: uploadsFiles,
  },
  held: {
    method: 'GET',
    path: '/uploads/documents',
    tag: 'documents',
    summary:
      'Documents that the caller uploaded and that nothing took yet, so that a draft finds its files again',
    response: z.array(HeldDocument),
    errorKey: null,
    access: uploadsFiles,
  },
  get: {
    method: 'GET',
    path: '/uploads/{id}',
    tag: 'documents',
    summary: 'How far an upload of the caller has come',
    params: idParams,
    response: Upload,
    errorKey: null,
    access: uploadsFiles,
  },
  append: {
    method: 'PUT',
    path: '/uploads/{id}',
    tag: 'documents',
    summary: 'The next part of a file; checked by its Content-Digest header (RFC 9530) when there is one',
    params: idParams,
    query: z.object({ offset: z.coerce.number().int().min(0) }),
    bytes: UPLOAD_PART_MAX,
    requestHeaders: ['content-digest'],
    response: Upload,
    errorKey: null,
    access: uploadsFiles,
  },
  complete: {
    method: 'POST',
    path: '/uploads/{id}/complete',
    tag: 'documents',
    summary: 'Makes the document of a file that has arrived whole; asking again answers the same',
    params: idParams,
    response: UploadedDocument,
    status: 201,
    errorKey: null,
    access: uploadsFiles,
  },
  abort: {
    method: 'DELETE',
    path: '/uploads/{id}',
    tag: 'documents',
    summary: 'Gives an upload up and forgets what has arrived (UPL-031)',
    params: idParams,
    response: 'empty',
    errorKey: null,
    access: uploadsFiles,
  },
});
