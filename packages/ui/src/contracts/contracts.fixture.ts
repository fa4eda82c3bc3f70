import type { AuditEvent } from '@atrium/contract/audit-events';
import type { ContractContact, ContractUser, ServiceRights } from '@atrium/contract/contract-users';
import type { Contract, ContractSummary, LegalEntitiesList } from '@atrium/contract/contracts';
import type { UserSummary } from '@atrium/contract/users';
import type { ContractFormProps } from './contract-form/index.js';
import type { ContractUsersProps } from './contract-users/index.js';
import type { VersionDifference } from './version-conflict/index.js';

const id = (index: number): string => `7c1f0a2e-0000-4000-8000-${String(index).padStart(12, '0')}`;

const contract = (index: number, more: Partial<ContractSummary>): ContractSummary => ({
  id: id(index),
  number: `0039${index}`,
  name: 'Financing, Halden Group',
  type: { name: 'CLIENT', label: 'Client' },
  commercialClient: { id: id(100), name: 'Halden Group' },
  usersQuantity: 15,
  signedUsersQuantity: 12,
  demoUsersQuantity: 3,
  legalEntitiesQuantity: 6,
  servicesQuantity: 7,
  creationDate: '2019-01-28T09:00:00.000Z',
  isReadOnly: false,
  match: null,
  ...more,
});

export const CONTRACTS: readonly ContractSummary[] = [
  contract(1, {
    match: {
      matchedUsersCount: 15,
      firstMatchedUser: 'Claire Vasseur',
      matchedRicosCount: 6,
      firstMatchedRicos: 'FR043316 Halden Industries SA',
    },
  }),
  contract(2, {
    name: 'Outsourced payments',
    type: { name: 'OSA', label: 'Outsourced service' },
    commercialClient: null,
    usersQuantity: 6,
    signedUsersQuantity: 6,
    demoUsersQuantity: 0,
    match: {
      matchedUsersCount: 0,
      firstMatchedUser: null,
      matchedRicosCount: 1,
      firstMatchedRicos: 'GB310924 Halden Finance Ltd',
    },
  }),
  contract(3, {
    name: 'Branch Paris',
    type: { name: 'ATRIUM', label: 'Atrium' },
    commercialClient: { id: id(101), name: 'Atrium Bank' },
    usersQuantity: 0,
    signedUsersQuantity: 0,
    demoUsersQuantity: 0,
    isReadOnly: true,
  }),
];

export const KINDS = { CLIENT: 5, ATRIUM: 1, OSA: 1 } as const;

const ENTITIES = [
  { ricos: 'DE118207', label: 'Halden Energy GmbH', countryCode: 'DE' },
  { ricos: 'ES093371', label: 'Halden Iberia SL', countryCode: 'ES' },
  { ricos: 'FR043316', label: 'Halden Industries SA', countryCode: 'FR' },
];

export const CONTRACT: Contract = {
  ...contract(1, {}),
  description: 'Loans of the group',
  isinCode: 'FR0014003TT8',
  kcCommercialClient: null,
  cguName: 'cgu1',
  terms: { label: 'Version 1', since: '2024-01-01' },
  version: 3,
  rights: {
    canGetAuditEvents: true,
    canChangeTreasuryReportingVisibility: true,
    canCreateRequest: true,
    canUpdate: true,
    canGetUsers: true,
    canUpdateUsers: true,
    canDelete: true,
  },
  serviceCategories: [
    { name: 'DEACTIVATED', label: 'Deactivated' },
    { name: 'MARKETING', label: 'Marketing' },
    { name: 'ACTIVATED', label: 'Activated' },
  ],
  services: [
    { id: 'KYC', name: 'KYC', label: 'KYC', category: 'ACTIVATED', defaultCategory: 'MARKETING' },
    { id: 'MTM', name: 'MTM', label: 'Mark to market', category: 'MARKETING', defaultCategory: 'MARKETING' },
    {
      id: 'DATA_ROOM',
      name: 'DATA_ROOM',
      label: 'Data room',
      category: 'DEACTIVATED',
      defaultCategory: 'DEACTIVATED',
    },
  ],
  legalEntities: ENTITIES.map((legalEntity) => ({ legalEntity })),
};

export const CLIENTS = [
  { id: id(100), name: 'Halden Group' },
  { id: id(102), name: 'Norrland Kraft' },
];

/** A valid form that can be saved. */
export const CONTRACT_FORM = {
  value: {
    kind: 'CLIENT',
    name: 'Financing, Halden Group 2027',
    description: '',
    isinCode: 'FR0014003TT8',
    client: CLIENTS[0]!,
    kcClient: null,
    cguName: 'cgu1',
    offeredClient: null,
    legalEntities: ENTITIES.slice(1),
    services: {},
  },
  clientSearch: { clients: CLIENTS, onQueryChange: () => {} },
  offeredEntities: { status: 'ready', entities: ENTITIES },
  offeredServices: {
    status: 'ready',
    services: CONTRACT.services,
    categories: ['DEACTIVATED', 'MARKETING', 'ACTIVATED'],
  },
  termsVersions: {
    status: 'ready',
    versions: [
      { name: 'cgu1', label: 'Version 1', since: '2024-01-01' },
      { name: 'cgu2', label: 'Version 2', since: '2026-07-01' },
    ],
  },
  problems: [],
  saving: false,
} satisfies Partial<ContractFormProps>;

/** Differences between two people's changes of one contract. */
export const DIFFERENCES: readonly VersionDifference[] = [
  { label: 'Nom', mine: ['Financing, Halden 2027'], saved: ['Financing, Halden 2028'] },
  { label: 'ISIN', mine: ['FR0014003TT8'], saved: [] },
  { label: 'KYC', mine: ['Activé'], saved: ['Désactivé'] },
];

const event = (index: number, more: Partial<AuditEvent>): AuditEvent => ({
  id: String(index),
  name: 'service',
  eventType: 'UPDATE',
  oldValue: 'MARKETING',
  newValue: 'ACTIVATED',
  secondaryEntity: 'Guarantees',
  createdAt: '2026-11-12T14:04:00.000Z',
  updateBy: { firstName: 'Hélène', lastName: 'Marchand' },
  impersonatedBy: null,
  correlationId: '6f1c0d2ab3',
  undoUntil: null,
  contract: { id: id(1), name: 'Financing, Halden Group', isDeleted: false },
  ...more,
});

export const AUDIT: readonly AuditEvent[] = [
  event(4, {}),
  event(3, {
    name: 'legalEntitiesListName',
    oldValue: 'Energy',
    newValue: 'Energy entities',
    secondaryEntity: 'Energy entities',
    updateBy: { firstName: 'Claire', lastName: 'Vasseur' },
    impersonatedBy: { firstName: 'Paola', lastName: 'Ricci' },
  }),
  event(2, {
    name: 'legalEntities',
    eventType: 'DELETE',
    oldValue:
      ENTITIES.map(({ ricos, label }) => `${ricos} ${label}`).join(', ') + ', NL021187 Halden Logistics BV',
    newValue: null,
    secondaryEntity: null,
  }),
  event(1, {
    name: 'contract',
    eventType: 'DELETE',
    oldValue: 'Payments, Norrland',
    newValue: null,
    secondaryEntity: null,
    contract: { id: id(9), name: 'Payments, Norrland', isDeleted: true },
  }),
];

export const PEOPLE: readonly UserSummary[] = [
  {
    id: id(50),
    firstName: 'Lena',
    lastName: 'Brandt',
    email: 'l.brandt@halden.example',
    canBeImpersonated: true,
  },
  {
    id: id(51),
    firstName: 'Leo',
    lastName: 'Marsh',
    email: 'l.marsh@halden.example',
    canBeImpersonated: false,
  },
];

export const LISTS: readonly LegalEntitiesList[] = [
  {
    id: id(70),
    name: 'Energy entities',
    contractId: id(1),
    contractLegalEntitiesIds: ['DE118207'],
    version: 1,
  },
  {
    id: id(71),
    name: 'All entities',
    contractId: id(1),
    contractLegalEntitiesIds: ENTITIES.map(({ ricos }) => ricos),
    version: 2,
  },
];

const LISTS_OF_CONTRACT = LISTS.map(({ id: listId, name }) => ({ id: listId, name }));

const service = (
  serviceId: 'KYC' | 'MTM' | 'RATES_DERIVATIVES_PRICER',
  serviceLabel: string,
  linkedToLegalEntities: boolean,
  rights: readonly (readonly [name: 'Restricted' | 'Read' | 'All' | 'Access', displayedName: string])[],
): ServiceRights => ({
  serviceId,
  serviceLabel,
  serviceRights: rights.map(([name, displayedName]) => ({
    id: `${serviceId}.${name}`,
    name,
    displayedName,
    linkedToLegalEntities,
    legalEntitiesLists: linkedToLegalEntities ? LISTS_OF_CONTRACT : [],
    service: { name: serviceId, label: serviceLabel },
  })),
});

export const SERVICE_RIGHTS: readonly ServiceRights[] = [
  service('KYC', 'KYC', true, [
    ['Restricted', 'Restricted'],
    ['Read', 'Read'],
    ['All', 'All'],
  ]),
  service('MTM', 'Mark to market', true, [['Access', 'Access']]),
  service('RATES_DERIVATIVES_PRICER', 'Rates derivatives pricer', false, [['Access', 'Access']]),
];

const contractUser = (
  index: number,
  firstName: string,
  lastName: string,
  more: Partial<ContractUser>,
): ContractUser => ({
  id: id(200 + index),
  firstName,
  lastName,
  email: `${firstName[0]!.toLowerCase()}.${lastName.toLowerCase()}@halden.example`,
  client: { id: id(100), name: 'Halden Group' },
  contractStatus: 'SIGNED',
  clientRole: 'STANDARD',
  lastConnectionDate: '2026-11-18T08:12:00.000Z',
  homepagePreference: { template: 'DEFAULT', updatedByUser: false },
  serviceRights: [],
  version: 1,
  ...more,
});

/** Users of a contract by name: an administrator, one for each kind of data consult, one without rights. */
export const CONTRACT_USERS: readonly ContractUser[] = [
  contractUser(1, 'Lena', 'Brandt', {
    clientRole: 'ADMIN',
    homepagePreference: { template: 'CUSTOM', updatedByUser: true },
    serviceRights: [
      { serviceRightId: 'KYC.All', legalEntitiesListId: null },
      { serviceRightId: 'MTM.Access', legalEntitiesListId: null },
      { serviceRightId: 'RATES_DERIVATIVES_PRICER.Access', legalEntitiesListId: null },
    ],
  }),
  contractUser(2, 'Elin', 'Lindqvist', {
    contractStatus: 'DEMO',
    lastConnectionDate: null,
    serviceRights: [
      { serviceRightId: 'KYC.Read', legalEntitiesListId: LISTS[0]!.id },
      { serviceRightId: 'MTM.Access', legalEntitiesListId: LISTS[0]!.id },
    ],
  }),
  contractUser(3, 'Hari', 'Shah', {
    homepagePreference: { template: 'FINANCE_STRATEGY', updatedByUser: true },
    serviceRights: [
      { serviceRightId: 'KYC.Restricted', legalEntitiesListId: LISTS[0]!.id },
      { serviceRightId: 'MTM.Access', legalEntitiesListId: LISTS[1]!.id },
    ],
  }),
  contractUser(4, 'Claire', 'Vasseur', {}),
];

/** People who can be added. */
export const CONTACTS: readonly ContractContact[] = (
  [
    ['Antoine', 'Moreau'],
    ['Dayo', 'Okafor'],
    ['Giulia', 'Conti'],
    ['Jonas', 'Weber'],
    ['Luis', 'Ortega'],
    ['Sofia', 'Marquez'],
  ] as const
).map(([firstname, lastname], index) => ({
  id: id(300 + index),
  firstname,
  lastname,
  email: `${firstname[0]!.toLowerCase()}.${lastname.toLowerCase()}@halden.example`,
  isOsaUser: false,
  clientRoleId: 'STANDARD',
}));

/** Default props of the contract's users tab. */
export const USERS_TAB = {
  state: { status: 'ready', users: CONTRACT_USERS, services: SERVICE_RIGHTS, lists: LISTS_OF_CONTRACT },
  kind: 'CLIENT',
  editable: true,
  callerId: id(900),
  consultOf: (rights) => {
    // Rates derivatives pricer is not linked to legal entities.
    const linked = rights.filter(
      ({ serviceRightId }) => !serviceRightId.startsWith('RATES_DERIVATIVES_PRICER'),
    );
    const [first = null, ...others] = new Set(linked.map(({ legalEntitiesListId }) => legalEntitiesListId));
    if (others.length > 0) return 'CUSTOM';
    return first === null ? 'SAME_EMPTY' : 'SAME_EQUAL';
  },
  whyKept: ({ clientRole }) => (clientRole === 'ADMIN' ? 'admin' : null),
  statuses: ['DEMO', 'SIGNED'],
  roles: ['STANDARD', 'ADMIN'],
  opened: null,
  onOpen: () => {},
  contacts: { people: CONTACTS, query: '', onQueryChange: () => {} },
  onAdd: () => Promise.resolve(),
  onSave: () => Promise.resolve(null),
  onSetRights: () => Promise.resolve(null),
  onRemove: () => Promise.resolve(),
  onUnsavedChange: () => {},
} satisfies ContractUsersProps;
