import type { TradeFinanceContent } from '@atrium/contract/trade-finance';
import type { TradeFinanceBlock, TradeFinanceTextKey } from '@atrium/contract/trade-finance-rules';
import { inContentOrder } from '@atrium/contract/content-rules';
import { callQuery } from './calls.ts';
import { api } from './client.ts';
import type { ContentArea } from './content.ts';

/** The texts of the page in both languages, and its products with their documents (API-164). */
export const tradeFinanceQuery = () => callQuery('tradeFinance', 'content');

/** What the user may change on the page (API-165). */
export const tradeFinanceRightsQuery = () => callQuery('tradeFinance', 'rights');

const { queryKey } = tradeFinanceQuery();

/** The editable content of the page (API-166). */
export const TRADE_FINANCE: ContentArea<TradeFinanceBlock, TradeFinanceTextKey> = {
  calls: 'tradeFinance',
  documentsKey: queryKey,
  textsKey: queryKey,
  current: (id, signal) => api().tradeFinance.document({ params: { id }, signal }),
  add: (blockId, additions) =>
    api().tradeFinance.addDocuments({
      body: additions.map((addition) => ({ tabId: 'PRODUCT_OVERVIEW', blockId, ...addition })),
    }),
  saveTexts: (body) => api().tradeFinance.saveTranslation({ body }),
  inOrder: (found, ids) => {
    const content = found as TradeFinanceContent;
    return {
      ...content,
      blocks: content.blocks.map((block) => ({ ...block, documents: inContentOrder(block.documents, ids) })),
    };
  },
  needsDescriptions: () => false,
};
