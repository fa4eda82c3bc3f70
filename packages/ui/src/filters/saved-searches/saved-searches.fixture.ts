import type { SavedSearch } from './saved-search.js';

/** Saved searches of Claire Vasseur, for stories and tests; unsorted. */
export const SAVED: readonly SavedSearch[] = [
  {
    id: '3',
    name: 'KYC documents to renew',
    isFavorite: false,
    createdAt: '2026-10-02T08:00:00.000Z',
    count: 12,
    news: 1,
  },
  {
    id: '1',
    name: 'Guarantees in Rotterdam',
    isFavorite: true,
    createdAt: '2026-11-02T08:00:00.000Z',
    count: 64,
    news: 3,
  },
  {
    id: '4',
    name: 'Payments above EUR 1,000,000.00',
    isFavorite: false,
    createdAt: '2026-03-02T08:00:00.000Z',
    count: 212,
  },
  {
    id: '2',
    name: 'Signed amendments of 2026',
    isFavorite: true,
    createdAt: '2026-01-02T08:00:00.000Z',
    count: 118,
  },
];
