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

/** What a line is taken with. */
interface LineContext {
  readonly tx: Transaction;
  readonly audit: AuditTrail;
  readonly newId: () => string;
  readonly now: Date;
}

/** A file that can be imported: what its columns are, and what becomes of a line. */
export interface ImportFile extends Columns {
  /** What a line is about; no two lines of a file are about the same. */
  keyOf(fields: Fields): string;
  /** Creates or changes what the line is about. */
  put(context: LineContext, fields: Fields): Promise<Outcome>;
}

/** What became of one line. */
export interface LineReport {
  readonly file: string;
  readonly line: number;
  readonly outcome: Outcome | 'refused';
  /** What it is about; of a refused line, why. */
  readonly text: string;
}

export interface ImportOptions {
  /** Address of the administrator in whose name the audit trail keeps it. */
  readonly by: string;
  /** Checks and reports everything, and writes nothing. */
  readonly isDryRun: boolean;
  readonly now: Date;
  readonly newId: () => string;
}

/** Ends the transaction of an import that is to leave nothing. */
class Undone extends Error {}

/** Why a line is refused, in one sentence; null for what is no fault of the line. */
function reasonOf(error: unknown): string | null {
  if (error instanceof LineError) return error.message;
  if (error instanceof Failure) return error.entries[0]!.label.en;
  const { code, constraint } = (error as { cause?: { code?: string; constraint?: string } }).cause ?? {};
  // A rule of the database itself: what is given twice, or has another form (class 23 of its codes).
  return code?.startsWith('23') ? `the database refuses it (${constraint ?? code})` : null;
}

async function administrator(tx: Transaction, email: string): Promise<string> {
  const [row] = await tx.select().from(users).where(eq(users.email, email.trim().toLowerCase()));
  if (!row || row.deletedAt || !row.isAdmin)
    throw new ConfigError(`--as is the address of an administrator of the bank, not '${email}'`);
  return row.id;
}

/** Takes one line, or nothing of it: it has a savepoint of its own. */
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
    if (before !== undefined) throw new LineError(`${key} stands in line ${before} already`);
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
 * Imports all lines of all files in one transaction, and reports each. One that is refused undoes all of them; the others are
 * still checked, so that one run tells everything (decision 79).
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
