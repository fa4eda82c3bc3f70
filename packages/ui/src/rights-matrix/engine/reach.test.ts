import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyModel } from './engine.fixture.js';
import { ENERGY, HALDEN, NORDIC } from '../rights-matrix.fixture.js';
import { modelOf } from './model.js';
import { cellsOf, isPatchwork, reachOfCells, sameReach, settled, withCells, type Reach } from './reach.js';

const halden = modelOf(HALDEN);
const set = (reach: Reach, cells: Record<number, string | null>, saved: Reach = null) =>
  withCells(
    halden,
    reach,
    new Map(Object.entries(cells).map(([entity, right]) => [Number(entity), right])),
    saved,
  );

describe('rights per legal entity', () => {
  it('are expressed by one right and one list where possible, and keep what was set', () => {
    fc.assert(
      fc.property(
        anyModel.filter(({ data }) => data.entities.length > 0),
        fc.array(fc.constantFrom('KYC.All', 'KYC.Read', null), { minLength: 5, maxLength: 5 }),
        (model, picks) => {
          const cells = model.data.entities.map((_, index) => picks[index]!);
          const reach = reachOfCells(model, cells);
          expect(cellsOf(model, reach)).toEqual(cells);
          const rights = new Set(cells.filter((right) => right !== null));
          const isListed = [model.data.entities.map(() => true), ...model.lists.map(({ has }) => has)].some(
            (has) => cells.every((right, entity) => (right !== null) === has[entity]),
          );
          expect(isPatchwork(reach)).toBe(rights.size > 1 || (rights.size === 1 && !isListed));
        },
      ),
    );
  });

  it('change only where set, and return to the saved value with its list', () => {
    fc.assert(
      fc.property(
        anyModel,
        fc.array(fc.tuple(fc.nat(4), fc.constantFrom('KYC.All', 'KYC.Restricted', null))),
        (model, changes) => {
          for (const services of model.saved.values()) {
            const saved = services.get('KYC') ?? null;
            const before = cellsOf(model, saved);
            const asked = new Map(changes.filter(([entity]) => entity < before.length));
            const next = withCells(model, saved, asked, saved);
            expect(cellsOf(model, next)).toEqual(
              before.map((right, entity) => (asked.has(entity) ? asked.get(entity)! : right)),
            );
            const back = withCells(model, next, new Map(before.entries()), saved);
            expect(sameReach(back, saved)).toBe(true);
          }
        },
      ),
    );
  });

  it('keep the user’s list if two lists have the same legal entities', () => {
    const twins = modelOf({
      ...HALDEN,
      lists: [
        ...HALDEN.lists,
        { id: 'twin', name: 'Twin', contractLegalEntitiesIds: HALDEN.lists[0]!.contractLegalEntitiesIds },
      ],
    });
    const saved = { right: 'KYC.Read', list: 'twin' };
    const cells = new Map<number, string | null>([
      [1, 'KYC.All'],
      [2, 'KYC.All'],
    ]);
    expect(withCells(twins, saved, cells, saved)).toEqual({ right: 'KYC.All', list: 'twin' });
  });

  it('use a list, all legal entities, or wait for a list', () => {
    expect(set(null, { 1: 'KYC.All', 2: 'KYC.All' })).toEqual({ right: 'KYC.All', list: ENERGY });
    expect(set({ right: 'KYC.All', list: ENERGY }, { 1: null, 2: null, 4: 'KYC.All' })).toEqual({
      right: 'KYC.All',
      list: NORDIC,
    });
    expect(set(null, { 0: 'KYC.All' })).toEqual({ cells: ['KYC.All', null, null, null, null] });
    const all = { right: 'KYC.All', list: null };
    expect(set({ right: 'KYC.All', list: ENERGY }, { 0: 'KYC.All', 3: 'KYC.All', 4: 'KYC.All' })).toEqual(
      all,
    );
    expect(set(all, { 0: 'KYC.All' })).toBe(all);
  });

  it('use a list they waited for once it exists', () => {
    const waiting = set(null, { 0: 'KYC.All' });
    expect(settled(halden, waiting)).toEqual(waiting);
    const made = modelOf({
      ...HALDEN,
      lists: [...HALDEN.lists, { id: 'new', name: 'Industries', contractLegalEntitiesIds: ['FR043316'] }],
    });
    expect(settled(made, waiting)).toEqual({ right: 'KYC.All', list: 'new' });
  });
});
