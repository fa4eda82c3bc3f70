import { ACCESS_STEPS, ASKED_OF } from '@atrium/contract/access-subjects';
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment, oneOf } from './columns.ts';
import { contracts } from './contracts.ts';
import { users } from './users.ts';

/** Requests for access by users who were refused; asking again later replaces the earlier request. */
export const accessRequests = pgTable(
  'access_requests',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subject: text().notNull(),
    /** What was missing. */
    step: text({ enum: ACCESS_STEPS }).notNull(),
    /** The contract concerned; `askedOf` says whether its administrators or the bank’s were asked. */
    contractId: uuid()
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    askedOf: text({ enum: ASKED_OF }).notNull(),
    askedAt: moment().notNull(),
  },
  (table) => [
    unique('access_requests_once').on(table.userId, table.subject, table.step, table.contractId),
    index().on(table.contractId),
    oneOf('access_requests_step', table.step, ACCESS_STEPS),
    oneOf('access_requests_asked_of', table.askedOf, ASKED_OF),
  ],
);
