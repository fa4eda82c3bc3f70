import { describe, expect, it } from 'vitest';
import { figuresAsText, listFigures } from './figures.js';

const FIGURES = {
  columns: ['Entity', 'Amount'],
  rows: [
    ['Halden & <Sons>', 1234567.5],
    ['Line\none', -2],
    ['Nothing', null],
  ],
} as const;

describe('widget data as a table', () => {
  it('has a header line and one line per row, without tabs or line breaks inside cells', () => {
    expect(figuresAsText(FIGURES, 'en').plain).toBe(
      'Entity\tAmount\nHalden & <Sons>\t1234567.5\nLine one\t-2\nNothing\t',
    );
  });
  it('formats numbers for a spreadsheet in the language', () => {
    expect(figuresAsText(FIGURES, 'fr').plain).toContain('1234567,5');
  });
  it.each(['=1+1', '+33 1', '-2+3', '@SUM(A1)', '\t=1', '\r=1'])(
    'escapes %j so that it is not a formula',
    (cell) => {
      const { html, plain } = figuresAsText({ columns: [cell], rows: [[cell]] }, 'en');
      for (const line of plain.split('\n')) expect(line[0]).toBe("'");
      expect(html.match(/<t[dh]>'/g)).toHaveLength(2);
    },
  );
  it('rounds floating-point noise of sums', () => {
    const sums = { columns: ['Sum'], rows: [[27471.069000000003], [0.1 + 0.2], [118150000.25]] };
    expect(figuresAsText(sums, 'en').plain).toBe('Sum\n27471.069\n0.3\n118150000.25');
  });
  it('contains all rows of a paged list', async () => {
    const more = { shown: 1, total: 3, onMore: () => {}, readAll: () => Promise.resolve([1, 2, 3]) };
    const cells = (row: number) => [row];
    expect((await listFigures(['Row'], [1], more, cells)).rows).toEqual([[1], [2], [3]]);
    expect((await listFigures(['Row'], [1], undefined, cells)).rows).toEqual([[1]]);
  });
  it('escapes markup', () => {
    expect(figuresAsText(FIGURES, 'en').html).toContain('<td>Halden &amp; &lt;Sons&gt;</td>');
  });
});
