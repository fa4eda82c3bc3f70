import { and, eq, inArray, isNotNull, isNull, notExists, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { holdsService, isAdmin } from '@atrium/contract/access';
import { PUBLIC_DOCUMENT_CATEGORIES } from '@atrium/contract/document-rules';
import type { User } from '@atrium/contract/users';
import { ownContracts } from '../contracts/index.ts';
import type { Reads } from '../database/index.ts';
import { documentRecipients, documents, pendingDocuments, requests } from '../database/schema/index.ts';
import { visibleRequests } from '../requests/index.ts';

/** Documents that are for all members of their contract, or for this one among others. */
function isAddressedTo(db: Reads, user: User): SQL {
  const recipients = db
    .select({ id: documentRecipients.userId })
    .from(documentRecipients)
    .where(eq(documentRecipients.documentId, documents.id));
  return or(notExists(recipients), sql`${user.id} in ${recipients}`)!;
}

/**
 * Documents a person may know of, as a condition on `documents`: those of a request with the request itself; those of
 * a contract, for holders of the documents service, with the contract (the bank's team, and the members to whom they are
 * addressed); those of everyone; and what the person uploaded and did not attach yet.
 */
export function visibleDocuments(db: Reads, user: User): SQL {
  const uploaded = db
    .select({ id: pendingDocuments.documentId })
    .from(pendingDocuments)
    .where(eq(pendingDocuments.userId, user.id));
  // Administrators of the bank see every request and contract: reading them all to know that takes time.
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

/** Documents that a person is listed: what is uploaded and attached to nothing yet is a draft, which its uploader reads. */
export function listedDocuments(db: Reads, user: User): SQL {
  const drafts = db.select({ id: pendingDocuments.documentId }).from(pendingDocuments);
  return sql`(${visibleDocuments(db, user)}) and ${documents.id} not in ${drafts}`;
}
