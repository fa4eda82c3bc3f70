import { beforeEach, describe, expect, it, vi } from 'vitest';
import { marketingTemplate } from './template-memory.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
const of = (search: string, user = 'a') => marketingTemplate(user, new URLSearchParams(search));

describe('template of the marketing home page', () => {
  it('HOME-062 HOME-063 PLAT-133 is taken from the URL and remembered for later visits', () => {
    expect(of('')).toBeNull();
    expect(of('template=TRADE_FINANCE')).toBe('TRADE_FINANCE');
    expect(of('')).toBe('TRADE_FINANCE');
    expect(of('template=CAPITAL_MARKET')).toBe('CAPITAL_MARKET');
    expect(of('')).toBe('CAPITAL_MARKET');
  });

  it('is stored per user, and must exist', () => {
    expect(of('template=CUSTOM')).toBeNull();
    expect(of('template=%3Cscript%3E')).toBeNull();
    of('template=TRADE_FINANCE');
    expect(of('', 'b')).toBeNull();
  });
});
