import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/index.ts';
import { contractNumbers, contracts } from '../database/schema/index.ts';

/**
 * Raises the last number used to the highest of all contracts plus `more`, and returns it. Locks its row until the end of
 * the transaction, so that no number is given twice.
 */
async function raiseLast(tx: Transaction, more: 0 | 1): Promise<number> {
  const known = sql`(select coalesce(max(${contracts.number}::int), 0) from ${contracts})`;
  const [row] = await tx
    .insert(contractNumbers)
    .values({ last: sql`${known} + ${more}::int` })
    .onConflictDoUpdate({
      target: contractNumbers.only,
      set: { last: sql`greatest(${contractNumbers.last}, ${known}) + ${more}::int` },
    })
    .returning({ last: contractNumbers.last });
  return row!.last;
}

/** Returns the number of a new contract, which no contract has had before: five digits. */
export const nextNumber = async (tx: Transaction): Promise<string> =>
  String(await raiseLast(tx, 1)).padStart(5, '0');

/** Keeps the number of a contract that is about to be deleted from being given again: its audit trail stays. */
export const retireNumber = async (tx: Transaction): Promise<void> => {
  await raiseLast(tx, 0);
};
