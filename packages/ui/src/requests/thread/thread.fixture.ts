import type { Audience } from '@atrium/contract/audience';
import type { Conversation, Message, MessageSender } from '@atrium/contract/messages';

const person = (
  id: number,
  firstName: string,
  lastName: string,
  audience: Audience,
  facts: Partial<MessageSender> = {},
): MessageSender => ({
  id: `00000000-0000-4000-8000-0000000000a${id}`,
  firstName,
  lastName,
  audience,
  organisation: audience === 'bank' ? 'Atrium Bank' : 'Halden Industries SA',
  jobTitle: audience === 'bank' ? 'Relationship manager' : 'Group treasurer',
  isMe: false,
  isActive: true,
  ...facts,
});
export const CLAIRE = person(0, 'Claire', 'Vasseur', 'client', { isMe: true });
const LENA = person(1, 'Lena', 'Brandt', 'client', { organisation: 'Halden Energy GmbH' });
const JONAS = person(2, 'Jonas', 'Weber', 'client', { isActive: false });
const MARC = person(3, 'Marc', 'Delaunay', 'bank');

export const message = (
  index: number,
  sender: MessageSender,
  createdAt: string,
  html: string,
  facts: Partial<Message> = {},
): Message => ({
  id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  message: html,
  createdAt,
  userSenderId: sender.id,
  sender,
  messageType: 'Message',
  emailId: null,
  documents: [],
  requestState: 'INPROGRESS',
  ...facts,
});

const file = (id: number, filename: string, mediaType: string, size: number) => ({
  id: `00000000-0000-4000-8000-0000000000d${id}`,
  filename,
  category: 'REQUESTS' as const,
  mediaType,
  size,
  state: 'VALIDATED' as const,
});

/** Time up to which Claire had read: two messages came later. */
export const READ_UNTIL = '2026-11-19T12:00:00.000Z';

export const CONVERSATION: Conversation = {
  pageRecords: [
    message(1, JONAS, '2026-11-17T08:30:00.000Z', '<p>Halden Energy needs a EUR current account.</p>'),
    message(
      2,
      MARC,
      '2026-11-18T08:02:00.000Z',
      '<p>The envelope is open. Jonas and Antoine sign for group A.</p>',
      {
        messageType: 'ElectronicSignature',
        requestState: 'ACTION_REQUIRED',
      },
    ),
    message(
      3,
      LENA,
      '2026-11-18T15:55:00.000Z',
      '<p>Signed on our side. The account must be live <strong>before the January payroll</strong>: first debit on 28 December.</p>',
    ),
    message(
      4,
      MARC,
      '2026-11-20T13:20:00.000Z',
      '<p>Claire, a reminder of the one change your counsel asked for in version 3: clause 7.2 limits the guarantee to EUR 5,000,000.00.</p><p>Once you have signed, we countersign the same day.</p>',
      {
        emailId: 'mail-4',
        requestState: 'ACTION_REQUIRED',
        documents: [
          file(1, 'Agreement v3, changes marked.pdf', 'application/pdf', 421_888),
          file(
            2,
            'Fees 2026 and 2027 compared.xlsx',
            'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
            38_912,
          ),
        ],
      },
    ),
    message(
      5,
      MARC,
      '2026-11-20T13:26:00.000Z',
      '<ul><li><p>Sign by Friday</p></li><li><p>Send the card</p></li></ul>',
      {
        requestState: 'ACTION_REQUIRED',
      },
    ),
  ],
  totalPages: 1,
  totalRecords: 5,
  hasOlder: false,
  stateChanges: [
    { id: '7', createdAt: '2026-11-19T09:20:00.000Z', state: 'TO_CLOSE', by: MARC },
    { id: '8', createdAt: '2026-11-19T10:00:00.000Z', state: 'INPROGRESS', by: CLAIRE },
  ],
};
