import type { Hono } from 'hono';
import { api } from '@atrium/contract';
import type { Api } from '@atrium/contract';
import type { Endpoint, Endpoints } from '@atrium/contract/endpoint';
import { Failure } from '../http/failure.ts';
import { mount, routerPath } from '../http/mount.ts';
import type { AppEnv, Handlers } from '../http/mount.ts';
import type { Platform } from '../platform.ts';
import { analyticsHandlers } from './analytics.ts';
import { carbonEmissionHandlers } from './carbon-emissions.ts';
import { cashManagementHandlers } from './cash-management.ts';
import { contactHandlers } from './contacts.ts';
import { dataRoomHandlers } from './data-rooms.ts';
import { contactRequestHandlers } from './contact-requests.ts';
import { deadLetterHandlers } from './dead-letters.ts';
import { documentHandlers } from './documents.ts';
import { enumHandlers } from './enums.ts';
import { featureFlippingHandlers } from './feature-flipping.ts';
import { feedbackHandlers } from './feedbacks.ts';
import { forecastHandlers } from './forecast.ts';
import { guaranteeHandlers } from './guarantees.ts';
import { healthHandlers } from './health.ts';
import { highlightHandlers } from './highlights.ts';
import { homeHandlers } from './home.ts';
import { impersonationHandlers } from './impersonation.ts';
import { kycHandlers } from './kyc.ts';
import { legalDashboardHandlers } from './legal-dashboard.ts';
import { loansAndDepositsHandlers } from './loans-and-deposits.ts';
import { logHandlers } from './log.ts';
import { messageHandlers } from './messages.ts';
import { mtmHandlers } from './mtm.ts';
import { notificationHandlers } from './notifications.ts';
import { powerOfAttorneyHandlers } from './power-of-attorney.ts';
import { preferenceHandlers } from './preferences.ts';
import { requestActionHandlers } from './request-actions.ts';
import { requestCreationHandlers } from './request-creation.ts';
import { requestDocumentHandlers } from './request-documents.ts';
import { requestHandlers } from './requests.ts';
import { serviceAvailabilityHandlers } from './service-availability.ts';
import { signatureHandlers } from './signatures.ts';
import { uploadHandlers } from './uploads.ts';
import { tagHandlers } from './tags.ts';
import { tradeConfirmationHandlers } from './trade-confirmations.ts';
import { userHandlers } from './users.ts';
import { whatsNewHandlers } from './whats-new.ts';
import { widgetHandlers } from './widgets.ts';

/** The handlers of every area of the contract; a missing area does not compile. */
function areaHandlers(platform: Platform): { readonly [Area in keyof Api]: Handlers<Api[Area]> } {
  return {
    analytics: analyticsHandlers(platform),
    carbonEmissions: carbonEmissionHandlers(platform),
    cashManagement: cashManagementHandlers(platform),
    contacts: contactHandlers(platform),
    dataRooms: dataRoomHandlers(platform),
    contactRequests: contactRequestHandlers(platform),
    deadLetters: deadLetterHandlers(platform),
    documents: documentHandlers(platform),
    enums: enumHandlers(),
    featureFlipping: featureFlippingHandlers(platform),
    feedbacks: feedbackHandlers(platform),
    forecast: forecastHandlers(platform),
    guarantees: guaranteeHandlers(platform),
    health: healthHandlers(platform),
    highlights: highlightHandlers(platform),
    home: homeHandlers(platform),
    impersonation: impersonationHandlers(platform),
    kyc: kycHandlers(platform),
    legalDashboard: legalDashboardHandlers(platform),
    loansAndDeposits: loansAndDepositsHandlers(platform),
    log: logHandlers(platform),
    mtm: mtmHandlers(platform),
    messages: messageHandlers(platform),
    notifications: notificationHandlers(platform),
    powerOfAttorney: powerOfAttorneyHandlers(platform),
    preferences: preferenceHandlers(platform),
    requestActions: requestActionHandlers(platform),
    requestCreation: requestCreationHandlers(platform),
    requestDocuments: requestDocumentHandlers(platform),
    requests: requestHandlers(platform),
    serviceAvailability: serviceAvailabilityHandlers(platform),
    signatures: signatureHandlers(platform),
    tags: tagHandlers(platform),
    uploads: uploadHandlers(platform),
    tradeConfirmations: tradeConfirmationHandlers(platform),
    users: userHandlers(platform),
    whatsNew: whatsNewHandlers(platform),
    widgets: widgetHandlers(platform),
  };
}

/** Registers every endpoint of the contract on the router of the API; other methods of a known path answer 405. */
export function mountAreas(app: Hono<AppEnv>, platform: Platform): void {
  const handlers: Readonly<Record<string, unknown>> = areaHandlers(platform);
  const tables = Object.entries<Endpoints>(api);
  for (const [area, table] of tables) {
    mount(app, table, handlers[area] as Handlers<Endpoints>, {
      validateAnswers: platform.config.validateAnswers,
    });
  }
  const paths = new Set(
    tables.flatMap(([, table]) => Object.values<Endpoint>(table).map(({ path }) => path)),
  );
  for (const path of paths) {
    app.all(routerPath(path), () => {
      throw new Failure('METHOD_NOT_ALLOWED');
    });
  }
}
