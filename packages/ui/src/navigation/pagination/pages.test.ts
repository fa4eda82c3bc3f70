import { describe, expect, it } from 'vitest';
import { pageEntries } from './pages.js';

describe('displayed page numbers', () => {
  it('are all up to seven', () => {
    expect(pageEntries(2, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(pageEntries(1, 1)).toEqual([1]);
  });
  it('include both ends and the neighbours of the current page', () => {
    expect(pageEntries(1, 20)).toEqual([1, 2, 3, 4, 5, 'gap-end', 20]);
    expect(pageEntries(4, 20)).toEqual([1, 2, 3, 4, 5, 'gap-end', 20]);
    expect(pageEntries(5, 20)).toEqual([1, 'gap-start', 4, 5, 6, 'gap-end', 20]);
    expect(pageEntries(17, 20)).toEqual([1, 'gap-start', 16, 17, 18, 19, 20]);
    expect(pageEntries(20, 20)).toEqual([1, 'gap-start', 16, 17, 18, 19, 20]);
  });
  it('are seven, ascending and unique, for every page above seven pages', () => {
    for (let pages = 8; pages <= 40; pages += 1) {
      for (let page = 1; page <= pages; page += 1) {
        const entries = pageEntries(page, pages);
        const numbers = entries.filter((entry) => typeof entry === 'number');
        expect(entries).toHaveLength(7);
        expect(numbers).toContain(page);
        expect([...new Set(numbers)].sort((a, b) => a - b)).toEqual(numbers);
      }
    }
  });
});
