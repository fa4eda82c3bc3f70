import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createHaystack, findRows, fold } from './haystack.js';

describe('folding', () => {
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
    ['', ''],
  ])('reads %j as %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('of what is folded changes nothing, and leaves no capital and no accent', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'É', 'Œ', 'ß', 'İ', '’', '\u0301', ' ', 'Z') }),
        (text) => {
          const folded = fold(text);
          expect(fold(folded)).toBe(folded);
          expect(folded).toBe(folded.toLowerCase());
          expect(folded).not.toMatch(/\p{M}/u);
        },
      ),
    );
  });
});

const text = fc.string({ unit: fc.constantFrom('a', 'b', 'é', 'ß', ' ', '\u0000'), maxLength: 6 });
const needle = fc.string({ unit: fc.constantFrom('a', 'b', 'e', 's', ' '), minLength: 1, maxLength: 3 });
const naive = (texts: readonly string[], wanted: string, among?: readonly number[]) =>
  [...(among ?? texts.keys())].filter((row) => fold(texts[row]!).includes(wanted));

describe('finding rows', () => {
  it('finds the rows that contain the text, each once, in their order', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 40 }), needle, (texts, wanted) => {
        expect([...findRows(createHaystack(texts), wanted, null)]).toEqual(naive(texts, wanted));
      }),
      { numRuns: 300 },
    );
  });

  it('finds them among some rows, few or many, as among all', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(text, fc.boolean(), fc.boolean()), { maxLength: 40 }),
        needle,
        (drawn, wanted) => {
          const texts = drawn.map(([one]) => one);
          const haystack = createHaystack(texts);
          // All that are marked: the scan. Those marked twice: the look at each.
          const many = [...drawn.keys()].filter((row) => drawn[row]![1]);
          const few = many.filter((row) => drawn[row]![2] && row % 3 === 0);
          for (const among of [many, few]) {
            expect([...findRows(haystack, wanted, Uint32Array.from(among))]).toEqual(
              naive(texts, wanted, among),
            );
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('does not find what begins in one row and ends in the next', () => {
    const haystack = createHaystack(['one', 'two']);
    expect([...findRows(haystack, 'onetwo', null)]).toEqual([]);
    expect([...findRows(haystack, 'one\u0000two', null)]).toEqual([]);
    expect([...findRows(haystack, 'e\u0000', null)]).toEqual([]);
  });

  it('finds each row once, however often the text occurs in it', () => {
    expect([...findRows(createHaystack(['aaaa', 'b', 'aa']), 'a', null)]).toEqual([0, 2]);
  });

  it('finds everything with an empty needle, and nothing in nothing', () => {
    expect([...findRows(createHaystack(['a', '', 'b']), '', null)]).toEqual([0, 1, 2]);
    expect([...findRows(createHaystack([]), 'a', null)]).toEqual([]);
    expect([...findRows(createHaystack([]), '', null)]).toEqual([]);
    expect([...findRows(createHaystack(['a']), 'a', new Uint32Array(0))]).toEqual([]);
  });

  it('keeps the rows apart past the 256 that are folded together, with one accent among them', () => {
    const texts = Array.from({ length: 700 }, (_, i) => (i === 300 ? 'Straße 300' : `row ${i}`));
    const haystack = createHaystack(texts);
    for (const row of [0, 255, 256, 299, 301, 511, 512, 699]) {
      expect([...findRows(haystack, `row ${row}`, null)]).toContain(row);
    }
    expect([...findRows(haystack, 'strasse 300', null)]).toEqual([300]);
    expect(haystack.starts).toHaveLength(701);
  });
});
