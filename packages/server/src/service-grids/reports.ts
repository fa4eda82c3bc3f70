import { SERVICES } from '@atrium/contract/services';
import type { Platform } from '../platform.ts';
import { carbonEmissionsReport } from '../carbon-emissions/report.ts';
import { guaranteesReport } from '../guarantees/report.ts';
import type { Bilingual } from '../http/language.ts';
import { legalDashboardReport } from '../legal-dashboard/report.ts';
import { mtmReport } from '../mtm/report.ts';
import { tradeConfirmationsReport } from '../trade-confirmations/report.ts';
import type { ServiceReport } from './report.ts';

const OWN: readonly ServiceReport[] = [
  guaranteesReport,
  mtmReport,
  carbonEmissionsReport,
  legalDashboardReport,
  tradeConfirmationsReport,
];

/** Every report by its id; one of the installation takes the place of ours with the same id. */
export const reportsOf = ({ reports }: Pick<Platform, 'reports'>): ReadonlyMap<string, ServiceReport> =>
  new Map([...OWN, ...reports].map((report) => [report.id, report]));

export const labelOf = ({ label, service }: ServiceReport): Bilingual => label ?? SERVICES[service].label;
