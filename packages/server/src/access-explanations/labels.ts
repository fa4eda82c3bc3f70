import type { AccessAct, AccessSubject } from '@atrium/contract/access-subjects';
import { SERVICES } from '@atrium/contract/services';
import type { ServiceCode } from '@atrium/contract/services';
import type { Bilingual, Language } from '../http/index.ts';

const ACT_LABELS: Readonly<Record<AccessAct, Bilingual>> = {
  CREATE_REQUESTS: { en: 'Create requests', fr: 'Créer des demandes' },
  CHANGE_CONTRACTS: { en: 'Create and change contracts', fr: 'Créer et modifier des contrats' },
  CHANGE_OWN_RIGHTS: { en: 'Change your own rights', fr: 'Modifier vos propres droits' },
  EDIT_INFORMATION_HUB: { en: 'Edit the information hub', fr: 'Modifier l’espace d’information' },
  EDIT_TRADE_FINANCE: { en: 'Edit the trade finance page', fr: 'Modifier la page de commerce international' },
  EDIT_CASH_MANAGEMENT: {
    en: 'Edit the page of cash management solutions',
    fr: 'Modifier la page des solutions de trésorerie',
  },
  EDIT_AUDIT_REPORTS: { en: 'Edit the audit reports page', fr: 'Modifier la page des circularisations' },
  PUBLISH_RELEASE_NOTES: { en: 'Publish release notes', fr: 'Publier des notes de version' },
  SUPPORT_PAGE: { en: 'Support page', fr: 'Page d’assistance' },
};

/** Returns the display name of an access subject; of the page of a contract if My contract is asked about one. */
export function labelOf(
  subject: AccessSubject,
  language: Language,
  contract?: { readonly name: string },
): string {
  if (subject === 'MY_CONTRACT' && contract)
    return { en: `Administration of ${contract.name}`, fr: `Administration de « ${contract.name} »` }[
      language
    ];
  return (subject in ACT_LABELS ? ACT_LABELS[subject as AccessAct] : SERVICES[subject as ServiceCode].label)[
    language
  ];
}
