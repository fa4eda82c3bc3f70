// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { recallColumns, rememberAddress, rememberColumns, rememberedAddress } from './board-memory.ts';

const address = (text: string) => new URLSearchParams(text);
const columns = { columnSizing: { title: 420 }, columnOrder: ['title', 'state'] };

describe('stored board state', () => {
  beforeEach(() => localStorage.clear());

  it('REQ-016 a URL with only a tab restores the last filters of the user in this tab', () => {
    rememberAddress('claire', 'closed', address('tab=closed&service=KYC&sort=-updatedAt'));
    expect(rememberedAddress('claire', address('tab=closed'))?.toString()).toBe(
      'tab=closed&service=KYC&sort=-updatedAt',
    );
    expect(rememberedAddress('claire', address(''))).toBeUndefined();
    expect(rememberedAddress('marc', address('tab=closed'))).toBeUndefined();
  });
  it('a URL with filters is not changed, nor any after the filters were cleared', () => {
    rememberAddress('claire', 'closed', address('tab=closed&service=KYC'));
    expect(rememberedAddress('claire', address('tab=closed&q=halden'))).toBeUndefined();
    expect(rememberedAddress('claire', address('tab=closed&service=KYC'))).toBeUndefined();
    rememberAddress('claire', 'closed', address('tab=closed'));
    expect(rememberedAddress('claire', address('tab=closed'))).toBeUndefined();
  });
  it('REQ-017 the columns are stored per user and tab', () => {
    rememberColumns('claire', 'in-progress', columns);
    rememberAddress('claire', 'in-progress', address('unread=true'));
    expect(recallColumns('claire', 'in-progress')).toEqual(columns);
    expect(recallColumns('claire', 'closed')).toEqual({});
    expect(recallColumns('marc', 'in-progress')).toEqual({});
  });
  it('corrupt data is discarded', () => {
    for (const kept of [
      '{oops',
      JSON.stringify({ address: 7, grid: 7 }),
      '[]',
      '{"address":"tab=to-close&q=x"}',
    ]) {
      localStorage.setItem('requests-board:claire:closed', kept);
      expect(recallColumns('claire', 'closed')).toEqual({});
      expect(rememberedAddress('claire', address('tab=closed'))).toBeUndefined();
    }
  });
});
