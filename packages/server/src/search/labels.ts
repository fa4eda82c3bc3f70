import type { ContractKind } from '@atrium/contract/contract-status';
import { DOCUMENT_CATEGORIES } from '@atrium/contract/document-rules';
import type { SearchType } from '@atrium/contract/search-rules';
import { CONTACT_CATEGORY_LABELS } from '../contacts/index.ts';
import { ARTICLE_CATEGORY_LABELS } from '../highlights/index.ts';
import type { Bilingual, Language } from '../http/index.ts';
import { REVIEW_STATUS_LABELS } from '../kyc/index.ts';
import type { POWER_CATEGORIES, REQUEST_CATEGORIES } from './parts.ts';

const REQUESTS: Readonly<Record<(typeof REQUEST_CATEGORIES)[number], Bilingual>> = {
  IN_PROGRESS: { en: 'In progress', fr: 'En cours' },
  TO_CLOSE: { en: 'To close', fr: 'À clôturer' },
  CLOSED: { en: 'Closed', fr: 'Clôturées' },
};

const CONTRACTS: Readonly<Record<ContractKind, Bilingual>> = {
  CLIENT: { en: 'Client contracts', fr: 'Contrats clients' },
  ATRIUM: { en: 'Internal contracts', fr: 'Contrats internes' },
  OSA: { en: 'Outsourced services', fr: 'Services externalisés' },
};

const POWERS: Readonly<Record<(typeof POWER_CATEGORIES)[number], Bilingual>> = {
  TO_RENEW: { en: 'To renew', fr: 'À renouveler' },
  VALID: { en: 'Valid', fr: 'En vigueur' },
  NOT_IN_FORCE: { en: 'Not in force yet', fr: 'Pas encore en vigueur' },
  PAPER_ONLY: { en: 'PDF only', fr: 'PDF seul' },
};

const LABELS: Readonly<Record<SearchType, Readonly<Record<string, Bilingual>>>> = {
  documents: Object.fromEntries(Object.entries(DOCUMENT_CATEGORIES).map(([id, { label }]) => [id, label])),
  requests: REQUESTS,
  contacts: CONTACT_CATEGORY_LABELS,
  kyc: REVIEW_STATUS_LABELS,
  highlights: ARTICLE_CATEGORY_LABELS,
  research: ARTICLE_CATEGORY_LABELS,
  contracts: CONTRACTS,
  powers: POWERS,
};

/** Returns the label of a sub-category; its code if only a newer release has a label for it. */
export const categoryLabel = (type: SearchType, id: string, language: Language): string =>
  LABELS[type][id]?.[language] ?? id;
