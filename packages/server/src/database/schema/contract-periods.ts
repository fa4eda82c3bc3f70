import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, oneOf } from './columns.ts';

/** Tables whose row history is kept. */
export const TRACED_TABLES = [
  'contract_users',
  'contract_user_rights',
  'contract_services',
  'contract_legal_entities',
  'legal_entities_lists',
  'legal_entities_list_members',
] as const;
export type TracedTable = (typeof TRACED_TABLES)[number];

/**
 * History of what users could do in contracts: each state of a row of the traced tables with its validity period. Triggers
 * write it in the transaction of the change, so that no write is missed; nothing else writes it.
 */
export const contractPeriods = pgTable(
  'contract_periods',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** No foreign key: the history outlives the contract, as its audit trail does. */
    contractId: uuid().notNull(),
    /** The traced table of the row. */
    kind: text({ enum: TRACED_TABLES }).notNull(),
    /** The row, without its `version`. */
    record: jsonb().$type<Readonly<Record<string, string | null>>>().notNull(),
    /** Time of the transaction that wrote the row, the same for all rows that it changes. */
    validFrom: moment().notNull(),
    /** Time from which the row is no longer valid; null for the current state. */
    validTo: moment(),
  },
  (table) => [
    index().on(table.contractId, table.validFrom),
    // Rows are looked up by their whole content, which includes their key.
    index('contract_periods_record').using('hash', table.record),
    oneOf('contract_periods_kind', table.kind, TRACED_TABLES),
    check('contract_periods_order', sql`${table.validTo} > ${table.validFrom}`),
  ],
);
