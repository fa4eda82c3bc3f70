import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { holdsService } from '@atrium/contract/access';
import { isBankSort, PUBLIC_DOCUMENT_CATEGORIES } from '@atrium/contract/document-rules';
import type { documents as documentsContract } from '@atrium/contract/documents';
import type { User } from '@atrium/contract/users';
import type { Reads } from '../database/open.ts';
import { blobs, documents, pendingDocuments, requests } from '../database/schema/index.ts';
import { archive } from '../files/archive.ts';
import { download } from '../files/download.ts';
import { Failure, forbidden, notFound } from '../http/failure.ts';
import type { Handlers } from '../http/mount.ts';
import type { Platform } from '../platform.ts';
import { ownContracts } from '../contracts/access.ts';
import { searchDocuments } from './rows.ts';
import { visibleRequests } from '../requests/access.ts';

/**
 * Documents a person may know of, as a condition on `documents`: those of a request with the request itself; those of
 * a contract, for holders of the documents service, with the contract (members, or the bank's team); those of
 * everyone; and what the person uploaded and did not attach yet.
 */
export function visibleDocuments(db: Reads, user: User): SQL {
  const uploaded = db
    .select({ id: pendingDocuments.documentId })
    .from(pendingDocuments)
    .where(eq(pendingDocuments.userId, user.id));
  const ways: (SQL | undefined)[] = [sql`${documents.id} in ${uploaded}`];
  if (holdsService('REQUESTS_BOARD').allows(user)) {
    const seen = db.select({ id: requests.id }).from(requests).where(visibleRequests(db, user));
    ways.push(sql`${documents.requestId} in ${seen}`);
  }
  if (holdsService('DOCUMENTS').allows(user)) {
    ways.push(and(isNull(documents.requestId), sql`${documents.contractId} in ${ownContracts(db, user)}`));
    ways.push(inArray(documents.category, [...PUBLIC_DOCUMENT_CATEGORIES]));
  }
  return or(...ways)!;
}

/** DOC-018, where a caller did not keep to it. */
const ONE_CATEGORY = {
  en: 'Documents of different categories cannot be downloaded together.',
  fr: 'Des documents de catégories différentes ne peuvent pas être téléchargés ensemble.',
};

export function documentHandlers({ db, blobs: store }: Platform): Handlers<typeof documentsContract> {
  return {
    search({ user, language, body }) {
      if (isBankSort(body.sort) && !user.contactInformation.isInternal) throw forbidden();
      // What is uploaded and attached to nothing yet is a draft: to be read by its uploader, not listed.
      const drafts = db.select({ id: pendingDocuments.documentId }).from(pendingDocuments);
      const listed = sql`(${visibleDocuments(db, user)}) and ${documents.id} not in ${drafts}`;
      return searchDocuments(db, { user, language }, listed, body);
    },

    async download({ user, params }) {
      const [found] = await db
        .select({ filename: documents.filename, sha256: documents.sha256, mime: blobs.mime })
        .from(documents)
        .innerJoin(blobs, eq(blobs.sha256, documents.sha256))
        .where(
          and(
            eq(documents.id, params.id),
            eq(documents.category, params.category),
            visibleDocuments(db, user),
          ),
        );
      const file = found ? await store.get(found.sha256) : null;
      if (!found || !file) throw notFound();
      return download({ filename: found.filename, mime: found.mime, ...file });
    },

    async downloadTogether({ user, body }) {
      const ids = [...new Set(body.ids)];
      const rows = await db
        .select({
          id: documents.id,
          filename: documents.filename,
          category: documents.category,
          createdAt: documents.createdAt,
          sha256: documents.sha256,
          size: blobs.size,
        })
        .from(documents)
        .innerJoin(blobs, eq(blobs.sha256, documents.sha256))
        .where(and(inArray(documents.id, ids), visibleDocuments(db, user)));
      // One that the caller may not know of, and the whole is unknown: half an answer would pass for all of it.
      if (rows.length < ids.length) throw notFound();
      if (rows.some(({ category }) => category !== body.categoryId)) {
        throw new Failure('BAD_REQUEST', [
          { code: 'BAD_REQUEST', label: ONE_CATEGORY, path: 'body.categoryId' },
        ]);
      }
      const inOrder = ids.map((id) => rows.find((row) => row.id === id)!);
      return archive('documents.zip', inOrder, store);
    },
  };
}
