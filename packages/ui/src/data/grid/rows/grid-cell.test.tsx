import { render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { DataGridColumn } from '../types.js';
import { cellContent } from './grid-cell.js';

const row = { name: 'Halden', amount: 12 };
type Row = typeof row;
const context = { row, tabIndex: -1, unread: true, selected: false } as const;
const draw = (column: Partial<DataGridColumn<Row>>, href?: string) =>
  render(<div>{cellContent({ id: 'c', header: 'C', ...column }, context, href)}</div>).container;

describe('cell content', () => {
  it.each<[string, Partial<DataGridColumn<Row>>, string]>([
    ['the text of its value', { value: ({ name }) => name }, 'Halden'],
    ['nothing for a blank', { value: () => null }, ''],
    ['nothing for what is not a number', { value: () => Number.NaN }, ''],
    ['nothing without a value', {}, ''],
    ['several values', { value: () => ['a', 'b'] }, 'a, b'],
    [
      'its value as formatted',
      { value: ({ amount }) => amount, format: (value) => `EUR ${Number(value)}` },
      'EUR 12',
    ],
    ['a blank as formatted', { value: () => null, format: () => '–' }, '–'],
    ['what the column draws, before all', { value: () => 'x', format: () => 'y', cell: () => 'z' }, 'z'],
  ])('is %s', (_, column, text) => {
    expect(draw(column).textContent).toBe(text);
  });

  it('is rendered with the row data', () => {
    const cell = vi.fn(() => null);
    draw({ cell });
    expect(cell).toHaveBeenCalledWith(context);
  });

  it('of the title is a link if the row has a URL, and is not a tab stop', () => {
    const link = draw({ primary: true, value: ({ name }) => name }, '/r/1').querySelector('a');
    expect(link).toHaveAttribute('href', '/r/1');
    expect(link).toHaveAttribute('tabindex', '-1');
    expect(link).toHaveTextContent('Halden');
    expect(draw({ primary: true, value: ({ name }) => name }).querySelector('a')).toBeNull();
    expect(draw({ value: ({ name }) => name }, '/r/1').querySelector('a')).toBeNull();
  });

  it.each<[string, unknown, number]>([
    ['a text', 'R-1', 1],
    ['null', null, 0],
    ['undefined', undefined, 0],
    ['zero', 0, 1],
  ])('has a second line for %s: %s', (_, second, lines) => {
    const drawn = draw({ value: ({ name }) => name, secondary: () => second as string });
    expect(drawn.querySelectorAll('.text-caption')).toHaveLength(lines);
  });

  it('has the second line outside the link', () => {
    const drawn = draw({ primary: true, value: ({ name }) => name, secondary: () => 'R-1' }, '/r/1');
    expect(drawn.querySelector('a')?.textContent).toBe('Halden');
    expect(drawn.textContent).toBe('HaldenR-1');
  });
});
