import { count, eq, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Request } from '@atrium/contract/requests';
import { signatureProgress } from '@atrium/contract/signature-rules';
import type { Reads } from '../database/index.ts';
import { documents, messages, signatureEnvelopes, signatureSignatories } from '../database/schema/index.ts';

/** Counts the rows of a table for each request. */
async function rowsOf(
  db: Reads,
  table: PgTable,
  requestId: PgColumn,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: requestId, rows: count() })
    .from(table)
    .where(inArray(requestId, [...ids]))
    .groupBy(requestId);
  return new Map(rows.map(({ id, rows: found }) => [id as string, found]));
}

/** Counts the documents, messages and signatures of each request, shown beside the names of its tabs. */
export async function countsOf(
  db: Reads,
  ids: readonly string[],
): Promise<(requestId: string) => Request['counts']> {
  const documentsOf = await rowsOf(db, documents, documents.requestId, ids);
  const messagesOf = await rowsOf(db, messages, messages.requestId, ids);
  const people = await db
    .select({
      requestId: signatureEnvelopes.requestId,
      envelope: signatureEnvelopes.status,
      status: signatureSignatories.status,
    })
    .from(signatureSignatories)
    .innerJoin(signatureEnvelopes, eq(signatureEnvelopes.id, signatureSignatories.envelopeId))
    .where(inArray(signatureEnvelopes.requestId, [...ids]));
  const peopleOf = Map.groupBy(people, ({ requestId }) => requestId);
  return (requestId) => ({
    documents: documentsOf.get(requestId) ?? 0,
    messages: messagesOf.get(requestId) ?? 0,
    ...signatureProgress(
      (peopleOf.get(requestId) ?? []).map(({ envelope, status }) => ({
        status: envelope,
        signatories: [{ status }],
      })),
    ),
  });
}
