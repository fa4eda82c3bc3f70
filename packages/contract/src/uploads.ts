import * as z from 'zod';
import { anyOf, holdsService } from './access.ts';
import { Moment } from './dates.ts';
import { endpoints } from './endpoint.ts';
import { Id, idParams } from './ids.ts';
import { UPLOAD_PART_MAX } from './upload-rules.ts';

/** Target of the file, which decides where the same content counts as a duplicate. */
const payload = {
  requestId: Id.optional().describe(
    'Request the file is meant for; a file with the content of one of its documents is a duplicate',
  ),
  listId: Id.optional().describe(
    'List in which the file was selected; a file with the content of another file in the list is a duplicate',
  ),
};

/** A document that only its uploader has access to until a write attaches it (UPL-033). */
export const UploadedDocument = z
  .object({
    documentId: Id,
    duplicated: z
      .boolean()
      .describe('Whether the request or the list already had this content; the document is stored anyway'),
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
    size: z.number().int().positive().describe('Size of the whole file in bytes'),
    received: z.number().int().min(0).describe('Bytes received so far, the offset of the next part'),
    expiresAt: Moment.describe('When the upload is discarded unless another part arrives; ISO 8601, UTC'),
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
      'Upload a file in a single call, which can be repeated with an Idempotency-Key header (API-090, UPL-033)',
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
    summary: 'Start an upload in parts, which can be resumed after a failure',
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
      'List the caller’s uploaded documents that are not attached yet, so that a draft can restore its files',
    response: z.array(HeldDocument),
    errorKey: null,
    access: uploadsFiles,
  },
  get: {
    method: 'GET',
    path: '/uploads/{id}',
    tag: 'documents',
    summary: 'Get the progress of an upload of the caller',
    params: idParams,
    response: Upload,
    errorKey: null,
    access: uploadsFiles,
  },
  append: {
    method: 'PUT',
    path: '/uploads/{id}',
    tag: 'documents',
    summary:
      'Upload the next part of a file; verified against the Content-Digest header (RFC 9530) if present',
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
    summary: 'Create the document of a completely received file; repeating the call returns the same result',
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
    summary: 'Cancel an upload and discard the parts received (UPL-031)',
    params: idParams,
    response: 'empty',
    errorKey: null,
    access: uploadsFiles,
  },
});
