import { rightOfDegree, type Degree } from './degrees.js';
import { reachOf, savedReach, type Draft, type Edit } from './draft.js';
import type { ModelService, RightsModel, RightsPerson } from './model.js';
import type { Bounds } from './ranges.js';
import { cellsOf, isPatchwork, reachOfCells, sameReach, withCells } from './reach.js';
import type { RightsColumn } from './view.js';

/** What is shown, and the changes so far. */
export interface EditScope {
  readonly model: RightsModel;
  readonly draft: Draft;
  readonly people: readonly RightsPerson[];
  readonly columns: readonly RightsColumn[];
}

/** Changes, with the cells that stay as they are. */
export interface EditResult {
  readonly edits: readonly Edit[];
  /** Cells whose service has no such right. */
  readonly lacking: number;
  /** Cells of people who cannot be changed. */
  readonly fixed: number;
}

/** The entities of each service that a range of columns holds. */
function servicesIn(columns: readonly RightsColumn[], { left, right }: Bounds) {
  const services = new Map<ModelService, number[]>();
  for (const { service, entity } of columns.slice(left, right)) {
    const entities = services.get(service);
    if (entities) entities.push(entity);
    else services.set(service, [entity]);
  }
  return services;
}

/** Gives a range of cells the right that a degree stands for, or takes the rights away. */
export function fillEdits(scope: EditScope, bounds: Bounds, degree: Degree): EditResult {
  const { model, draft, people, columns } = scope;
  let lacking = 0;
  const rows = people.slice(bounds.top, bounds.bottom);
  const open = rows.filter(({ readOnlyReason }) => readOnlyReason === undefined);
  const wanted = [...servicesIn(columns, bounds)].flatMap(([service, entities]) => {
    const right = rightOfDegree(service, degree);
    if (right === undefined) {
      lacking += entities.length * open.length;
      return [];
    }
    return [{ service, cells: new Map(entities.map((entity) => [entity, right])) }];
  });
  const edits = open.flatMap(({ id }) =>
    wanted.flatMap(({ service, cells }): Edit[] => {
      const now = reachOf(model, draft, id, service.id);
      const reach = withCells(model, now, cells, savedReach(model, id, service.id));
      return sameReach(reach, now) ? [] : [{ person: id, service: service.id, reach }];
    }),
  );
  return { edits, lacking, fixed: (rows.length - open.length) * (bounds.right - bounds.left) };
}

/**
 * Limits the rights of a range to a list of legal entities. It only takes: what somebody has over entities of the list stays as
 * it is, and nothing is given over the others, so a right that was limited already reaches what both lists hold.
 */
export function limitEdits(scope: EditScope, bounds: Bounds, list: string): EditResult {
  const { model, draft, people, columns } = scope;
  const isIn = model.listById.get(list)?.has ?? [];
  let lacking = 0;
  let fixed = 0;
  const edits: Edit[] = [];
  const services = [...servicesIn(columns, bounds)];
  for (const { id, readOnlyReason } of people.slice(bounds.top, bounds.bottom))
    for (const [service, entities] of services) {
      const now = reachOf(model, draft, id, service.id);
      const held = service.linked ? cellsOf(model, now) : [];
      if (readOnlyReason !== undefined) fixed += entities.length;
      else if (now === null || held.every((right) => right === null)) lacking += entities.length;
      else {
        const cells = held.map((right, entity) => (isIn[entity] === true ? right : null));
        const asked = isPatchwork(now) ? null : { right: now.right, list };
        const reach = reachOfCells(model, cells, [asked, now, savedReach(model, id, service.id)]);
        if (!sameReach(reach, now)) edits.push({ person: id, service: service.id, reach });
      }
    }
  return { edits, lacking, fixed };
}

/** Rights for single cells of what is shown: what a paste brings. `null` takes a right away. */
export function cellEdits(
  { model, draft, people, columns }: EditScope,
  rows: ReadonlyMap<number, ReadonlyMap<number, string | null>>,
): readonly Edit[] {
  const edits: Edit[] = [];
  for (const [row, cells] of rows) {
    const { id } = people[row]!;
    const services = new Map<ModelService, Map<number, string | null>>();
    for (const [column, right] of cells) {
      const { service, entity } = columns[column]!;
      let changes = services.get(service);
      if (!changes) services.set(service, (changes = new Map()));
      changes.set(entity, right);
    }
    for (const [service, changes] of services) {
      const now = reachOf(model, draft, id, service.id);
      const reach = withCells(model, now, changes, savedReach(model, id, service.id));
      if (!sameReach(reach, now)) edits.push({ person: id, service: service.id, reach });
    }
  }
  return edits;
}
