import * as contracts from '../../contracts/index.js';
import {
  AUDIT,
  CONTRACT,
  CONTRACT_FORM,
  CONTRACTS,
  DIFFERENCES,
  KINDS,
  LISTS,
  USERS_TAB,
} from '../../contracts/contracts.fixture.js';
import { noop, sample, type Samples } from '../sample.tsx';

const done = () => Promise.resolve();
const form = {
  ...CONTRACT_FORM,
  cleanIsin: (text: string) => text,
  onValueChange: noop,
  onProblem: noop,
  onSave: noop,
  onCancel: noop,
};

export const contractParts: Samples = {
  AuditEvents: sample(contracts.AuditEvents, 'element', {
    state: { status: 'ready', events: AUDIT, total: 24, since: '2021-03-03T09:00:00.000Z' },
    page: 1,
    onPageChange: noop,
    sorting: 'DESC',
    onSort: noop,
    onExport: noop,
    exporting: false,
  }),
  ContractCreationPage: sample(contracts.ContractCreationPage, 'element', { backHref: '#contracts', form }),
  ContractForm: sample(contracts.ContractForm, 'element', { ...form, isNew: true }),
  ContractInformation: sample(contracts.ContractInformation, 'element', { contract: CONTRACT }),
  MyContractPage: sample(contracts.MyContractPage, 'element', {
    state: { status: 'ready', contract: CONTRACT },
    part: 'information',
    onPartChange: noop,
    contents: { information: 'Halden', audit: 'Halden' },
  }),
  ContractPage: sample(contracts.ContractPage, 'element', {
    state: { status: 'ready', contract: CONTRACT },
    part: 'information',
    partHrefOf: (part) => `#${part}`,
    backHref: '#contracts',
    onDelete: done,
    children: 'Halden',
  }),
  ContractUsers: sample(contracts.ContractUsers, 'element', USERS_TAB),
  ContractsPage: sample(contracts.ContractsPage, 'element', {
    state: { status: 'ready', contracts: CONTRACTS, total: 3, kinds: KINDS, all: 148 },
    tab: 'externals',
    tabHrefOf: (tab) => `#${tab}`,
    query: '',
    onSearch: noop,
    sorting: 'NONE',
    onSort: noop,
    page: 1,
    onPageChange: noop,
    hrefOf: ({ number }) => `#${number}`,
    findsPeople: true,
  }),
  EntitiesLists: sample(contracts.EntitiesLists, 'element', {
    state: { status: 'ready', lists: LISTS },
    entities: CONTRACT.legalEntities.map(({ legalEntity }) => legalEntity),
    editable: true,
    onApply: () => Promise.resolve(''),
    onDelete: () => Promise.resolve({ isDeleted: true }),
    onUnsavedChange: noop,
  }),
  ExportDays: sample(contracts.ExportDays, 'element', {
    label: 'Audit trail',
    action: 'Export audit',
    proposed: 60,
    onExport: noop,
  }),
  VersionConflict: sample(
    contracts.VersionConflict,
    'nothing',
    { differences: DIFFERENCES, onKeepMine: noop, onTakeSaved: noop, onClose: noop },
    { layer: true },
  ),
};
