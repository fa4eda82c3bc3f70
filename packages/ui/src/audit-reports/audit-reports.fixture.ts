import type { AuditReportsContent } from '@atrium/contract/audit-reports';
import { PUBLISHED } from '../content/content.fixture.js';

/** Content of the audit reports page, for stories and tests. */
export const AUDIT_REPORTS: AuditReportsContent = {
  explanation: {
    en: '<p>When your accounts are closed, your auditors ask the bank to confirm your balances.</p><ul><li>One request for each legal entity.</li><li>The usual time is ten business days.</li></ul>',
    fr: '<p>À la clôture de vos comptes, vos commissaires aux comptes demandent à la banque de confirmer vos soldes.</p><ul><li>Une demande par entité juridique.</li><li>Le délai habituel est de dix jours ouvrés.</li></ul>',
    version: 1,
  },
  guide: { ...PUBLISHED[0]!, filename: 'Guide to audit confirmations.pdf', type: 'PDF', tags: [] },
};
