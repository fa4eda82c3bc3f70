import { isNotNull } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, oneOf } from './columns.ts';
import { users } from './users.ts';

const userId = () => uuid().references(() => users.id);

/** A signed-in browser. The key is the SHA-256 of the cookie, so that a leaked table opens no session. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    userId: userId().notNull(),
    /** The impersonated user; set while a bank administrator impersonates. */
    impersonatedUserId: userId(),
    idToken: text(),
    /** Identity and session at the issuer, by which its back-channel logouts find this session. */
    issuer: text(),
    subject: text(),
    issuerSessionId: text(),
    createdAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
    /** When the user's previous visit began; null on the first visit. */
    previousVisitAt: moment(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index().on(table.expiresAt),
    index().on(table.issuer, table.subject),
    index().on(table.issuer, table.issuerSessionId),
  ],
);

/** A user's identity at an issuer (decision 78). */
export const userIdentities = pgTable(
  'user_identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    unique('user_identities_person').on(table.userId, table.issuer),
  ],
);

/** Logout tokens that were used, kept until they expire so that they cannot be replayed. */
export const logoutTokens = pgTable(
  'logout_tokens',
  {
    issuer: text().notNull(),
    id: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.id] }), index().on(table.expiresAt)],
);

/** A sign-in in progress at the identity provider; the callback deletes the row, so that it is used once. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    state: text().primaryKey(),
    nonce: text().notNull(),
    codeVerifier: text().notNull(),
    returnTo: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** State of the sandbox identity provider: its sessions, grants, codes and signing key. */
export const identityRecords = pgTable(
  'identity_records',
  {
    /** Model and id, as in `Session:abc`. */
    key: text().primaryKey(),
    payload: jsonb().notNull(),
    uid: text(),
    userCode: text(),
    grantId: text(),
    expiresAt: moment(),
  },
  (table) => [index().on(table.uid), index().on(table.grantId), index().on(table.expiresAt)],
);

/** DATA-060: every write, with the account it was made in and the impersonator, if any. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    createdAt: moment().notNull(),
    userId: userId().notNull(),
    impersonatorId: userId(),
    eventType: text({ enum: ['CREATE', 'UPDATE', 'DELETE'] }).notNull(),
    /** Area of the record, as in `users`. */
    entity: text().notNull(),
    entityId: text().notNull(),
    /** Field or label of what changed. */
    name: text().notNull(),
    oldValue: jsonb(),
    newValue: jsonb(),
    secondaryEntity: text(),
    /** The user of a contract who was added, changed or removed, as names are not unique; older events lack it. */
    secondaryEntityId: uuid(),
    correlationId: text(),
    /** The time at which `contract_periods` has the changes of the same transaction; null outside contracts. */
    contractMoment: moment(),
  },
  (table) => [
    oneOf('audit_events_type', table.eventType, ['CREATE', 'UPDATE', 'DELETE']),
    index().on(table.entity, table.entityId, table.id.desc()),
    index().on(table.createdAt.desc()),
    index().on(table.entityId, table.contractMoment).where(isNotNull(table.contractMoment)),
  ],
);

/** DATA-017: what browsers reported to POST /log. */
export const logEntries = pgTable(
  'log_entries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    createdAt: moment().notNull(),
    userId: userId(),
    severity: integer().notNull(),
    message: text().notNull(),
    scope: text().notNull(),
    stack: text(),
    correlationId: text(),
  },
  (table) => [index().on(table.createdAt.desc())],
);

/** DATA-018: usage events of the portal. */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    userId: userId().notNull(),
    page: text().notNull(),
    eventType: text().notNull(),
    eventTarget: text().notNull(),
    url: text().notNull(),
    createdAt: moment().notNull(),
    receivedAt: moment().notNull(),
  },
  (table) => [index().on(table.receivedAt.desc())],
);

/** Feature flags, on or off for everyone (API-032). */
export const featureFlags = pgTable('feature_flags', {
  id: text().primaryKey(),
  enabled: boolean().notNull(),
});

/** PLAT-053: services that support has switched off; a service without a row is available. */
export const serviceAvailability = pgTable('service_availability', {
  serviceId: text().primaryKey(),
  isAvailable: boolean().notNull(),
  updatedAt: moment().notNull(),
});
