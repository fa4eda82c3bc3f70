import { inArray, notInArray } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { NotificationType } from '@atrium/contract/notification-rules';
import { isInvisible, plainTextOf } from '@atrium/contract/rich-text-rules';
import type { RequestCreation } from '@atrium/contract/request-creation';
import type { RequestState, TurnVerb } from '@atrium/contract/request-rules';
import type { User } from '@atrium/contract/users';
import { claimDocuments } from '../documents/index.ts';
import type { Transaction } from '../database/index.ts';
import {
  messageDocuments,
  messages,
  requestLegalEntities,
  requestParticipants,
  requests,
  users,
} from '../database/schema/index.ts';
import { earlierAnswer, Failure, writeOnce } from '../http/index.ts';
import type { IdempotentCall, Language } from '../http/index.ts';
import type { AuditTrail, Platform, WriteCall } from '../platform.ts';
import { requestSubject, turnHolders } from '../requests/index.ts';
import { createEnvelope, requireSignable } from '../signatures/index.ts';
import { notify } from '../notifications/index.ts';
import { linesOf, sanitiseRichText } from '../text/index.ts';
import { validateCreation, type ValidCreation } from './validate-creation.ts';
import { keepAnswers } from './answers.ts';
import { nextReference } from './reference.ts';

export interface CreationCall extends WriteCall {
  user: User;
  language: Language;
  body: RequestCreation;
  /** Idempotency key: a retry of the form does not create a second request; null creates one each time. */
  once: IdempotentCall | null;
}

interface Created {
  id: string;
  reference: string;
}

const sentOtherwise = ({ reference }: Created) => ({
  en: `This form has already created request ${reference}. Open that one, or begin a new form.`,
  fr: `Ce formulaire a déjà créé la demande ${reference}. Ouvrez celle-ci ou commencez un nouveau formulaire.`,
});

/**
 * Creates a request with its participants, legal entities, answers, first message, documents and signature, in one
 * transaction (NEW-066 to NEW-069). The same form sent twice, also concurrently, creates one request.
 */
export async function createRequest(platform: Platform, call: CreationCall): Promise<Created> {
  const { db } = platform;
  const { user, once } = call;
  const description = sanitiseRichText(call.body.description);
  const body = { ...call.body, description };
  const earlier = await earlierAnswer(db, once, sentOtherwise);
  if (earlier) return earlier;
  if (body.signature) {
    // Files are only read for users who may create the request.
    await validateCreation(db, { ...call, body }, platform.clock());
    await requireSignable(platform, { user, requestId: null }, body.signature.documentIds);
  }
  const now = platform.clock();
  return platform.write(call, (tx, audit) =>
    writeOnce(tx, once, {
      now,
      sentOtherwise,
      write: async () => {
        // Reading files takes time, in which a right may have been taken away.
        const valid = await validateCreation(tx, { ...call, body }, now);
        const created = { id: platform.newId(), reference: await nextReference(tx, now) };
        await insertRequest(tx, platform, { ...call, body }, valid, created);
        await keepAnswers(tx, user, created.id, valid, body);
        await audit({
          eventType: 'CREATE',
          entity: 'requests',
          entityId: created.id,
          name: 'request',
          newValue: {
            reference: created.reference,
            contractId: body.contractId,
            ...body.serviceAction,
            participants: body.participants.map(({ id }) => id),
            ricosCodes: body.ricosCodes,
            documentIds: body.documentIds,
          },
        });
        await attach(tx, audit, platform, { ...call, body }, created.id);
        await tellParticipants(tx, platform, { ...call, body }, created.id);
        return created;
      },
    }),
  );
}

/** A request of the bank starts waiting for the client, a request of a client starts in progress. */
const firstState = (user: User): RequestState =>
  user.contactInformation.isInternal ? 'ACTION_REQUIRED' : 'INPROGRESS';

async function insertRequest(
  tx: Transaction,
  { clock }: Platform,
  { user, body }: CreationCall,
  { configuration, topics, roleOf }: ValidCreation,
  { id, reference }: Created,
): Promise<void> {
  const now = clock();
  const state = firstState(user);
  await tx.insert(requests).values({
    id,
    reference,
    title: body.title,
    description: linesOf(body.description),
    state,
    stateSince: now,
    // With documents to sign, the bank asks for the signature and not for an answer.
    answerAskedAt: state === 'ACTION_REQUIRED' && !body.signature ? now : null,
    type: configuration.type,
    contractId: body.contractId,
    serviceCode: body.serviceAction.serviceCode,
    action: body.serviceAction.action,
    topics,
    documentValidationEnabled: body.documentsMustBeValidated,
    createdById: user.id,
    createdAt: now,
    lastUpdatedById: user.id,
    updatedAt: now,
  });
  const others = [...new Set(body.participants.map((person) => person.id))];
  await tx
    .insert(requestParticipants)
    .values([user.id, ...others].map((userId) => ({ requestId: id, userId, role: roleOf(userId) })));
  if (body.ricosCodes.length > 0)
    await tx
      .insert(requestLegalEntities)
      .values(body.ricosCodes.map((ricosCode) => ({ requestId: id, ricosCode })));
}

/** Notifies participants that the request was created, or waits for them if the bank asks them; signatories separately. */
async function tellParticipants(
  tx: Transaction,
  platform: Platform,
  { user, body }: CreationCall,
  requestId: string,
): Promise<void> {
  const byBank = user.contactInformation.isInternal;
  const created = [
    ...(byBank && body.documentIds.length > 0 ? (['DOCUMENT_RECEIVED'] as const) : []),
    'REQUEST_CREATED' as const,
  ];
  const holders = byBank ? await turnHolders(tx, requestId) : new Map<string, Set<TurnVerb>>();
  const asked = [...holders].filter(([, verbs]) => [...verbs].some((verb) => verb !== 'sign'));
  const ids = asked.map(([id]) => id);
  const about = requestSubject(requestId);
  const tell = (types: readonly NotificationType[], amongst: SQL) =>
    notify(tx, platform, { about, types, byId: user.id, amongst });
  await tell(['REQUEST_ACTION_REQUIRED', ...created], inArray(users.id, ids));
  await tell(created, notInArray(users.id, ids));
}

/** Attaches the documents to the request, writes its first message, and sends documents for signature. */
async function attach(
  tx: Transaction,
  audit: AuditTrail,
  platform: Platform,
  { user, language, body }: CreationCall,
  requestId: string,
): Promise<void> {
  const target = {
    requestId,
    contractId: body.contractId,
    serviceCode: body.serviceAction.serviceCode,
    category: 'REQUESTS' as const,
    createdAt: platform.clock(),
  };
  const state = body.documentsMustBeValidated ? ('PENDING' as const) : ('VALIDATED' as const);
  const files = await claimDocuments(tx, user, body.documentIds, { ...target, state });
  if (files.length > 0 || !isInvisible(plainTextOf(body.description))) {
    const messageId = platform.newId();
    await tx.insert(messages).values({
      id: messageId,
      requestId,
      senderId: user.id,
      message: body.description,
      messageType: 'Message',
      emailId: null,
      requestState: firstState(user),
      createdAt: platform.clock(),
    });
    if (files.length > 0)
      await tx.insert(messageDocuments).values(files.map((file) => ({ messageId, documentId: file.id })));
    await audit({
      eventType: 'CREATE',
      entity: 'messages',
      entityId: messageId,
      name: 'message',
      newValue: { documentIds: files.map(({ id }) => id) },
      secondaryEntity: requestId,
    });
  }
  if (!body.signature) return;
  try {
    await claimDocuments(tx, user, body.signature.documentIds, { ...target, state: 'VALIDATED' });
    const basis = { ...body.signature, signatureType: 'Function' as const, subject: body.title };
    await createEnvelope(tx, audit, platform, { requestId, authorId: user.id, language, basis });
  } catch (error) {
    throw insideSignature(error);
  }
}

/** Renames the fields in an error of the signature: `body.signatories` becomes `body.signature.signatories`. */
function insideSignature(error: unknown): unknown {
  if (!(error instanceof Failure)) return error;
  return new Failure(
    error.code,
    error.entries.map((entry) => ({
      ...entry,
      ...(entry.path && { path: entry.path.replace(/^body\./, 'body.signature.') }),
    })),
  );
}
