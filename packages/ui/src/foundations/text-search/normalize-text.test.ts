import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeText, searchTerms } from './normalize-text.js';

describe('text normalization', () => {
  it.each([
    ['HALDEN', 'halden'],
    ['État', 'etat'],
    ['e\u0301tat', 'etat'],
    ['Crédit à l’exportation', "credit a l'exportation"],
    ['Œuvre', 'oeuvre'],
    ['Curriculum vitæ', 'curriculum vitae'],
    ['Straße', 'strasse'],
    ['STRASSE', 'strasse'],
    ['Zürich', 'zurich'],
    ['İzmir', 'izmir'],
    ['1\u202f000\u00a0EUR', '1 000 eur'],
    ['ça va', 'ca va'],
    ['Œuvre d’Été\u00a0Łódź', "oeuvre d'ete lodz"],
    ['', ''],
  ])('converts %j to %j', (text, normalized) => {
    expect(normalizeText(text)).toBe(normalized);
  });

  it('is idempotent and removes capitals and accents', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'É', 'Œ', 'ß', 'İ', '’', '\u0301', ' ', 'Z') }),
        (text) => {
          const normalized = normalizeText(text);
          expect(normalizeText(normalized)).toBe(normalized);
          expect(normalized).toBe(normalized.toLowerCase());
          expect(normalized).not.toMatch(/\p{M}/u);
        },
      ),
    );
  });

  it('is idempotent for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(normalizeText(normalizeText(text))).toBe(normalizeText(text));
      }),
    );
  });
});

it('query terms are the normalized words', () => {
  expect(searchTerms('  Échéance\u00a0DU prêt ')).toEqual(['echeance', 'du', 'pret']);
  expect(searchTerms(' ')).toEqual([]);
});
