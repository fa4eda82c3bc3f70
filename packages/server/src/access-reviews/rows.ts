import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type {
  AccessReview,
  AccessReviewDetail,
  AccessReviewLine,
  OpenAccessReview,
} from '@atrium/contract/access-reviews';
import { rightsOfService, serviceRightId } from '@atrium/contract/service-rights-rules';
import { byCatalogueOrder, SERVICES } from '@atrium/contract/services';
import type { ServiceCode } from '@atrium/contract/services';
import { rightLabel } from '../contracts/index.ts';
import type { Reads } from '../database/index.ts';
import { accessReviewLines, accessReviews, contracts, users } from '../database/schema/index.ts';
import { notFound } from '../http/index.ts';
import type { Language } from '../http/index.ts';

const opener = alias(users, 'opener');
const closer = alias(users, 'closer');
const decider = alias(users, 'decider');

type People = typeof users | typeof opener | typeof closer | typeof decider;
/** A name of a person of a review: as it was at closing (decision 80), and the present one while it is open. */
const keptName = (of: People, field: 'firstName' | 'lastName' | 'email') =>
  sql<string>`coalesce(${accessReviews.people} -> ${of.id}::text ->> ${sql.raw(`'${field}'`)}, ${of[field]})`;
const nameOf = (of: People) => ({ firstName: keptName(of, 'firstName'), lastName: keptName(of, 'lastName') });
const openedBy = { id: opener.id, ...nameOf(opener) };
const closedBy = { id: closer.id, ...nameOf(closer) };
const decidedBy = { id: decider.id, ...nameOf(decider) };
const person = { id: users.id, ...nameOf(users), email: keptName(users, 'email') };

/** Returns the reviews of a contract, newest first; only `reviewId` if given. */
export const reviewsOf = (db: Reads, contractId: string, reviewId?: string): Promise<AccessReview[]> =>
  reviewsWhere(
    db,
    and(
      eq(accessReviews.contractId, contractId),
      reviewId === undefined ? undefined : eq(accessReviews.id, reviewId),
    ),
  );

/** Returns the open reviews of all contracts with the contract names, by due date. */
export async function openReviewsOf(db: Reads): Promise<OpenAccessReview[]> {
  const reviews = await reviewsWhere(db, isNull(accessReviews.closedAt));
  const named = await db
    .select({ id: contracts.id, name: contracts.name, number: contracts.number })
    .from(contracts)
    .where(inArray(contracts.id, [...new Set(reviews.map(({ contractId }) => contractId))]));
  const contractOf = new Map(named.map((contract) => [contract.id, contract]));
  return reviews
    .map((review) => ({ ...review, contract: contractOf.get(review.contractId)! }))
    .toSorted((a, b) => a.dueDate.localeCompare(b.dueDate) || a.contract.name.localeCompare(b.contract.name));
}

async function reviewsWhere(db: Reads, condition: SQL | undefined): Promise<AccessReview[]> {
  const rows = await db
    .select({ review: accessReviews, openedBy, closedBy })
    .from(accessReviews)
    .innerJoin(opener, eq(opener.id, accessReviews.openedById))
    .leftJoin(closer, eq(closer.id, accessReviews.closedById))
    .where(condition)
    .orderBy(desc(accessReviews.openedAt), desc(accessReviews.id));
  if (rows.length === 0) return [];
  const counts = await db
    .select({
      reviewId: accessReviewLines.reviewId,
      total: count(),
      decided: count(accessReviewLines.decision),
      revoked: sql<number>`count(*) filter (where ${accessReviewLines.decision} = 'REVOKED')`.mapWith(Number),
      // A line is only added or changed, which increments its own version, and never deleted.
      version: sql<number>`sum(${accessReviewLines.version})`.mapWith(Number),
    })
    .from(accessReviewLines)
    .where(
      inArray(
        accessReviewLines.reviewId,
        rows.map(({ review }) => review.id),
      ),
    )
    .groupBy(accessReviewLines.reviewId);
  const countsOf = new Map(counts.map(({ reviewId: id, ...of }) => [id, of]));
  return rows.map(({ review: { id, contractId, name, dueDate, openedAt, closedAt, digest }, ...by }) => {
    const { version, ...lines } = countsOf.get(id) ?? { version: 0, total: 0, decided: 0, revoked: 0 };
    return {
      id,
      contractId,
      name,
      dueDate,
      openedAt: openedAt.toISOString(),
      openedBy: by.openedBy,
      closedAt: closedAt?.toISOString() ?? null,
      closedBy: by.closedBy,
      digest,
      lines,
      version,
    };
  });
}

/** Returns one review of a contract; 404 if the contract has no review with this id. */
export async function reviewOf(db: Reads, contractId: string, reviewId: string): Promise<AccessReview> {
  const [review] = await reviewsOf(db, contractId, reviewId);
  if (!review) throw notFound();
  return review;
}

/** Returns the lines of a review by person and service; only those in `ids` if given. */
export async function linesOf(
  db: Reads,
  reviewId: string,
  language: Language,
  ids?: readonly string[],
): Promise<AccessReviewLine[]> {
  const rows = await db
    .select({ line: accessReviewLines, person, decidedBy })
    .from(accessReviewLines)
    .innerJoin(accessReviews, eq(accessReviews.id, accessReviewLines.reviewId))
    .innerJoin(users, eq(users.id, accessReviewLines.userId))
    .leftJoin(decider, eq(decider.id, accessReviewLines.decidedById))
    .where(and(eq(accessReviewLines.reviewId, reviewId), ids && inArray(accessReviewLines.id, [...ids])))
    .orderBy(
      asc(sql`fold_text(${person.lastName})`),
      asc(sql`fold_text(${person.firstName})`),
      asc(users.id),
      asc(accessReviewLines.id),
    );
  const positions = new Map(
    [...new Set(rows.map((row) => row.person.id))].map((id, position) => [id, position]),
  );
  return rows
    .map(({ line, ...people }): AccessReviewLine => {
      const code = line.serviceCode as ServiceCode;
      return {
        id: line.id,
        person: people.person,
        contractStatus: line.contractStatus,
        clientRole: line.clientRole,
        service: {
          id: code,
          label: SERVICES[code].label[language],
          linkedToLegalEntities: rightsOfService(code).linkedToLegalEntities,
        },
        right: { id: serviceRightId(code, line.right), label: rightLabel(line.right, language) },
        listName: line.listName,
        decision: line.decision,
        comment: line.comment,
        decidedBy: people.decidedBy,
        decidedAt: line.decidedAt?.toISOString() ?? null,
        version: line.version,
      };
    })
    .toSorted(
      (a, b) =>
        positions.get(a.person.id)! - positions.get(b.person.id)! ||
        byCatalogueOrder(a.service.id, b.service.id),
    );
}

/** Returns the contract of a review as its result names it: with the name that it had at closing, if that was kept. */
export async function contractOfResult(
  db: Reads,
  reviewId: string,
): Promise<{ number: string; name: string }> {
  const [contract] = await db
    .select({
      number: contracts.number,
      name: sql<string>`coalesce(${accessReviews.contractName}, ${contracts.name})`,
    })
    .from(accessReviews)
    .innerJoin(contracts, eq(contracts.id, accessReviews.contractId))
    .where(eq(accessReviews.id, reviewId));
  if (!contract) throw notFound();
  return contract;
}

/** A review with all its lines. */
export const reviewWithLines = async (
  db: Reads,
  contractId: string,
  reviewId: string,
  language: Language,
): Promise<AccessReviewDetail> => ({
  ...(await reviewOf(db, contractId, reviewId)),
  reviewed: await linesOf(db, reviewId, language),
});
