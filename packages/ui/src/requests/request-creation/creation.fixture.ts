import type {
  CreationContract,
  CreationService,
  LegalEntityOption,
  ReachableUser,
  ServiceTopic,
} from '@atrium/contract/request-creation';
import type { GenericField } from '@atrium/contract/generic-field-rules';
import type { Uploads } from '../../files/index.js';
import { OPTIONS, scriptedTransport } from '../../files/uploader/uploader.fixture.js';
import { SIGNATORY_FORM } from '../../signature/signature.fixture.js';
import type { FrameStep } from './creation-frame/index.js';
import type { DigipassValue, InformationValue } from './form.js';

export const CONTRACTS: readonly CreationContract[] = [
  {
    id: 'c1',
    number: '00418',
    name: 'Cash management, Halden Group',
    rights: { canCreateRequest: true },
    services: ['CASH_MANAGEMENT', 'KYC'],
  },
  {
    id: 'c2',
    number: '00433',
    name: 'Trésorerie, Halden France',
    rights: { canCreateRequest: true },
    services: ['KYC'],
  },
];

export const SERVICES: readonly CreationService[] = [
  {
    code: 'KYC',
    label: 'KYC',
    group: 'Contractual',
    description: '',
    actions: [
      { code: 'KYC_REVIEW', label: 'Answer a KYC review', description: 'The periodic review of a company' },
    ],
  },
  {
    code: 'CASH_MANAGEMENT',
    label: 'Cash management',
    group: 'eBusiness',
    description: '',
    actions: [
      {
        code: 'ACCOUNT_OPENING',
        label: 'Open an account',
        description: 'In any currency, with its signatories',
      },
      {
        code: 'PAYMENT_LIMITS',
        label: 'Change payment limits',
        description: 'Of a person, an account or a day',
      },
    ],
  },
];

export const TOPICS: readonly ServiceTopic[] = [
  {
    serviceCode: 'CASH_MANAGEMENT',
    id: 'ACCOUNTS',
    content: 'Accounts',
    subTopics: [{ id: 'ACCOUNTS.POOL', content: 'Cash pooling' }],
    canAddMultipleParticipant: true,
    needAtLeastOneRicos: true,
  },
  {
    serviceCode: 'CASH_MANAGEMENT',
    id: 'AUDIT',
    content: 'Audit',
    subTopics: [],
    canAddMultipleParticipant: false,
    needAtLeastOneRicos: false,
  },
];

export const ENTITIES: readonly LegalEntityOption[] = [
  { ricos: 'FR000001', label: 'Halden Industries SA', isFixed: true },
  { ricos: 'DE000002', label: 'Halden Energy GmbH', isFixed: false },
  { ricos: 'ES000007', label: 'Halden Iberia SL', isFixed: false },
];

const person = (id: string, facts: Partial<ReachableUser>): ReachableUser => ({
  id,
  firstName: 'Marc',
  lastName: 'Delaunay',
  business: 'Halden',
  email: 'm.delaunay@atrium.example',
  bookmark: false,
  role: { roleType: 'BANK_USER' },
  isSelectedByDefault: false,
  ...facts,
});

export const PEOPLE: readonly ReachableUser[] = [
  person('p1', {}),
  person('p2', {
    firstName: 'Ingrid',
    lastName: 'Solberg',
    email: 'i.solberg@atrium.example',
    bookmark: true,
  }),
  person('p3', {
    firstName: 'Lena',
    lastName: 'Brandt',
    email: 'l.brandt@halden.example',
    role: { roleType: 'CLIENT_USER' },
  }),
];

export const INFORMATION = {
  title: 'REQUIRED',
  message: 'REQUIRED',
  categories: 'REQUIRED',
  legalEntities: 'OPTIONAL',
  participants: 'REQUIRED',
  attachments: 'OPTIONAL',
} as const;

export const INFORMATION_VALUE: InformationValue = {
  title: 'Opening of an account in SEK',
  message: '',
  topicId: 'ACCOUNTS',
  subTopicIds: [],
  ricosCodes: ['FR000001', 'DE000002'],
  participants: ['p1'],
};

const field = (id: string, label: string, facts: Partial<GenericField>): GenericField => ({
  id,
  label,
  tooltip: '',
  placeholder: '',
  format: 'STRING',
  state: 'VISIBLE_REQUIRED_SINGLE',
  maxElements: 1,
  ...facts,
});

/** The five formats in the five states (NEW-024, NEW-025). */
export const FIELDS: readonly GenericField[] = [
  field('date', 'Value date', {
    format: 'DATE',
    tooltip: 'A business day',
    earliest: 'TODAY',
    state: 'VISIBLE_REQUIRED_SINGLE',
  }),
  field('country', 'Country', { format: 'COUNTRY_CODE', state: 'VISIBLE_OPTIONAL_SINGLE' }),
  field('countries', 'Other countries', {
    format: 'COUNTRY_CODE',
    state: 'VISIBLE_OPTIONAL',
    maxElements: 5,
  }),
  field('amount', 'Amount', { format: 'AMOUNT', currency: 'USD' }),
  field('pooled', 'Pooled account', { format: 'BOOLEAN', state: 'VISIBLE_OPTIONAL_SINGLE' }),
  field('accounts', 'Accounts to debit', { state: 'VISIBLE_REQUIRED', maxElements: 3, placeholder: 'IBAN' }),
  field('secret', 'Internal code', { state: 'HIDDEN' }),
];

export const COUNTRIES: ReadonlyMap<string, string> = new Map([
  ['DE', 'Germany'],
  ['FR', 'France'],
]);

export const DIGIPASS: DigipassValue = {
  legalName: 'Halden Industries SA',
  siren: '552100554',
  phoneNumber: '+33612345678',
  tokenChoice: 'SOFT_TOKEN',
  holders: { ...SIGNATORY_FORM, enableGroupSign: false },
};

export const STEPS: readonly FrameStep[] = [
  { id: 'INFORMATION', completion: 'COMPLETE', problems: [] },
  {
    id: 'GENERIC',
    completion: 'TO_COMPLETE',
    problems: [
      { controlId: 'creation-genericFields-date', label: 'Value date', message: 'Choose a business day' },
    ],
  },
  { id: 'SIGNATORY', completion: 'TO_COMPLETE', problems: [] },
];

export const SUMMARY = {
  contract: 'Cash management, 00418',
  action: 'Open an account',
  legalEntities: ['Halden Iberia SL', 'Halden Energy GmbH'],
  participants: [],
  files: 2,
  signatories: 3,
};

const nothing = () => {};

/** An uploader without files. */
export const UPLOADS: Uploads = {
  items: [],
  documentIds: [],
  busy: false,
  complete: false,
  add: () => ({ added: [], sameName: 0, beyond: 0 }),
  remove: nothing,
  replace: () => ({ added: [], sameName: 0, beyond: 0 }),
  retry: nothing,
  keep: nothing,
  tag: nothing,
  clear: nothing,
  restore: nothing,
  options: { ...OPTIONS, transport: scriptedTransport() },
};

export const noError = (_field: string): string | undefined => undefined;
