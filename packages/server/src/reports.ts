import { carbonEmissionsReport } from './carbon-emissions/index.ts';
import { guaranteesReport } from './guarantees/index.ts';
import { legalDashboardReport } from './legal-dashboard/index.ts';
import { mtmReport } from './mtm/index.ts';
import type { ServiceReport } from './service-grids/index.ts';
import { tradeConfirmationsReport } from './trade-confirmations/index.ts';

/** The reports of the server’s own areas. An installation may add others (docs/how-to/add-a-grid.md). */
export const OWN_REPORTS: readonly ServiceReport[] = [
  guaranteesReport,
  mtmReport,
  carbonEmissionsReport,
  legalDashboardReport,
  tradeConfirmationsReport,
];
