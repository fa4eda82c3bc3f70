import { and, eq, inArray, isNotNull, isNull, notExists, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { holdsService, isAdmin } from '@atrium/contract/access';
import { PUBLIC_DOCUMENT_CATEGORIES } from '@atrium/contract/document-rules';
import type { User } from '@atrium/contract/users';
import { ownContracts } from '../contracts/index.ts';
import type { Reads } from '../database/index.ts';
import { documentRecipients, documents, pendingDocuments, requests } from '../database/schema/index.ts';
import { visibleRequests } from '../requests/index.ts';

/** Condition: documents for all members of their contract, or with the user among their recipients. */
function isAddressedTo(db: Reads, user: User): SQL {
  const recipients = db
    .select({ id: documentRecipients.userId })
    .from(documentRecipients)
    .where(eq(documentRecipients.documentId, documents.id));
  return or(notExists(recipients), sql`${user.id} in ${recipients}`)!;
}

/**
 * Condition on `documents`: those the user may see. Documents of a request with the request itself; for holders of the
 * documents service, those of a contract with the contract (its bank team, and the members they are addressed to) and
 * those published to everyone; and the user's own uploads that are not attached yet.
 */
export function visibleDocuments(db: Reads, user: User): SQL {
  const uploaded = db
    .select({ id: pendingDocuments.documentId })
    .from(pendingDocuments)
    .where(eq(pendingDocuments.userId, user.id));
  // Bank administrators see every request and contract: a subquery for all of them would be slow.
  const seesAll = isAdmin.allows(user);
  const ways: (SQL | undefined)[] = [sql`${documents.id} in ${uploaded}`];
  if (holdsService('REQUESTS_BOARD').allows(user)) {
    const seen = db.select({ id: requests.id }).from(requests).where(visibleRequests(db, user));
    ways.push(seesAll ? isNotNull(documents.requestId) : sql`${documents.requestId} in ${seen}`);
  }
  if (holdsService('DOCUMENTS').allows(user)) {
    ways.push(
      and(
        isNull(documents.requestId),
        seesAll ? isNotNull(documents.contractId) : sql`${documents.contractId} in ${ownContracts(db, user)}`,
        user.contactInformation.isInternal ? undefined : isAddressedTo(db, user),
      ),
    );
    ways.push(inArray(documents.category, [...PUBLIC_DOCUMENT_CATEGORIES]));
  }
  return or(...ways)!;
}

/** Condition for lists: without drafts, which are uploads that are not attached yet and that only the uploader can open. */
export function listedDocuments(db: Reads, user: User): SQL {
  const drafts = db.select({ id: pendingDocuments.documentId }).from(pendingDocuments);
  return sql`(${visibleDocuments(db, user)}) and ${documents.id} not in ${drafts}`;
}
