import { and, asc, eq, exists, inArray, sql } from 'drizzle-orm';
import type { Column, SQL } from 'drizzle-orm';
import type { ExpiryEntry } from '@atrium/contract/expiry-calendar';
import type { ExpiryKind } from '@atrium/contract/expiry-calendar-rules';
import { RUNNING_STATES } from '@atrium/contract/request-rules';
import { BANK_TIME_ZONE, bankDay } from '../bank-time.ts';
import type { Reads } from '../database/index.ts';
import {
  legalEntities,
  requestLegalEntities,
  requests,
  signatureEnvelopes,
  signatureSignatories,
} from '../database/schema/index.ts';
import { isYourTurn, requestPath, visibleRequests } from '../requests/index.ts';
import { isWaitingFor } from '../signatures/index.ts';
import type { ExpiryQuestion, ExpirySource, FoundExpiry } from './source.ts';

/** Returns a lookup of the legal entities by request id. */
async function entitiesOf(
  db: Reads,
  ids: readonly string[],
): Promise<(requestId: string) => ExpiryEntry['entities']> {
  const rows = await db
    .select({
      requestId: requestLegalEntities.requestId,
      ricosCode: legalEntities.ricosCode,
      name: legalEntities.longName,
    })
    .from(requestLegalEntities)
    .innerJoin(legalEntities, eq(legalEntities.ricosCode, requestLegalEntities.ricosCode))
    .where(inArray(requestLegalEntities.requestId, [...new Set(ids)]))
    .orderBy(asc(legalEntities.longName), asc(legalEntities.ricosCode));
  const byRequest = Map.groupBy(rows, ({ requestId }) => requestId);
  return (requestId) => (byRequest.get(requestId) ?? []).map(({ ricosCode, name }) => ({ ricosCode, name }));
}

/** Condition: a request is about one of the legal entities of the filter. */
function isAbout(db: Reads, { entities }: ExpiryQuestion): SQL | undefined {
  if (!entities || entities.length === 0) return undefined;
  return exists(
    db
      .select({ one: sql`1` })
      .from(requestLegalEntities)
      .where(
        and(
          eq(requestLegalEntities.requestId, requests.id),
          inArray(requestLegalEntities.ricosCode, [...entities]),
        ),
      ),
  );
}

/** Condition: the entry has waited since a day of the span. */
const isAskedSince = (since: Column, { from, to }: ExpiryQuestion): SQL =>
  sql`(${since} at time zone ${BANK_TIME_ZONE})::date between ${from}::date and ${to}::date`;

interface Waiting {
  readonly id: string;
  readonly since: Date;
  readonly title: string;
  readonly requestId: string;
  readonly reference: string;
}

/** Converts rows to entries dated to the day since when each waits, which is never in the future. */
async function entriesOf(db: Reads, kind: ExpiryKind, rows: readonly Waiting[]): Promise<FoundExpiry[]> {
  const entities = await entitiesOf(
    db,
    rows.map(({ requestId }) => requestId),
  );
  return rows.map(({ id, since, title, requestId, reference }) => ({
    id: `${kind}-${id}`,
    kind,
    date: bankDay(since),
    title,
    reference,
    entities: entities(requestId),
    amount: null,
    path: requestPath(requestId),
  }));
}

/** Envelopes in which it is the user's turn to sign, dated to their invitation. */
export const signatures: ExpirySource = {
  kind: 'SIGNATURE',
  async read(db, { user }, question) {
    const rows = await db
      .select({
        id: signatureEnvelopes.id,
        since: signatureSignatories.invitedAt,
        title: signatureEnvelopes.title,
        requestId: requests.id,
        reference: requests.reference,
      })
      .from(signatureSignatories)
      .innerJoin(signatureEnvelopes, eq(signatureEnvelopes.id, signatureSignatories.envelopeId))
      .innerJoin(requests, eq(requests.id, signatureEnvelopes.requestId))
      .where(
        and(
          isWaitingFor(user),
          inArray(requests.state, [...RUNNING_STATES]),
          visibleRequests(db, user),
          isAbout(db, question),
          isAskedSince(signatureSignatories.invitedAt, question),
        ),
      )
      .orderBy(asc(signatureSignatories.invitedAt), asc(signatureEnvelopes.id))
      .limit(question.limit);
    const waiting = rows.map((row) => ({ ...row, since: row.since! }));
    return entriesOf(db, 'SIGNATURE', waiting);
  },
};

/** Requests whose closure waits for the user's confirmation, dated to when it was asked for. */
export const closures: ExpirySource = {
  kind: 'REQUEST_CLOSURE',
  async read(db, { user }, question) {
    const rows = await db
      .select({
        id: requests.id,
        since: requests.stateSince,
        title: requests.title,
        requestId: requests.id,
        reference: requests.reference,
      })
      .from(requests)
      .where(
        and(
          eq(requests.state, 'TO_CLOSE'),
          // Not what the user may close: administrators of the bank may close any request, but only some wait for them.
          isYourTurn(user, 'confirmClosure'),
          visibleRequests(db, user),
          isAbout(db, question),
          isAskedSince(requests.stateSince, question),
        ),
      )
      .orderBy(asc(requests.stateSince), asc(requests.id))
      .limit(question.limit);
    return entriesOf(db, 'REQUEST_CLOSURE', rows);
  },
};
