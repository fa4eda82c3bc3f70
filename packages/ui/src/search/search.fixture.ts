import type { FilterBlock } from '@atrium/contract/filters';
import type { SearchGroup, SearchResult } from '@atrium/contract/search';
import { documentOf } from '../documents/documents.fixture.js';
import { GERMANY, tagOf } from '../tags/tags.fixture.js';

const WORDS = ['guarantee', 'rotterdam'];

/** Returns a text with the search terms of the fixture highlighted. */
function marked(text: string): SearchResult['title'] {
  const marks = WORDS.flatMap((word) => {
    const start = text.toLowerCase().indexOf(word);
    return start < 0 ? [] : [{ start, end: start + word.length }];
  }).toSorted((a, b) => a.start - b.start);
  return { text, marks };
}

/** Returns a request as a search result; the fixed clock of the stories is at 20 November 2026. */
export function resultOf(
  index: number,
  title: string,
  text: string,
  change: Partial<Omit<SearchResult, 'details'>> & { details?: Partial<SearchResult['details']> } = {},
): SearchResult {
  const { details, ...facts } = change;
  return {
    id: `requests:${index}`,
    title: marked(title),
    description: marked(text),
    link: `/requests-board/requests/${index}`,
    category: [
      { id: 'IN_PROGRESS', label: 'In progress' },
      { id: 'TRADE_FINANCE', label: 'Trade finance' },
    ],
    weight: 80,
    isOnOptimall: false,
    utcDate: new Date(Date.UTC(2026, 10, 20) - index * 3 * 86_400_000).toISOString(),
    entityId: `${index}`,
    ...facts,
    details: {
      country: null,
      contractName: 'Trade finance, Halden Logistics',
      contractId: null,
      entities: ['Halden Logistics BV'],
      tags: [],
      tagEntityType: 'requests',
      canManageTags: true,
      document: null,
      ...details,
    },
  };
}

const CLOSED = [
  { id: 'CLOSED', label: 'Closed' },
  { id: 'TRADE_FINANCE', label: 'Trade finance' },
];

const REQUESTS: readonly SearchResult[] = [
  resultOf(
    1,
    'Guarantee in favour of Port of Rotterdam',
    'R-2026-02391 · Performance guarantee of EUR 2,400,000.00, draft 2 sent to the port authority.',
    { details: { tags: [tagOf('SBLC'), GERMANY] } },
  ),
  resultOf(
    2,
    'Extension of guarantee G-77120',
    'R-2026-02288 · The beneficiary in Rotterdam asks for twelve more months, to 6 October 2027.',
    {
      details: {
        tags: [tagOf('MT760'), tagOf('Extension')],
        entities: ['Halden Logistics BV', 'Halden Industries SA', 'Halden Finance Ltd', 'Halden Energy GmbH'],
      },
    },
  ),
  resultOf(40, 'Release of guarantee G-71904', 'R-2026-01077 · Original returned by the beneficiary.', {
    category: CLOSED,
    details: { canManageTags: false },
  }),
];

const DOCUMENTS: readonly SearchResult[] = [
  'Counter guarantee, Port of Rotterdam.pdf',
  'Guarantee letter.docx',
].map((name, index) => {
  const document = documentOf(name, index, {
    category: { id: 'CONTRACTS', name: 'Contracts and amendments', documentService: 'DOCUMENTS' },
  });
  return resultOf(index, name, '', {
    id: `documents:${index}`,
    link: `/documents?documentId=${index}`,
    category: [{ id: 'CONTRACTS', label: 'Contracts and amendments' }],
    weight: 85,
    details: { document, tagEntityType: 'documents' },
  });
});

const CONTACTS: readonly SearchResult[] = [
  resultOf(3, 'Roger Magnusson', 'Trade finance officer · Guarantees and credits · Rotterdam', {
    id: 'contacts:3',
    link: '/contacts?query=Roger+Magnusson',
    category: [{ id: 'experts', label: 'Experts' }],
    weight: 70,
    utcDate: null,
    details: { contractName: null, entities: [], country: 'NL', canManageTags: false, tagEntityType: null },
  }),
];

/** Results of a search for “guarantee rotterdam”, ordered by weight. */
export const GROUPS: readonly SearchGroup[] = [
  {
    type: 'documents',
    service: 'DOCUMENTS',
    label: 'Documents',
    weight: 85,
    total: 2,
    categories: [{ id: 'CONTRACTS', label: 'Contracts and amendments', count: 2 }],
    results: [...DOCUMENTS],
  },
  {
    type: 'requests',
    service: 'REQUESTS_BOARD',
    label: 'Requests',
    weight: 80,
    total: 121,
    categories: [
      { id: 'IN_PROGRESS', label: 'In progress', count: 6 },
      { id: 'CLOSED', label: 'Closed', count: 115 },
    ],
    results: [...REQUESTS],
  },
  {
    type: 'contacts',
    service: 'CONTACTS',
    label: 'Contacts',
    weight: 70,
    total: 1,
    categories: [{ id: 'experts', label: 'Experts', count: 1 }],
    results: [...CONTACTS],
  },
];

const block = (
  field: string,
  title: string,
  type: FilterBlock['type'],
  entries: readonly (readonly [value: string, label: string, count: number])[] = [],
): FilterBlock => ({
  field,
  title,
  type,
  placeholder: null,
  isHidden: field === 'query',
  isMultiLevel: false,
  items: entries.map(([value, label, count]) => ({ value, label, count, isSelected: false, children: [] })),
});

/** The filter blocks of the search, as the server sends them. */
export const SEARCH_BLOCKS: readonly FilterBlock[] = [
  block('query', 'Words', 'TEXT'),
  block('date', 'Period', 'DATE', [
    ['2026-11', 'November 2026', 9],
    ['2026-10', 'October 2026', 14],
    ['2026-07', 'July 2026', 31],
    ['2026-02', 'February 2026', 42],
    ['2025-09', 'September 2025', 28],
  ]),
  block('services', 'Service', 'SELECT', [
    ['documents', 'Documents', 2],
    ['requests', 'Requests', 121],
    ['contacts', 'Contacts', 1],
  ]),
  block('country', 'Country', 'SELECT', [
    ['NL', 'Netherlands', 41],
    ['DE', 'Germany', 9],
  ]),
  block('tags', 'Tags', 'TAG', [['tag MT760', 'MT760', 17]]),
];
