import * as z from 'zod';
import {
  contentAdditionFields,
  contentAdditions,
  contentDocumentCalls,
  contentDocumentFields,
  ContentText,
  contentTextChanges,
} from './content.ts';
import { editsContent, readsContent } from './content-rules.ts';
import { endpoints } from './endpoint.ts';
import { idParams } from './ids.ts';
import { TRADE_FINANCE_BLOCKS, TRADE_FINANCE_TABS, TRADE_FINANCE_TEXT_KEYS } from './trade-finance-rules.ts';

export const TradeFinanceDocument = z.object(contentDocumentFields).meta({ id: 'TradeFinanceDocument' });
export type TradeFinanceDocument = z.output<typeof TradeFinanceDocument>;

/** DATA-071: the title of the cover, and a block for each product; texts in both languages. */
export const TradeFinanceContent = z
  .object({
    title: ContentText,
    blocks: z.array(
      z.object({
        tabId: z.enum(TRADE_FINANCE_TABS),
        blockId: z.enum(TRADE_FINANCE_BLOCKS),
        title: ContentText,
        description: ContentText,
        documents: z
          .array(TradeFinanceDocument)
          .describe('For readers in the language of the call, in the order set by the bank'),
      }),
    ),
  })
  .meta({ id: 'TradeFinanceContent' });
export type TradeFinanceContent = z.output<typeof TradeFinanceContent>;

const AREA = 'TRADE_FINANCE';
const reads = readsContent(AREA);
const edits = editsContent(AREA);

export const tradeFinance = endpoints({
  content: {
    method: 'GET',
    path: '/trade-finance-solutions',
    tag: 'trade-finance',
    summary: 'Get the title of the cover and the products with their documents (API-164, DATA-071)',
    response: TradeFinanceContent,
    errorKey: 'get-content-texts',
    access: reads,
  },
  rights: {
    method: 'GET',
    path: '/trade-finance-solutions/rights',
    tag: 'trade-finance',
    summary: 'Get what the caller can edit on the page (API-165, DATA-072)',
    response: z.object({
      canUploadDocument: z.boolean().describe('Whether the caller can add, change and order documents'),
      canDeleteDocument: z.boolean(),
      canEditTexts: z.boolean(),
    }),
    errorKey: null,
    access: reads,
  },
  addDocuments: {
    method: 'POST',
    path: '/trade-finance-solutions/documents',
    tag: 'trade-finance',
    summary: 'Add uploaded files at the end of their blocks, all or none (API-166)',
    body: contentAdditions(
      z.strictObject({
        tabId: z.enum(TRADE_FINANCE_TABS),
        blockId: z.enum(TRADE_FINANCE_BLOCKS),
        ...contentAdditionFields,
      }),
    ),
    response: 'empty',
    errorKey: 'add-content-documents',
    access: edits,
  },
  document: {
    method: 'GET',
    path: '/trade-finance-solutions/documents/{id}',
    tag: 'trade-finance',
    summary: 'Get the current version of a document, for readers in any language',
    params: idParams,
    response: TradeFinanceDocument,
    errorKey: 'get-content-documents',
    access: reads,
  },
  saveTranslation: {
    method: 'PUT',
    path: '/trade-finance-solutions/translation',
    tag: 'trade-finance',
    summary: 'Update texts; 409 if one of them has changed since it was read (decision 53)',
    body: contentTextChanges(TRADE_FINANCE_TEXT_KEYS),
    response: 'empty',
    errorKey: 'update-content-texts',
    access: edits,
  },
  // TF-011: deletion is a call of the page, as on the other pages.
  ...contentDocumentCalls('/trade-finance-solutions', 'trade-finance', AREA),
});
