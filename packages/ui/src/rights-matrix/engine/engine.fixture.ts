/** Arbitrary matrices and changes for the property tests of the engine. */
import fc from 'fast-check';
import { HALDEN, servicesOf } from '../rights-matrix.fixture.js';
import { modelOf, type RightsModel } from './model.js';
import type { Bounds } from './ranges.js';
import { DEGREES } from './degrees.js';
import { EMPTY_HISTORY, reduceDraft, type DraftHistory } from './draft.js';
import { fillEdits, limitEdits, type EditScope } from './edits.js';
import { columnsOf, NO_FILTER } from './view.js';

const entity = (index: number) => ({ ricos: `E${index}`, label: `Entity ${index}`, countryCode: 'FR' });

/** Matrices of a few people, services and entities, with any lists and any rights. */
export const anyModel: fc.Arbitrary<RightsModel> = fc
  .record({ entities: fc.nat(5), people: fc.integer({ min: 1, max: 5 }), lists: fc.nat(3) })
  .chain(({ entities, people, lists }) => {
    const codes = Array.from({ length: entities }, (_, index) => entity(index));
    return fc
      .record({
        members: fc.tuple(...Array.from({ length: lists }, () => fc.subarray(codes))),
        rights: fc.tuple(
          ...Array.from({ length: people }, () => fc.tuple(...Array.from({ length: 4 }, () => fc.nat(20)))),
        ),
        fixed: fc.array(fc.nat(people * 3), { maxLength: 1 }),
      })
      .map(({ members, rights, fixed }) => {
        const named = members.map((list, index) => ({
          id: `list${index}`,
          name: `List ${index}`,
          contractLegalEntitiesIds: list.map(({ ricos }) => ricos),
        }));
        const services = servicesOf(
          ['KYC', 'POWER_OF_ATTORNEY', 'LOANS_AND_DEPOSITS', 'CASH_MANAGEMENT'],
          named,
        );
        return modelOf({
          entities: codes,
          lists: named,
          services,
          people: rights.map((picks, index) => ({
            ...HALDEN.people[0]!,
            id: `p${index}`,
            readOnlyReason: fixed.includes(index) ? 'Fixed' : undefined,
            serviceRights: services.flatMap(({ serviceRights }, service) => {
              const pick = picks[service]!;
              const right = serviceRights[pick % 5];
              if (!right) return [];
              const list = right.linkedToLegalEntities ? named[Math.floor(pick / 5) % 5]?.id : undefined;
              return [{ serviceRightId: right.id, legalEntitiesListId: list ?? null }];
            }),
          })),
        });
      });
  });

export const scopeOf = (model: RightsModel, history: DraftHistory = EMPTY_HISTORY): EditScope => ({
  model,
  draft: history.draft,
  people: model.data.people,
  columns: columnsOf(model, NO_FILTER).columns,
});

const corner = fc.tuple(fc.nat(100), fc.nat(100), fc.nat(4), fc.nat(8));
const boundsIn = (
  scope: EditScope,
  [row, column, height, width]: [number, number, number, number],
): Bounds => {
  const top = row % scope.people.length;
  const left = column % scope.columns.length;
  return {
    top,
    bottom: Math.min(top + height + 1, scope.people.length),
    left,
    right: Math.min(left + width + 1, scope.columns.length),
  };
};

/** One user action on the matrix; numbers that are too large wrap around. */
export const anyStep = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('fill' as const), corner, pick: fc.nat(3) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('limit' as const), corner, pick: fc.nat(3) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('setAside' as const, 'takeUp' as const),
      corner,
      pick: fc.nat(3),
    }),
  },
);
export type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never;

/** Returns the history after a step. */
export function take(model: RightsModel, history: DraftHistory, step: Step): DraftHistory {
  const scope = scopeOf(model, history);
  const bounds = boundsIn(scope, step.corner);
  switch (step.kind) {
    case 'fill': {
      const { edits } = fillEdits(scope, bounds, DEGREES[step.pick]!);
      return reduceDraft(model, history, { type: 'edit', edits });
    }
    case 'limit': {
      const list = model.lists[step.pick];
      if (!list) return history;
      const { edits } = limitEdits(scope, bounds, list.id);
      return reduceDraft(model, history, { type: 'edit', edits });
    }
    default:
      return reduceDraft(model, history, {
        type: step.kind,
        person: scope.people[bounds.top]!.id,
        service: scope.columns[bounds.left]!.service.id,
      });
  }
}
