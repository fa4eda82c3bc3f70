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

/** Most characters of the title of a product card, and of what is said about the product (CM-009, CM-010). */
export const CARD_TITLE_MAX = 45;
export const CARD_DESCRIPTION_MAX = 140;

/** Keys of the texts of a product card. */
export const titleKey = <const B extends string>(block: B) => `${block}_TITLE` as const;
export const descriptionKey = <const B extends string>(block: B) => `${block}_DESCRIPTION` as const;
export type CardTextKey<B extends string> =
  | ReturnType<typeof titleKey<B>>
  | ReturnType<typeof descriptionKey<B>>;

/** Documents in another order: those of `order` change places among themselves, every other one stays where it is. */
export function inContentOrder<D extends { readonly id: string }>(
  documents: readonly D[],
  order: readonly string[],
): D[] {
  const moved = new Map(documents.map((document) => [document.id, document]));
  const known = order.filter((id) => moved.has(id));
  const isMoved = new Set(known);
  let next = 0;
  return documents.map((document) => (isMoved.has(document.id) ? moved.get(known[next++]!)! : document));
}
