import type { ContentLanguage } from '@atrium/contract/content-rules';
import { as } from './support.ts';

/** The pages whose texts and documents the bank edits, in one shape for tests that hold on each of them. */

const editor = () => as('super-admin');

interface Text {
  readonly en: string;
  readonly fr: string;
  readonly version: number;
}
interface Entry {
  readonly key: string;
  readonly culture: ContentLanguage;
  readonly text: string;
  readonly version: number;
}

/** Two keys of each page that no other test changes, and a block of documents. */
export const CONTENT_PAGES = [
  {
    area: 'informationHub',
    path: '/api/information-hub',
    keys: ['ACCOUNT_MANAGEMENT', 'OVERLAY_MARKETS'],
    add: (documentIds: readonly string[]) =>
      editor().informationHub.addDocuments({
        body: documentIds.map((documentId) => ({
          itbTab: 'PRODUCTS_OVERVIEW',
          itbBloc: 'ACCOUNT_MANAGEMENT',
          documentId,
        })),
      }),
    listed: () => editor().informationHub.documents(),
    textOf: async (key: string): Promise<Text> => {
      const { translations } = await editor().informationHub.translations();
      return translations[key as keyof typeof translations];
    },
    save: (body: Entry[]) => editor().informationHub.saveTranslations({ body: body as never }),
  },
  {
    area: 'tradeFinance',
    path: '/api/trade-finance-solutions',
    keys: ['EXPORT_CREDITS_TITLE', 'EXPORT_CREDITS_DESCRIPTION'],
    add: (documentIds: readonly string[]) =>
      editor().tradeFinance.addDocuments({
        body: documentIds.map((documentId) => ({
          tabId: 'PRODUCT_OVERVIEW',
          blockId: 'RECEIVABLES_FINANCE',
          documentId,
        })),
      }),
    listed: async () => (await editor().tradeFinance.content()).blocks.flatMap(({ documents }) => documents),
    textOf: async (key: string): Promise<Text> => {
      const { blocks } = await editor().tradeFinance.content();
      const { title, description } = blocks.find(({ blockId }) => blockId === 'EXPORT_CREDITS')!;
      return key.endsWith('_TITLE') ? title : description;
    },
    save: (body: Entry[]) => editor().tradeFinance.saveTranslation({ body: body as never }),
  },
  {
    area: 'cashManagement',
    path: '/api/cash-management-solutions',
    keys: ['ACCOUNTS_TITLE', 'ACCOUNTS_DESCRIPTION'],
    add: (documentIds: readonly string[]) =>
      editor().cashManagement.addDocuments({
        body: documentIds.map((documentId) => ({ block: 'CASH_POOLING', documentId })),
      }),
    listed: () => editor().cashManagement.documents(),
    textOf: async (key: string): Promise<Text> => {
      const entries = (await editor().cashManagement.translation()).filter((entry) => entry.key === key);
      const of = (language: ContentLanguage) => entries.find(({ culture }) => culture === language)!;
      return { en: of('en').text, fr: of('fr').text, version: of('en').version };
    },
    save: (body: Entry[]) => editor().cashManagement.saveTranslation({ body: body as never }),
  },
] as const;
