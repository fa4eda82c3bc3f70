import { and, asc, eq, lt } from 'drizzle-orm';
import {
  blobs,
  documents,
  requests,
  signatureDocuments,
  signatureEnvelopes,
  users,
} from '../database/schema/index.ts';
import type { Language } from '../http/index.ts';
import type { JobRun } from '../jobs/index.ts';
import type { Platform } from '../platform.ts';
import { announce } from './announce.ts';
import { documentsOf, lockEnvelope, signatoriesOf } from './envelope-records.ts';
import type { Envelope, EnvelopeDocument } from './envelope-records.ts';
import { signedPdf } from './pdf-process.ts';
import { bytesOf } from './signable.ts';
import { signedName } from './signed-name.ts';

/** An envelope signed within this time has its own completion job under way. */
const UNDER_WAY_MS = 60_000;

interface SignedFile extends EnvelopeDocument {
  signed: { sha256: string; size: number };
}

async function makeFiles(
  { db, blobs: store }: Platform,
  envelope: Envelope,
  language: Language,
): Promise<SignedFile[]> {
  const signatories = await signatoriesOf(db, [envelope.id]);
  const files: SignedFile[] = [];
  for (const document of await documentsOf(db, [envelope.id])) {
    const signed = await signedPdf(() => bytesOf(store, document.sha256), {
      envelope,
      signatories,
      document,
      language,
      signedAt: envelope.statusChangedAt,
    });
    if (!signed) throw new Error(`the file of document ${document.documentId} is missing`);
    files.push({ ...document, signed: await store.put(signed) });
  }
  return files;
}

/**
 * Creates the signed documents of an envelope that everybody has signed, and completes it. Safe to call at any time,
 * concurrently and again after a crash: the files are made first, and only one caller finds the envelope still
 * `Signed`.
 */
export async function completeEnvelope(
  platform: Platform,
  envelopeId: string,
  correlationId: string,
): Promise<void> {
  const { db, clock, newId } = platform;
  const [found] = await db
    .select({ envelope: signatureEnvelopes, language: users.language, request: requests })
    .from(signatureEnvelopes)
    .innerJoin(users, eq(users.id, signatureEnvelopes.createdById))
    .innerJoin(requests, eq(requests.id, signatureEnvelopes.requestId))
    .where(and(eq(signatureEnvelopes.id, envelopeId), eq(signatureEnvelopes.status, 'Signed')));
  if (!found) return;
  const { envelope, language, request } = found;
  const files = await makeFiles(platform, envelope, language);
  const call = { actor: { userId: envelope.createdById, impersonatorId: null }, correlationId };
  await platform.write(call, async (tx, audit) => {
    const current = await lockEnvelope(tx, envelopeId);
    if (current?.envelope.status !== 'Signed') return;
    const now = clock();
    const signedIds: string[] = [];
    for (const { documentId, filename, signed } of files) {
      await tx
        .insert(blobs)
        .values({ ...signed, mime: 'application/pdf' })
        .onConflictDoNothing();
      const id = newId();
      await tx.insert(documents).values({
        id,
        filename: signedName(filename, language),
        category: 'REQUESTS',
        sha256: signed.sha256,
        contractId: request.contractId,
        serviceCode: request.serviceCode,
        requestId: request.id,
        authorId: envelope.createdById,
        createdAt: now,
      });
      await tx
        .update(signatureDocuments)
        .set({ signedDocumentId: id })
        .where(
          and(eq(signatureDocuments.envelopeId, envelopeId), eq(signatureDocuments.documentId, documentId)),
        );
      signedIds.push(id);
    }
    await tx
      .update(signatureEnvelopes)
      .set({ status: 'Completed', statusChangedAt: now })
      .where(eq(signatureEnvelopes.id, envelopeId));
    await announce(tx, audit, platform, {
      requestId: request.id,
      senderId: envelope.createdById,
      sentence: {
        en: `Everyone has signed “${envelope.title}”.`,
        fr: `Tout le monde a signé « ${envelope.title} ».`,
      },
      documentIds: signedIds,
      type: 'SIGNATURE_COMPLETED',
      exceptId: null,
      isOver: true,
    });
    await audit({
      eventType: 'UPDATE',
      entity: 'signatures',
      entityId: envelopeId,
      name: 'status',
      oldValue: 'Signed',
      newValue: 'Completed',
      secondaryEntity: request.id,
    });
  });
}

/**
 * Enqueues the completion of envelopes that are signed but have no signed documents, such as those whose job failed for
 * good. Runs when a server starts.
 */
export async function recoverEnvelopes(
  platform: Platform,
  { correlationId, done }: JobRun<'signatures.recover'>,
): Promise<void> {
  const before = new Date(platform.clock().getTime() - UNDER_WAY_MS);
  await platform.db.transaction(async (tx) => {
    const waiting = await tx
      .select({ id: signatureEnvelopes.id })
      .from(signatureEnvelopes)
      .where(and(eq(signatureEnvelopes.status, 'Signed'), lt(signatureEnvelopes.statusChangedAt, before)))
      .orderBy(asc(signatureEnvelopes.statusChangedAt));
    const jobs = waiting.map(({ id }) => ({ envelopeId: id, correlationId }));
    await platform.jobs.enqueue(tx, 'signatures.complete', ...jobs);
    await done(tx);
  });
}
