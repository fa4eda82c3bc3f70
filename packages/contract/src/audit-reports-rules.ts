/** Constants and rules of the audit reports page shared by server and interface; no schemas. */
import type { ContentTextRule } from './content-rules.ts';

/** Block of the guide; it has one document for each reader (AUD-002), chosen by language. */
export const AUDIT_REPORTS_GUIDE = 'GUIDE';

/** The text of the explanatory card (AUD-001). */
export const AUDIT_REPORTS_TEXT_KEYS = ['EXPLANATION'] as const;
export type AuditReportsTextKey = (typeof AUDIT_REPORTS_TEXT_KEYS)[number];

/** Maximum length of that text, in characters. */
export const AUDIT_REPORTS_TEXT_MAX = 2000;
export const auditReportsTextRule = (): ContentTextRule => ({
  max: AUDIT_REPORTS_TEXT_MAX,
  isFormatted: true,
});
