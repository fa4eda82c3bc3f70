import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GridState } from '../types.js';
import { restoreGridState, sameSlice, serializeGridState } from './state.js';

const columns = [{ id: 'title' }, { id: 'amount' }, { id: 'state' }];
const id = fc.constantFrom('title', 'amount', 'state');
const state: fc.Arbitrary<GridState> = fc.record({
  sorting: fc.array(fc.record({ id, desc: fc.boolean() })),
  columnFilters: fc.array(
    fc.record({
      id,
      value: fc.oneof(
        fc.record({ kind: fc.constant('text' as const), text: fc.string() }),
        fc.record({ kind: fc.constant('set' as const), values: fc.array(fc.string()) }),
        fc.record({ kind: fc.constant('number' as const), min: fc.integer() }),
        fc.record({ kind: fc.constant('date' as const), from: fc.constant('2026-11-20') }),
      ),
    }),
  ),
  globalFilter: fc.string(),
  columnOrder: fc.uniqueArray(id),
  columnVisibility: fc.dictionary(id, fc.boolean()),
  columnPinning: fc.tuple(fc.uniqueArray(id), fc.uniqueArray(id)).map(([start, end]) => ({
    start,
    end: end.filter((one) => !start.includes(one)),
  })),
  columnSizing: fc.dictionary(id, fc.integer({ min: 40, max: 900 })),
  grouping: fc.array(id, { maxLength: 1 }),
});

describe('REQ-016 REQ-017 stored grid state', () => {
  it('is restored', () => {
    fc.assert(
      fc.property(state, (state) => {
        expect(restoreGridState(serializeGridState(state), columns)).toEqual(
          JSON.parse(JSON.stringify(state)),
        );
      }),
    );
  });

  it('never throws, and only contains valid parts', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), (stored) => {
        expect(restoreGridState(stored, columns)).toEqual({});
      }),
    );
  });

  it('drops corrupt parts and keeps valid ones', () => {
    const stored = JSON.stringify({
      version: 1,
      sorting: [{ id: 'title' }],
      columnFilters: [{ id: 'title', value: { kind: 'regex' } }],
      columnSizing: { title: -5 },
      globalFilter: 'halden',
    });
    expect(restoreGridState(stored, columns)).toEqual({ globalFilter: 'halden' });
  });

  it('drops removed columns', () => {
    const stored = serializeGridState({
      sorting: [
        { id: 'gone', desc: true },
        { id: 'title', desc: false },
      ],
      columnOrder: ['gone', 'state'],
      columnVisibility: { gone: false, state: false },
      columnPinning: { start: ['gone'], end: ['amount'] },
      columnSizing: { gone: 200 },
      grouping: ['gone'],
    });
    expect(restoreGridState(stored, columns)).toEqual({
      sorting: [{ id: 'title', desc: false }],
      columnOrder: ['state'],
      columnVisibility: { state: false },
      columnPinning: { start: [], end: ['amount'] },
      columnSizing: {},
      grouping: [],
    });
  });

  it('drops the state of another version', () => {
    expect(restoreGridState('{"version":0,"globalFilter":"x"}', columns)).toEqual({});
  });

  it.each<[string, unknown]>([
    ['sorting', [{ id: 'title', desc: 'yes' }]],
    ['sorting', 'title'],
    ['sorting', [null]],
    ['columnFilters', [{ id: 'title', value: null }]],
    ['columnFilters', [{ id: 'title', value: { kind: 'text', text: 3 } }]],
    ['columnFilters', [{ id: 'state', value: { kind: 'set', values: [1] } }]],
    ['columnFilters', [{ id: 'amount', value: { kind: 'number', min: '3' } }]],
    ['columnFilters', [{ id: 'amount', value: { kind: 'date', from: 'yesterday' } }]],
    ['columnFilters', [{ id: 'amount', value: { kind: 'date', to: '2026-1-1' } }]],
    ['globalFilter', null],
    ['columnOrder', { 0: 'title' }],
    ['columnVisibility', { title: 'no' }],
    ['columnVisibility', []],
    ['columnPinning', { start: ['title'] }],
    ['columnPinning', { start: 'title', end: [] }],
    ['columnSizing', { title: null }],
    ['columnSizing', { title: 0 }],
    ['grouping', [3]],
  ])('refuses a %s of %j', (slice, value) => {
    const stored = JSON.stringify({ version: 1, [slice]: value });
    expect(restoreGridState(stored, columns)).toEqual({});
  });

  it.each(['[]', 'null', '3', '"x"', '{', '{"version":"1"}', '{"version":2,"globalFilter":"x"}'])(
    'is empty for %s',
    (stored) => {
      expect(restoreGridState(stored, columns)).toEqual({});
    },
  );

  it('lists a column once, pinned at one edge only', () => {
    const stored = serializeGridState({
      columnOrder: ['state', 'title', 'state'],
      columnPinning: { start: ['title', 'title'], end: ['title', 'amount'] },
    });
    expect(restoreGridState(stored, columns)).toEqual({
      columnOrder: ['state', 'title'],
      columnPinning: { start: ['title'], end: ['amount'] },
    });
  });

  it('does not mistake prototype properties for columns', () => {
    const stored =
      '{"version":1,"columnSizing":{"__proto__":200,"constructor":200},"columnOrder":["toString"]}';
    expect(restoreGridState(stored, columns)).toEqual({ columnSizing: {}, columnOrder: [] });
  });
});

describe('comparison of state parts', () => {
  it.each<[unknown, unknown, boolean]>([
    [[], [], true],
    [[{ id: 'a', desc: true }], [{ id: 'a', desc: true }], true],
    [[{ id: 'a', desc: true }], [{ id: 'a', desc: false }], false],
    [['a', 'b'], ['b', 'a'], false],
    ['', '', true],
    ['a', 'b', false],
  ])('%j and %j: %s', (a, b, same) => {
    expect(sameSlice(a, b)).toBe(same);
  });
});
