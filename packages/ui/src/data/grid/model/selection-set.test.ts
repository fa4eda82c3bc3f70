import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SelectionSet } from './selection-set.js';

const idOf = (row: { id: string }) => row.id;
const rowsOf = (ids: readonly string[]) => ids.map((id) => ({ id }));
const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 30 });

describe('the selection', () => {
  it('counts what it holds, through any changes', () => {
    fc.assert(
      fc.property(ids, fc.array(fc.tuple(fc.nat(29), fc.boolean())), (ids, changes) => {
        const selection = new SelectionSet(idOf);
        selection.setRows(rowsOf(ids));
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

  it('follows the ids when the rows are exchanged', () => {
    fc.assert(
      fc.property(ids, ids, fc.array(fc.nat(29)), (before, after, chosen) => {
        const selection = new SelectionSet(idOf);
        selection.setRows(rowsOf(before));
        for (const index of chosen) if (index < before.length) selection.set(index, true);
        const selected = new Set(selection.ids());
        selection.setRows(rowsOf(after));
        expect(new Set(selection.ids())).toEqual(new Set(after.filter((id) => selected.has(id))));
        expect(selection.count).toBe(selection.ids().length);
      }),
    );
  });
});
