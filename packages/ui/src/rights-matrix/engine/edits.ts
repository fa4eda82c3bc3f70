import { rightOfDegree, type Degree } from './degrees.js';
import { reachOf, savedReach, type Draft, type Edit } from './draft.js';
import type { ModelService, RightsModel, RightsPerson } from './model.js';
import type { Bounds } from './ranges.js';
import { cellsOf, isPatchwork, reachOfCells, sameReach, withCells } from './reach.js';
import type { RightsColumn } from './view.js';

/** The shown part of the matrix, and the current draft. */
export interface EditScope {
  readonly model: RightsModel;
  readonly draft: Draft;
  readonly people: readonly RightsPerson[];
  readonly columns: readonly RightsColumn[];
}

/** Changes, with the number of cells left unchanged. */
export interface EditResult {
  readonly edits: readonly Edit[];
  /** Number of cells whose service has no such right. */
  readonly lacking: number;
  /** Number of cells of users whose rights cannot be changed. */
  readonly fixed: number;
}

/** Returns the entities per service in a range of columns. */
function servicesIn(columns: readonly RightsColumn[], { left, right }: Bounds) {
  const services = new Map<ModelService, number[]>();
  for (const { service, entity } of columns.slice(left, right)) {
    const entities = services.get(service);
    if (entities) entities.push(entity);
    else services.set(service, [entity]);
  }
  return services;
}

/** Sets a range of cells to the right for a degree, or removes the rights. */
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
 * Limits the rights of a range to a list of legal entities. It only removes: rights to entities of the list stay as
 * they are, and none are added, so an already limited right then covers the entities in both lists.
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

/** Returns the edits for single cells, as from a paste. `null` removes a right. */
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
