import { describe, expect, it } from 'vitest';
import { addressOf, detailHref, listHref, viewOf, type FinancingView } from './address.ts';

const CONTRACT = '00000000-0000-4000-8000-000000000001';
const BARE: FinancingView = { type: 'LOAN', contractId: null, search: '' };
const read = (query: string) => viewOf(new URLSearchParams(query));

describe('the address of loans and deposits', () => {
  it('LD-001 LD-002 has the tab, the contract and the search', () => {
    const view: FinancingView = { type: 'DEPOSIT', contractId: CONTRACT, search: 'TL-E' };
    expect(viewOf(addressOf(view))).toEqual(view);
    expect(listHref(view)).toBe(`/loans-and-deposits?tab=deposits&contract=${CONTRACT}&q=TL-E`);
    expect(listHref(BARE)).toBe('/loans-and-deposits');
  });

  it.each(['tab=other', 'contract=all', 'q='])('leaves out what says nothing: %s', (query) => {
    expect(read(query)).toEqual(BARE);
  });

  it('LD-003 the detail names its legal entity', () => {
    expect(detailHref({ id: 'x', ricosCode: 'FR 1' }, null)).toBe('/loans-and-deposits/x?ricosCode=FR+1');
    expect(detailHref({ id: 'x', ricosCode: 'FR1' }, CONTRACT)).toBe(
      `/loans-and-deposits/x?ricosCode=FR1&contract=${CONTRACT}`,
    );
  });
});
