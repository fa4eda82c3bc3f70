import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GridTotalsRow, type GridTotals } from './grid-totals.js';

const column = (index: number, pinned: 'start' | false = false, align: 'start' | 'end' = 'start') => ({
  id: `c${index}`,
  index,
  pinned,
  edge: '',
  width: 100,
  headStyle: { left: (index - 1) * 100, width: 100 },
  column: { primary: index === 1, align },
});
const COLUMNS = [column(1, 'start'), column(2), column(3), column(4, false, 'end'), column(5), column(6)];

function cellsOf(totals: GridTotals, columns = COLUMNS) {
  render(<GridTotalsRow layout={{ width: 600, columns }} totals={totals} height={40} rowIndex={9} />);
  const cells = [...screen.getByRole('row').children] as HTMLElement[];
  return cells.map(
    (cell) =>
      `${cell.textContent} ${cell.getAttribute('aria-colindex')}+${cell.getAttribute('aria-colspan') ?? '1'} ${cell.style.width}`,
  );
}

describe('totals row', () => {
  it('text spans following columns without a total; a number stays in its column', () => {
    expect(cellsOf({ c1: 'Total', c2: 'of 3 deals', c4: '12.00' })).toEqual([
      'Total 1+1 100px',
      'of 3 deals 2+2 200px',
      '12.00 4+1 100px',
    ]);
  });

  it('the label stays within the pinned columns, even without a total there', () => {
    const columns = [column(1, 'start'), column(2, 'start'), column(3), column(4, false, 'end')];
    expect(cellsOf({ c1: 'Total', c4: '12.00' }, columns)).toEqual(['Total 1+2 200px', '12.00 4+1 100px']);
    screen.getByRole('row').remove();
    expect(cellsOf({ c4: '12.00' }, columns)).toEqual([' 1+1 100px', ' 2+1 100px', '12.00 4+1 100px']);
  });
});
