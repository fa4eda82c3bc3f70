import type { HomeTemplate, WidgetCode } from './widget-catalogue.ts';

/** Columns of the home page grid (HOME-052). */
export const DASHBOARD_COLUMNS = 4;

/** Widths in columns of the sizes used by templates (HOME-049). */
export const WIDGET_SIZES = { S: 1, M: 2, L: 3 } as const;

/**
 * Widths that each widget may take, in columns, ascending (WID-012, WID-023, WID-026, WID-030): lists 1 or 2, carousels
 * and wide tables up to 3, tiles of a single action 1.
 */
export const WIDGET_WIDTHS: Readonly<Record<WidgetCode, readonly number[]>> = {
  LAST_REQUESTS: [1, 2, 3],
  REQUESTS_COUNTER: [1, 2],
  DOCUMENTS: [1, 2],
  CONTACTS: [1],
  HIGHLIGHTS: [1, 2, 3],
  GLOBAL_MARKETS_RESEARCH: [1, 3],
  FORECAST: [1, 2, 3],
  ONE_CLICK: [1],
  MY_SERVICE_INFORMATION: [1, 2],
  EVENTS: [1, 2, 3],
  WHATS_NEW: [1, 2, 3],
  KYC_LIST: [1, 2],
  CIRCULARISATION: [1],
  LOANS_AND_DEPOSITS: [1, 2, 3],
  DATA_ROOM: [1],
  SIGNATURE: [1, 2],
  GUARANTEES: [1, 2],
  CARBON_EMISSIONS: [1, 2],
  OPTIMNET: [1],
  OPTIMTRADE: [1],
  CASH_MANAGEMENT_SOLUTIONS: [1, 2],
  LEGAL_DASHBOARD: [1, 2],
  MTM: [1, 2],
  ONE_CLICK_CONFIRMATION: [1],
  POWER_OF_ATTORNEY: [1, 2],
  EXPIRY_CALENDAR: [1, 2],
};

/** A position on the grid: column and row from 0, width and height in cells (HOME-048, HOME-056). */
export interface WidgetPosition {
  i: WidgetCode;
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A layout that users can choose; CUSTOM is the one they arranged themselves (HOME-047). */
export type PresetTemplate = Exclude<HomeTemplate, 'CUSTOM'>;

const { S, M, L } = WIDGET_SIZES;

/** Places widgets row by row, left to right; every widget is one row high (HOME-049). */
const rows = (...lines: readonly (readonly [WidgetCode, number])[][]): readonly WidgetPosition[] =>
  lines.flatMap((line, y) => {
    let x = 0;
    return line.map(([i, w]) => {
      const position = { i, x, y, w, h: 1 };
      x += w;
      return position;
    });
  });

/** Layout of each template (HOME-048, HOME-050): what users with that job look at first comes first. */
export const TEMPLATE_LAYOUTS: Readonly<Record<PresetTemplate, readonly WidgetPosition[]>> = {
  DEFAULT: rows(
    [
      ['LAST_REQUESTS', M],
      ['REQUESTS_COUNTER', S],
      ['KYC_LIST', S],
    ],
    [
      ['FORECAST', L],
      ['CONTACTS', S],
    ],
    [
      ['DOCUMENTS', M],
      ['HIGHLIGHTS', M],
    ],
  ),
  FINANCE_STRATEGY: rows(
    [
      ['FORECAST', L],
      ['MTM', S],
    ],
    [
      ['LOANS_AND_DEPOSITS', M],
      ['REQUESTS_COUNTER', S],
      ['CONTACTS', S],
    ],
    [
      ['GLOBAL_MARKETS_RESEARCH', L],
      ['DOCUMENTS', S],
    ],
  ),
  CASH_MANAGEMENT: rows(
    [
      ['FORECAST', L],
      ['REQUESTS_COUNTER', S],
    ],
    [
      ['CASH_MANAGEMENT_SOLUTIONS', M],
      ['LAST_REQUESTS', M],
    ],
    [
      ['DOCUMENTS', M],
      ['OPTIMNET', S],
      ['SIGNATURE', S],
    ],
  ),
  TRADE_FINANCE: rows(
    [
      ['GUARANTEES', M],
      ['OPTIMTRADE', S],
      ['REQUESTS_COUNTER', S],
    ],
    [
      ['LAST_REQUESTS', L],
      ['CONTACTS', S],
    ],
    [
      ['DOCUMENTS', M],
      ['HIGHLIGHTS', M],
    ],
  ),
  LEGAL_ENTITIES_ADMIN: rows(
    [
      ['KYC_LIST', M],
      ['LEGAL_DASHBOARD', M],
    ],
    [
      ['POWER_OF_ATTORNEY', M],
      ['SIGNATURE', S],
      ['CONTACTS', S],
    ],
    [
      ['LAST_REQUESTS', M],
      ['DOCUMENTS', M],
    ],
  ),
  CAPITAL_MARKET: rows(
    [
      ['GLOBAL_MARKETS_RESEARCH', L],
      ['MTM', S],
    ],
    [
      ['EVENTS', M],
      ['HIGHLIGHTS', M],
    ],
    [
      ['LAST_REQUESTS', M],
      ['DOCUMENTS', S],
      ['CONTACTS', S],
    ],
  ),
};

/** Templates of the picker: all except CUSTOM (HOME-051). */
export const PRESET_TEMPLATES = Object.keys(TEMPLATE_LAYOUTS) as readonly PresetTemplate[];

/**
 * Replacements for the widgets of a template that a user does not hold (decision 46): widgets useful to all their
 * holders, in order of preference.
 */
export const TEMPLATE_STAND_INS: readonly WidgetCode[] = [
  'LAST_REQUESTS',
  'REQUESTS_COUNTER',
  'HIGHLIGHTS',
  'DOCUMENTS',
  'CONTACTS',
  'WHATS_NEW',
  'EVENTS',
  'KYC_LIST',
  'SIGNATURE',
  'MY_SERVICE_INFORMATION',
];
