import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { pageOf, windowOf } from '@atrium/contract/list-rules';
import type { Page } from '@atrium/contract/paging';
import { RUNNING_STATES } from '@atrium/contract/request-rules';
import type { WaitingEnvelope } from '@atrium/contract/signatures';
import type { User } from '@atrium/contract/users';
import type { Database } from '../database/index.ts';
import { requests, signatureEnvelopes, signatureSignatories } from '../database/schema/index.ts';
import { isWaitingFor } from './waiting.ts';
import { visibleRequests } from '../requests/index.ts';
import { countOf } from '../database/index.ts';

/** Returns the envelopes in which it is the user's turn, of running requests that they may see, longest waiting first. */
export async function waitingEnvelopes(
  db: Database,
  user: User,
  { page, size }: { page: number; size: number },
): Promise<Page<WaitingEnvelope>> {
  const mine = and(
    isWaitingFor(user),
    inArray(requests.state, [...RUNNING_STATES]),
    visibleRequests(db, user),
  );
  const people = (condition: ReturnType<typeof sql>) =>
    sql<number>`(select count(*)::int from signature_signatories one where one.envelope_id = ${signatureEnvelopes.id} and ${condition})`;
  const rows = await db
    .select({
      envelopeId: signatureEnvelopes.id,
      title: signatureEnvelopes.title,
      requestId: requests.id,
      requestTitle: requests.title,
      invitedAt: signatureSignatories.invitedAt,
      signedCount: people(sql`one.status = 'Signed'`),
      signatoriesCount: people(sql`true`),
    })
    .from(signatureSignatories)
    .innerJoin(signatureEnvelopes, eq(signatureEnvelopes.id, signatureSignatories.envelopeId))
    .innerJoin(requests, eq(requests.id, signatureEnvelopes.requestId))
    .where(mine)
    .orderBy(asc(signatureSignatories.invitedAt), asc(signatureEnvelopes.id))
    .limit(size)
    .offset(windowOf(page, size).offset);
  const [counted] = await db
    .select({ total: countOf() })
    .from(signatureSignatories)
    .innerJoin(signatureEnvelopes, eq(signatureEnvelopes.id, signatureSignatories.envelopeId))
    .innerJoin(requests, eq(requests.id, signatureEnvelopes.requestId))
    .where(mine);
  const total = counted?.total ?? 0;
  return pageOf(
    rows.map((row) => ({ ...row, invitedAt: row.invitedAt!.toISOString() })),
    total,
    size,
  );
}
