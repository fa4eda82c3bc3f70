import { inArray, eq } from 'drizzle-orm';
import { blobs, documents } from '../database/schema/index.ts';
import type { BlobStore } from '../files/blob-store.ts';
import { badRequest } from '../http/failure.ts';
import type { Platform } from '../platform.ts';

/** Largest document that takes a signature page: the whole of it is read to write one. */
const SIGNABLE_BYTES = 50 * 1024 * 1024;

export async function bytesOf(store: BlobStore, sha256: string): Promise<Uint8Array | null> {
  const file = await store.get(sha256);
  return file && new Uint8Array(await new Response(file.stream).arrayBuffer());
}

const refused = (filename: string) =>
  badRequest(
    {
      en: `“${filename}” cannot be signed: it must be a PDF of at most 50 MB that is neither damaged nor protected.`,
      fr: `« ${filename} » ne peut pas être signé : il faut un PDF de 50 Mo au plus, ni endommagé ni protégé.`,
    },
    'body.documentIds',
  );

/**
 * Refuses documents that could not take their signature page later. Reads files, so call it before the transaction;
 * whose documents they are is the business of `createEnvelope`.
 */
export async function requireSignable(
  { db, blobs: store }: Pick<Platform, 'db' | 'blobs'>,
  documentIds: readonly string[],
): Promise<void> {
  if (documentIds.length === 0) return;
  const rows = await db
    .select({ filename: documents.filename, sha256: blobs.sha256, mime: blobs.mime, size: blobs.size })
    .from(documents)
    .innerJoin(blobs, eq(blobs.sha256, documents.sha256))
    .where(inArray(documents.id, [...documentIds]));
  const { PDFDocument } = await import('pdf-lib');
  for (const { filename, sha256, mime, size } of rows) {
    if (mime !== 'application/pdf' || size > SIGNABLE_BYTES) throw refused(filename);
    const bytes = await bytesOf(store, sha256);
    const pdf = bytes && (await PDFDocument.load(bytes).catch(() => null));
    if (!pdf || pdf.getPageCount() === 0) throw refused(filename);
  }
}
