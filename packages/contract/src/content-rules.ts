/** Words and rules of the texts and documents that people of the bank edit (decision 50); free of schemas. */
import type { ServiceCode } from './services.ts';

/** Areas whose texts and documents are kept in one way, and the service by which they are read. */
export const CONTENT_AREAS = {
  INFORMATION_HUB: 'INFORMATION_HUB',
  TRADE_FINANCE: 'TRADE_FINANCE',
  CASH_MANAGEMENT: 'CASH_MANAGEMENT_SOLUTIONS',
  AUDIT_REPORTS: 'AUDIT_REPORT_REQUEST',
} as const satisfies Record<string, ServiceCode>;
export type ContentArea = keyof typeof CONTENT_AREAS;
export const CONTENT_AREA_CODES = Object.keys(CONTENT_AREAS) as [ContentArea, ...ContentArea[]];

/** Languages in which every text is kept. */
export const CONTENT_LANGUAGES = ['en', 'fr'] as const;
export type ContentLanguage = (typeof CONTENT_LANGUAGES)[number];

/** Most characters of what is said about a document. */
export const CONTENT_DESCRIPTION_MAX = 500;

/** Documents that one call adds at most. */
export const CONTENT_DOCUMENTS_TOGETHER = 50;

/** How long a text may be, and whether it is formatted; the limit counts what is read, not its marks. */
export interface ContentTextRule {
  readonly max: number;
  readonly isFormatted: boolean;
}

/** What a person changes of a document that is there. */
export interface ContentDocumentEdit {
  readonly descriptionEn: string;
  readonly descriptionFr: string;
  /** Whether another file takes its place. */
  readonly hasNewFile: boolean;
  /** Whether tags are added or taken away. */
  readonly hasNewTags: boolean;
}

/** Whether there is anything to save (HUB-024): blanks around a description change nothing. */
export function isDocumentEdited(
  before: { readonly descriptionEn: string | null; readonly descriptionFr: string | null },
  edit: ContentDocumentEdit,
): boolean {
  const differs = (old: string | null, now: string) => (old ?? '') !== now.trim();
  return (
    edit.hasNewFile ||
    edit.hasNewTags ||
    differs(before.descriptionEn, edit.descriptionEn) ||
    differs(before.descriptionFr, edit.descriptionFr)
  );
}
