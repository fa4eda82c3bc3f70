import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
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

/** E-mails to users of the portal, shown in the sandbox's mailbox instead of being sent to a mail server. */
export const sandboxMails = pgTable(
  'sandbox_mails',
  {
    id: uuid().primaryKey(),
    /** Lower case. */
    address: text().notNull(),
    name: text().notNull(),
    language: text({ enum: ['en', 'fr'] }).notNull(),
    subject: text().notNull(),
    /** Paragraphs, plain text. */
    paragraphs: jsonb().$type<string[]>().notNull(),
    /** Paths inside the portal, with the labels of the links. */
    links: jsonb().$type<{ label: string; path: string }[]>().notNull(),
    sentAt: moment().notNull(),
  },
  (table) => [index().on(table.address, table.sentAt.desc()), index().on(table.sentAt.desc())],
);
