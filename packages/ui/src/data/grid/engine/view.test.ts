import { describe, expect, it } from 'vitest';
import { createSetIndex } from './set-index.js';
import { flatView, groupedView, treeView, type RowView } from './view.js';

const lines = (view: RowView) => Array.from({ length: view.length }, (_, position) => view.line(position));
const depths = (view: RowView) => Array.from({ length: view.length }, (_, position) => view.depth(position));

describe('flat view', () => {
  it('of all rows uses no array', () => {
    const view = flatView(null, 5_000_000);
    expect([view.length, view.matches, view.line(0), view.line(4_999_999)]).toEqual([
      5_000_000, 5_000_000, 0, 4_999_999,
    ]);
  });

  it('of an order shows that order, without groups, depth or children', () => {
    const view = flatView(Uint32Array.of(2, 0), 3);
    expect(lines(view)).toEqual([2, 0]);
    expect(view.matches).toBe(2);
    expect(view.groups).toEqual([]);
    expect(depths(view)).toEqual([0, 0]);
    expect(view.expanded(2)).toBeUndefined();
  });
});

describe('grouped view', () => {
  const set = createSetIndex([['b'], ['a'], [], ['b', 'a'], ['a']]);
  const compare = (a: string, b: string) => a.localeCompare(b);
  const grouped = (order: number[] | null, collapsed: string[] = [], by = compare) =>
    groupedView(order && Uint32Array.from(order), 5, { set, compare: by, collapsed: new Set(collapsed) });

  it('has a heading before the rows of each group, blanks last', () => {
    const view = grouped(null);
    expect(lines(view)).toEqual([-1, 1, 4, -2, 0, 3, -3, 2]);
    expect(view.groups.map(({ key, count }) => [key, count])).toEqual([
      ['a', 2],
      ['b', 2],
      ['', 1],
    ]);
    expect(depths(view)).toEqual([0, 1, 1, 0, 1, 1, 0, 1]);
  });

  it('keeps blanks last when the groups are reversed', () => {
    const view = grouped(null, [], (a, b) => compare(b, a));
    expect(view.groups.map(({ key }) => key)).toEqual(['b', 'a', '']);
  });

  it('collapses a group to its heading, and still counts its rows', () => {
    const view = grouped(null, ['a', '']);
    expect(lines(view)).toEqual([-1, -2, 0, 3, -3]);
    expect(view.groups[0]).toEqual({ key: 'a', count: 2, expanded: false });
    expect(view.matches).toBe(5);
  });

  it('keeps the sort order inside a group, and omits groups without matching rows', () => {
    const view = grouped([4, 1, 2]);
    expect(lines(view)).toEqual([-1, 4, 1, -2, 2]);
    expect(view.groups.map(({ key }) => key)).toEqual(['a', '']);
  });

  it('of no rows has no line', () => {
    expect(grouped([]).length).toBe(0);
    expect(grouped([]).groups).toEqual([]);
  });
});

describe('tree view', () => {
  // 0 ─ 1 ─ 2
  //     └ 3
  // 4 ─ 5
  const parents = Int32Array.of(-1, 0, 1, 1, -1, 4);
  const tree = (order: number[] | null, closed: number[] = []) =>
    treeView(order && Uint32Array.from(order), 6, { parents, isCollapsed: (row) => closed.includes(row) });

  it('shows children below their parent, one level deeper', () => {
    const view = tree(null);
    expect(lines(view)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(depths(view)).toEqual([0, 1, 2, 2, 0, 1]);
  });

  it('hides all descendants of a collapsed parent', () => {
    expect(lines(tree(null, [0]))).toEqual([0, 4, 5]);
    expect(lines(tree(null, [1]))).toEqual([0, 1, 4, 5]);
    expect(depths(tree(null, [1, 4]))).toEqual([0, 1, 0]);
  });

  it('knows which rows have children and are expanded', () => {
    const view = tree(null, [1]);
    expect([0, 1, 2, 4].map((row) => view.expanded(row))).toEqual([true, false, undefined, true]);
  });

  it('sorts siblings and keeps children with their parent', () => {
    expect(lines(tree([5, 4, 3, 2, 1, 0]))).toEqual([4, 5, 0, 1, 3, 2]);
  });

  it('shows the parents of a match without counting them as matches', () => {
    const view = tree([3]);
    expect(lines(view)).toEqual([0, 1, 3]);
    expect(view.matches).toBe(1);
    // Row 2 does not match: row 1 has one child left, row 3 none.
    expect(view.expanded(1)).toBe(true);
    expect(view.expanded(3)).toBeUndefined();
  });

  it('reports a parent without matching children as a leaf', () => {
    expect(tree([0, 4]).expanded(0)).toBeUndefined();
    expect(lines(tree([0, 4]))).toEqual([0, 4]);
  });

  it('shows a parent once, before the first of its matches', () => {
    expect(lines(tree([3, 5, 2]))).toEqual([0, 1, 3, 2, 4, 5]);
  });
});
