import { describe, expect, test } from 'vitest';
import { readView, startOf, writeView } from './address.ts';

const read = (address: string) => readView(new URLSearchParams(address));
const start = (address: string, isInternal = false) =>
  startOf(new URLSearchParams(address), isInternal)?.toString();

describe('CONT-001 CONT-005 URL of the contacts page', () => {
  test('contains filters and pages, and parses back to them', () => {
    const address = 'query=delaunay&categories=core-team&countries=FR&types=Favorite&page=2';
    const view = read(address);
    expect(view).toEqual({
      filters: { query: 'delaunay', categories: ['core-team'], countries: ['FR'], types: ['Favorite'] },
      pages: 2,
    });
    expect(writeView(view).toString()).toBe(address);
  });

  test('drops invalid values', () => {
    expect(read('page=-2&categories=friends&countries=France&contracts=x')).toEqual({
      filters: {},
      pages: 1,
    });
    expect(read('page=1e9').pages).toBe(50);
  });

  test('CONT-006 by default clients start with their core dedicated team, the bank with all contacts', () => {
    expect(start('')).toBe('categories=core-team');
    expect(start('page=2')).toBe('categories=core-team');
    expect(start('', true)).toBeUndefined();
    for (const address of ['query=delaunay', 'countries=FR', 'scope=all'])
      expect(start(address)).toBeUndefined();
  });

  test('CONT-006 a client who removes the last filter sees all contacts', () => {
    expect(start(writeView({ filters: {}, pages: 1 }).toString())).toBeUndefined();
  });
});
