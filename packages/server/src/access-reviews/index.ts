export { accessReviewHandlers } from './handlers.ts';
export { remindReviewers } from './reminders.ts';
export { reviewSubjectKinds } from './subject.ts';
