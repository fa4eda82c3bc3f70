import type { Hono } from 'hono';
import { api } from '@atrium/contract';
import type { Api } from '@atrium/contract';
import type { Endpoint, Endpoints } from '@atrium/contract/endpoint';
import {
  callLimits,
  createAdmission,
  Failure,
  mount,
  routerPath,
  STREAM_LIMITS,
  TRANSFER_LIMITS,
} from './http/index.ts';
import type { AppEnv, Handlers } from './http/index.ts';
import { subjectNames } from './notification-subjects.ts';
import type { Platform } from './platform.ts';
import { OWN_REPORTS } from './reports.ts';
import { accessExplanationHandlers } from './access-explanations/index.ts';
import { accessReviewHandlers } from './access-reviews/index.ts';
import { analyticsHandlers } from './analytics/index.ts';
import { auditEventHandlers } from './audit-events/index.ts';
import { auditReportsHandlers } from './audit-reports/index.ts';
import { carbonEmissionHandlers } from './carbon-emissions/index.ts';
import { cashManagementHandlers } from './cash-management/index.ts';
import { clientHandlers } from './clients/index.ts';
import { contactHandlers } from './contacts/index.ts';
import { contentHandlers } from './content/index.ts';
import { contractHandlers } from './contracts/index.ts';
import { contractUserHandlers } from './contract-users/index.ts';
import { dataRoomHandlers } from './data-rooms/index.ts';
import { contactRequestHandlers } from './contact-requests/index.ts';
import { deadLetterHandlers } from './dead-letters/index.ts';
import { documentHandlers } from './documents/index.ts';
import { enumHandlers } from './enums/index.ts';
import { expiryCalendarHandlers } from './expiry-calendar/index.ts';
import { featureFlippingHandlers } from './feature-flipping/index.ts';
import { feedbackHandlers } from './feedbacks/index.ts';
import { forecastHandlers } from './forecast/index.ts';
import { guaranteeHandlers } from './guarantees/index.ts';
import { healthHandlers } from './health/index.ts';
import { highlightHandlers } from './highlights/index.ts';
import { homeHandlers } from './home/index.ts';
import { impersonationHandlers } from './impersonation/index.ts';
import { informationHubHandlers } from './information-hub/index.ts';
import { kycHandlers } from './kyc/index.ts';
import { legalDashboardHandlers } from './legal-dashboard/index.ts';
import { loansAndDepositsHandlers } from './loans-and-deposits/index.ts';
import { logHandlers } from './log/index.ts';
import { messageHandlers } from './messages/index.ts';
import { mtmHandlers } from './mtm/index.ts';
import { notificationHandlers } from './notifications/index.ts';
import { powerOfAttorneyHandlers } from './power-of-attorney/index.ts';
import { preferenceHandlers } from './preferences/index.ts';
import { requestActionHandlers } from './request-actions/index.ts';
import { requestCreationHandlers } from './request-creation/index.ts';
import { requestDocumentHandlers } from './request-documents/index.ts';
import { requestHandlers } from './requests/index.ts';
import { researchHandlers } from './research/index.ts';
import { savedSearchHandlers } from './saved-searches/index.ts';
import { searchHandlers } from './search/index.ts';
import { serviceAvailabilityHandlers } from './service-availability/index.ts';
import { serviceContractHandlers } from './service-contracts/index.ts';
import { serviceGridHandlers } from './service-grids/index.ts';
import { signatureHandlers } from './signatures/index.ts';
import { uploadHandlers } from './uploads/index.ts';
import { tagHandlers } from './tags/index.ts';
import { tradeConfirmationHandlers } from './trade-confirmations/index.ts';
import { tradeFinanceHandlers } from './trade-finance/index.ts';
import { treasuryReportingHandlers } from './treasury-reporting/index.ts';
import { userHandlers } from './users/index.ts';
import { whatsNewHandlers } from './whats-new/index.ts';
import { widgetHandlers } from './widgets/index.ts';

/** The handlers of every area of the contract; a missing area does not compile. */
function areaHandlers(platform: Platform): { readonly [Area in keyof Api]: Handlers<Api[Area]> } {
  return {
    accessExplanations: accessExplanationHandlers(platform),
    accessReviews: accessReviewHandlers(platform),
    analytics: analyticsHandlers(platform),
    auditEvents: auditEventHandlers(platform),
    auditReports: auditReportsHandlers(platform),
    carbonEmissions: carbonEmissionHandlers(platform),
    cashManagement: cashManagementHandlers(platform),
    clients: clientHandlers(platform),
    contacts: contactHandlers(platform),
    content: contentHandlers(platform),
    contracts: contractHandlers(platform),
    contractUsers: contractUserHandlers(platform),
    dataRooms: dataRoomHandlers(platform),
    contactRequests: contactRequestHandlers(platform),
    deadLetters: deadLetterHandlers(platform),
    documents: documentHandlers(platform),
    enums: enumHandlers(),
    expiryCalendar: expiryCalendarHandlers(platform),
    featureFlipping: featureFlippingHandlers(platform),
    feedbacks: feedbackHandlers(platform),
    forecast: forecastHandlers(platform),
    guarantees: guaranteeHandlers(platform),
    health: healthHandlers(platform),
    highlights: highlightHandlers(platform),
    home: homeHandlers(platform),
    impersonation: impersonationHandlers(platform),
    informationHub: informationHubHandlers(platform),
    kyc: kycHandlers(platform),
    legalDashboard: legalDashboardHandlers(platform),
    loansAndDeposits: loansAndDepositsHandlers(platform),
    log: logHandlers(platform),
    mtm: mtmHandlers(platform),
    messages: messageHandlers(platform),
    notifications: notificationHandlers(platform, subjectNames),
    powerOfAttorney: powerOfAttorneyHandlers(platform),
    preferences: preferenceHandlers(platform),
    requestActions: requestActionHandlers(platform),
    requestCreation: requestCreationHandlers(platform),
    requestDocuments: requestDocumentHandlers(platform),
    requests: requestHandlers(platform),
    research: researchHandlers(platform),
    savedSearches: savedSearchHandlers(platform),
    search: searchHandlers(platform),
    serviceAvailability: serviceAvailabilityHandlers(platform),
    serviceContracts: serviceContractHandlers(platform),
    serviceGrids: serviceGridHandlers(platform, OWN_REPORTS),
    signatures: signatureHandlers(platform),
    tags: tagHandlers(platform),
    uploads: uploadHandlers(platform),
    tradeConfirmations: tradeConfirmationHandlers(platform),
    tradeFinance: tradeFinanceHandlers(platform),
    treasuryReporting: treasuryReportingHandlers(platform),
    users: userHandlers(platform),
    whatsNew: whatsNewHandlers(platform),
    widgets: widgetHandlers(platform),
  };
}

/** Registers every endpoint of the contract on the router of the API; other methods of a known path answer 405. */
export function mountAreas(app: Hono<AppEnv>, platform: Platform): void {
  const handlers: Readonly<Record<string, unknown>> = areaHandlers(platform);
  const tables = Object.entries<Endpoints>(api);
  const options = {
    validateAnswers: platform.config.validateAnswers,
    calls: createAdmission(callLimits(platform.config.databaseUrl === null)),
    transfers: createAdmission(TRANSFER_LIMITS),
    streams: createAdmission(STREAM_LIMITS),
  };
  for (const [area, table] of tables) {
    mount(app, table, handlers[area] as Handlers<Endpoints>, options);
  }
  const endpoints = tables.flatMap(([, table]) => Object.values<Endpoint>(table));
  for (const path of new Set(endpoints.map((endpoint) => endpoint.path))) {
    app.all(routerPath(path), (context) => {
      const asked = context.req.path.replace(/^\/api/, '');
      throw new Failure('METHOD_NOT_ALLOWED', undefined, { allow: methodsAt(endpoints, asked) });
    });
  }
}

/** Returns the methods of all endpoints whose path matches. */
function methodsAt(endpoints: readonly Endpoint[], asked: string): string[] {
  const methods = endpoints
    .filter(({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(asked))
    .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return [...new Set(methods)].toSorted();
}
