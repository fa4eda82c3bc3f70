import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cleanFilters,
  FILTER_TEXT_MAX,
  FILTER_VALUES_MAX,
  isCalendarDay,
  readFilters,
  writeFilters,
  type FilterFields,
  type Filters,
} from './filter-rules.ts';
import { FilterBlock, type FilterItem } from './filters.ts';

const FIELDS: FilterFields = {
  query: { type: 'TEXT' },
  service: { type: 'SELECT' },
  state: { type: 'SELECT', values: ['OPEN', 'CLOSED'] },
  tag: { type: 'TAG' },
  date: { type: 'DATE' },
};
const read = (text: string) => readFilters(FIELDS, new URLSearchParams(text));
const write = (filters: Filters, address = '') =>
  writeFilters(FIELDS, filters, new URLSearchParams(address)).toString();

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.string({ minLength: 290, maxLength: 310 }),
);
const day = fc.oneof(
  fc
    .date({ noInvalidDate: true, min: new Date('1000-01-01'), max: new Date('9999-12-31') })
    .map((date) => date.toISOString().slice(0, 10)),
  text,
);
const filters: fc.Arbitrary<Filters> = fc.record(
  {
    query: text,
    service: fc.array(text),
    state: fc.array(fc.constantFrom('OPEN', 'CLOSED', 'LOST')),
    tag: fc.array(text, { maxLength: 130 }),
    date: fc.record({ dateFrom: day, dateTo: day }, { requiredKeys: [] }),
    other: fc.array(text),
  },
  { requiredKeys: [] },
);
const addresses = fc.array(
  fc.tuple(
    fc.constantFrom(...Object.keys(FIELDS), 'dateFrom', 'dateTo', 'page', 'sort'),
    fc.oneof(text, day),
  ),
);

describe('filters in the URL', () => {
  it('SRCH-002 SRCH-044 parse back to the same filters', () => {
    fc.assert(
      fc.property(filters, (any) => {
        const address = writeFilters(FIELDS, any);
        expect(readFilters(FIELDS, new URLSearchParams(address.toString()))).toEqual(
          cleanFilters(FIELDS, any),
        );
      }),
    );
  });
  it('SRCH-002 produce one canonical URL', () => {
    fc.assert(
      fc.property(addresses, (entries) => {
        const once = writeFilters(FIELDS, readFilters(FIELDS, new URLSearchParams(entries)));
        expect(writeFilters(FIELDS, readFilters(FIELDS, once)).toString()).toBe(once.toString());
      }),
    );
  });
  it('keep the other parameters of the URL', () => {
    fc.assert(
      fc.property(addresses, filters, (entries, any) => {
        const others = (search: URLSearchParams) =>
          [...search].filter(([name]) => name === 'page' || name === 'sort');
        const before = new URLSearchParams(entries);
        expect(others(writeFilters(FIELDS, any, before))).toEqual(others(before));
      }),
    );
    expect(write({ service: ['KYC'] }, 'document=7&service=CASH&q=a')).toBe('document=7&q=a&service=KYC');
  });
  it('keep the order of selection and drop duplicates', () => {
    expect(read('service=KYC&service=CASH&service=KYC')).toEqual({ service: ['KYC', 'CASH'] });
  });
  it('keep unknown values, unless the field has a fixed list of values', () => {
    expect(read('service=NO_SUCH&state=NO_SUCH&state=OPEN')).toEqual({
      service: ['NO_SUCH'],
      state: ['OPEN'],
    });
    expect(read('state=NO_SUCH')).toEqual({});
  });
  it('SRCH-014 accept calendar days and sort the two ends of a range', () => {
    expect(read('dateFrom=2026-11-20&dateTo=2026-05-22')).toEqual({
      date: { dateFrom: '2026-05-22', dateTo: '2026-11-20' },
    });
    expect(read('dateFrom=2026-02-30&dateTo=20.11.2026')).toEqual({});
    expect(read('dateTo=2026-11-20')).toEqual({ date: { dateTo: '2026-11-20' } });
  });
  it('drop empty values and ranges without ends', () => {
    expect(read('query=+++&service=&tag=')).toEqual({});
    expect(read(`tag=${'x'.repeat(FILTER_TEXT_MAX + 1)}`)).toEqual({});
    const many = Array.from({ length: FILTER_VALUES_MAX + 5 }, (_, index) => `tag=${index}`).join('&');
    expect(read(many)['tag']).toHaveLength(FILTER_VALUES_MAX);
  });
  it('drop a value of the wrong type', () => {
    expect(cleanFilters(FIELDS, { query: ['a'], service: 'a', date: 'a', tag: {} })).toEqual({});
    expect(cleanFilters({ constructor: { type: 'SELECT' as const } }, {})).toEqual({});
  });
  it.each([
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['26-01-01', false],
    ['2026-01-01T00:00:00Z', false],
  ])('%s is a calendar day: %s', (day, expected) => {
    expect(isCalendarDay(day)).toBe(expected);
  });
});

describe('filter blocks', () => {
  const item: FilterItem = { value: 'NL', label: 'Netherlands', count: 41, isSelected: true, children: [] };
  const block: FilterBlock = {
    field: 'country',
    title: 'Country',
    type: 'SELECT',
    placeholder: null,
    isHidden: false,
    isMultiLevel: true,
    items: [{ value: 'WE', label: 'Western Europe', count: 73, isSelected: false, children: [item] }],
  };
  it('DATA-032 DATA-033 SRCH-010 have one of four types, and nested entries', () => {
    expect(FilterBlock.parse(block)).toEqual(block);
    expect(FilterBlock.safeParse({ ...block, type: 'NUMBER' }).success).toBe(false);
    expect(FilterBlock.safeParse({ ...block, items: [{ ...item, count: -1 }] }).success).toBe(false);
  });
});
