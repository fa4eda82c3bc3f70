import { describe, expect, it } from 'vitest';
import { LOANS } from '../loans-and-deposits.fixture.js';
import { linesOf, rowsOf, searchRows, totalsOf } from './financing-rows.js';

const [deal] = LOANS.data.deals;

describe('rows of loans and deposits', () => {
  it('LD-014 LD-015 are deals with their facilities and lines', () => {
    const [row] = rowsOf(LOANS.data);
    expect(row).toMatchObject({ level: 'deal', label: deal!.parent.referenceSTI2Label });
    expect(row!.children.map(({ level }) => level)).toEqual(deal!.facilities.map(() => 'facility'));
  });

  it('LD-015 lines without a facility are below their deal, and found by its name', () => {
    const facilities = deal!.facilities.map((facility) => ({
      ...facility,
      parent: { ...facility.parent, referenceSTI3Label: null },
    }));
    const rows = rowsOf({ deals: [{ ...deal!, facilities }], lines: [] });
    expect(rows[0]!.children.every(({ level }) => level === 'line')).toBe(true);
    const found = searchRows(rows, deal!.parent.referenceSTI2Label);
    expect(linesOf(found)).toHaveLength(facilities.flatMap(({ children }) => children).length);
  });

  it('LD-012 parents are the exact sum of their lines', () => {
    const rows = rowsOf(LOANS.data).slice(0, 1);
    expect(totalsOf(linesOf(rows))).toEqual({
      drawn: -deal!.parent.totalDrawnEurAmount,
      undrawn: deal!.parent.totalUnDrawnEurAmount,
    });
  });
});
