export { alertOfSearch, findDueAlerts } from './alerts.ts';
export { savedSearchHandlers } from './handlers.ts';
export { ALERT_MAIL, alertMail } from './mail.ts';
export { alertedSearchSubjects } from './subject.ts';
