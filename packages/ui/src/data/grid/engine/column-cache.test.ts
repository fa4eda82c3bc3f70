import { describe, expect, it, vi } from 'vitest';
import { ColumnCache } from './column-cache.js';
import type { ColumnType, ColumnValue } from './columns.js';

const compare = new Intl.Collator('en').compare;
const cacheOf = (type: ColumnType, values: readonly ColumnValue[]) => {
  const value = vi.fn((row: number) => values[row]);
  const column = { id: 'c', type, value, searchable: true };
  return { value, cache: new ColumnCache([...values.keys()], column, compare) };
};

describe('derived column data', () => {
  it('is computed once, on first use', () => {
    const { cache, value } = cacheOf('number', [3, null, 1]);
    expect(value).not.toHaveBeenCalled();
    const numbers = cache.numbers();
    expect([...numbers]).toEqual([3, Number.NaN, 1]);
    expect(cache.numbers()).toBe(numbers);
    expect(cache.keys()).toBe(cache.keys());
    // Number keys are computed from the cached numbers, without reading the rows again.
    expect(value).toHaveBeenCalledTimes(3);
  });

  it.each(['keys', 'searchText', 'set', 'numbers'] as const)('keeps its %s', (part) => {
    const { cache, value } = cacheOf('text', ['b', 'a']);
    const first = cache[part]();
    const reads = value.mock.calls.length;
    expect(cache[part]()).toBe(first);
    expect(value).toHaveBeenCalledTimes(reads);
  });

  it.each<[ColumnType, 2 | 4]>([
    ['number', 4],
    ['date', 4],
    ['text', 2],
    ['set', 2],
  ])('a %s sorts by keys of %i digits', (type, width) => {
    expect(cacheOf(type, ['2026-01-01', '2026-01-02']).cache.keys().width).toBe(width);
  });

  it('completes idle computation immediately on demand, with equal keys', () => {
    const texts = Array.from({ length: 6_000 }, (_, i) => `t${(i * 7919) % 5_003}`);
    const warm = cacheOf('text', texts).cache;
    expect(warm.warmKeys()).toBe(false);
    expect(warm.warmKeys()).toBe(false);
    expect(warm.keys()).toEqual(cacheOf('text', texts).cache.keys());
    expect(warm.warmKeys()).toBe(true);
  });

  it('needs one step for numbers', () => {
    const { cache } = cacheOf('number', [2, 1]);
    expect(cache.warmKeys()).toBe(true);
    expect(cache.keys().blanks).toBe(0);
  });

  it('of no rows is empty, not missing', () => {
    const { cache } = cacheOf('text', []);
    expect(cache.keys()).toMatchObject({ blanks: 0 });
    expect(cache.keys().words).toHaveLength(0);
    expect(cache.set().values).toEqual([]);
    expect([...cache.searchText().starts]).toEqual([0]);
  });
});
