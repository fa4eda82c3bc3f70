/** Flattens a tree into one list, parents before children, with the index of each row's parent (−1 for roots). */
export function treeRows<Row>(
  roots: readonly Row[],
  childrenOf: (row: Row) => readonly Row[] | undefined,
): { rows: Row[]; parents: Int32Array } {
  const rows: Row[] = [];
  const parents: number[] = [];
  const add = (list: readonly Row[], parent: number) => {
    for (const row of list) {
      const index = rows.push(row) - 1;
      parents.push(parent);
      const children = childrenOf(row);
      if (children && children.length > 0) add(children, index);
    }
  };
  add(roots, -1);
  return { rows, parents: Int32Array.from(parents) };
}
