/** Constants and rules of the information hub shared by server and interface; no schemas. */
import type { ContentTextRule } from './content-rules.ts';

/** HUB-002, in display order. */
export const HUB_TABS = ['PRODUCTS_OVERVIEW', 'COUNTRIES_OVERVIEW', 'REPORTS_AND_INSIGHTS'] as const;
export type HubTab = (typeof HUB_TABS)[number];

/** HUB-005. */
export const HUB_PRODUCTS = [
  'ACCOUNT_MANAGEMENT',
  'DIGITAL_CHANNELS',
  'PAYMENTS_AND_COLLECTIONS',
  'REPORTING',
  'LIQUIDITY_MANAGEMENT',
  'INVESTMENT_SOLUTIONS',
] as const;
export type HubProduct = (typeof HUB_PRODUCTS)[number];

/** HUB-007 to HUB-010: groups of countries; Italy is in two of them. */
export const HUB_MARKETS = {
  CORE_CASH_MANAGEMENT_MARKETS: ['BE', 'CN', 'FR', 'DE', 'IT', 'HK', 'IN', 'SG', 'ES', 'CH', 'GB'],
  OVERLAY_MARKETS: ['JP', 'TW', 'AE', 'US', 'KR'],
  INTERNATIONAL_RETAIL_NETWORK: ['EG', 'IT', 'PL', 'UA'],
} as const satisfies Record<string, readonly string[]>;
export type HubMarket = keyof typeof HUB_MARKETS;
export const HUB_MARKET_CODES = Object.keys(HUB_MARKETS) as [HubMarket, ...HubMarket[]];

type CountryBlocOf<M extends HubMarket> = M extends HubMarket
  ? `${M}_${(typeof HUB_MARKETS)[M][number]}`
  : never;
/** The block of one country of a group (HUB-012). */
export type HubCountryBloc = CountryBlocOf<HubMarket>;

/** HUB-014. */
export const HUB_REPORTS = ['REPORTS', 'MARKET_INSIGHTS'] as const;
export type HubReport = (typeof HUB_REPORTS)[number];

/** Blocks of the page that hold documents (HUB-028). */
export type HubBloc = HubProduct | HubCountryBloc | HubReport;

export const countryBloc = (market: HubMarket, country: string): HubCountryBloc =>
  `${market}_${country}` as HubCountryBloc;

const COUNTRY_BLOCS = HUB_MARKET_CODES.flatMap((market) =>
  HUB_MARKETS[market].map((country) => countryBloc(market, country)),
);

/** The blocks of each tab (HUB-029). */
export const HUB_BLOCS_OF: Readonly<Record<HubTab, readonly HubBloc[]>> = {
  PRODUCTS_OVERVIEW: HUB_PRODUCTS,
  COUNTRIES_OVERVIEW: COUNTRY_BLOCS,
  REPORTS_AND_INSIGHTS: HUB_REPORTS,
};
export const HUB_BLOCS = HUB_TABS.flatMap((tab) => HUB_BLOCS_OF[tab]) as [HubBloc, ...HubBloc[]];

/** Returns the tab of a block. */
export const tabOfBloc = (bloc: HubBloc): HubTab => HUB_TABS.find((tab) => HUB_BLOCS_OF[tab].includes(bloc))!;

/** HUB-022: whether documents of this tab need a description in both languages. */
export const needsDescriptions = (tab: HubTab): boolean => tab === 'REPORTS_AND_INSIGHTS';

/** Texts of the page, one per card. The disclaimer is separate (HUB-027). */
export const HUB_TEXT_KEYS = [...HUB_PRODUCTS, ...HUB_MARKET_CODES, ...HUB_REPORTS] as const;
export type HubTextKey = (typeof HUB_TEXT_KEYS)[number];
export const HUB_DISCLAIMER_KEY = 'DISCLAIMER';
export type HubEditableKey = HubTextKey | typeof HUB_DISCLAIMER_KEY;

/** HUB-025. */
export const HUB_DISCLAIMER_MAX = 3000;
/** Maximum length of the text of a card, in characters. */
export const HUB_TEXT_MAX = 300;

/** Returns the limits of a text of the hub. */
export const hubTextRule = (key: HubEditableKey): ContentTextRule =>
  key === HUB_DISCLAIMER_KEY
    ? { max: HUB_DISCLAIMER_MAX, isFormatted: true }
    : { max: HUB_TEXT_MAX, isFormatted: false };

/**
 * Returns documents in reading order: block by block, reports and insights by name (HUB-015), others in the order set
 * by the bank. Documents with the same position keep their order, against which a reordering is compared.
 */
export function inHubOrder<
  D extends {
    readonly filename: string;
    readonly itbInfo: { readonly tab: HubTab; readonly bloc: HubBloc; readonly order: number };
  },
>(documents: readonly D[], language: 'en' | 'fr'): D[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const blocOf = ({ itbInfo }: D) => HUB_BLOCS.indexOf(itbInfo.bloc);
  const inBloc = (a: D, b: D) =>
    needsDescriptions(a.itbInfo.tab) ? compare(a.filename, b.filename) : a.itbInfo.order - b.itbInfo.order;
  return documents.toSorted((a, b) => blocOf(a) - blocOf(b) || inBloc(a, b));
}
