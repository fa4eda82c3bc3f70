import { and, eq, inArray } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import {
  DOCUMENT_CATEGORIES,
  DOCUMENT_CATEGORY_CODES,
  isBankSort,
  PUBLIC_DOCUMENT_CATEGORIES,
  SIGNED_CONTRACT_CATEGORY,
} from '@atrium/contract/document-rules';
import type { DocumentCategory } from '@atrium/contract/document-rules';
import { mayUploadReleaseNote } from '@atrium/contract/access';
import { mayUploadSignedContracts } from '@atrium/contract/documents';
import type { documents as documentsContract } from '@atrium/contract/documents';
import { blobs, documents } from '../database/schema/index.ts';
import { archive, download } from '../files/index.ts';
import { Failure, forbidden, notFound } from '../http/index.ts';
import type { Handlers, Language } from '../http/index.ts';
import type { User } from '@atrium/contract/users';
import type { Platform, WriteCall } from '../platform.ts';
import { listedDocuments, visibleDocuments } from './access.ts';
import { addSignedContracts, deleteDocument, publishDocuments } from './changes.ts';
import { documentFilterBlocks } from './filter-blocks.ts';
import { searchDocuments } from './listing.ts';
import { markSeen, noteRead, setFavorite } from './marks.ts';
import { entitiesOfContract, hasContract, reachableMembers, requireContract } from './reach.ts';

/** For callers that do not follow DOC-018. */
const ONE_CATEGORY = {
  en: 'Documents of different categories cannot be downloaded together.',
  fr: 'Des documents de catégories différentes ne peuvent pas être téléchargés ensemble.',
};

const named = (ids: readonly DocumentCategory[], language: Language) =>
  ids.map((id) => ({ id, name: DOCUMENT_CATEGORIES[id].label[language] }));

export function documentHandlers(platform: Platform): Handlers<typeof documentsContract> {
  const { db, blobs: store } = platform;

  /** Responds with the file of a document of a category and marks it as read; 404 if there is none. */
  async function fileOf(
    call: WriteCall & { user: User },
    id: string,
    category: DocumentCategory,
    isVisible?: SQL,
  ): Promise<Response> {
    const [found] = await db
      .select({ filename: documents.filename, sha256: documents.sha256, mime: blobs.mime })
      .from(documents)
      .innerJoin(blobs, eq(blobs.sha256, documents.sha256))
      .where(and(eq(documents.id, id), eq(documents.category, category), isVisible));
    const file = found ? await store.get(found.sha256) : null;
    if (!found || !file) throw notFound();
    await noteRead(platform, call, [id]);
    return download({ filename: found.filename, mime: found.mime, ...file });
  }

  return {
    search({ user, language, body }) {
      if (isBankSort(body.sort) && !user.contactInformation.isInternal) throw forbidden();
      return searchDocuments(db, { user, language }, listedDocuments(db, user), body);
    },

    filters: ({ user, language, body }) =>
      documentFilterBlocks(db, { user, language }, listedDocuments(db, user), body),

    categories: ({ language }) => named(DOCUMENT_CATEGORY_CODES, language),

    async rights({ user }) {
      return {
        canUploadReleaseNote: mayUploadReleaseNote.allows(user),
        canUploadSignedContracts: mayUploadSignedContracts.allows(user) && (await hasContract(db, user)),
      };
    },

    async availableCategories({ user, language, query: { contractId } }) {
      if (contractId === undefined)
        return named(mayUploadReleaseNote.allows(user) ? PUBLIC_DOCUMENT_CATEGORIES : [], language);
      await requireContract(db, user, contractId);
      return named(mayUploadSignedContracts.allows(user) ? [SIGNED_CONTRACT_CATEGORY] : [], language);
    },

    async legalEntities({ user, query: { contractId } }) {
      await requireContract(db, user, contractId);
      return entitiesOfContract(db, contractId);
    },

    async reachableUsers({ user, language, query: { contractId, ricosCodes } }) {
      await requireContract(db, user, contractId);
      return reachableMembers(db, { user, language }, contractId, ricosCodes ?? []);
    },

    publish: (call) => publishDocuments(platform, call, call.body),

    downloadPublic: (call) => fileOf(call, call.params.id, call.params.category),

    async addSignedContracts(call) {
      await requireContract(db, call.user, call.body.contractId);
      return addSignedContracts(platform, call, call.body);
    },

    remove: (call) => deleteDocument(platform, call, call.params.id),

    markSeen: (call) => markSeen(platform, call, call.params.id),
    addFavorite: (call) => setFavorite(platform, call, call.params.id, true),
    removeFavorite: (call) => setFavorite(platform, call, call.params.id, false),

    download: (call) => fileOf(call, call.params.id, call.params.category, visibleDocuments(db, call.user)),

    async downloadTogether(call) {
      const { user, body } = call;
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
      // 404 if the caller may not see one of them: a partial archive would look complete.
      if (rows.length < ids.length) throw notFound();
      if (rows.some(({ category }) => category !== body.categoryId)) {
        throw new Failure('BAD_REQUEST', [
          { code: 'BAD_REQUEST', label: ONE_CATEGORY, path: 'body.categoryId' },
        ]);
      }
      const inOrder = ids.map((id) => rows.find((row) => row.id === id)!);
      await noteRead(platform, call, ids);
      return archive('documents.zip', inOrder, store);
    },
  };
}
