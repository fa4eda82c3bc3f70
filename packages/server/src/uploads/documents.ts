import { and, eq, or } from 'drizzle-orm';
import { uploadExtension } from '@atrium/contract/upload-rules';
import type { UploadedDocument, UploadPayload } from '@atrium/contract/uploads';
import type { User } from '@atrium/contract/users';
import type { Database, Transaction } from '../database/index.ts';
import { blobs, documents, pendingDocuments, uploads, users } from '../database/schema/index.ts';
import { contentType } from '../files/index.ts';
import { pdfAction } from '../pdf/index.ts';
import type { PdfAction } from '../pdf/index.ts';
import { refusal } from '../http/index.ts';
import type { Bilingual } from '../http/index.ts';
import type { Platform, WriteCall } from '../platform.ts';

const PDF = 'application/pdf';
/** An uploaded document that is not attached for this long is deleted: drafts of a form may wait over a weekend. */
const PENDING_MS = 7 * 24 * 3_600_000;

/** Returns the document of an earlier upload with this key, if it is not attached yet; otherwise null. */
export async function uploadedBefore(
  db: Database | Transaction,
  user: User,
  uploadKey: string,
): Promise<UploadedDocument | null> {
  const [found] = await db
    .select({ documentId: pendingDocuments.documentId, duplicated: pendingDocuments.duplicated })
    .from(pendingDocuments)
    .where(and(eq(pendingDocuments.userId, user.id), eq(pendingDocuments.uploadKey, uploadKey)));
  return found ?? null;
}

/** Locks the user's uploads until the transaction ends, so that concurrent calls run one after the other. */
export const lockUploads = (tx: Transaction, user: User) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('no key update');

const OTHER_FILE = {
  en: 'Another file was uploaded under this key.',
  fr: 'Un autre fichier a été envoyé sous cette clé.',
};

/** Why a PDF with active content is refused, and what to do about it. */
const ACTIVE_PDF: Readonly<Record<PdfAction, Bilingual>> = {
  script: {
    en: 'This PDF contains JavaScript. Print it to a new PDF and send that one.',
    fr: 'Ce PDF contient du JavaScript. Imprimez-le dans un nouveau PDF et envoyez celui-ci.',
  },
  launch: {
    en: 'This PDF can start programs. Print it to a new PDF and send that one.',
    fr: 'Ce PDF peut lancer des programmes. Imprimez-le dans un nouveau PDF et envoyez celui-ci.',
  },
  hidden: {
    en: 'Parts of this PDF cannot be checked. Print it to a new PDF and send that one.',
    fr: 'Certaines parties de ce PDF ne peuvent pas être vérifiées. Imprimez-le dans un nouveau PDF et envoyez celui-ci.',
  },
};

export interface ReceivedFile extends UploadPayload {
  readonly draftId: string;
  readonly filename: string;
  readonly uploadKey: string;
}

/**
 * Creates the document of a completely received file (UPL-033): checks its content (BAD_CONTENT, ACTIVE_CONTENT),
 * stores its bytes and keeps it pending for the uploader until it is attached. The draft stays, so that the call can be
 * retried. Bytes of a refused file are deleted by the sweep.
 */
export async function keepDocument(
  { blobs: store, clock, db, drafts, jobs, newId, write }: Platform,
  call: WriteCall & { readonly user: User },
  file: ReceivedFile,
): Promise<UploadedDocument> {
  const { user } = call;
  const extension = uploadExtension(file.filename)!;
  const { mime, sha256, size } = await drafts.read(file.draftId, async (draft) => {
    const found = await contentType(extension, draft);
    if (found === null) throw refusal('BAD_CONTENT', undefined, 'body.file');
    const action = found === PDF ? await pdfAction(draft) : null;
    if (action) throw refusal('ACTIVE_CONTENT', ACTIVE_PDF[action], 'body.file');
    const stored = { mime: found, ...(await store.putFile(draft.path)) };
    // In a write of its own: the sweep only knows bytes that have a row, also when the file is refused below.
    await db.insert(blobs).values(stored).onConflictDoNothing();
    // The insert has waited for a sweep that was deleting the same bytes, which are then stored again.
    if (!(await store.keptSince(stored.sha256, new Date(0)))) await store.putFile(draft.path);
    return stored;
  });

  return write(call, async (tx, audit) => {
    await lockUploads(tx, user);
    const before = await uploadedBefore(tx, user, file.uploadKey);
    if (before) {
      const [kept] = await tx
        .select({ filename: documents.filename, sha256: documents.sha256 })
        .from(documents)
        .where(eq(documents.id, before.documentId));
      if (kept?.sha256 !== sha256 || kept.filename !== file.filename) throw refusal('CONFLICT', OTHER_FILE);
      return before;
    }
    const duplicated = await isThereAlready(tx, user, sha256, file);
    const documentId = newId();
    const now = clock();
    // Again, since a sweep may have deleted the row meanwhile.
    await tx.insert(blobs).values({ sha256, size, mime }).onConflictDoNothing();
    await tx.insert(documents).values({
      id: documentId,
      filename: file.filename,
      category: 'REQUESTS',
      sha256,
      authorId: user.id,
      createdAt: now,
    });
    await tx.insert(pendingDocuments).values({
      documentId,
      userId: user.id,
      uploadKey: file.uploadKey,
      duplicated,
      listId: file.listId ?? null,
      expiresAt: new Date(now.getTime() + PENDING_MS),
    });
    await jobs.enqueue(tx, 'documents.read', { sha256 });
    // From here on the document counts towards the quota in place of its upload.
    await tx.delete(uploads).where(and(eq(uploads.id, file.draftId), eq(uploads.userId, user.id)));
    await audit({
      eventType: 'CREATE',
      entity: 'documents',
      entityId: documentId,
      name: 'upload',
      newValue: { filename: file.filename, sha256, size },
    });
    return { documentId, duplicated };
  });
}

/** Whether the request, or the list the file was added to, already has the same content (UPL-024). */
async function isThereAlready(
  tx: Transaction,
  user: User,
  sha256: string,
  { requestId, listId }: UploadPayload,
): Promise<boolean> {
  const conditions = [
    requestId && eq(documents.requestId, requestId),
    listId && and(eq(pendingDocuments.listId, listId), eq(pendingDocuments.userId, user.id)),
  ].filter((pathOf) => pathOf !== undefined && pathOf !== '');
  if (conditions.length === 0) return false;
  const [same] = await tx
    .select({ id: documents.id })
    .from(documents)
    .leftJoin(pendingDocuments, eq(pendingDocuments.documentId, documents.id))
    .where(and(eq(documents.sha256, sha256), or(...conditions)))
    .limit(1);
  return same !== undefined;
}
