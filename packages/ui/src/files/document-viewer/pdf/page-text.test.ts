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

describe('the search in a page', () => {
  it('ignores case and accents and says where the text stands', () => {
    expect(found([line('Société Générale'), line('la SOCIETE')], 'société')).toEqual([
      [0, 0, 0, 7],
      [1, 3, 1, 10],
    ]);
  });
  it('finds words over pieces and lines', () => {
    expect(found([part('Power of '), part('attor'), line('ney'), line('of Halden')], 'attorney of')).toEqual([
      [1, 0, 3, 2],
    ]);
  });
  it('finds a word that is divided at the end of a line', () => {
    expect(found([line('the guaran-'), line('tee ends')], 'guarantee')).toEqual([[0, 4, 1, 3]]);
  });
  it('keeps a hyphen inside a line', () => {
    expect(found([line('an e-mail')], 'e-mail')).toEqual([[0, 3, 0, 9]]);
  });
  it('reads any white space as one blank', () => {
    expect(found([line('EUR\u202f12\u00a0500'), line('x')], 'eur 12  500')).toEqual([[0, 0, 0, 10]]);
  });
  it('gives letters that become two whole', () => {
    expect(found([line('Cœur')], 'coe')).toEqual([[0, 0, 0, 2]]);
    expect(found([line('Straße')], 's')).toEqual([
      [0, 0, 0, 1],
      [0, 4, 0, 5],
    ]);
  });
  it('counts neighbours one by one, without overlap', () => {
    expect(found([line('aaaa')], 'aa')).toHaveLength(2);
  });
  it('finds nothing for nothing', () => {
    expect(found([line('text')], '  ')).toEqual([]);
    expect(found([], 'text')).toEqual([]);
  });
});
