import type { Request, RequestSummary } from '@atrium/contract/requests';
import { GERMANY, tagOf } from '../tags/tags.fixture.js';

/** Requests of the group Halden for stories and tests; the stories' time is 20 November 2026, 13:32 UTC. */
const base: RequestSummary = {
  id: '00000000-0000-4000-8000-000000000001',
  reference: 'R-2026-04817',
  title: 'Opening of a EUR current account',
  state: 'ACTION_REQUIRED',
  internalState: 'ACTION_REQUIRED',
  turn: { holder: 'you', verb: 'sign', since: '2026-11-20T13:32:00.000Z', count: 2 },
  type: 'SIGNATURE',
  serviceCode: 'CASH_MANAGEMENT',
  serviceName: 'Account opening',
  legalEntities: [{ id: 'HALDE001', longName: 'Halden Energy GmbH' }],
  createdBy: 'Marc Delaunay',
  createdAt: '2026-11-03T09:12:00.000Z',
  updatedAt: '2026-11-20T13:20:00.000Z',
  favorite: true,
  unseen: true,
  neverSeen: false,
  quickClosing: null,
  isCreatedByMe: false,
  lastUpdateByMe: false,
  lastUpdaterFullName: 'Marc Delaunay',
};

const variant = (number: number, change: Partial<RequestSummary>): RequestSummary => ({
  ...base,
  id: base.id.slice(0, -2) + String(number).padStart(2, '0'),
  reference: `R-2026-0${4817 - number * 9}`,
  favorite: false,
  unseen: false,
  // Not the user's turn: the bank works on it.
  ...(change.state === 'INPROGRESS' && {
    turn: { holder: 'bank', verb: 'process', since: base.updatedAt, count: 0 },
  }),
  ...change,
});

const entities = (...names: string[]) => names.map((longName, index) => ({ id: `HALDE1${index}`, longName }));

export const REQUESTS: readonly RequestSummary[] = [
  base,
  variant(2, {
    title: 'Update of authorised signatories',
    type: 'ACTION',
    serviceCode: 'POWER_OF_ATTORNEY',
    serviceName: 'Signatories',
    legalEntities: entities('Halden Iberia SL'),
    unseen: true,
    neverSeen: true,
    updatedAt: '2026-11-20T10:05:00.000Z',
    lastUpdaterFullName: 'Yusuf Adeyemi',
  }),
  variant(3, {
    title: 'Increase of intraday credit line to EUR 25m',
    state: 'INPROGRESS',
    type: 'ACTION',
    serviceCode: 'LOANS_AND_DEPOSITS',
    serviceName: 'Financing',
    legalEntities: entities('Halden Finance Ltd', 'Halden Energy GmbH', 'Halden Industries SA'),
    favorite: true,
    updatedAt: '2026-11-19T17:09:00.000Z',
    isCreatedByMe: true,
    createdBy: 'Claire Vasseur',
  }),
  variant(4, {
    title: 'SWIFT gpi tracker: add three users',
    state: 'INPROGRESS',
    type: 'SERVICE_ACTION',
    serviceName: 'Channel access',
    legalEntities: entities('Halden Industries SA'),
    updatedAt: '2026-11-18T16:20:00.000Z',
    lastUpdateByMe: true,
    lastUpdaterFullName: 'Claire Vasseur',
  }),
  variant(5, {
    title: 'Confirm beneficial owner above 25%',
    state: 'INPROGRESS',
    type: 'DOCUMENT',
    serviceCode: 'KYC',
    serviceName: 'KYC review',
    legalEntities: entities('Halden Suisse AG'),
    updatedAt: '2026-11-17T15:40:00.000Z',
    lastUpdaterFullName: 'Paola Ricci',
  }),
];

export const REQUEST: Request = {
  ...base,
  contractName: 'Halden 00418',
  unseen: false,
  description:
    'A EUR current account for the payroll of Halden Energy GmbH.\nThe account must be live before the January payroll: first debit on 28 December.',
  contractId: '00000000-0000-4000-8000-0000000000c1',
  action: null,
  topics: [],
  serviceAction: null,
  hasElectronicSignature: true,
  documentValidationEnabled: false,
  legalEntities: entities('Halden Energy GmbH', 'Halden Industries SA'),
  participants: [
    ['Claire', 'Vasseur', 'CLIENT_USER', true],
    ['Lena', 'Brandt', 'CLIENT_USER', true],
    ['Jonas', 'Weber', 'CLIENT_USER', false],
    ['Marc', 'Delaunay', 'BANK_USER', true],
  ].map(([firstName, lastName, role, isActive], index) => ({
    user: { id: `00000000-0000-4000-8000-0000000000a${index}`, firstName, lastName },
    isMe: index === 0,
    isActive,
    role,
  })) as Request['participants'],
  lastSeenAt: '2026-11-20T09:12:00.000Z',
  externalApplications: [{ applicationName: 'CCM', externalId: '7781204' }],
  additionalDetails: [
    { label: 'Currency', value: 'EUR' },
    { label: 'Branch', value: 'Frankfurt' },
  ],
  tags: [GERMANY, tagOf('Payroll'), tagOf('Joint signature')],
  counts: { documents: 6, messages: 9, signed: 3, signatories: 5 },
  nextReminderAt: null,
  rights: {
    canWriteMessage: true,
    canReOpen: false,
    canRefuseToClose: false,
    canCancel: false,
    canRemind: false,
    canClose: false,
    canToClose: true,
    canDelete: false,
    canUploadDocument: true,
    canAddParticipants: true,
    canManageTags: false,
  },
};
