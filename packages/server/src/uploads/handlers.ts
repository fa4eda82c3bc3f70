import { and, asc, eq, gt } from 'drizzle-orm';
import { createHash, timingSafeEqual } from 'node:crypto';
import {
  UPLOAD_PART_MAX,
  UPLOAD_PROBLEM_CODES,
  uploadExtension,
  uploadName,
  uploadProblem,
} from '@atrium/contract/upload-rules';
import type { FileFacts } from '@atrium/contract/upload-rules';
import { UploadPayload } from '@atrium/contract/uploads';
import type { Upload, uploads as uploadsContract } from '@atrium/contract/uploads';
import type { User } from '@atrium/contract/users';
import { blobs, documents, pendingDocuments, requests, uploads } from '../database/schema/index.ts';
import { mayBe } from '../files/index.ts';
import {
  Failure,
  idempotencyKeyOf,
  notFound,
  parsePart,
  readBytes,
  readUploadForm,
  refusal,
} from '../http/index.ts';
import type { Handlers } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import { settingsOf } from '../settings.ts';
import { visibleRequests } from '../requests/index.ts';
import { keepDocument, uploadedBefore } from './documents.ts';
import { givenUpAt, takeRoom } from './quota.ts';

/** Enough of a file to detect its type. */
const HEAD_BYTES = 4096;

const OTHER_OFFSET = {
  en: 'The upload must resume from another position. Check how much has been received.',
  fr: 'L’envoi doit reprendre à un autre endroit du fichier. Vérifiez la partie déjà reçue.',
};

/** Throws CHECKSUM_MISMATCH if a part's SHA-256 Content-Digest (RFC 9530) does not match; ignores other algorithms. */
function checkDigest(header: string | null, bytes: Uint8Array): void {
  const sent = /(?:^|,)\s*sha-256=:([\w+/=]+):/.exec(header ?? '')?.[1];
  if (sent === undefined) return;
  const found = createHash('sha256').update(bytes).digest();
  const expected = Buffer.from(sent, 'base64');
  if (expected.length !== found.length || !timingSafeEqual(expected, found))
    throw new Failure('CHECKSUM_MISMATCH');
}

export function uploadHandlers(platform: Platform): Handlers<typeof uploadsContract> {
  const { clock, config, db, drafts, newId } = platform;
  const limits = settingsOf(config);

  function checkFile(file: FileFacts): void {
    const problem = uploadProblem(file, limits);
    if (problem) throw refusal(UPLOAD_PROBLEM_CODES[problem], undefined, 'body.file');
  }

  /** Throws 404 if the user may not see the request. */
  async function checkTarget(user: User, { requestId }: UploadPayload): Promise<void> {
    if (requestId === undefined) return;
    const [seen] = await db
      .select({ id: requests.id })
      .from(requests)
      .where(and(eq(requests.id, requestId), visibleRequests(db, user)));
    if (!seen) throw notFound();
  }

  const ownUpload = (user: User, id: string) => and(eq(uploads.id, id), eq(uploads.userId, user.id));
  const shown = (row: typeof uploads.$inferSelect): Upload => ({
    uploadId: row.id,
    filename: row.filename,
    size: row.size,
    received: row.received,
    expiresAt: row.expiresAt.toISOString(),
  });

  return {
    async document(call) {
      const { user, request } = call;
      const sentKey = idempotencyKeyOf(request);
      const draftId = newId();
      // The form is slightly larger than its file; without Content-Length, the largest file is assumed.
      const told = Number(request.headers.get('content-length')) || limits.FileMaxLength;
      const size = Math.min(told, limits.FileMaxLength);
      await db.transaction((tx) =>
        takeRoom(tx, platform, user, { id: draftId, filename: '', size, uploadKey: sentKey }),
      );
      try {
        const form = await readUploadForm(request, {
          drafts,
          draftId,
          maxBytes: limits.FileMaxLength,
          checkName: (name) => checkFile({ name, size: 1 }),
        });
        const payload = parsePart('body', UploadPayload, form.fields);
        await checkTarget(user, payload);
        const filename = uploadName(form.filename);
        checkFile({ name: filename, size: form.size });
        return await keepDocument(platform, call, {
          draftId,
          filename,
          uploadKey: sentKey ?? draftId,
          ...payload,
        });
      } finally {
        await db.delete(uploads).where(ownUpload(user, draftId));
        await drafts.discard(draftId);
      }
    },

    async start({ user, body: { filename, size, ...payload } }) {
      const name = uploadName(filename);
      checkFile({ name, size });
      await checkTarget(user, payload);
      const expected = { id: newId(), filename: name, size, ...payload };
      return shown(await db.transaction((tx) => takeRoom(tx, platform, user, expected)));
    },

    async held({ user }) {
      return db
        .select({ documentId: documents.id, filename: documents.filename, size: blobs.size })
        .from(pendingDocuments)
        .innerJoin(documents, eq(documents.id, pendingDocuments.documentId))
        .innerJoin(blobs, eq(blobs.sha256, documents.sha256))
        .where(and(eq(pendingDocuments.userId, user.id), gt(pendingDocuments.expiresAt, clock())))
        .orderBy(asc(documents.createdAt), asc(documents.id));
    },

    async get({ user, params }) {
      const [row] = await db.select().from(uploads).where(ownUpload(user, params.id));
      if (!row) throw notFound();
      return shown(row);
    },

    async append({ user, params, query: { offset }, request }) {
      const [found] = await db.select().from(uploads).where(ownUpload(user, params.id));
      if (!found) throw notFound();
      const bytes = await readBytes(request, UPLOAD_PART_MAX);
      if (bytes.length === 0) throw new Failure('BAD_REQUEST');
      checkDigest(request.headers.get('content-digest'), bytes);
      if (offset === 0 && !mayBe(uploadExtension(found.filename)!, bytes.subarray(0, HEAD_BYTES)))
        throw new Failure('BAD_CONTENT');
      // The row is locked while the part is written: of two parts at the same offset only one is accepted.
      return db.transaction(async (tx) => {
        const [row] = await tx.select().from(uploads).where(ownUpload(user, params.id)).for('update');
        if (!row) throw notFound();
        if (row.received !== offset) throw refusal('CONFLICT', OTHER_OFFSET, 'query.offset');
        if (offset + bytes.length > row.size) throw new Failure('OVER_SIZE');
        await drafts.write(row.id, offset, bytes);
        const [updated] = await tx
          .update(uploads)
          .set({
            received: offset + bytes.length,
            expiresAt: givenUpAt(platform),
          })
          .where(eq(uploads.id, row.id))
          .returning();
        return shown(updated!);
      });
    },

    async complete(call) {
      const { user, params } = call;
      const doneBefore = async () => {
        const before = await uploadedBefore(db, user, params.id);
        if (!before) throw notFound();
        return before;
      };
      const [row] = await db.select().from(uploads).where(ownUpload(user, params.id));
      if (!row) return doneBefore();
      if (row.received !== row.size) throw refusal('CONFLICT', OTHER_OFFSET);
      const keeping = keepDocument(platform, call, {
        draftId: row.id,
        filename: row.filename,
        uploadKey: row.id,
        ...(row.requestId && { requestId: row.requestId }),
        ...(row.listId && { listId: row.listId }),
      });
      const done = await keeping.catch((error: unknown) => {
        // Another call has completed or aborted the upload since it was read.
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return doneBefore();
        throw error;
      });
      await drafts.discard(row.id);
      return done;
    },

    async abort({ user, params }) {
      const [gone] = await db.delete(uploads).where(ownUpload(user, params.id)).returning({ id: uploads.id });
      if (!gone) throw notFound();
      await drafts.discard(gone.id);
    },
  };
}
