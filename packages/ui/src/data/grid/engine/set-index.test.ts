import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countValues, createSetIndex, hasOneOf } from './set-index.js';

const value = fc.constantFrom<string[]>('new', 'open', 'closed', 'late');
const rows = fc.array(fc.array(value, { maxLength: 4 }), { maxLength: 30 });

describe('index of a set column', () => {
  it('returns the values of each row', () => {
    fc.assert(
      fc.property(rows, (rows) => {
        const index = createSetIndex(rows);
        const read = rows.map((_, row) =>
          [...index.codes.subarray(index.starts[row], index.starts[row + 1])].map(
            (code) => index.values[code],
          ),
        );
        expect(read).toEqual(rows);
        expect(index.values).toEqual([...new Set(rows.flat())]);
      }),
    );
  });

  it('finds rows with one of several values, including unused values', () => {
    fc.assert(
      fc.property(rows, fc.subarray(['new', 'open', 'closed', 'late', 'unknown']), (rows, wanted) => {
        const test = hasOneOf(createSetIndex(rows), wanted);
        for (const [row, values] of rows.entries()) {
          expect(test(row)).toBe(values.some((one) => wanted.includes(one)));
        }
      }),
    );
  });

  it('counts rows per value, each row once, in all rows or some', () => {
    fc.assert(
      fc.property(rows, fc.func(fc.boolean()), (rows, chosen) => {
        const index = createSetIndex(rows);
        const some = [...rows.keys()].filter((row) => chosen(row));
        for (const among of [null, some]) {
          const counts = countValues(index, among && Uint32Array.from(among));
          expect([...counts.keys()]).toEqual(index.values);
          for (const [one, count] of counts) {
            const expected = (among ?? [...rows.keys()]).filter((row) => rows[row]!.includes(one));
            expect(count).toBe(expected.length);
          }
        }
      }),
    );
  });
});
