import type { SetIndex } from './set-index.js';

/** A group of rows that share a value. */
export interface RowGroup {
  key: string;
  /** Number of rows of the group that pass the filters. */
  count: number;
  expanded: boolean;
}

/**
 * The lines a grid shows, in order: rows and group headers. Lines are numbers, so that a view of a hundred thousand
 * rows is one typed array, and an unfiltered, unsorted view needs none.
 */
export interface RowView {
  /** Number of lines shown. */
  length: number;
  /** Number of rows that pass the filters, including those under collapsed groups or parents. */
  matches: number;
  /** The row index of a line, or −1 − g for the header of group g. */
  line: (position: number) => number;
  groups: readonly RowGroup[];
  /** Nesting level of a line, from 0. */
  depth: (position: number) => number;
  /** Whether the row's matching children are shown; undefined for a row without any. */
  expanded: (row: number) => boolean | undefined;
}

const none = () => undefined;
const flat = () => 0;

/** Returns a flat list of rows; `order` null means all rows in their original order. */
export function flatView(order: Uint32Array | null, count: number): RowView {
  const length = order ? order.length : count;
  return {
    length,
    matches: length,
    line: order ? (position) => order[position]! : (position) => position,
    groups: [],
    depth: flat,
    expanded: none,
  };
}

export interface GroupOptions {
  set: SetIndex;
  /** Comparison of group keys. */
  compare: (a: string, b: string) => number;
  collapsed: ReadonlySet<string>;
}

/** Returns rows under their group headers; a row with several values is in the group of the first. Blanks come last. */
export function groupedView(order: Uint32Array | null, count: number, options: GroupOptions): RowView {
  const { set, compare, collapsed } = options;
  const total = order ? order.length : count;
  const blank = set.values.length;
  const codeOf = (row: number) =>
    set.starts[row] === set.starts[row + 1] ? blank : set.codes[set.starts[row]!]!;
  const sizes = new Uint32Array(blank + 1);
  for (let i = 0; i < total; i++) sizes[codeOf(order ? order[i]! : i)]!++;
  const present = [...sizes.keys()].filter((code) => sizes[code]! > 0);
  present.sort((a, b) =>
    a === blank ? 1 : b === blank ? -1 : compare(set.values[a] ?? '', set.values[b] ?? ''),
  );
  const groups = present.map((code): RowGroup => {
    const key = set.values[code] ?? '';
    return { key, count: sizes[code]!, expanded: !collapsed.has(key) };
  });
  const next = new Int32Array(blank + 1).fill(-1);
  let length = 0;
  groups.forEach((group, index) => {
    length++;
    if (!group.expanded) return;
    next[present[index]!] = length;
    length += group.count;
  });
  const lines = new Int32Array(length);
  for (let index = 0, at = 0; index < groups.length; index++) {
    lines[at] = -1 - index;
    at += groups[index]!.expanded ? groups[index]!.count + 1 : 1;
  }
  for (let i = 0; i < total; i++) {
    const row = order ? order[i]! : i;
    const code = codeOf(row);
    if (next[code] !== -1) lines[next[code]!++] = row;
  }
  return {
    length,
    matches: total,
    line: (position) => lines[position]!,
    groups,
    depth: (position) => (lines[position]! < 0 ? 0 : 1),
    expanded: none,
  };
}

export interface TreeOptions {
  /** Index of each row's parent, −1 for roots; parents come before their children. */
  parents: Int32Array;
  isCollapsed: (row: number) => boolean;
}

/** Returns rows under their parents. The parents of matching rows are shown too, so that every row has its context. */
export function treeView(order: Uint32Array | null, count: number, options: TreeOptions): RowView {
  const { parents, isCollapsed } = options;
  const total = order ? order.length : count;
  const shown = new Uint8Array(count);
  let sorted = order;
  if (order) {
    for (const row of order) for (let at = row; at !== -1 && !shown[at]; at = parents[at]!) shown[at] = 1;
    sorted = withParents(order, shown, parents);
  } else {
    shown.fill(1);
  }
  const size = sorted ? sorted.length : count;
  const firstChild = new Int32Array(count).fill(-1);
  const nextSibling = new Int32Array(count).fill(-1);
  let top = -1;
  for (let i = size - 1; i >= 0; i--) {
    const row = sorted ? sorted[i]! : i;
    const parent = parents[row]!;
    if (parent === -1) {
      nextSibling[row] = top;
      top = row;
    } else {
      nextSibling[row] = firstChild[parent]!;
      firstChild[parent] = row;
    }
  }
  const lines = new Int32Array(size);
  const depths = new Uint8Array(size);
  let length = 0;
  let depth = 0;
  for (let row = top; row !== -1;) {
    lines[length] = row;
    depths[length++] = depth;
    if (firstChild[row] !== -1 && !isCollapsed(row)) {
      row = firstChild[row]!;
      depth++;
      continue;
    }
    while (row !== -1 && nextSibling[row] === -1) {
      row = parents[row]!;
      depth--;
    }
    if (row !== -1) row = nextSibling[row]!;
  }
  return {
    length,
    matches: total,
    line: (position) => lines[position]!,
    groups: [],
    depth: (position) => depths[position]!,
    expanded: (row) => (firstChild[row] === -1 ? undefined : !isCollapsed(row)),
  };
}

/** Returns the order with missing parents of matches inserted before their first child. */
function withParents(order: Uint32Array, shown: Uint8Array, parents: Int32Array): Uint32Array {
  const visited = new Uint8Array(shown.length);
  const inOrder = new Uint8Array(shown.length);
  for (const row of order) inOrder[row] = 1;
  const result: number[] = [];
  for (const row of order) {
    const missing: number[] = [];
    for (let at = parents[row]!; at !== -1 && !inOrder[at] && !visited[at]; at = parents[at]!) {
      visited[at] = 1;
      missing.push(at);
    }
    result.push(...missing.reverse(), row);
  }
  return Uint32Array.from(result);
}
