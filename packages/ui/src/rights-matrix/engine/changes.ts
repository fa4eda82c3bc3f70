import { reachOf, savedReach, type Draft, type Edit } from './draft.js';
import type { ModelService, RightsModel, RightsPerson } from './model.js';
import { pastReach } from './past.js';
import { isPatchwork, rightAt, sameReach, type Reach } from './reach.js';

/** A changed right of one user in a service. */
export interface RightChange {
  readonly person: RightsPerson;
  readonly service: ModelService;
  readonly before: Reach;
  readonly after: Reach;
  /** Indexes of the legal entities that the user would lose all rights to. */
  readonly lost: readonly number[];
  /** The change was taken back, but is still listed. */
  readonly isAside: boolean;
  /** Why it cannot be saved: several rights in one service, or entities that match no list. */
  readonly problem: 'several-rights' | 'no-list' | null;
}

/** Returns the changes of a draft, including those taken back, in the order of people and services. */
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

/** The rights of two users in one service. */
export interface RightDifference {
  readonly service: ModelService;
  readonly source: Reach;
  readonly target: Reach;
  readonly isSame: boolean;
  /** A service of the past that is not activated today: `source` is in terms of that time, and nothing can be given. */
  readonly isGone?: true;
}

/** Returns a user's past rights to the services that are not activated any more. */
const goneServices = (model: RightsModel, past: RightsModel, source: string): RightDifference[] =>
  past.services
    .filter(({ id }) => !model.serviceById.has(id))
    .map((service) => {
      const reach = savedReach(past, source, service.id);
      return { service, source: reach, target: null, isSame: reach === null, isGone: true };
    });

/**
 * Compares two users service by service; with `past`, the source's rights are those of that time, and the services that
 * are not activated any more come last.
 */
export const compareRights = (
  model: RightsModel,
  draft: Draft,
  source: string,
  target: string,
  past?: RightsModel | null,
): RightDifference[] => [
  ...model.services.map((service) => {
    const one = past ? pastReach(model, past, source, service.id) : reachOf(model, draft, source, service.id);
    const other = reachOf(model, draft, target, service.id);
    return { service, source: one, target: other, isSame: sameReach(one, other) };
  }),
  ...(past ? goneServices(model, past, source) : []),
];

/** Returns the edits that give the target the source's rights, current or past, in some services or all. */
export const equalEdits = (
  model: RightsModel,
  draft: Draft,
  source: string,
  target: string,
  services?: readonly string[],
  past?: RightsModel | null,
): Edit[] =>
  compareRights(model, draft, source, target, past)
    .filter(({ isSame, isGone, service }) => !isSame && !isGone && services?.includes(service.id) !== false)
    .map((difference) => ({ person: target, service: difference.service.id, reach: difference.source }));
