import { AUDIT_REPORTS_GUIDE } from '@atrium/contract/audit-reports-rules';
import type { BankClock } from './clock.ts';
import { contentOf } from './content.ts';
import type { Content } from './content.ts';
import { chance } from './random.ts';
import { AUDIT_REPORTS_TEXTS, GUIDE } from './texts/audit-reports.ts';

/** Generates the text and the guide of the audit reports page. */
export function generateAuditReports(clock: BankClock): Content {
  const { content, publishBoth, write } = contentOf('AUDIT_REPORTS', clock, chance('audit-reports'));
  publishBoth({ tab: 'GUIDE', block: AUDIT_REPORTS_GUIDE, position: 0 }, GUIDE);
  write(AUDIT_REPORTS_TEXTS);
  return content;
}
