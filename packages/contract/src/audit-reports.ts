import * as z from 'zod';
import { AUDIT_REPORTS_GUIDE, AUDIT_REPORTS_TEXT_KEYS } from './audit-reports-rules.ts';
import {
  contentAdditionFields,
  contentAdditions,
  contentDocumentCalls,
  contentDocumentFields,
  ContentText,
  contentTextChanges,
} from './content.ts';
import { editsContent, readsContent } from './content-rules.ts';
import { endpoints } from './endpoint.ts';
import { idParams } from './ids.ts';

/** A document of the page: its guide. */
export const AuditReportsDocument = z.object(contentDocumentFields).meta({ id: 'AuditReportsDocument' });
export type AuditReportsDocument = z.output<typeof AuditReportsDocument>;

/** Content of the page (AUD-001, AUD-002, AUD-006). */
export const AuditReportsContent = z
  .object({
    explanation: ContentText.describe('Formatted text in both languages'),
    guide: AuditReportsDocument.nullable().describe(
      'For readers in the language of the call; null if there is none',
    ),
  })
  .meta({ id: 'AuditReportsContent' });
export type AuditReportsContent = z.output<typeof AuditReportsContent>;

const AREA = 'AUDIT_REPORTS';
const reads = readsContent(AREA);
const edits = editsContent(AREA);

export const auditReports = endpoints({
  content: {
    method: 'GET',
    path: '/audit-reports',
    tag: 'audit-reports',
    summary: 'Get the text of the explanatory card and the guide (AUD-001, AUD-002)',
    response: AuditReportsContent,
    errorKey: 'get-content-texts',
    access: reads,
  },
  rights: {
    method: 'GET',
    path: '/audit-reports/rights',
    tag: 'audit-reports',
    summary: 'Get whether the caller can edit the page (AUD-006)',
    response: z.object({ canEdit: z.boolean() }),
    errorKey: null,
    access: reads,
  },
  saveTranslation: {
    method: 'PUT',
    path: '/audit-reports/translation',
    tag: 'audit-reports',
    summary: 'Update the text of the card; 409 if it has changed since it was read (AUD-006)',
    body: contentTextChanges(AUDIT_REPORTS_TEXT_KEYS),
    response: 'empty',
    errorKey: 'update-content-texts',
    access: edits,
  },
  addDocuments: {
    method: 'POST',
    path: '/audit-reports/documents',
    tag: 'audit-reports',
    summary: 'Add an uploaded file as the guide for readers who have none (AUD-002, AUD-006)',
    body: contentAdditions(
      z.strictObject({
        block: z.literal(AUDIT_REPORTS_GUIDE).default(AUDIT_REPORTS_GUIDE),
        ...contentAdditionFields,
      }),
    ),
    response: 'empty',
    errorKey: 'add-content-documents',
    access: edits,
  },
  document: {
    method: 'GET',
    path: '/audit-reports/documents/{id}',
    tag: 'audit-reports',
    summary: 'Get the current version of a guide, for readers in any language (AUD-002)',
    params: idParams,
    response: AuditReportsDocument,
    errorKey: 'get-content-documents',
    access: reads,
  },
  ...contentDocumentCalls('/audit-reports', 'audit-reports', AREA),
});
