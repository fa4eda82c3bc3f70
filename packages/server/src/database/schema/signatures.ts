import {
  ENVELOPE_STATUSES,
  SIGNATORY_STATUSES,
  SIGNATURE_GROUPS,
  SIGNATURE_OPTIONS,
  SIGNATURE_TYPES,
  TOKEN_CHOICES,
} from '@atrium/contract/signature-rules';
import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { moment, oneOf } from './columns.ts';
import { contracts } from './contracts.ts';
import { documents } from './documents.ts';
import { requests } from './requests.ts';
import { users } from './users.ts';

/** An envelope: documents of a request that were sent to signatories (DATA-036). */
export const signatureEnvelopes = pgTable(
  'signature_envelopes',
  {
    id: uuid().primaryKey(),
    requestId: uuid()
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    title: varchar({ length: 300 }).notNull(),
    signatureType: text({ enum: SIGNATURE_TYPES }).notNull(),
    signatureOption: text({ enum: SIGNATURE_OPTIONS }).notNull(),
    enableGroupSign: boolean().notNull(),
    groupSignFirst: text({ enum: SIGNATURE_GROUPS }).notNull(),
    /** The company on whose behalf signatories sign (SIGN-032); both null for none. */
    legalName: varchar({ length: 300 }),
    siren: char({ length: 9 }),
    status: text({ enum: ENVELOPE_STATUSES }).notNull(),
    statusChangedAt: moment().notNull(),
    declineReason: text().notNull().default(''),
    createdById: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: moment().notNull(),
  },
  (table) => [
    index().on(table.requestId, table.createdAt.desc(), table.id.desc()),
    // Few rows at any time: envelopes whose signed documents are still to be created.
    index('signature_envelopes_signed')
      .on(table.id)
      .where(sql`status = 'Signed'`),
    oneOf('signature_envelopes_type', table.signatureType, SIGNATURE_TYPES),
    oneOf('signature_envelopes_option', table.signatureOption, SIGNATURE_OPTIONS),
    oneOf('signature_envelopes_first', table.groupSignFirst, SIGNATURE_GROUPS),
    oneOf('signature_envelopes_status', table.status, ENVELOPE_STATUSES),
    check('signature_envelopes_siren', sql`${table.siren} ~ '^[0-9]{9}$'`),
    check('signature_envelopes_company', sql`(${table.legalName} is null) = (${table.siren} is null)`),
  ],
);

/** Signatories of an envelope; their user accounts, if any, are found by email address. */
export const signatureSignatories = pgTable(
  'signature_signatories',
  {
    id: uuid().primaryKey(),
    envelopeId: uuid()
      .notNull()
      .references(() => signatureEnvelopes.id, { onDelete: 'cascade' }),
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** In lower case. */
    email: text().notNull(),
    /** Normalised; empty where none is needed. */
    phoneNumber: text().notNull(),
    roleName: text().notNull(),
    group: text({ enum: SIGNATURE_GROUPS }).notNull(),
    /** Digipass only. */
    tokenChoice: text({ enum: TOKEN_CHOICES }),
    /** Position in the list, from 0. */
    position: integer().notNull(),
    /** Signing order, from 1; signatories of one group of a joint signature share it. */
    turn: integer().notNull(),
    status: text({ enum: SIGNATORY_STATUSES }).notNull(),
    statusChangedAt: moment().notNull(),
    /** Null until it is the signatory's turn. */
    invitedAt: moment(),
    remindedAt: moment(),
  },
  (table) => [
    uniqueIndex().on(table.envelopeId, table.email),
    index().on(table.email),
    oneOf('signature_signatories_group', table.group, SIGNATURE_GROUPS),
    oneOf('signature_signatories_status', table.status, SIGNATORY_STATUSES),
    check('signature_signatories_email', sql`${table.email} = lower(${table.email})`),
    check(
      'signature_signatories_invited',
      sql`${table.status} = 'InProgress' or ${table.invitedAt} is not null`,
    ),
  ],
);

/** Documents of an envelope: as they were sent, and with their signature page once everybody has signed. */
export const signatureDocuments = pgTable(
  'signature_documents',
  {
    envelopeId: uuid()
      .notNull()
      .references(() => signatureEnvelopes.id, { onDelete: 'cascade' }),
    documentId: uuid()
      .notNull()
      .references(() => documents.id),
    signedDocumentId: uuid().references(() => documents.id),
    /** Position in the envelope, from 0. */
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.envelopeId, table.documentId] }),
    index().on(table.documentId),
    index().on(table.signedDocumentId),
  ],
);

/**
 * Authenticates a signatory on the sandbox's signing page: a link that cannot be guessed and, in advanced mode, a code sent
 * to the phone. Created with the invitation.
 */
export const sandboxSigningLinks = pgTable('sandbox_signing_links', {
  signatoryId: uuid()
    .primaryKey()
    .references(() => signatureSignatories.id, { onDelete: 'cascade' }),
  token: text().notNull().unique(),
  code: text(),
  codeSentAt: moment(),
  codeAttempts: integer().notNull().default(0),
});

/** Rate-limited actions on the sandbox's signing pages: a code was requested, a wrong code was entered. */
const CODE_USES = ['asked', 'wrong'] as const;

/** Uses of codes within the period of the rate limit; no foreign keys, so that they outlive the request. */
export const sandboxCodeUses = pgTable(
  'sandbox_code_uses',
  {
    id: uuid().primaryKey(),
    /** The signatory of the link. */
    signatoryId: uuid().notNull(),
    /** Email address of the signatory, in lower case. */
    email: text().notNull(),
    kind: text({ enum: CODE_USES }).notNull(),
    at: moment().notNull(),
  },
  (table) => [
    index().on(table.email, table.at.desc()),
    index().on(table.at),
    oneOf('sandbox_code_uses_kind', table.kind, CODE_USES),
  ],
);

/** Email domains allowed for signatories of a contract; a contract without a row allows any (SIGN-026). */
export const contractEmailDomains = pgTable(
  'contract_email_domains',
  {
    contractId: uuid()
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    /** In lower case. */
    domain: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.contractId, table.domain] })],
);
