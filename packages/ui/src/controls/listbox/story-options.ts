import type { Option } from './option.js';

/** The 14 legal entities of the Halden group, for stories. */
export const ENTITIES: Option[] = [
  ['Halden Industries SA', 'FR', '31 accounts'],
  ['Halden Energy GmbH', 'DE', '18 accounts'],
  ['Halden Iberia SL', 'ES', '9 accounts'],
  ['Halden Logistics BV', 'NL', '12 accounts'],
  ['Halden Lux Holdlow Sàrl', 'LU', 'no account'],
  ['Halden Capital Ltd', 'GB', '6 accounts'],
  ['Halden Nordic AB', 'SE', '4 accounts'],
  ['Halden Élec SAS', 'FR', '2 accounts'],
  ['Halden Italia SpA', 'IT', '7 accounts'],
  ['Halden Polska Sp. z o.o.', 'PL', '3 accounts'],
  ['Halden Schweiz AG', 'CH', '5 accounts'],
  ['Halden Œuvre Fondation', 'FR', 'no account'],
  ['Halden Shipping Ltd', 'GB', '8 accounts'],
  ['Halden Treasury Center SA', 'FR', '22 accounts'],
].map(([label = '', country = '', accounts = '']) => ({
  value: label.toLowerCase().replaceAll(' ', '-'),
  label,
  detail: `${country}, ${accounts}`,
  keywords: country,
}));

export const SERVICES: Option[] = [
  { value: 'accounts', label: 'Account opening', group: 'Cash management' },
  { value: 'payments', label: 'Payments', group: 'Cash management' },
  {
    value: 'pooling',
    label: 'Cash pooling',
    group: 'Cash management',
    disabled: true,
    disabledReason: 'Not in the contract of this entity',
  },
  {
    value: 'guarantees',
    label: 'Guarantees',
    description: 'Issue, amend and release',
    group: 'Trade finance',
  },
  { value: 'loans', label: 'Loans and deposits', group: 'Financing' },
];

/** A long list, the same on every run. */
export const manyOptions = (count: number): Option[] =>
  Array.from({ length: count }, (_, index) => ({
    value: `account-${index}`,
    label: `${ENTITIES[index % ENTITIES.length]?.label} ${String(index + 1).padStart(5, '0')}`,
  }));
