import { beforeEach, describe, expect, it } from 'vitest';
import { announce } from '../../../feedback/announcer/index.js';
import type { Language } from '../../../foundations/index.js';
import { renderGrid, said } from '../grid.fixture.js';
import type { GridState, SortRule } from '../index.js';

beforeEach(() => announce(''));

/** Returns what is announced when the host changes the state. */
function changed(
  from: Partial<GridState>,
  to: Partial<GridState>,
  props: { manual?: boolean; language?: Language } = {},
) {
  const { rerender } = renderGrid({ state: from, ...(props.manual && { manual: true }) }, props.language);
  expect(said()).toBe('');
  rerender({ state: to });
  return said();
}
const sort = (...rules: [id: string, desc?: boolean][]): { sorting: SortRule[] } => ({
  sorting: rules.map(([id, desc = false]) => ({ id, desc })),
});

describe('sort announcements', () => {
  it.each([
    ['the first column', sort(), sort(['name']), 'Sorted by Name, ascending'],
    ['the other direction', sort(['name']), sort(['name', true]), 'Sorted by Name, descending'],
    ['no order', sort(['name', true]), sort(), 'Not sorted by Name'],
    ['another column', sort(['name']), sort(['amount']), 'Sorted by Amount, ascending'],
    ['one more level', sort(['name']), sort(['name'], ['opened', true]), 'Sorted by Opened, descending'],
    ['one level fewer', sort(['name'], ['opened']), sort(['name']), 'Not sorted by Opened'],
    ['a removed column', sort(), sort(['gone']), 'Sorted by gone, ascending'],
    ['the same', sort(['name']), sort(['name']), ''],
  ])('%s', (_, from, to, text) => {
    expect(changed(from, to)).toBe(text);
  });

  it('are made for sorting by the host too', () => {
    expect(changed(sort(), sort(['name']), { manual: true })).toBe('Sorted by Name, ascending');
  });
});

describe('filter announcements', () => {
  const state = (values: string[]): Partial<GridState> => ({
    columnFilters: [{ id: 'state', value: { kind: 'set', values } }],
  });
  it.each<[string, Partial<GridState>, Partial<GridState>, string]>([
    ['a search', { globalFilter: '' }, { globalFilter: '001' }, '4 rows found'],
    ['a search that finds one', { globalFilter: '' }, { globalFilter: '0012' }, '1 row found'],
    ['a search that finds none', { globalFilter: '' }, { globalFilter: 'x' }, '0 rows found'],
    ['a column', { columnFilters: [] }, state(['open']), '4 rows found'],
    ['nothing again', state(['open']), { columnFilters: [] }, '12 rows found'],
    ['the same', state(['open']), state(['open']), ''],
  ])('%s', (_, from, to, text) => {
    expect(changed(from, to)).toBe(text);
  });

  it('are left to the host if it filters', () => {
    expect(changed({ globalFilter: '' }, { globalFilter: 'x' }, { manual: true })).toBe('');
  });

  it('count rows in collapsed groups', () => {
    const { rerender } = renderGrid({ initialState: { grouping: ['state'] }, defaultCollapsed: ['open'] });
    rerender({ state: { globalFilter: 'account', grouping: ['state'] } });
    expect(said()).toBe('12 rows found');
  });
});

it('are not made when rows change by themselves', () => {
  const { rerender } = renderGrid({ state: sort(['name']) });
  rerender({ rows: [], state: sort(['name']) });
  expect(said()).toBe('');
});
