import type { SubjectKind } from '../notifications/index.ts';
import { reminderName } from './reminder-name.ts';
import { remindedKindOf } from './reminder-path.ts';

/** Notification subject of reminders of one kind; `reminderName` checks the service of the kind. */
export const reminderSubjects: SubjectKind = {
  service: null,
  read: (url) => (remindedKindOf(url) === null ? null : url),
  names: async (_db, reader, urls) =>
    urls.flatMap((id) => {
      const name = reminderName(reader, id);
      return name === null ? [] : [{ id, name }];
    }),
};
