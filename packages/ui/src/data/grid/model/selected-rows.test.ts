import { describe, expect, it } from 'vitest';
import { flatView } from '../engine/index.js';
import { layoutColumns } from '../viewport/layout.js';
import { GridController } from './grid-controller.js';
import { selectionOf, selectionStateOf } from './selected-rows.js';
import { EMPTY_STATE } from './state.js';

const idOf = (row: string) => row;

/** Creates a grid of rows a to e, with some selected, of which those in `matches` pass the filter. */
function gridOf(selected: readonly number[], matches: readonly number[] | null) {
  const grid = new GridController(idOf);
  const rows = ['a', 'b', 'c', 'd', 'e'];
  const passing = matches && Uint32Array.from(matches);
  grid.selection = grid.selection.withRows(rows);
  for (const row of selected) grid.selection.set(row, true);
  grid.frame = {
    rows,
    matches: passing,
    view: flatView(passing, rows.length),
    layout: layoutColumns({ start: [], center: [], end: [] }, 1_000),
    pinned: 0,
    rowHeight: 50,
    headHeight: 40,
    state: EMPTY_STATE,
  };
  return grid;
}

describe('header checkbox', () => {
  it.each<[string, number[], number[] | null, 'none' | 'some' | 'all']>([
    ['nothing selected', [], null, 'none'],
    ['one of all', [1], null, 'some'],
    ['all of all', [0, 1, 2, 3, 4], null, 'all'],
    ['all that pass', [1, 3], [1, 3], 'all'],
    ['more than those that pass', [0, 1, 3], [1, 3], 'all'],
    ['as many as pass, but others', [0, 2], [1, 3], 'some'],
    ['one that passes', [1], [1, 3], 'some'],
    ['one that does not pass', [0], [1, 3], 'some'],
  ])('%s', (_, selected, matches, state) => {
    expect(selectionStateOf(gridOf(selected, matches))).toBe(state);
  });

  it('is unchecked before the first render', () => {
    expect(selectionStateOf(new GridController(idOf))).toBe('none');
  });
});

describe('selection passed to the host', () => {
  it('contains ids and rows in row order, including hidden ones', () => {
    const selection = selectionOf(gridOf([3, 0], [1, 3]));
    expect(selection.count).toBe(2);
    expect(selection.matches).toBe(2);
    expect(selection.ids()).toEqual(['a', 'd']);
    expect(selection.rows()).toEqual(['a', 'd']);
  });

  it('counts all rows as filtered without a filter', () => {
    expect(selectionOf(gridOf([], null)).matches).toBe(5);
  });
});
