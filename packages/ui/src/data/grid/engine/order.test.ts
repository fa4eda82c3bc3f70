import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reversedOrder, sortedOrder } from './order.js';
import { finish, numberKeys, textKeys } from './sort-keys.js';

const compare = new Intl.Collator('en').compare;
const numbers = (values: readonly number[]) => numberKeys(Float64Array.from(values));
const texts = (values: readonly string[]) => finish(textKeys(values, compare));
const order = (count: number, ...levels: Parameters<typeof sortedOrder>[1]) => [
  ...sortedOrder(count, levels),
];

describe('row order', () => {
  it('is the input order without sort levels, and empty without rows', () => {
    expect(order(3)).toEqual([0, 1, 2]);
    expect(order(0, { keys: numbers([]), desc: true })).toEqual([]);
  });

  it('of numbers is numeric: negative, fractions, infinite, and equal zeros', () => {
    const values = [10, 9, -0, 0, -1.5, Infinity, -Infinity, 1e-300, -1e300];
    expect(order(values.length, { keys: numbers(values), desc: false }).map((row) => values[row])).toEqual([
      -Infinity,
      -1e300,
      -1.5,
      -0,
      0,
      1e-300,
      9,
      10,
      Infinity,
    ]);
  });

  it.each([false, true])('keeps blanks last in input order, descending %s', (desc) => {
    const keys = numbers([Number.NaN, 2, Number.NaN, 1]);
    expect(order(4, { keys, desc })).toEqual(desc ? [1, 3, 0, 2] : [3, 1, 0, 2]);
    expect(order(3, { keys: texts(['', 'b', '']), desc })).toEqual([1, 0, 2]);
  });

  it('of blanks only is the input order in both directions', () => {
    const keys = numbers([Number.NaN, Number.NaN]);
    expect(order(2, { keys, desc: false })).toEqual([0, 1]);
    expect(order(2, { keys, desc: true })).toEqual([0, 1]);
  });

  it('keeps equal rows in input order, also descending', () => {
    const keys = texts(['b', 'a', 'b', 'a', 'b']);
    expect(order(5, { keys, desc: false })).toEqual([1, 3, 0, 2, 4]);
    expect(order(5, { keys, desc: true })).toEqual([0, 2, 4, 1, 3]);
  });

  it('uses the next level only for equal rows, each in its direction', () => {
    const state = texts(['open', 'new', 'open', 'new', '']);
    const amount = numbers([1, 5, 3, Number.NaN, 9]);
    expect(order(5, { keys: state, desc: false }, { keys: amount, desc: true })).toEqual([1, 3, 2, 0, 4]);
    expect(order(5, { keys: state, desc: true }, { keys: amount, desc: false })).toEqual([0, 2, 1, 3, 4]);
    expect(order(5, { keys: amount, desc: false }, { keys: state, desc: false })).toEqual([0, 2, 1, 4, 3]);
  });

  it('is the same with 8-bit and 16-bit digits', () => {
    // From 8 192 rows on, 16-bit digits are used; the first 8 191 rows must be ordered as without the last one.
    const values = Array.from({ length: 8_192 }, (_, i) => ((i * 7919) % 1_000) - 500);
    const short = order(8_191, { keys: numbers(values.slice(0, -1)), desc: true });
    const long = order(8_192, { keys: numbers(values), desc: true });
    expect(long.filter((row) => row !== 8_191)).toEqual(short);
  });
});

describe('reversing an order', () => {
  it('equals sorting in the other direction, including equal and blank rows', () => {
    const value = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constantFrom(Number.NaN, -0, 0.5));
    fc.assert(
      fc.property(fc.array(value, { maxLength: 40 }), fc.boolean(), (values, desc) => {
        const keys = numbers(values);
        const there = sortedOrder(values.length, [{ keys, desc }]);
        const back = reversedOrder(there, keys);
        expect([...back]).toEqual(order(values.length, { keys, desc: !desc }));
        expect([...reversedOrder(back, keys)]).toEqual([...there]);
      }),
    );
  });

  it('works for text keys, which are half as wide', () => {
    const keys = texts(['b', '', 'a', 'b', 'B', 'á']);
    const there = sortedOrder(6, [{ keys, desc: false }]);
    expect([...reversedOrder(there, keys)]).toEqual(order(6, { keys, desc: true }));
  });
});
