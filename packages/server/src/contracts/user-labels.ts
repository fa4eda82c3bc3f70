import type { ClientRole, ContractStatus } from '@atrium/contract/contract-status';
import type { HomeTemplate } from '@atrium/contract/widget-catalogue';
import type { Bilingual, Language } from '../http/index.ts';

const STATUSES: Readonly<Record<ContractStatus, Bilingual>> = {
  DEMO: { en: 'Demo', fr: 'Démonstration' },
  SIGNED: { en: 'Signed', fr: 'Signé' },
};
const ROLES: Readonly<Record<ClientRole, Bilingual>> = {
  STANDARD: { en: 'User', fr: 'Utilisateur' },
  ADMIN: { en: 'Administrator', fr: 'Administrateur' },
};
const TEMPLATES: Readonly<Record<HomeTemplate, Bilingual>> = {
  DEFAULT: { en: 'General', fr: 'Général' },
  CUSTOM: { en: 'Custom', fr: 'Personnalisée' },
  FINANCE_STRATEGY: { en: 'Finance and strategy', fr: 'Finance et stratégie' },
  CASH_MANAGEMENT: { en: 'Cash management', fr: 'Gestion de trésorerie' },
  TRADE_FINANCE: { en: 'Trade finance', fr: 'Commerce international' },
  LEGAL_ENTITIES_ADMIN: { en: 'Legal entities', fr: 'Entités juridiques' },
  CAPITAL_MARKET: { en: 'Capital markets', fr: 'Marchés de capitaux' },
};

/** Display names of the codes that each user field has in the audit trail. */
const FIELDS: Readonly<Record<string, Readonly<Record<string, Bilingual>>>> = {
  userStatus: STATUSES,
  userRole: ROLES,
  userHomepage: TEMPLATES,
};

/** Returns the display name of an audit value about a user; an unknown value is returned unchanged. */
export const userValue = (field: string, value: string, language: Language): string =>
  FIELDS[field]?.[value]?.[language] ?? value;
