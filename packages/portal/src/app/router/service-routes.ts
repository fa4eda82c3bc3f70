import type { ServiceCode } from '@atrium/contract/services';
import { redirect, type RouteObject } from 'react-router-dom';
import { page } from './page.ts';

export interface ServiceRoute {
  /** The route exists for users who have this service (PLAT-055). */
  service: ServiceCode;
  /** First segment of the path; everything below it belongs to the service. */
  path: string;
  /** The route exists for all users; those without the service get an explanation (PLAT-031, PLAT-032). */
  isAlwaysPresent?: true;
  /** The route exists for all users; the page itself decides who may use it (PLAT-033). */
  decidesItself?: true;
  /** The page routes, relative to `path`; undefined until the pages exist. */
  pages?: RouteObject[];
}

const board = page(
  () => import('../../pages/requests/board.tsx'),
  'requests',
  'ui-documents',
  'ui-lists',
  'ui-requests',
);

/** All pages of contracts use the same namespaces. */
const contractsPage = (load: Parameters<typeof page>[0]) =>
  page(load, 'contracts', 'ui-contracts', 'ui-support');

/** The access reviews of My contract; the texts of contracts are needed until the contract is loaded. */
const myReviewsPage = page(
  () => import('../../pages/contracts/my-access-reviews.tsx'),
  'ui-contracts',
  'ui-access-reviews',
);

const powersPage = (load: Parameters<typeof page>[0]) => page(load, 'ui-power-of-attorney', 'ui-lists');

/** Treasury reporting uses the texts of loans and deposits and of the service grids. */
const treasuryPage = (load: Parameters<typeof page>[0]) =>
  page(load, 'ui-treasury-reporting', 'ui-loans-and-deposits', 'ui-service-grids', 'ui-lists');

/** Component of a route that only redirects. */
function Nothing() {
  return null;
}

/** Which service unlocks which route (PLAT-038 to PLAT-050). */
export const SERVICE_ROUTES: readonly ServiceRoute[] = [
  {
    service: 'REQUESTS_BOARD',
    path: 'requests-board',
    pages: [
      // Redirects to the board and keeps the filters in the query string.
      {
        index: true,
        Component: Nothing,
        handle: board.handle,
        loader: ({ request }) => redirect(`/requests-board/requests${new URL(request.url).search}`),
      },
      {
        path: 'services',
        ...page(
          () => import('../../pages/requests/hub.tsx'),
          'requests',
          'ui-documents',
          'ui-lists',
          'ui-requests',
        ),
      },
      { path: 'requests', ...board },
      {
        path: 'requests/new',
        ...page(
          () => import('../../pages/requests/new.tsx'),
          'requests',
          'ui-documents',
          'ui-lists',
          'ui-requests',
        ),
      },
      {
        path: 'requests/:requestId',
        ...page(
          () => import('../../pages/requests/request.tsx'),
          'requests',
          'ui-documents',
          'ui-lists',
          'ui-requests',
        ),
      },
    ],
  },
  {
    service: 'DOCUMENTS',
    path: 'documents',
    pages: [
      {
        index: true,
        ...page(() => import('../../pages/documents/documents.tsx'), 'documents', 'ui-documents', 'ui-lists'),
      },
    ],
  },
  {
    service: 'CONTRACTS',
    path: 'contracts',
    pages: [
      { index: true, ...contractsPage(() => import('../../pages/contracts/contracts.tsx')) },
      {
        path: 'access-reviews',
        ...page(() => import('../../pages/contracts/open-reviews.tsx'), 'contracts', 'ui-access-reviews'),
      },
      { path: 'create', ...contractsPage(() => import('../../pages/contracts/create.tsx')) },
      {
        path: ':contractId',
        ...page(
          () => import('../../pages/contracts/contract.tsx'),
          'contracts',
          'ui-contracts',
          'ui-contract-users',
          'ui-rights-matrix',
          'ui-contacts',
          'ui-lists',
        ),
      },
      {
        path: ':contractId/access-reviews',
        ...page(() => import('../../pages/contracts/access-reviews.tsx'), 'ui-access-reviews'),
      },
      {
        path: ':contractId/access-reviews/:reviewId',
        ...page(() => import('../../pages/contracts/access-review.tsx'), 'ui-access-reviews'),
      },
    ],
  },
  {
    service: 'MY_CONTRACT',
    path: 'my-contract',
    decidesItself: true,
    pages: [
      {
        index: true,
        ...page(
          () => import('../../pages/contracts/my-contract.tsx'),
          'contracts',
          'ui-contracts',
          'ui-contract-users',
          'ui-rights-matrix',
          'ui-contacts',
          'ui-lists',
        ),
      },
      { path: 'access-reviews', ...myReviewsPage },
      { path: 'access-reviews/:reviewId', ...myReviewsPage },
    ],
  },
  {
    service: 'KYC',
    path: 'kyc',
    pages: [
      { index: true, ...page(() => import('../../pages/kyc/kyc.tsx'), 'kyc', 'ui-kyc', 'ui-lists') },
      { path: ':kycId', ...page(() => import('../../pages/kyc/record.tsx'), 'kyc', 'ui-kyc', 'ui-lists') },
    ],
  },
  {
    service: 'CONTACTS',
    path: 'contacts',
    pages: [
      {
        index: true,
        ...page(
          () => import('../../pages/contacts/contacts.tsx'),
          'contacts',
          'ui-contacts',
          'ui-home',
          'ui-lists',
          'ui-support',
        ),
      },
    ],
  },
  {
    service: 'HIGHLIGHTS',
    path: 'highlights',
    pages: [
      {
        index: true,
        ...page(
          () => import('../../pages/highlights/highlights.tsx'),
          'highlights',
          'ui-highlights',
          'ui-home',
          'ui-lists',
        ),
      },
    ],
  },
  {
    service: 'INFORMATION_HUB',
    path: 'information-hub',
    pages: [
      {
        index: true,
        ...page(
          () => import('../../pages/information-hub/information-hub.tsx'),
          'content',
          'ui-content',
          'ui-lists',
        ),
      },
    ],
  },
  {
    service: 'CASH_MANAGEMENT_SOLUTIONS',
    path: 'cash-management-solutions',
    isAlwaysPresent: true,
    pages: [
      {
        index: true,
        ...page(
          () => import('../../pages/cash-management/cash-management.tsx'),
          'content',
          'ui-content',
          'ui-lists',
        ),
      },
    ],
  },
  {
    service: 'TRADE_FINANCE',
    path: 'trade-finance-solutions',
    isAlwaysPresent: true,
    pages: [
      {
        index: true,
        ...page(
          () => import('../../pages/trade-finance/trade-finance.tsx'),
          'content',
          'ui-content',
          'ui-lists',
        ),
      },
    ],
  },
  {
    service: 'POWER_OF_ATTORNEY',
    path: 'power-of-attorney',
    pages: [
      { index: true, ...powersPage(() => import('../../pages/power-of-attorney/powers.tsx')) },
      { path: ':ricosCode', ...powersPage(() => import('../../pages/power-of-attorney/power.tsx')) },
    ],
  },
  {
    service: 'TREASURY_REPORTING',
    path: 'loans-and-deposit-reporting',
    pages: [
      { index: true, ...treasuryPage(() => import('../../pages/treasury-reporting/treasury-reporting.tsx')) },
      { path: ':bmfId', ...treasuryPage(() => import('../../pages/treasury-reporting/treasury-item.tsx')) },
    ],
  },
  {
    service: 'LOANS_AND_DEPOSITS',
    path: 'loans-and-deposits',
    pages: [
      {
        index: true,
        ...page(
          () => import('../../pages/loans-and-deposits/loans-and-deposits.tsx'),
          'ui-loans-and-deposits',
          'ui-lists',
        ),
      },
      {
        path: ':loansDepositsId',
        ...page(
          () => import('../../pages/loans-and-deposits/loan-or-deposit.tsx'),
          'ui-loans-and-deposits',
          'ui-lists',
        ),
      },
    ],
  },
  {
    service: 'AUDIT_REPORT_REQUEST',
    path: 'audit-reports',
    pages: [
      {
        index: true,
        ...page(
          () => import('../../pages/audit-reports/audit-reports.tsx'),
          'content',
          'ui-content',
          'ui-home',
          'ui-lists',
        ),
      },
    ],
  },
];
