export { userHandlers } from './handlers.ts';
export { changedSince, lastVisit } from './last-visit.ts';
export type { Visit } from './last-visit.ts';
