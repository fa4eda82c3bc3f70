import type { ServiceCode } from '@atrium/contract/services';
import { redirect, type RouteObject } from 'react-router-dom';
import { page } from './page.ts';

export interface ServiceRoute {
  /** Holding this service makes the route present (PLAT-055). */
  service: ServiceCode;
  /** First part of the path; all below belongs to the service. */
  path: string;
  /** The pages, once they exist; their paths are below `path`. */
  pages?: RouteObject[];
}

/** Which service unlocks which route (PLAT-038 to PLAT-050). */
export const SERVICE_ROUTES: readonly ServiceRoute[] = [
  {
    service: 'REQUESTS_BOARD',
    path: 'requests-board',
    pages: [
      {
        index: true,
        loader: ({ request }) => redirect(`/requests-board/requests${new URL(request.url).search}`),
      },
      { path: 'requests', ...page(() => import('../../pages/requests/board.tsx'), 'requests') },
      { path: 'requests/:requestId', ...page(() => import('../../pages/requests/request.tsx'), 'requests') },
    ],
  },
  { service: 'DOCUMENTS', path: 'documents' },
  { service: 'CONTRACTS', path: 'contracts' },
  { service: 'KYC', path: 'kyc' },
  { service: 'CONTACTS', path: 'contacts' },
  { service: 'HIGHLIGHTS', path: 'highlights' },
  { service: 'POWER_OF_ATTORNEY', path: 'power-of-attorney' },
  { service: 'TREASURY_REPORTING', path: 'loans-and-deposit-reporting' },
  { service: 'LOANS_AND_DEPOSITS', path: 'loans-and-deposits' },
  { service: 'AUDIT_REPORT_REQUEST', path: 'audit-reports' },
];
