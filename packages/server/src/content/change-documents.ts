import { and, asc, eq, inArray, max } from 'drizzle-orm';
import { editsContent, readsContent } from '@atrium/contract/content-rules';
import type { ContentArea, ContentLanguage } from '@atrium/contract/content-rules';
import type { AttachedTag, TagChange } from '@atrium/contract/tags';
import type { User } from '@atrium/contract/users';
import type { Transaction } from '../database/index.ts';
import { contentDocuments, contentDocumentTags } from '../database/schema/index.ts';
import { knownTags, takeFiles } from '../documents/index.ts';
import { forbidden, notFound, refusal } from '../http/index.ts';
import type { Bilingual } from '../http/index.ts';
import type { AuditTrail, Platform } from '../platform.ts';
import { changeTags } from '../tagging/index.ts';
import type { Bearer } from '../tagging/index.ts';

const ENTITY = 'content-documents';

export interface ContentWrite {
  readonly tx: Transaction;
  readonly audit: AuditTrail;
  readonly now: Date;
  readonly newId: Platform['newId'];
  readonly user: User;
}

export type Description = { [K in keyof Bilingual]: string | null };

export interface ContentAddition {
  readonly documentId: string;
  readonly tab: string;
  readonly block: string;
  /** Language of the readers it is for; null for all. */
  readonly language: ContentLanguage | null;
  readonly description: Description;
  readonly tags?: readonly TagChange[];
}

const CHANGED = {
  en: 'Somebody changed this document in the meantime. Nothing was saved. Look at it as it is now, then decide again.',
  fr: 'Ce document a été modifié entre-temps. Rien n’a été enregistré. Vérifiez son état actuel avant de recommencer.',
};

/** Converts a description to its stored form; null if it is empty in both languages. */
const stored = ({ en, fr }: Description): Bilingual | null =>
  en === null && fr === null ? null : { en: en ?? '', fr: fr ?? '' };

/** Returns the tag bearer of a published document; `addedById` is recorded as the user who adds tags. */
export const contentBearer = (
  tx: Transaction,
  addedById: string,
  id: string,
  tags: readonly AttachedTag[],
): Bearer => ({
  entity: 'content-documents',
  id,
  contractId: null,
  tags,
  async add(tagIds) {
    await tx
      .insert(contentDocumentTags)
      .values(tagIds.map((tagId) => ({ documentId: id, tagId, addedById })));
  },
  async remove(tagIds) {
    await tx
      .delete(contentDocumentTags)
      .where(and(eq(contentDocumentTags.documentId, id), inArray(contentDocumentTags.tagId, tagIds)));
  },
});

/** Publishes files that the user uploaded, at the end of their blocks and in the given order; all or none. */
export async function addDocuments(
  write: ContentWrite,
  area: ContentArea,
  additions: readonly ContentAddition[],
): Promise<void> {
  const { tx, audit, now, newId, user } = write;
  const files = await takeFiles(
    tx,
    user,
    additions.map(({ documentId }) => documentId),
  );
  for (const [index, { tab, block, language, description, tags = [] }] of additions.entries()) {
    const { id, filename, sha256 } = files[index]!;
    const [last] = await tx
      .select({ position: max(contentDocuments.position) })
      .from(contentDocuments)
      .where(
        and(
          eq(contentDocuments.area, area),
          eq(contentDocuments.tab, tab),
          eq(contentDocuments.block, block),
        ),
      );
    await tx.insert(contentDocuments).values({
      id,
      area,
      tab,
      block,
      position: (last?.position ?? -1) + 1,
      language,
      description: stored(description),
      filename,
      sha256,
      updatedAt: now,
    });
    await audit({
      eventType: 'CREATE',
      entity: ENTITY,
      entityId: id,
      name: filename,
      newValue: { area, tab, block, language, description, sha256 },
    });
    if (tags.length > 0)
      await changeTags(
        { tx, audit, newId, bearer: contentBearer(tx, user.id, id, []), known: knownTags(tx, user) },
        tags,
      );
  }
}

export type ContentRow = typeof contentDocuments.$inferSelect;

/** Locks a document of an area; 404 if it does not exist, 409 if it was changed since it was read. */
async function lockVersion(
  tx: Transaction,
  area: ContentArea,
  id: string,
  version: number,
): Promise<ContentRow> {
  const [row] = await tx
    .select()
    .from(contentDocuments)
    .where(and(eq(contentDocuments.area, area), eq(contentDocuments.id, id)))
    .for('update');
  if (!row) throw notFound();
  if (row.version !== version) throw refusal('RECORD_CHANGED', CHANGED);
  return row;
}

export interface DocumentUpdate {
  readonly newDocumentId: string | null;
  readonly description: Description;
  readonly version: number;
}

/**
 * Changes the description of a document and, if a new file was uploaded, its file. The id stays the same, so that links
 * and tags are kept. `check` refuses a description that does not fit the tab.
 */
export async function updateDocument(
  { tx, audit, now, user }: ContentWrite,
  area: ContentArea,
  id: string,
  { newDocumentId, description, version }: DocumentUpdate,
  check: (row: ContentRow) => void,
): Promise<void> {
  const before = await lockVersion(tx, area, id, version);
  check(before);
  const [file] = newDocumentId === null ? [] : await takeFiles(tx, user, [newDocumentId]);
  const { filename, sha256 } = file ?? before;
  await tx
    .update(contentDocuments)
    .set({ filename, sha256, description: stored(description), version: version + 1, updatedAt: now })
    .where(eq(contentDocuments.id, id));
  await audit({
    eventType: 'UPDATE',
    entity: ENTITY,
    entityId: id,
    name: filename,
    oldValue: { filename: before.filename, sha256: before.sha256, description: before.description },
    newValue: { filename, sha256, description: stored(description) },
  });
}

/** Deletes a document from its page. `check` refuses a document that must stay. */
export async function deleteDocument(
  { tx, audit }: Pick<ContentWrite, 'tx' | 'audit'>,
  area: ContentArea,
  id: string,
  version: number,
  check: (row: ContentRow) => void,
): Promise<void> {
  const row = await lockVersion(tx, area, id, version);
  check(row);
  const { filename, tab, block, sha256 } = row;
  await tx.delete(contentDocuments).where(eq(contentDocuments.id, id));
  await audit({
    eventType: 'DELETE',
    entity: ENTITY,
    entityId: id,
    name: filename,
    oldValue: { area, tab, block, sha256 },
  });
}

/**
 * Locks documents of any area, by id to avoid deadlocks: 404 if one is missing or not visible to the user, 403 if the
 * user does not edit its area.
 */
export async function lockEditable(
  tx: Transaction,
  user: User,
  ids: readonly string[],
): Promise<ContentRow[]> {
  const wanted = [...new Set(ids)];
  const rows = await tx
    .select()
    .from(contentDocuments)
    .where(inArray(contentDocuments.id, wanted))
    .orderBy(asc(contentDocuments.id))
    .for('update');
  const locked = rows.filter(({ area }) => readsContent(area).allows(user));
  if (locked.length < wanted.length) throw notFound();
  if (locked.some(({ area }) => !editsContent(area).allows(user))) throw forbidden();
  return locked;
}
