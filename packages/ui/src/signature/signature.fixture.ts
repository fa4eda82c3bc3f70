import type { EnvelopeEvent, EnvelopeSignatory, SignatureEnvelope } from '@atrium/contract/signatures';
import { newFormSignatory, type SignatoryFormValue } from './signatory-form/index.js';

export const MARQUEZ = newFormSignatory({
  id: '1',
  firstname: 'Sofia',
  lastname: 'Marquez',
  mail: 's.marquez@halden.example',
  phoneNumber: '+34914472018',
  roleName: 'Managing director',
});
export const ORTEGA = newFormSignatory({
  id: '2',
  firstname: 'Luis',
  lastname: 'Ortega',
  mail: 'l.ortega@halden.example',
  phoneNumber: '+34914472031',
  roleName: 'Head of treasury',
});
export const ROTH = newFormSignatory({
  id: '3',
  firstname: 'Hannah',
  lastname: 'Roth',
  mail: 'h.roth@atrium.example',
  phoneNumber: '+493055501177',
  group: 'bank',
});

export const SIGNATORY_FORM: SignatoryFormValue = {
  signatureOption: 'simple',
  enableGroupSign: false,
  groupSignFirst: 'bank',
  signatories: [MARQUEZ, ORTEGA, ROTH],
};

const signatory = (
  index: number,
  name: string,
  facts: Partial<EnvelopeSignatory> = {},
): EnvelopeSignatory => ({
  id: `00000000-0000-4000-8000-00000000010${index}`,
  name,
  email: `${name.split(' ').at(-1)!.toLowerCase()}@halden.example`,
  status: 'InProgress',
  statusChangedAt: '2026-11-17T14:30:00.000Z',
  roleName: '',
  order: index,
  group: 'client',
  invitedAt: null,
  remindedAt: null,
  isMe: false,
  signingUrl: null,
  canResend: false,
  nextReminderAt: null,
  ...facts,
});

/** Three of five have signed and it is the user's turn, as in the mockup of the signature tab. */
export const ENVELOPE: SignatureEnvelope = {
  envelopeId: '00000000-0000-4000-8000-000000000100',
  title: 'Opening of a EUR current account',
  status: 'Processing',
  signatureType: 'Function',
  statusChangedAt: '2026-11-20T13:32:00.000Z',
  createdAt: '2026-11-17T14:30:00.000Z',
  createdBy: 'Yusuf Adeyemi',
  isCreatedByMe: true,
  signatories: [
    signatory(1, 'Jonas Weber', {
      status: 'Signed',
      statusChangedAt: '2026-11-18T08:14:00.000Z',
      roleName: 'Managing director',
      invitedAt: '2026-11-17T14:30:00.000Z',
    }),
    signatory(2, 'Lena Brandt', {
      status: 'Signed',
      statusChangedAt: '2026-11-18T15:51:00.000Z',
      roleName: 'Head of treasury',
      invitedAt: '2026-11-18T08:14:00.000Z',
    }),
    signatory(3, 'Antoine Moreau', {
      status: 'Signed',
      statusChangedAt: '2026-11-20T13:32:00.000Z',
      roleName: 'Payments manager',
      invitedAt: '2026-11-18T15:51:00.000Z',
    }),
    signatory(4, 'Claire Vasseur', {
      roleName: 'Group treasurer',
      invitedAt: '2026-11-20T13:32:00.000Z',
      isMe: true,
      signingUrl: '/sandbox/signature?link=7',
      canResend: true,
    }),
    signatory(5, 'Hannah Roth', { group: 'bank', roleName: 'Legal counsel' }),
  ],
  attachments: [
    {
      id: '00000000-0000-4000-8000-000000000111',
      filename: 'Account opening agreement v3.pdf',
      size: 248_000,
      signedDocumentId: null,
    },
    {
      id: '00000000-0000-4000-8000-000000000112',
      filename: 'Specimen signature card.pdf',
      size: 61_000,
      signedDocumentId: null,
    },
  ],
  enableGroupSign: false,
  groupSignFirst: 'bank',
  signatureOption: 'advanced',
  declineReason: '',
  nextReminderAt: null,
  rights: { canRemind: true, canCancel: false, canDownload: false },
};

/** Returns the same envelope in another status. */
export function envelopeIn(
  status: SignatureEnvelope['status'],
  facts: Partial<SignatureEnvelope> = {},
): SignatureEnvelope {
  const over = status === 'Completed' || status === 'Signed';
  return {
    ...ENVELOPE,
    envelopeId: `00000000-0000-4000-8000-0000000002${String(status.length).padStart(2, '0')}`,
    status,
    signatories: ENVELOPE.signatories.map((person, index) => ({
      ...person,
      signingUrl: null,
      canResend: status === 'Submitted' && index === 0,
      status: over
        ? 'Signed'
        : status === 'Declined' && index === 1
          ? 'Declined'
          : index < 1 && status !== 'Submitted'
            ? 'Signed'
            : 'InProgress',
      invitedAt: over || index < 2 ? (person.invitedAt ?? ENVELOPE.createdAt) : null,
    })),
    attachments: ENVELOPE.attachments.map((file) => ({
      ...file,
      signedDocumentId: status === 'Completed' ? file.id.replace('11', '21') : null,
    })),
    rights: {
      canRemind: status === 'Submitted',
      canCancel: status === 'Submitted',
      canDownload: status === 'Completed',
    },
    ...facts,
  };
}

const event = (
  kind: EnvelopeEvent['kind'],
  at: string,
  name?: string,
  facts: Partial<EnvelopeEvent> = {},
): EnvelopeEvent => ({
  id: `${kind} ${at}`,
  kind,
  at,
  signatory: name === undefined ? null : { name, isMe: name === 'Claire Vasseur' },
  by: null,
  reason: '',
  ...facts,
});

/** The audit trail of {@link ENVELOPE}. */
export const ENVELOPE_HISTORY: readonly EnvelopeEvent[] = [
  event('created', '2026-11-17T14:30:00.000Z', undefined, { by: { name: 'Yusuf Adeyemi', isMe: false } }),
  event('invited', '2026-11-17T14:30:00.000Z', 'Jonas Weber'),
  event('signed', '2026-11-18T08:14:00.000Z', 'Jonas Weber'),
  event('invited', '2026-11-18T08:14:00.000Z', 'Lena Brandt'),
  event('reminded', '2026-11-18T13:02:00.000Z', 'Lena Brandt', {
    by: { name: 'Yusuf Adeyemi', isMe: false },
  }),
  event('signed', '2026-11-18T15:51:00.000Z', 'Lena Brandt'),
  event('invited', '2026-11-20T13:32:00.000Z', 'Claire Vasseur'),
];
