import type { ArticleCategory } from '@atrium/contract/articles';
import type { ContactCategory } from '@atrium/contract/contact-rules';
import type { ContractKind } from '@atrium/contract/contract-status';
import { DOCUMENT_CATEGORIES } from '@atrium/contract/document-rules';
import type { SearchType } from '@atrium/contract/search-rules';
import type { Bilingual, Language } from '../http/language.ts';
import type { REQUEST_CATEGORIES } from './parts.ts';

const REQUESTS: Readonly<Record<(typeof REQUEST_CATEGORIES)[number], Bilingual>> = {
  IN_PROGRESS: { en: 'In progress', fr: 'En cours' },
  TO_CLOSE: { en: 'To close', fr: 'À clôturer' },
  CLOSED: { en: 'Closed', fr: 'Clôturées' },
};

const CONTACTS: Readonly<Record<ContactCategory, Bilingual>> = {
  coverage: { en: 'Coverage', fr: 'Couverture' },
  'core-team': { en: 'Core dedicated team', fr: 'Équipe dédiée' },
  experts: { en: 'Experts', fr: 'Experts' },
  support: { en: 'Support', fr: 'Assistance' },
  client: { en: 'Clients', fr: 'Clients' },
};

const ARTICLES: Readonly<Record<ArticleCategory, Bilingual>> = {
  ECONOMIC: { en: 'Economy', fr: 'Économie' },
  MARKETS_TRENDS: { en: 'Market trends', fr: 'Tendances des marchés' },
  PRESS_REVIEW: { en: 'Press review', fr: 'Revue de presse' },
  CA: { en: 'The bank', fr: 'La banque' },
  VIDEOS: { en: 'Videos', fr: 'Vidéos' },
  SECTORIAL: { en: 'Sectors', fr: 'Secteurs' },
  REGULATORY: { en: 'Regulation', fr: 'Réglementation' },
};

const CONTRACTS: Readonly<Record<ContractKind, Bilingual>> = {
  CLIENT: { en: 'Client contracts', fr: 'Contrats clients' },
  ATRIUM: { en: 'Internal contracts', fr: 'Contrats internes' },
  OSA: { en: 'Outsourced services', fr: 'Services externalisés' },
};

const LABELS: Readonly<Record<SearchType, Readonly<Record<string, Bilingual>>>> = {
  documents: Object.fromEntries(Object.entries(DOCUMENT_CATEGORIES).map(([id, { label }]) => [id, label])),
  requests: REQUESTS,
  contacts: CONTACTS,
  highlights: ARTICLES,
  research: ARTICLES,
  contracts: CONTRACTS,
};

/** The name of a sub-category; its code for one that only a newer release has a name for. */
export const categoryLabel = (type: SearchType, id: string, language: Language): string =>
  LABELS[type][id]?.[language] ?? id;
