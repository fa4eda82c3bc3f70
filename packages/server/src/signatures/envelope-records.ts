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

/** Reads and locks of envelopes; everything that changes one takes its lock first. */

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
  /** In the order in which they sign. */
  signatories: Signatory[];
}

export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`;

/** People of envelopes, in signing order. */
export function signatoriesOf(db: Reads, envelopeIds: readonly string[]): Promise<Signatory[]> {
  return db
    .select()
    .from(signatureSignatories)
    .where(inArray(signatureSignatories.envelopeId, [...envelopeIds]))
    .orderBy(asc(signatureSignatories.turn), asc(signatureSignatories.position));
}

/** Documents of envelopes as they were sent, in order. */
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
 * The envelope with its people, locked until the transaction ends: two who sign at the same moment follow each other.
 * The request comes first, as in every write on a request, so that no two writes wait for each other. Null when it is
 * gone.
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
