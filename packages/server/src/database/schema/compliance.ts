import type { KycDetails } from '@atrium/contract/kyc';
import { FACTA_STATUSES, KYC_DOCUMENT_KINDS } from '@atrium/contract/kyc-rules';
import { AGREEMENT_KINDS, AGREEMENT_STATES } from '@atrium/contract/legal-dashboard-rules';
import { POWER_PRODUCTS, RICOS_TYPES } from '@atrium/contract/power-of-attorney-rules';
import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { legalEntities } from './clients.ts';
import { money, oneOf, tonnes, wordsOf } from './columns.ts';
import { contracts } from './contracts.ts';
import { blobs } from './documents.ts';
import { users } from './users.ts';

const ricosCode = () => text().references(() => legalEntities.ricosCode);

/** The KYC file of a legal entity (DATA-065). */
export const kycRecords = pgTable(
  'kyc_records',
  {
    ricosCode: ricosCode().primaryKey(),
    nextReviewAt: date({ mode: 'string' }),
    lastReviewAt: date({ mode: 'string' }),
    /** The review date that users were notified of. */
    announcedReviewAt: date({ mode: 'string' }),
    factaStatus: text({ enum: FACTA_STATUSES }),
    /** The client's relationship manager at the bank. */
    relationshipManagerId: uuid().references(() => users.id),
    ownership: jsonb()
      .$type<KycDetails['ownership']>()
      .notNull()
      .default({ listed: null, marketName: null, regulated: null, familyHolding: null, managedByAM: null }),
    shareholders: jsonb().$type<KycDetails['shareholders']>().notNull().default([]),
    countries: jsonb().$type<KycDetails['countries']>().notNull().default({
      regulationCountry: null,
      nationalityCountry: null,
      countryOfIncorporationImmediateClient: null,
    }),
    otherData: jsonb().$type<NonNullable<KycDetails['otherData']>>(),
    naturalPersons: jsonb().$type<KycDetails['naturalPersons']>().notNull().default([]),
  },
  (table) => [
    index().on(table.nextReviewAt),
    // The id of a search result (`KYC_ID`), by which filters find the legal entity.
    index('kyc_records_result').on(sql`(md5('kyc:' || ${table.ricosCode})::uuid)`),
    oneOf('kyc_records_facta_status', table.factaStatus, FACTA_STATUSES),
  ],
);

/** A document that a KYC record requires; without a file until the client has sent it. */
export const kycDocuments = pgTable(
  'kyc_documents',
  {
    id: uuid().primaryKey(),
    ricosCode: text()
      .notNull()
      .references(() => kycRecords.ricosCode, { onDelete: 'cascade' }),
    kind: text({ enum: KYC_DOCUMENT_KINDS }).notNull(),
    filename: text(),
    sha256: char({ length: 64 }).references(() => blobs.sha256),
    receivedAt: date({ mode: 'string' }),
    /** The last day on which the bank accepts it. */
    validUntil: date({ mode: 'string' }),
    /** The bank has checked it. */
    isVerified: boolean().notNull().default(false),
  },
  (table) => [
    index().on(table.ricosCode),
    index().on(table.sha256),
    oneOf('kyc_documents_kind', table.kind, KYC_DOCUMENT_KINDS),
    check(
      'kyc_documents_file',
      sql`(${table.filename} is null) = (${table.sha256} is null) and (${table.sha256} is null) = (${table.receivedAt} is null)`,
    ),
  ],
);

/** Power of attorney: who may act for a legal entity towards the bank (DATA-066, DATA-067). */
export const powersOfAttorney = pgTable(
  'powers_of_attorney',
  {
    ricosCode: ricosCode().primaryKey(),
    unicornRefName: text().notNull(),
    executionDate: date({ mode: 'string' }).notNull(),
    /** Structured data exists, not only the signed paper. */
    hasSpartData: boolean().notNull(),
    /** The signed paper as PDF, where the bank has scanned it. */
    sha256: char({ length: 64 }).references(() => blobs.sha256),
  },
  (table) => [
    index().on(table.sha256),
    // The id of a search result (`POWER_ID`).
    index('powers_of_attorney_result').on(sql`(md5('powers:' || ${table.ricosCode})::uuid)`),
  ],
);

/** The powers of one branch of a legal entity, or of a third party that acts for it. */
export const powerBranches = pgTable(
  'power_branches',
  {
    id: uuid().primaryKey(),
    ricosCode: text()
      .notNull()
      .references(() => powersOfAttorney.ricosCode, { onDelete: 'cascade' }),
    position: integer().notNull(),
    name: text().notNull(),
    nameWords: wordsOf('name'),
    refCode: text().notNull(),
    ricosType: text({ enum: RICOS_TYPES }).notNull(),
  },
  (table) => [
    unique().on(table.ricosCode, table.refCode),
    oneOf('power_branches_ricos_type', table.ricosType, RICOS_TYPES),
  ],
);

const branchId = () =>
  uuid()
    .notNull()
    .references(() => powerBranches.id, { onDelete: 'cascade' });

/** Which category of signatories may sign for which product, up to which amount. */
export const powerModalities = pgTable(
  'power_modalities',
  {
    id: uuid().primaryKey(),
    branchId: branchId(),
    position: integer().notNull(),
    category: text().notNull(),
    product: text({ enum: POWER_PRODUCTS }).notNull(),
    /** EUR per operation; null for no limit. */
    limit: money(),
  },
  (table) => [index().on(table.branchId), oneOf('power_modalities_product', table.product, POWER_PRODUCTS)],
);

export const powerSignatories = pgTable(
  'power_signatories',
  {
    id: uuid().primaryKey(),
    branchId: branchId(),
    category: text().notNull(),
    fullName: text().notNull(),
    nameWords: wordsOf('full_name'),
    function: text().notNull(),
    /** Null for a power that is valid until revoked. */
    lastValidityDate: date({ mode: 'string' }),
  },
  (table) => [index().on(table.branchId, table.lastValidityDate)],
);

/** An agreement between the bank and a legal entity (WID-079). */
export const legalAgreements = pgTable(
  'legal_agreements',
  {
    id: uuid().primaryKey(),
    contractId: uuid()
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    ricosCode: ricosCode().notNull(),
    kind: text({ enum: AGREEMENT_KINDS }).notNull(),
    state: text({ enum: AGREEMENT_STATES }).notNull(),
    /** First day of this state. */
    since: date({ mode: 'string' }).notNull(),
    endsOn: date({ mode: 'string' }),
  },
  (table) => [
    index().on(table.contractId, table.ricosCode),
    oneOf('legal_agreements_kind', table.kind, AGREEMENT_KINDS),
    oneOf('legal_agreements_state', table.state, AGREEMENT_STATES),
  ],
);

/** Emissions of a legal entity in a year, in tonnes of carbon dioxide equivalent (WID-069). */
export const carbonEmissions = pgTable(
  'carbon_emissions',
  {
    ricosCode: ricosCode().notNull(),
    year: integer().notNull(),
    scope1: tonnes().notNull(),
    scope2: tonnes().notNull(),
    scope3: tonnes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ricosCode, table.year] })],
);
