export { notificationHandlers } from './handlers.ts';
export { mailLimit } from './mail-limit.ts';
export { notify } from './notify.ts';
export type { Notifier } from './notify.ts';
export { namesOf } from './subject.ts';
export type { Reader, Subject, SubjectKind } from './subject.ts';
