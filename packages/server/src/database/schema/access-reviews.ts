import { REVIEW_DECISIONS } from '@atrium/contract/access-review-rules';
import { CLIENT_ROLES, CONTRACT_STATUSES } from '@atrium/contract/contract-status';
import { RIGHT_NAMES } from '@atrium/contract/service-rights-rules';
import { isNull, sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { moment, oneOf } from './columns.ts';
import { contracts } from './contracts.ts';
import { users } from './users.ts';

/** The names of the people of a review, by user id. */
export type PeopleOfReview = Readonly<
  Record<string, { readonly firstName: string; readonly lastName: string; readonly email: string }>
>;

/** A campaign in which the rights in a contract are confirmed or revoked. */
export const accessReviews = pgTable(
  'access_reviews',
  {
    id: uuid().primaryKey(),
    contractId: uuid()
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    name: varchar({ length: 100 }).notNull(),
    dueDate: date({ mode: 'string' }).notNull(),
    /** How many of the notices before the due date have been sent, or need not be sent any more. */
    noticesTold: integer().notNull().default(0),
    openedAt: moment().notNull(),
    openedById: uuid()
      .notNull()
      .references(() => users.id),
    closedAt: moment(),
    closedById: uuid().references(() => users.id),
    /** SHA-256 of the decisions in hexadecimal digits, which seals the result. */
    digest: text(),
    /** The people of a closed review as they were named at closing; null while it is open. */
    people: jsonb().$type<PeopleOfReview>(),
    /** The name of the contract of a closed review at closing; null while it is open, and for older closed reviews. */
    contractName: text(),
  },
  (table) => [
    index().on(table.contractId),
    uniqueIndex('access_reviews_open').on(table.contractId).where(isNull(table.closedAt)),
    check(
      'access_reviews_closed',
      sql`(${table.closedAt} is null) = (${table.closedById} is null) and (${table.closedAt} is null) = (${table.digest} is null)`,
    ),
  ],
);

/** A user's right under review, as it was when the line was written; names are copied, as the result must outlive them. */
export const accessReviewLines = pgTable(
  'access_review_lines',
  {
    id: uuid().primaryKey(),
    reviewId: uuid()
      .notNull()
      .references(() => accessReviews.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    contractStatus: text({ enum: CONTRACT_STATUSES }),
    clientRole: text({ enum: CLIENT_ROLES }),
    serviceCode: text().notNull(),
    right: text({ enum: RIGHT_NAMES }).notNull(),
    /** No foreign key: the list may be deleted once the right is gone. */
    legalEntitiesListId: uuid(),
    listName: text(),
    decision: text({ enum: REVIEW_DECISIONS }),
    comment: varchar({ length: 500 }).notNull().default(''),
    decidedById: uuid().references(() => users.id),
    decidedAt: moment(),
    version: integer().notNull().default(1),
  },
  (table) => [
    index().on(table.reviewId),
    oneOf('access_review_lines_status', table.contractStatus, CONTRACT_STATUSES),
    oneOf('access_review_lines_role', table.clientRole, CLIENT_ROLES),
    oneOf('access_review_lines_right', table.right, RIGHT_NAMES),
    oneOf('access_review_lines_decision', table.decision, REVIEW_DECISIONS),
  ],
);
