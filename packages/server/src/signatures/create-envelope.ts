import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { normalisePhone } from '@atrium/contract/person-rules';
import {
  companyIssues,
  inSigningOrder,
  mailKey,
  signatoriesIssue,
  signatoryIssues,
  signatureDocumentsIssue,
  signingTurns,
  sirenDigits,
} from '@atrium/contract/signature-rules';
import type { SignatureGroup, SigningRule } from '@atrium/contract/signature-rules';
import type { EnvelopeBasis, NewEnvelope } from '@atrium/contract/signatures';
import type { Transaction } from '../database/index.ts';
import {
  blobs,
  contractEmailDomains,
  documents,
  requests,
  signatureDocuments,
  signatureEnvelopes,
  signatureSignatories,
  users,
} from '../database/schema/index.ts';
import { badRequest, Failure, notFound, refusal } from '../http/index.ts';
import type { FailureEntry, Language } from '../http/index.ts';
import type { AuditTrail, Platform } from '../platform.ts';
import { addAmendment } from './amendment.ts';
import { announce } from './announce.ts';
import type { Signatory } from './envelope-records.ts';
import { inviteTurn } from './invite.ts';
import type { Inviter } from './invite.ts';
import { companyRefusals, ISSUE_LABELS, notOfBank, signatoriesRefusals } from './issue-labels.ts';
import { LOCKING_STATUSES } from './signable.ts';

export interface NewEnvelopeFacts {
  /** The caller has checked that the request exists and that the author may add documents to it. */
  requestId: string;
  authorId: string;
  language: Language;
  basis: EnvelopeBasis;
  /** Company on whose behalf people sign; none if everybody signs for themselves. */
  legalEntity?: NewEnvelope['legalEntity'];
}

/**
 * Sets the group of signatories who have none: the bank for e-mail addresses of its staff, else the client. Only staff
 * may name other signatories of the bank: a client could otherwise sign in the name of the bank.
 */
async function withGroups(tx: Transaction, authorId: string, list: EnvelopeBasis['signatories']) {
  const addresses = list.map(({ mail }) => mailKey(mail));
  const staff = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(
      and(
        or(inArray(users.email, addresses), eq(users.id, authorId)),
        users.isInternal,
        isNull(users.deletedAt),
      ),
    );
  const staffAddresses = new Set(staff.map(({ email }) => email));
  const isStaff = staff.some(({ id }) => id === authorId);
  const refused = list.flatMap(({ group, mail }, position): FailureEntry[] =>
    group === 'bank' && !isStaff && !staffAddresses.has(mailKey(mail))
      ? [{ code: 'BAD_REQUEST', label: notOfBank(mail), path: `body.signatories.${position}.mail` }]
      : [],
  );
  if (refused.length > 0) throw new Failure('BAD_REQUEST', refused);
  return list.map((signatory) => {
    const group: SignatureGroup =
      signatory.group ?? (staffAddresses.has(mailKey(signatory.mail)) ? 'bank' : 'client');
    return { ...signatory, group };
  });
}

/** Throws 400 for signatories that the rules do not allow (SIGN-018 to SIGN-026), with an entry per invalid field. */
function requireSignatories(
  list: Awaited<ReturnType<typeof withGroups>>,
  basis: EnvelopeBasis,
  rule: SigningRule,
  authorisedDomains: readonly string[],
): void {
  const entries = list.flatMap((signatory, position) =>
    signatoriesRefusals(
      signatoryIssues(signatory, {
        signatureOption: basis.signatureOption,
        authorisedDomains,
        others: list.filter((_, other) => other !== position),
      }),
      `body.signatories.${position}`,
    ),
  );
  if (entries.length > 0) throw new Failure('BAD_REQUEST', entries);
  const issue = signatoriesIssue(list, rule);
  if (issue) throw badRequest(ISSUE_LABELS[issue], 'body.signatories');
}

/** Throws 400 if an envelope of this type cannot have this number of documents (SIGN-028, SIGN-030). */
export function requireDocumentCount({
  signatureType,
  documentIds,
}: Pick<EnvelopeBasis, 'signatureType' | 'documentIds'>): void {
  const issue = signatureDocumentsIssue(signatureType, documentIds.length);
  if (issue)
    throw badRequest(
      ISSUE_LABELS[issue === 'required' ? 'documentRequired' : 'documentsTooMany'],
      'body.documentIds',
    );
}

/** Throws 400 for documents that were refused or are no PDFs of the request, 409 if out for signature or signed. */
async function requireDocuments(tx: Transaction, requestId: string, ids: readonly string[]): Promise<void> {
  if (new Set(ids).size < ids.length) throw badRequest(ISSUE_LABELS.documentTwice, 'body.documentIds');
  if (ids.length === 0) return;
  const rows = await tx
    .select({ state: documents.state, mime: blobs.mime })
    .from(documents)
    .innerJoin(blobs, eq(blobs.sha256, documents.sha256))
    .where(and(inArray(documents.id, [...ids]), eq(documents.requestId, requestId)));
  const usable = rows.filter(({ state, mime }) => state !== 'REFUSED' && mime === 'application/pdf');
  if (usable.length < ids.length) throw badRequest(ISSUE_LABELS.documentUnknown, 'body.documentIds');
  const [running] = await tx
    .select({ id: signatureEnvelopes.id })
    .from(signatureDocuments)
    .innerJoin(signatureEnvelopes, eq(signatureEnvelopes.id, signatureDocuments.envelopeId))
    .where(
      or(
        and(
          inArray(signatureDocuments.documentId, [...ids]),
          inArray(signatureEnvelopes.status, LOCKING_STATUSES),
        ),
        // Signed copies.
        inArray(signatureDocuments.signedDocumentId, [...ids]),
      ),
    )
    .limit(1);
  if (running) throw refusal('CONFLICT', ISSUE_LABELS.documentOut, 'body.documentIds');
}

/**
 * Creates an envelope in a transaction and invites the first signatories; returns its id. Used by POST /signature and
 * by the creation of a request with signatories (NEW-069), after its documents are attached to it. Check the files with
 * `requireSignable` before the transaction.
 */
export async function createEnvelope(
  tx: Transaction,
  audit: AuditTrail,
  platform: Inviter & Pick<Platform, 'blobs'>,
  { requestId, authorId, language, basis, legalEntity = null }: NewEnvelopeFacts,
): Promise<string> {
  // The row lock makes concurrent calls for the same documents run one after the other, so that the second is refused.
  const [request] = await tx.select().from(requests).where(eq(requests.id, requestId)).for('update');
  if (!request) throw notFound();
  const domains = await tx
    .select({ domain: contractEmailDomains.domain })
    .from(contractEmailDomains)
    .where(eq(contractEmailDomains.contractId, request.contractId));
  const rule: SigningRule = {
    enableGroupSign: basis.nameOfGroupToSignFirst !== null,
    groupSignFirst: basis.nameOfGroupToSignFirst ?? 'bank',
  };
  const companyProblems = legalEntity ? companyRefusals(companyIssues(legalEntity)) : [];
  if (companyProblems.length > 0) throw new Failure('BAD_REQUEST', companyProblems);
  const list = await withGroups(tx, authorId, basis.signatories);
  requireSignatories(
    list,
    basis,
    rule,
    domains.map(({ domain }) => domain),
  );
  requireDocumentCount(basis);
  await requireDocuments(tx, requestId, basis.documentIds);
  const documentIds =
    basis.documentIds.length > 0
      ? basis.documentIds
      : [await addAmendment(tx, platform, { request, authorId, language })];

  const id = platform.newId();
  const now = platform.clock();
  await tx.insert(signatureEnvelopes).values({
    id,
    requestId,
    title: basis.subject,
    signatureType: basis.signatureType,
    signatureOption: basis.signatureOption,
    ...rule,
    legalName: legalEntity?.legalName ?? null,
    siren: legalEntity ? sirenDigits(legalEntity.siren) : null,
    status: 'Submitted',
    statusChangedAt: now,
    createdById: authorId,
    createdAt: now,
  });
  await tx
    .insert(signatureDocuments)
    .values(documentIds.map((documentId, position) => ({ envelopeId: id, documentId, position })));
  const ordered = inSigningOrder(list, rule);
  const turns = signingTurns(ordered, rule);
  const rows: Signatory[] = ordered.map((signatory, position) => ({
    id: platform.newId(),
    envelopeId: id,
    firstName: signatory.firstName,
    lastName: signatory.lastName,
    email: mailKey(signatory.mail),
    phoneNumber: normalisePhone(signatory.phoneNumber),
    roleName: signatory.roleName,
    group: signatory.group,
    tokenChoice: signatory.tokenChoice ?? null,
    position,
    turn: turns[position]!,
    status: 'InProgress',
    statusChangedAt: now,
    invitedAt: null,
    remindedAt: null,
  }));
  await tx.insert(signatureSignatories).values(rows);
  if (!request.hasElectronicSignature)
    await tx.update(requests).set({ hasElectronicSignature: true }).where(eq(requests.id, requestId));
  await inviteTurn(tx, platform, { envelopeId: id, requestId, byId: authorId }, rows, 1);
  await announce(tx, audit, platform, {
    requestId,
    senderId: authorId,
    sentence: {
      en: `Sent for signature: “${basis.subject}”, ${rows.length === 1 ? '1 signatory' : `${rows.length} signatories`}.`,
      fr: `Envoyé pour signature : « ${basis.subject} », ${rows.length} signataire${rows.length === 1 ? '' : 's'}.`,
    },
    documentIds,
    // Signatories are notified separately; the others see it in the conversation.
    type: null,
  });
  await audit({
    eventType: 'CREATE',
    entity: 'signatures',
    entityId: id,
    name: 'envelope',
    secondaryEntity: requestId,
    newValue: {
      title: basis.subject,
      signatureType: basis.signatureType,
      signatureOption: basis.signatureOption,
      ...rule,
      legalEntity,
      documentIds,
      signatories: rows.map(({ id: signatoryId, turn }) => ({ id: signatoryId, turn })),
    },
  });
  return id;
}
