import { describe, expect, it } from 'vitest';
import { DASHBOARD_COLUMNS, PRESET_TEMPLATES, TEMPLATE_LAYOUTS, WIDGET_WIDTHS } from './dashboard-layouts.ts';
import { HOME_TEMPLATES, WIDGET_CODES } from './widget-catalogue.ts';
import { HomeLayout } from './widgets.ts';

describe('allowed widths', () => {
  it('WID-023 WID-026 WID-030 are those of the specification', () => {
    expect(WIDGET_WIDTHS.DOCUMENTS).toEqual([1, 2]);
    expect(WIDGET_WIDTHS.CONTACTS).toEqual([1]);
    expect(WIDGET_WIDTHS.GLOBAL_MARKETS_RESEARCH).toEqual([1, 3]);
  });
  it.each(WIDGET_CODES)('HOME-055 WID-012 %s are in ascending order and include size S', (code) => {
    const widths = WIDGET_WIDTHS[code];
    expect(widths[0]).toBe(1);
    expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b));
    expect(Math.max(...widths)).toBeLessThanOrEqual(DASHBOARD_COLUMNS);
  });
});

describe('widget catalogue', () => {
  it('WID-010 WID-011 has these 25 widgets and the expiry calendar, with ids in upper snake case', () => {
    expect([...WIDGET_CODES].sort()).toEqual(
      [
        'DOCUMENTS',
        'CONTACTS',
        'GLOBAL_MARKETS_RESEARCH',
        'FORECAST',
        'ONE_CLICK',
        'MY_SERVICE_INFORMATION',
        'LAST_REQUESTS',
        'EVENTS',
        'WHATS_NEW',
        'REQUESTS_COUNTER',
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
        'HIGHLIGHTS',
        'LEGAL_DASHBOARD',
        'MTM',
        'ONE_CLICK_CONFIRMATION',
        'POWER_OF_ATTORNEY',
        'EXPIRY_CALENDAR',
      ].sort(),
    );
    for (const code of WIDGET_CODES) expect(code).toMatch(/^[A-Z]+(_[A-Z]+)*$/);
  });
});

describe('dashboard templates', () => {
  it('HOME-047 are these seven', () => {
    expect([...HOME_TEMPLATES].sort()).toEqual([
      'CAPITAL_MARKET',
      'CASH_MANAGEMENT',
      'CUSTOM',
      'DEFAULT',
      'FINANCE_STRATEGY',
      'LEGAL_ENTITIES_ADMIN',
      'TRADE_FINANCE',
    ]);
  });
  it('HOME-051 all templates except CUSTOM are offered', () => {
    expect([...PRESET_TEMPLATES].sort()).toEqual(HOME_TEMPLATES.filter((name) => name !== 'CUSTOM').sort());
  });
  it.each(PRESET_TEMPLATES)(
    'HOME-048 HOME-049 HOME-050 %s has 5 to 7 widgets of allowed widths, full rows, and a height of one cell',
    (template) => {
      const layout = TEMPLATE_LAYOUTS[template];
      expect(layout.length).toBeGreaterThanOrEqual(5);
      expect(layout.length).toBeLessThanOrEqual(7);
      expect(HomeLayout.safeParse(layout).success).toBe(true);
      expect(layout.every(({ i, w, h }) => WIDGET_WIDTHS[i].includes(w) && h === 1)).toBe(true);
      const sums = Map.groupBy(layout, ({ y }) => y);
      for (const row of sums.values()) expect(row.reduce((sum, { w }) => sum + w, 0)).toBe(DASHBOARD_COLUMNS);
    },
  );
  it('HOME-037 a layout with a widget wider than allowed is refused', () => {
    const wide = [{ i: 'CONTACTS', x: 0, y: 0, w: 2, h: 1 }];
    expect(HomeLayout.safeParse(wide).success).toBe(false);
    expect(HomeLayout.safeParse([{ ...wide[0], w: 1 }]).success).toBe(true);
  });
});
