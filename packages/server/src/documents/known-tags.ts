import { and, eq, exists, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { User } from '@atrium/contract/users';
import type { Reads } from '../database/index.ts';
import { documents, documentTags, requests, requestTags, tags } from '../database/schema/index.ts';
import { visibleRequests } from '../requests/index.ts';
import { visibleDocuments } from './access.ts';

/** Selects the ids of the requests that the user may see. */
export const seenRequests = (db: Reads, user: User) =>
  db.select({ id: requests.id }).from(requests).where(visibleRequests(db, user));
/** Selects the ids of the documents that the user may see. */
export const seenDocuments = (db: Reads, user: User) =>
  db.select({ id: documents.id }).from(documents).where(visibleDocuments(db, user));

/**
 * Condition on `tags`: those the user may know of. These are the bank's tags, and tags created on a contract that are
 * on something the user can see. A tag may name a deal: other clients, and colleagues outside the deal, must not read
 * it.
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
