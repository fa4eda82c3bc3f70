import type { CashManagementDocument } from '@atrium/contract/cash-management';
import type { CashManagementTextKey } from '@atrium/contract/cash-management-rules';
import type { ContentText } from '@atrium/contract/content';
import { descriptionKey, titleKey } from '../content/card-texts.js';
import { PUBLISHED, TEXT } from '../content/content.fixture.js';
import { BLOCKS, COVER, COVER_KEY, PRODUCTS } from './blocks.js';

const TITLES: Readonly<Record<(typeof PRODUCTS)[number], readonly [en: string, fr: string]>> = {
  CASH_POOLING: ['Cash pooling', 'Centralisation'],
  ACCOUNTS: ['Accounts worldwide', 'Comptes dans le monde'],
  PAYMENTS: ['Payments', 'Paiements'],
  COLLECTIONS: ['Collections', 'Encaissements'],
  LIQUIDITY: ['Liquidity', 'Liquidités'],
  REPORTING: ['Reporting', 'Relevés'],
};

/** Texts of the cash management page, for stories and tests. */
export const CASH_TEXTS = Object.fromEntries([
  [COVER_KEY, TEXT],
  ...PRODUCTS.flatMap((product) => [
    [titleKey(product), { en: TITLES[product][0], fr: TITLES[product][1], version: 1 }],
    [descriptionKey(product), TEXT],
  ]),
]) as Record<CashManagementTextKey, ContentText>;

/** One document on the cover, two in each other block. */
export const CASH_DOCUMENTS: readonly CashManagementDocument[] = BLOCKS.flatMap((block) =>
  PUBLISHED.slice(0, block === COVER ? 1 : 2).map((document, index) => ({
    ...document,
    id: `${block}-${index}`,
    filename: block === COVER ? 'Cash management, the brochure.pdf' : `${block} ${document.filename}`,
    type: index === 0 ? ('PDF' as const) : ('EXCEL' as const),
    tags: [...document.tags],
    block,
    isCover: block === COVER,
  })),
);
