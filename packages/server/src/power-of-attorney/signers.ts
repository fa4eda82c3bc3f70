import type { WhoMaySign } from '@atrium/contract/power-of-attorney';
import { areInForce, type PowerOperation } from '@atrium/contract/power-of-attorney-rules';
import type { User } from '@atrium/contract/users';
import { whoMaySign } from '@atrium/contract/who-may-sign';
import type { Database } from '../database/index.ts';
import { powerDetails } from './rows.ts';

/**
 * Returns who may sign an operation for a legal entity: the branches with a clause about it, and what each clause says.
 * Empty if the powers are not in force yet.
 */
export async function signersOf(
  db: Database,
  { user, today }: { user: User; today: string },
  { ricosCode, product, amount }: { ricosCode: string; product: PowerOperation; amount: number },
): Promise<WhoMaySign> {
  const { hasSpartData, executionDate, branches } = await powerDetails(db, user, ricosCode);
  const isInForce = areInForce(executionDate, today);
  return {
    product,
    amount,
    day: today,
    hasSpartData,
    inForceFrom: isInForce ? null : executionDate,
    branches: (isInForce ? branches : [])
      .map(({ name, refCode, ricosType, modalities, signatories }) => ({
        name,
        refCode,
        ricosType,
        clauses: whoMaySign(modalities, signatories, { product, amount, day: today }),
      }))
      .filter(({ clauses }) => clauses.length > 0),
  };
}
