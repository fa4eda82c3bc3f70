import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { isCancellable, isRemindable } from '@atrium/contract/signature-rules';
import type { signatures as signaturesContract } from '@atrium/contract/signatures';
import type { User } from '@atrium/contract/users';
import type { Database, Transaction } from '../database/index.ts';
import {
  blobs,
  contractEmailDomains,
  contracts,
  documents,
  pendingDocuments,
  requests,
  signatureDocuments,
  signatureEnvelopes,
  signatureSignatories,
} from '../database/schema/index.ts';
import { download, downloadZip } from '../files/index.ts';
import { earlierAnswer, forbidden, idempotentCall, notFound, refusal, writeOnce } from '../http/index.ts';
import type { Bilingual, Handlers } from '../http/index.ts';
import { mailLimit } from '../notifications/index.ts';
import type { Platform, WriteCall } from '../platform.ts';
import { amendmentForm } from './amendment.ts';
import { announce } from './announce.ts';
import { completeEnvelope } from './complete.ts';
import { createEnvelope, requireDocumentCount } from './create-envelope.ts';
import { lockEnvelope } from './envelope-records.ts';
import type { WholeEnvelope } from './envelope-records.ts';
import { resendInvitations, synchronise } from './invite.ts';
import { isTheirTurn, setStatus } from './envelope-transitions.ts';
import { requireSignable, signableDocuments } from './signable.ts';
import { claimDocuments, requestDocumentState } from '../documents/index.ts';
import { envelopeHistory } from './envelope-history.ts';
import { visibleContracts } from '../contracts/index.ts';
import { accessTo, lockRequest, refusedNow, visibleRequests } from '../requests/index.ts';
import { envelopesOf } from './rows.ts';
import { waitingEnvelopes } from './waiting-envelopes.ts';

const NOT_SIGNED: Bilingual = {
  en: 'Not everyone has signed yet: there is no signed document to download.',
  fr: 'Tout le monde n’a pas encore signé : il n’y a pas de document signé à télécharger.',
};
const NOT_AUTHOR: Bilingual = {
  en: 'Only the person who sent the documents for signature may do this.',
  fr: 'Seule la personne qui a envoyé les documents pour signature peut effectuer cette action.',
};
const SENT_OTHERWISE: Bilingual = {
  en: 'This form was already sent with different content, and its documents are out for signature. Nothing was sent again.',
  fr: 'Ce formulaire a déjà été envoyé, avec un autre contenu, et ses documents sont en signature. Rien n’a été envoyé de nouveau.',
};
const NOT_REMINDABLE: Bilingual = {
  en: 'No one is left to sign.',
  fr: 'Il ne reste personne à faire signer.',
};
const NOT_CANCELLABLE: Bilingual = {
  en: 'Someone has already signed, or the signature is over: it can no longer be cancelled.',
  fr: 'Une personne a déjà signé ou la signature est terminée : elle ne peut plus être annulée.',
};

/** Selects the signed documents of envelopes, newest envelope first. */
function signedDocuments(db: Database, condition: SQL) {
  return db
    .select({
      id: documents.id,
      envelopeId: signatureEnvelopes.id,
      filename: documents.filename,
      size: blobs.size,
      sha256: documents.sha256,
      createdAt: documents.createdAt,
    })
    .from(signatureDocuments)
    .innerJoin(signatureEnvelopes, eq(signatureEnvelopes.id, signatureDocuments.envelopeId))
    .innerJoin(documents, eq(documents.id, signatureDocuments.signedDocumentId))
    .innerJoin(blobs, eq(blobs.sha256, documents.sha256))
    .where(condition)
    .orderBy(
      desc(signatureEnvelopes.createdAt),
      desc(signatureEnvelopes.id),
      asc(signatureDocuments.position),
    );
}

/** Response body of a reminder. */
const answerOf = (nextReminderAt: Date | null) => ({ nextReminderAt: nextReminderAt?.toISOString() ?? null });

/** Returns the ids of those documents that the user uploaded and that are not attached yet. */
async function uploadedAmong(tx: Transaction, user: User, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: pendingDocuments.documentId })
    .from(pendingDocuments)
    .where(and(inArray(pendingDocuments.documentId, [...ids]), eq(pendingDocuments.userId, user.id)));
  return rows.map(({ id }) => id);
}

export function signatureHandlers(platform: Platform): Handlers<typeof signaturesContract> {
  const { db, blobs: store, write } = platform;
  const limitMails = mailLimit(platform);

  /** Returns the ids of an envelope and its request; 404 if the user may not see the request. */
  async function visibleEnvelope(user: User, condition: SQL) {
    const [row] = await db
      .select({ id: signatureEnvelopes.id, requestId: signatureEnvelopes.requestId })
      .from(signatureEnvelopes)
      .innerJoin(requests, eq(requests.id, signatureEnvelopes.requestId))
      .where(and(condition, visibleRequests(db, user)));
    if (!row) throw notFound();
    return row;
  }

  async function requireVisible(user: User, requestId: string) {
    const [row] = await db
      .select({ id: requests.id, reference: requests.reference })
      .from(requests)
      .where(and(eq(requests.id, requestId), visibleRequests(db, user)));
    if (!row) throw notFound();
    return row;
  }

  /** Responds with the signed files: one as it is, several as a zip; 409 if there are none. */
  async function filesAnswer(condition: SQL, zipName: string): Promise<Response> {
    const rows = await signedDocuments(db, condition);
    if (rows.length === 0) throw refusal('CONFLICT', NOT_SIGNED);
    const files = await Promise.all(
      rows.map(async (row) => {
        const file = await store.get(row.sha256);
        if (!file) throw notFound();
        return { ...file, filename: row.filename, modifiedAt: row.createdAt };
      }),
    );
    return files.length === 1
      ? download({ ...files[0]!, mime: 'application/pdf' })
      : downloadZip(zipName, files);
  }

  /** Runs an action of the envelope's author in one transaction, with the envelope locked; 403 for anyone else. */
  async function authorActs<T>(
    call: WriteCall & { user: User },
    envelopeId: string,
    work: (
      tx: Parameters<Parameters<typeof write>[1]>[0],
      audit: Parameters<Parameters<typeof write>[1]>[1],
      whole: WholeEnvelope,
    ) => Promise<T>,
  ): Promise<T> {
    return write(call, async (tx, audit) => {
      const whole = await lockEnvelope(tx, envelopeId);
      if (!whole) throw notFound();
      if (whole.envelope.createdById !== call.user.id) throw forbidden(NOT_AUTHOR);
      return work(tx, audit, whole);
    });
  }

  return {
    waiting: ({ user, query }) => waitingEnvelopes(db, user, query),

    async emailDomains({ user, query: { contractId } }) {
      const [contract] = await db
        .select({ id: contracts.id })
        .from(contracts)
        .where(and(eq(contracts.id, contractId), visibleContracts(db, user)));
      if (!contract) throw notFound();
      const rows = await db
        .select({ domain: contractEmailDomains.domain })
        .from(contractEmailDomains)
        .where(eq(contractEmailDomains.contractId, contractId))
        .orderBy(asc(contractEmailDomains.domain));
      return rows.map(({ domain }) => domain);
    },

    async amendmentFile({ language }) {
      const { filename, bytes } = await amendmentForm(language);
      return download({
        filename,
        mime: 'application/pdf',
        size: bytes.length,
        stream: new Blob([bytes]).stream(),
      });
    },

    async list({ user, actor, params }) {
      await requireVisible(user, params.id);
      return envelopesOf(platform, { user, isImpersonated: actor.impersonatorId !== null }, params.id);
    },

    async history({ user, params }) {
      const { id } = await visibleEnvelope(user, eq(signatureEnvelopes.id, params.id));
      return envelopeHistory(db, user, id);
    },

    async create(call) {
      const { user, language, body } = call;
      const { requestId, legalEntity, ...basis } = body;
      const once = idempotentCall(call);
      await requireVisible(user, requestId);
      const earlier = await earlierAnswer<{ envelopeId: string }>(db, once, () => SENT_OTHERWISE);
      if (earlier) return earlier;
      // Files are only read for users who may have them signed.
      const access = await accessTo(db, user, [requestId]);
      if (!access.get(requestId)!.rights.canUploadDocument) throw refusedNow();
      requireDocumentCount(basis);
      await requireSignable(platform, { user, requestId }, basis.documentIds);
      return write(call, async (tx, audit) => {
        // Users who may add documents to a request may have them signed.
        const { row } = await lockRequest(tx, user, requestId, 'canUploadDocument');
        return writeOnce(tx, once, {
          now: platform.clock(),
          sentOtherwise: () => SENT_OTHERWISE,
          async write() {
            await claimDocuments(tx, user, await uploadedAmong(tx, user, basis.documentIds), {
              category: 'REQUESTS',
              contractId: row.contractId,
              serviceCode: row.serviceCode,
              requestId,
              createdAt: platform.clock(),
              state: requestDocumentState(row),
            });
            const facts = { requestId, authorId: user.id, language, basis, legalEntity };
            return { envelopeId: await createEnvelope(tx, audit, platform, facts) };
          },
        });
      });
    },

    async resendOne(call) {
      const { user, params } = call;
      await limitMails(user.id);
      const [signatory] = await db
        .select({ envelopeId: signatureSignatories.envelopeId })
        .from(signatureSignatories)
        .where(eq(signatureSignatories.id, params.id));
      if (!signatory) throw notFound();
      await visibleEnvelope(user, eq(signatureEnvelopes.id, signatory.envelopeId));
      return authorActs(call, signatory.envelopeId, async (tx, audit, whole) => {
        const one = whole.signatories.find(({ id }) => id === params.id);
        if (!one || !isTheirTurn(whole, one)) throw refusal('CONFLICT', NOT_REMINDABLE);
        const { id: envelopeId, requestId } = whole.envelope;
        const invitation = { envelopeId, requestId, byId: user.id };
        const { nextReminderAt } = await resendInvitations(tx, platform, invitation, [one]);
        await audit({
          eventType: 'UPDATE',
          entity: 'signatures',
          entityId: whole.envelope.id,
          name: 'resend',
          secondaryEntity: one.id,
        });
        return answerOf(nextReminderAt);
      });
    },

    async remind(call) {
      await limitMails(call.user.id);
      await visibleEnvelope(call.user, eq(signatureEnvelopes.id, call.params.id));
      return authorActs(call, call.params.id, async (tx, audit, whole) => {
        const { envelope, signatories } = whole;
        if (!isRemindable({ status: envelope.status, signatories }, true))
          throw refusal('CONFLICT', NOT_REMINDABLE);
        const waiting = signatories.filter((signatory) => isTheirTurn(whole, signatory));
        const invitation = { envelopeId: envelope.id, requestId: envelope.requestId, byId: call.user.id };
        const sent = await resendInvitations(tx, platform, invitation, waiting);
        await audit({
          eventType: 'UPDATE',
          entity: 'signatures',
          entityId: envelope.id,
          name: 'remind',
          newValue: sent.reminded.map(({ id }) => id),
        });
        return answerOf(sent.nextReminderAt);
      });
    },

    async cancel(call) {
      const { user, params } = call;
      await visibleEnvelope(user, eq(signatureEnvelopes.id, params.id));
      await authorActs(call, params.id, async (tx, audit, { envelope }) => {
        if (!isCancellable(envelope.status, true)) throw refusal('CONFLICT', NOT_CANCELLABLE);
        await setStatus(tx, audit, envelope, 'Voided', platform.clock());
        await synchronise(tx, platform, envelope.id);
        await announce(tx, audit, platform, {
          requestId: envelope.requestId,
          senderId: user.id,
          sentence: {
            en: `The signature of “${envelope.title}” was cancelled.`,
            fr: `La signature de « ${envelope.title} » a été annulée.`,
          },
          type: 'REQUEST_UPDATED',
          isOver: true,
        });
      });
    },

    async download({ user, params, correlationId }) {
      const { id } = await visibleEnvelope(user, eq(signatureEnvelopes.id, params.id));
      await completeEnvelope(platform, id, correlationId);
      return filesAnswer(eq(signatureEnvelopes.id, id), `${id}.zip`);
    },

    async downloadAll({ user, params }) {
      const { reference } = await requireVisible(user, params.id);
      return filesAnswer(eq(signatureEnvelopes.requestId, params.id), `${reference}.zip`);
    },

    async signable({ user, params }) {
      await requireVisible(user, params.id);
      return signableDocuments(db, params.id);
    },

    async signedDocuments({ user, params }) {
      await requireVisible(user, params.id);
      const rows = await signedDocuments(db, eq(signatureEnvelopes.requestId, params.id));
      return rows.map(({ id, envelopeId, filename, size, createdAt }) => ({
        id,
        envelopeId,
        filename,
        size,
        creationDate: createdAt.toISOString(),
      }));
    },
  };
}
