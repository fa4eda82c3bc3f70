/** Constants and rules of the texts and documents edited by people of the bank (decision 50); no schemas. */
import { allOf, holdsService, isAdmin } from './access.ts';
import type { Permission } from './access.ts';
import type { ServiceCode } from './services.ts';

/** Areas whose texts and documents are managed in the same way, each with the service that gives read access. */
export const CONTENT_AREAS = {
  INFORMATION_HUB: 'INFORMATION_HUB',
  TRADE_FINANCE: 'TRADE_FINANCE',
  CASH_MANAGEMENT: 'CASH_MANAGEMENT_SOLUTIONS',
  AUDIT_REPORTS: 'AUDIT_REPORT_REQUEST',
} as const satisfies Record<string, ServiceCode>;
export type ContentArea = keyof typeof CONTENT_AREAS;
export const CONTENT_AREA_CODES = Object.keys(CONTENT_AREAS) as [ContentArea, ...ContentArea[]];

/** Who may read the content of an area. */
export const readsContent = (area: ContentArea): Permission => holdsService(CONTENT_AREAS[area]);

/** Who may edit it: bank administrators who may read it. */
export const editsContent = (area: ContentArea): Permission => allOf(isAdmin, readsContent(area));

/** Languages in which every text is stored. */
export const CONTENT_LANGUAGES = ['en', 'fr'] as const;
export type ContentLanguage = (typeof CONTENT_LANGUAGES)[number];

/** Maximum length of the description of a document, in characters. */
export const CONTENT_DESCRIPTION_MAX = 500;

/** Maximum number of documents that one call adds. */
export const CONTENT_DOCUMENTS_TOGETHER = 50;

/** Maximum length of a text and whether it is formatted; the limit counts the visible text, not its markup. */
export interface ContentTextRule {
  readonly max: number;
  readonly isFormatted: boolean;
}

/** Maximum length of the title and of the description of a product card, in characters (CM-009, CM-010). */
export const CARD_TITLE_MAX = 45;
export const CARD_DESCRIPTION_MAX = 140;

/** Keys of the texts of a product card. */
export const titleKey = <const B extends string>(block: B) => `${block}_TITLE` as const;
export const descriptionKey = <const B extends string>(block: B) => `${block}_DESCRIPTION` as const;
export type CardTextKey<B extends string> =
  | ReturnType<typeof titleKey<B>>
  | ReturnType<typeof descriptionKey<B>>;

/** Returns the documents reordered: those in `order` swap positions among themselves, all others keep theirs. */
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
