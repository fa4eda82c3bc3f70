import type { RightsModel } from './model.js';

/** A right to a service over all legal entities of the contract, or over those of one list: what can be saved. */
export interface Grant {
  readonly right: string;
  readonly list: string | null;
}

/** Rights by legal entity that no right with one list says: they need a list, or one right for all. */
export interface Patchwork {
  /** The id of the right over each legal entity, by index. */
  readonly cells: readonly (string | null)[];
}

/** What a person has in a service; null is no right. */
export type Reach = Grant | Patchwork | null;

export const isPatchwork = (reach: Reach): reach is Patchwork => reach !== null && 'cells' in reach;

/** The id of the right over a legal entity, by index; in services that are not linked to entities the index is −1. */
export function rightAt(model: RightsModel, reach: Reach, entity: number): string | null {
  if (reach === null) return null;
  if ('cells' in reach) return reach.cells[entity] ?? null;
  if (reach.list === null || entity < 0) return reach.right;
  return model.listById.get(reach.list)?.has[entity] === true ? reach.right : null;
}

/** The right over each legal entity. */
export const cellsOf = (model: RightsModel, reach: Reach): (string | null)[] =>
  model.data.entities.map((_, entity) => rightAt(model, reach, entity));

/** Whether both are the same right over the same list; two lists of the same entities are two lists. */
export function sameReach(one: Reach, other: Reach): boolean {
  if (one === null || other === null) return one === other;
  if ('cells' in one)
    return 'cells' in other && one.cells.every((right, entity) => right === other.cells[entity]);
  return !('cells' in other) && one.right === other.right && one.list === other.list;
}

/**
 * The right and list that say what stands in the cells; a patchwork where none does. A list that the person has or had is
 * preferred, then all entities, then the first list that fits.
 */
export function reachOfCells(
  model: RightsModel,
  cells: readonly (string | null)[],
  preferred: readonly Reach[] = [],
): Reach {
  const right = cells.find((one) => one !== null) ?? null;
  if (right === null) return null;
  if (cells.some((one) => one !== null && one !== right)) return { cells };
  const fits = (list: string | null) => {
    if (list === null) return cells.every((one) => one !== null);
    const has = model.listById.get(list)?.has;
    return has !== undefined && cells.every((one, entity) => (one !== null) === has[entity]);
  };
  const candidates = [
    ...preferred.flatMap((reach) => (reach !== null && 'list' in reach ? [reach.list] : [])),
    null,
    ...model.lists.map(({ id }) => id),
  ];
  const list = candidates.find(fits);
  return list === undefined ? { cells } : { right, list };
}

/** What a person has once some of the cells of a service have been set; the same object where nothing changes. */
export function withCells(
  model: RightsModel,
  reach: Reach,
  changes: ReadonlyMap<number, string | null>,
  saved: Reach,
): Reach {
  const whole = changes.get(-1);
  if (whole !== undefined) {
    // A contract without legal entities may have lists still: they stay.
    const list = [reach, saved].find((one) => one !== null && 'list' in one && one.list !== null);
    if (whole === rightAt(model, reach, -1)) return reach;
    return whole === null ? null : { right: whole, list: list && 'list' in list ? list.list : null };
  }
  const cells = cellsOf(model, reach);
  let isChanged = false;
  for (const [entity, right] of changes) {
    if (entity >= cells.length || cells[entity] === right) continue;
    cells[entity] = right;
    isChanged = true;
  }
  if (!isChanged) return reach;
  // What is back to what is saved has the list that is saved, even where several lists say the same.
  const asSaved = cellsOf(model, saved);
  if (cells.every((right, entity) => right === asSaved[entity])) return saved;
  return reachOfCells(model, cells, [reach, saved]);
}

/** A patchwork whose entities have a list by now; everything else as it is. */
export const settled = (model: RightsModel, reach: Reach): Reach =>
  isPatchwork(reach) ? reachOfCells(model, reach.cells) : reach;
