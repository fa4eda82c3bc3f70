import { describe, expect, it } from 'vitest';
import { addressOf, backHref, detailHref, listHref, viewOf, type FinancingView } from './address.ts';

const CONTRACT = '00000000-0000-4000-8000-000000000001';
const BARE: FinancingView = { type: 'LOAN', contractId: null, search: '', sorting: [], rules: [] };
const FULL: FinancingView = {
  type: 'DEPOSIT',
  contractId: CONTRACT,
  search: 'TL-E',
  sorting: [{ id: 'drawn', desc: true }],
  rules: [{ id: 'maturityDate', value: { kind: 'date', to: '2029-12-31' } }],
};
const read = (query: string) => viewOf(new URLSearchParams(query));

describe('URL of loans and deposits', () => {
  it('LD-001 LD-002 contains tab, contract, search, order and filters', () => {
    expect(viewOf(addressOf(FULL))).toEqual(FULL);
    expect(backHref(FULL)).toBe(
      `/loans-and-deposits?tab=deposits&contract=${CONTRACT}&q=TL-E&sort=-drawn&to.maturityDate=2029-12-31`,
    );
    expect(backHref(BARE)).toBe('/loans-and-deposits');
  });

  it('LD-002 a tab starts without filters', () => {
    expect(listHref(FULL)).toBe(`/loans-and-deposits?tab=deposits&contract=${CONTRACT}`);
  });

  it.each(['tab=other', 'contract=all', 'q='])('drops empty values: %s', (query) => {
    expect(read(query)).toEqual(BARE);
  });

  it('LD-003 the details contain the legal entity and the list state', () => {
    expect(detailHref({ id: 'x', ricosCode: 'FR 1' }, BARE)).toBe('/loans-and-deposits/x?ricosCode=FR+1');
    const href = detailHref({ id: 'x', ricosCode: 'FR1' }, FULL);
    expect(href).toContain('/loans-and-deposits/x?ricosCode=FR1&tab=deposits&');
    expect(read(href.slice(href.indexOf('?')))).toEqual(FULL);
  });
});
