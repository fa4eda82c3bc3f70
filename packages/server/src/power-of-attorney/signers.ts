import type { WhoMaySign } from '@atrium/contract/power-of-attorney';
import type { PowerOperation } from '@atrium/contract/power-of-attorney-rules';
import type { User } from '@atrium/contract/users';
import { whoMaySign } from '@atrium/contract/who-may-sign';
import type { Database } from '../database/open.ts';
import { powerDetails } from './rows.ts';

/** Who may sign an operation for a legal entity: the branches with a clause about it, and what each clause says. */
export async function signersOf(
  db: Database,
  { user, today }: { user: User; today: string },
  { ricosCode, product, amount }: { ricosCode: string; product: PowerOperation; amount: number },
): Promise<WhoMaySign> {
  const { hasSpartData, branches } = await powerDetails(db, user, ricosCode);
  return {
    product,
    amount,
    day: today,
    hasSpartData,
    branches: branches
      .map(({ name, refCode, ricosType, modalities, signatories }) => ({
        name,
        refCode,
        ricosType,
        clauses: whoMaySign(modalities, signatories, { product, amount, day: today }),
      }))
      .filter(({ clauses }) => clauses.length > 0),
  };
}
