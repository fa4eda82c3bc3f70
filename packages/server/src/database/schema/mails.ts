import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { requests } from './requests.ts';

/** Emails that were filed as messages of a request (RDET-044), as the mail system delivered them. */
export const mails = pgTable('mails', {
  /** Identifier in the mail system, `emailId` of the message. */
  id: text().primaryKey(),
  requestId: uuid()
    .notNull()
    .references(() => requests.id, { onDelete: 'cascade' }),
  sender: text().notNull(),
  recipients: jsonb().$type<string[]>().notNull(),
  subject: text().notNull(),
  /** HTML as received, sanitised when it is read; null when the mail system kept none. */
  content: text(),
  sentAt: moment().notNull(),
});
