import { describe, expect, it } from 'vitest';
import { fold, matchesAll } from './match.ts';

describe('the search over requests and services', () => {
  it('finds without case and accents', () => {
    expect(matchesAll(['echeance'], fold('Échéance du prêt', 'fr'))).toBe(true);
    expect(matchesAll([fold('ÉCHÉANCE', 'fr')], fold('echeance', 'fr'))).toBe(true);
  });
  it('wants every word', () => {
    expect(matchesAll(['eur', 'account'], fold('Opening of a EUR current account', 'en'))).toBe(true);
    expect(matchesAll(['eur', 'loan'], fold('Opening of a EUR current account', 'en'))).toBe(false);
  });
});
