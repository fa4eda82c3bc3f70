import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortedOrder } from './order.js';
import { finish, numberKeys, textKeys } from './sort-keys.js';

const sorted = (values: readonly string[], language: string, desc = false) => {
  const keys = finish(textKeys(values, new Intl.Collator(language).compare));
  return [...sortedOrder(values.length, [{ keys, desc }])].map((row) => values[row]!);
};
/** Returns the key of a row as one number that compares like its digits. */
const keyOf = ({ words, width }: { words: Uint16Array; width: number }, row: number) =>
  [...words.subarray(row * width, (row + 1) * width)].reduceRight(
    (sum, digit) => sum * 65_536n + BigInt(digit),
    0n,
  );

describe('number keys', () => {
  it('have the same order and equality as the numbers', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (a, b) => {
        const keys = numberKeys(Float64Array.of(a, b));
        const [first, second] = [keyOf(keys, 0), keyOf(keys, 1)];
        expect(first < second).toBe(a < b);
        expect(first === second).toBe(a === b);
      }),
      { numRuns: 1_000 },
    );
  });

  it('count blanks, whose key is above every number', () => {
    const keys = numberKeys(Float64Array.of(Number.NaN, Infinity, Number.NaN));
    expect(keys.blanks).toBe(2);
    expect(keyOf(keys, 0)).toBeGreaterThan(keyOf(keys, 1));
  });

  it('do not change the values', () => {
    const values = Float64Array.of(-1, Number.NaN, 2);
    numberKeys(values);
    expect([...values]).toEqual([-1, Number.NaN, 2]);
  });
});

describe('text keys', () => {
  it.each([
    ['fr', ['cote', 'côte', 'coté', 'côté']],
    ['fr', ['école', 'Eiffel', 'zèbre', 'Œuvre', 'ananas']],
    ['en', ['résumé', 'Resume', 'resume', 'rest']],
    ['fr', ['Société B', 'societe a', 'SOCIÉTÉ C', 'Société à part']],
    ['en', ['l’avis', "l'avis", 'lavis', 'L. Avis']],
  ])('in %s: accented letters and capitals are next to their base letters', (language, values) => {
    const { compare } = new Intl.Collator(language);
    expect(sorted(values, language)).toEqual(values.toSorted(compare));
    expect(sorted([...values, 'zz'], language).at(-1)).toBe('zz');
  });

  it('are equal for texts equal in the language, so that the next level decides', () => {
    const { compare } = new Intl.Collator('en', { sensitivity: 'base' });
    const keys = finish(textKeys(['Élan', 'elan', 'b', 'ELAN'], compare));
    expect(new Set([0, 1, 3].map((row) => keyOf(keys, row))).size).toBe(1);
    expect(keyOf(keys, 2)).toBeLessThan(keyOf(keys, 0));
  });

  it('do not depend on the number of steps', () => {
    // Runs of 2 048 are sorted, then merged; the counts are around one, two and more runs.
    for (const count of [2_047, 2_048, 2_049, 5_000]) {
      const values = Array.from({ length: count }, (_, i) => `t${(i * 7919) % 9_973}`);
      const { compare } = new Intl.Collator('en');
      expect(sorted(values, 'en')).toEqual(values.toSorted(compare));
    }
  });

  it('compare only distinct texts', () => {
    let asked = 0;
    const values = Array.from({ length: 10_000 }, (_, i) => ['open', 'new', 'closed'][i % 3]!);
    finish(
      textKeys(values, (a, b) => {
        asked++;
        return a < b ? -1 : Number(a > b);
      }),
    );
    expect(asked).toBeLessThan(20);
  });

  it('yield after a bounded number of comparisons', () => {
    const values = Array.from({ length: 20_000 }, (_, i) => `t${(i * 7919) % 19_997}`);
    let asked = 0;
    let most = 0;
    const work = textKeys(values, (a, b) => {
      asked++;
      return a < b ? -1 : Number(a > b);
    });
    for (let step = work.next(); !step.done; step = work.next()) {
      most = Math.max(most, asked);
      asked = 0;
    }
    // Sorting one run of 2 048 takes at most about n log n comparisons.
    expect(most).toBeLessThan(2_048 * 12);
  });

  it('sort descending with blanks last', () => {
    expect(sorted(['', 'a', 'b', ''], 'en', true)).toEqual(['b', 'a', '', '']);
  });
});
