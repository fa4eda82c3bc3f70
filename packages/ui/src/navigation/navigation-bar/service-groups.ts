import type { ServiceGroup } from '@atrium/contract/services';
import type { NavigationService } from './types.js';

/** Order of the groups, as in the catalogue (NAV-005). */
const ORDER: Record<ServiceGroup, number> = {
  Relationship: 0,
  Insight: 1,
  Contractual: 2,
  eBusiness: 3,
  Reporting: 4,
};

export interface ServiceGroupEntry {
  group: ServiceGroup;
  services: NavigationService[];
}

/** Returns services by group, in catalogue order (NAV-004 to NAV-006); groups without services are left out. */
export function serviceGroups(services: readonly NavigationService[]): ServiceGroupEntry[] {
  const groups = Map.groupBy(services, (service) => service.group);
  return [...groups]
    .map(([group, members]) => ({ group, services: members.toSorted((a, b) => a.order - b.order) }))
    .toSorted((a, b) => ORDER[a.group] - ORDER[b.group]);
}
