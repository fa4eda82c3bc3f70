import type { Filters } from '@atrium/contract/filter-rules';
import type { FilterBlock, FilterItem } from '@atrium/contract/filters';

/** Filter blocks of the search of Halden Group, for stories and tests. */
const item = (value: string, label: string, count: number, children: FilterItem[] = []): FilterItem => ({
  value,
  label,
  count,
  isSelected: false,
  children,
});
const block = (
  field: string,
  title: string,
  type: FilterBlock['type'],
  items: FilterItem[] = [],
): FilterBlock => ({
  field,
  title,
  type,
  placeholder: null,
  isHidden: false,
  isMultiLevel: false,
  items,
});

export const PERIOD = block('date', 'Period', 'DATE');
export const STATES = block('state', 'State', 'SELECT', [
  item('ACTION_REQUIRED', 'Action required', 4),
  item('INPROGRESS', 'In progress', 21),
  item('CLOSED', 'Closed', 1284),
]);
export const SERVICES = block('service', 'Service', 'SELECT', [
  item('DOCUMENTS', 'Documents', 28),
  item('REQUESTS', 'Requests', 21),
  item('GUARANTEES', 'Guarantees', 9),
  item('HIGHLIGHTS', 'Highlights', 4),
  item('CONTACTS', 'Contacts', 0),
]);
export const COUNTRIES: FilterBlock = {
  ...block('country', 'Country', 'SELECT', [
    item('WESTERN_EUROPE', 'Western Europe', 73, [
      item('NL', 'Netherlands', 41),
      item('DE', 'Germany', 9),
      item('FR', 'France', 23),
    ]),
    item('NORDIC', 'Nordic countries', 11, [item('SE', 'Sweden', 7), item('NO', 'Norway', 4)]),
  ]),
  isMultiLevel: true,
};
const ENTITY_NAMES = [
  'Halden Logistics BV',
  'Halden Industries SA',
  'Halden Finance Ltd',
  'Halden Energy GmbH',
  'Halden Iberia SL',
  'Halden Italia SpA',
  'Halden Suisse AG',
  'Halden Nordic AB',
  'Halden Chemie GmbH',
  'Halden Polska Sp. z o.o.',
  'Halden North America Inc.',
  'Halden Participations SAS',
  'Halden Österreich GmbH',
  'Halden Belgium NV',
  'Halden Portugal Lda',
  'Halden Reinsurance and Captive Management of the Channel Islands Ltd',
];
export const ENTITIES = block(
  'entity',
  'Legal entity',
  'SELECT',
  ENTITY_NAMES.map((name, index) => item(`HALDE${index}`, name, 39 - index * 2)),
);
export const MANY = block(
  'product',
  'Product',
  'SELECT',
  Array.from({ length: 120 }, (_, index) => item(`P${index}`, `Product ${index + 1}`, 120 - index)),
);
export const TAGS: FilterBlock = {
  ...block('tag', 'Tag', 'TAG', [
    item('trade', 'Trade finance', 17),
    item('mt760', 'MT760', 17),
    item('sblc', 'SBLC', 9),
    item('eur', 'EUR', 133),
  ]),
  placeholder: 'Add a tag',
};
export const REFERENCE: FilterBlock = {
  ...block('reference', 'Reference contains', 'TEXT'),
  placeholder: 'Reference',
};
export const HIDDEN: FilterBlock = {
  ...block('perimeter', 'Perimeter', 'SELECT', [item('CORE', 'Core team', 4)]),
  isHidden: true,
};

export const BLOCKS = [PERIOD, STATES, SERVICES, COUNTRIES, ENTITIES, TAGS, REFERENCE, HIDDEN] as const;

export const CHOSEN: Filters = {
  date: { dateFrom: '2026-05-20', dateTo: '2026-11-20' },
  country: ['NL', 'FR'],
  entity: ['HALDE0', 'HALDE1'],
  tag: ['trade'],
};
