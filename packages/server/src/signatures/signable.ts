import { and, desc, eq, inArray, isNotNull, lte, ne, notInArray, or } from 'drizzle-orm';
import type { EnvelopeStatus } from '@atrium/contract/signature-rules';
import { OUT_FOR_SIGNATURE } from '@atrium/contract/signature-rules';
import type { User } from '@atrium/contract/users';
import type { Reads } from '../database/index.ts';
import {
  blobs,
  documents,
  pendingDocuments,
  signatureDocuments,
  signatureEnvelopes,
} from '../database/schema/index.ts';
import type { BlobStore } from '../files/index.ts';
import { badRequest } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import { pagesOfPdf } from './pdf-process.ts';

/** Statuses in which no other envelope may use the documents: out for signature, or signed. */
export const LOCKING_STATUSES: EnvelopeStatus[] = ['Submitted', 'Processing', 'Signed', 'Completed'];

/** Largest document that can be signed, in bytes: all of it is read into memory to add the signature page. */
const SIGNABLE_BYTES = 50 * 1024 * 1024;

export async function bytesOf(store: BlobStore, sha256: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const file = await store.get(sha256);
  return file && new Uint8Array(await new Response(file.stream).arrayBuffer());
}

const refused = (filename: string) =>
  badRequest(
    {
      en: `“${filename}” cannot be signed: it must be a PDF of at most 50 MB that is neither damaged nor protected.`,
      fr: `« ${filename} » ne peut pas être signé : il faut un PDF de 50 Mo au plus, ni endommagé ni protégé.`,
    },
    'body.documentIds',
  );

/**
 * Throws 400 for documents to which a signature page could not be added later. Reads files, so call it before the
 * transaction. Documents that are neither the user's own nor of the request are skipped: `createEnvelope` refuses them,
 * and an error here would reveal their names.
 */
export async function requireSignable(
  { db, blobs: store }: Pick<Platform, 'db' | 'blobs'>,
  { user, requestId }: { user: User; requestId: string | null },
  documentIds: readonly string[],
): Promise<void> {
  if (documentIds.length === 0) return;
  const rows = await db
    .select({ filename: documents.filename, sha256: blobs.sha256, mime: blobs.mime, size: blobs.size })
    .from(documents)
    .innerJoin(blobs, eq(blobs.sha256, documents.sha256))
    .leftJoin(pendingDocuments, eq(pendingDocuments.documentId, documents.id))
    .where(
      and(
        inArray(documents.id, [...documentIds]),
        or(
          eq(pendingDocuments.userId, user.id),
          requestId === null ? undefined : eq(documents.requestId, requestId),
        ),
      ),
    );
  for (const { filename, sha256, mime, size } of rows) {
    if (mime !== 'application/pdf' || size > SIGNABLE_BYTES) throw refused(filename);
    const pages = await pagesOfPdf(() => bytesOf(store, sha256));
    if (!pages) throw refused(filename);
  }
}

/** Returns the ids of the documents of a request that are out for signature. */
export async function documentsOutForSignature(db: Reads, requestId: string): Promise<Set<string>> {
  const rows = await db
    .select({ id: signatureDocuments.documentId })
    .from(signatureDocuments)
    .innerJoin(signatureEnvelopes, eq(signatureEnvelopes.id, signatureDocuments.envelopeId))
    .where(
      and(eq(signatureEnvelopes.requestId, requestId), inArray(signatureEnvelopes.status, OUT_FOR_SIGNATURE)),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Returns the ids of the documents of a request that are copies with all signatures. */
export async function signedCopies(db: Reads, requestId: string): Promise<Set<string>> {
  const rows = await db
    .select({ id: signatureDocuments.signedDocumentId })
    .from(signatureDocuments)
    .innerJoin(signatureEnvelopes, eq(signatureEnvelopes.id, signatureDocuments.envelopeId))
    .where(and(eq(signatureEnvelopes.requestId, requestId), isNotNull(signatureDocuments.signedDocumentId)));
  return new Set(rows.map(({ id }) => id!));
}

/** Selects the PDFs of a request that can be sent for signature: not refused, not signed or out for signature. */
export function signableDocuments(db: Reads, requestId: string) {
  const out = db
    .select({ id: signatureDocuments.documentId })
    .from(signatureDocuments)
    .innerJoin(signatureEnvelopes, eq(signatureEnvelopes.id, signatureDocuments.envelopeId))
    .where(
      and(eq(signatureEnvelopes.requestId, requestId), inArray(signatureEnvelopes.status, LOCKING_STATUSES)),
    );
  const signed = db
    .select({ id: signatureDocuments.signedDocumentId })
    .from(signatureDocuments)
    .where(isNotNull(signatureDocuments.signedDocumentId));
  return db
    .select({ id: documents.id, filename: documents.filename, size: blobs.size })
    .from(documents)
    .innerJoin(blobs, eq(blobs.sha256, documents.sha256))
    .where(
      and(
        eq(documents.requestId, requestId),
        eq(blobs.mime, 'application/pdf'),
        lte(blobs.size, SIGNABLE_BYTES),
        ne(documents.state, 'REFUSED'),
        notInArray(documents.id, out),
        notInArray(documents.id, signed),
      ),
    )
    .orderBy(desc(documents.createdAt), desc(documents.id));
}
