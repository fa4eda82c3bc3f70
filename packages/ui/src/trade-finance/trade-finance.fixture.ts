import type { TradeFinanceContent } from '@atrium/contract/trade-finance';
import type { TradeFinanceBlock } from '@atrium/contract/trade-finance-rules';
import { PUBLISHED, TEXT } from '../content/content.fixture.js';

const product = (
  blockId: TradeFinanceBlock,
  en: string,
  fr: string,
): TradeFinanceContent['blocks'][number] => ({
  tabId: 'PRODUCT_OVERVIEW',
  blockId,
  title: { en, fr, version: 1 },
  description: TEXT,
  documents: PUBLISHED.slice(0, 3).map((document, index) => ({
    ...document,
    id: `${blockId}-${index}`,
    type: index === 1 ? 'EXCEL' : 'PDF',
    tags: [...document.tags],
  })),
});

/** Content of the trade finance page, for stories and tests. */
export const TRADE_FINANCE_CONTENT: TradeFinanceContent = {
  title: {
    en: 'Sell and buy abroad, secured to the last document',
    fr: 'Vendez et achetez à l’étranger en toute sécurité',
    version: 1,
  },
  blocks: [
    product('IMPORT_CREDITS', 'Import letters of credit', 'Crédits documentaires import'),
    product('EXPORT_CREDITS', 'Export letters of credit', 'Crédits documentaires export'),
    // A product without a title yet.
    product('DOCUMENTARY_COLLECTIONS', '', ''),
  ],
};
