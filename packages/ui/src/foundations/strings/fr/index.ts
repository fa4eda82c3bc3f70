import accessExplanation from './accessExplanation.json' with { type: 'json' };
import accessReviews from './accessReviews.json' with { type: 'json' };
import auditReports from './auditReports.json' with { type: 'json' };
import contacts from './contacts.json' with { type: 'json' };
import cashManagement from './cashManagement.json' with { type: 'json' };
import commandPalette from './commandPalette.json' with { type: 'json' };
import content from './content.json' with { type: 'json' };
import contractUsers from './contractUsers.json' with { type: 'json' };
import contracts from './contracts.json' with { type: 'json' };
import controls from './controls.json' with { type: 'json' };
import creation from './creation.json' with { type: 'json' };
import dashboard from './dashboard.json' with { type: 'json' };
import data from './data.json' with { type: 'json' };
import documents from './documents.json' with { type: 'json' };
import expiryCalendar from './expiryCalendar.json' with { type: 'json' };
import feedback from './feedback.json' with { type: 'json' };
import figures from './figures.json' with { type: 'json' };
import files from './files.json' with { type: 'json' };
import filters from './filters.json' with { type: 'json' };
import grid from './grid.json' with { type: 'json' };
import highlights from './highlights.json' with { type: 'json' };
import home from './home.json' with { type: 'json' };
import homeWidgets from './homeWidgets.json' with { type: 'json' };
import informationHub from './informationHub.json' with { type: 'json' };
import kyc from './kyc.json' with { type: 'json' };
import loansAndDeposits from './loansAndDeposits.json' with { type: 'json' };
import navigation from './navigation.json' with { type: 'json' };
import overlays from './overlays.json' with { type: 'json' };
import powerOfAttorney from './powerOfAttorney.json' with { type: 'json' };
import profile from './profile.json' with { type: 'json' };
import requestDocuments from './requestDocuments.json' with { type: 'json' };
import requestSummary from './requestSummary.json' with { type: 'json' };
import requests from './requests.json' with { type: 'json' };
import rightsMatrix from './rightsMatrix.json' with { type: 'json' };
import search from './search.json' with { type: 'json' };
import serviceGrids from './serviceGrids.json' with { type: 'json' };
import signature from './signature.json' with { type: 'json' };
import support from './support.json' with { type: 'json' };
import tags from './tags.json' with { type: 'json' };
import terms from './terms.json' with { type: 'json' };
import tradeFinance from './tradeFinance.json' with { type: 'json' };
import treasuryReporting from './treasuryReporting.json' with { type: 'json' };
import uploads from './uploads.json' with { type: 'json' };

export default {
  accessExplanation,
  accessReviews,
  auditReports,
  contacts,
  cashManagement,
  commandPalette,
  content,
  contractUsers,
  contracts,
  controls,
  creation,
  dashboard,
  data,
  documents,
  expiryCalendar,
  feedback,
  figures,
  files,
  filters,
  grid,
  highlights,
  home,
  homeWidgets,
  informationHub,
  kyc,
  loansAndDeposits,
  navigation,
  overlays,
  powerOfAttorney,
  profile,
  requestDocuments,
  requestSummary,
  requests,
  rightsMatrix,
  search,
  serviceGrids,
  signature,
  support,
  tags,
  terms,
  tradeFinance,
  treasuryReporting,
  uploads,
};
