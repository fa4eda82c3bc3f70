/** Words and rules of documents that server and interface share, without schemas. */

/** Kinds of file a person tells apart (DOC-022). */
export const MEDIA_CATEGORIES = ['PDF', 'WORD', 'EXCEL', 'IMAGE', 'POWERPOINT', 'OTHERS'] as const;
export type MediaCategory = (typeof MEDIA_CATEGORIES)[number];

/** DOC-021, as the database and the API calls spell them; the entity spells them in lower case. */
export const DOCUMENT_STATES = ['PENDING', 'VALIDATED', 'REFUSED'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

/** A category of documents and the service it belongs to (DATA-029). */
export interface DocumentCategoryFacts {
  label: { en: string; fr: string };
}

/** Categories of documents, by code, in the order of the documents page. */
export const DOCUMENT_CATEGORIES = {
  CONTRACTS: { label: { en: 'Contracts and amendments', fr: 'Contrats et avenants' } },
  STATEMENTS: { label: { en: 'Statements', fr: 'Relevés' } },
  FEES: { label: { en: 'Fees and invoices', fr: 'Frais et factures' } },
  MANDATES: { label: { en: 'Mandates and powers', fr: 'Mandats et pouvoirs' } },
  TAX: { label: { en: 'Tax and audit', fr: 'Fiscalité et audit' } },
  TRADE: { label: { en: 'Trade finance', fr: 'Commerce international' } },
  REQUESTS: { label: { en: 'Request documents', fr: 'Documents des demandes' } },
  RELEASE_NOTES: { label: { en: 'What’s new', fr: 'Nouveautés' } },
} as const satisfies Record<string, DocumentCategoryFacts>;
export type DocumentCategory = keyof typeof DOCUMENT_CATEGORIES;
export const DOCUMENT_CATEGORY_CODES = Object.keys(DOCUMENT_CATEGORIES) as [
  DocumentCategory,
  ...DocumentCategory[],
];

/** Categories that everyone with the documents service may read: they belong to no contract. */
export const PUBLIC_DOCUMENT_CATEGORIES: readonly DocumentCategory[] = ['RELEASE_NOTES'];

/** What the media types of a kind look like, as patterns that the database reads too; the rest is OTHERS. */
export const MEDIA_PATTERNS: Readonly<Record<Exclude<MediaCategory, 'OTHERS'>, string>> = {
  PDF: '^application/pdf$',
  WORD: 'msword|wordprocessingml',
  EXCEL: 'ms-excel|spreadsheetml',
  POWERPOINT: 'ms-powerpoint|presentationml',
  IMAGE: '^image/',
};

/** Most documents of one download: a request has fewer, and the server opens each of them. */
export const DOCUMENTS_TOGETHER = 100;

/** The one category that several documents have in common; without one they are not downloaded together (DOC-018). */
export function commonCategory<C>(documents: readonly { readonly category: C }[]): C | null {
  const categories = new Set(documents.map(({ category }) => category));
  return categories.size === 1 ? [...categories][0]! : null;
}

/** The kind of file a media type stands for (DOC-022: text files count as OTHERS). */
export function mediaCategory(mime: string): MediaCategory {
  const kinds = Object.keys(MEDIA_PATTERNS) as (keyof typeof MEDIA_PATTERNS)[];
  return kinds.find((kind) => new RegExp(MEDIA_PATTERNS[kind]).test(mime)) ?? 'OTHERS';
}

/** Orders of the documents page (DOC-002, DOC-004). */
export const DOCUMENT_SORTS = [
  'DateDescending',
  'DateAscending',
  'ServicesAscending',
  'ServicesDescending',
  'TagsAscending',
  'TagsDescending',
  'ContractsAscending',
  'ContractsDescending',
] as const;
export type DocumentSort = (typeof DOCUMENT_SORTS)[number];

/** DOC-003: by contract is for the bank alone. */
export const isBankSort = (sort: DocumentSort): boolean => sort.startsWith('Contracts');

/** Page size of the documents page and of the widget's call (DOC-010, WID-021). */
export const DOCUMENT_PAGE_SIZE = 10;

/** Documents the widget shows in each of its columns (WID-022). */
export const DOCUMENTS_A_COLUMN = 5;
