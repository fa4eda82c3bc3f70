import type { LegalEntity } from '@atrium/contract/clients';
import type { ContractUser, ServiceRights } from '@atrium/contract/contract-users';
import type { LegalEntitiesList } from '@atrium/contract/contracts';
import type { RightName } from '@atrium/contract/service-rights-rules';
import { degreeOf, type Degree } from './degrees.js';
import type { Reach } from './reach.js';

/** A user whose rights the matrix shows. */
export interface RightsPerson extends Pick<
  ContractUser,
  'id' | 'firstName' | 'lastName' | 'email' | 'clientRole' | 'serviceRights' | 'version'
> {
  /** Their client, by whose name they are found. */
  client?: ContractUser['client'] | undefined;
  /** Why their rights cannot be changed here, for example because they are the current user (CUSR-032). */
  readOnlyReason?: string | undefined;
  /** Versions that saves of the current user have made: not shown as changes by somebody else. */
  ownVersions?: readonly number[] | undefined;
}

/** The data of the matrix, as from the contract. */
export interface RightsData {
  people: readonly RightsPerson[];
  /** Activated services with their rights, lowest first (CUSR-036). */
  services: readonly ServiceRights[];
  /** Legal entities of the contract. */
  entities: readonly LegalEntity[];
  /** Lists that rights can be limited to (CUSR-035). */
  lists: readonly Pick<LegalEntitiesList, 'id' | 'name' | 'contractLegalEntitiesIds'>[];
}

/** A right of a service. */
interface ModelRight {
  readonly id: string;
  readonly name: RightName;
  readonly label: string;
  readonly degree: Degree;
}

/** A service in the matrix: one column per legal entity if its rights are linked to them, otherwise one column. */
export interface ModelService {
  readonly id: string;
  readonly label: string;
  readonly linked: boolean;
  readonly rights: readonly ModelRight[];
}

/** A list of legal entities, with whether it contains each entity, by entity index. */
export interface ModelList {
  readonly id: string;
  readonly name: string;
  readonly has: readonly boolean[];
}

/** The data prepared for lookups by id. */
export interface RightsModel {
  readonly data: RightsData;
  readonly services: readonly ModelService[];
  readonly lists: readonly ModelList[];
  readonly listById: ReadonlyMap<string, ModelList>;
  readonly serviceById: ReadonlyMap<string, ModelService>;
  readonly rightById: ReadonlyMap<string, ModelRight>;
  readonly personById: ReadonlyMap<string, RightsPerson>;
  /** The saved rights by user and service; a missing service means no right. */
  readonly saved: ReadonlyMap<string, ReadonlyMap<string, Reach>>;
}

/** Prepares the data of a matrix for lookups. */
export function modelOf(data: RightsData): RightsModel {
  const services = data.services.map((service): ModelService => ({
    id: service.serviceId,
    label: service.serviceLabel,
    linked:
      data.entities.length > 0 &&
      service.serviceRights.some(({ linkedToLegalEntities }) => linkedToLegalEntities),
    rights: service.serviceRights.map(({ id, name, displayedName }) => ({
      id,
      name,
      label: displayedName,
      degree: degreeOf(name),
    })),
  }));
  const serviceOfRight = new Map(
    services.flatMap(({ id, rights }) => rights.map((right) => [right.id, id] as const)),
  );
  const lists = data.lists.map(({ id, name, contractLegalEntitiesIds }): ModelList => {
    const codes = new Set(contractLegalEntitiesIds);
    return { id, name, has: data.entities.map(({ ricos }) => codes.has(ricos)) };
  });
  return {
    data,
    services,
    lists,
    listById: new Map(lists.map((list) => [list.id, list])),
    serviceById: new Map(services.map((service) => [service.id, service])),
    rightById: new Map(services.flatMap(({ rights }) => rights.map((right) => [right.id, right] as const))),
    personById: new Map(data.people.map((person) => [person.id, person])),
    saved: new Map(
      data.people.map(({ id, serviceRights }) => [
        id,
        new Map(
          serviceRights.flatMap(({ serviceRightId, legalEntitiesListId }): [string, Reach][] => {
            const service = serviceOfRight.get(serviceRightId);
            return service === undefined
              ? []
              : [[service, { right: serviceRightId, list: legalEntitiesListId }]];
          }),
        ),
      ]),
    ),
  };
}
