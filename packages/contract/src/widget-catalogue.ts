/**
 * Ids of the widgets of the home page, in the order of the add-widget dialog: those of the specification (000 §3), then
 * our own, which are in no template.
 */
export const WIDGET_CODES = [
  'LAST_REQUESTS',
  'REQUESTS_COUNTER',
  'DOCUMENTS',
  'CONTACTS',
  'HIGHLIGHTS',
  'GLOBAL_MARKETS_RESEARCH',
  'FORECAST',
  'ONE_CLICK',
  'MY_SERVICE_INFORMATION',
  'EVENTS',
  'WHATS_NEW',
  'KYC_LIST',
  'CIRCULARISATION',
  'LOANS_AND_DEPOSITS',
  'DATA_ROOM',
  'SIGNATURE',
  'GUARANTEES',
  'CARBON_EMISSIONS',
  'OPTIMNET',
  'OPTIMTRADE',
  'CASH_MANAGEMENT_SOLUTIONS',
  'LEGAL_DASHBOARD',
  'MTM',
  'ONE_CLICK_CONFIRMATION',
  'POWER_OF_ATTORNEY',
  'EXPIRY_CALENDAR',
] as const;
export type WidgetCode = (typeof WIDGET_CODES)[number];

/** Layouts that users pick as a profile; CUSTOM is the one they arranged themselves (000 §3). */
export const HOME_TEMPLATES = [
  'DEFAULT',
  'CUSTOM',
  'FINANCE_STRATEGY',
  'CASH_MANAGEMENT',
  'TRADE_FINANCE',
  'LEGAL_ENTITIES_ADMIN',
  'CAPITAL_MARKET',
] as const;
export type HomeTemplate = (typeof HOME_TEMPLATES)[number];
