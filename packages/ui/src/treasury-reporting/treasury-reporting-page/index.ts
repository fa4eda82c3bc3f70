export { TreasuryReportingPage } from './treasury-reporting-page.js';
export type {
  ShownTreasuryItems,
  TreasuryReportingPageProps,
  TreasuryReportingState,
} from './treasury-reporting-page.js';
