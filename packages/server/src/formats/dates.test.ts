import { describe, expect, it } from 'vitest';
import { dateText } from './dates.ts';

describe('date formats of the server', () => {
  const long = { dateStyle: 'long', timeZone: 'UTC' } as const;
  const first = new Date('2026-02-01T09:30:00Z');

  it('DS-111 the first of a month is an ordinal in French, as in the portal', () => {
    expect(dateText(first, 'fr', long)).toBe('1er février 2026');
    expect(dateText(first, 'fr', { ...long, dateStyle: 'medium' })).toBe('1er févr. 2026');
    expect(dateText(first, 'fr', { ...long, timeStyle: 'medium' })).toMatch(/^1er février 2026/);
    expect(dateText(new Date('2026-02-11T09:30:00Z'), 'fr', long)).toBe('11 février 2026');
    expect(dateText(first, 'en', long)).toBe('1 February 2026');
  });

  it('DS-111 English abbreviates every month to three letters', () => {
    const medium = { dateStyle: 'medium', timeZone: 'UTC' } as const;
    expect(dateText(new Date('2026-09-05T00:00:00Z'), 'en', medium)).toBe('5 Sep 2026');
    expect(dateText(new Date('2026-09-05T00:00:00Z'), 'en', long)).toBe('5 September 2026');
  });
});
