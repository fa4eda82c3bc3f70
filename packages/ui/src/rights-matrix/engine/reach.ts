import type { RightsModel } from './model.js';

/** A right to a service for all legal entities (`list` is null) or those of one list: this can be saved. */
export interface Grant {
  readonly right: string;
  readonly list: string | null;
}

/** Rights by legal entity that are not one right with one list: they need a list, or one right for all. */
export interface Patchwork {
  /** The id of the right to each legal entity, by index. */
  readonly cells: readonly (string | null)[];
}

/** A user's right in a service; null is no right. */
export type Reach = Grant | Patchwork | null;

export const isPatchwork = (reach: Reach): reach is Patchwork => reach !== null && 'cells' in reach;

/** Returns the id of the right to a legal entity, by index; the index is −1 for services not linked to entities. */
export function rightAt(model: RightsModel, reach: Reach, entity: number): string | null {
  if (reach === null) return null;
  if ('cells' in reach) return reach.cells[entity] ?? null;
  if (reach.list === null || entity < 0) return reach.right;
  return model.listById.get(reach.list)?.has[entity] === true ? reach.right : null;
}

/** Returns the right to each legal entity. */
export const cellsOf = (model: RightsModel, reach: Reach): (string | null)[] =>
  model.data.entities.map((_, entity) => rightAt(model, reach, entity));

/** Whether both are the same right with the same list; two lists with the same entities are different. */
export function sameReach(one: Reach, other: Reach): boolean {
  if (one === null || other === null) return one === other;
  if ('cells' in one)
    return (
      'cells' in other &&
      one.cells.length === other.cells.length &&
      one.cells.every((right, entity) => right === other.cells[entity])
    );
  return !('cells' in other) && one.right === other.right && one.list === other.list;
}

/**
 * Returns the right and list that match the cells; a patchwork if there are none. Preferred are lists that the user has
 * or had, then all entities, then the first matching list.
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

/** Returns a user's right after some cells of a service were set; the same object if nothing changes. */
export function withCells(
  model: RightsModel,
  reach: Reach,
  changes: ReadonlyMap<number, string | null>,
  saved: Reach,
): Reach {
  const whole = changes.get(-1);
  if (whole !== undefined) {
    // A contract without legal entities may still have lists: they are kept.
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
  // Cells set back to the saved state get the saved list, even if several lists match.
  const asSaved = cellsOf(model, saved);
  if (cells.every((right, entity) => right === asSaved[entity])) return saved;
  return reachOfCells(model, cells, [reach, saved]);
}

/** Turns a patchwork that now matches a list into a right with that list; returns anything else unchanged. */
export const settled = (model: RightsModel, reach: Reach): Reach =>
  isPatchwork(reach) ? reachOfCells(model, reach.cells) : reach;
