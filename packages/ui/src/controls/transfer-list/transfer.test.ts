import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { found, searchTexts, transfer, type TransferValue } from './transfer.js';

const IDS = Array.from({ length: 20 }, (_, index) => `e${index}`);
const RANK = new Map(IDS.map((id, index) => [id, index]));
/** All options in any order, distributed over three columns. */
const anyValue = fc
  .tuple(fc.shuffledSubarray(IDS, { minLength: IDS.length }), fc.nat(20), fc.nat(20))
  .map(([ids, a, b]): TransferValue => {
    const [first, second] = [Math.min(a, b), Math.max(a, b)];
    return { left: ids.slice(0, first), middle: ids.slice(first, second), right: ids.slice(second) };
  });
const anyIds = fc.subarray(IDS).map((ids) => new Set(ids));
const anyColumn = fc.constantFrom('left', 'middle', 'right');

describe('moving items to a column', () => {
  it('DS-094 DS-095 keeps each item exactly once, whatever the target', () => {
    fc.assert(
      fc.property(
        anyValue,
        anyIds,
        anyColumn,
        fc.option(fc.constantFrom(...IDS)),
        (value, ids, to, before) => {
          const next = transfer(value, ids, to, before, RANK);
          expect(Object.values(next).flat().toSorted()).toEqual(IDS.toSorted());
          for (const id of ids) expect(next[to]).toContain(id);
          // Options that are not moved keep their column and order.
          for (const column of ['left', 'middle', 'right'])
            expect(next[column]!.filter((id) => !ids.has(id))).toEqual(
              value[column]!.filter((id) => !ids.has(id)),
            );
        },
      ),
    );
  });

  it('inserts them before the target item, in their order', () => {
    const value = { left: ['e1', 'e3', 'e2'], right: ['e7', 'e5'] };
    expect(transfer(value, new Set(['e2', 'e1']), 'right', 'e5', RANK)).toEqual({
      left: ['e3'],
      right: ['e7', 'e1', 'e2', 'e5'],
    });
  });

  it('keeps the order of a sorted column, and appends to a manually ordered one', () => {
    const ids = new Set(['e4']);
    expect(transfer({ left: ['e4'], right: ['e2', 'e6'] }, ids, 'right', null, RANK)['right']).toEqual([
      'e2',
      'e4',
      'e6',
    ]);
    expect(transfer({ left: ['e4'], right: ['e6', 'e2'] }, ids, 'right', null, RANK)['right']).toEqual([
      'e6',
      'e2',
      'e4',
    ]);
  });
});

describe('column search', () => {
  const texts = searchTexts([
    { id: '1', label: 'Société Halden', details: ['FR', 'FR043790'] },
    { id: '2', label: 'Halden Œuvres' },
  ]);
  it.each([
    ['an empty query finds all', '  ', ['1', '2']],
    ['ignores accents and case', 'SOCIETE', ['1']],
    ['ligatures apart', 'oeuvres', ['2']],
    ['matches every word, in any order, in codes too', 'fr04 halden', ['1']],
    ['finds nothing if a word is missing', 'halden nl', []],
  ])('%s', (_rule, query, ids) => {
    expect(found(['1', '2'], query, texts)).toEqual(ids);
  });
});
