import type { AccessAct, AccessSubject } from '@atrium/contract/access-subjects';
import { SERVICES } from '@atrium/contract/services';
import type { ServiceCode } from '@atrium/contract/services';
import type { Bilingual, Language } from '../http/index.ts';

const ACT_LABELS: Readonly<Record<AccessAct, Bilingual>> = {
  CREATE_REQUESTS: { en: 'Create requests', fr: 'Créer des demandes' },
  CHANGE_CONTRACTS: { en: 'Create and change contracts', fr: 'Créer et modifier des contrats' },
  SUPPORT_PAGE: { en: 'Support page', fr: 'Page d’assistance' },
};

/** Returns the display name of an access subject. */
export const labelOf = (subject: AccessSubject, language: Language): string =>
  (subject in ACT_LABELS ? ACT_LABELS[subject as AccessAct] : SERVICES[subject as ServiceCode].label)[
    language
  ];
