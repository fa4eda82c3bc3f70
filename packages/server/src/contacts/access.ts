import { and, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { User } from '@atrium/contract/users';
import { knownPeople, ownContracts } from '../contracts/index.ts';
import type { Reads } from '../database/index.ts';
import { contactBookmarks, contactContracts, contacts, users } from '../database/schema/index.ts';

/**
 * Condition on `contacts`: contacts of the contracts that the user may see, except people who have left, demo accounts
 * and people of other providers (`knownPeople`).
 */
export function visibleContacts(db: Reads, user: User): SQL {
  const present = db
    .select({ id: users.id })
    .from(users)
    .where(and(isNull(users.deletedAt), eq(users.demoMode, false), knownPeople(user)));
  return and(
    or(isNull(contacts.userId), inArray(contacts.userId, present)),
    exists(
      db
        .select({ one: sql`1` })
        .from(contactContracts)
        .where(
          and(
            eq(contactContracts.contactId, contacts.id),
            sql`${contactContracts.contractId} in ${ownContracts(db, user)}`,
          ),
        ),
    ),
  )!;
}

/** Condition on `contacts`: the user added the contact to their favourites. */
export const isBookmarked = (db: Reads, user: User): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(contactBookmarks)
      .where(and(eq(contactBookmarks.contactId, contacts.id), eq(contactBookmarks.userId, user.id))),
  );

/** Condition on `contacts`: the user can write to the contact. Nobody writes to themselves. */
export const isContactable = (user: User): SQL =>
  sql`(${contacts.canBeContacted} and ${contacts.userId} is distinct from ${user.id}::uuid)`;
