import { and, eq, exists, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { User } from '@atrium/contract/users';
import type { Reads } from '../database/index.ts';
import { documents, documentTags, requests, requestTags, tags } from '../database/schema/index.ts';
import { visibleRequests } from '../requests/index.ts';
import { visibleDocuments } from './access.ts';

/** The requests that a person may know of. */
export const seenRequests = (db: Reads, user: User) =>
  db.select({ id: requests.id }).from(requests).where(visibleRequests(db, user));
/** The documents that a person may know of. */
export const seenDocuments = (db: Reads, user: User) =>
  db.select({ id: documents.id }).from(documents).where(visibleDocuments(db, user));

/**
 * Tags a person may know of, as a condition on `tags`: the words of the bank, and the words made on a contract as far as
 * something the person sees bears them. A word may name a deal: another client, or a colleague outside it, never reads it.
 */
export function knownTags(db: Reads, user: User): SQL {
  const onRequest = db
    .select({ one: sql`1` })
    .from(requestTags)
    .where(and(eq(requestTags.tagId, tags.id), sql`${requestTags.requestId} in ${seenRequests(db, user)}`));
  const onDocument = db
    .select({ one: sql`1` })
    .from(documentTags)
    .where(
      and(eq(documentTags.tagId, tags.id), sql`${documentTags.documentId} in ${seenDocuments(db, user)}`),
    );
  return or(isNull(tags.contractId), exists(onRequest), exists(onDocument))!;
}
