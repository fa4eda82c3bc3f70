import type { LegalEntity } from '@atrium/contract/clients';
import type { Contract } from '@atrium/contract/contracts';
import type { ContractFormValue } from '@atrium/ui';
import { valueOf } from './contract-values.ts';

/** A contract as it was read, what the person wants of it now, and what somebody else has saved meanwhile. */
export interface MergedContract {
  readonly before: Contract;
  readonly mine: ContractFormValue;
  readonly saved: Contract;
}

const codesOf = (entities: readonly LegalEntity[]) => new Set(entities.map(({ ricos }) => ricos));

/** The legal entities of `mine`, with those that came and without those that left between `before` and `saved`. */
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
 * What the person changed since `before`, put on what somebody else has saved meanwhile: what only one of them changed
 * keeps that change; where both did, the person’s own stays.
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
    // A form holds those alone that were moved from where they are saved.
    services: Object.fromEntries(
      Object.entries(mine.services).filter(
        ([id, category]) => categories.get(id as keyof ContractFormValue['services']) !== category,
      ),
    ),
  };
}
