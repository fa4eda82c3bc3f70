import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ColumnCache } from './column-cache.js';
import { type ColumnFilter, type ColumnType, type ColumnValue } from './columns.js';
import { startOfDayIn } from './start-of-day.js';
import { filterColumn, filterSearch, isNoFilter, narrows, rulesNarrow, searchWords } from './filter.js';
import { RowEngine } from './row-engine.js';
import { createSearchText } from '../../../foundations/text-search/internal.js';

const passing = (
  type: ColumnType,
  values: readonly ColumnValue[],
  filter: ColumnFilter,
  among: readonly number[] | null = null,
) => {
  const column = { id: 'c', type, value: (row: number) => values[row], searchable: true };
  const cache = new ColumnCache([...values.keys()], column, new Intl.Collator('en').compare);
  const matches = filterColumn(cache, filter, among && Uint32Array.from(among), values.length);
  return matches && [...matches];
};

describe('filter without effect', () => {
  it.each<[ColumnFilter, boolean]>([
    [{ kind: 'text', text: '' }, true],
    [{ kind: 'text', text: ' \u00a0 ' }, true],
    [{ kind: 'text', text: '0' }, false],
    [{ kind: 'number' }, true],
    [{ kind: 'number', min: 0 }, false],
    [{ kind: 'number', max: 0 }, false],
    [{ kind: 'date' }, true],
    [{ kind: 'date', from: '2026-01-01' }, false],
    // An empty set is a filter that matches nothing.
    [{ kind: 'set', values: [] }, false],
  ])('%j: %s', (filter, expected) => {
    expect(isNoFilter(filter)).toBe(expected);
    const values = ['0', '', null];
    const all = passing('text', values, filter) === null;
    expect(all).toBe(expected);
  });

  it('does not change the input rows', () => {
    expect(passing('text', ['a', 'b', 'c'], { kind: 'text', text: ' ' }, [0, 2])).toEqual([0, 2]);
  });
});

describe('a text filter', () => {
  it.each([
    ['etat', [1]],
    ['ÉTAT', [1]],
    ['société g', [0]],
    [' halden ', [2]],
    ['halden se', [2]],
    // The text must match as a whole, not as words in any order.
    ['se halden', []],
    ["l'avis", [3]],
    ['nothing', []],
  ])('%j', (text, rows) => {
    const values = ['SOCIETE Générale', 'L’État', 'Halden SE', 'Selon l’avis', null];
    expect(passing('text', values, { kind: 'text', text })).toEqual(rows);
  });

  it('searches the digits of a number column', () => {
    expect(passing('number', [1250, 125, 12], { kind: 'text', text: '125' })).toEqual([0, 1]);
  });
});

describe('a number filter', () => {
  const amounts = [-1, 0, 99.99, 100, null, Number.NaN, '100', 'x'];
  it.each<[ColumnFilter & { kind: 'number' }, number[]]>([
    [{ kind: 'number', min: 100 }, [3, 6]],
    [{ kind: 'number', max: 0 }, [0, 1]],
    [{ kind: 'number', min: 0, max: 100 }, [1, 2, 3, 6]],
    [{ kind: 'number', min: 5, max: 1 }, []],
    // An infinite bound still excludes blanks, because the column is filtered.
    [{ kind: 'number', min: -Infinity }, [0, 1, 2, 3, 6]],
  ])('%j', (filter, rows) => {
    expect(passing('number', amounts, filter)).toEqual(rows);
  });
});

describe('a date filter', () => {
  const at = (day: string, ms: number) => new Date(startOfDayIn()(day) + ms);
  const DAY = 86_400_000;
  const dates = [
    '2026-10-24',
    at('2026-10-25', 0),
    at('2026-10-25', -1),
    at('2026-10-26', -1),
    at('2026-10-26', 0),
    null,
    'never',
  ];
  it('includes both whole days in local time, even when daylight saving changes', () => {
    expect(passing('date', dates, { kind: 'date', from: '2026-10-25', to: '2026-10-25' })).toEqual([1, 3]);
    expect(passing('date', dates, { kind: 'date', to: '2026-10-24' })).toEqual([0, 2]);
    expect(passing('date', dates, { kind: 'date', from: '2026-10-26' })).toEqual([4]);
    expect(passing('date', dates, { kind: 'date', from: '2026-10-26', to: '2026-10-25' })).toEqual([]);
  });

  it('includes whole days in the time zone of the engine, for moments and for days', () => {
    for (const timeZone of ['Asia/Tokyo', 'America/Los_Angeles']) {
      const start = startOfDayIn(timeZone);
      const values = [
        '2026-10-24',
        '2026-10-25',
        start('2026-10-25'),
        start('2026-10-25') - 1,
        start('2026-10-26'),
      ];
      const rows = values.map((value) => ({ value }));
      const engine = new RowEngine({
        rows,
        columns: [{ id: 'c', type: 'date', value: (row) => row.value, searchable: false }],
        compare: new Intl.Collator('en').compare,
        timeZone,
      });
      const filter = { kind: 'date', from: '2026-10-25', to: '2026-10-25' } as const;
      expect([...engine.matches([{ id: 'c', value: filter }], '')!]).toEqual([1, 2]);
    }
  });

  it('matches a timestamp on its local day, to the millisecond', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 * 365 * DAY }), (offset) => {
        const moment = new Date(Date.UTC(2025, 0, 1) + offset);
        const pad = (part: number) => String(part).padStart(2, '0');
        const day = `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`;
        expect(passing('date', [moment], { kind: 'date', from: day, to: day })).toEqual([0]);
      }),
    );
  });
});

describe('a set filter', () => {
  const states = ['open', ['new', 'late'], [], null, 'closed'];
  it.each<[string[], number[]]>([
    [
      ['open', 'closed'],
      [0, 4],
    ],
    [['late'], [1]],
    [['unknown'], []],
    [[], []],
  ])('of %j', (values, rows) => {
    expect(passing('set', states, { kind: 'set', values })).toEqual(rows);
  });
});

const value = fc.constantFrom('a', 'ab', 'abc', 'B', 'É', 'e');
const bound = fc.option(fc.integer({ min: -2, max: 2 }), { nil: undefined });
const day = fc.option(
  fc.integer({ min: 1, max: 9 }).map((n) => `2026-02-0${n}`),
  { nil: undefined },
);
const filter: fc.Arbitrary<ColumnFilter> = fc.oneof(
  fc
    .string({ unit: fc.constantFrom('a', 'b', 'e', 'É', ' '), maxLength: 3 })
    .map((text) => ({ kind: 'text' as const, text })),
  fc.subarray(['a', 'ab', 'B', 'É']).map((values) => ({ kind: 'set' as const, values })),
  fc.record({ kind: fc.constant('number' as const), min: bound, max: bound }),
  fc.record({ kind: fc.constant('date' as const), from: day, to: day }),
);

describe('narrower filter', () => {
  it('is only detected if every row of the new filter passed the previous one', () => {
    const cell = fc.oneof(
      value,
      fc.integer({ min: -3, max: 3 }),
      fc.constant(null),
      fc.constant('2026-02-05'),
    );
    fc.assert(
      fc.property(filter, filter, fc.array(cell, { maxLength: 20 }), (previous, next, values) => {
        fc.pre(narrows(previous, next));
        const type = next.kind;
        const before = passing(type, values, previous) ?? [...values.keys()];
        for (const row of passing(type, values, next) ?? values.keys()) expect(before).toContain(row);
      }),
      { numRuns: 500 },
    );
  });

  it.each<[ColumnFilter, ColumnFilter, boolean]>([
    [{ kind: 'text', text: 'ha' }, { kind: 'text', text: 'HAL' }, true],
    [{ kind: 'text', text: 'ha' }, { kind: 'text', text: 'h' }, false],
    [{ kind: 'number', min: 1 }, { kind: 'number', min: 1, max: 5 }, true],
    [{ kind: 'number', max: 5 }, { kind: 'number', min: 1 }, false],
    [{ kind: 'date', from: '2026-01-01' }, { kind: 'date', from: '2026-02-01', to: '2026-03-01' }, true],
    [{ kind: 'date', to: '2026-01-01' }, { kind: 'date', to: '2026-02-01' }, false],
    [{ kind: 'set', values: ['a', 'b'] }, { kind: 'set', values: ['b'] }, true],
    [{ kind: 'set', values: [] }, { kind: 'set', values: ['b'] }, false],
    [{ kind: 'text', text: 'a' }, { kind: 'set', values: ['a'] }, false],
  ])('%j to %j: %s', (previous, next, expected) => {
    expect(narrows(previous, next)).toBe(expected);
  });

  it('with several columns requires every previous rule to be equal or narrower; more rules are allowed', () => {
    const rule = (id: string, text: string) => ({ id, value: { kind: 'text' as const, text } });
    expect(rulesNarrow([], [rule('a', 'x')])).toBe(true);
    expect(rulesNarrow([rule('a', 'x')], [rule('b', 'y'), rule('a', 'xy')])).toBe(true);
    expect(rulesNarrow([rule('a', 'x')], [])).toBe(false);
    expect(rulesNarrow([rule('a', 'x'), rule('b', 'y')], [rule('a', 'x')])).toBe(false);
    expect(rulesNarrow([rule('a', 'x')], [rule('b', 'x')])).toBe(false);
  });
});

describe('search', () => {
  it.each([
    ['', []],
    ['  ', []],
    ['Halden  État', ['halden', 'etat']],
    ['a\u00a0b\tc', ['a', 'b', 'c']],
  ])('splits %j into words', (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });

  it('finds rows with all words in any order', () => {
    const searchText = createSearchText(['Crédit Halden', 'halden garantie', 'credit']);
    const found = (text: string) => {
      const matches = filterSearch(searchText, searchWords(text), null);
      return matches && [...matches];
    };
    expect(found('')).toBeNull();
    expect(found('halden')).toEqual([0, 1]);
    expect(found('halden credit')).toEqual([0]);
    expect(found('credit rien')).toEqual([]);
  });
});
