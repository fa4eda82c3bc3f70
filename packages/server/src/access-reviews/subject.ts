import { and, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { knowsAllMembers, managesContracts } from '@atrium/contract/access';
import { Id } from '@atrium/contract/ids';
import type { User } from '@atrium/contract/users';
import { administeredContracts } from '../contracts/index.ts';
import type { Database } from '../database/index.ts';
import { accessReviews } from '../database/schema/index.ts';
import type { Subject, SubjectKind } from '../notifications/index.ts';
import { decidingOnContract, decidingOnMyContract } from './deciding.ts';

interface Review {
  readonly id: string;
  readonly contractId: string;
}

/** Returns the notification subjects of an access review, one per page on which reviewers decide (decision 95). */
export const reviewSubjects = (review: Review): readonly Subject[] => [
  {
    service: 'CONTRACTS',
    path: () => `/contracts/${review.contractId}/access-reviews/${review.id}`,
    concerned: (db) => decidingOnContract(db, review),
  },
  {
    service: 'MY_CONTRACT',
    path: () => `/my-contract/access-reviews/${review.id}`,
    concerned: (db) => decidingOnMyContract(db, review),
  },
];

const namesOfReviews = (db: Database, ids: readonly string[], where?: SQL) =>
  db
    .select({ id: accessReviews.id, name: accessReviews.name })
    .from(accessReviews)
    .where(and(inArray(accessReviews.id, [...ids]), where));

/** Condition on `access_reviews`: those that a client administrator may read. */
const ofAdministered = (db: Database, user: User): SQL =>
  knowsAllMembers.allows(user)
    ? inArray(accessReviews.contractId, administeredContracts(db, user.id))
    : sql`false`;

const reviewAt = (url: string, page: RegExp): string | null => Id.safeParse(page.exec(url)?.[1]).data ?? null;

/** Contract page: bank administrators, and client administrators of several contracts. My contract: all others. */
export const reviewSubjectKinds: readonly SubjectKind[] = [
  {
    service: 'CONTRACTS',
    read: (url) => reviewAt(url, /^\/contracts\/[^/?]+\/access-reviews\/([^/?]+)$/),
    names: (db, { user }, ids) =>
      namesOfReviews(db, ids, managesContracts.allows(user) ? undefined : ofAdministered(db, user)),
  },
  {
    service: 'MY_CONTRACT',
    read: (url) => reviewAt(url, /^\/my-contract\/access-reviews\/([^/?]+)$/),
    names: (db, { user }, ids) => namesOfReviews(db, ids, ofAdministered(db, user)),
  },
];
