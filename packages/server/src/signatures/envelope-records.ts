import { asc, eq, inArray } from 'drizzle-orm';
import type { Database, Reads, Transaction } from '../database/index.ts';
import {
  blobs,
  documents,
  requests,
  signatureDocuments,
  signatureEnvelopes,
  signatureSignatories,
} from '../database/schema/index.ts';

/** Reads and locks envelopes; every change of an envelope locks it first. */

export type Envelope = typeof signatureEnvelopes.$inferSelect;
export type Signatory = typeof signatureSignatories.$inferSelect;

export interface EnvelopeDocument {
  envelopeId: string;
  documentId: string;
  signedDocumentId: string | null;
  filename: string;
  sha256: string;
  size: number;
}

export interface WholeEnvelope {
  envelope: Envelope;
  /** In signing order. */
  signatories: Signatory[];
}

export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`;

/** Returns the signatories of envelopes, in signing order. */
export function signatoriesOf(db: Reads, envelopeIds: readonly string[]): Promise<Signatory[]> {
  return db
    .select()
    .from(signatureSignatories)
    .where(inArray(signatureSignatories.envelopeId, [...envelopeIds]))
    .orderBy(asc(signatureSignatories.turn), asc(signatureSignatories.position));
}

/** Returns the documents of envelopes as they were sent, in order. */
export function documentsOf(
  db: Database | Transaction,
  envelopeIds: readonly string[],
): Promise<EnvelopeDocument[]> {
  return db
    .select({
      envelopeId: signatureDocuments.envelopeId,
      documentId: signatureDocuments.documentId,
      signedDocumentId: signatureDocuments.signedDocumentId,
      filename: documents.filename,
      sha256: documents.sha256,
      size: blobs.size,
    })
    .from(signatureDocuments)
    .innerJoin(documents, eq(documents.id, signatureDocuments.documentId))
    .innerJoin(blobs, eq(blobs.sha256, documents.sha256))
    .where(inArray(signatureDocuments.envelopeId, [...envelopeIds]))
    .orderBy(asc(signatureDocuments.position));
}

/**
 * Locks and returns the envelope with its signatories, so that concurrent signatures run one after the other. The
 * request is locked first, as in every write on a request, to avoid deadlocks. Returns null if the envelope is gone.
 */
export async function lockEnvelope(tx: Transaction, id: string): Promise<WholeEnvelope | null> {
  await tx
    .select({ id: requests.id })
    .from(requests)
    .where(
      inArray(
        requests.id,
        tx
          .select({ id: signatureEnvelopes.requestId })
          .from(signatureEnvelopes)
          .where(eq(signatureEnvelopes.id, id)),
      ),
    )
    .for('update');
  const [envelope] = await tx
    .select()
    .from(signatureEnvelopes)
    .where(eq(signatureEnvelopes.id, id))
    .for('update');
  return envelope ? { envelope, signatories: await signatoriesOf(tx, [id]) } : null;
}
