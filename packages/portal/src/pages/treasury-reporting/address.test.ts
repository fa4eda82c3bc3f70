import { describe, expect, it } from 'vitest';
import { addressOf, backHref, itemHref, listHref, viewOf, type TreasuryView } from './address.ts';

const CONTRACT = '00000000-0000-4000-8000-000000000001';
const BARE: TreasuryView = { type: 'LOAN', contractId: null, search: '', sorting: [], rules: [] };

describe('URL of treasury reporting', () => {
  it('TR-001 TR-002 TR-003 contains tab, contract, search, order and filters', () => {
    const view: TreasuryView = {
      type: 'DEPOSIT',
      contractId: CONTRACT,
      search: 'HF',
      sorting: [{ id: 'amountInEUR', desc: true }],
      rules: [
        { id: 'company', value: { kind: 'set', values: ['Halden Finance Ltd'] } },
        { id: 'maturityDate', value: { kind: 'date', from: '2026-12-01' } },
        { id: 'rate', value: { kind: 'number', max: 2 } },
      ],
    };
    expect(viewOf(addressOf(view))).toEqual(view);
  });

  it.each(['tab=other', 'contract=all', 'q=', 'from.maturityDate=soon'])(
    'drops empty values: %s',
    (query) => {
      expect(viewOf(new URLSearchParams(query))).toEqual(BARE);
    },
  );

  it('PLAT-045 list and item URLs are recognised', () => {
    expect(listHref(BARE)).toBe('/loans-and-deposit-reporting');
    expect(listHref({ type: 'DEPOSIT', contractId: CONTRACT })).toBe(
      `/loans-and-deposit-reporting?tab=deposits&contract=${CONTRACT}`,
    );
    expect(itemHref('x', BARE)).toBe('/loans-and-deposit-reporting/x');
    expect(itemHref('x', { ...BARE, contractId: CONTRACT })).toBe(
      `/loans-and-deposit-reporting/x?contract=${CONTRACT}`,
    );
  });

  it('TR-003 TR-004 an item links back to the list with its filters, search and order', () => {
    const view: TreasuryView = {
      type: 'DEPOSIT',
      contractId: CONTRACT,
      search: 'HF',
      sorting: [{ id: 'rate', desc: true }],
      rules: [{ id: 'company', value: { kind: 'set', values: ['Halden Finance Ltd'] } }],
    };
    const [path, query] = itemHref('x', view).split('?');
    expect(path).toBe('/loans-and-deposit-reporting/x');
    expect(backHref(viewOf(new URLSearchParams(query)))).toBe(
      `/loans-and-deposit-reporting?${addressOf(view)}`,
    );
  });
});
