import { AGREEMENT_KINDS, AGREEMENT_STATES } from '@atrium/contract/legal-dashboard-rules';
import { boolean, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { legalEntities } from './clients.ts';
import { oneOf, tonnes } from './columns.ts';
import { contracts } from './contracts.ts';

const ricosCode = () => text().references(() => legalEntities.ricosCode);

/** The file by which the bank knows a legal entity (DATA-065). */
export const kycRecords = pgTable(
  'kyc_records',
  {
    ricosCode: ricosCode().primaryKey(),
    nextReviewAt: date({ mode: 'string' }),
    lastReviewAt: date({ mode: 'string' }),
    /** The review that people have been told of. */
    announcedReviewAt: date({ mode: 'string' }),
  },
  (table) => [index().on(table.nextReviewAt)],
);

/** Who may act for a legal entity towards the bank (DATA-066, DATA-067). */
export const powersOfAttorney = pgTable('powers_of_attorney', {
  ricosCode: ricosCode().primaryKey(),
  unicornRefName: text().notNull(),
  executionDate: date({ mode: 'string' }).notNull(),
  /** Structured data exists, not the signed paper alone. */
  hasSpartData: boolean().notNull(),
  hasPdf: boolean().notNull(),
});

export const powerSignatories = pgTable(
  'power_signatories',
  {
    id: uuid().primaryKey(),
    ricosCode: text()
      .notNull()
      .references(() => powersOfAttorney.ricosCode, { onDelete: 'cascade' }),
    category: text().notNull(),
    fullName: text().notNull(),
    function: text().notNull(),
    /** None where the power holds until it is revoked. */
    lastValidityDate: date({ mode: 'string' }),
  },
  (table) => [index().on(table.ricosCode, table.lastValidityDate)],
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

/** What a legal entity emitted in a year, in tonnes of carbon dioxide equivalent (WID-069). */
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
