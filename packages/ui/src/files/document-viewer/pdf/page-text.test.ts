import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMatches, readPage, readQuery, type TextPiece } from './page-text.js';

const line = (str: string): TextPiece => ({ str, hasEOL: true });
const part = (str: string): TextPiece => ({ str, hasEOL: false });
const found = (pieces: TextPiece[], query: string) =>
  findMatches(readPage(pieces), readQuery(query)).map(({ start, end }) => [
    start.piece,
    start.offset,
    end.piece,
    end.offset,
  ]);

describe('search in a page', () => {
  it('ignores case and accents and returns text positions', () => {
    expect(found([line('Société Générale'), line('la SOCIETE')], 'société')).toEqual([
      [0, 0, 0, 7],
      [1, 3, 1, 10],
    ]);
  });
  it('finds text across fragments and lines', () => {
    expect(found([part('Power of '), part('attor'), line('ney'), line('of Halden')], 'attorney of')).toEqual([
      [1, 0, 3, 2],
    ]);
  });
  it('finds a word hyphenated at a line end', () => {
    expect(found([line('the guaran-'), line('tee ends')], 'guarantee')).toEqual([[0, 4, 1, 3]]);
  });
  it.each([
    ['before an accented letter', ['dé-', 'été'], 'deete'],
    ['with a separate fragment at the line end', ['guaran-', '', 'tee'], 'guarantee'],
    ['across three lines', ['in-', 'ter-', 'est'], 'interest'],
  ])('finds a hyphenated word %s', (_where, lines, query) => {
    expect(found(lines.map(line), query)).toHaveLength(1);
  });
  it.each([
    ['a name at the start of the next line', ['Saint-', 'Denis'], 'saint- denis'],
    ['a number', ['2024-', '12'], '2024- 12'],
    ['a separate dash', ['net -', 'gross'], 'net - gross'],
  ])('keeps the hyphen before %s', (_what, lines, query) => {
    expect(found(lines.map(line), query)).toHaveLength(1);
  });
  it('finds every word of any page at its position', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcéÉœß'), minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), fc.nat(), (words, pick) => {
        const position = pick % words.length;
        const at = found(words.map(line), words[position]!).find(([piece]) => piece === position);
        expect(at).toEqual([position, 0, position, expect.any(Number)]);
      }),
    );
  });
  it('returns matches in reading order without overlap', () => {
    const text = fc.string({ unit: fc.constantFrom(...'ab -é'), maxLength: 30 });
    fc.assert(
      fc.property(
        fc.array(text, { maxLength: 8 }),
        fc.constantFrom('a', 'ab', 'aa', 'a b'),
        (lines, query) => {
          const matches = found(lines.map(line), query);
          const order = matches.map(([piece, offset]) => piece! * 1000 + offset!);
          const ends = matches.map(([, , piece, offset]) => piece! * 1000 + offset!);
          expect(order.slice(1).every((start, index) => start >= ends[index]!)).toBe(true);
        },
      ),
    );
  });
  it('keeps a hyphen inside a line', () => {
    expect(found([line('an e-mail')], 'e-mail')).toEqual([[0, 3, 0, 9]]);
  });
  it('treats any white space as one space', () => {
    expect(found([line('EUR\u202f12\u00a0500'), line('x')], 'eur 12  500')).toEqual([[0, 0, 0, 10]]);
  });
  it('handles letters that normalize to two characters', () => {
    expect(found([line('Cœur')], 'coe')).toEqual([[0, 0, 0, 2]]);
    expect(found([line('Straße')], 's')).toEqual([
      [0, 0, 0, 1],
      [0, 4, 0, 5],
    ]);
  });
  it('finds adjacent matches separately, without overlap', () => {
    expect(found([line('aaaa')], 'aa')).toHaveLength(2);
  });
  it('finds nothing for an empty query', () => {
    expect(found([line('text')], '  ')).toEqual([]);
    expect(found([], 'text')).toEqual([]);
  });
});
