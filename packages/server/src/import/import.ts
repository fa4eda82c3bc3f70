import { eq } from 'drizzle-orm';
import { ConfigError } from '../config.ts';
import type { Database, Transaction } from '../database/index.ts';
import { users } from '../database/schema/index.ts';
import { Failure } from '../http/index.ts';
import { auditTrail } from '../platform.ts';
import type { AuditTrail } from '../platform.ts';
import { Fields, LineError } from './fields.ts';
import type { Outcome } from './fields.ts';
import type { Columns, Line } from './read.ts';

/** Context in which a line is imported. */
interface LineContext {
  readonly tx: Transaction;
  readonly audit: AuditTrail;
  readonly newId: () => string;
  readonly now: Date;
}

/** A file that can be imported: its columns, and how a line is written to the database. */
export interface ImportFile extends Columns {
  /** Key of the record that a line describes; unique within a file. */
  keyOf(fields: Fields): string;
  /** Creates or updates the record that the line describes. */
  put(context: LineContext, fields: Fields): Promise<Outcome>;
}

/** Result of one line. */
export interface LineReport {
  readonly file: string;
  readonly line: number;
  readonly outcome: Outcome | 'refused';
  /** Key of the record; for a refused line, the reason. */
  readonly text: string;
}

export interface ImportOptions {
  /** Email address of the administrator who is recorded as the author in the audit trail. */
  readonly by: string;
  /** Checks and reports everything, but writes nothing. */
  readonly isDryRun: boolean;
  readonly now: Date;
  readonly newId: () => string;
}

/** Thrown to roll back the whole import. */
class Undone extends Error {}

/** Returns why a line is refused, in one sentence; null for errors that the line did not cause. */
function reasonOf(error: unknown): string | null {
  if (error instanceof LineError) return error.message;
  if (error instanceof Failure) return error.entries[0]!.label.en;
  const { code, constraint } = (error as { cause?: { code?: string; constraint?: string } }).cause ?? {};
  // A violated constraint of the database, such as a duplicate key (SQLSTATE class 23).
  return code?.startsWith('23') ? `rejected by the database (${constraint ?? code})` : null;
}

async function administrator(tx: Transaction, email: string): Promise<string> {
  const [row] = await tx.select().from(users).where(eq(users.email, email.trim().toLowerCase()));
  if (!row || row.deletedAt || !row.isAdmin)
    throw new ConfigError(`--as must be the address of a bank administrator, not '${email}'`);
  return row.id;
}

/** Imports one line in its own savepoint, so completely or not at all. */
async function takeLine(
  tx: Transaction,
  within: (tx: Transaction) => LineContext,
  file: ImportFile,
  { fields, number }: Line,
  seen: Map<string, number>,
): Promise<LineReport> {
  const report = { file: file.file, line: number };
  try {
    const read = new Fields(fields);
    const key = file.keyOf(read);
    const before = seen.get(key);
    if (before !== undefined) throw new LineError(`${key} is already in line ${before}`);
    seen.set(key, number);
    const outcome = await tx.transaction((saved) => file.put(within(saved), read));
    return { ...report, outcome, text: key };
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === null) throw error;
    return { ...report, outcome: 'refused', text: reason };
  }
}

/**
 * Imports all lines of all files in one transaction and reports each. A refused line rolls back the whole import; the other
 * lines are still checked, so that one run reports all errors (decision 79).
 */
export async function importLines(
  db: Database,
  files: readonly ImportFile[],
  lines: ReadonlyMap<string, readonly Line[]>,
  { by, isDryRun, newId, now }: ImportOptions,
): Promise<LineReport[]> {
  const reports: LineReport[] = [];
  try {
    await db.transaction(async (tx) => {
      const call = {
        actor: { userId: await administrator(tx, by), impersonatorId: null },
        correlationId: 'npm-run-import',
      };
      const within = (saved: Transaction): LineContext => ({
        tx: saved,
        audit: auditTrail(saved, call, now),
        newId,
        now,
      });
      for (const file of files) {
        const seen = new Map<string, number>();
        for (const line of lines.get(file.file) ?? [])
          reports.push(await takeLine(tx, within, file, line, seen));
      }
      if (isDryRun || reports.some(({ outcome }) => outcome === 'refused')) throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  return reports;
}
