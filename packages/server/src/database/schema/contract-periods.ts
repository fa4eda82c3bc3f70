import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, oneOf } from './columns.ts';

/** Tables whose rows are kept as they were. */
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
 * What the people of contracts could do, and when: each row of the traced tables as it was, with the time during which it was
 * so. Triggers write it in the transaction of the change, so that no write is missed; nothing else does.
 */
export const contractPeriods = pgTable(
  'contract_periods',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Without a reference: what a contract was outlives it, as its audit trail does. */
    contractId: uuid().notNull(),
    /** The table that the row stands in. */
    kind: text({ enum: TRACED_TABLES }).notNull(),
    /** The row, without the count of its changes. */
    record: jsonb().$type<Readonly<Record<string, string | null>>>().notNull(),
    /** The moment of the transaction that wrote it, which is the same for all that it changes. */
    validFrom: moment().notNull(),
    /** The moment from which the row is no longer so; null for what holds now. */
    validTo: moment(),
  },
  (table) => [
    index().on(table.contractId, table.validFrom),
    // A row is found by what it holds: it holds its own key.
    index('contract_periods_record').using('hash', table.record),
    oneOf('contract_periods_kind', table.kind, TRACED_TABLES),
    check('contract_periods_order', sql`${table.validTo} > ${table.validFrom}`),
  ],
);
