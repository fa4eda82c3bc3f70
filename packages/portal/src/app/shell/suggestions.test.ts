import type { SearchType } from '@atrium/contract/search-rules';
import { expect, it, vi } from 'vitest';
import { suggestionsFor } from './suggestions.ts';

const REVIEWED = '2023-12-08T12:00:00.000Z';
const search = vi.fn<() => Promise<unknown>>();
vi.mock('../../api/client.ts', () => ({ api: () => ({ search: { search } }) }));
vi.mock('../router/prefetch.ts', () => ({ leadsToPage: () => true }));

it.each<[SearchType, string | null]>([
  ['requests', REVIEWED],
  ['documents', REVIEWED],
  ['highlights', REVIEWED],
  ['kyc', null],
  ['powers', null],
  ['contracts', null],
])('dates a suggestion of %s only by the date of the hit', async (type, date) => {
  const title = { text: 'Halden Energy GmbH', marks: [] };
  search.mockResolvedValue({
    groups: [{ type, label: 'KYC', results: [{ id: 'one', title, link: '/kyc/1', utcDate: REVIEWED }] }],
  });
  expect(await suggestionsFor([], 'halden', new AbortController().signal)).toEqual([
    { id: type, label: 'KYC', items: [{ id: 'one', title, href: '/kyc/1', date }] },
  ]);
});
