import type { PresetTemplate } from './dashboard-layouts.ts';
import { byCatalogueOrder, type ServiceCode } from './services.ts';

/** Services that belong to the job of a template; they come first on the marketing home page (HOME-072). */
export const TEMPLATE_SERVICES: Readonly<Record<PresetTemplate, readonly ServiceCode[]>> = {
  DEFAULT: [],
  FINANCE_STRATEGY: ['TREASURY_REPORTING', 'LOANS_AND_DEPOSITS', 'MTM', 'RATES_DERIVATIVES_PRICER'],
  CASH_MANAGEMENT: ['CASH_MANAGEMENT', 'CASH_MANAGEMENT_DEMO', 'CASH_MANAGEMENT_SOLUTIONS', 'OPTIMNET'],
  TRADE_FINANCE: ['TRADE_FINANCE', 'OPTIM_TRADE', 'OPTIM_TRADE_FRANCE', 'GUARANTEES'],
  LEGAL_ENTITIES_ADMIN: ['KYC', 'POWER_OF_ATTORNEY', 'LEGAL_DASHBOARD', 'AUDIT_REPORT_REQUEST'],
  CAPITAL_MARKET: [
    'GLOBAL_MARKETS_RESEARCH',
    'HIGHLIGHTS',
    'RATES_DERIVATIVES_PRICER',
    'MTM',
    'ONE_CLICK_CONFIRMATION',
  ],
};

/** Returns services in marketing carousel order: those of the template, then the rest by group and order (HOME-072). */
export function carouselOrder(
  services: readonly ServiceCode[],
  template: PresetTemplate | null,
): ServiceCode[] {
  const first = template ? TEMPLATE_SERVICES[template].filter((code) => services.includes(code)) : [];
  return [...first, ...services.filter((code) => !first.includes(code)).toSorted(byCatalogueOrder)];
}
