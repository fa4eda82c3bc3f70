/** The API of Atrium: every area's endpoints. Entities and rules are imported from their area, `@atrium/contract/users`. */
import { accessExplanations } from './access-explanations.ts';
import { accessReviews } from './access-reviews.ts';
import { analytics } from './analytics.ts';
import { auditEvents } from './audit-events.ts';
import { auditReports } from './audit-reports.ts';
import { carbonEmissions } from './carbon-emissions.ts';
import { cashManagement } from './cash-management.ts';
import { clients } from './clients.ts';
import { contacts } from './contacts.ts';
import { content } from './content.ts';
import { contracts } from './contracts.ts';
import { contractUsers } from './contract-users.ts';
import { dataRooms } from './data-rooms.ts';
import { contactRequests } from './contact-requests.ts';
import { deadLetters } from './dead-letters.ts';
import { documents } from './documents.ts';
import { enums } from './enums.ts';
import { expiryCalendar } from './expiry-calendar.ts';
import { featureFlipping } from './feature-flipping.ts';
import { feedbacks } from './feedbacks.ts';
import { forecast } from './forecast.ts';
import { guarantees } from './guarantees.ts';
import { health } from './health.ts';
import { highlights } from './highlights.ts';
import { home } from './home.ts';
import { impersonation } from './impersonation.ts';
import { informationHub } from './information-hub.ts';
import { kyc } from './kyc.ts';
import { legalDashboard } from './legal-dashboard.ts';
import { loansAndDeposits } from './loans-and-deposits.ts';
import { log } from './log.ts';
import { messages } from './messages.ts';
import { mtm } from './mtm.ts';
import { notifications } from './notifications.ts';
import { powerOfAttorney } from './power-of-attorney.ts';
import { preferences } from './preferences.ts';
import { requestActions } from './request-actions.ts';
import { requestCreation } from './request-creation.ts';
import { requestDocuments } from './request-documents.ts';
import { requests } from './requests.ts';
import { research } from './research.ts';
import { savedSearches } from './saved-searches.ts';
import { search } from './search.ts';
import { serviceAvailability } from './service-availability.ts';
import { serviceContracts } from './service-contracts.ts';
import { serviceGrids } from './service-grids.ts';
import { signatures } from './signatures.ts';
import { tags } from './tags.ts';
import { tradeConfirmations } from './trade-confirmations.ts';
import { tradeFinance } from './trade-finance.ts';
import { treasuryReporting } from './treasury-reporting.ts';
import { uploads } from './uploads.ts';
import { users } from './users.ts';
import { whatsNew } from './whats-new.ts';
import { widgets } from './widgets.ts';

export const api = {
  accessExplanations,
  accessReviews,
  analytics,
  auditEvents,
  auditReports,
  carbonEmissions,
  cashManagement,
  clients,
  contacts,
  content,
  dataRooms,
  // Before `contracts`: its path under /contracts must match before `/contracts/{id}`.
  contactRequests,
  contracts,
  contractUsers,
  deadLetters,
  documents,
  enums,
  expiryCalendar,
  featureFlipping,
  feedbacks,
  forecast,
  guarantees,
  health,
  highlights,
  home,
  impersonation,
  informationHub,
  kyc,
  legalDashboard,
  loansAndDeposits,
  log,
  messages,
  mtm,
  notifications,
  powerOfAttorney,
  preferences,
  requestActions,
  requestCreation,
  requestDocuments,
  requests,
  research,
  savedSearches,
  search,
  serviceAvailability,
  serviceContracts,
  serviceGrids,
  signatures,
  tags,
  tradeConfirmations,
  tradeFinance,
  treasuryReporting,
  uploads,
  users,
  whatsNew,
  widgets,
};
export type Api = typeof api;
