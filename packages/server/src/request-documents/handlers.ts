import { and, asc, eq, inArray } from 'drizzle-orm';
import type { DocumentState } from '@atrium/contract/document-rules';
import { canValidateDocument } from '@atrium/contract/request-document-rules';
import type {
  RequestDocument,
  requestDocuments as requestDocumentsContract,
} from '@atrium/contract/request-documents';
import type { ServiceCode } from '@atrium/contract/services';
import type { User } from '@atrium/contract/users';
import type { Reads } from '../database/index.ts';
import {
  documentLegalEntities,
  documents,
  documentTopics,
  messageDocuments,
  messages,
  requestLegalEntities,
  requests,
} from '../database/schema/index.ts';
import { badRequest, forbidden, notFound, refusal } from '../http/index.ts';
import type { Handlers, Language } from '../http/index.ts';
import type { Platform, WriteCall } from '../platform.ts';
import { topicsOf } from '../request-creation/index.ts';
import { documentsOutForSignature, signedCopies } from '../signatures/index.ts';
import {
  claimDocuments,
  documentRows,
  knownTags,
  requestDocumentState,
  shownDocuments,
} from '../documents/index.ts';
import {
  accessTo,
  changeByDocuments,
  changeRequest,
  lockRequest,
  lockRequests,
  visibleRequests,
} from '../requests/index.ts';
import { changeTags, documentBearer } from '../tagging/index.ts';

interface Reader {
  readonly user: User;
  readonly language: Language;
}
type RequestRow = typeof requests.$inferSelect;

const OTHER_TOPIC = {
  en: 'Choose a topic of this request.',
  fr: 'Choisissez un sujet de cette demande.',
};
const OTHER_ENTITY = {
  en: 'Choose legal entities of this request.',
  fr: 'Choisissez des entités juridiques de cette demande.',
};

const OTHER_DOCUMENT = {
  en: 'Tags are for the documents that are added.',
  fr: 'Les étiquettes portent sur les documents ajoutés.',
};

const OUT_FOR_SIGNATURE = {
  en: 'This document is out for signature. You can validate or refuse it once the signature is complete or cancelled.',
  fr: 'Ce document est en cours de signature. Vous pourrez le valider ou le refuser une fois la signature terminée ou annulée.',
};

const DECIDED = {
  en: 'Nothing was changed: someone has already decided on this document. Check its current state.',
  fr: 'Rien n’a été modifié : une décision a déjà été prise sur ce document. Vérifiez son état actuel.',
};

/** For a service without topics. */
const ANY_TOPIC = { id: 'OTHER', content: { en: 'Other', fr: 'Autre' } };

/** Returns the topics under which documents can be added: those of the request, or of its service if it has none. */
async function offeredTopics(
  db: Reads,
  request: RequestRow,
  language: Language,
): Promise<{ id: string; content: string }[]> {
  if (request.topics.length > 0)
    return request.topics.map(({ id, content }) => ({ id, content: content.join(', ') || id }));
  const { type, serviceCode } = request;
  const topics = await topicsOf(db, [serviceCode as ServiceCode], { excludeReadonly: true, type });
  return (topics.length > 0 ? topics : [ANY_TOPIC]).map(({ id, content }) => ({
    id,
    content: content[language],
  }));
}

async function shown(
  db: Reads,
  { user, language }: Reader,
  request: RequestRow,
  ids?: readonly string[],
): Promise<RequestDocument[]> {
  const rows = await documentRows(
    db,
    and(eq(documents.requestId, request.id), ids && inArray(documents.id, [...ids]))!,
  );
  const found = rows.map(({ id }) => id);
  const attached = await db
    .select({ documentId: messageDocuments.documentId, messageId: messages.id })
    .from(messageDocuments)
    .innerJoin(messages, eq(messages.id, messageDocuments.messageId))
    .where(inArray(messageDocuments.documentId, found));
  const topics = await db
    .select()
    .from(documentTopics)
    .where(inArray(documentTopics.documentId, found))
    .orderBy(asc(documentTopics.position));
  const rights = (await accessTo(db, user, [request.id])).get(request.id)!.rights;
  const out = await documentsOutForSignature(db, request.id);
  const signed = await signedCopies(db, request.id);
  const facts = await shownDocuments(db, { user, language }, rows);
  return facts.map((document, position) => ({
    ...document,
    messageId: attached.find(({ documentId }) => documentId === document.id)?.messageId ?? null,
    topicIds: topics.filter(({ documentId }) => documentId === document.id).map(({ topicId }) => topicId),
    rights: {
      ...document.rights,
      canValidate: canValidateDocument({
        documentValidationEnabled: request.documentValidationEnabled,
        canUploadDocument: rights.canUploadDocument,
        isInternal: user.contactInformation.isInternal,
        isFromBank: rows[position]!.authorIsInternal,
        isOutForSignature: out.has(document.id),
        isSignedCopy: signed.has(document.id),
      }),
    },
  }));
}

export function requestDocumentHandlers(platform: Platform): Handlers<typeof requestDocumentsContract> {
  const { db, newId, write } = platform;

  async function visibleRequest(user: User, id: string): Promise<RequestRow> {
    const [row] = await db
      .select()
      .from(requests)
      .where(and(eq(requests.id, id), visibleRequests(db, user)));
    if (!row) throw notFound();
    return row;
  }

  async function setState(
    call: WriteCall & Reader,
    { id, docId }: { id: string; docId: string },
    { state, from }: { state: DocumentState; from?: RequestDocument['state'] | undefined },
  ): Promise<RequestDocument> {
    return write(call, async (tx, audit) => {
      const [locked] = await lockRequests(tx, call.user, [id]);
      const { row } = locked!;
      const [before] = await shown(tx, call, row, [docId]);
      if (!before) throw notFound();
      if (!before.rights.canValidate) {
        const out = await documentsOutForSignature(tx, id);
        throw out.has(docId) ? refusal('CONFLICT', OUT_FOR_SIGNATURE) : forbidden();
      }
      if (before.state === state.toLowerCase()) return before;
      if (from !== undefined && before.state !== from) throw refusal('CONFLICT', DECIDED);
      await tx
        .update(documents)
        .set({ state, replacementAskedAt: state === 'REFUSED' ? platform.clock() : null })
        .where(eq(documents.id, docId));
      await changeRequest(tx, audit, platform, {
        requestId: id,
        byId: call.user.id,
        state: row.state,
        // The side that added it is asked for another one.
        ...(state === 'REFUSED' && { type: 'REQUEST_ACTION_REQUIRED' as const }),
      });
      await audit({
        eventType: 'UPDATE',
        entity: 'documents',
        entityId: docId,
        name: 'state',
        oldValue: before.state,
        newValue: state.toLowerCase(),
        secondaryEntity: id,
      });
      const [after] = await shown(tx, call, row, [docId]);
      return after!;
    });
  }

  return {
    async list({ user, language, params }) {
      return shown(db, { user, language }, await visibleRequest(user, params.id));
    },

    async listOfMessages({ user, language, params }) {
      const request = await visibleRequest(user, params.id);
      const all = await shown(db, { user, language }, request);
      return all.filter(({ messageId }) => messageId !== null);
    },

    topics: async ({ user, language, params }) =>
      offeredTopics(db, await visibleRequest(user, params.id), language),

    async add(call) {
      const { user, params, body } = call;
      return write(call, async (tx, audit) => {
        const { row, rights } = await lockRequest(tx, user, params.id, 'canUploadDocument');
        if (body.tags.length > 0 && !rights.canManageTags) throw forbidden();
        if (body.tags.some(({ documentId }) => !body.documentIds.includes(documentId)))
          throw badRequest(OTHER_DOCUMENT, 'body.tags');
        const topics = await offeredTopics(tx, row, call.language);
        if (body.topicIds.some((topic) => !topics.some(({ id }) => id === topic)))
          throw badRequest(OTHER_TOPIC, 'body.topicIds');
        const entities = await tx
          .select({ code: requestLegalEntities.ricosCode })
          .from(requestLegalEntities)
          .where(eq(requestLegalEntities.requestId, row.id));
        if (body.ricosCodes.some((code) => !entities.some((entity) => entity.code === code)))
          throw badRequest(OTHER_ENTITY, 'body.ricosCodes');
        const claimed = await claimDocuments(tx, user, body.documentIds, {
          category: 'REQUESTS',
          contractId: row.contractId,
          serviceCode: row.serviceCode,
          requestId: row.id,
          createdAt: platform.clock(),
          state: requestDocumentState(row),
        });
        const ids = claimed.map(({ id }) => id);
        await tx
          .insert(documentTopics)
          .values(
            ids.flatMap((documentId) =>
              [...new Set(body.topicIds)].map((topicId, position) => ({ documentId, topicId, position })),
            ),
          );
        // One insert per legal entity: a statement takes at most 65,535 parameters.
        for (const ricosCode of new Set(body.ricosCodes))
          await tx.insert(documentLegalEntities).values(ids.map((documentId) => ({ documentId, ricosCode })));
        for (const { documentId, changes } of body.tags) {
          const bearer = documentBearer(tx, user.id, {
            id: documentId,
            contractId: row.contractId,
            tags: [],
          });
          await changeTags({ tx, audit, newId, bearer, known: knownTags(tx, user) }, changes);
        }
        await changeByDocuments(tx, audit, platform, { row, user });
        await audit({
          eventType: 'UPDATE',
          entity: 'requests',
          entityId: row.id,
          name: 'documents',
          newValue: ids,
        });
        return shown(tx, call, row, ids);
      });
    },

    setState: (call) => setState(call, call.params, call.body),
    setStateByMessaging: (call) => setState(call, call.params, call.body),
  };
}
