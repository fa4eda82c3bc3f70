import { CONTRACT_KINDS } from '@atrium/contract/contract-status';
import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { clients } from './clients.ts';
import { bilingual, moment, oneOf, wordsOf } from './columns.ts';

/**
 * A user (DATA-001). Contract status and client role are stored in `contract_users` only: a user's own contract status is
 * SIGNED when they are SIGNED in any contract, DEMO when they are in a contract, else UNKNOWN; their client role is ADMIN,
 * and `isClientAdmin` true, when they are ADMIN in any contract.
 */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: CONTRACT_KINDS }).notNull(),
    /** PLAT-019: true for bank staff only. */
    isInternal: boolean()
      .notNull()
      .generatedAlwaysAs(sql`kind = 'ATRIUM'`),
    isAdmin: boolean().notNull().default(false),
    isSuperAdmin: boolean().notNull().default(false),
    isItSupport: boolean().notNull().default(false),
    canCreateRequest: boolean().notNull().default(false),
    canBeImpersonated: boolean().notNull().default(false),
    marketingMode: boolean().notNull().default(false),
    demoMode: boolean().notNull().default(false),
    hasFilledSurvey: boolean().notNull().default(false),
    hasAcceptedTermsAndConditions: boolean().notNull().default(false),
    acceptedTermsAt: moment(),
    /** Documents created before count as read: the user had no account then, or documents had no read marks yet. */
    documentsReadUntil: moment().notNull().defaultNow(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** The normalized full name, for search and sorting. */
    nameText: text()
      .notNull()
      .generatedAlwaysAs(sql`fold_text(first_name || ' ' || last_name)`),
    nameWords: wordsOf(`first_name || ' ' || last_name`),
    email: text().notNull(),
    landlinePhone: text(),
    mobilePhone: text(),
    jobTitle: bilingual(),
    addressLine1: text(),
    addressLine2: text(),
    zipCode: text(),
    city: text(),
    state: text(),
    countryCode: char({ length: 2 }),
    companyName: text(),
    clientId: uuid().references(() => clients.id),
    language: text({ enum: ['en', 'fr'] })
      .notNull()
      .default('en'),
    createdAt: moment().notNull().defaultNow(),
    lastConnectionAt: moment(),
    /** Set for a user who left: their name stays on what they wrote, but they cannot sign in. */
    deletedAt: moment(),
  },
  (table) => [
    unique('users_email').on(table.email),
    index('users_name_words').using('gin', table.nameWords),
    index().on(table.clientId),
    oneOf('users_kind', table.kind, CONTRACT_KINDS),
    oneOf('users_language', table.language, ['en', 'fr']),
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
    check('users_admin_internal', sql`${table.kind} = 'ATRIUM' or not ${table.isAdmin}`),
    check(
      'users_terms',
      sql`${table.hasAcceptedTermsAndConditions} = (${table.acceptedTermsAt} is not null)`,
    ),
  ],
);

/** Services a user holds; MARKETING shows the contact page instead of the service (NAV-011). */
export const userServices = pgTable(
  'user_services',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    serviceCode: text().notNull(),
    category: text({ enum: ['ACTIVATED', 'MARKETING'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.serviceCode] }),
    oneOf('user_services_category', table.category, ['ACTIVATED', 'MARKETING']),
  ],
);

/** Widgets a user may place on the home page (HOME-022). */
export const userWidgets = pgTable(
  'user_widgets',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    widgetId: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.widgetId] })],
);

/** How often a user signed in on a day in the bank's time zone, Paris (CONT-019). */
export const userSignIns = pgTable(
  'user_sign_ins',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    check('user_sign_ins_count', sql`${table.count} > 0`),
  ],
);
