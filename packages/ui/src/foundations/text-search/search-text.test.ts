import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeText } from './normalize-text.js';
import { createSearchText, findRows } from './search-text.js';

const text = fc.string({ unit: fc.constantFrom('a', 'b', 'é', 'ß', ' ', '\u0000'), maxLength: 6 });
const query = fc.string({ unit: fc.constantFrom('a', 'b', 'e', 's', ' '), minLength: 1, maxLength: 3 });
const naive = (texts: readonly string[], wanted: string, among?: readonly number[]) =>
  [...(among ?? texts.keys())].filter((row) => normalizeText(texts[row]!).includes(wanted));

describe('row search', () => {
  it('finds the rows that contain the text, each once, in order', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 40 }), query, (texts, wanted) => {
        expect([...findRows(createSearchText(texts), wanted, null)]).toEqual(naive(texts, wanted));
      }),
      { numRuns: 300 },
    );
  });

  it('finds the same among some rows as among all', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(text, fc.boolean(), fc.boolean()), { maxLength: 40 }),
        query,
        (drawn, wanted) => {
          const texts = drawn.map(([one]) => one);
          const searchText = createSearchText(texts);
          // Many rows are searched by a full scan, few rows one by one.
          const many = [...drawn.keys()].filter((row) => drawn[row]![1]);
          const few = many.filter((row) => drawn[row]![2] && row % 3 === 0);
          for (const among of [many, few]) {
            expect([...findRows(searchText, wanted, Uint32Array.from(among))]).toEqual(
              naive(texts, wanted, among),
            );
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('does not match across two rows', () => {
    const searchText = createSearchText(['one', 'two']);
    expect([...findRows(searchText, 'onetwo', null)]).toEqual([]);
    expect([...findRows(searchText, 'one\u0000two', null)]).toEqual([]);
    expect([...findRows(searchText, 'e\u0000', null)]).toEqual([]);
  });

  it('finds a row once for several matches', () => {
    expect([...findRows(createSearchText(['aaaa', 'b', 'aa']), 'a', null)]).toEqual([0, 2]);
  });

  it('finds everything with an empty query, and nothing without rows', () => {
    expect([...findRows(createSearchText(['a', '', 'b']), '', null)]).toEqual([0, 1, 2]);
    expect([...findRows(createSearchText([]), 'a', null)]).toEqual([]);
    expect([...findRows(createSearchText([]), '', null)]).toEqual([]);
    expect([...findRows(createSearchText(['a']), 'a', new Uint32Array(0))]).toEqual([]);
  });

  it('separates rows beyond a block of 256, with one accent among them', () => {
    const texts = Array.from({ length: 700 }, (_, i) => (i === 300 ? 'Straße 300' : `row ${i}`));
    const searchText = createSearchText(texts);
    for (const row of [0, 255, 256, 299, 301, 511, 512, 699]) {
      expect([...findRows(searchText, `row ${row}`, null)]).toContain(row);
    }
    expect([...findRows(searchText, 'strasse 300', null)]).toEqual([300]);
    expect(searchText.starts).toHaveLength(701);
  });
});
