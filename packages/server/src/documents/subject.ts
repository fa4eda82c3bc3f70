import { and, eq, exists, inArray, notExists, or, sql } from 'drizzle-orm';
import { DOCUMENT_PARAMETER } from '@atrium/contract/document-filter-rules';
import { contractUsers, documentRecipients, documents, users } from '../database/schema/index.ts';
import type { Subject, SubjectKind } from '../notifications/index.ts';
import { visibleDocuments } from './access.ts';

const SERVICE = 'DOCUMENTS';
const PAGE = `/documents?${DOCUMENT_PARAMETER}=`;

/** Returns a contract document as the subject of notifications to its recipients, or to all users of the contract. */
export const documentSubject = (id: string): Subject => ({
  service: SERVICE,
  path: () => PAGE + id,
  concerned(db) {
    const recipients = db
      .select({ id: documentRecipients.userId })
      .from(documentRecipients)
      .where(eq(documentRecipients.documentId, id));
    return exists(
      db
        .select({ one: sql`1` })
        .from(documents)
        .innerJoin(contractUsers, eq(contractUsers.contractId, documents.contractId))
        .where(
          and(
            eq(documents.id, id),
            eq(contractUsers.userId, users.id),
            or(notExists(recipients), sql`${users.id} in ${recipients}`),
          ),
        ),
    );
  },
});

export const documentSubjects: SubjectKind = {
  service: SERVICE,
  read: (url) => (url.startsWith(PAGE) ? url.slice(PAGE.length) : null),
  names: (db, { user }, ids) =>
    db
      .select({ id: documents.id, name: documents.filename })
      .from(documents)
      .where(and(inArray(documents.id, [...ids]), visibleDocuments(db, user))),
};
