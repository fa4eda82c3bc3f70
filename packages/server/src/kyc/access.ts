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

/** KYC records a person may know of, as a condition on `kyc_records`. */
export const visibleRecords = (db: Reads, user: User): SQL =>
  sql`${kycRecords.ricosCode} in ${entitiesWith(db, user, 'KYC')}`;

/** What a person may do with records, by the contracts through which they see them; people of the bank have no rows. */
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

/** Documents of visible records that the person may see, as a condition on `kyc_documents` (KYC-029). */
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
 * What a person may do with the record of a legal entity: the most that one of their contracts gives them; people of
 * the bank may do everything.
 */
export async function rightsFor(db: Reads, user: User, ricosCode: string) {
  if (user.contactInformation.isInternal) return kycRightFlags('All');
  const rights = rightsOf(db, user);
  const rows = await db.select().from(rights).where(eq(rights.ricosCode, ricosCode));
  const given = new Set<string>(rows.map(({ right }) => right));
  return kycRightFlags(KYC_RIGHTS.findLast((right) => given.has(right)) ?? 'Restricted');
}
