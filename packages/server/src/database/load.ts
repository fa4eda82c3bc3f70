import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from './open.ts';

const ROWS_PER_STATEMENT = 2500;

const columnName = (key: string): string => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Inserts many rows with one parameter per statement: they are sent as JSON, and the database takes the types of the
 * columns from the table. All rows must have the same columns.
 */
export async function load<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const name = sql.identifier(getTableName(table));
  const columns = sql.join(
    Object.keys(first).map((key) => sql.identifier(columnName(key))),
    sql`, `,
  );
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const batch = rows
      .slice(start, start + ROWS_PER_STATEMENT)
      .map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [columnName(key), value])));
    await tx.execute(
      sql`insert into ${name} (${columns}) select ${columns} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(batch)}::jsonb)`,
    );
  }
}
