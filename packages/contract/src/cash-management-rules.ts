/** Constants and rules of the cash management page shared by server and interface; no schemas. */
import { CARD_DESCRIPTION_MAX, CARD_TITLE_MAX, descriptionKey, titleKey } from './content-rules.ts';
import type { CardTextKey, ContentTextRule } from './content-rules.ts';

/** The products in display order, one card each (CM-013). */
export const CASH_MANAGEMENT_PRODUCTS = [
  'CASH_POOLING',
  'ACCOUNTS',
  'PAYMENTS',
  'COLLECTIONS',
  'LIQUIDITY',
  'REPORTING',
] as const;
export type CashManagementProduct = (typeof CASH_MANAGEMENT_PRODUCTS)[number];

/** Block of the single document on the cover, which cannot be deleted (CM-005). */
export const CASH_MANAGEMENT_COVER = 'COVER';

/** Blocks that hold documents, in reading order: the cover, guides for all products, then each product. */
export const CASH_MANAGEMENT_BLOCKS = [
  CASH_MANAGEMENT_COVER,
  'ALL_PRODUCTS',
  ...CASH_MANAGEMENT_PRODUCTS,
] as const;
export type CashManagementBlock = (typeof CASH_MANAGEMENT_BLOCKS)[number];

/** Key of the text of the cover, which has no title (CM-006, CM-011). */
export const CASH_MANAGEMENT_COVER_KEY = 'COVER_DESCRIPTION';
/** Maximum length of that text, in characters. */
export const CASH_MANAGEMENT_COVER_MAX = 160;

export type CashManagementTextKey = typeof CASH_MANAGEMENT_COVER_KEY | CardTextKey<CashManagementProduct>;
export const CASH_MANAGEMENT_TEXT_KEYS = [
  CASH_MANAGEMENT_COVER_KEY,
  ...CASH_MANAGEMENT_PRODUCTS.flatMap((product) => [titleKey(product), descriptionKey(product)]),
] as [CashManagementTextKey, ...CashManagementTextKey[]];

/** Returns the limits of a text of the page (CM-009 to CM-011). */
export const cashManagementTextRule = (key: CashManagementTextKey): ContentTextRule => ({
  max:
    key === CASH_MANAGEMENT_COVER_KEY
      ? CASH_MANAGEMENT_COVER_MAX
      : key.endsWith('_TITLE')
        ? CARD_TITLE_MAX
        : CARD_DESCRIPTION_MAX,
  isFormatted: false,
});
