import type { AUDIT_REPORTS_GUIDE, AuditReportsTextKey } from '@atrium/contract/audit-reports-rules';
import { callQuery } from './calls.ts';
import { api } from './client.ts';
import type { ContentArea } from './content.ts';

/** The text of the card in both languages, and the guide. */
export const auditReportsQuery = () => callQuery('auditReports', 'content');

/** Whether the user may edit the page. */
export const auditReportsRightsQuery = () => callQuery('auditReports', 'rights');

const { queryKey } = auditReportsQuery();

/** The editable content of the page (AUD-006). */
export const AUDIT_REPORTS: ContentArea<typeof AUDIT_REPORTS_GUIDE, AuditReportsTextKey> = {
  calls: 'auditReports',
  documentsKey: queryKey,
  textsKey: queryKey,
  current: (id, signal) => api().auditReports.document({ params: { id }, signal }),
  add: (_block, additions) => api().auditReports.addDocuments({ body: additions }),
  saveTexts: (body) => api().auditReports.saveTranslation({ body }),
  // Each reader has one guide: there is nothing to reorder.
  inOrder: (found) => found,
  needsDescriptions: () => false,
};
