import { describe, expect, test } from 'vitest';
import { readView, writeView } from './address.ts';

const ID = '3f0f3a52-5a0c-4d8e-9a51-6b2c7d7f0001';
const read = (address: string, isInternal = false) => readView(new URLSearchParams(address), isInternal);

describe('DOC-008 DOC-009 URL of the documents page', () => {
  test('contains filters, order, pages and the open document, and parses back to them', () => {
    const address = `query=fees&categories=FEES&dateFrom=2026-01-01&sort=TagsAscending&layout=tiles&page=3&documentId=${ID}`;
    const view = read(address);
    expect(view).toEqual({
      filters: { query: 'fees', categories: ['FEES'], date: { dateFrom: '2026-01-01' } },
      sort: 'TagsAscending',
      layout: 'tiles',
      pages: 3,
      shown: ID,
    });
    expect(writeView(view).toString()).toBe(address);
  });

  test('drops default and invalid values', () => {
    expect(writeView(read('')).toString()).toBe('');
    expect(read('sort=Newest&layout=none&page=-2&documentId=x&categories=NOTHING')).toEqual(read(''));
    expect(read('marks=UNREAD&marks=OTHER').filters).toEqual({ marks: ['UNREAD'] });
    expect(read('page=1e9').pages).toBe(100);
  });

  test('DOC-003 drops a bank-only order for a client', () => {
    expect(read('sort=ContractsAscending').sort).toBe('DateDescending');
    expect(read('sort=ContractsAscending', true).sort).toBe('ContractsAscending');
  });
});
