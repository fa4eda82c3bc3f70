import { reachOf, savedReach, type Draft, type Edit } from './draft.js';
import type { ModelService, RightsModel, RightsPerson } from './model.js';
import { pastReach } from './past.js';
import { isPatchwork, rightAt, sameReach, type Reach } from './reach.js';

/** What one person would have in a service instead of what they have. */
export interface RightChange {
  readonly person: RightsPerson;
  readonly service: ModelService;
  readonly before: Reach;
  readonly after: Reach;
  /** Indexes of legal entities over which the person would have no right any more. */
  readonly lost: readonly number[];
  /** It has been taken back, and is listed still. */
  readonly isAside: boolean;
  /** Why it cannot be saved: several rights in one service, or entities that no list holds. */
  readonly problem: 'several-rights' | 'no-list' | null;
}

/** The changes of a draft with those that were taken back, by people and services in their order. */
export function changesOf(model: RightsModel, draft: Draft): RightChange[] {
  const { entities } = model.data;
  return model.data.people.flatMap((person) => {
    const changed = draft.changes.get(person.id);
    const aside = draft.aside.get(person.id);
    if (!changed && !aside) return [];
    return model.services.flatMap((service): RightChange[] => {
      const isAside = changed?.get(service.id) === undefined;
      const after = (isAside ? aside : changed)?.get(service.id);
      if (after === undefined) return [];
      const before = savedReach(model, person.id, service.id);
      const lost = !service.linked
        ? []
        : entities.flatMap((_, entity) =>
            rightAt(model, before, entity) !== null && rightAt(model, after, entity) === null ? [entity] : [],
          );
      return [{ person, service, before, after, lost, isAside, problem: isAside ? null : problemOf(after) }];
    });
  });
}

function problemOf(reach: Reach): RightChange['problem'] {
  if (!isPatchwork(reach)) return null;
  return new Set(reach.cells.filter((right) => right !== null)).size > 1 ? 'several-rights' : 'no-list';
}

/** A service as two people have it. */
export interface RightDifference {
  readonly service: ModelService;
  readonly source: Reach;
  readonly target: Reach;
  readonly isSame: boolean;
}

/** Two people beside each other, service by service; the source as they were once, where a past is given. */
export const compareRights = (
  model: RightsModel,
  draft: Draft,
  source: string,
  target: string,
  past?: RightsModel | null,
): RightDifference[] =>
  model.services.map((service) => {
    const one = past ? pastReach(model, past, source, service.id) : reachOf(model, draft, source, service.id);
    const other = reachOf(model, draft, target, service.id);
    return { service, source: one, target: other, isSame: sameReach(one, other) };
  });

/** What makes a person’s rights equal to another’s, or to those of a past moment, in some services or in all. */
export const equalEdits = (
  model: RightsModel,
  draft: Draft,
  source: string,
  target: string,
  services?: readonly string[],
  past?: RightsModel | null,
): Edit[] =>
  compareRights(model, draft, source, target, past)
    .filter(({ isSame, service }) => !isSame && services?.includes(service.id) !== false)
    .map((difference) => ({ person: target, service: difference.service.id, reach: difference.source }));
