import type { ContractUser } from '@atrium/contract/contract-users';
import type { Contract } from '@atrium/contract/contracts';
import { serviceRightOf } from '@atrium/contract/service-rights-rules';
import type { ListUser } from '@atrium/ui';

/** Returns, for each list of legal entities by its id, the users with a right that is limited to it. */
export function usersByList(
  users: readonly ContractUser[],
  services: Contract['services'],
): ReadonlyMap<string, readonly ListUser[]> {
  const labelOf = new Map<string, string>(services.map(({ id, label }) => [id, label]));
  const byList = new Map<string, ListUser[]>();
  for (const { id, firstName, lastName, serviceRights } of users) {
    const limited = serviceRights.filter(({ legalEntitiesListId }) => legalEntitiesListId !== null);
    const rightsByList = Map.groupBy(limited, ({ legalEntitiesListId }) => legalEntitiesListId!);
    for (const [listId, rights] of rightsByList) {
      const codes = new Set(rights.map(({ serviceRightId }) => serviceRightOf(serviceRightId)?.service));
      const user = {
        id,
        name: `${firstName} ${lastName}`,
        services: [...codes].flatMap((code) => (code && labelOf.get(code)) ?? []),
      };
      byList.set(listId, [...(byList.get(listId) ?? []), user]);
    }
  }
  return byList;
}
