import { savedReach } from './draft.js';
import type { RightsModel } from './model.js';
import { isPatchwork, reachOfCells, type Reach } from './reach.js';

/**
 * What a person had in a service at another moment, said with the legal entities and lists of today: the list that it was
 * limited to where that holds the same entities still, else another of the same, else legal entity by legal entity. What the
 * contract no longer offers is no right.
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
