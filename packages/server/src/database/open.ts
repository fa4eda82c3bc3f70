import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgTransaction } from 'drizzle-orm/pg-core';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { sql } from 'drizzle-orm';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startEmbedded } from './embedded.ts';
import * as schema from './schema/index.ts';

export type Database = NodePgDatabase<typeof schema> & { readonly $client: pg.Pool };
export type Transaction = PgTransaction<
  NodePgQueryResultHKT,
  typeof schema,
  ExtractTablesWithRelations<typeof schema>
>;

/** What reads run on: the database, or a write's open transaction (the embedded database has only one connection). */
export type Reads = PgDatabase<
  NodePgQueryResultHKT,
  typeof schema,
  ExtractTablesWithRelations<typeof schema>
>;

export interface OpenDatabase {
  readonly db: Database;
  /** The underlying driver, for what needs one session, such as locks and bulk loads. */
  readonly pool: pg.Pool;
  /** False when a connection pooler refuses the statement timeout and has to enforce one itself. */
  readonly limitsStatements: boolean;
  close(): Promise<void>;
}

export type DatabaseLocation =
  | {
      readonly url: string;
      /** Maximum milliseconds per statement, waiting for locks included; no limit unless given. */
      readonly statementTimeout?: number;
    }
  | { readonly folder: string };

const MIGRATIONS = fileURLToPath(new URL('../../drizzle', import.meta.url));
/** Connection timeout in milliseconds. */
const CONNECT_MS = 10_000;
/** Key of the advisory lock under which one instance at a time migrates and seeds an external database. */
const SETUP_LOCK = 4_117_290_001;

/**
 * Opens the external database at `url`, or the embedded one in `folder`. Both use the same driver, so that they share the
 * schema, the migrations and the type parsers.
 */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  if ('url' in location) return external(location);
  const embedded = await startEmbedded(location.folder);
  // One connection: the embedded server interleaves the messages of several.
  const pool = quiet(new pg.Pool({ ...embedded.connection, max: 1, connectionTimeoutMillis: CONNECT_MS }));
  return opened(pool, true, async () => embedded.stop());
}

function opened(pool: pg.Pool, limitsStatements: boolean, stop?: () => Promise<void>): OpenDatabase {
  return {
    db: drizzle(pool, { schema, casing: 'snake_case' }),
    pool,
    limitsStatements,
    close: async () => {
      await pool.end();
      await stop?.();
    },
  };
}

function quiet(pool: pg.Pool): pg.Pool {
  // A connection that breaks while idle must not end the process; the next query opens another.
  pool.on('error', () => {});
  // A connection that breaks during a transaction rejects its query and also emits an error event.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Error of PgBouncer, which refuses startup parameters because it shares connections between clients. */
const NO_SETTINGS = /^unsupported startup parameter/;

async function external({
  url,
  statementTimeout,
}: {
  readonly url: string;
  readonly statementTimeout?: number;
}): Promise<OpenDatabase> {
  const options = { connectionString: url, max: 10, connectionTimeoutMillis: CONNECT_MS };
  if (statementTimeout === undefined) return opened(quiet(new pg.Pool(options)), true);
  // JIT compilation takes longer than any statement, up to 0.4 s for a search; pages are in memory, as in the embedded one.
  const settings = { statement_timeout: statementTimeout, options: '-c jit=off -c random_page_cost=1.1' };
  const limited = quiet(new pg.Pool({ ...options, ...settings }));
  try {
    await limited.query('select 1');
    return opened(limited, true);
  } catch (error) {
    await limited.end();
    if (!NO_SETTINGS.test((error as Error).message)) throw error;
    return opened(quiet(new pg.Pool(options)), false);
  }
}

/**
 * Applies the migrations, then runs `prepare`. On an external database only one instance at a time does so, so that several
 * instances can start at once.
 */
export const migrateDatabase = (database: OpenDatabase, prepare: () => Promise<void>): Promise<void> =>
  aloneAtSetup(database, async () => {
    await migrate(database.db, { migrationsFolder: MIGRATIONS });
    await prepare();
  });

/**
 * Runs `setUp` in one instance at a time, such as creating a schema, which fails in PostgreSQL when two instances do it
 * concurrently. It runs on other connections than the one that holds the advisory lock. The lock is held by a transaction,
 * as sessions are shared behind a pooler. The embedded database has one server and needs no lock.
 */
export async function aloneAtSetup<T>(
  { pool }: Pick<OpenDatabase, 'pool'>,
  setUp: () => Promise<T>,
): Promise<T> {
  const shared = (pool.options.max ?? 1) > 1;
  const holder = shared ? await pool.connect() : null;
  try {
    await holder?.query('begin');
    await holder?.query('set local idle_in_transaction_session_timeout = 0');
    await holder?.query('set local statement_timeout = 0');
    await holder?.query('select pg_advisory_xact_lock($1)', [SETUP_LOCK]);
    return await setUp();
  } finally {
    // A connection whose commit fails would keep the lock, so it is closed.
    const isBroken = await holder?.query('commit').then(
      () => false,
      () => true,
    );
    holder?.release(isBroken);
  }
}

/** Returns how many migrations of this release are not applied; 0 when a later release has migrated the database. */
export async function missingMigrations(db: Database): Promise<number> {
  const { rows } = await db.execute<{ applied: string }>(
    sql`select count(*) as applied from drizzle.__drizzle_migrations`,
  );
  const all = readMigrationFiles({ migrationsFolder: MIGRATIONS }).length;
  return Math.max(0, all - Number(rows[0]?.applied ?? 0));
}
