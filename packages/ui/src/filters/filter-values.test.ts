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

describe('nested entries (SRCH-012)', () => {
  it('select all their children', () => {
    expect(toggleItem(COUNTRIES, [], EUROPE, true)).toEqual(['Netherlands', 'Germany', 'France']);
    expect(toggleItem(COUNTRIES, ['Netherlands', 'Sweden'], EUROPE, false)).toEqual(['Sweden']);
  });
  it('are indeterminate while some children are selected', () => {
    const stateOf = createItemStates(COUNTRIES, ['Netherlands', 'Sweden']);
    expect(COUNTRIES.map(stateOf)).toEqual(['mixed', 'on', 'off']);
  });
  it('in a URL mean all their children', () => {
    const stateOf = createItemStates(COUNTRIES, ['Western Europe']);
    expect(EUROPE.children.map(stateOf)).toEqual(['on', 'on', 'on']);
    expect(toggleItem(COUNTRIES, ['Western Europe'], EUROPE.children[1]!, false)).toEqual([
      'Netherlands',
      'France',
    ]);
  });
  it('keep a selected value without an entry', () => {
    expect(toggleItem(COUNTRIES, ['ATLANTIS'], EUROPE.children[0]!, true)).toEqual([
      'ATLANTIS',
      'Netherlands',
    ]);
  });
  it('toggle on and off from any state', () => {
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
  it('form one level if the block has no nesting', () => {
    const block = { field: 'country', title: 'Country', type: 'SELECT', placeholder: null, isHidden: false };
    const one = shownItems({ ...block, type: 'SELECT', isMultiLevel: false, items: COUNTRIES });
    expect(countItems(one)).toBe(3);
    expect(toggleItem(one, [], one[0]!, true)).toEqual(['Western Europe']);
  });
});

describe('search in a block', () => {
  it('ignores case and accents, and includes parent entries', () => {
    expect(searchItems(COUNTRIES, 'COTE')).toEqual([COUNTRIES[2]]);
    expect(all(searchItems(COUNTRIES, 'germ')).map(({ value }) => value)).toEqual([
      'Western Europe',
      'Germany',
    ]);
    expect(searchItems(COUNTRIES, 'europe')).toEqual([EUROPE]);
    expect(searchItems(COUNTRIES, ' ')).toBe(COUNTRIES);
    expect(searchItems(COUNTRIES, 'peru')).toEqual([]);
  });
  it('does not change the meaning of a parent checkbox', () => {
    const [narrowed] = searchItems(COUNTRIES, 'germ');
    expect(createItemStates(COUNTRIES, ['Germany'])(narrowed!)).toBe('mixed');
    expect(toggleItem(COUNTRIES, [], narrowed!, true)).toHaveLength(3);
  });
});

describe('long block (SRCH-020)', () => {
  it('shows the first entries and every selected one', () => {
    const many = Array.from({ length: 60 }, (_, index) => item(String(index)));
    const drawn = limitItems(many, 50, createItemStates(many, ['58']));
    expect(drawn).toHaveLength(51);
    expect(drawn.at(-1)!.value).toBe('58');
    expect(limitItems(many.slice(0, 50), 50, createItemStates(many, []))).toHaveLength(50);
  });
});

describe('active filters', () => {
  it('are those with values', () => {
    expect(countApplied({ query: 'a', service: [], date: {}, period: { dateTo: '2026-11-20' } })).toBe(2);
    expect(withFilter({ query: 'a', service: ['KYC'] }, 'service', [])).toEqual({ query: 'a' });
    expect(withFilter({ query: 'a' }, 'service', ['KYC'])).toEqual({ query: 'a', service: ['KYC'] });
  });
});
