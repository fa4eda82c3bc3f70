import { and, eq, inArray, ne, notInArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { CONFIDENTIAL_KYC_KINDS, KYC_RIGHTS, kycRightFlags } from '@atrium/contract/kyc-rules';
import type { User } from '@atrium/contract/users';
import { entitiesWith, reachedEntities } from '../contracts/index.ts';
import type { Reads } from '../database/index.ts';
import {
  contractLegalEntities,
  contractUserRights,
  kycDocuments,
  kycRecords,
} from '../database/schema/index.ts';

/** Condition on `kyc_records`: records visible to a user. */
export const visibleRecords = (db: Reads, user: User): SQL =>
  sql`${kycRecords.ricosCode} in ${entitiesWith(db, user, 'KYC')}`;

/** Subquery of the user's KYC rights by legal entity, one row per contract that gives one; empty for bank staff. */
const rightsOf = (db: Reads, user: User) =>
  db
    .select({ ricosCode: contractLegalEntities.ricosCode, right: contractUserRights.right })
    .from(contractLegalEntities)
    .innerJoin(
      contractUserRights,
      and(
        eq(contractUserRights.contractId, contractLegalEntities.contractId),
        eq(contractUserRights.userId, user.id),
        eq(contractUserRights.serviceCode, 'KYC'),
      ),
    )
    .where(reachedEntities(db, user, 'KYC'))
    .as('own_rights');

/** Condition on `kyc_documents`: documents of visible records that the user may see (KYC-029). */
export function visibleKycDocuments(db: Reads, user: User): SQL | undefined {
  if (user.contactInformation.isInternal) return undefined;
  const rights = rightsOf(db, user);
  const unrestricted = db
    .select({ ricosCode: rights.ricosCode })
    .from(rights)
    .where(ne(rights.right, 'Restricted'));
  return or(
    notInArray(kycDocuments.kind, [...CONFIDENTIAL_KYC_KINDS]),
    inArray(kycDocuments.ricosCode, unrestricted),
  );
}

/**
 * Returns the user's rights on the KYC record of a legal entity: the highest right that one of their contracts gives;
 * bank staff have all rights.
 */
export async function rightsFor(db: Reads, user: User, ricosCode: string) {
  if (user.contactInformation.isInternal) return kycRightFlags('All');
  const rights = rightsOf(db, user);
  const rows = await db.select().from(rights).where(eq(rights.ricosCode, ricosCode));
  const given = new Set<string>(rows.map(({ right }) => right));
  return kycRightFlags(KYC_RIGHTS.findLast((right) => given.has(right)) ?? 'Restricted');
}
