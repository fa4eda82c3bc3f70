import { inSigningOrder, isEnvelopeRunning } from '@atrium/contract/signature-rules';
import type { EnvelopeStatus } from '@atrium/contract/signature-rules';
import type { RequestState } from '@atrium/contract/request-rules';
import type { schema } from '@atrium/server';
import { signedName } from '@atrium/server';
import type { Documents, SeededDocument } from './documents.ts';
import type { Organisation } from './organisation.ts';
import { personaUser } from './people.ts';
import type { People, UserRow } from './people.ts';
import { BANK } from './personas.ts';
import { chance } from './random.ts';
import type { Chance } from './random.ts';
import type { Requests, SeededRequest } from './requests.ts';
import { inShares, momentsOf, progressOf, remindedAt, signatoryRows } from './signature-course.ts';
import type { EnvelopeRow, Person, Progress, SignatoryRow } from './signature-course.ts';
import {
  DECLINE_REASONS,
  OTHER_SIGNATURE_DOCUMENTS,
  SIGNATURE_DOCUMENTS,
  SIGNATURE_PARAGRAPHS,
  SIGNATURE_SENTENCES,
} from './texts/signatures.ts';
import { longDate, typography } from './words.ts';

type MessageRow = typeof schema.messages.$inferInsert;

/** A signed copy before its file is created: the source with a signature page. */
export interface SeededSignedDocument {
  row: SeededDocument['row'];
  source: SeededDocument;
  envelope: EnvelopeRow;
  signatories: SignatoryRow[];
  language: 'en' | 'fr';
}

export interface Signatures {
  envelopes: EnvelopeRow[];
  signatories: SignatoryRow[];
  /** Documents that exist for signature only. */
  sources: SeededDocument[];
  signed: SeededSignedDocument[];
  documents: (typeof schema.signatureDocuments.$inferInsert)[];
  messages: MessageRow[];
  attachments: (typeof schema.messageDocuments.$inferInsert)[];
  emailDomains: (typeof schema.contractEmailDomains.$inferInsert)[];
}

/** Shares of the statuses of the latest envelope, by the state of the request. */
const OUTCOMES: Record<RequestState, Partial<Record<EnvelopeStatus, number>>> = {
  ACTION_REQUIRED: { Processing: 5, Submitted: 4, DeliveryFailed: 1 },
  INPROGRESS: { Completed: 4, Processing: 4, Submitted: 2, DeliveryFailed: 1, Declined: 1 },
  TO_CLOSE: { Completed: 1 },
  PROCESSED: { Completed: 1 },
  CLOSED: { Completed: 1 },
  CANCELED: { Voided: 3, Declined: 2 },
};

/** Generates the envelopes of all requests with electronic signature, in every status, and the authorised email domains. */
export function generateSignatures(
  organisation: Organisation,
  people: People,
  requests: Requests,
  documents: Documents,
): Signatures {
  const result: Signatures = {
    envelopes: [],
    signatories: [],
    sources: [],
    signed: [],
    documents: [],
    messages: [],
    attachments: [],
    emailDomains: [],
  };
  const parts = Map.groupBy(requests.participants, ({ requestId }) => requestId);
  const users = new Map(people.users.map((user) => [user.id, user]));
  const files = Map.groupBy(
    documents.documents.filter(({ row, kind }) => kind === 'pdf' && row.state !== 'REFUSED'),
    ({ row }) => row.requestId,
  );
  const outcomes = new Map(Object.entries(OUTCOMES).map(([state, shares]) => [state, inShares(shares)]));
  for (const request of requests.requests) {
    if (request.row.type !== 'SIGNATURE') continue;
    // Take the outcome first: it depends on the day whether the request was signed on paper, and the sequence must not.
    const outcome = outcomes.get(request.row.state)!();
    if (!request.row.hasElectronicSignature) continue;
    const active = (parts.get(request.row.id) ?? []).filter(({ isActive }) => isActive);
    const cast = active.map(({ userId }) => users.get(userId)!);
    addEnvelope(
      chance(`signature of ${request.row.id}`),
      people,
      request,
      { cast, own: files.get(request.row.id) ?? [], outcome },
      result,
    );
  }
  addReminders(requests, result);
  for (const [position, contract] of organisation.contracts.entries()) {
    if (contract.row.number !== '00433' && position % 7 !== 6) continue;
    const { clients } = people.teams.get(contract.row.id)!;
    const domains = new Set([BANK.domain, ...clients.map(({ email }) => email.split('@')[1]!)]);
    for (const domain of domains) result.emailDomains.push({ contractId: contract.row.id, domain });
  }
  return result;
}

/** Adds reminders for slow signatories, from a random source of their own so that nothing else changes. */
function addReminders({ requests }: Requests, { envelopes, signatories }: Signatures): void {
  const random = chance('reminders of signatories');
  const requestOf = new Map(requests.map((request) => [request.row.id, request]));
  const envelopeOf = new Map(envelopes.map((envelope) => [envelope.id, envelope]));
  for (const signatory of signatories) {
    const envelope = envelopeOf.get(signatory.envelopeId)!;
    signatory.remindedAt = remindedAt(random, signatory, envelope, requestOf.get(envelope.requestId)!);
  }
}

interface Part {
  /** Active participants. */
  cast: UserRow[];
  /** PDFs that the request already has. */
  own: SeededDocument[];
  outcome: EnvelopeStatus;
}

/**
 * Chooses the signatories: participants of the request, up to two colleagues, and the bank for a joint signature. The
 * client of the request signs first or last on its side.
 */
function signatoriesFor(
  random: Chance,
  people: People,
  request: SeededRequest,
  cast: UserRow[],
  { isJoint, isLast }: { isJoint: boolean; isLast: boolean },
) {
  const team = people.teams.get(request.contract.row.id)!;
  const named = (...names: string[]) =>
    names.map((name) => [...people.users].find(({ lastName }) => lastName === name)!);
  // As in the design mock-ups: three have signed, Claire Vasseur is next, the bank countersigns.
  if (isOpening(request))
    return {
      clients: [
        ...named('Weber'),
        personaUser(people, 'client-admin'),
        ...named('Moreau'),
        personaUser(people, 'client'),
      ],
      staff: named('Roth'),
    };
  const clients = cast.filter(({ kind }) => kind !== 'ATRIUM').slice(0, 3);
  const others = team.clients.filter((user) => !clients.includes(user));
  // The client of the request is the first participant.
  const signers = [...clients, ...random.some(others, random.int(0, 2))];
  return {
    clients: isLast ? signers.toReversed() : signers,
    staff: isJoint ? cast.filter(({ kind }) => kind === 'ATRIUM').slice(0, random.int(1, 2)) : [],
  };
}

/** The request in the design mock-ups, which show its envelope. */
const isOpening = ({ row }: SeededRequest): boolean =>
  row.title === 'Opening of a EUR current account' && row.state === 'ACTION_REQUIRED';

function addEnvelope(
  random: Chance,
  people: People,
  request: SeededRequest,
  { cast, own, outcome }: Part,
  result: Signatures,
): void {
  const { row, language } = request;
  const isShown = isOpening(request);
  const enableGroupSign = isShown || random.odds(0.35);
  const groupSignFirst = isShown || random.odds(0.5) ? 'client' : 'bank';
  const waitsForOthers = row.state === 'ACTION_REQUIRED' && outcome !== 'Submitted';
  const client = cast.find(({ kind }) => kind !== 'ATRIUM');
  const chosen = signatoriesFor(random, people, request, cast, {
    isJoint: enableGroupSign,
    isLast: waitsForOthers,
  });
  const everyone: Person[] = [
    ...chosen.staff.map((user) => ({ user, group: 'bank' as const })),
    ...chosen.clients.map((user) => ({ user, group: 'client' as const })),
  ];
  const ordered = inSigningOrder(everyone, { enableGroupSign, groupSignFirst });
  const drawn = progressOf(random, outcome, ordered.length);
  const progress =
    isShown || isEnvelopeRunning(drawn.status) ? waitingProgress(request, ordered, client) : drawn;
  const { sentAt, signings, endAt } = momentsOf(random, request, progress);
  const isAdvanced = isShown || (random.odds(0.4) && ordered.every(({ user }) => user.mobilePhone));
  const staff = cast.find(({ kind }) => kind === 'ATRIUM');
  const author = (!isShown && random.odds(0.35) ? client : staff) ?? cast[0]!;
  const sources = sourcesFor(random, request, own, author, sentAt, isShown ? 4 : 2);
  const envelope: EnvelopeRow = {
    id: random.id(),
    requestId: row.id,
    title: row.title,
    signatureType: sources.length > 1 ? 'Function' : random.odds(0.2) ? 'Amendment' : 'Generic',
    signatureOption: isAdvanced ? 'advanced' : 'simple',
    enableGroupSign,
    groupSignFirst,
    status: progress.status,
    statusChangedAt: endAt,
    declineReason: progress.status === 'Declined' ? random.pick(DECLINE_REASONS[language]) : '',
    createdById: author.id,
    createdAt: sentAt,
  };
  const signatories = signatoryRows(random, { envelope, language }, ordered, progress, signings);
  const copies: SeededSignedDocument[] =
    progress.status === 'Completed'
      ? sources.map((source) => ({
          row: {
            ...source.row,
            id: random.id(),
            filename: signedName(source.row.filename, language),
            authorId: author.id,
            state: 'VALIDATED',
            createdAt: endAt,
          },
          source,
          envelope,
          signatories,
          language,
        }))
      : [];
  result.envelopes.push(envelope);
  result.signatories.push(...signatories);
  result.sources.push(...sources.filter((source) => !own.includes(source)));
  result.signed.push(...copies);
  result.documents.push(
    ...sources.map((source, position) => ({
      envelopeId: envelope.id,
      documentId: source.row.id,
      signedDocumentId: copies[position]?.row.id ?? null,
      position,
    })),
  );

  const sentences = SIGNATURE_SENTENCES[language];
  const idsOf = (list: readonly Pick<SeededDocument, 'row'>[]) => list.map((document) => document.row.id);
  const say = (moment: Date, sentence: string, documentIds: readonly string[]) =>
    addMessage(random, result, request, author, moment, sentence, documentIds);
  say(sentAt, sentences.sent(row.title, signatories.length), idsOf(sources));
  if (copies.length > 0) say(endAt, sentences.signed(row.title), idsOf(copies));
  const decliner = signatories.find((person) => person.status === 'Declined');
  if (decliner) say(endAt, sentences.declined(row.title, `${decliner.firstName} ${decliner.lastName}`), []);
}

/**
 * Returns the progress of a running envelope: if the request waits for its client, their signature is the next one; if
 * it is in progress, the client has signed, and others on their side or at the bank have not.
 */
function waitingProgress(
  { row }: SeededRequest,
  ordered: readonly Person[],
  client: UserRow | undefined,
): Progress {
  const waits = row.state === 'ACTION_REQUIRED';
  const position = ordered.findIndex(({ user }) => user === client);
  const signed = waits ? position : position + 1;
  if (signed >= ordered.length) return { status: 'Completed', signed };
  return { status: signed > 0 ? 'Processing' : 'Submitted', signed };
}

function addMessage(
  random: Chance,
  result: Signatures,
  { row, language, messages }: SeededRequest,
  author: UserRow,
  createdAt: Date,
  sentence: string,
  documentIds: readonly string[],
): void {
  const before = messages.findLast((message) => message.createdAt <= createdAt);
  const id = random.id();
  result.messages.push({
    id,
    requestId: row.id,
    senderId: author.id,
    message: `<p>${typography(sentence, language).replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`,
    messageType: 'ElectronicSignature',
    emailId: null,
    requestState: before?.requestState ?? row.state,
    createdAt,
  });
  for (const documentId of documentIds) result.attachments.push({ messageId: id, documentId });
}

/** Returns the documents to sign: the PDFs of the request, or else the usual ones for its action. */
function sourcesFor(
  random: Chance,
  request: SeededRequest,
  own: readonly SeededDocument[],
  author: UserRow,
  createdAt: Date,
  most: number,
): SeededDocument[] {
  const usable = own.filter(({ row }) => row.createdAt <= createdAt).slice(0, most);
  if (usable.length > 0 && !isOpening(request)) return usable;
  const { row, language, contract, words } = request;
  const names = (SIGNATURE_DOCUMENTS[row.action ?? ''] ?? OTHER_SIGNATURE_DOCUMENTS)[language];
  const count = isOpening(request) ? most : random.int(1, Math.min(most, names.length));
  return names.slice(0, count).map((name) => ({
    row: {
      id: random.id(),
      filename: `${name}.pdf`,
      category: 'REQUESTS',
      contractId: contract.row.id,
      serviceCode: row.serviceCode,
      requestId: row.id,
      authorId: author.id,
      isRequested: false,
      state: 'VALIDATED',
      createdAt,
    },
    kind: 'pdf',
    content: {
      title: name,
      subtitle: `${words['entity']}, ${longDate(createdAt, language)}`,
      paragraphs: SIGNATURE_PARAGRAPHS[language],
      table: [],
      date: createdAt,
    },
  }));
}
