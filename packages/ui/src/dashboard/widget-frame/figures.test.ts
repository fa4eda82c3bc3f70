import { describe, expect, it } from 'vitest';
import { figuresAsText } from './figures.js';

const FIGURES = {
  columns: ['Entity', 'Amount'],
  rows: [
    ['Halden & <Sons>', 1234567.5],
    ['Line\none', -2],
    ['Nothing', null],
  ],
} as const;

describe('the figures of a widget as a table', () => {
  it('keeps a header line and one line a row, cells never split by tabs or line ends', () => {
    expect(figuresAsText(FIGURES, 'en').plain).toBe(
      'Entity\tAmount\nHalden & <Sons>\t1234567.5\nLine one\t-2\nNothing\t',
    );
  });
  it('writes numbers as a spreadsheet of the language reads them', () => {
    expect(figuresAsText(FIGURES, 'fr').plain).toContain('1234567,5');
  });
  it.each(['=1+1', '+33 1', '-2+3', '@SUM(A1)', '\t=1', '\r=1'])(
    'hands over %j as text, not as a formula of whoever wrote it',
    (cell) => {
      const { html, plain } = figuresAsText({ columns: [cell], rows: [[cell]] }, 'en');
      for (const line of plain.split('\n')) expect(line[0]).toBe("'");
      expect(html.match(/<t[dh]>'/g)).toHaveLength(2);
    },
  );
  it('escapes what would be markup', () => {
    expect(figuresAsText(FIGURES, 'en').html).toContain('<td>Halden &amp; &lt;Sons&gt;</td>');
  });
});
