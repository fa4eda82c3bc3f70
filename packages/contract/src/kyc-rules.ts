/** Constants and rules of KYC records shared by server and interface; no schemas. */
import { addMonths } from './calendar.ts';
import type { RightName } from './service-rights-rules.ts';

/** Records per page of the KYC list (KYC-005), and in the home page widget (WID-057). */
export const KYC_PAGE_SIZE = 10;
export const KYC_WIDGET_SIZE = 5;

/** Orders of the list (KYC-028); records without a date come last in both. */
export const KYC_SORTS = ['NextReviewAscending', 'NextReviewDescending'] as const;
export type KycSort = (typeof KYC_SORTS)[number];

const SOON_IN_MONTHS = 3;

/** How close the next review is, which decides the colour of a record. */
export const REVIEW_STATUSES = ['overdue', 'soon', 'later', 'undated'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** Returns the last day on which a review counts as `soon`. */
export const lastSoonDay = (today: string): string => addMonths(today, SOON_IN_MONTHS);

/**
 * Returns the status of a review (KYC-033 to KYC-036); `soon` is within three months, last day included. Both are
 * calendar days.
 */
export function reviewStatus(nextReviewAt: string | null, today: string): ReviewStatus {
  if (nextReviewAt === null) return 'undated';
  if (nextReviewAt < today) return 'overdue';
  return nextReviewAt <= lastSoonDay(today) ? 'soon' : 'later';
}

/** Status of a legal entity under the United States tax rules (FATCA); spelled as in the specification (DATA-065). */
export const FACTA_STATUSES = [
  'ACTIVE_NFFE',
  'PASSIVE_NFFE',
  'PARTICIPATING_FFI',
  'EXEMPT_BENEFICIAL_OWNER',
  'US_PERSON',
] as const;
export type FactaStatus = (typeof FACTA_STATUSES)[number];

/** Kinds of shareholder. */
export const SHAREHOLDER_TYPES = ['LEGAL_ENTITY', 'NATURAL_PERSON', 'FUND', 'PUBLIC_BODY'] as const;
export type ShareholderType = (typeof SHAREHOLDER_TYPES)[number];

/** Roles of a natural person in the legal entity. */
export const PERSON_ROLES = ['BENEFICIAL_OWNER', 'LEGAL_REPRESENTATIVE', 'DIRECTOR'] as const;
export type PersonRole = (typeof PERSON_ROLES)[number];

/** Documents of a record, in display order. */
export const KYC_DOCUMENT_KINDS = [
  'REGISTER_EXTRACT',
  'ARTICLES_OF_ASSOCIATION',
  'ANNUAL_ACCOUNTS',
  'TAX_FORM',
  'SHAREHOLDER_LIST',
  'IDENTITY_DOCUMENTS',
] as const;
export type KycDocumentKind = (typeof KYC_DOCUMENT_KINDS)[number];

/** Kinds that disclose shareholders and natural persons: only for users who see all data (KYC-029). */
export const CONFIDENTIAL_KYC_KINDS = [
  'SHAREHOLDER_LIST',
  'IDENTITY_DOCUMENTS',
] as const satisfies readonly KycDocumentKind[];

/** Status of a document of a record. */
export const KYC_DOCUMENT_STATUSES = ['missing', 'expired', 'inReview', 'accepted'] as const;
export type KycDocumentStatus = (typeof KYC_DOCUMENT_STATUSES)[number];

/** The facts from which {@link kycDocumentStatus} derives the status. */
export interface KycDocumentFacts {
  /** When the bank received the file; null while there is none. */
  readonly receivedAt: string | null;
  /** Last day on which the bank accepts it; null if it stays valid until something changes. */
  readonly validUntil: string | null;
  /** Whether the bank has checked it. */
  readonly isVerified: boolean;
}

/** Returns whether a document is missing, expired, in review by the bank, or accepted. */
export function kycDocumentStatus(document: KycDocumentFacts, today: string): KycDocumentStatus {
  if (document.receivedAt === null) return 'missing';
  if (document.validUntil !== null && document.validUntil < today) return 'expired';
  return document.isVerified ? 'accepted' : 'inReview';
}

/** Whether the client has to send the document. */
export const isToProvide = (status: KycDocumentStatus): boolean =>
  status === 'missing' || status === 'expired';

/** Rights to the KYC records of a contract, lowest first. */
export const KYC_RIGHTS = ['Restricted', 'Read', 'All'] as const satisfies readonly RightName[];
export type KycRight = (typeof KYC_RIGHTS)[number];

/** Returns the flags of DATA-065 for a right: `Restricted` shows part of the record, and only `All` allows changes. */
export const kycRightFlags = (right: KycRight): { hasAllData: boolean; hasReadOnlyRight: boolean } => ({
  hasAllData: right !== 'Restricted',
  hasReadOnlyRight: right !== 'All',
});
