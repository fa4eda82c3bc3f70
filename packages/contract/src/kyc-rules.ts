/** Words and rules of KYC records that server and interface share; free of schemas. */
import { addMonths } from './calendar.ts';
import type { RightName } from './service-rights-rules.ts';

/** Records on a page of the KYC list (KYC-005), and in the widget of the home (WID-057). */
export const KYC_PAGE_SIZE = 10;
export const KYC_WIDGET_SIZE = 5;

/** Orders of the list (KYC-028); records without a date come last in both. */
export const KYC_SORTS = ['NextReviewAscending', 'NextReviewDescending'] as const;
export type KycSort = (typeof KYC_SORTS)[number];

const SOON_IN_MONTHS = 3;

/** How near the next review is, which decides the colour of a record. */
export const REVIEW_STATUSES = ['overdue', 'soon', 'later', 'undated'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** The last day on which a review counts as near. */
export const lastSoonDay = (today: string): string => addMonths(today, SOON_IN_MONTHS);

/**
 * KYC-033 to KYC-036: without a date; past; within three months, the last day included; later. Both are calendar days.
 */
export function reviewStatus(nextReviewAt: string | null, today: string): ReviewStatus {
  if (nextReviewAt === null) return 'undated';
  if (nextReviewAt < today) return 'overdue';
  return nextReviewAt <= lastSoonDay(today) ? 'soon' : 'later';
}

/** How a legal entity stands towards the United States tax rules (FATCA); spelled as in the specification (DATA-065). */
export const FACTA_STATUSES = [
  'ACTIVE_NFFE',
  'PASSIVE_NFFE',
  'PARTICIPATING_FFI',
  'EXEMPT_BENEFICIAL_OWNER',
  'US_PERSON',
] as const;
export type FactaStatus = (typeof FACTA_STATUSES)[number];

/** What a shareholder is. */
export const SHAREHOLDER_TYPES = ['LEGAL_ENTITY', 'NATURAL_PERSON', 'FUND', 'PUBLIC_BODY'] as const;
export type ShareholderType = (typeof SHAREHOLDER_TYPES)[number];

/** What a natural person is to the legal entity. */
export const PERSON_ROLES = ['BENEFICIAL_OWNER', 'LEGAL_REPRESENTATIVE', 'DIRECTOR'] as const;
export type PersonRole = (typeof PERSON_ROLES)[number];

/** Documents of a record, in the order in which they are shown. */
export const KYC_DOCUMENT_KINDS = [
  'REGISTER_EXTRACT',
  'ARTICLES_OF_ASSOCIATION',
  'ANNUAL_ACCOUNTS',
  'TAX_FORM',
  'SHAREHOLDER_LIST',
  'IDENTITY_DOCUMENTS',
] as const;
export type KycDocumentKind = (typeof KYC_DOCUMENT_KINDS)[number];

/** Kinds that tell of shareholders and natural persons: only for those who see all data (KYC-029). */
export const CONFIDENTIAL_KYC_KINDS = [
  'SHAREHOLDER_LIST',
  'IDENTITY_DOCUMENTS',
] as const satisfies readonly KycDocumentKind[];

/** What a document of a record waits for. */
export const KYC_DOCUMENT_STATUSES = ['missing', 'expired', 'inReview', 'accepted'] as const;
export type KycDocumentStatus = (typeof KYC_DOCUMENT_STATUSES)[number];

/** The facts by which {@link kycDocumentStatus} decides. */
export interface KycDocumentFacts {
  /** When the bank received the file; null while there is none. */
  readonly receivedAt: string | null;
  /** The last day on which the bank relies on it; null for as long as nothing changes. */
  readonly validUntil: string | null;
  /** Whether the bank has checked it. */
  readonly isVerified: boolean;
}

/** Whether a document is still to come, is no longer valid, waits for the bank, or is in order. */
export function kycDocumentStatus(document: KycDocumentFacts, today: string): KycDocumentStatus {
  if (document.receivedAt === null) return 'missing';
  if (document.validUntil !== null && document.validUntil < today) return 'expired';
  return document.isVerified ? 'accepted' : 'inReview';
}

/** Whether the client has to send the document. */
export const isToProvide = (status: KycDocumentStatus): boolean =>
  status === 'missing' || status === 'expired';

/** What a person may do with the KYC records of a contract, the least first. */
export const KYC_RIGHTS = ['Restricted', 'Read', 'All'] as const satisfies readonly RightName[];
export type KycRight = (typeof KYC_RIGHTS)[number];

/** The flags of DATA-065 for a right: restricted people see part of the record, and only those with all rights act on it. */
export const kycRightFlags = (right: KycRight): { hasAllData: boolean; hasReadOnlyRight: boolean } => ({
  hasAllData: right !== 'Restricted',
  hasReadOnlyRight: right !== 'All',
});
