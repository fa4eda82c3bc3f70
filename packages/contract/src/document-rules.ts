/** Document constants and rules shared by server and interface; no schemas. */

/** Kinds of file shown to users (DOC-022). */
export const MEDIA_CATEGORIES = ['PDF', 'WORD', 'EXCEL', 'IMAGE', 'POWERPOINT', 'OTHERS'] as const;
export type MediaCategory = (typeof MEDIA_CATEGORIES)[number];

/** DOC-021, as the database and the API calls spell them; the entity spells them in lower case. */
export const DOCUMENT_STATES = ['PENDING', 'VALIDATED', 'REFUSED'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

/** Marks to filter by: documents the user has not read yet, and their favourites. */
export const DOCUMENT_MARKS = ['UNREAD', 'FAVORITE'] as const;
export type DocumentMark = (typeof DOCUMENT_MARKS)[number];

/** Categories of documents, in the order of the documents page (DATA-029). */
export const DOCUMENT_CATEGORY_CODES = [
  'CONTRACTS',
  'STATEMENTS',
  'FEES',
  'MANDATES',
  'TAX',
  'TRADE',
  'REQUESTS',
  'RELEASE_NOTES',
] as const;
export type DocumentCategory = (typeof DOCUMENT_CATEGORY_CODES)[number];

/** Labels of the categories; separate from the codes because the portal gets the labels from the server. */
export const DOCUMENT_CATEGORIES: Readonly<
  Record<DocumentCategory, { readonly label: { readonly en: string; readonly fr: string } }>
> = {
  CONTRACTS: { label: { en: 'Contracts and amendments', fr: 'Contrats et avenants' } },
  STATEMENTS: { label: { en: 'Statements', fr: 'Relevés' } },
  FEES: { label: { en: 'Fees and invoices', fr: 'Frais et factures' } },
  MANDATES: { label: { en: 'Mandates and powers', fr: 'Mandats et pouvoirs' } },
  TAX: { label: { en: 'Tax and audit', fr: 'Fiscalité et audit' } },
  TRADE: { label: { en: 'Trade finance', fr: 'Commerce international' } },
  REQUESTS: { label: { en: 'Request documents', fr: 'Documents des demandes' } },
  RELEASE_NOTES: { label: { en: 'What’s new', fr: 'Nouveautés' } },
};

/** Categories that everyone with the documents service may read: they belong to no contract. */
export const PUBLIC_DOCUMENT_CATEGORIES = ['RELEASE_NOTES'] as const satisfies readonly DocumentCategory[];

/** Whether the documents of a category are for everyone. */
export const isPublicCategory = (category: DocumentCategory): boolean =>
  (PUBLIC_DOCUMENT_CATEGORIES as readonly DocumentCategory[]).includes(category);

/** Regular expressions for the media types of each kind, also used by the database; all other types are OTHERS. */
export const MEDIA_PATTERNS: Readonly<Record<Exclude<MediaCategory, 'OTHERS'>, string>> = {
  PDF: '^application/pdf$',
  WORD: 'msword|wordprocessingml',
  EXCEL: 'ms-excel|spreadsheetml',
  POWERPOINT: 'ms-powerpoint|presentationml',
  IMAGE: '^image/',
};

/** Maximum number of documents in one download: a request has fewer, and the server opens each of them. */
export const DOCUMENTS_TOGETHER = 100;

/** Returns the category that all documents share; null if they differ and cannot be downloaded together (DOC-018). */
export function commonCategory<C>(documents: readonly { readonly category: C }[]): C | null {
  const categories = new Set(documents.map(({ category }) => category));
  return categories.size === 1 ? [...categories][0]! : null;
}

/** Returns the kind of file of a media type (DOC-022: text files count as OTHERS). */
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

/** Whether an order is by contract, which only the bank has (DOC-003). */
export const isBankSort = (sort: DocumentSort): boolean => sort.startsWith('Contracts');

/** Page size of the documents page and of the widget's call (DOC-010, WID-021). */
export const DOCUMENT_PAGE_SIZE = 10;

/** The category of signed contracts (API-094). */
export const SIGNED_CONTRACT_CATEGORY: DocumentCategory = 'CONTRACTS';

/** Maximum number of files in one upload to the documents, and of the people and legal entities it names. */
export const DOCUMENT_UPLOAD_MAX = 50;
export const DOCUMENT_MEMBERS_MAX = 500;
export const DOCUMENT_ENTITIES_MAX = 100;

/** Facts that decide whether a user may delete a document (DOC-020). */
export interface DocumentFacts {
  readonly isUploadedByMe: boolean;
  /** Whether it belongs to a request and is part of its record. */
  readonly isOfRequest: boolean;
  /** Whether it is for everyone. */
  readonly isPublic: boolean;
  readonly isBankAdmin: boolean;
}

/** Whether a user may delete it: the uploader or, if for everyone, bank administrators; never if it belongs to a request. */
export const canDeleteDocument = (document: DocumentFacts): boolean =>
  !document.isOfRequest && (document.isUploadedByMe || (document.isPublic && document.isBankAdmin));

/** Who may delete or tag a document that the user may not; null if the user may. */
export interface DocumentLimits {
  /** Nobody, because it is part of a request; its author; or its author and bank administrators. */
  readonly deletion: 'request' | 'author' | 'authorOrBank' | null;
  /** Those who may tag its request, or bank administrators. */
  readonly tagging: 'request' | 'bank' | null;
}

/** Returns who may delete and tag a document that the user sees (DOC-015, DOC-020). */
export function documentLimits({
  category,
  rights,
}: {
  readonly category: { readonly id: DocumentCategory; readonly documentService: string };
  readonly rights: { readonly canDelete: boolean; readonly canManageTags: boolean };
}): DocumentLimits {
  const isOfRequest = category.documentService === 'REQUESTS_BOARD';
  const author = isPublicCategory(category.id) ? 'authorOrBank' : 'author';
  return {
    deletion: rights.canDelete ? null : isOfRequest ? 'request' : author,
    tagging: rights.canManageTags ? null : isOfRequest ? 'request' : 'bank',
  };
}

/** Documents shown in each column of the widget (WID-022). */
export const DOCUMENTS_A_COLUMN = 5;
