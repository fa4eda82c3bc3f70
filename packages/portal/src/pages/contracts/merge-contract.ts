import type { LegalEntity } from '@atrium/contract/clients';
import type { Contract } from '@atrium/contract/contracts';
import type { ContractFormValue } from '@atrium/ui';
import { valueOf } from './contract-values.ts';

/** A contract as it was read, the user's edited values, and the version saved by somebody else since. */
export interface MergedContract {
  readonly before: Contract;
  readonly mine: ContractFormValue;
  readonly saved: Contract;
}

const codesOf = (entities: readonly LegalEntity[]) => new Set(entities.map(({ ricos }) => ricos));

/** Returns the legal entities of `mine`, plus those added and minus those removed between `before` and `saved`. */
function mergeEntities(
  before: readonly LegalEntity[],
  mine: readonly LegalEntity[],
  saved: readonly LegalEntity[],
): LegalEntity[] {
  const [old, now, own] = [codesOf(before), codesOf(saved), codesOf(mine)];
  return [
    ...mine.filter(({ ricos }) => now.has(ricos) || !old.has(ricos)),
    ...saved.filter(({ ricos }) => !old.has(ricos) && !own.has(ricos)),
  ];
}

const SINGLE = ['name', 'description', 'isinCode', 'client', 'kcClient', 'cguName'] as const;

/**
 * Three-way merge of the user's changes since `before` into the version saved by somebody else: a field that only one
 * of them changed keeps that change; where both changed it, the user's value wins.
 */
export function mergeContract(
  before: ContractFormValue,
  mine: ContractFormValue,
  saved: Contract,
): ContractFormValue {
  const now = valueOf(saved);
  const own = SINGLE.filter((field) => JSON.stringify(mine[field]) !== JSON.stringify(before[field]));
  const categories = new Map(saved.services.map(({ id, category }) => [id, category]));
  return {
    ...now,
    ...Object.fromEntries(own.map((field) => [field, mine[field]])),
    offeredClient: mine.offeredClient,
    legalEntities: mergeEntities(before.legalEntities, mine.legalEntities, now.legalEntities),
    // A form contains only services that were moved from their saved category.
    services: Object.fromEntries(
      Object.entries(mine.services).filter(
        ([id, category]) => categories.get(id as keyof ContractFormValue['services']) !== category,
      ),
    ),
  };
}
