import type { RightName } from '@atrium/contract/service-rights-rules';
import { SERVICES } from '@atrium/contract/services';
import type { ServiceCode } from '@atrium/contract/services';
import type { Bilingual, Language } from '../http/index.ts';

const LABELS: Readonly<Record<RightName, Bilingual>> = {
  Restricted: { en: 'Restricted', fr: 'Restreint' },
  Read: { en: 'Read', fr: 'Lecture' },
  All: { en: 'All', fr: 'Tous' },
  Access: { en: 'Access', fr: 'Accès' },
  EnabledRight: { en: 'Enabled', fr: 'Activé' },
  DisabledRight: { en: 'Disabled', fr: 'Désactivé' },
  Write: { en: 'Write', fr: 'Écriture' },
  Delete: { en: 'Delete', fr: 'Suppression' },
  Get: { en: 'View', fr: 'Consultation' },
  Put: { en: 'Change', fr: 'Modification' },
  Default: { en: 'Default', fr: 'Par défaut' },
};

/** Display name of a right. */
export const rightLabel = (name: RightName, language: Language): string => LABELS[name][language];

/** A right as stored in the audit trail: codes, and the name of its list at that time. */
export interface AuditedRight {
  readonly service: ServiceCode;
  readonly right: RightName;
  readonly list: string | null;
}

/** Formats rights of the audit trail: “KYC: Read (Subsidiaries)”; a removed service is shown by its code. */
export const auditedRights = (rights: readonly AuditedRight[], language: Language): string =>
  rights
    .map(({ service, right, list }) => {
      const label = Object.hasOwn(SERVICES, service) ? SERVICES[service].label[language] : service;
      const subject = `${label}${language === 'fr' ? '\u00a0' : ''}:`;
      return `${subject} ${rightLabel(right, language)}${list === null ? '' : ` (${list})`}`;
    })
    .join(', ');
