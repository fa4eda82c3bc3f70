import { and, eq, inArray } from 'drizzle-orm';
import { SIGNED_CONTRACT_CATEGORY } from '@atrium/contract/document-rules';
import type { DocumentCategory } from '@atrium/contract/document-rules';
import type { TagChange } from '@atrium/contract/tags';
import type { User } from '@atrium/contract/users';
import { documentLegalEntities, documentRecipients, documents } from '../database/schema/index.ts';
import { badRequest, forbidden, notFound } from '../http/index.ts';
import type { Language } from '../http/index.ts';
import { notify } from '../notifications/index.ts';
import type { Platform, WriteCall } from '../platform.ts';
import { changeTags, documentBearer } from '../tagging/index.ts';
import { visibleDocuments } from './access.ts';
import { claimDocuments } from './claim.ts';
import { entitiesOfContract, reachableMembers } from './reach.ts';
import { documentRows, shownDocuments } from './rows.ts';
import { documentSubject } from './subject.ts';
import { knownTags } from './known-tags.ts';

type Call = WriteCall & { readonly user: User; readonly language: Language };

const OTHER_ENTITY = {
  en: 'Choose legal entities of this contract.',
  fr: 'Choisissez des entités juridiques de ce contrat.',
};
const OTHER_MEMBER = {
  en: 'Choose members of this contract who use the documents.',
  fr: 'Choisissez des membres de ce contrat qui utilisent les documents.',
};

/** Publishes uploaded documents for everyone (API-093). */
export const publishDocuments = (
  { clock, write }: Platform,
  call: Call,
  { documentIds, categoryId }: { documentIds: readonly string[]; categoryId: DocumentCategory },
) =>
  write(call, async (tx, audit) => {
    const claimed = await claimDocuments(tx, call.user, documentIds, {
      category: categoryId,
      contractId: null,
      serviceCode: null,
      requestId: null,
      createdAt: clock(),
    });
    for (const { id, filename } of claimed)
      await audit({
        eventType: 'CREATE',
        entity: 'documents',
        entityId: id,
        name: 'publication',
        newValue: { filename, category: categoryId },
      });
    const ids = claimed.map(({ id }) => id);
    return shownDocuments(tx, call, await documentRows(tx, inArray(documents.id, ids)));
  });

/** The payload of an upload of signed contracts (API-094). */
export interface SignedContracts {
  readonly contractId: string;
  readonly ricosCodes: readonly string[];
  readonly userIds: readonly string[];
  readonly documentIds: readonly string[];
  readonly tags: readonly TagChange[];
}

/** Adds uploaded documents to a contract for some of its members, and notifies them. */
export const addSignedContracts = (
  platform: Platform,
  call: Call,
  { contractId, documentIds, tags, ...chosen }: SignedContracts,
) =>
  platform.write(call, async (tx, audit) => {
    const { user } = call;
    const codes = [...new Set(chosen.ricosCodes)];
    const userIds = [...new Set(chosen.userIds)];
    const entities = new Set((await entitiesOfContract(tx, contractId)).map(({ ricosCode }) => ricosCode));
    if (codes.some((code) => !entities.has(code))) throw badRequest(OTHER_ENTITY, 'body.ricosCodes');
    const members = new Set((await reachableMembers(tx, call, contractId, codes)).map(({ id }) => id));
    if (userIds.some((id) => !members.has(id))) throw badRequest(OTHER_MEMBER, 'body.userIds');
    const claimed = await claimDocuments(tx, user, documentIds, {
      category: SIGNED_CONTRACT_CATEGORY,
      contractId,
      serviceCode: null,
      requestId: null,
      createdAt: platform.clock(),
    });
    for (const { id: documentId, filename } of claimed) {
      await tx.insert(documentRecipients).values(userIds.map((userId) => ({ documentId, userId })));
      if (codes.length > 0)
        await tx.insert(documentLegalEntities).values(codes.map((ricosCode) => ({ documentId, ricosCode })));
      const bearer = documentBearer(tx, user.id, { id: documentId, contractId, tags: [] });
      await changeTags({ tx, audit, newId: platform.newId, bearer, known: knownTags(tx, user) }, tags);
      await audit({
        eventType: 'CREATE',
        entity: 'documents',
        entityId: documentId,
        name: 'signed contract',
        newValue: { filename, ricosCodes: codes, userIds },
        secondaryEntity: contractId,
      });
      await notify(tx, platform, {
        about: documentSubject(documentId),
        types: ['DOCUMENT_RECEIVED'],
        byId: user.id,
      });
    }
    const ids = claimed.map(({ id }) => id);
    return shownDocuments(tx, call, await documentRows(tx, inArray(documents.id, ids)));
  });

/** Deletes a document; 403 if the user may not (DOC-020). The next sweep deletes its file unless something else uses it. */
export const deleteDocument = ({ write }: Platform, call: Call, id: string): Promise<void> =>
  write(call, async (tx, audit) => {
    const where = and(eq(documents.id, id), visibleDocuments(tx, call.user))!;
    await tx.select({ id: documents.id }).from(documents).where(where).for('update');
    const [document] = await shownDocuments(tx, call, await documentRows(tx, where));
    if (!document) throw notFound();
    if (!document.rights.canDelete) throw forbidden();
    await tx.delete(documents).where(eq(documents.id, id));
    await audit({
      eventType: 'DELETE',
      entity: 'documents',
      entityId: id,
      name: 'document',
      oldValue: { filename: document.filename, category: document.category.id },
      ...(document.contract && { secondaryEntity: document.contract.id }),
    });
  });
