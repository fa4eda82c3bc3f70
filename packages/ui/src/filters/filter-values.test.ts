import type { FilterItem } from '@atrium/contract/filters';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chosenLeaves,
  countApplied,
  countItems,
  createItemStates,
  limitItems,
  searchItems,
  shownItems,
  toggleItem,
  withFilter,
} from './filter-values.js';

const item = (value: string, children: FilterItem[] = []): FilterItem => ({
  value,
  label: value,
  count: 1,
  isSelected: false,
  children,
});
const COUNTRIES = [
  item('Western Europe', [item('Netherlands'), item('Germany'), item('France')]),
  item('Nordic countries', [item('Sweden')]),
  item('Côte d’Ivoire'),
];
const EUROPE = COUNTRIES[0]!;

/** Any tree of entries with unique values. */
const trees = fc.array(fc.tuple(fc.nat({ max: 4 }), fc.nat({ max: 3 })), { maxLength: 6 }).map((shape) =>
  shape.map(([children, grandchildren], index) =>
    item(
      `${index}`,
      Array.from({ length: children }, (_, child) =>
        item(
          `${index}.${child}`,
          child === 0 ? Array.from({ length: grandchildren }, (_, one) => item(`${index}.0.${one}`)) : [],
        ),
      ),
    ),
  ),
);
const all = (items: readonly FilterItem[]): FilterItem[] =>
  items.flatMap((one) => [one, ...all(one.children)]);

describe('entries in several levels (SRCH-012)', () => {
  it('stand for what is under them', () => {
    expect(toggleItem(COUNTRIES, [], EUROPE, true)).toEqual(['Netherlands', 'Germany', 'France']);
    expect(toggleItem(COUNTRIES, ['Netherlands', 'Sweden'], EUROPE, false)).toEqual(['Sweden']);
  });
  it('are mixed while only some of it is chosen', () => {
    const stateOf = createItemStates(COUNTRIES, ['Netherlands', 'Sweden']);
    expect(COUNTRIES.map(stateOf)).toEqual(['mixed', 'on', 'off']);
  });
  it('that an address names mean all that is under them', () => {
    const stateOf = createItemStates(COUNTRIES, ['Western Europe']);
    expect(EUROPE.children.map(stateOf)).toEqual(['on', 'on', 'on']);
    expect(toggleItem(COUNTRIES, ['Western Europe'], EUROPE.children[1]!, false)).toEqual([
      'Netherlands',
      'France',
    ]);
  });
  it('keep a chosen value that no entry has', () => {
    expect(toggleItem(COUNTRIES, ['ATLANTIS'], EUROPE.children[0]!, true)).toEqual([
      'ATLANTIS',
      'Netherlands',
    ]);
  });
  it('are on once chosen and off once taken back, whatever was chosen before', () => {
    fc.assert(
      fc.property(trees, fc.array(fc.nat()), fc.nat(), fc.boolean(), (items, picks, pick, on) => {
        const entries = all(items);
        fc.pre(entries.length > 0);
        const before = picks.map((one) => entries[one % entries.length]!.value);
        const target = entries[pick % entries.length]!;
        const after = toggleItem(items, before, target, on);
        expect(createItemStates(items, after)(target)).toBe(on ? 'on' : 'off');
        expect(chosenLeaves(items, after)).toEqual(after);
      }),
    );
  });
  it('are one level where the block has one', () => {
    const block = { field: 'country', title: 'Country', type: 'SELECT', placeholder: null, isHidden: false };
    const one = shownItems({ ...block, type: 'SELECT', isMultiLevel: false, items: COUNTRIES });
    expect(countItems(one)).toBe(3);
    expect(toggleItem(one, [], one[0]!, true)).toEqual(['Western Europe']);
  });
});

describe('the search in a block', () => {
  it('finds without case and accents, with the entries above', () => {
    expect(searchItems(COUNTRIES, 'COTE')).toEqual([COUNTRIES[2]]);
    expect(all(searchItems(COUNTRIES, 'germ')).map(({ value }) => value)).toEqual([
      'Western Europe',
      'Germany',
    ]);
    expect(searchItems(COUNTRIES, 'europe')).toEqual([EUROPE]);
    expect(searchItems(COUNTRIES, ' ')).toBe(COUNTRIES);
    expect(searchItems(COUNTRIES, 'peru')).toEqual([]);
  });
  it('narrows no entry: its box says and does what it stands for', () => {
    const [narrowed] = searchItems(COUNTRIES, 'germ');
    expect(createItemStates(COUNTRIES, ['Germany'])(narrowed!)).toBe('mixed');
    expect(toggleItem(COUNTRIES, [], narrowed!, true)).toHaveLength(3);
  });
});

describe('a long block (SRCH-020)', () => {
  it('draws the first entries and every chosen one', () => {
    const many = Array.from({ length: 60 }, (_, index) => item(String(index)));
    const drawn = limitItems(many, 50, createItemStates(many, ['58']));
    expect(drawn).toHaveLength(51);
    expect(drawn.at(-1)!.value).toBe('58');
    expect(limitItems(many.slice(0, 50), 50, createItemStates(many, []))).toHaveLength(50);
  });
});

describe('the filters in use', () => {
  it('are those that filter', () => {
    expect(countApplied({ query: 'a', service: [], date: {}, period: { dateTo: '2026-11-20' } })).toBe(2);
    expect(withFilter({ query: 'a', service: ['KYC'] }, 'service', [])).toEqual({ query: 'a' });
    expect(withFilter({ query: 'a' }, 'service', ['KYC'])).toEqual({ query: 'a', service: ['KYC'] });
  });
});
