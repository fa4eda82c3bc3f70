import { carbonEmissionsReport } from './carbon-emissions/report.ts';
import { guaranteesReport } from './guarantees/report.ts';
import { legalDashboardReport } from './legal-dashboard/report.ts';
import { mtmReport } from './mtm/report.ts';
import type { ServiceReport } from './service-grids/report.ts';
import { tradeConfirmationsReport } from './trade-confirmations/report.ts';

/** The reports of the server’s own areas. An installation may bring others (docs/how-to/add-a-grid.md). */
export const OWN_REPORTS: readonly ServiceReport[] = [
  guaranteesReport,
  mtmReport,
  carbonEmissionsReport,
  legalDashboardReport,
  tradeConfirmationsReport,
];
