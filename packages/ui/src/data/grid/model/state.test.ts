import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GridState } from '../types.js';
import { restoreGridState, serializeGridState } from './state.js';

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
  columnPinning: fc.record({ start: fc.uniqueArray(id), end: fc.uniqueArray(id) }),
  columnSizing: fc.dictionary(id, fc.integer({ min: 40, max: 900 })),
  grouping: fc.array(id, { maxLength: 1 }),
});

describe('REQ-016 REQ-017 the remembered state of a grid', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(state, (state) => {
        expect(restoreGridState(serializeGridState(state), columns)).toEqual(
          JSON.parse(JSON.stringify(state)),
        );
      }),
    );
  });

  it('never throws, whatever was stored, and gives only slices that a grid can take', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), (stored) => {
        expect(restoreGridState(stored, columns)).toEqual({});
      }),
    );
  });

  it('drops damaged slices and keeps the sound ones', () => {
    const stored = JSON.stringify({
      version: 1,
      sorting: [{ id: 'title' }],
      columnFilters: [{ id: 'title', value: { kind: 'regex' } }],
      columnSizing: { title: -5 },
      globalFilter: 'halden',
    });
    expect(restoreGridState(stored, columns)).toEqual({ globalFilter: 'halden' });
  });

  it('drops columns that no longer exist', () => {
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
});
