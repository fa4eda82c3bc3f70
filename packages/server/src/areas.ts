import type { Hono } from 'hono';
import { api } from '@atrium/contract';
import type { Api } from '@atrium/contract';
import type { Endpoint, Endpoints } from '@atrium/contract/endpoint';
import { callLimits, createAdmission, TRANSFER_LIMITS } from './http/admission.ts';
import { Failure } from './http/failure.ts';
import { mount, routerPath } from './http/mount.ts';
import type { AppEnv, Handlers } from './http/mount.ts';
import { subjectNames } from './notification-subjects.ts';
import type { Platform } from './platform.ts';
import { OWN_REPORTS } from './reports.ts';
import { accessExplanationHandlers } from './access-explanations/handlers.ts';
import { accessReviewHandlers } from './access-reviews/handlers.ts';
import { analyticsHandlers } from './analytics/handlers.ts';
import { auditEventHandlers } from './audit-events/handlers.ts';
import { auditReportsHandlers } from './audit-reports/handlers.ts';
import { carbonEmissionHandlers } from './carbon-emissions/handlers.ts';
import { cashManagementHandlers } from './cash-management/handlers.ts';
import { clientHandlers } from './clients/handlers.ts';
import { contactHandlers } from './contacts/handlers.ts';
import { contentHandlers } from './content/handlers.ts';
import { contractHandlers } from './contracts/handlers.ts';
import { contractUserHandlers } from './contract-users/handlers.ts';
import { dataRoomHandlers } from './data-rooms/handlers.ts';
import { contactRequestHandlers } from './contact-requests/handlers.ts';
import { deadLetterHandlers } from './dead-letters/handlers.ts';
import { documentHandlers } from './documents/handlers.ts';
import { enumHandlers } from './enums/handlers.ts';
import { expiryCalendarHandlers } from './expiry-calendar/handlers.ts';
import { featureFlippingHandlers } from './feature-flipping/handlers.ts';
import { feedbackHandlers } from './feedbacks/handlers.ts';
import { forecastHandlers } from './forecast/handlers.ts';
import { guaranteeHandlers } from './guarantees/handlers.ts';
import { healthHandlers } from './health/handlers.ts';
import { highlightHandlers } from './highlights/handlers.ts';
import { homeHandlers } from './home/handlers.ts';
import { impersonationHandlers } from './impersonation/handlers.ts';
import { informationHubHandlers } from './information-hub/handlers.ts';
import { kycHandlers } from './kyc/handlers.ts';
import { legalDashboardHandlers } from './legal-dashboard/handlers.ts';
import { loansAndDepositsHandlers } from './loans-and-deposits/handlers.ts';
import { logHandlers } from './log/handlers.ts';
import { messageHandlers } from './messages/handlers.ts';
import { mtmHandlers } from './mtm/handlers.ts';
import { notificationHandlers } from './notifications/handlers.ts';
import { powerOfAttorneyHandlers } from './power-of-attorney/handlers.ts';
import { preferenceHandlers } from './preferences/handlers.ts';
import { requestActionHandlers } from './request-actions/handlers.ts';
import { requestCreationHandlers } from './request-creation/handlers.ts';
import { requestDocumentHandlers } from './request-documents/handlers.ts';
import { requestHandlers } from './requests/handlers.ts';
import { researchHandlers } from './research/handlers.ts';
import { savedSearchHandlers } from './saved-searches/handlers.ts';
import { searchHandlers } from './search/handlers.ts';
import { serviceAvailabilityHandlers } from './service-availability/handlers.ts';
import { serviceContractHandlers } from './service-contracts/handlers.ts';
import { serviceGridHandlers } from './service-grids/handlers.ts';
import { signatureHandlers } from './signatures/handlers.ts';
import { uploadHandlers } from './uploads/handlers.ts';
import { tagHandlers } from './tags/handlers.ts';
import { tradeConfirmationHandlers } from './trade-confirmations/handlers.ts';
import { tradeFinanceHandlers } from './trade-finance/handlers.ts';
import { treasuryReportingHandlers } from './treasury-reporting/handlers.ts';
import { userHandlers } from './users/handlers.ts';
import { whatsNewHandlers } from './whats-new/handlers.ts';
import { widgetHandlers } from './widgets/handlers.ts';

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

/** The methods of every call that a path may mean. */
function methodsAt(endpoints: readonly Endpoint[], asked: string): string[] {
  const methods = endpoints
    .filter(({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(asked))
    .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return [...new Set(methods)].toSorted();
}
