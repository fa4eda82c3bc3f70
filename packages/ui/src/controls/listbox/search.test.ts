import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrangeOptions, resolveOptions, type Option } from './option.js';
import { createOptionSearch } from './option-search.js';
import { layoutRows } from './row-layout.js';

const entities: Option[] = [
  'Halden Industries SA',
  'Halden Logistics BV',
  'Halden Lux Holdlow Sàrl',
  'Œuvre Société Générale d’Études',
  'Straße und Söhne GmbH',
].map((label, index) => ({ value: String(index), label }));
const labels = (options: readonly Option[]) => options.map((option) => option.label);

describe('option search', () => {
  it('finds options that contain every word, in list order', () => {
    const search = createOptionSearch(entities);
    expect(labels(search.filter('LO'))).toEqual(['Halden Logistics BV', 'Halden Lux Holdlow Sàrl']);
    expect(labels(search.filter('bv hal'))).toEqual(['Halden Logistics BV']);
    expect(labels(search.filter('societe d’etudes'))).toEqual(['Œuvre Société Générale d’Études']);
    expect(search.filter('nowhere')).toEqual([]);
  });
  it('searches keywords too, and returns the list itself without a query', () => {
    const options = [{ value: 'FR', label: 'France', keywords: 'FRA 250' }, ...entities];
    const search = createOptionSearch(options);
    expect(labels(search.filter('250'))).toEqual(['France']);
    expect(search.filter(' ')).toBe(options);
  });
  it('incremental typing gives the same result as the full query', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'é', 'ß', ' '), maxLength: 5 });
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), fc.array(word, { maxLength: 8 }), (texts, queries) => {
        const options = texts.map((label, index) => ({ value: String(index), label }));
        const one = createOptionSearch(options);
        for (const query of queries) {
          for (let length = 1; length <= query.length; length += 1) one.filter(query.slice(0, length));
          expect(one.filter(query)).toEqual(createOptionSearch(options).filter(query));
        }
      }),
    );
  });
});

describe('options', () => {
  it('are grouped, with groups in the order of their first option', () => {
    const options = ['b1', 'a1', 'b2', 'none', 'a2'].map((value) => ({
      value,
      label: value,
      group: value === 'none' ? undefined : value[0],
    }));
    expect(arrangeOptions(options).options.map(({ value }) => value)).toEqual([
      'b1',
      'b2',
      'a1',
      'a2',
      'none',
    ]);
  });
  it('are not copied if already grouped', () => {
    expect(arrangeOptions(entities).options).toBe(entities);
  });
  it('are found by value in the given order; an unknown value is its own label', () => {
    expect(labels(resolveOptions(['1', 'x', '0'], entities))).toEqual([
      'Halden Logistics BV',
      'x',
      'Halden Industries SA',
    ]);
    expect(labels(resolveOptions(['x'], entities, [{ value: 'x', label: 'From the service' }]))).toEqual([
      'From the service',
    ]);
  });
});

describe('row layout', () => {
  const heights = { option: 36, tall: 52, heading: 32 };
  const option = fc.record(
    {
      value: fc.string(),
      label: fc.string(),
      group: fc.constantFrom('A', 'B'),
      description: fc.constant('second line'),
    },
    { requiredKeys: ['value', 'label'] },
  );
  it('equal rows need no table', () => {
    const layout = layoutRows(entities, heights, true);
    expect([
      layout.count,
      layout.height,
      layout.top(3),
      layout.rowAt(3 * 36),
      layout.rowAt(3 * 36 - 1),
    ]).toEqual([5, 180, 108, 3, 2]);
  });
  it('has no gaps, and finds each row and option', () => {
    fc.assert(
      fc.property(fc.array(option, { minLength: 1, maxLength: 40 }), (list) => {
        const { options, uniform } = arrangeOptions(list);
        const layout = layoutRows(options, heights, uniform);
        let y = 0;
        for (let row = 0; row < layout.count; row += 1) {
          expect(layout.top(row)).toBe(y);
          expect(layout.rowAt(y)).toBe(row);
          y += layout.heightOf(row);
          expect(layout.rowAt(y - 1)).toBe(row);
        }
        expect(layout.height).toBe(y);
        options.forEach((_, index) => expect(layout.optionAt(layout.rowOfOption(index))).toBe(index));
      }),
    );
  });
});
