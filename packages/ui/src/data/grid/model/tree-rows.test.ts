import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { treeRows } from './tree-rows.js';

interface Node {
  name: number;
  children?: Node[];
}
const childrenOf = (node: Node) => node.children;

describe('tree rows', () => {
  it('lists parents first, each row with the index of its parent', () => {
    const roots: Node[] = [
      { name: 1, children: [{ name: 2, children: [{ name: 3 }] }, { name: 4 }] },
      { name: 5 },
    ];
    const { rows, parents } = treeRows(roots, childrenOf);
    expect(rows.map(({ name }) => name)).toEqual([1, 2, 3, 4, 5]);
    expect([...parents]).toEqual([-1, 0, 1, 0, -1]);
  });

  it('is empty without roots, and an empty list of children means none', () => {
    expect(treeRows([], childrenOf).rows).toEqual([]);
    expect([...treeRows([{ name: 1, children: [] }], childrenOf).parents]).toEqual([-1]);
  });

  it('contains every row once after its parent, siblings in order', () => {
    const nodes = (children: fc.Arbitrary<Node[]>) =>
      fc.array(fc.record({ name: fc.nat(), children }), { maxLength: 3 });
    const roots = nodes(nodes(nodes(fc.constant([]))));
    fc.assert(
      fc.property(roots, (roots) => {
        const { rows, parents } = treeRows(roots, childrenOf);
        const all = (list: Node[]): Node[] => list.flatMap((node) => [node, ...all(node.children ?? [])]);
        expect(rows).toEqual(all(roots));
        for (const [index, node] of rows.entries()) {
          expect(parents[index]).toBeLessThan(index);
          const children = rows.filter((_, row) => parents[row] === index);
          expect(children).toEqual(node.children ?? []);
        }
      }),
    );
  });
});
