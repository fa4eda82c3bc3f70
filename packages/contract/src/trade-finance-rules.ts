/** Constants and rules of the trade finance page shared by server and interface; no schemas. */
import { CARD_DESCRIPTION_MAX, CARD_TITLE_MAX, descriptionKey, titleKey } from './content-rules.ts';
import type { CardTextKey, ContentTextRule } from './content-rules.ts';

/** TF-001. */
export const TRADE_FINANCE_TABS = ['PRODUCT_OVERVIEW'] as const;
export type TradeFinanceTab = (typeof TRADE_FINANCE_TABS)[number];

/** The products in display order, one card each (TF-002). */
export const TRADE_FINANCE_BLOCKS = [
  'IMPORT_CREDITS',
  'EXPORT_CREDITS',
  'DOCUMENTARY_COLLECTIONS',
  'GUARANTEES_AND_STANDBYS',
  'RECEIVABLES_FINANCE',
  'SUPPLY_CHAIN_FINANCE',
] as const;
export type TradeFinanceBlock = (typeof TRADE_FINANCE_BLOCKS)[number];

/** Key of the title of the cover. */
export const TRADE_FINANCE_COVER_KEY = 'COVER_TITLE';
/** Maximum length of that title, in characters. */
export const TRADE_FINANCE_COVER_MAX = 90;

export type TradeFinanceTextKey = typeof TRADE_FINANCE_COVER_KEY | CardTextKey<TradeFinanceBlock>;
export const TRADE_FINANCE_TEXT_KEYS = [
  TRADE_FINANCE_COVER_KEY,
  ...TRADE_FINANCE_BLOCKS.flatMap((block) => [titleKey(block), descriptionKey(block)]),
] as [TradeFinanceTextKey, ...TradeFinanceTextKey[]];

/** Returns the limits of a text of the page. */
export const tradeFinanceTextRule = (key: TradeFinanceTextKey): ContentTextRule => ({
  max:
    key === TRADE_FINANCE_COVER_KEY
      ? TRADE_FINANCE_COVER_MAX
      : key.endsWith('_TITLE')
        ? CARD_TITLE_MAX
        : CARD_DESCRIPTION_MAX,
  isFormatted: false,
});
