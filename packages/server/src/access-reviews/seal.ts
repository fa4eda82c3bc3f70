import { createHash } from 'node:crypto';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Reads } from '../database/index.ts';
import { accessReviewLines, accessReviews, contracts, users } from '../database/schema/index.ts';
import type { PeopleOfReview } from '../database/schema/index.ts';
import { notFound } from '../http/index.ts';

type Line = typeof accessReviewLines.$inferSelect;

/** Returns the present names of the given users, to keep with a review that is being closed. */
export async function namesOf(db: Reads, ids: readonly (string | null)[]): Promise<PeopleOfReview> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  const found = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(users)
    .where(inArray(users.id, wanted));
  return Object.fromEntries(found.map(({ id, ...names }) => [id, names]));
}

const lineOf = (line: Line) => [
  line.id,
  line.userId,
  line.serviceCode,
  line.right,
  line.listName,
  line.decision,
  line.comment,
  line.decidedById,
  line.decidedAt?.toISOString() ?? null,
];

/**
 * Returns the seal of a closed review: the SHA-256 in hex of what is stored of it. It covers the names of its people and
 * contract at closing, and its lines by id, so that no later change of a name changes the seal computed again. Older
 * reviews did not keep the name of their contract, and their seal does not cover it.
 */
export async function sealOf(db: Reads, reviewId: string): Promise<string> {
  const [found] = await db
    .select({ review: accessReviews, number: contracts.number })
    .from(accessReviews)
    .innerJoin(contracts, eq(contracts.id, accessReviews.contractId))
    .where(eq(accessReviews.id, reviewId));
  if (!found) throw notFound();
  const { review, number } = found;
  const lines = await db
    .select()
    .from(accessReviewLines)
    .where(eq(accessReviewLines.reviewId, reviewId))
    .orderBy(asc(accessReviewLines.id));
  const people = Object.entries(review.people ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const sealed = {
    contract: {
      id: review.contractId,
      number,
      ...(review.contractName !== null && { name: review.contractName }),
    },
    review: {
      id: review.id,
      name: review.name,
      closedAt: review.closedAt?.toISOString() ?? null,
      closedBy: review.closedById,
    },
    people: people.map(([id, { firstName, lastName, email }]) => [id, firstName, lastName, email]),
    lines: lines.map(lineOf),
  };
  return createHash('sha256').update(JSON.stringify(sealed)).digest('hex');
}
