import { sql } from 'drizzle-orm';
import { bankDay } from '../bank-time.ts';
import type { Transaction } from '../database/index.ts';
import { requestNumbers, requests } from '../database/schema/index.ts';

/**
 * Returns the next reference of the bank's current year, such as R-2026-04817. The row of the year is locked until the
 * end of the transaction, so that no number is given twice; a new row continues after the existing references of its year.
 */
export async function nextReference(tx: Transaction, now: Date): Promise<string> {
  const year = Number(bankDay(now).slice(0, 4));
  const known = sql`(select coalesce(max(substring(${requests.reference} from 8)::int), 0)
    from ${requests} where ${requests.reference} ~ ${`^R-${year}-[0-9]+$`})`;
  const [row] = await tx
    .insert(requestNumbers)
    .values({ year, last: sql`${known} + 1` })
    .onConflictDoUpdate({ target: requestNumbers.year, set: { last: sql`${requestNumbers.last} + 1` } })
    .returning({ last: requestNumbers.last });
  return `R-${year}-${String(row!.last).padStart(5, '0')}`;
}
