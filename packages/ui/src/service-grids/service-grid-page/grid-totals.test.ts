import { describe, expect, it } from 'vitest';
import { GUARANTEES_GRID } from '../service-grids.fixture.js';
import { totalsOf } from './grid-totals.js';

describe('report total', () => {
  const { headers, rows } = GUARANTEES_GRID;

  it('is exact to the cent, and ignores blanks', () => {
    const cells = [0.1, 0.2, null, 1_000_000_000.07].map((outstandingInEur, index) => ({
      id: String(index),
      cells: { outstandingInEur },
    }));
    expect(totalsOf(headers, cells)).toEqual(new Map([['outstandingInEur', 1_000_000_000.37]]));
    expect(totalsOf(headers, [])).toEqual(new Map([['outstandingInEur', 0]]));
  });

  it('exists only for columns with a single currency', () => {
    expect([...totalsOf(headers, rows)!.keys()]).toEqual(['outstandingInEur']);
    expect(totalsOf(headers.slice(0, 8), rows)).toBeUndefined();
  });
});
