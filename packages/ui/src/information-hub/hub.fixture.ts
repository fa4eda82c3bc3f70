import type { HubDocument, HubTranslations } from '@atrium/contract/information-hub';
import type { HubBloc, HubTab, HubTextKey } from '@atrium/contract/information-hub-rules';
import { NOTICE, PUBLISHED, TEXT } from '../content/content.fixture.js';
import { countryBloc, MARKET_CODES, MARKETS, PRODUCTS, REPORTS } from './hub-structure.js';

const KEYS: readonly HubTextKey[] = [...PRODUCTS, ...MARKET_CODES, ...REPORTS];

export const HUB_TEXTS: HubTranslations = {
  translations: Object.fromEntries(KEYS.map((key) => [key, TEXT])) as HubTranslations['translations'],
  disclaimer: NOTICE,
};

const BLOCS: readonly (readonly [HubTab, HubBloc])[] = [
  ...PRODUCTS.map((bloc) => ['PRODUCTS_OVERVIEW', bloc] as const),
  ...MARKET_CODES.flatMap((market) =>
    MARKETS[market].map((country) => ['COUNTRIES_OVERVIEW', countryBloc(market, country)] as const),
  ),
  ...REPORTS.map((bloc) => ['REPORTS_AND_INSIGHTS', bloc] as const),
];

/** Two documents in each block. */
export const HUB_DOCUMENTS: readonly HubDocument[] = BLOCS.flatMap(([tab, bloc], index) =>
  PUBLISHED.slice(0, 2).map((document, order) => ({
    ...document,
    id: `${index}-${order}`,
    tags: [...document.tags],
    type: order === 0 ? ('PDF' as const) : ('EXCEL' as const),
    category: { id: tab, name: 'Hub' },
    itbInfo: {
      tab,
      bloc,
      descriptions: { en: document.descriptionEn, fr: document.descriptionFr },
      order,
    },
  })),
);
