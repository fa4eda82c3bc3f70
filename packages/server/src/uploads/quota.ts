import { and, count, eq, gt, ne, sum } from 'drizzle-orm';
import type { User } from '@atrium/contract/users';
import type { Transaction } from '../database/index.ts';
import { blobs, documents, pendingDocuments, uploads } from '../database/schema/index.ts';
import { refusal } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import { settingsOf } from '../settings.ts';
import { lockUploads } from './documents.ts';

/** An upload without progress for this long expires. */
const PATIENCE_MS = 24 * 3_600_000;
/** Quota of a user's unfinished uploads and unattached documents, in multiples of the largest file size. */
const MOST_LARGEST = 20;
/** Maximum number of a user's unfinished uploads and unattached documents: small files have costs of their own. */
const MOST_FILES = 1000;

const TOO_MANY = {
  en: 'Too many of your files are still uploading or not yet attached to a request. Send them, or try again later.',
  fr: 'Trop de vos fichiers sont en cours d’envoi ou ne sont pas encore joints à une demande. Envoyez-les ou réessayez plus tard.',
};

/** Returns when an upload expires unless another part arrives. */
export const givenUpAt = ({ clock }: Pick<Platform, 'clock'>): Date =>
  new Date(clock().getTime() + PATIENCE_MS);

export interface ExpectedFile {
  readonly id: string;
  readonly filename: string;
  readonly size: number;
  readonly requestId?: string | undefined;
  readonly listId?: string | undefined;
  /** Idempotency key of the upload: a document already created with this key is not counted twice. */
  readonly uploadKey?: string | null;
}

/**
 * Reserves quota for a file before it arrives, whole or in parts; TOO_MANY_REQUESTS if the user has too much that is
 * not attached yet (UPL-010). The row holds the reservation until the file is kept or the upload ends, even after a
 * crash.
 */
export async function takeRoom(
  tx: Transaction,
  platform: Pick<Platform, 'clock' | 'config'>,
  user: User,
  { id, filename, size, requestId, listId, uploadKey = null }: ExpectedFile,
): Promise<typeof uploads.$inferSelect> {
  await lockUploads(tx, user);
  const [underWay] = await tx
    .select({ files: count(), bytes: sum(uploads.size).mapWith(Number) })
    .from(uploads)
    .where(eq(uploads.userId, user.id));
  const [kept] = await tx
    .select({ files: count(), bytes: sum(blobs.size).mapWith(Number) })
    .from(pendingDocuments)
    .innerJoin(documents, eq(documents.id, pendingDocuments.documentId))
    .innerJoin(blobs, eq(blobs.sha256, documents.sha256))
    .where(
      and(
        eq(pendingDocuments.userId, user.id),
        gt(pendingDocuments.expiresAt, platform.clock()),
        uploadKey === null ? undefined : ne(pendingDocuments.uploadKey, uploadKey),
      ),
    );
  const taken = (underWay?.bytes ?? 0) + (kept?.bytes ?? 0);
  const files = (underWay?.files ?? 0) + (kept?.files ?? 0);
  if (files >= MOST_FILES || taken + size > MOST_LARGEST * settingsOf(platform.config).FileMaxLength)
    throw refusal('TOO_MANY_REQUESTS', TOO_MANY);
  const [row] = await tx
    .insert(uploads)
    .values({
      id,
      userId: user.id,
      filename,
      size,
      expiresAt: givenUpAt(platform),
      requestId: requestId ?? null,
      listId: listId ?? null,
    })
    .returning();
  return row!;
}
