import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SelectionSet } from './selection-set.js';

const idOf = (row: { id: string }) => row.id;
const rowsOf = (ids: readonly string[]) => ids.map((id) => ({ id }));
const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 30 });

describe('selection', () => {
  it('counts its rows after any changes', () => {
    fc.assert(
      fc.property(ids, fc.array(fc.tuple(fc.nat(29), fc.boolean())), (ids, changes) => {
        let selection = new SelectionSet(idOf);
        selection = selection.withRows(rowsOf(ids));
        const model = new Set<string>();
        for (const [index, on] of changes) {
          const id = ids[index];
          if (id === undefined) continue;
          selection.set(index, on);
          if (on) model.add(id);
          else model.delete(id);
        }
        expect(selection.count).toBe(model.size);
        expect(new Set(selection.ids())).toEqual(model);
      }),
    );
  });

  it('follows the ids when the rows are replaced', () => {
    fc.assert(
      fc.property(ids, ids, fc.array(fc.nat(29)), (before, after, chosen) => {
        let selection = new SelectionSet(idOf);
        selection = selection.withRows(rowsOf(before));
        for (const index of chosen) if (index < before.length) selection.set(index, true);
        const selected = new Set(selection.ids());
        selection = selection.withRows(rowsOf(after));
        expect(new Set(selection.ids())).toEqual(new Set(after.filter((id) => selected.has(id))));
        expect(selection.count).toBe(selection.ids().length);
      }),
    );
  });

  it('can contain all rows except excluded ones, loaded or not', () => {
    let selection = new SelectionSet(idOf);
    const rows = rowsOf(['a', 'b', 'c', 'd']);
    const loaded = (...indexes: number[]) =>
      rows.map((row, index) => (indexes.includes(index) ? row : undefined)) as typeof rows;
    selection = selection.withRows(loaded(0, 1), { windowed: true });
    selection.setEvery();
    selection.set(1, false);
    expect([selection.every, selection.count, selection.ids()]).toEqual([true, 3, ['b']]);
    expect([0, 1, 2, 3].map((index) => selection.has(index))).toEqual([true, false, true, true]);
    // Its window is unloaded, and loaded again.
    selection = selection.withRows(loaded(3), { windowed: true });
    expect([selection.count, selection.ids(), selection.rows()]).toEqual([3, ['b'], [rows[3]]]);
    selection = selection.withRows([...rows], { windowed: true });
    expect(selection.has(1)).toBe(false);
    selection.clear();
    expect([selection.every, selection.count]).toEqual([false, 0]);
  });

  it('keeps a row whose window is unloaded, and drops one that no longer exists', () => {
    const rows = rowsOf(['a', 'b']);
    for (const windowed of [true, false]) {
      let selection = new SelectionSet(idOf);
      selection = selection.withRows(rows, { windowed });
      selection.set(0, true);
      selection = selection.withRows(rowsOf(['x', 'y']), { windowed });
      expect(selection.ids()).toEqual(windowed ? ['a'] : []);
      expect(selection.count).toBe(windowed ? 1 : 0);
      selection.setIds(new Set(['a', 'x', 'unknown']));
      expect(selection.ids().toSorted()).toEqual(windowed ? ['a', 'x'] : ['x']);
      expect(selection.rows()).toHaveLength(windowed ? 2 : 1);
    }
  });
});
