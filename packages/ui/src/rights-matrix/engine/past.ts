import { savedReach } from './draft.js';
import type { RightsModel } from './model.js';
import { isPatchwork, reachOfCells, type Reach } from './reach.js';

/**
 * Returns a user's past right in a service, in terms of today's legal entities and lists: the same list if it still has
 * the same entities, otherwise another list with these entities, otherwise entity by entity. A right that the contract
 * no longer offers becomes null.
 */
export function pastReach(model: RightsModel, past: RightsModel, person: string, service: string): Reach {
  const reach = savedReach(past, person, service);
  if (reach === null || isPatchwork(reach) || !model.rightById.has(reach.right)) return null;
  if (reach.list === null || model.serviceById.get(service)?.linked !== true)
    return { right: reach.right, list: null };
  const list = past.data.lists.find(({ id }) => id === reach.list);
  const codes = new Set(list?.contractLegalEntitiesIds);
  const cells = model.data.entities.map(({ ricos }) => (codes.has(ricos) ? reach.right : null));
  return reachOfCells(model, cells, [reach]);
}
