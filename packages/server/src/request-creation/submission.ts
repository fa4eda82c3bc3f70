import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { RequestCreation } from '@atrium/contract/request-creation';
import type { Reads, Transaction } from '../database/open.ts';
import { requestSubmissions } from '../database/schema/index.ts';
import { refusal } from '../http/failure.ts';

interface Created {
  id: string;
  reference: string;
}

export const hashOf = (body: RequestCreation): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('hex');

/** What a form that was sent before has created; refuses another form under the same key. */
export async function submissionOf(
  db: Reads,
  userId: string,
  key: string,
  hash: string,
): Promise<Created | null> {
  const [row] = await db
    .select()
    .from(requestSubmissions)
    .where(and(eq(requestSubmissions.userId, userId), eq(requestSubmissions.idempotencyKey, key)));
  if (!row) return null;
  if (row.bodyHash !== hash)
    throw refusal('CONFLICT', {
      en: `This form has already created request ${row.reference}. Open that one, or begin a new form.`,
      fr: `Ce formulaire a déjà créé la demande ${row.reference}. Ouvrez celle-ci ou commencez un nouveau formulaire.`,
    });
  return { id: row.requestId, reference: row.reference };
}

/**
 * Takes the key for this transaction: null when it was free. A call under way with the same key is waited for, and what it
 * created is the answer.
 */
export async function takeSubmission(
  tx: Transaction,
  userId: string,
  { id, reference, key, hash, now }: Created & { key: string; hash: string; now: Date },
): Promise<Created | null> {
  const taken = await tx
    .insert(requestSubmissions)
    .values({ userId, idempotencyKey: key, bodyHash: hash, requestId: id, reference, createdAt: now })
    .onConflictDoNothing()
    .returning({ requestId: requestSubmissions.requestId });
  return taken.length > 0 ? null : submissionOf(tx, userId, key, hash);
}
