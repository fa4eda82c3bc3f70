import * as z from 'zod';
import { CASH_MANAGEMENT_BLOCKS, CASH_MANAGEMENT_TEXT_KEYS } from './cash-management-rules.ts';
import { CONTENT_LANGUAGES, editsContent, readsContent } from './content-rules.ts';
import {
  contentAdditionFields,
  contentAdditions,
  contentDocumentCalls,
  contentDocumentFields,
  contentTextChanges,
  Version,
} from './content.ts';
import { endpoints } from './endpoint.ts';
import { idParams } from './ids.ts';

/** A guide of the cash management products. */
export const CashManagementDocument = z
  .object({
    ...contentDocumentFields,
    block: z.enum(CASH_MANAGEMENT_BLOCKS),
    isCover: z
      .boolean()
      .describe('Shown on the cover of the page; it can be replaced but not deleted (CM-005)'),
  })
  .meta({ id: 'CashManagementDocument' });
export type CashManagementDocument = z.output<typeof CashManagementDocument>;

/** A text of the page in one language (API-182). */
export const CashManagementText = z
  .object({
    key: z.enum(CASH_MANAGEMENT_TEXT_KEYS),
    culture: z.enum(CONTENT_LANGUAGES),
    text: z.string(),
    version: Version.describe('0 if the text has never been written; sent back with a change'),
  })
  .meta({ id: 'CashManagementText' });
export type CashManagementText = z.output<typeof CashManagementText>;

const AREA = 'CASH_MANAGEMENT';
const reads = readsContent(AREA);
const edits = editsContent(AREA);

export const cashManagement = endpoints({
  documents: {
    method: 'GET',
    path: '/cash-management-solutions/documents',
    tag: 'cash-management',
    summary:
      'List the guides for readers in the language of the call: cover, all products, then by product (API-176)',
    response: z.array(CashManagementDocument),
    errorKey: 'get-content-documents',
    access: reads,
  },
  addDocuments: {
    method: 'POST',
    path: '/cash-management-solutions/documents',
    tag: 'cash-management',
    summary:
      'Add uploaded files at the end of their blocks, all or none; the cover takes a single file (API-177)',
    body: contentAdditions(
      z.strictObject({ block: z.enum(CASH_MANAGEMENT_BLOCKS), ...contentAdditionFields }),
    ),
    response: 'empty',
    errorKey: 'add-content-documents',
    access: edits,
  },
  document: {
    method: 'GET',
    path: '/cash-management-solutions/documents/{id}',
    tag: 'cash-management',
    summary: 'Get the current version of a guide, for readers in any language (API-178)',
    params: idParams,
    response: CashManagementDocument,
    errorKey: 'get-content-documents',
    access: reads,
  },
  translation: {
    method: 'GET',
    path: '/cash-management-solutions/translation',
    tag: 'cash-management',
    summary: 'Get the texts of the page in both languages; texts never written are empty (API-182)',
    response: z.array(CashManagementText),
    errorKey: 'get-content-texts',
    access: reads,
  },
  saveTranslation: {
    method: 'PUT',
    path: '/cash-management-solutions/translation',
    tag: 'cash-management',
    summary: 'Update texts; 409 if one of them has changed since it was read (API-183, CM-012)',
    body: contentTextChanges(CASH_MANAGEMENT_TEXT_KEYS),
    response: 'empty',
    errorKey: 'update-content-texts',
    access: edits,
  },
  rights: {
    method: 'GET',
    path: '/cash-management-solutions/rights',
    tag: 'cash-management',
    summary: 'Get whether the caller can edit the page (API-184, CM-014)',
    response: z.object({ canEdit: z.boolean() }),
    errorKey: null,
    access: reads,
  },
  // API-179, API-180 and API-181.
  ...contentDocumentCalls('/cash-management-solutions', 'cash-management', AREA),
});
