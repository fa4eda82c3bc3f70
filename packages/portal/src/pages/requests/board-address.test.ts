import { describe, expect, it } from 'vitest';
import { addressOf, filtersOf, tabOf } from './board-address.ts';

const search = (text: string) => new URLSearchParams(text);

describe('the address of the requests board', () => {
  it('REQ-024 without a tab is in progress', () => {
    expect(tabOf(search(''))).toBe('in-progress');
    expect(tabOf(search('tab=nonsense'))).toBe('in-progress');
  });
  it.each(['in-progress', 'to-close', 'closed', 'favorite'])('REQ-001 tab=%s names it', (tab) => {
    expect(tabOf(search(`tab=${tab}`))).toBe(tab);
  });
  it.each([
    ['ACTION_REQUIRED', 'in-progress'],
    ['TO_CLOSE', 'to-close'],
    ['CLOSED', 'closed'],
    ['PROCESSED&status=CANCELED', 'closed'],
    ['CLOSED&status=INPROGRESS', 'in-progress'],
  ])('REQ-010 status=%s opens the tab that holds it', (status, tab) => {
    expect(tabOf(search(`status=${status}`))).toBe(tab);
  });
  it.each([
    ['REQ-009', 'service=KYC', 'service', ['KYC']],
    ['REQ-010', 'status=ACTION_REQUIRED,INPROGRESS', 'state', ['ACTION_REQUIRED', 'INPROGRESS']],
    ['REQ-011', 'ricos=HALDE001&ricos=HALDE002', 'legalEntities', ['HALDE001', 'HALDE002']],
  ])('%s %s prefilters the grid', (_, query, id, values) => {
    expect(filtersOf(search(query))?.rules).toEqual([{ id, value: { kind: 'set', values } }]);
  });
  it.each(['favoriteOnly=true', 'favorite=true'])('REQ-012 %s shows favourites only', (query) => {
    expect(filtersOf(search(query))?.quick).toEqual(['favorite']);
  });
  it('REQ-023 takes the extra filters', () => {
    expect(
      filtersOf(search('unread=true&onlyMine=true&neverSeen=true&favoriteOnly=true'))?.quick.toSorted(),
    ).toEqual(['favorite', 'mine', 'neverSeen', 'unread']);
  });
  it('says when it filters nothing', () => {
    expect(filtersOf(search('tab=closed'))).toBeNull();
    expect(filtersOf(search('favoriteOnly=false'))).toBeNull();
  });
  it('reads what it writes', () => {
    const filters = {
      rules: [{ id: 'state', value: { kind: 'set' as const, values: ['CLOSED'] } }],
      quick: ['unread' as const],
    };
    const address = addressOf('favorite', filters);
    expect(tabOf(address)).toBe('favorite');
    expect(filtersOf(address)).toEqual(filters);
    expect(addressOf('in-progress', { rules: [], quick: [] }).toString()).toBe('');
  });
});
