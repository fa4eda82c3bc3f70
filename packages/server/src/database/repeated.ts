import { setTimeout } from 'node:timers/promises';

/** Error codes of PostgreSQL for a transaction that can succeed if it is repeated: serialisation failure and deadlock. */
const CONFLICTS: ReadonlySet<unknown> = new Set(['40001', '40P01']);
const ATTEMPTS = 4;
/** Longest wait before the second attempt, in milliseconds; doubles with each attempt. */
const WAIT_MS = 50;

/** Whether an error or its cause says that PostgreSQL ended the transaction in favour of a concurrent one. */
function isConflict(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (CONFLICTS.has((cause as { code?: unknown }).code)) return true;
  return false;
}

/**
 * Runs a transaction, and again if PostgreSQL ended it because of a deadlock or a serialisation failure, after a random
 * wait, so that the transactions do not meet again. Throws the error of the last attempt. Everything that `run` does
 * outside the transaction must be safe to repeat.
 */
export async function repeatedOnConflict<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === ATTEMPTS || !isConflict(error)) throw error;
      await setTimeout(Math.random() * WAIT_MS * 2 ** (attempt - 1));
    }
  }
}
