import type { ContractUser, ServiceRights } from '@atrium/contract/contract-users';
import type { AssignedRight } from '@atrium/contract/service-rights-rules';

/** Status, role, home page and rights of a user in a contract, while being edited. */
export interface UserDraft {
  readonly contractStatus: ContractUser['contractStatus'];
  readonly clientRole: ContractUser['clientRole'];
  readonly homepage: ContractUser['homepagePreference']['template'];
  readonly rights: readonly AssignedRight[];
}

export const draftOf = (user: ContractUser): UserDraft => ({
  contractStatus: user.contractStatus,
  clientRole: user.clientRole,
  homepage: user.homepagePreference.template,
  rights: user.serviceRights,
});

const keyOf = ({ serviceRightId, legalEntitiesListId }: AssignedRight) =>
  `${serviceRightId} ${legalEntitiesListId ?? ''}`;

/** Whether two sets of rights are equal, in any order. */
export const isSameRights = (a: readonly AssignedRight[], b: readonly AssignedRight[]): boolean =>
  a.map(keyOf).toSorted().join('\n') === b.map(keyOf).toSorted().join('\n');

export const isSameDraft = (a: UserDraft, b: UserDraft): boolean =>
  a.contractStatus === b.contractStatus &&
  a.clientRole === b.clientRole &&
  a.homepage === b.homepage &&
  isSameRights(a.rights, b.rights);

/** Whether a service shows data of legal entities, so that a right to it can be limited to a list of them. */
export const isLinked = ({ serviceRights }: ServiceRights): boolean =>
  serviceRights.some(({ linkedToLegalEntities }) => linkedToLegalEntities);

/** Returns a user's right to a service. */
export const rightTo = (
  rights: readonly AssignedRight[],
  { serviceRights }: ServiceRights,
): AssignedRight | undefined =>
  rights.find(({ serviceRightId }) => serviceRights.some(({ id }) => id === serviceRightId));

/**
 * Whether somebody with the first rights loses something in exchange for the second ones: a service, a higher right to
 * it, or legal entities. `services` have their rights lowest first; a list without known entities differs from others.
 */
export const losesRights = (
  before: readonly AssignedRight[],
  after: readonly AssignedRight[],
  services: readonly ServiceRights[],
  entitiesOf: (listId: string) => readonly string[] | undefined,
): boolean => {
  const losesEntities = (from: string | null, to: string | null) => {
    if (to === null || from === to) return false;
    if (from === null) return true;
    const kept = new Set(entitiesOf(to));
    return entitiesOf(from)?.every((ricos) => kept.has(ricos)) !== true;
  };
  return services.some((service) => {
    const [old, next] = [rightTo(before, service), rightTo(after, service)];
    if (!old || !next) return old !== undefined;
    const level = (right: AssignedRight) =>
      service.serviceRights.findIndex(({ id }) => id === right.serviceRightId);
    return level(next) < level(old) || losesEntities(old.legalEntitiesListId, next.legalEntitiesListId);
  });
};

/** Returns the rights that cover legal entities; services without legal entities are skipped. */
export const linkedRights = (
  rights: readonly AssignedRight[],
  services: readonly ServiceRights[],
): AssignedRight[] =>
  services.filter(isLinked).flatMap((service) => {
    const right = rightTo(rights, service);
    return right ? [right] : [];
  });

/** Returns the rights with another right to a service, or without one. */
export function withRight(
  rights: readonly AssignedRight[],
  service: ServiceRights,
  serviceRightId: string | null,
  services: readonly ServiceRights[],
): readonly AssignedRight[] {
  const old = rightTo(rights, service);
  const others = rights.filter((right) => right !== old);
  if (serviceRightId === null) return others;
  // A new right is limited like an existing limited one: all legal entities must be chosen explicitly.
  const limit = linkedRights(others, services).find((right) => right.legalEntitiesListId !== null);
  const reach = old ?? limit;
  const legalEntitiesListId = isLinked(service) ? (reach?.legalEntitiesListId ?? null) : null;
  const right = { serviceRightId, legalEntitiesListId };
  return old ? rights.map((one) => (one === old ? right : one)) : [...others, right];
}

/** Returns the same rights, limited in some services to another list, or to all legal entities if null. */
export function withList(
  rights: readonly AssignedRight[],
  services: readonly ServiceRights[],
  legalEntitiesListId: string | null,
): readonly AssignedRight[] {
  const limited = new Set(linkedRights(rights, services));
  return rights.map((right) => (limited.has(right) ? { ...right, legalEntitiesListId } : right));
}

/** Limits the right to a service to a list; adds the service's lowest right if the user has none (CUSR-009). */
export function assignList(
  rights: readonly AssignedRight[],
  service: ServiceRights,
  legalEntitiesListId: string | null,
): readonly AssignedRight[] {
  if (rightTo(rights, service)) return withList(rights, [service], legalEntitiesListId);
  const least = service.serviceRights.find(({ linkedToLegalEntities }) => linkedToLegalEntities);
  return least ? [...rights, { serviceRightId: least.id, legalEntitiesListId }] : rights;
}

/** Three-way merge of the user's own changes with what somebody else has saved: own changes win per field. */
export function mergeDraft(
  before: UserDraft,
  mine: UserDraft,
  saved: UserDraft,
  services: readonly ServiceRights[],
): UserDraft {
  const pick = <Field extends keyof UserDraft>(field: Field) =>
    mine[field] === before[field] ? saved[field] : mine[field];
  return {
    contractStatus: pick('contractStatus'),
    clientRole: pick('clientRole'),
    homepage: pick('homepage'),
    rights: services.flatMap((service) => {
      const [old, own, now] = [before, mine, saved].map(({ rights }) => rightTo(rights, service));
      const isMine = (old && keyOf(old)) !== (own && keyOf(own));
      const right = isMine ? own : now;
      return right ? [right] : [];
    }),
  };
}
