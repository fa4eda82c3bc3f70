import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchRanges } from './match-ranges.js';
import { searchTerms } from './normalize-text.js';

describe('match ranges', () => {
  const bold = (text: string, query: string) =>
    matchRanges(text, searchTerms(query)).map(([start, end]) => text.slice(start, end));
  it('refer to the original text, not its normalized form', () => {
    expect(bold('Halden Lux Holdlow Sàrl', 'lo sarl')).toEqual(['lo', 'Sàrl']);
    expect(bold('Œuvre', 'oeu')).toEqual(['Œu']);
    expect(bold('Straße', 'as')).toEqual(['aß']);
    expect(bold('e\u0301te\u0301', 'ete')).toEqual(['e\u0301te\u0301']);
  });
  it('are joined where two words overlap, and empty without a query', () => {
    expect(bold('Halden', 'hal ald')).toEqual(['Hald']);
    expect(bold('Halden', '  ')).toEqual([]);
  });
  it('are ordered, inside the text, and each covers one or more words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ maxLength: 3 }), (text, query) => {
        let last = 0;
        for (const [start, end] of matchRanges(text, searchTerms(query))) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          last = end;
        }
      }),
    );
  });
});
