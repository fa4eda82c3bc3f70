import { describe, expect, it } from 'vitest';
import { GUARANTEES_GRID } from '../service-grids.fixture.js';
import { totalsOf } from './grid-totals.js';

describe('the total of a report', () => {
  const { headers, rows } = GUARANTEES_GRID;

  it('is exact to the cent, and blanks count for nothing', () => {
    const cells = [0.1, 0.2, null, 1_000_000_000.07].map((outstandingInEur, index) => ({
      id: String(index),
      cells: { outstandingInEur },
    }));
    expect(totalsOf(headers, cells)).toEqual(new Map([['outstandingInEur', 1_000_000_000.37]]));
    expect(totalsOf(headers, [])).toEqual(new Map([['outstandingInEur', 0]]));
  });

  it('is there for columns in one currency alone', () => {
    expect([...totalsOf(headers, rows)!.keys()]).toEqual(['outstandingInEur']);
    expect(totalsOf(headers.slice(0, 8), rows)).toBeUndefined();
  });
});
