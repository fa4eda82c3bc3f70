import * as z from 'zod';
import { holdsService } from './access.ts';
import { Moment } from './dates.ts';
import { MEDIA_CATEGORIES } from './document-rules.ts';
import { endpoints } from './endpoint.ts';
import { Id, idParams } from './ids.ts';

/** A guide of the cash management products. */
export const CashManagementDocument = z
  .object({
    id: Id,
    title: z.string(),
    filename: z.string(),
    type: z.enum(MEDIA_CATEGORIES),
    mediaType: z.string(),
    size: z.number().int().min(0).describe('Bytes'),
    isCover: z.boolean().describe('Stands on the cover of the page (CM-005)'),
    updatedAt: Moment,
  })
  .meta({ id: 'CashManagementDocument' });
export type CashManagementDocument = z.output<typeof CashManagementDocument>;

const readsCashManagement = holdsService('CASH_MANAGEMENT_SOLUTIONS');

export const cashManagement = endpoints({
  documents: {
    method: 'GET',
    path: '/cash-management-solutions/documents',
    tag: 'cash-management',
    summary: 'The guides in the caller’s language, the cover first (API-176)',
    response: z.array(CashManagementDocument),
    errorKey: 'get-cash-management-documents',
    access: readsCashManagement,
  },
  read: {
    method: 'GET',
    path: '/cash-management-solutions/documents/{id}/reader',
    tag: 'cash-management',
    summary: 'The file of a guide (API-181)',
    params: idParams,
    answerHeaders: ['content-disposition'],
    response: 'binary',
    errorKey: 'download-document',
    access: readsCashManagement,
  },
});
