import { describe, expect, test } from 'vitest';
import { readView, writeView } from './address.ts';

const read = (address: string) => readView(new URLSearchParams(address));

describe('KYC-001 KYC-003 KYC-004 KYC-005 URL of the KYC page', () => {
  test('contains tab, filters, order and pages, and parses back to them', () => {
    const address =
      'query=halden&statuses=overdue&statuses=soon&nextReviewFrom=2026-11-20&countries=FR&sort=NextReviewDescending&page=2';
    const view = read(address);
    expect(view).toEqual({
      tab: 'list',
      filters: {
        query: 'halden',
        statuses: ['overdue', 'soon'],
        nextReview: { dateFrom: '2026-11-20' },
        countries: ['FR'],
      },
      sort: 'NextReviewDescending',
      pages: 2,
    });
    expect(writeView(view).toString()).toBe(address);
    expect(writeView(read('tab=swift')).toString()).toBe('tab=swift');
  });

  test('KYC-028 the default is the list, the next review first; invalid values are dropped', () => {
    const first = { tab: 'list', filters: {}, sort: 'NextReviewAscending', pages: 1 };
    expect(read('')).toEqual(first);
    expect(read('tab=other&statuses=red&sort=Name&page=-1&contracts=x&nextReviewTo=2026-02-30')).toEqual(
      first,
    );
    expect(writeView(read('')).toString()).toBe('');
    expect(read('page=1e9').pages).toBe(50);
  });
});
