import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountColumns } from './grid.fixture.js';
import { gridMessage, groupLabelOf, type GridMessageOptions } from './message.js';
import { EMPTY_STATE } from './model/state.js';

const t = ((key: string) => key) as never;
const textOf = (options: Partial<GridMessageOptions>) => {
  const message = gridMessage(
    {
      error: undefined,
      empty: undefined,
      emptyFiltered: undefined,
      loading: false,
      lines: 0,
      state: EMPTY_STATE,
      ...options,
    },
    t,
  );
  return message === null ? null : render(<>{message}</>).container.textContent;
};
const searched = { ...EMPTY_STATE, globalFilter: 'x' };
const filtered = {
  ...EMPTY_STATE,
  columnFilters: [{ id: 'state', value: { kind: 'set' as const, values: ['open'] } }],
};

describe('message instead of rows', () => {
  it.each<[string, Partial<GridMessageOptions>, string | null]>([
    ['nothing with rows', { lines: 3 }, null],
    ['nothing with rows while more are fetched', { lines: 3, loading: true }, null],
    ['an error before all', { lines: 3, loading: true, error: 'failed', empty: 'none' }, 'failed'],
    ['skeletons', { loading: true, empty: 'none' }, 'loading'],
    ['skeletons, not “no match”, while a search is fetched', { loading: true, state: searched }, 'loading'],
    ['the own of the host', { empty: 'none' }, 'none'],
    ['the built-in one', {}, 'grid.empty'],
    ['no match of a search', { state: searched, empty: 'none', emptyFiltered: 'no match' }, 'no match'],
    ['no match of a column', { state: filtered, emptyFiltered: 'no match' }, 'no match'],
    ['the built-in one with what to do', { state: filtered }, 'grid.emptyFilteredgrid.emptyFilteredHelp'],
  ])('%s', (_, options, text) => {
    expect(textOf(options)).toBe(text);
  });
});

describe('group label', () => {
  it.each([
    ['state', 'open', 'Open'],
    ['state', 'gone', 'gone'],
    ['amount', '37', '37'],
    ['gone', 'x', 'x'],
  ])('of %s for %j is %j', (column, key, label) => {
    expect(groupLabelOf(accountColumns, { ...EMPTY_STATE, grouping: [column] })(key)).toBe(label);
  });
});
