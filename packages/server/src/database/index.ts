export { load } from './load.ts';
export { aloneAtSetup, migrateDatabase, missingMigrations, openDatabase } from './open.ts';
export type { Database, OpenDatabase, Reads, Transaction } from './open.ts';
export { repeatedOnConflict } from './repeated.ts';
export { countOf, sumOf } from './sums.ts';
export { textIn } from './text-in.ts';
export { isUnavailable } from './unavailable.ts';
