import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { CONFIDENTIAL_KYC_KINDS, KYC_RIGHTS, kycRightFlags } from '@atrium/contract/kyc-rules';
import type { KycRight } from '@atrium/contract/kyc-rules';
import type { User } from '@atrium/contract/users';
import { contractsWith, entitiesWith } from '../contracts/access.ts';
import type { Database } from '../database/open.ts';
import { contractLegalEntities, kycDocuments, kycRecords, kycRights } from '../database/schema/index.ts';

/** KYC records a person may know of, as a condition on `kyc_records`. */
export const visibleRecords = (db: Database, user: User): SQL =>
  sql`${kycRecords.ricosCode} in ${entitiesWith(db, user, 'KYC')}`;

/** Codes of the legal entities of whose records a person sees part only. */
function restrictedEntities(db: Database, user: User): SQL {
  const least = sql`bool_and(coalesce(${kycRights.right}, 'ALL') = 'RESTRICTED')`;
  return sql`(select ${contractLegalEntities.ricosCode} from ${contractLegalEntities} left join ${kycRights} on ${kycRights.contractId} = ${contractLegalEntities.contractId} and ${kycRights.userId} = ${user.id} where ${contractLegalEntities.contractId} in ${contractsWith(db, user, 'KYC')} group by ${contractLegalEntities.ricosCode} having ${least})`;
}

/** Documents of visible records that the person may see, as a condition on `kyc_documents` (KYC-029). */
export function visibleKycDocuments(db: Database, user: User): SQL {
  const kinds = sql.join(
    CONFIDENTIAL_KYC_KINDS.map((kind) => sql`${kind}`),
    sql`, `,
  );
  return sql`(${kycDocuments.kind} not in (${kinds}) or ${kycDocuments.ricosCode} not in ${restrictedEntities(db, user)})`;
}

/**
 * What a person may do with the record of a legal entity: the most that one of their contracts allows. A contract that says
 * nothing allows everything.
 */
export async function rightsFor(db: Database, user: User, ricosCode: string) {
  const rows = await db
    .select({ right: kycRights.right })
    .from(contractLegalEntities)
    .leftJoin(
      kycRights,
      and(eq(kycRights.contractId, contractLegalEntities.contractId), eq(kycRights.userId, user.id)),
    )
    .where(
      and(
        eq(contractLegalEntities.ricosCode, ricosCode),
        sql`${contractLegalEntities.contractId} in ${contractsWith(db, user, 'KYC')}`,
      ),
    );
  const given = new Set(rows.map(({ right }): KycRight => right ?? 'ALL'));
  return kycRightFlags(KYC_RIGHTS.findLast((right) => given.has(right)) ?? 'RESTRICTED');
}
