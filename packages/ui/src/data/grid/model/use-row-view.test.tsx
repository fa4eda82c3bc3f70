import { describe, expect, it, vi } from 'vitest';
import { accountColumns, accounts, renderGrid } from '../grid.fixture.js';
import type { GridState } from '../index.js';

/** Returns the number of rows that a search matches. */
function found(globalFilter: string, columns = accountColumns): number {
  const onMatchesChange = vi.fn<(count: number) => void>();
  renderGrid({ columns, onMatchesChange, initialState: { globalFilter } });
  return onMatchesChange.mock.lastCall![0];
}

describe('set column with options', () => {
  it('is sorted by the displayed labels, not the values', () => {
    const { texts } = renderGrid({
      rows: accounts(3),
      initialState: { sorting: [{ id: 'state', desc: false }] },
    });
    // Sorted by label: Closed, New, Open; by value it would be a-closed, open, z-new.
    expect(texts('name', 3)).toEqual(['Account 0001', 'Account 0003', 'Account 0002']);
  });

  it('is searched by its labels', () => {
    expect(['closed', 'a-closed', 'open 0011'].map((search) => found(search))).toEqual([4, 0, 1]);
  });

  it.each([
    [undefined, ['New', 'Open', 'Closed']],
    [{ sorting: [{ id: 'state', desc: true }] }, ['Closed', 'Open', 'New']],
  ])('groups in the order of its options, with a state of %j', (state, labels) => {
    const { row } = renderGrid({ rows: accounts(3), initialState: { grouping: ['state'], ...state } });
    expect([0, 2, 4].map((position) => row(position)!.textContent)).toEqual(
      labels.map((label) => `${label}1`),
    );
  });
});

it('sorts texts by language: accented letters before z', () => {
  const rows = ['z', 'côte', 'coté', 'cote', 'Étage'].map((name, i) => ({ ...accounts(5)[i]!, name }));
  const { texts } = renderGrid({ rows, initialState: { sorting: [{ id: 'name', desc: false }] } }, 'fr');
  expect(texts('name', 5)).toEqual(['cote', 'coté', 'côte', 'Étage', 'z']);
});

describe('blanks', () => {
  it.each([false, true])('are last, descending %s', (desc) => {
    const { texts } = renderGrid({ rows: accounts(6), initialState: { sorting: [{ id: 'amount', desc }] } });
    expect(texts('amount', 6).at(-1)).toBe('');
  });
});

describe('search', () => {
  it('covers texts and sets, and numbers and dates only on request', () => {
    const columnsWith = (id: string, searchable: boolean) =>
      accountColumns.map((column) => (column.id === id ? { ...column, searchable } : column));
    expect(found('2026-01-03')).toBe(0);
    expect(found('2026-01-03', columnsWith('opened', true))).toBe(1);
    expect(found('0012')).toBe(1);
    expect(found('0012', columnsWith('name', false))).toBe(0);
  });
});

describe('changed rows', () => {
  it('are sorted, filtered and searched again', () => {
    const state: Partial<GridState> = {
      sorting: [{ id: 'name', desc: false }],
      columnFilters: [{ id: 'state', value: { kind: 'set', values: ['open'] } }],
      globalFilter: '00',
    };
    const rows = accounts(6);
    const { texts, rerender, rowcount } = renderGrid({ rows, initialState: state });
    expect(texts('name', 2)).toEqual(['Account 0002', 'Account 0005']);
    rerender({ rows: rows.map((row) => (row.id === 'a0' ? { ...row, state: 'open', name: 'A 000' } : row)) });
    expect(texts('name', 3)).toEqual(['A 000', 'Account 0002', 'Account 0005']);
    rerender({ rows: rows.filter(({ id }) => id !== 'a1') });
    expect(rowcount()).toBe(2);
  });
});
