import { descriptionKey, editsContent, titleKey } from '@atrium/contract/content-rules';
import type { tradeFinance, TradeFinanceContent } from '@atrium/contract/trade-finance';
import {
  TRADE_FINANCE_BLOCKS,
  TRADE_FINANCE_COVER_KEY,
  TRADE_FINANCE_TEXT_KEYS,
  tradeFinanceTextRule,
} from '@atrium/contract/trade-finance-rules';
import {
  addDocuments,
  changeTexts,
  contentDocument,
  contentDocumentHandlers,
  contentDocumentsOf,
  contentTextsOf,
} from '../content/index.ts';
import type { ShownContent } from '../content/index.ts';
import type { Handlers } from '../http/index.ts';
import type { Platform } from '../platform.ts';

const AREA = 'TRADE_FINANCE';
const TAB = 'PRODUCT_OVERVIEW';
const canEdit = editsContent(AREA).allows;

/** Removes tab, block and position from a document: it is returned inside its block. */
const toldOf = ({ tab: _tab, block: _block, position: _position, ...document }: ShownContent) => document;

export function tradeFinanceHandlers(platform: Platform): Handlers<typeof tradeFinance> {
  const { clock, db, newId, write } = platform;
  return {
    async content({ user, language }): Promise<TradeFinanceContent> {
      const [texts, documents] = await Promise.all([
        contentTextsOf(db, AREA, TRADE_FINANCE_TEXT_KEYS),
        contentDocumentsOf(db, { user, language }, AREA),
      ]);
      return {
        title: texts[TRADE_FINANCE_COVER_KEY],
        blocks: TRADE_FINANCE_BLOCKS.map((blockId) => ({
          tabId: TAB,
          blockId,
          title: texts[titleKey(blockId)],
          description: texts[descriptionKey(blockId)],
          documents: documents.filter(({ block }) => block === blockId).map(toldOf),
        })),
      };
    },

    rights: ({ user }) => {
      const isAllowed = canEdit(user);
      return { canUploadDocument: isAllowed, canDeleteDocument: isAllowed, canEditTexts: isAllowed };
    },

    async addDocuments(call) {
      const additions = call.body.map(({ tabId, blockId, descriptionEn, descriptionFr, ...addition }) => ({
        ...addition,
        tab: tabId,
        block: blockId,
        description: { en: descriptionEn, fr: descriptionFr },
      }));
      await write(call, (tx, audit) =>
        addDocuments({ tx, audit, now: clock(), newId, user: call.user }, AREA, additions),
      );
    },

    document: async ({ user, language, params }) =>
      toldOf(await contentDocument(db, { user, language }, AREA, params.id)),

    async saveTranslation(call) {
      await write(call, (tx, audit) =>
        changeTexts({ tx, audit, now: clock() }, AREA, call.body, tradeFinanceTextRule),
      );
    },

    ...contentDocumentHandlers(platform, AREA),
  };
}
