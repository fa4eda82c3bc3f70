import { describe, expect, it } from 'vitest';
import { contractsHref, readContracts } from './address.ts';

const PLAIN = { tab: 'externals', query: '', sorting: 'NONE', page: 1, trail: false } as const;
const read = (query: string) => readContracts(new URLSearchParams(query));

describe('URL of the contracts page', () => {
  it.each([
    ['the default is the first page of external contracts', '', PLAIN],
    ['a tab', 'tab=others', { ...PLAIN, tab: 'others' }],
    ['CTR-013 a search of 3 characters', 'query=hal', { ...PLAIN, query: 'hal' }],
    [
      'order, page and trail',
      'sorting=DESC&page=3&panel=audit',
      { ...PLAIN, sorting: 'DESC', page: 3, trail: true },
    ],
  ] as const)('%s', (_what, query, view) => {
    expect(read(query)).toEqual(view);
    expect(contractsHref(read(query))).toBe(query === '' ? '/contracts' : `/contracts?${query}`);
  });

  it('CTR-012 CTR-013 drops invalid values, and searches that are too short or too long', () => {
    expect(read('tab=x&sorting=up&page=-1&panel=x&query=ha')).toEqual(PLAIN);
    expect(read(`query=${'x'.repeat(51)}`)).toEqual(PLAIN);
  });
});
