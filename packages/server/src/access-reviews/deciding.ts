import { and, eq, exists, inArray, isNull, ne, not, notExists, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { ADMINISTRATORS_OF_BANK, changingPeopleOf } from '../access-explanations/index.ts';
import type { Reads } from '../database/index.ts';
import { accessReviewLines, accessReviews, contractUsers, roles, users } from '../database/schema/index.ts';

interface Review {
  readonly id: string;
  readonly contractId: string;
}

/**
 * Condition on `users`: the user still has work in a review, because rights of other users are undecided, or because
 * all are decided and the review is to be closed. Nobody decides on their own rights, and people of outsourced services
 * on none: they may not know of everybody in the review.
 */
function hasLeft(db: Reads, { id }: Review): SQL {
  const waiting = db
    .select({ one: sql`1` })
    .from(accessReviewLines)
    .where(and(eq(accessReviewLines.reviewId, id), isNull(accessReviewLines.decision)));
  const ofOthers = db
    .select({ one: sql`1` })
    .from(accessReviewLines)
    .where(
      and(
        eq(accessReviewLines.reviewId, id),
        isNull(accessReviewLines.decision),
        ne(accessReviewLines.userId, users.id),
      ),
    );
  return and(ne(users.kind, 'OSA'), or(exists(ofOthers), notExists(waiting)))!;
}

/** Client administrators of this contract alone, who decide on the My contract page; a condition on `users`. */
export const decidingOnMyContract = (db: Reads, review: Review): SQL =>
  and(changingPeopleOf(db, review.contractId), hasLeft(db, review))!;

/** Bank administrators who serve the contract or opened the review, and client administrators of several contracts. */
export function decidingOnContract(db: Reads, review: Review): SQL {
  const { id, contractId } = review;
  const serving = db.select({ id: roles.userId }).from(roles).where(eq(roles.contractId, contractId));
  const opener = db
    .select({ id: accessReviews.openedById })
    .from(accessReviews)
    .where(eq(accessReviews.id, id));
  const administering = db
    .select({ id: contractUsers.userId })
    .from(contractUsers)
    .where(and(eq(contractUsers.contractId, contractId), eq(contractUsers.clientRole, 'ADMIN')));
  return and(
    or(
      and(ADMINISTRATORS_OF_BANK, or(inArray(users.id, serving), inArray(users.id, opener))),
      and(
        eq(users.isInternal, false),
        inArray(users.id, administering),
        not(changingPeopleOf(db, contractId)),
      ),
    ),
    hasLeft(db, review),
  )!;
}
