import { describe, expect, it } from 'vitest';
import { addressOf, bareView, isBare, tabOf, viewOf } from './board-address.ts';

const search = (text: string) => new URLSearchParams(text);

describe('URL of the requests board', () => {
  it('REQ-024 the default tab is in progress', () => {
    expect(tabOf(search(''))).toBe('in-progress');
    expect(tabOf(search('tab=nonsense'))).toBe('in-progress');
  });
  it.each(['in-progress', 'to-close', 'closed', 'favorite'])('REQ-001 tab=%s selects the tab', (tab) => {
    expect(tabOf(search(`tab=${tab}`))).toBe(tab);
  });
  it.each([
    ['ACTION_REQUIRED', 'in-progress'],
    ['TO_CLOSE', 'to-close'],
    ['CLOSED', 'closed'],
    ['PROCESSED&status=CANCELED', 'closed'],
    ['CLOSED&status=INPROGRESS', 'in-progress'],
  ])('status=%s selects the tab with this status', (status, tab) => {
    expect(tabOf(search(`status=${status}`))).toBe(tab);
  });
  it.each([
    ['REQ-009', 'service=KYC', 'service', ['KYC']],
    ['REQ-010', 'status=ACTION_REQUIRED,INPROGRESS', 'state', ['ACTION_REQUIRED', 'INPROGRESS']],
    ['REQ-011', 'ricos=HALDE001&ricos=HALDE002', 'legalEntities', ['HALDE001', 'HALDE002']],
  ])('%s %s filters the grid', (_, query, id, values) => {
    expect(viewOf(search(query)).rules).toEqual([{ id, value: { kind: 'set', values } }]);
  });
  it.each(['favoriteOnly=true', 'favorite=true'])('REQ-012 %s filters favourites', (query) => {
    expect(viewOf(search(query)).quick).toEqual(['favorite']);
  });
  it('REQ-023 accepts the additional filters', () => {
    expect(
      viewOf(search('unread=true&onlyMine=true&neverSeen=true&favoriteOnly=true')).quick.toSorted(),
    ).toEqual(['favorite', 'mine', 'neverSeen', 'unread']);
  });
  it('is recognised as having only a tab', () => {
    expect(isBare(search('tab=closed'))).toBe(true);
    expect(isBare(search('tab=closed&q=halden'))).toBe(false);
  });
  it('contains the full state of the board: filters, search and order', () => {
    const view = {
      tab: 'favorite' as const,
      rules: [
        { id: 'state', value: { kind: 'set' as const, values: ['CLOSED', 'CANCELED'] } },
        { id: 'title', value: { kind: 'text' as const, text: 'credit & line, 100%' } },
        { id: 'createdAt', value: { kind: 'date' as const, from: '2026-01-02' } },
        { id: 'updatedAt', value: { kind: 'date' as const, from: '2026-01-02', to: '2026-02-03' } },
      ],
      quick: ['unread' as const],
      search: 'écheance port',
      sorting: [
        { id: 'updatedAt', desc: true },
        { id: 'title', desc: false },
      ],
    };
    expect(viewOf(search(addressOf(view).toString()))).toEqual(view);
    expect(addressOf(bareView('in-progress')).toString()).toBe('');
    expect(viewOf(search(''))).toEqual(bareView('in-progress'));
  });
  it('drops invalid orders and dates', () => {
    const view = viewOf(search('sort=-colour&sort=title&createdAtFrom=yesterday&updatedAtTo=9999-01-01'));
    expect(view).toMatchObject({ sorting: [{ id: 'title', desc: false }], rules: [] });
  });
});
