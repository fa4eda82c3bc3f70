import { describe, expect, it } from 'vitest';
import { LOANS } from '../loans-and-deposits.fixture.js';
import { linesOf, rowsOf } from './financing-rows.js';
import { countsOf } from './loan-counts.js';

const [deal] = LOANS.data.deals;

describe('loan counts', () => {
  it('count deals and lines without a deal, drawn and undrawn; a deal counts if one of its lines matches', () => {
    const rows = rowsOf({ deals: [deal!], lines: LOANS.data.lines });
    const lines = linesOf(rows);
    const undrawn = lines.filter((line) => line.undrawn !== null);
    expect(undrawn.length).toBeGreaterThan(0);
    expect(countsOf(rows, lines)).toEqual({
      deals: 1,
      singles: LOANS.data.lines.length,
      drawn: lines.length - undrawn.length,
      undrawn: undrawn.length,
    });
    expect(countsOf(rows, linesOf(rows).slice(0, 1))).toMatchObject({ deals: 1, singles: 0 });
    expect(countsOf(rows, [])).toEqual({ deals: 0, singles: 0, drawn: 0, undrawn: 0 });
  });
});
