import { integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { FeedbackService } from '@atrium/contract/feedback-rules';
import { moment } from './columns.ts';
import { users } from './users.ts';

const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Answers to the survey (DATA-015), one per user. */
export const feedbacks = pgTable('feedbacks', {
  userId: userId().primaryKey(),
  rating: integer().notNull(),
  preferredServices: jsonb().$type<FeedbackService[]>().notNull(),
  message: text(),
  createdAt: moment().notNull(),
});

/** Users who asked to be contacted about an offered service; without a service, in general (HOME-066). */
export const contactRequests = pgTable(
  'contact_requests',
  {
    id: uuid().primaryKey(),
    userId: userId(),
    serviceCode: text(),
    createdAt: moment().notNull(),
  },
  (table) => [unique('contact_requests_once').on(table.userId, table.serviceCode).nullsNotDistinct()],
);
