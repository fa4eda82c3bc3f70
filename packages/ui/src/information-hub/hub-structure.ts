import type {
  HUB_DISCLAIMER_KEY,
  HUB_DISCLAIMER_MAX,
  HUB_MARKETS,
  HUB_PRODUCTS,
  HUB_REPORTS,
  HUB_TABS,
  HUB_TEXT_MAX,
  HubCountryBloc,
  HubEditableKey,
  HubMarket,
} from '@atrium/contract/information-hub-rules';
import type { ContentTextRule } from '@atrium/contract/content-rules';

/** The tabs and blocks of the hub; `typeof` ties them to the values of the contract package. */
export const TABS: typeof HUB_TABS = ['PRODUCTS_OVERVIEW', 'COUNTRIES_OVERVIEW', 'REPORTS_AND_INSIGHTS'];
export const PRODUCTS: typeof HUB_PRODUCTS = [
  'ACCOUNT_MANAGEMENT',
  'DIGITAL_CHANNELS',
  'PAYMENTS_AND_COLLECTIONS',
  'REPORTING',
  'LIQUIDITY_MANAGEMENT',
  'INVESTMENT_SOLUTIONS',
];
export const MARKETS: typeof HUB_MARKETS = {
  CORE_CASH_MANAGEMENT_MARKETS: ['BE', 'CN', 'FR', 'DE', 'IT', 'HK', 'IN', 'SG', 'ES', 'CH', 'GB'],
  OVERLAY_MARKETS: ['JP', 'TW', 'AE', 'US', 'KR'],
  INTERNATIONAL_RETAIL_NETWORK: ['EG', 'IT', 'PL', 'UA'],
};
export const MARKET_CODES = Object.keys(MARKETS) as HubMarket[];
export const REPORTS: typeof HUB_REPORTS = ['REPORTS', 'MARKET_INSIGHTS'];
export const DISCLAIMER: typeof HUB_DISCLAIMER_KEY = 'DISCLAIMER';

export const countryBloc = (market: HubMarket, country: string): HubCountryBloc =>
  `${market}_${country}` as HubCountryBloc;

const DISCLAIMER_MAX: typeof HUB_DISCLAIMER_MAX = 3000;
const TEXT_MAX: typeof HUB_TEXT_MAX = 300;

/** Returns the maximum length of a text and whether it is formatted. */
export const textRule = (key: HubEditableKey): ContentTextRule =>
  key === DISCLAIMER ? { max: DISCLAIMER_MAX, isFormatted: true } : { max: TEXT_MAX, isFormatted: false };
