import { describe, expect, it } from 'vitest';
import { numberOf, readingOf, setOf, textOf, type ColumnValue, type EngineColumn } from './columns.js';
import { startOfDayIn } from './start-of-day.js';

describe('a value as text', () => {
  it.each<[ColumnValue, string]>([
    [null, ''],
    [undefined, ''],
    ['', ''],
    ['Halden', 'Halden'],
    [0, '0'],
    [-12.5, '-12.5'],
    [Number.NaN, ''],
    [false, 'false'],
    [[], ''],
    [['a', 'b'], 'a, b'],
    [new Date(Date.UTC(2026, 10, 20, 9)), '2026-11-20T09:00:00.000Z'],
    [new Date(Number.NaN), ''],
  ])('%j reads %j', (value, text) => {
    expect(textOf(value)).toBe(text);
  });
});

describe('a value as a number', () => {
  it.each<[ColumnValue, number]>([
    [12.5, 12.5],
    ['12.5', 12.5],
    [' 7 ', 7],
    [true, 1],
    [false, 0],
    [new Date(5), 5],
    ['1970-01-01T00:00:01Z', 1000],
    // Blanks and non-numbers are sorted last and match no range.
    [null, Number.NaN],
    [undefined, Number.NaN],
    ['', Number.NaN],
    ['  ', Number.NaN],
    ['n/a', Number.NaN],
    ['2026-not a date', Number.NaN],
    [new Date(Number.NaN), Number.NaN],
    [['1'], Number.NaN],
  ])('%j is %d', (value, number) => {
    expect(numberOf(value, startOfDayIn())).toBe(number);
  });

  it('reads a date as local midnight, not UTC', () => {
    const midnight = new Date(numberOf('2026-03-29', startOfDayIn()));
    expect([midnight.getFullYear(), midnight.getMonth(), midnight.getDate(), midnight.getHours()]).toEqual([
      2026, 2, 29, 0,
    ]);
    expect(numberOf('2026-03-29', startOfDayIn('Asia/Tokyo'))).toBe(Date.UTC(2026, 2, 28, 15));
  });
});

describe('the values of a set', () => {
  it.each<[ColumnValue, readonly string[]]>([
    [null, []],
    ['', []],
    ['open', ['open']],
    [3, ['3']],
    [false, ['false']],
    [[], []],
    [
      ['open', 'new'],
      ['open', 'new'],
    ],
    // An empty text in a list counts as blank, not as a value.
    [['', 'open'], ['open']],
    [[''], []],
  ])('%j has %j', (value, values) => {
    expect(setOf(value)).toEqual(values);
  });

  it('keeps the host’s list if nothing is dropped', () => {
    const list = ['open', 'new'];
    expect(setOf(list)).toBe(list);
  });
});

describe('displayed text', () => {
  const column = (value: ColumnValue, labels?: Record<string, string>): EngineColumn<null> => ({
    id: 'state',
    type: 'set',
    value: () => value,
    searchable: true,
    label: labels ? (one) => labels[one] ?? one : undefined,
  });

  it('is the label of a set value, or the value without a label', () => {
    const labels = { open: 'Ouverte', late: 'En retard' };
    expect(readingOf(column(['late', 'open'], labels), null)).toBe('En retard, Ouverte');
    expect(readingOf(column('open', labels), null)).toBe('Ouverte');
    expect(readingOf(column('unknown', labels), null)).toBe('unknown');
    expect(readingOf(column(null, labels), null)).toBe('');
    expect(readingOf(column(['late', 'open']), null)).toBe('late, open');
  });
});
