/** Segregation of duties: which rights conflict; no schemas here, so that the portal does not load zod. */
import type { ClientRole } from './contract-status.ts';
import type { AssignedRight } from './service-rights-rules.ts';

/** A user of a contract with the rights that they have or would have. */
export interface SegregationPerson {
  readonly id: string;
  readonly clientRole: ClientRole | null;
  readonly rights: readonly AssignedRight[];
}

/** Two rights that one user should not have over the same legal entity, such as preparing and approving. */
export interface IncompatibleRights {
  readonly first: string;
  readonly second: string;
}

export type SegregationWarning =
  | { readonly kind: 'no-admin' }
  | { readonly kind: 'single-admin'; readonly personId: string }
  | {
      readonly kind: 'incompatible';
      readonly personId: string;
      /** Ids of both rights. */
      readonly first: string;
      readonly second: string;
    };

/** RICOS codes of the lists of legal entities, by id. */
export type EntitiesOfLists = ReadonlyMap<string, readonly string[]>;

/** Whether two rights cover at least one common legal entity; a right without a list covers all. */
function meet(first: AssignedRight, second: AssignedRight, lists: EntitiesOfLists): boolean {
  const [one, other] = [first.legalEntitiesListId, second.legalEntitiesListId];
  if (one === null || other === null || one === other) return true;
  const codes = new Set(lists.get(one));
  return (lists.get(other) ?? []).some((code) => codes.has(code));
}

/**
 * Returns where the four-eyes principle is violated: a contract with at most one administrator, and users who hold two
 * incompatible rights over the same legal entity. Contracts whose users have no role do not need administrators.
 */
export function segregationWarnings(
  people: readonly SegregationPerson[],
  incompatible: readonly IncompatibleRights[] = [],
  lists: EntitiesOfLists = new Map(),
): SegregationWarning[] {
  const warnings: SegregationWarning[] = [];
  if (people.some(({ clientRole }) => clientRole !== null)) {
    const admins = people.filter(({ clientRole }) => clientRole === 'ADMIN');
    if (admins.length === 0) warnings.push({ kind: 'no-admin' });
    if (admins.length === 1) warnings.push({ kind: 'single-admin', personId: admins[0]!.id });
  }
  for (const { id, rights } of people)
    for (const { first, second } of incompatible) {
      const one = rights.find(({ serviceRightId }) => serviceRightId === first);
      const other = rights.find(({ serviceRightId }) => serviceRightId === second);
      if (one && other && meet(one, other, lists))
        warnings.push({ kind: 'incompatible', personId: id, first, second });
    }
  return warnings;
}
