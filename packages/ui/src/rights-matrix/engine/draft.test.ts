import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENERGY, HALDEN } from '../rights-matrix.fixture.js';
import { changesOf, compareRights, equalEdits } from './changes.js';
import { DEGREES, rightOfDegree } from './degrees.js';
import {
  changedMeanwhile,
  EMPTY_HISTORY,
  payloadOf,
  rebase,
  reachOf,
  reduceDraft,
  type DraftHistory,
} from './draft.js';
import { fillEdits, limitEdits } from './edits.js';
import { anyModel, anyStep, scopeOf, take } from './engine.fixture.js';
import { modelOf, type RightsModel } from './model.js';
import { cellsOf, isPatchwork, rightAt, sameReach } from './reach.js';

/** Returns the current rights of all cells of a matrix. */
const picture = (model: RightsModel, history: DraftHistory) => {
  const { draft, people, columns } = scopeOf(model, history);
  return people.map(({ id }) =>
    columns.map(({ service, entity }) => rightAt(model, reachOf(model, draft, id, service.id), entity)),
  );
};
const anySteps = fc.array(anyStep, { maxLength: 12 });
const run = (model: RightsModel, steps: readonly Parameters<typeof take>[2][], from = EMPTY_HISTORY) =>
  steps.reduce((history, step) => take(model, history, step), from);

describe('draft changes', () => {
  it('undo step by step to the start, and redo to the end', () => {
    fc.assert(
      fc.property(anyModel, anySteps, (model, steps) => {
        const histories = [EMPTY_HISTORY];
        for (const step of steps) {
          const next = take(model, histories.at(-1)!, step);
          if (next !== histories.at(-1)) histories.push(next);
        }
        let history = histories.at(-1)!;
        for (const earlier of histories.slice(0, -1).toReversed()) {
          history = reduceDraft(model, history, { type: 'undo' });
          expect(history.draft).toEqual(earlier.draft);
        }
        expect(reduceDraft(model, history, { type: 'undo' })).toBe(history);
        expect(picture(model, history)).toEqual(picture(model, EMPTY_HISTORY));
        for (const later of histories.slice(1)) {
          history = reduceDraft(model, history, { type: 'redo' });
          expect(history.draft).toEqual(later.draft);
        }
        expect(reduceDraft(model, history, { type: 'redo' })).toBe(history);
      }),
    );
  });

  it('contain neither saved values nor locked users', () => {
    fc.assert(
      fc.property(anyModel, anySteps, (model, steps) => {
        const { draft } = run(model, steps);
        for (const [person, services] of draft.changes) {
          expect(services.size).toBeGreaterThan(0);
          expect(model.personById.get(person)!.readOnlyReason).toBeUndefined();
          for (const [service, reach] of services)
            expect(sameReach(reach, model.saved.get(person)?.get(service) ?? null)).toBe(false);
        }
      }),
    );
  });

  it('fill only the cells of the range whose service has the right', () => {
    fc.assert(
      fc.property(anyModel, anySteps, anyStep, (model, steps, last) => {
        const before = run(model, steps);
        const scope = scopeOf(model, before);
        const top = last.corner[0] % scope.people.length;
        const left = last.corner[1] % scope.columns.length;
        const bounds = { top, bottom: top + 1, left, right: scope.columns.length };
        const degree = DEGREES[last.pick]!;
        const { edits } = fillEdits(scope, bounds, degree);
        const after = reduceDraft(model, before, { type: 'edit', edits });
        const was = picture(model, before);
        const is = picture(model, after);
        scope.people.forEach(({ readOnlyReason }, row) =>
          scope.columns.forEach(({ service }, column) => {
            const right = rightOfDegree(service, degree);
            const isFilled = row === top && column >= left && right !== undefined && !readOnlyReason;
            expect(is[row]![column]).toBe(isFilled ? right : was[row]![column]);
          }),
        );
      }),
    );
  });

  it('limiting to a list keeps rights on its legal entities, drops the rest, and adds none', () => {
    fc.assert(
      fc.property(anyModel, anySteps, anyStep, (model, steps, last) => {
        const list = model.lists[last.pick];
        if (!list) return;
        const before = run(model, steps);
        const scope = scopeOf(model, before);
        const top = last.corner[0] % scope.people.length;
        const left = last.corner[1] % scope.columns.length;
        const bounds = { top, bottom: top + 1, left, right: left + 1 };
        const { edits } = limitEdits(scope, bounds, list.id);
        const after = reduceDraft(model, before, { type: 'edit', edits });
        const [was, is] = [picture(model, before), picture(model, after)];
        const limited = scope.columns[left]!.service;
        scope.people.forEach(({ readOnlyReason }, row) =>
          scope.columns.forEach(({ service, entity }, column) => {
            const isLimited = row === top && service === limited && service.linked && !readOnlyReason;
            const stays = !isLimited || list.has[entity] === true;
            expect(is[row]![column]).toBe(stays ? was[row]![column] : null);
          }),
        );
      }),
    );
  });

  it('filling a range with its current values changes nothing', () => {
    fc.assert(
      fc.property(anyModel, anySteps, anyStep, (model, steps, step) => {
        const history = run(model, steps);
        if (step.kind === 'setAside' || step.kind === 'takeUp') return;
        const once = take(model, history, step);
        expect(take(model, once, step)).toBe(once);
      }),
    );
  });

  it('are saved as displayed: all rights of each changed user, and of no others', () => {
    fc.assert(
      fc.property(anyModel, anySteps, (model, steps) => {
        const history = run(model, steps);
        const payload = payloadOf(model, history);
        const isBlocked = changesOf(model, history.draft).some(({ problem }) => problem !== null);
        expect(payload === null).toBe(isBlocked);
        if (!payload) return;
        expect(payload.map(({ userId }) => userId)).toEqual(
          model.data.people.filter(({ id }) => history.draft.changes.has(id)).map(({ id }) => id),
        );
        const next = modelOf({
          ...model.data,
          people: model.data.people.map((person) => {
            const sent = payload.find(({ userId }) => userId === person.id);
            const rights = sent?.rights.map(({ serviceRightId, legalEntitiesListId = null }) => ({
              serviceRightId,
              legalEntitiesListId,
            }));
            return rights ? { ...person, serviceRights: rights } : person;
          }),
        });
        expect(picture(next, EMPTY_HISTORY)).toEqual(picture(model, history));
        // After reading the saved data, no changes are pending.
        expect(rebase(next, model, history).draft.changes.size).toBe(0);
      }),
    );
  });

  it('reverted changes stay listed, are not saved, and can be applied again', () => {
    fc.assert(
      fc.property(anyModel, anySteps, (model, steps) => {
        const history = run(model, steps);
        for (const { person, service, isAside, after } of changesOf(model, history.draft)) {
          if (isAside) continue;
          const pair = { person: person.id, service: service.id };
          const without = reduceDraft(model, history, { type: 'setAside', ...pair });
          const listed = changesOf(model, without.draft).find(
            (change) => change.person.id === pair.person && change.service.id === pair.service,
          );
          expect(listed).toMatchObject({ isAside: true, after });
          expect(reachOf(model, without.draft, pair.person, pair.service)).toEqual(
            model.saved.get(pair.person)?.get(pair.service) ?? null,
          );
          const again = reduceDraft(model, without, { type: 'takeUp', ...pair });
          expect(again.draft).toEqual(history.draft);
        }
      }),
    );
  });

  it('list legal entities on which the user loses every right', () => {
    const model = modelOf(HALDEN);
    const edits = limitEdits(scopeOf(model), { top: 0, bottom: 1, left: 0, right: 1 }, ENERGY).edits;
    const { draft } = reduceDraft(model, EMPTY_HISTORY, { type: 'edit', edits });
    expect(changesOf(model, draft)).toMatchObject([
      { lost: [0, 3, 4], problem: null, after: { right: 'KYC.Read', list: ENERGY } },
    ]);
  });

  it('limiting to a list without the user’s legal entities removes the right', () => {
    const model = modelOf(HALDEN);
    const elin = HALDEN.people.findIndex(({ lastName }) => lastName === 'Lindqvist');
    const bounds = { top: elin, bottom: elin + 1, left: 0, right: 1 };
    const { edits } = limitEdits(scopeOf(model), bounds, ENERGY);
    expect(edits).toMatchObject([{ service: 'KYC', reach: null }]);
  });
});

describe('saving', () => {
  it('keeps changes made meanwhile, based on the saved version', () => {
    const model = modelOf(HALDEN);
    const [antoine, , dayo] = HALDEN.people;
    const edit = (person: string, service: string, right: string | null) => ({
      type: 'edit' as const,
      edits: [{ person, service, reach: right === null ? null : { right, list: null } }],
    });
    const sent = reduceDraft(model, EMPTY_HISTORY, edit(dayo!.id, 'KYC', 'KYC.All'));
    let history = reduceDraft(model, sent, edit(dayo!.id, 'CASH_MANAGEMENT', 'CASH_MANAGEMENT.Access'));
    history = reduceDraft(model, history, edit(antoine!.id, 'KYC', null));
    const next = modelOf({
      ...HALDEN,
      people: HALDEN.people.map((person) =>
        person === dayo
          ? {
              ...person,
              version: 2,
              serviceRights: [{ serviceRightId: 'KYC.All', legalEntitiesListId: null }],
            }
          : person,
      ),
    });
    history = reduceDraft(next, rebase(next, model, history), { type: 'saved', sent: sent.draft });
    expect(changedMeanwhile(next, history)).toEqual([]);
    expect(changesOf(next, history.draft).map(({ service }) => service.id)).toEqual([
      'KYC',
      'CASH_MANAGEMENT',
    ]);
    expect(payloadOf(next, history)).toMatchObject([{ version: 1 }, { version: 2 }]);
    expect(history.past).toEqual([]);
  });
});

describe('copying rights between two users', () => {
  it('makes them equal in every service, without changing others', () => {
    fc.assert(
      fc.property(anyModel, anySteps, (model, steps) => {
        const history = run(model, steps);
        const [source, target] = [model.data.people[0]!.id, model.data.people.at(-1)!.id];
        const edits = equalEdits(model, history.draft, source, target);
        expect(edits.every(({ person }) => person === target)).toBe(true);
        const next = reduceDraft(model, history, { type: 'edit', edits });
        expect(compareRights(model, next.draft, source, target).every(({ isSame }) => isSame)).toBe(true);
        expect(equalEdits(model, next.draft, source, target)).toEqual([]);
      }),
    );
  });

  it('can be limited to one service', () => {
    const model = modelOf(HALDEN);
    const [lena, elin] = [HALDEN.people[5]!.id, HALDEN.people[3]!.id];
    expect(equalEdits(model, EMPTY_HISTORY.draft, lena, elin, ['KYC'])).toEqual([
      { person: elin, service: 'KYC', reach: { right: 'KYC.All', list: ENERGY } },
    ]);
  });
});

describe('reloaded data', () => {
  const model = modelOf(HALDEN);
  const elin = HALDEN.people[3]!;
  const changed = reduceDraft(model, EMPTY_HISTORY, {
    type: 'edit',
    edits: [{ person: elin.id, service: 'KYC', reach: { right: 'KYC.All', list: null } }],
  });

  it('shows who changed meanwhile until it is read; the version read first is sent', () => {
    const next = modelOf({
      ...HALDEN,
      people: HALDEN.people.map((person) => (person === elin ? { ...person, version: 2 } : person)),
    });
    const history = rebase(next, model, changed);
    expect(changedMeanwhile(next, history)).toEqual([elin.id]);
    expect(payloadOf(next, history)).toMatchObject([{ version: 1 }]);
    const read = reduceDraft(next, history, { type: 'acknowledge' });
    expect(changedMeanwhile(next, read)).toEqual([]);
    expect(payloadOf(next, read)).toMatchObject([{ version: 2 }]);
  });

  it('drops users who have left', () => {
    const next = modelOf({ ...HALDEN, people: HALDEN.people.filter((person) => person !== elin) });
    expect(rebase(next, model, changed).draft.changes.size).toBe(0);
  });

  it('keeps unaffected changes', () => {
    expect(rebase(modelOf({ ...HALDEN }), model, changed)).toBe(changed);
    expect(changed.draft.changes.size).toBe(1);
    expect([...changed.draft.changes.values()].some((pairs) => [...pairs.values()].some(isPatchwork))).toBe(
      false,
    );
  });

  describe('with other legal entities', () => {
    const entity = (ricos: string) => ({ ricos, label: ricos, countryCode: 'FR' });
    const [alpha, beta, zeta] = [entity('ALPHA'), entity('BETA'), entity('ZETA')];
    const withEntities = (entities: (typeof alpha)[], lists: Record<string, string[]> = {}) => {
      const named = Object.entries(lists).map(([id, contractLegalEntitiesIds]) => ({
        id,
        name: id,
        contractLegalEntitiesIds,
      }));
      return modelOf({ ...HALDEN, entities, lists: named, people: [{ ...elin, serviceRights: [] }] });
    };
    const both = withEntities([beta, zeta]);
    /** A history in which only the first legal entity has a right, after an undo step and before a redo step. */
    const waiting = ['KYC.Read', 'KYC.All', null].reduce(
      (history, right) =>
        reduceDraft(both, history, {
          type: 'edit',
          edits: [
            { person: elin.id, service: 'KYC', reach: right === null ? null : { cells: [right, null] } },
          ],
        }),
      EMPTY_HISTORY,
    );
    const onBeta = reduceDraft(both, waiting, { type: 'undo' });
    const rightsIn = (model: ReturnType<typeof modelOf>, { draft }: typeof onBeta) =>
      cellsOf(model, reachOf(model, draft, elin.id, 'KYC'));

    it('a waiting change stays on its legal entity, also when it is undone and redone', () => {
      const next = withEntities([alpha, beta, zeta], { first: ['ALPHA'], last: ['ALPHA', 'ZETA'] });
      const history = rebase(next, both, onBeta);
      expect(rightsIn(next, history)).toEqual([null, 'KYC.All', null]);
      expect(payloadOf(next, history)).toBeNull();
      expect(rightsIn(next, reduceDraft(next, history, { type: 'undo' }))).toEqual([null, 'KYC.Read', null]);
      const list = withEntities([alpha, beta, zeta], { own: ['BETA'] });
      expect(payloadOf(list, rebase(list, next, history))).toMatchObject([
        { rights: [{ serviceRightId: 'KYC.All', legalEntitiesListId: 'own' }] },
      ]);
    });

    it('a list with an added legal entity does not fit', () => {
      const next = withEntities([beta, zeta, entity('ZULU')], { more: ['BETA', 'ZULU'] });
      const history = rebase(next, both, onBeta);
      expect(rightsIn(next, history)).toEqual(['KYC.All', null, null]);
      expect(payloadOf(next, history)).toBeNull();
    });

    it('a change on a legal entity that has left is dropped', () => {
      const next = withEntities([zeta]);
      expect(rebase(next, both, onBeta).draft.changes.size).toBe(0);
    });
  });
});
