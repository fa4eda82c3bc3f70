import { describe, expect, it } from 'vitest';
import { addressOf, gridHref, viewOf, type GridView } from './address.ts';

const EVERYTHING: GridView = {
  tab: 'FAQ',
  contractId: '00000000-0000-4000-8000-000000000001',
  search: 'rotterdam',
  sorting: [
    { id: 'expiresOn', desc: true },
    { id: 'reference', desc: false },
  ],
  rules: [
    { id: 'state', value: { kind: 'set', values: ['IN_FORCE', 'EXPIRED'] } },
    { id: 'reference', value: { kind: 'text', text: 'GT1' } },
    { id: 'expiresOn', value: { kind: 'date', from: '2026-10-01' } },
    { id: 'a.b', value: { kind: 'number', min: 0, max: 12.5 } },
  ],
};
const BARE: GridView = { tab: 'REPORTING', contractId: null, search: '', sorting: [], rules: [] };
const read = (query: string) => viewOf(new URLSearchParams(query));

describe('URL of a report', () => {
  it('GRID-005 contains the displayed state, and is empty by default', () => {
    expect(viewOf(addressOf(EVERYTHING))).toEqual(EVERYTHING);
    expect(addressOf(BARE).toString()).toBe('');
    expect(read('')).toEqual(BARE);
    expect(gridHref('YOUR_CARBON_EMISSIONS', 'FAQ')).toBe('/grid/YOUR_CARBON_EMISSIONS?tab=FAQ');
    expect(gridHref('A/B', 'REPORTING')).toBe('/grid/A%2FB');
  });

  it.each([
    'tab=NOTHING',
    'contract=all',
    'from.expiresOn=soon',
    'from.expiresOn=2026-13-40',
    'min.amount=much',
    'has.reference=',
    'is=1',
  ])('drops empty values: %s', (query) => {
    expect(read(query)).toEqual(BARE);
  });
});
