import * as requests from '../../requests/index.js';
import {
  COUNTRIES,
  DIGIPASS,
  ENTITIES,
  FIELDS,
  INFORMATION,
  INFORMATION_VALUE,
  noError,
  PEOPLE,
  STEPS,
  SUMMARY,
  UPLOADS,
} from '../../requests/request-creation/creation.fixture.js';
import { SIGNATORY_FORM } from '../../signature/signature.fixture.js';
import { noop, sample, type Samples } from '../sample.tsx';

const people = {
  issuesOf: () => ({}),
  normalisePhone: (text: string) => text,
  maximum: 10,
  errorOf: noError,
};
const TOPIC = {
  serviceCode: 'CASH_MANAGEMENT' as const,
  id: 'ACCOUNTS',
  content: 'Halden',
  subTopics: [],
  canAddMultipleParticipant: true,
  needAtLeastOneRicos: false,
};

const DRAFT = { id: 'a', title: 'Halden', about: 'Halden', savedAt: '2026-11-18T09:12:00Z', href: '#draft' };

export const creation: Samples = {
  CreationFrame: sample(requests.CreationFrame, 'element', {
    title: 'Halden',
    back: { href: '#hub', label: 'Halden' },
    steps: STEPS,
    step: 'GENERIC',
    onStepChange: noop,
    onAttempt: noop,
    attempt: 0,
    summary: SUMMARY,
    onCancel: noop,
    onSaveAndClose: noop,
    hasAction: true,
    onSubmit: noop,
    children: 'Halden',
  }),
  DigipassStep: sample(requests.DigipassStep, 'element', {
    ...people,
    value: DIGIPASS,
    onValueChange: noop,
    managerName: 'Halden',
  }),
  DocumentStep: sample(requests.DocumentStep, 'element', { uploads: UPLOADS, errorOf: noError }),
  DraftList: sample(requests.DraftList, 'element', { drafts: [DRAFT], onDelete: noop }),
  DraftsButton: sample(requests.DraftsButton, 'nothing', { drafts: [DRAFT], onDelete: noop }),
  DraftOffer: sample(requests.DraftOffer, 'element', {
    title: 'Halden',
    savedAt: '2026-11-18T09:12:00Z',
    onResume: noop,
    onDiscard: noop,
  }),
  GenericFields: sample(requests.GenericFields, 'element', {
    fields: FIELDS.filter(({ id }) => id !== 'accounts'),
    value: {},
    onValueChange: noop,
    today: '2026-11-20',
    countries: COUNTRIES,
    errorOf: noError,
  }),
  InformationStep: sample(requests.InformationStep, 'element', {
    configuration: { information: INFORMATION, maximumLegalEntities: null },
    value: INFORMATION_VALUE,
    onValueChange: noop,
    topics: [TOPIC],
    entities: ENTITIES,
    people: PEOPLE,
    audience: 'client',
    errorOf: noError,
  }),
  LegalEntitySelect: sample(requests.LegalEntitySelect, 'nothing', {
    'aria-label': 'Halden',
    options: ENTITIES,
    value: [],
    onValueChange: noop,
  }),
  ParticipantSelect: sample(requests.ParticipantSelect, 'nothing', {
    'aria-label': 'Halden',
    people: PEOPLE,
    value: [],
    onValueChange: noop,
    audience: 'client',
  }),
  RequestHub: sample(requests.RequestHub, 'element', {
    services: [],
    group: null,
    groupHref: () => '#all',
    actionHref: () => '#action',
    boardHref: '#board',
    drafts: [],
    onDeleteDraft: noop,
  }),
  ServiceStep: sample(requests.ServiceStep, 'element', {
    contracts: [],
    contractId: null,
    onContractChange: noop,
    services: [],
    serviceCode: null,
    onServiceChange: noop,
    action: null,
    onActionChange: noop,
    errorOf: noError,
  }),
  SignatoryStep: sample(requests.SignatoryStep, 'element', {
    ...people,
    uploads: UPLOADS,
    value: SIGNATORY_FORM,
    onValueChange: noop,
  }),
  StepSwitches: sample(requests.StepSwitches, 'element', {
    switches: [{ id: 'SIGNATORY', on: true }],
    onSwitch: noop,
  }),
};
