export { entitiesOfRequest, visibleRequests } from './access.ts';
export { changeByDocuments, changeRequest, forgetNotifications, nextMessageAt } from './changes.ts';
export { readRequest } from './detail.ts';
export { exportRequests } from './export.ts';
export { requestHandlers } from './handlers.ts';
export { endParticipations, removeFormerClients } from './leaving.ts';
export { countRequests, requestFilter, requestIds, requireOwnFields } from './listing.ts';
export type { RequestFilter } from './listing.ts';
export { addablePeople, addParticipants } from './people.ts';
export { firstReminderAt, isDue, nextReminderAt, requireDue } from './reminders.ts';
export {
  accessTo,
  lockRequest,
  lockRequests,
  refusedAsOutdated,
  refusedNow,
  taggableRequests,
} from './rights.ts';
export type { LockedRequest } from './rights.ts';
export type { Reader } from './rows.ts';
export { requestPath, requestSubject, requestSubjects } from './subject.ts';
export { sendSummaries, SUMMARY_LENGTH, SUMMARY_MAIL, waitingRequests } from './summaries.ts';
export { isYourTurn, turnHolders } from './turn.ts';
