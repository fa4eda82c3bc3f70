import * as z from 'zod';
import { holdsService } from './access.ts';
import { Moment } from './dates.ts';
import { endpoints } from './endpoint.ts';
import { Id, idParams } from './ids.ts';
import { nameOf } from './names.ts';
import { page, paging } from './paging.ts';
import { NextReminder, Reminded } from './reminders.ts';
import {
  ENVELOPE_EVENTS,
  ENVELOPE_STATUSES,
  LEGAL_NAME_LENGTH,
  MAXIMUM_SIGNATORIES,
  MAXIMUM_SIGNATURE_DOCUMENTS,
  SIGNATORY_NAME_LENGTH,
  SIGNATORY_STATUSES,
  SIGNATURE_GROUPS,
  SIGNATURE_OPTIONS,
  SIGNATURE_TITLE_LENGTH,
  SIGNATURE_TYPES,
  TOKEN_CHOICES,
} from './signature-rules.ts';

/** A signatory of an envelope. */
export const EnvelopeSignatory = z
  .object({
    id: Id,
    name: z.string(),
    email: z.string(),
    status: z.enum(SIGNATORY_STATUSES),
    statusChangedAt: Moment,
    roleName: z.string(),
    order: z
      .number()
      .int()
      .min(1)
      .describe('Position in the signing order; shared by the members of a group in a joint signature'),
    group: z.enum(SIGNATURE_GROUPS),
    invitedAt: Moment.nullable().describe('null until it is the signatory’s turn'),
    remindedAt: Moment.nullable(),
    isMe: z.boolean(),
    signingUrl: z
      .string()
      .nullable()
      .describe('Where the caller signs; only while it is their turn, and never in an impersonated session'),
    canResend: z
      .boolean()
      .describe('Whether the caller can resend the invitation to this signatory, from nextReminderAt on'),
    nextReminderAt: NextReminder,
  })
  .meta({ id: 'EnvelopeSignatory' });
export type EnvelopeSignatory = z.output<typeof EnvelopeSignatory>;

/** DATA-036: documents sent to people for signature. */
export const SignatureEnvelope = z
  .object({
    envelopeId: Id,
    title: z.string().max(SIGNATURE_TITLE_LENGTH),
    status: z.enum(ENVELOPE_STATUSES),
    signatureType: z.enum(SIGNATURE_TYPES),
    statusChangedAt: Moment,
    createdAt: Moment,
    createdBy: z.string().describe('Full name of the author'),
    isCreatedByMe: z.boolean(),
    signatories: z.array(EnvelopeSignatory).describe('In signing order'),
    attachments: z.array(
      z.object({
        id: Id.describe('Id of the document as it was sent'),
        filename: z.string(),
        size: z.number().int().describe('Bytes'),
        signedDocumentId: Id.nullable().describe(
          'Id of the same document with its signature page, available once complete',
        ),
      }),
    ),
    enableGroupSign: z.boolean(),
    groupSignFirst: z.enum(SIGNATURE_GROUPS),
    signatureOption: z.enum(SIGNATURE_OPTIONS),
    legalEntity: z
      .object({ legalName: z.string(), siren: z.string().length(9) })
      .optional()
      .describe('The company for which the signatories sign (SIGN-032); absent for none'),
    declineReason: z.string().describe('Reason given by the signatory who declined; may be empty'),
    nextReminderAt: NextReminder,
    rights: z.object({
      canRemind: z.boolean(),
      canCancel: z.boolean(),
      canDownload: z.boolean().describe('Whether the signed documents exist'),
    }),
  })
  .meta({ id: 'SignatureEnvelope' });
export type SignatureEnvelope = z.output<typeof SignatureEnvelope>;

/** Person who acted on an envelope, or whom an event concerns. */
const EnvelopePerson = z.object({ name: z.string(), isMe: z.boolean() }).meta({ id: 'EnvelopePerson' });

/** One entry of the audit trail of an envelope. */
export const EnvelopeEvent = z
  .object({
    id: z.string(),
    at: Moment,
    kind: z.enum(ENVELOPE_EVENTS),
    signatory: EnvelopePerson.nullable().describe('Signatory concerned; null for the whole envelope'),
    by: EnvelopePerson.nullable().describe('Who did it; null if it was the signatory or nobody'),
    reason: z.string().describe('Reason given by the signatory who declined; may be empty'),
  })
  .meta({ id: 'EnvelopeEvent' });
export type EnvelopeEvent = z.output<typeof EnvelopeEvent>;

/** A signatory as the creation call takes it (API-076, SIGN-034). */
export const NewSignatory = z
  .strictObject({
    firstName: z.string().trim().max(SIGNATORY_NAME_LENGTH),
    lastName: z.string().trim().max(SIGNATORY_NAME_LENGTH),
    mail: z.string().trim().max(254),
    phoneNumber: z.string().trim().max(30).default(''),
    roleName: z.string().trim().max(SIGNATORY_NAME_LENGTH).default(''),
    group: z
      .enum(SIGNATURE_GROUPS)
      .optional()
      .describe(
        'Side in a joint signature; default: bank for email addresses of bank staff, otherwise client. Clients may set bank for such addresses only',
      ),
    tokenChoice: z.enum(TOKEN_CHOICES).optional().describe('For digipass only'),
  })
  .meta({ id: 'NewSignatory' });
export type NewSignatory = z.output<typeof NewSignatory>;

/** A French company as sent by a form: the SIREN may contain white space. */
export const NewRegisteredCompany = z.strictObject({
  legalName: z.string().trim().max(LEGAL_NAME_LENGTH),
  siren: z.string().trim().max(20),
});

/** Input for a new envelope, without its request; the creation of a request takes the same. */
export const EnvelopeBasis = z.strictObject({
  signatureType: z.enum(SIGNATURE_TYPES),
  subject: nameOf(SIGNATURE_TITLE_LENGTH),
  signatories: z.array(NewSignatory).min(1).max(MAXIMUM_SIGNATORIES),
  signatureOption: z.enum(SIGNATURE_OPTIONS).default('simple'),
  nameOfGroupToSignFirst: z
    .enum(SIGNATURE_GROUPS)
    .nullable()
    .default(null)
    .describe('The group that signs first in a joint signature; null for no joint signature'),
  documentIds: z.array(Id).max(MAXIMUM_SIGNATURE_DOCUMENTS.Function),
});
export type EnvelopeBasis = z.output<typeof EnvelopeBasis>;

export const NewEnvelope = EnvelopeBasis.extend({
  requestId: Id,
  legalEntity: NewRegisteredCompany.nullable()
    .default(null)
    .describe('The company for which the signatories sign (SIGN-032); null for none'),
}).meta({ id: 'NewEnvelope' });
export type NewEnvelope = z.output<typeof NewEnvelope>;

/** A signed document of a request (API-059). */
export const SignedDocument = z
  .object({
    id: Id,
    envelopeId: Id,
    filename: z.string(),
    size: z.number().int().describe('Bytes'),
    creationDate: Moment,
  })
  .meta({ id: 'SignedDocument' });
export type SignedDocument = z.output<typeof SignedDocument>;

/** An envelope in which it is the caller's turn (WID-065). */
export const WaitingEnvelope = z
  .object({
    envelopeId: Id,
    title: z.string(),
    requestId: Id,
    requestTitle: z.string(),
    invitedAt: Moment,
    signedCount: z.number().int().min(0),
    signatoriesCount: z.number().int().min(1),
  })
  .meta({ id: 'WaitingEnvelope' });
export type WaitingEnvelope = z.output<typeof WaitingEnvelope>;
/** A document that may be sent for signature. */
export const SignableDocument = z
  .object({ id: Id, filename: z.string(), size: z.number().int().describe('Bytes') })
  .meta({ id: 'SignableDocument' });
export type SignableDocument = z.output<typeof SignableDocument>;

const board = holdsService('REQUESTS_BOARD');

export const signatures = endpoints({
  emailDomains: {
    method: 'GET',
    path: '/signature/email-domains',
    tag: 'signature',
    summary: 'List the email domains allowed by a contract of the caller; empty if all are allowed (API-078)',
    query: z.object({ contractId: Id }),
    response: z.array(z.string()),
    errorKey: 'get-email-domains',
    access: board,
  },
  amendmentFile: {
    method: 'GET',
    path: '/signature/amendment-file',
    tag: 'signature',
    summary: 'Download the bank’s amendment form, to read before it is sent for signature (API-079)',
    answerHeaders: ['content-disposition'],
    response: 'binary',
    errorKey: 'download-amendment',
    access: board,
  },
  waiting: {
    method: 'GET',
    path: '/signature/waiting',
    tag: 'signature',
    summary: 'List the envelopes that wait for the caller’s signature, longest waiting first',
    query: z.object(paging(5)),
    response: page(WaitingEnvelope),
    errorKey: 'get-waiting-signatures',
    access: board,
  },
  list: {
    method: 'GET',
    path: '/signature/{id}',
    tag: 'signature',
    summary: 'List the envelopes of a request (id), newest first (API-075)',
    params: idParams,
    response: z.array(SignatureEnvelope),
    errorKey: 'get-signatures',
    access: board,
  },
  history: {
    method: 'GET',
    path: '/signature/envelopes/{id}/history',
    tag: 'signature',
    summary:
      'List the audit trail of an envelope: invitations, reminders, signatures and refusals, oldest first',
    params: idParams,
    response: z.array(EnvelopeEvent),
    errorKey: 'get-signatures',
    access: board,
  },
  create: {
    method: 'POST',
    path: '/signature',
    tag: 'signature',
    summary: 'Send documents of a request for signature (API-076)',
    body: NewEnvelope,
    requestHeaders: ['idempotency-key'],
    response: z.object({ envelopeId: Id }),
    status: 201,
    errorKey: 'add-signature',
    access: board,
  },
  resendOne: {
    method: 'POST',
    path: '/signature/{id}/resend',
    tag: 'signature',
    summary: 'Resend the invitation of a signatory (id), at most once an hour, otherwise 429 (API-077)',
    params: idParams,
    response: Reminded,
    // RDET-063: a failure is only logged.
    errorKey: null,
    access: board,
  },
  remind: {
    method: 'POST',
    path: '/signature/envelopes/{id}/resend',
    tag: 'signature',
    summary:
      'Remind all signatories whose turn it is, each at most once an hour; 429 if nobody can be reminded (API-081)',
    params: idParams,
    response: Reminded,
    errorKey: 'remind-signature',
    access: board,
  },
  cancel: {
    method: 'POST',
    path: '/signature/envelopes/{id}/cancel',
    tag: 'signature',
    summary: 'Cancel an envelope that nobody has signed yet (API-080)',
    params: idParams,
    response: 'empty',
    errorKey: 'cancel-signature',
    access: board,
  },
  download: {
    method: 'GET',
    path: '/signature/envelopes/{id}/documents',
    tag: 'signature',
    summary: 'Download the signed documents of an envelope: a PDF, or a zip of several (API-082)',
    params: idParams,
    answerHeaders: ['content-disposition'],
    response: 'binary',
    errorKey: 'download-signed-documents',
    access: board,
  },
  downloadAll: {
    method: 'GET',
    path: '/signature/requests/{id}/documents',
    tag: 'signature',
    summary: 'Download all signed documents of a request: a PDF, or a zip of several (API-083)',
    params: idParams,
    answerHeaders: ['content-disposition'],
    response: 'binary',
    errorKey: 'download-signed-documents',
    access: board,
  },
  signable: {
    method: 'GET',
    path: '/signature/requests/{id}/signable',
    tag: 'signature',
    summary:
      'List the documents of a request that can be sent for signature: PDFs neither refused nor already sent',
    params: idParams,
    response: z.array(SignableDocument),
    errorKey: 'get-signatures',
    access: board,
  },
  signedDocuments: {
    method: 'GET',
    path: '/requests/{id}/signed/documents',
    tag: 'signature',
    summary: 'List the signed documents of a request, newest first (API-059)',
    params: idParams,
    response: z.array(SignedDocument),
    errorKey: 'get-signed-documents',
    access: board,
  },
});
