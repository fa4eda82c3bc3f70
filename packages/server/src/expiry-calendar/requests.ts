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
import { quickClosingOf, requestPath, visibleRequests } from '../requests/index.ts';
import { isWaitingFor } from '../signatures/index.ts';
import type { ExpiryQuestion, ExpirySource, FoundExpiry } from './source.ts';

/** The legal entities that each of these requests is about. */
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

/** The condition that a request is about one of the legal entities that the question is narrowed to. */
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

/** The condition that it waits since one of the days asked for; since any, where what is late is asked for too. */
const isAskedSince = (since: Column, { from, to, withLate }: ExpiryQuestion): SQL | undefined =>
  withLate
    ? undefined
    : sql`(${since} at time zone ${BANK_TIME_ZONE})::date between ${from}::date and ${to}::date`;

interface Waiting {
  readonly id: string;
  readonly since: Date;
  readonly title: string;
  readonly requestId: string;
  readonly reference: string;
}

/** As entries of the day since when each waits; nothing that waits lies ahead. */
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

/** Envelopes in which it is the person's turn to sign, since they were invited. */
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

/** Requests whose closure the person can confirm, since it was asked for. */
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
          sql`${quickClosingOf(user)} = 'possible'`,
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
